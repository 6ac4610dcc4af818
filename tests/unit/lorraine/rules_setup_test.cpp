// Set-up statements and the state as JSON: what is taken, what is refused, and which keys stand where.
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"

using disfida::test::afield;
using disfida::test::Campaign;
using disfida::test::last_act;
using disfida::test::set_up;
using disfida::test::settle;
using disfida::test::setup_error;
using Json = nlohmann::ordered_json;

namespace {

std::string keys(const Json& object) {
    std::string out;
    for (const auto& [key, value] : object.items()) {
        out += (out.empty() ? "" : " ") + key;
    }
    return out;
}

Json state(const Campaign& field) { return Json::parse(field.match().position().state()); }

constexpr const char* vaudemont = "general vaudemont liffol points 90 rank 2 skill poor";

} // namespace

TEST_CASE("L-Set set empty: turn 1, nobody anywhere, castles French and empty, nothing ravaged, no VP") {
    const Json now = state(Campaign({"turn 5", vaudemont, "turn 1"}));
    CHECK(now["turn"] == 1);
    CHECK(now["vp"] == 0);
    CHECK(now["event"].is_null());
    CHECK(now["ravaged"] == Json::array());
    CHECK(now["generals"].size() == 24);
    for (const Json& general : now["generals"]) {
        if (general["id"] != "vaudemont") {
            CHECK(general["status"] == "reserve");
            CHECK(general["rank"].is_null());
            CHECK(general["skill"].is_null());
            CHECK(general["zone"].is_null());
            CHECK(general["points"] == 0);
        }
    }
    for (const Json& castle : now["castles"]) {
        CHECK(castle["owner"] == "french");
        CHECK(castle["garrison"] == 0);
        CHECK(castle["placed"] == 0);
        CHECK(castle["siege"].is_null());
        CHECK(castle["used"] == false);
    }
    CHECK(now["muster"].is_null());
}

TEST_CASE("L-Set set empty comes first of all") {
    CHECK(setup_error({"turn 3"}, false) != "");
    CHECK(setup_error({vaudemont}, false) != "");
    CHECK(setup_error({"castle la-mothe french garrison 5"}, false) != "");
    CHECK(setup_error({"active vaudemont"}, false) != "");
    CHECK(setup_error({"empty", vaudemont}, false) == "");
}

TEST_CASE("L-Set set empty again begins anew") {
    const Json now = state(Campaign({vaudemont, "turn 7", "ravaged bourmont", "empty",
                                     "general ladan nogent points 1 rank 1 skill poor"}));
    CHECK(now["turn"] == 1);
    CHECK(now["vp"] == 0);
    CHECK(now["generals"][1]["status"] == "reserve");
    CHECK(now["generals"][2]["zone"] == "nogent");
}

TEST_CASE("L-Set set turn N: 1 to 13") {
    for (const char* turn : {"turn 0", "turn 14", "turn -1", "turn x", "turn", "turn 1 2", "turn 01"}) {
        CHECK(setup_error({turn}) != "");
    }
    CHECK(setup_error({"turn 1", vaudemont}) == "");
    CHECK(setup_error({"turn 13", vaudemont}) == "");
}

TEST_CASE("L-Set set general: all marks in their order, once") {
    const Campaign field({"general vaudemont liffol points 999 rank 99 skill expert exhausted estranged "
                          "beloved debt",
                          "castle la-mothe burgundy garrison 1",
                          "general ladan la-mothe points 20 rank 1 skill competent inside activated"});
    CHECK(field.general("vaudemont") == "999 liffol exhausted estranged beloved debt");
    CHECK(field.quality("vaudemont") == "expert 99");
    CHECK(field.general("ladan") == "20 la-mothe inside activated");
    const std::string head = "general vaudemont liffol points 90 rank 2 skill poor";
    CHECK(setup_error({head + " debt exhausted"}) != "");
    CHECK(setup_error({head + " exhausted exhausted"}) != "");
    CHECK(setup_error({head + " tired"}) != "");
}

TEST_CASE("L-Set set general: points 1 to 999, rank 1 to 99, one of the 24 names, a zone, a skill") {
    for (const char* bad : {"general vaudemont liffol points 0 rank 2 skill poor",
                            "general vaudemont liffol points 1000 rank 2 skill poor",
                            "general vaudemont liffol points 90 rank 0 skill poor",
                            "general vaudemont liffol points 90 rank 100 skill poor",
                            "general vaudemont liffol points 090 rank 2 skill poor",
                            "general vaudemont liffol points 90 rank 2 skill good",
                            "general vaudemont liffol points 90 rank 2",
                            "general vaudemont liffol rank 2 points 90 skill poor",
                            "general vaudemont vaudemont points 90 rank 2 skill poor",
                            "general captain-b7 liffol points 9 rank 7 skill poor",
                            "general rene liffol points 90 rank 2 skill poor",
                            "general lieutenant liffol points 90 rank 2 skill poor",
                            "general vaudemont",
                            "general vaudemont liffol",
                            "general vaudemont dead",
                            "general vaudemont captive rank 2",
                            "general vaudemont captive points 5 rank 2 skill poor",
                            "general vaudemont captive rank 2 skill poor debt",
                            "general vaudemont killed rank 2",
                            "general vaudemont reserve rank 2",
                            "General vaudemont killed"}) {
        CHECK_MESSAGE(setup_error({bad}) != "", bad);
    }
    CHECK(setup_error({"general mirebeau liffol points 1 rank 99 skill poor"}) == "");
}

TEST_CASE("L-Set set general captive, killed, reserve") {
    const Json now =
        state(Campaign({vaudemont, "general ladan captive rank 4 skill competent", "general marigny killed",
                        "general fribourg liffol points 5 rank 6 skill poor", "general fribourg reserve"}));
    const Json& ladan = now["generals"][2];
    CHECK(ladan["status"] == "captive");
    CHECK(ladan["rank"] == 4);
    CHECK(ladan["skill"] == "competent");
    CHECK(ladan["points"] == 0);
    CHECK(ladan["zone"].is_null());
    for (const int at : {3, 4}) {
        CHECK(now["generals"][at]["status"] == (at == 3 ? "reserve" : "killed"));
        CHECK(now["generals"][at]["rank"].is_null());
        CHECK(now["generals"][at]["skill"].is_null());
        CHECK(now["generals"][at]["zone"].is_null());
    }
}

TEST_CASE("L-Set no two living generals of a side with one rank, captives included") {
    CHECK(setup_error({vaudemont, "general ladan nogent points 9 rank 2 skill poor"}).ends_with("[L-Set]"));
    CHECK(setup_error({vaudemont, "general ladan captive rank 2 skill poor"}) != "");
    CHECK(setup_error({vaudemont, "general salm nogent points 9 rank 2 skill poor"}) == "");
    CHECK(setup_error({vaudemont, "general ladan killed", "general marigny killed"}) == "");
}

TEST_CASE("L-Set capacities, with generals inside before or after the garrison") {
    CHECK(setup_error({"castle la-mothe french garrison 51"}).ends_with("[L-Castle]"));
    CHECK(setup_error({"castle la-mothe french garrison 50",
                       "general salm nogent points 5 rank 1 skill poor"}) == "");
    CHECK(setup_error({"castle la-mothe french garrison 40",
                       "general salm la-mothe points 11 rank 1 skill poor inside"}) != "");
    CHECK(setup_error({"general salm la-mothe points 11 rank 1 skill poor inside",
                       "castle la-mothe french garrison 40"}) != "");
    CHECK(setup_error({"castle la-mothe french garrison 40",
                       "general salm la-mothe points 11 rank 1 skill poor"}) == "");
    CHECK(setup_error({"general salm la-mothe points 30 rank 1 skill poor inside",
                       "general bayer la-mothe points 21 rank 2 skill poor inside"}) != "");
}

TEST_CASE("L-Set no enemies outside in one zone; inside and outside may be") {
    CHECK(setup_error({vaudemont, "general salm liffol points 9 rank 1 skill poor"}).ends_with("[L-Battle]"));
    CHECK(setup_error({"general salm la-mothe points 9 rank 1 skill poor inside",
                       "general vaudemont la-mothe points 9 rank 1 skill poor"}) == "");
    CHECK(setup_error({vaudemont, "general salm liffol points 9 rank 1 skill poor inside"}) != "");
}

TEST_CASE("L-Set nobody inside but in an own castle and fresh") {
    CHECK(setup_error({"general vaudemont la-mothe points 9 rank 1 skill poor inside"})
              .ends_with("[L-Castle]"));
    CHECK(setup_error({"general salm st-dizier points 9 rank 1 skill poor inside"}) != "");
    CHECK(setup_error({"general salm bar-le-duc points 9 rank 1 skill poor inside"}) != "");
    CHECK(setup_error({"general salm la-mothe points 9 rank 1 skill poor inside exhausted"})
              .ends_with("[L-Tired]"));
    // The castle may not change hands under those inside either.
    CHECK(setup_error({"general salm la-mothe points 9 rank 1 skill poor inside",
                       "castle la-mothe burgundy garrison 0"}) != "");
}

TEST_CASE("L-Set no marker without a besieger, so generals before markers") {
    CHECK(setup_error({"castle la-mothe french garrison 5 siege 0"}).ends_with("[L-Siege]"));
    CHECK(setup_error({"general vaudemont la-mothe points 9 rank 1 skill poor",
                       "castle la-mothe french garrison 5 siege 0"}) == "");
    CHECK(setup_error({"general vaudemont la-mothe points 9 rank 1 skill poor",
                       "castle la-mothe burgundy garrison 5 siege 0"}) != "");
    CHECK(setup_error({"general salm la-mothe points 9 rank 1 skill poor",
                       "castle la-mothe french garrison 5 siege 0"}) != "");
    // Nor may the besieger be taken away under the marker.
    CHECK(setup_error({"general vaudemont la-mothe points 9 rank 1 skill poor",
                       "castle la-mothe french garrison 5 siege 0", "general vaudemont reserve"}) != "");
}

TEST_CASE("L-Set set castle: words in their order") {
    for (const char* bad :
         {"castle liffol french garrison 5", "castle la-mothe none garrison 5", "castle la-mothe french",
          "castle la-mothe french garrison", "castle la-mothe garrison 5",
          "castle la-mothe french garrison 5 placed 2", "castle la-mothe french garrison 5 used used",
          "castle la-mothe french garrison -1", "castle nancy french garrison 5"}) {
        CHECK_MESSAGE(setup_error({bad}) != "", bad);
    }
    const Campaign field({"general vaudemont la-mothe points 9 rank 1 skill poor",
                          "castle la-mothe french garrison 5 siege 7 used",
                          "castle vaucouleurs burgundy garrison 35 used"});
    CHECK(
        field.at("/castles/2") ==
        R"({"id":"la-mothe","owner":"french","capacity":50,"garrison":5,"placed":0,"siege":7,"used":true})");
    CHECK(field.at("/castles/3") == R"({"id":"vaucouleurs","owner":"burgundy","capacity":35,"garrison":35,)"
                                    R"("placed":0,"siege":null,"used":true})");
}

TEST_CASE("L-Set set ravaged: villages and towns, each once; VP follow") {
    const Campaign field({vaudemont, "ravaged saint-mihiel,bourmont,apremont"});
    CHECK(field.at("/vp") == "20");
    CHECK(field.at("/ravaged") == R"(["saint-mihiel","bourmont","apremont"])");
    CHECK(Campaign({vaudemont, "ravaged saint-mihiel,bourmont", "ravaged conde"}).at("/vp") == "5");
    for (const char* bad : {"ravaged", "ravaged liffol", "ravaged la-mothe", "ravaged bourmont,bourmont",
                            "ravaged bourmont,", "ravaged bourmont conde", "ravaged nancy"}) {
        CHECK_MESSAGE(setup_error({bad}) != "", bad);
    }
}

TEST_CASE("L-Set set active: after set general, last of that general, one who has not acted") {
    CHECK(setup_error({"active vaudemont"}) != "");
    CHECK(setup_error(
              {vaudemont, "active vaudemont", "general vaudemont nogent points 1 rank 1 skill poor"}) != "");
    CHECK(setup_error({vaudemont, "active vaudemont", "general vaudemont killed"}) != "");
    CHECK(setup_error({vaudemont, "active ladan"}) != "");
    CHECK(setup_error({std::string(vaudemont) + " activated", "active vaudemont"}) != "");
    CHECK(setup_error({"general vaudemont captive rank 2 skill poor", "active vaudemont"}) != "");
    CHECK(setup_error({vaudemont, "general ladan nogent points 1 rank 1 skill poor", "active vaudemont",
                       "active ladan"}) != "");
    const Campaign field({vaudemont, "active vaudemont", "turn 4"});
    CHECK(field.turn_of() == "activate burgundy");
    CHECK(field.at("/active") ==
          R"({"general":"vaudemont","moved":0,"extra":0,"recovered":"none","stage":"start"})");
    CHECK(field.general("vaudemont") == "90 liffol activated");
}

TEST_CASE("L-Set without an active general phase pick, and with nobody left the end of the turn") {
    CHECK(Campaign({vaudemont}).turn_of() == "pick burgundy");
    const Campaign french({"general salm nogent points 9 rank 1 skill poor"});
    CHECK(french.turn_of() == "pick french");
    const Campaign done = last_act({"general vaudemont liffol points 126 rank 1 skill poor activated"});
    CHECK(done.turn_of() == "stack none");
}

TEST_CASE("L-Set a refused statement changes nothing") {
    disfida::Match match = disfida::test::start("lorraine", {});
    set_up(match, "empty");
    set_up(match, vaudemont);
    for (const char* bad :
         {"general salm liffol points 9 rank 1 skill poor", "castle la-mothe french garrison 51",
          "castle la-mothe french garrison 5 siege 1", "general ladan nogent points 9 rank 2 skill poor",
          "ravaged bourmont,liffol", "turn 99", "active salm", "nonsense", "general"}) {
        CHECK_MESSAGE(!match.set(bad), bad);
    }
    set_up(match, "active vaudemont");
    settle(match);
    const Json now = Json::parse(match.position().state());
    CHECK(now["vp"] == 0);
    CHECK(now["turn"] == 1);
    CHECK(now["generals"][10]["status"] == "reserve");
    CHECK(now["generals"][2]["status"] == "reserve");
    CHECK(now["castles"][2]["garrison"] == 0);
}

TEST_CASE("L-state the keys of the state in their order") {
    const Json now = state(afield({vaudemont, "active vaudemont"}));
    CHECK(keys(now) ==
          "game phase to_move options result turn vp event striking picked active generals castles "
          "ravaged supplied battle pending muster");
    CHECK(keys(now["generals"][0]) ==
          "id side rank skill points zone inside exhausted activated estranged beloved "
          "debt status");
    CHECK(keys(now["castles"][0]) == "id owner capacity garrison placed siege used");
    CHECK(keys(now["active"]) == "general moved extra recovered stage");
    CHECK(now["options"].dump() == R"({"battles":"ask","castle-cap":10,"tries":"step"})");
    CHECK(now["picked"].dump() == R"({"burgundy":null,"french":null,"won":null})");
    CHECK(now["striking"] == Json::array());
    CHECK(now["battle"].is_null());
    CHECK(now["pending"].is_null());
    CHECK(now["result"].is_null());
}

TEST_CASE("L-state the generals' order: six a side, then the replacements") {
    const Json now = state(Campaign({vaudemont}));
    std::string ids;
    for (const Json& general : now["generals"]) {
        ids += general["id"].get<std::string>() + " ";
    }
    CHECK(ids ==
          "toulongeon vaudemont ladan fribourg marigny antoing barbazan baudricourt sarrebruck bayer salm "
          "linange mirebeau humieres vergy gargrave bazentin marechal barbey ourches pouilly chatelet "
          "rodemack haussonville ");
}

TEST_CASE("L-state an activation: zones, tests, recovery and stage") {
    Campaign field =
        afield({"general vaudemont montigny points 90 rank 2 skill poor exhausted", "active vaudemont"});
    field.play("recover vaudemont : 4");
    CHECK(field.at("/active") ==
          R"({"general":"vaudemont","moved":0,"extra":0,"recovered":"passed","stage":"start"})");
    field.play({"move vaudemont lafauche", "press-on vaudemont liffol : 4"});
    CHECK(field.at("/active") ==
          R"({"general":"vaudemont","moved":2,"extra":1,"recovered":"passed","stage":"moving"})");
    Campaign beloved =
        afield({"general vaudemont montigny points 90 rank 2 skill poor beloved", "active vaudemont"});
    beloved.play({"move vaudemont lafauche", "press-on vaudemont liffol"});
    CHECK(beloved.at("/active") ==
          R"({"general":"vaudemont","moved":2,"extra":0,"recovered":"none","stage":"moving"})");
}

TEST_CASE("L-state picks are shown until the test and its events are done") {
    Campaign field = afield({"general vaudemont liffol points 90 rank 2 skill poor",
                             "general barbazan commercy points 60 rank 1 skill poor"});
    field.play("pick vaudemont");
    CHECK(field.at("/picked") == R"({"burgundy":"vaudemont","french":null,"won":null})");
    CHECK(field.turn_of() == "pick french");
    field.play("pick barbazan");
    CHECK(field.at("/picked") == R"({"burgundy":"vaudemont","french":"barbazan","won":null})");
    CHECK(field.turn_of() == "initiative none");
    field.play("roll : 2 2 6 5"); // barbazan wins, vaudemont's men desert
    CHECK(field.turn_of() == "event none");
    CHECK(field.at("/picked") == R"({"burgundy":"vaudemont","french":"barbazan","won":"french"})");
    CHECK(field.at("/event") == R"({"kind":"desertion","general":"vaudemont"})");
    CHECK(field.at("/striking") == R"([{"kind":"desertion","general":"vaudemont"}])");
    field.play("roll : 3");
    CHECK(field.at("/picked") == R"({"burgundy":null,"french":null,"won":null})");
    CHECK(field.at("/striking") == "[]");
    CHECK(field.at("/event") == R"({"kind":"desertion","general":"vaudemont"})");
    CHECK(field.at("/active/general") == "barbazan");
}

TEST_CASE("L-state before the first turn: turn 0, ranks null, points still to place") {
    disfida::Match match = disfida::test::start("lorraine", {});
    Json now = Json::parse(match.position().state());
    CHECK(now["phase"] == "ranks");
    CHECK(now["to_move"] == "none");
    CHECK(now["turn"] == 0);
    CHECK(now["muster"].dump() == R"({"burgundy":500,"french":440})");
    CHECK(now["generals"][0]["status"] == "field");
    CHECK(now["generals"][0]["rank"].is_null());
    CHECK(now["generals"][0]["skill"] == "expert");
    CHECK(now["generals"][12]["status"] == "reserve");
    CHECK(now["generals"][12]["skill"].is_null());
    disfida::test::play_line(match, "roll : 1 1 1 1 1");
    disfida::test::play_line(match, "roll : 6 5 4 6 6");
    // 6th of six, 5th of five, 4th of four, 3rd of three, 2nd of two.
    now = Json::parse(match.position().state());
    CHECK(now["generals"][0]["rank"] == 1);
    CHECK(now["generals"][5]["rank"] == 6);
    CHECK(now["generals"][6]["rank"] == 6);
    CHECK(now["generals"][11]["rank"] == 1);
    CHECK(now["phase"] == "muster-french");
    disfida::test::play_line(match, "muster barbazan saint-mihiel 50");
    now = Json::parse(match.position().state());
    CHECK(now["muster"].dump() == R"({"burgundy":500,"french":390})");
    CHECK(now["generals"][7]["zone"].is_null());
    disfida::test::play_line(match, "muster default");
    disfida::test::play_line(match, "muster default");
    now = Json::parse(match.position().state());
    CHECK(now["muster"].is_null());
    CHECK(now["turn"] == 1);
}
