// L-Closing (L-Victory 2 and 3): the fall of Vaudemont or the battle before it.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

const std::string twelve = "ravaged bourmont,montiers,domremy,neufchateau,bulgneville,ancerville,colombey,"
                           "sandaucourt,lamarche,pierrefitte,conde,apremont";

/// Turn 13 with six living generals a side who have all acted: the turn, and with it the campaign, ends.
/// Burgundy's ranks are those of the roster backwards: antoing is the first. These statements come last.
Campaign end(const std::string& ravaged, const Campaign::Statements& more = {},
             const disfida::Options& options = {}) {
    Campaign::Statements all{"turn 13",
                             "general toulongeon montigny points 20 rank 6 skill expert activated",
                             "general vaudemont montigny points 20 rank 5 skill competent activated",
                             "general ladan montigny points 20 rank 4 skill competent activated",
                             "general fribourg nogent points 20 rank 3 skill poor activated",
                             "general marigny nogent points 20 rank 2 skill poor activated",
                             "general antoing nogent points 20 rank 1 skill incompetent exhausted activated",
                             "general barbazan commercy points 20 rank 1 skill competent activated",
                             "general baudricourt commercy points 20 rank 2 skill competent activated",
                             "general sarrebruck saint-mihiel points 20 rank 3 skill poor activated",
                             "general bayer saint-mihiel points 20 rank 4 skill poor activated",
                             "general salm foug points 20 rank 5 skill incompetent activated",
                             "general linange foug points 20 rank 6 skill incompetent activated"};
    if (!ravaged.empty()) {
        all.push_back(ravaged);
    }
    all.insert(all.end(), more.begin(), more.end());
    return Campaign(all, options);
}

/// The units of the two sides after `battle auto`, "burgundy french".
std::string units(const Campaign& field) {
    return field.at("/battle/sides/burgundy/corps/0/units") + " " +
           field.at("/battle/sides/french/corps/0/units");
}

std::string dice(std::size_t count, const char* die) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) {
        out += " " + std::string(die);
    }
    return out;
}

/// The French choose the quick battle; all cards are banners.
Campaign& quick(Campaign& field) {
    return field.play("battle auto :" + dice(field.dice_of("battle auto"), "6"));
}

} // namespace

TEST_CASE("L-Closing 2 under 60 VP Vaudemont falls, and the French have won") {
    // 11 villages; 55
    auto field = end(twelve.substr(0, twelve.rfind(',')));
    CHECK(field.at("/vp") == "55");
    CHECK(field.turn_of() == "over none");
    CHECK(field.at("/result") == R"({"winner":"french","by":"siege","vp":55})");
    CHECK(field.legal().empty());
    CHECK(field.at("/battle") == "null");
    CHECK(end("").at("/result") == R"({"winner":"french","by":"siege","vp":0})");
}

TEST_CASE(
    "L-Closing 2 with 60 VP the French attack, Burgundy with 150 points, they with 150 less half the VP") {
    auto field = end(twelve);
    CHECK(field.at("/vp") == "60");
    CHECK(field.turn_of() == "battle-mode french"); // no flight
    CHECK(field.legal() == "battle auto; battle result burgundy; battle result french");
    CHECK(field.at("/battle/closing") == "true");
    CHECK(field.at("/battle/zone") == "null");
    CHECK(field.at("/battle/attacker") == "rene");
    CHECK(field.at("/result") == "null");
    quick(field);
    CHECK(field.at("/battle/sides/burgundy/corps/0/points") == "150");
    CHECK(field.at("/battle/sides/french/corps/0/points") == "120");
    CHECK(units(field) == "18 14"); // 14.4
    CHECK(field.turn_of() == "card french");
    CHECK(field.at("/battle/first") == "french");
}

TEST_CASE("L-Closing 2 half the VP, rounded down; with 95 VP the French have 103") {
    auto odd = end(twelve + ",foug");
    CHECK(odd.at("/vp") == "65");
    quick(odd);
    CHECK(odd.at("/battle/sides/french/corps/0/points") == "118"); // 32.5
    auto all = end(twelve + ",foug,revigny,bouconville,bar-le-duc,saint-mihiel");
    CHECK(all.at("/vp") == "95");
    quick(all);
    CHECK(all.at("/battle/sides/french/corps/0/points") == "103");
    CHECK(units(all) == "18 12"); // 12.36
}

TEST_CASE("L-Closing 2 nobody is exhausted in it: antoing is, his corps is not") {
    auto field = end(twelve);
    CHECK(field.at("/generals/5/exhausted") == "true");
    quick(field);
    CHECK(field.at("/battle/sides/burgundy/corps/0/general") == "antoing");
    CHECK(field.at("/battle/sides/burgundy/corps/0/exhausted") == "false");
    CHECK(field.at("/battle/sides/burgundy/captains") == "2");
    field.round("banner rally", "banner rally", dice(6, "1").substr(1) + dice(6, "3")); // 14 to 18
    CHECK(field.at("/battle/sides/burgundy/pushed") == "3");
    field.undo();
    field.play("roll : 1 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.at("/battle/sides/burgundy/pushed") == "1"); // not twice
}

TEST_CASE("L-Closing 3 Burgundy is led by the highest-ranked general at liberty") {
    CHECK(end(twelve).at("/battle/defenders") == R"(["antoing"])");
    CHECK(end(twelve, {"general antoing captive rank 1 skill incompetent"}).at("/battle/defenders") ==
          R"(["marigny"])");
    // He may be inside a castle.
    CHECK(end(twelve, {"castle gondrecourt burgundy garrison 0",
                       "general antoing gondrecourt points 20 rank 1 skill incompetent inside activated"})
              .at("/battle/defenders") == R"(["antoing"])");
}

TEST_CASE("L-Closing 3 with nobody at liberty a lieutenant leads, incompetent") {
    auto field = end(
        twelve,
        {"general toulongeon captive rank 6 skill expert", "general vaudemont captive rank 5 skill competent",
         "general ladan captive rank 4 skill competent", "general fribourg captive rank 3 skill poor",
         "general marigny captive rank 2 skill poor", "general antoing captive rank 1 skill incompetent"});
    CHECK(field.at("/battle/defenders") == R"(["lieutenant"])");
    CHECK(field.dice_of("battle auto") == 5 + 4); // rene competent
    quick(field);
    CHECK(field.at("/battle/sides/burgundy/corps/0/general") == "lieutenant");
}

TEST_CASE("L-Closing 3 the commanders' skills are in their hands") {
    // rene is competent while barbazan is at liberty: five cards, then poor: four
    CHECK(end(twelve).dice_of("battle auto") == 5 + 4); // antoing incompetent
    CHECK(end(twelve, {"general barbazan captive rank 1 skill competent"}).dice_of("battle auto") == 4 + 4);
    CHECK(end(twelve,
              {"general barbazan killed", "general barbey foug points 20 rank 1 skill expert activated"})
              .dice_of("battle auto") == 4 + 4);
    CHECK(
        end(twelve,
            {"general antoing captive rank 1 skill incompetent", "general marigny captive rank 2 skill poor",
             "general fribourg captive rank 3 skill poor", "general ladan captive rank 4 skill competent"})
            .dice_of("battle auto") == 5 + 5); // vaudemont
    CHECK(
        end(twelve,
            {"general antoing captive rank 1 skill incompetent", "general marigny captive rank 2 skill poor",
             "general fribourg captive rank 3 skill poor", "general ladan captive rank 4 skill competent",
             "general vaudemont captive rank 5 skill competent"})
            .dice_of("battle auto") == 5 + 6); // toulongeon
}

TEST_CASE("L-Closing 3 the option battles fixes how it is fought") {
    CHECK(end(twelve, {}, {{"battles", "auto"}}).legal() == "battle auto");
    CHECK(end(twelve, {}, {{"battles", "result"}}).legal() == "battle result burgundy; battle result french");
}

TEST_CASE("L-Closing 3 a result is entered without losses; its winner has won the campaign") {
    for (const std::string side : {"burgundy", "french"}) {
        CAPTURE(side);
        auto field = end(twelve);
        CHECK_FALSE(field.allows("battle result " + side + " lost rene:0,antoing:0"));
        CHECK(field.dice_of("battle result " + side) == 0);
        field.play("battle result " + side);
        CHECK(field.turn_of() == "over none");
        CHECK(field.at("/result") == R"({"winner":")" + side + R"(","by":"closing","vp":60})");
        CHECK(field.at("/battle/winner") == side); // the closing battle is kept for good
        CHECK(field.at("/battle/losses") == "{}");
        CHECK(field.at("/battle/mode") == "result");
        CHECK(field.legal().empty());
    }
}

TEST_CASE("L-Closing 3 a quick battle ends the campaign: no fates, no losses, no promotion") {
    auto field = end(twelve);
    quick(field);
    // 14 units break at 7, 18 at 9. Three rounds of three hits on the French.
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 6 6 6 3 3 3");   // 14 to 11
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 6 6 6 3 3 3 3"); // 18 to 11: a die more; to 8
    CHECK(field.at("/result") == "null");
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 6 3 3 3 3 3 3"); // to 7: broken
    CHECK(field.turn_of() == "over none");
    CHECK(field.at("/result") == R"({"winner":"burgundy","by":"closing","vp":60})");
    CHECK(field.at("/battle/winner") == "burgundy");
    CHECK(field.at("/battle/losses") == "{}");
    CHECK(field.general("antoing") == "20 nogent exhausted activated");
    CHECK(field.quality("antoing") == "incompetent 1");
    CHECK(field.at("/battle/round") == "3");
}

TEST_CASE("L-Closing 3 equal shares at nightfall: the less skilful commander, here antoing, has lost") {
    auto field = end(twelve);
    quick(field);
    for (int round = 1; round <= 6; ++round) {
        const auto card = [&](const char* side) {
            return field.at("/battle/sides/" + std::string(side) + "/cards") == "[]" ? "" : "banner rally";
        };
        field.round(card("french"), card("burgundy"), "3 3 3 3 3 3 3 3 3 3 3 3");
    }
    CHECK(field.at("/result") == R"({"winner":"french","by":"closing","vp":60})");
}

TEST_CASE("L-Closing after turn 12 the closing battle follows the end roll") {
    Campaign::Statements set{"turn 12"};
    auto field = end(twelve, set);
    CHECK(field.turn_of() == "end-roll none");
    field.play("roll : 2"); // 2 or more ends it after turn 12
    CHECK(field.turn_of() == "battle-mode french");
    CHECK(field.at("/turn") == "12");
}
