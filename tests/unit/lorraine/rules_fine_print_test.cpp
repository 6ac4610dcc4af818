// The fine print of the campaign's rules: where two of them meet, or a turn's end comes in an order of its
// own.
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"

using disfida::test::afield;
using disfida::test::Campaign;
using disfida::test::last_act;
using disfida::test::last_events;

namespace {

using Statements = Campaign::Statements;
using Json = nlohmann::ordered_json;

std::string army(const std::string& who, const std::string& where, int points, int rank,
                 const std::string& marks = "") {
    return "general " + who + " " + where + " points " + std::to_string(points) + " rank " +
           std::to_string(rank) + " skill poor" + marks + " activated";
}
std::string captive(const std::string& who, int rank) {
    return "general " + who + " captive rank " + std::to_string(rank) + " skill competent";
}

/// These generals; marigny in montigny, rank 50, ends the turn.
Campaign ended(const Statements& armies, const std::string& turn = "1") {
    Statements all{"turn " + turn};
    all.insert(all.end(), armies.begin(), armies.end());
    all.emplace_back("general marigny montigny points 5 rank 50 skill poor");
    all.emplace_back("active marigny");
    return last_act(all).play("end marigny");
}

/// A side's ranks on the map and captive: "barbazan 1, bayer 2" in the order of the state.
std::string ranks(const Campaign& field, const std::string& side) {
    const Json state = Json::parse(field.match().position().state());
    std::string out;
    for (const Json& general : state["generals"]) {
        if (general["side"] == side && (general["status"] == "field" || general["status"] == "captive")) {
            out += (out.empty() ? "" : ", ") + general["id"].get<std::string>() + " " +
                   std::to_string(general["rank"].get<int>());
        }
    }
    return out;
}

/// The French, ranks 1 to 6 in roster order; barbazan, baudricourt and bayer meet vaudemont in liffol in the
/// last battle of the turn.
Campaign last_battle(const Statements& more = {}) {
    Statements all{army("barbazan", "liffol", 20, 1),      army("baudricourt", "liffol", 20, 2),
                   army("sarrebruck", "st-dizier", 20, 3), army("bayer", "liffol", 20, 4),
                   army("salm", "st-dizier", 20, 5),       army("linange", "st-dizier", 20, 6)};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("general vaudemont lafauche points 84 rank 2 skill poor");
    all.emplace_back("active vaudemont");
    return last_act(all).play({"move vaudemont liffol", "stand"});
}

constexpr const char* nothing_lost = "lost vaudemont:0,barbazan:0,baudricourt:0,bayer:0";

} // namespace

TEST_CASE("L-Hostage all own generals inside full or beset castles: he stands at the source") {
    Campaign field = ended(
        {captive("ladan", 2), captive("barbazan", 1), captive("baudricourt", 2), captive("sarrebruck", 3),
         captive("bayer", 4), army("salm", "commercy", 20, 5, " inside"), "castle commercy french garrison 5",
         army("vaudemont", "gondrecourt", 1, 1), army("linange", "gondrecourt", 6, 6, " inside")});
    field.play({"place ladan montigny", "place barbazan st-dizier"});
    CHECK(field.general("barbazan") == "1 st-dizier");
}

TEST_CASE("L-Replace captives count as living, and are renumbered too") {
    Campaign field = last_battle();
    field.play("battle result burgundy " + std::string(nothing_lost) + " killed baudricourt captured bayer");
    field.play({"retreat gondrecourt", "roll : 2 2"});
    CHECK(ranks(field, "french") == "barbazan 1, sarrebruck 2, bayer 3, salm 4, linange 5");
    CHECK(field.asked() == "french barbey 0 null -");
    field.play({"roll : 6", "place barbey st-dizier"});
    CHECK(field.at("/turn") == "2");
    CHECK(field.quality("barbey") == "competent 6");
}

TEST_CASE("L-Replace renumbering comes after the exchange") {
    Campaign field = last_battle({captive("ladan", 33)});
    field.play("battle result burgundy " + std::string(nothing_lost) + " killed barbazan captured bayer");
    field.play({"retreat gondrecourt", "roll : 2 2"});
    CHECK(field.turn_of() == "place burgundy");
    CHECK(ranks(field, "french") == "baudricourt 2, sarrebruck 3, bayer 4, salm 5, linange 6");
    field.play({"place ladan montigny", "place bayer st-dizier"});
    CHECK(ranks(field, "french") == "baudricourt 1, sarrebruck 2, bayer 3, salm 4, linange 5");
    CHECK(field.phase() == "replace");
}

TEST_CASE("L-Replace Burgundy first, each the largest free rank up to 6") {
    Campaign field =
        ended({army("toulongeon", "nogent", 9, 6), army("vaudemont", "nogent", 9, 5), "general ladan killed",
               "general fribourg reserve", army("antoing", "nogent", 9, 2),
               army("barbazan", "st-dizier", 9, 1), "general linange killed"});
    // Burgundy: 6 5 2 and marigny's 50; 4 and 3 are free.
    CHECK(field.asked() == "burgundy mirebeau 0 null -");
    field.play({"roll : 3", "place mirebeau montigny"});
    CHECK(field.quality("mirebeau") == "poor 4");
    CHECK(field.asked() == "burgundy humieres 0 null -");
    field.play({"roll : 3", "place humieres montigny"});
    CHECK(field.quality("humieres") == "poor 3");
    CHECK(field.asked() == "french barbey 0 null -");
    field.play({"roll : 3", "place barbey st-dizier"});
    CHECK(field.quality("barbey") == "poor 6");
    CHECK(field.at("/turn") == "2");
}

TEST_CASE("L-Replace names: the first still in reserve, then captains") {
    Campaign used = ended({"general ladan killed", "general mirebeau killed", "general humieres killed"});
    CHECK(used.asked() == "burgundy vergy 0 null -");
    Campaign field =
        ended({"general ladan killed", "general fribourg killed", "general mirebeau killed",
               "general humieres killed", "general vergy killed", "general gargrave killed",
               "general bazentin killed", "general marechal killed", "general salm killed",
               "general barbey killed", "general ourches killed", "general pouilly killed",
               "general chatelet killed", "general rodemack killed", "general haussonville killed"});
    CHECK(field.asked() == "burgundy captain-b7 0 null -");
    field.play({"roll : 3", "place captain-b7 montigny"});
    CHECK(field.asked() == "burgundy captain-b8 0 null -");
    field.play({"roll : 3", "place captain-b8 montigny"});
    CHECK(field.asked() == "french captain-f7 0 null -");
    field.play({"roll : 3", "place captain-f7 st-dizier"});
    CHECK(field.quality("captain-b7") == "poor 6");
    CHECK(field.quality("captain-b8") == "poor 5");
    CHECK(field.at("/generals/24/id") == "captain-b7");
    CHECK(field.at("/generals/25/id") == "captain-b8");
    CHECK(field.at("/generals/26/id") == "captain-f7");
    CHECK(field.at("/generals/26/side") == "french");
}

TEST_CASE("L-Replace a seventh general stays, and nobody comes for one who leaves seven") {
    Campaign field = ended({army("mirebeau", "montigny", 9, 7)});
    CHECK(field.at("/turn") == "2");
    CHECK(field.general("mirebeau") == "9 montigny");
    Campaign one = ended({army("mirebeau", "montigny", 9, 7), "general ladan killed"});
    CHECK(one.at("/turn") == "2");
}

TEST_CASE("L-Victory 1 the end roll comes after the replacements") {
    Campaign field = ended({"general ladan killed"}, "10");
    CHECK(field.phase() == "replace");
    field.play({"roll : 3", "place mirebeau montigny"});
    CHECK(field.phase() == "end-roll");
}

TEST_CASE("L-Victory 1 resigned while a retreat crosses the enemy: everything stays where it stood") {
    disfida::Match match = disfida::test::start("lorraine", {});
    for (const char* statement :
         {"empty", "general barbazan chaumont points 50 rank 1 skill poor",
          "general bayer chaumont points 40 rank 2 skill poor",
          "general vaudemont val-rognon points 84 rank 1 skill poor",
          "general ladan nogent points 30 rank 2 skill poor",
          "general marigny val-rognon points 30 rank 3 skill poor", "active vaudemont"}) {
        disfida::test::set_up(match, statement);
    }
    disfida::test::settle(match);
    for (const char* line : {"move vaudemont chaumont", "flee : 4 4", "retreat val-rognon"}) {
        disfida::test::play_line(match, line);
    }
    disfida::test::play_line(match, "resign french");
    CHECK_FALSE(match.position().violated());
    const Json now = Json::parse(match.position().state());
    CHECK(now["phase"] == "over");
    CHECK(now["pending"].is_null());
    CHECK(now["generals"][6]["zone"] == "val-rognon");
}

TEST_CASE("L-Victory 1 resigned while a freed general waits for his place: he stays at liberty and nowhere") {
    disfida::Match match = disfida::test::start("lorraine", {});
    for (const char* statement :
         {"empty", "general ladan captive rank 2 skill poor", "general salm captive rank 3 skill poor",
          "general vaudemont montigny points 9 rank 1 skill poor activated",
          "general barbazan st-dizier points 9 rank 1 skill poor activated"}) {
        disfida::test::set_up(match, statement);
    }
    disfida::test::settle(match);
    CHECK(match.position().to_move() == "burgundy");
    disfida::test::play_line(match, "resign french");
    CHECK_FALSE(match.position().violated());
    const Json now = Json::parse(match.position().state());
    CHECK(now["phase"] == "over");
    CHECK(now["pending"].is_null());
    CHECK(now["result"].dump() == R"({"winner":"burgundy","by":"resigned","vp":0})");
    CHECK(now["generals"][2]["status"] == "field");
    CHECK(now["generals"][2]["zone"].is_null());
}

TEST_CASE("L-Stack those inside are always in supply; one army outside that is not doubles the loss") {
    // la-mothe, Burgundian, with all its six neighbours held or walled: barbazan and others bar the ways.
    const Statements ring{army("barbazan", "bourmont", 10, 1),   army("baudricourt", "bulgneville", 10, 2),
                          army("sarrebruck", "domremy", 10, 3),  army("bayer", "liffol", 10, 4),
                          army("salm", "morimond", 10, 5),       army("linange", "neufchateau", 10, 6),
                          "castle la-mothe burgundy garrison 20"};
    Statements within = ring;
    within.push_back(army("ladan", "la-mothe", 30, 1, " inside"));
    CHECK(ended(within).at("/turn") == "2");
    Statements before = ring;
    before.push_back(army("ladan", "la-mothe", 30, 1, " inside"));
    before.push_back(army("vaudemont", "la-mothe", 80, 2));
    Campaign field = ended(before); // 130
    CHECK(field.asked() == "burgundy - 5 la-mothe -");
    field.play("roll : 5");
    CHECK(field.asked() == "burgundy ladan,vaudemont,garrison 10 la-mothe -");
}

TEST_CASE("L-Sieges castles by id; without an enemy before it a castle has no marker") {
    Campaign field = ended({army("vaudemont", "vaucouleurs", 20, 1), army("ladan", "commercy", 20, 2),
                            army("barbazan", "gondrecourt", 20, 1), "castle gondrecourt burgundy garrison 5",
                            "castle vaucouleurs french garrison 5"});
    const auto events = last_events(field.match(), "siege-goes-on");
    REQUIRE(events.size() == 3);
    CHECK(events[0].text("castle") == "commercy");
    CHECK(events[1].text("castle") == "gondrecourt");
    CHECK(events[2].text("castle") == "vaucouleurs");
    CHECK(field.castle("la-mothe") == "french 0");
    CHECK(field.castle("gondrecourt") == "burgundy 5 siege 0");
}

TEST_CASE("L-Sieges an army inside its own castle besieges nobody, and own armies outside neither") {
    const Campaign field =
        ended({army("barbazan", "la-mothe", 40, 1), army("salm", "la-mothe", 20, 2, " inside")});
    CHECK(field.castle("la-mothe") == "french 0");
}

TEST_CASE("L-Supply 2 a castle cuts again as soon as its besieger has gone") {
    // Of the four ways out of bulgneville three are held by the enemy; the fourth leads through la-mothe.
    Campaign field = afield({"general ladan la-mothe points 40 rank 2 skill poor",
                             "general vaudemont bulgneville points 40 rank 3 skill poor exhausted",
                             "general salm morimond points 5 rank 2 skill poor",
                             "general bayer sandaucourt points 5 rank 3 skill poor",
                             "general barbazan lamarche points 5 rank 1 skill poor",
                             "castle la-mothe french garrison 5 siege 0", "active ladan"});
    CHECK(field.at("/supplied").find("vaudemont") != std::string::npos);
    field.play("move ladan bourmont");
    CHECK(field.castle("la-mothe") == "french 5");
    CHECK(field.at("/supplied").find("vaudemont") == std::string::npos);
    field.play({"end ladan", "pick vaudemont", "pick linange", "roll : 6 5 1 2"});
    CHECK(field.legal("recover") == "");
}

TEST_CASE("L-Move 4 beloved and exhausted, or exhausted and estranged: no zone after the first") {
    for (const char* marks : {" exhausted beloved", " exhausted estranged beloved"}) {
        Campaign field =
            afield({"general vaudemont lafauche points 40 rank 3 skill poor" + std::string(marks),
                    "active vaudemont"});
        field.play("move vaudemont bourmont");
        CHECK(field.legal("press-on") == "");
    }
}

TEST_CASE("L-Event 3 an epidemic among fewer than 10 was the turn's event all the same") {
    Campaign field = afield({"general vaudemont nogent points 9 rank 3 skill poor",
                             "general ladan nogent points 40 rank 4 skill poor"});
    field.play({"pick vaudemont", "pick linange", "roll : 1 1 1 2"});
    CHECK(field.phase() == "activate"); // 2 + 2 against 3 + 0
    CHECK(field.at("/event") == R"({"kind":"epidemic","general":"vaudemont"})");
    CHECK(field.general("vaudemont") == "9 nogent activated");
    field.play({"end vaudemont", "pick ladan", "pick linange", "roll : 2 2 1 2"});
    CHECK(field.general("ladan") == "40 nogent activated");
    CHECK(field.at("/event") == R"({"kind":"epidemic","general":"vaudemont"})");
}

TEST_CASE("L-Event 3 reinforcements inside a besieged castle fill it up to its capacity") {
    Campaign field = afield({"general vaudemont la-mothe points 120 rank 3 skill poor",
                             "general salm la-mothe points 20 rank 2 skill poor inside",
                             "castle la-mothe french garrison 25 siege 1"});
    field.play({"pick vaudemont", "pick salm", "roll : 6 5 6 6", "roll : 4 3"});
    CHECK(field.general("salm") == "25 la-mothe inside activated");
    CHECK(field.castle("la-mothe") == "french 25 siege 1");
    CHECK(field.legal() == "end salm; sally salm; sally salm 1-25");
}

TEST_CASE("L-Castle 2 a garrison dropped between two zones leaves the march its count") {
    Campaign field = afield({"castle la-mothe burgundy garrison 0",
                             "general vaudemont bourmont points 40 rank 3 skill poor", "active vaudemont"});
    field.play({"move vaudemont la-mothe", "garrison vaudemont 5", "press-on vaudemont domremy : 4",
                "press-on vaudemont vaucouleurs : 4"});
    CHECK(field.general("vaudemont") == "35 vaucouleurs exhausted activated");
}

TEST_CASE("L-Assault 1 the estranged highest in rank leads, and the others are tested") {
    Campaign field = afield({"general vaudemont la-mothe points 60 rank 5 skill poor",
                             "general ladan la-mothe points 60 rank 2 skill competent estranged",
                             "castle la-mothe french garrison 20", "active vaudemont"});
    field.play("assault vaudemont,ladan : 3 6 6 1 1"); // ladan alone: 12 + 4 + 1 + 3 against 14
    CHECK(field.castle("la-mothe") == "burgundy 0");
    CHECK(last_events(field.match(), "assault").at(0).number("points") == 60);
}

TEST_CASE("L-Turn a record's checks stand where the turn changes and where the campaign ends") {
    const auto checks = [](const Campaign& field) {
        const std::string record = field.match().record().text();
        int count = 0;
        for (std::size_t at = record.find("\ncheck "); at != std::string::npos;
             at = record.find("\ncheck ", at + 1)) {
            ++count;
        }
        return count;
    };
    CHECK(checks(ended({})) == 1);
    CHECK(checks(ended({}, "10")) == 0); // the end roll is still to come
    CHECK(checks(ended({}, "10").play("roll : 3")) == 1);
    CHECK(checks(ended({}, "10").play("roll : 4")) == 1);
    CHECK(checks(ended({}, "13")) == 1);
    CHECK(checks(ended({}).play("resign french")) == 2);
    CHECK(checks(ended({army("vaudemont", "liffol", 126, 1)})) == 0);
    CHECK(checks(ended({army("vaudemont", "liffol", 126, 1)}).play("roll : 1")) == 1);
}
