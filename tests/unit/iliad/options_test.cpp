// Options of the Iliad: modes, sides, bearers, the field of a tourney, heroes of one's own, and each refusal.
#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "support/fight.hpp"

using disfida::Options;
using disfida::test::Fight;

namespace {

std::string refused(const Options& options) { return disfida::test::options_refusal("iliad", options); }

Options kept(const Options& options) { return Fight::opening(options).match().position().options(); }

const std::string perry = "perry:bottle=9:agility=10:armour=bronze";

} // namespace

TEST_CASE("I-Hero a game without options is the duel of Achilles and Hector, and its record has none") {
    const Fight fight = Fight::opening();
    CHECK(fight.text("mode") == "duel");
    CHECK(fight.roster() == "achilles hector");
    CHECK(kept({}).empty());
    CHECK(kept({{"mode", "duel"}, {"left", "achilles"}, {"right", "hector"}, {"bearers", "off"}}).empty());
}

TEST_CASE("I-Hero the defaults of each mode are read, not written") {
    CHECK(kept({{"mode", "melee"},
                {"left", "ajax,odysseus,menelaus"},
                {"right", "hector,aeneas,sarpedon"},
                {"bearers", "on"}}) == Options{{"mode", "melee"}});
    CHECK(kept({{"mode", "suitors"}}) == Options{{"mode", "suitors"}});
    CHECK(kept({{"mode", "tourney"}, {"field", "8"}}) == Options{{"mode", "tourney"}});
    CHECK(kept({{"mode", "tourney"},
                {"heroes", "achilles,memnon,ajax,hector,diomedes,aeneas,patroclus,sarpedon"}}) ==
          Options{{"mode", "tourney"}});
}

TEST_CASE("I-Hero what differs is written in the order mode, left, right, bearers, heroes, field") {
    CHECK(kept({{"bearers", "on"}, {"right", "paris"}, {"left", "menelaus"}}) ==
          Options{{"left", "menelaus"}, {"right", "paris"}, {"bearers", "on"}});
    CHECK(kept({{"bearers", "off"}, {"left", "ajax"}, {"mode", "melee"}}) ==
          Options{{"mode", "melee"}, {"left", "ajax"}, {"bearers", "off"}});
    CHECK(kept({{"field", "16"}, {"mode", "tourney"}}) == Options{{"mode", "tourney"}, {"field", "16"}});
    CHECK(kept({{"heroes", "ajax,hector,paris,nestor"}, {"mode", "tourney"}}) ==
          Options{{"mode", "tourney"}, {"heroes", "ajax,hector,paris,nestor"}});
}

TEST_CASE(
    "I-Hero one's own hero: written in full, AGILITY before armour, two spears unless said, no bearer") {
    const Fight fight = Fight::opening({{"left", perry}, {"bearers", "on"}});
    const auto hero = fight.warrior("perry");
    CHECK(hero.kind == "hero");
    CHECK(hero.bottle == 9);
    CHECK(hero.agility == 7); // 10 - 3
    CHECK(hero.armour == "bronze");
    CHECK(hero.spears == 2);
    CHECK(fight.roster() == "perry hector cebriones");
    CHECK(kept({{"left", perry}}) == Options{{"left", perry}});
    const Fight spears = Fight::opening({{"right", "big-ox:bottle=11:agility=5:armour=bell:spears=0"}});
    CHECK(spears.spears("big-ox") == 0);
    CHECK(spears.agility("big-ox") == 1);
    CHECK(kept({{"right", "ox:spears=2:armour=naked:agility=11:bottle=5"}}) ==
          Options{{"right", "ox:bottle=5:agility=11:armour=naked"}});
    CHECK(kept({{"right", "ox:bottle=5:agility=11:armour=leather:spears=24"}}) ==
          Options{{"right", "ox:bottle=5:agility=11:armour=leather:spears=24"}});
}

TEST_CASE("I-Hero one's own heroes in a melee and in a tourney") {
    CHECK(Fight::opening({{"mode", "melee"}, {"left", "ajax," + perry}, {"right", "hector"}}).roster() ==
          "ajax lycophron perry hector cebriones");
    CHECK(Fight::opening({{"mode", "tourney"}, {"heroes", "ajax," + perry + ",hector,paris"}}).bracket() ==
          "ajax-perry:?/? hector-paris:?/?");
}

TEST_CASE("I-Hero refuses an unknown hero, and says who there is") {
    const std::string text = refused({{"left", "zeus"}});
    CHECK(text.starts_with("left: no hero is called 'zeus': there are achilles, memnon, ajax, "));
    CHECK(text.ends_with(
        ", eurynomus, leodes, or your own as NAME:bottle=9:agility=10:armour=bronze[:spears=2]"));
    CHECK(text.find("automedon") == std::string::npos);
    CHECK(text.find('\n') == std::string::npos);
    CHECK(refused({{"left", ""}}).starts_with("left: no hero is called ''"));
    CHECK(refused({{"mode", "melee"}, {"left", "ajax,,nestor"}}).starts_with("left: no hero is called ''"));
    CHECK(refused({{"left", "Achilles"}}).starts_with("left: no hero is called 'Achilles'"));
}

TEST_CASE("I-Hero refuses a hero on both sides, and one named twice") {
    CHECK(refused({{"left", "hector"}}) == "right: hector is named twice, a hero fights once");
    CHECK(refused({{"mode", "melee"}, {"left", "paris,ajax"}, {"right", "hector,paris"}}) ==
          "right: paris is named twice, a hero fights once");
    CHECK(refused({{"mode", "melee"}, {"left", "paris,paris"}}) ==
          "left: paris is named twice, a hero fights once");
    CHECK(refused({{"mode", "tourney"}, {"heroes", "paris,ajax,hector,paris"}}) ==
          "heroes: paris is named twice, a hero fights once");
    CHECK(refused({{"left", perry}, {"right", perry}}) ==
          "right: '" + perry +
              "': perry is named twice; one's own hero is written "
              "NAME:bottle=9:agility=10:armour=bronze[:spears=2]");
}

TEST_CASE("I-Bearer refuses a bearer named as a hero") {
    CHECK(refused({{"left", "automedon"}}) ==
          "left: automedon is a shield-bearer: heroes are named, bearers come with them");
    CHECK(refused({{"mode", "tourney"}, {"heroes", "paris,ajax,hector,meriones"}}) ==
          "heroes: meriones is a shield-bearer: heroes are named, bearers come with them");
}

TEST_CASE("I-Hero refuses a hero of one's own with a known id, or a wrong one") {
    const std::string how = "; one's own hero is written NAME:bottle=9:agility=10:armour=bronze[:spears=2]";
    const auto own = [&](const std::string& text) {
        const std::string answer = refused({{"left", text}});
        CHECK(answer.ends_with(how));
        const std::string front = "left: '" + text + "': ";
        CHECK(answer.starts_with(front));
        return answer.substr(front.size(), answer.size() - front.size() - how.size());
    };
    CHECK(own("ajax:bottle=9:agility=10:armour=bronze") == "ajax is known already, take another name");
    CHECK(own("automedon:bottle=9:agility=10:armour=bronze") ==
          "automedon is known already, take another name");
    CHECK(own("perry:bottle=12:agility=10:armour=bronze") == "bottle '12', a number from 5 to 11 is needed");
    CHECK(own("perry:bottle=4:agility=10:armour=bronze") == "bottle '4', a number from 5 to 11 is needed");
    CHECK(own("perry:bottle=9:agility=12:armour=bronze") == "agility '12', a number from 5 to 11 is needed");
    CHECK(own("perry:bottle=9:agility=4:armour=bronze") == "agility '4', a number from 5 to 11 is needed");
    CHECK(own("perry:bottle=9:agility=10:armour=gold") ==
          "'gold' is no armour: bell, bronze, leather, naked");
    CHECK(own("perry:bottle=9:agility=10:armour=bronze:spears=25") ==
          "spears '25', a number from 0 to 24 is needed");
    CHECK(own("perry:bottle=9:agility=10") == "armour is missing");
    CHECK(own("perry:agility=10:armour=bell") == "bottle is missing");
    CHECK(own("perry:bottle=10:armour=bell") == "agility is missing");
    CHECK(own("perry:bottle=9:bottle=9:agility=10:armour=bell") == "bottle is said twice");
    CHECK(own("perry:botle=9:agility=10:armour=bell") == "'botle' is unknown");
    CHECK(own("perry:bottle:agility=10:armour=bell") == "bottle '', a number from 5 to 11 is needed");
    CHECK(own("Perry:bottle=9:agility=10:armour=bell") ==
          "'Perry' is no name, at most 24 small letters and hyphens are needed");
    CHECK(own("-perry:bottle=9:agility=10:armour=bell") ==
          "'-perry' is no name, at most 24 small letters and hyphens are needed");
    CHECK(own(":bottle=9:agility=10:armour=bell") ==
          "'' is no name, at most 24 small letters and hyphens are needed");
    CHECK(own("perry2:bottle=9:agility=10:armour=bell") ==
          "'perry2' is no name, at most 24 small letters and hyphens are needed");
}

TEST_CASE("I-Hero a duel has one hero a side, a melee 1 to 6") {
    CHECK(refused({{"left", "ajax,paris"}}) == "left: 2 heroes, a duel has one on a side");
    CHECK(refused({{"mode", "melee"}, {"left", "ajax,paris,nestor,teucer,dolon,lycaon,glaucus"}}) ==
          "left: 7 heroes, a melee has 1 to 6 on a side");
    CHECK(Fight::opening(
              {{"mode", "melee"}, {"left", "ajax,paris,nestor,teucer,dolon,lycaon"}, {"bearers", "off"}})
              .side("left") == "ajax paris nestor teucer dolon lycaon");
}

TEST_CASE("I-Hero an option a mode does not have is refused") {
    CHECK(refused({{"mode", "suitors"}, {"bearers", "on"}}) ==
          "a game of mode suitors has no option 'bearers': mode");
    CHECK(refused({{"mode", "suitors"}, {"left", "ajax"}}) ==
          "a game of mode suitors has no option 'left': mode");
    CHECK(refused({{"mode", "tourney"}, {"bearers", "off"}}) ==
          "a game of mode tourney has no option 'bearers': mode, heroes, field");
    CHECK(refused({{"mode", "tourney"}, {"left", "ajax"}}) ==
          "a game of mode tourney has no option 'left': mode, heroes, field");
    CHECK(refused({{"field", "8"}}) ==
          "a game of mode duel has no option 'field': mode, left, right, bearers");
    CHECK(refused({{"mode", "melee"}, {"heroes", "ajax"}}) ==
          "a game of mode melee has no option 'heroes': mode, left, right, bearers");
    CHECK(refused({{"speed", "on"}}) ==
          "iliad has no option 'speed': mode, left, right, bearers, heroes, field");
}

TEST_CASE("I-Hero wrong values of mode and bearers are refused") {
    CHECK(refused({{"mode", "joust"}}) == "option mode is duel, melee, suitors, tourney, not 'joust'");
    CHECK(refused({{"bearers", "yes"}}) == "option bearers is on or off, not 'yes'");
}

TEST_CASE("I-Tourney has 4, 8 or 16 heroes") {
    CHECK(refused({{"mode", "tourney"}, {"field", "5"}}) == "option field is 4, 8 or 16, not '5'");
    CHECK(refused({{"mode", "tourney"}, {"field", "32"}}) == "option field is 4, 8 or 16, not '32'");
    CHECK(refused({{"mode", "tourney"}, {"field", "08"}}) == "option field is 4, 8 or 16, not '08'");
    CHECK(refused({{"mode", "tourney"}, {"field", "-4"}}) == "option field is 4, 8 or 16, not '-4'");
    CHECK(refused({{"mode", "tourney"}, {"heroes", "ajax,hector,paris,nestor,dolon"}}) ==
          "heroes: 5 are named, a tourney has 4, 8 or 16");
    CHECK(refused({{"mode", "tourney"}, {"field", "4"}, {"heroes", "ajax,hector,paris,nestor"}}) ==
          "a tourney has a field or heroes by name, not both");
}

TEST_CASE("I-Hero an own hero's record replays anywhere: the options say all") {
    const Fight fight = Fight::opening({{"left", perry}, {"bearers", "on"}});
    const auto again =
        disfida::Match::read(disfida::DataSource(), fight.match().record().text(), "record", 1);
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->position().state() == fight.match().position().state());
    CHECK(fight.match().record().text() == "disfida 1 iliad\noption left " + perry + "\noption bearers on\n");
}
