// Heroes of one's own before a game begins: from a file, and mortals by the dice (section 1 of the rulings).
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "iliad/recruit.hpp"
#include "kernel/data.hpp"

using disfida::DataSource;
using disfida::Options;
using disfida::iliad::recruit;

namespace {

const std::string perry = "[[warrior]]\nid = \"perry\"\nbottle = 9\nagility = 10\narmour = \"bronze\"\n";
const std::string foundry =
    "[[warrior]]\nid = \"foundry\"\nbottle = 8\nagility = 7\narmour = \"bell\"\nspears = 1\n";

Options written(const Options& options, const std::string& text = "", std::uint64_t seed = 1) {
    const auto out = recruit(DataSource(), options, text, text.empty() ? "" : "own.toml", seed);
    REQUIRE_MESSAGE(out, out.error().text);
    return *out;
}

std::string refused(const std::string& text, const Options& options = {{"left", "perry"}}) {
    const auto out = recruit(DataSource(), options, text, "own.toml", 1);
    REQUIRE_FALSE(out);
    return out.error().text;
}

/// The number behind a key of a hero written in full.
int value(const std::string& hero, const std::string& key) {
    const auto at = hero.find(":" + key + "=");
    REQUIRE_MESSAGE(at != std::string::npos, hero);
    return std::stoi(hero.substr(at + key.size() + 2));
}

} // namespace

TEST_CASE("I-Hero own: a hero of the file is written in full, others stay") {
    CHECK(written({{"mode", "melee"}, {"left", "ajax,perry"}, {"right", "foundry"}, {"bearers", "off"}},
                  perry + foundry) == Options{{"mode", "melee"},
                                              {"left", "ajax,perry:bottle=9:agility=10:armour=bronze"},
                                              {"right", "foundry:bottle=8:agility=7:armour=bell:spears=1"},
                                              {"bearers", "off"}});
    CHECK(written({{"mode", "tourney"}, {"heroes", "perry,ajax,hector,foundry"}}, perry + foundry) ==
          Options{{"mode", "tourney"},
                  {"heroes", "perry:bottle=9:agility=10:armour=bronze,ajax,hector,"
                             "foundry:bottle=8:agility=7:armour=bell:spears=1"}});
}

TEST_CASE("I-Hero own: without a file nothing changes, unknown names stay for the game to refuse") {
    CHECK(written({{"left", "perry"}, {"right", "hector"}}) ==
          Options{{"left", "perry"}, {"right", "hector"}});
    CHECK(written({}) == Options{});
    CHECK(written({{"left", "zeus"}}, perry) == Options{{"left", "zeus"}});
    CHECK(written({{"left", "bo:bottle=5:agility=5:armour=bell"}}) ==
          Options{{"left", "bo:bottle=5:agility=5:armour=bell"}});
}

TEST_CASE("I-Hero own: a misspelt key is named with its line, and what is known") {
    CHECK(refused("# mine\n[[warrior]]\nid = \"perry\"\nbotle = 9\nagility = 10\narmour = \"bronze\"\n") ==
          "own.toml:4: botle: unknown key; known here: id, bottle, agility, armour, spears");
    CHECK(refused(perry + "\n[settings]\nspeed = 1\n")
              .starts_with("own.toml:7: settings: unknown key; known here: "));
}

TEST_CASE("I-Hero own: a missing key, a wrong value, broken text: the line and what is allowed") {
    CHECK(refused("\n[[warrior]]\nid = \"perry\"\nagility = 10\narmour = \"bronze\"\n") ==
          "own.toml:2: bottle: missing, a whole number from 5 to 11 is needed");
    CHECK(refused("[[warrior]]\nid = \"perry\"\nbottle = 12\nagility = 10\narmour = \"bronze\"\n") ==
          "own.toml:3: bottle: a whole number from 5 to 11 is needed");
    CHECK(refused("[[warrior]]\nid = \"perry\"\nbottle = 9\nagility = 4\narmour = \"bronze\"\n") ==
          "own.toml:4: agility: a whole number from 5 to 11 is needed");
    CHECK(refused(perry + "spears = 25\n") == "own.toml:6: spears: a whole number from 0 to 24 is needed");
    CHECK(refused("[[warrior]]\nid = \"perry\"\nbottle = 9\nagility = 9\narmour = \"gold\"\n") ==
          "own.toml:5: armour: 'gold' is no armour: bell, bronze, leather, naked");
    CHECK(refused("").starts_with("own.toml:"));
    CHECK(refused("[[warrior\n").starts_with("own.toml:1: "));
}

TEST_CASE("I-Hero own: an id that is known already, no id at all, or there twice") {
    const auto with_id = [](const std::string& id) {
        return refused("[[warrior]]\nid = \"" + id + "\"\nbottle = 9\nagility = 9\narmour = \"bell\"\n");
    };
    CHECK(with_id("ajax").find("ajax is known already, take another name") != std::string::npos);
    CHECK(with_id("meriones").find("meriones is known already, take another name") != std::string::npos);
    CHECK(with_id("Perry").find("'Perry' is no name") != std::string::npos);
    CHECK(refused(perry + foundry + perry) == "own.toml:13: id: 'perry' is there twice");
    // Even when nobody named him: the file is wrong.
    CHECK(refused(foundry + foundry, {}) == "own.toml:8: id: 'foundry' is there twice");
}

TEST_CASE(
    "I-Hero mortals: BOTTLE d6 + 4, AGILITY d6 + 5 (ruling), in leather unless said, never by the game") {
    std::set<int> bottles;
    std::set<int> agilities;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::string hero = written({{"left", "bo:mortal"}}, "", seed)[0].second;
        CHECK(hero.starts_with("bo:bottle="));
        CHECK(hero.ends_with(":armour=leather"));
        bottles.insert(value(hero, "bottle"));
        agilities.insert(value(hero, "agility"));
    }
    CHECK(bottles == std::set<int>{5, 6, 7, 8, 9, 10});
    CHECK(agilities == std::set<int>{6, 7, 8, 9, 10, 11});
    CHECK(written({{"right", "bo:mortal:armour=bell"}})[0].second.ends_with(":armour=bell"));
    // A record that had not been written out could not be replayed: the game itself knows no mortals.
    CHECK_FALSE(disfida::find_game("iliad")->open(DataSource(), {{"left", "bo:mortal"}}));
}

TEST_CASE("I-Hero mortals: the same seed gives the same, two of one game differ in their dice") {
    const Options both{
        {"mode", "melee"}, {"left", "bo:mortal,ajax,jo:mortal"}, {"right", "hector,mo:mortal"}};
    CHECK(written(both, "", 7) == written(both, "", 7));
    CHECK(written(both, "", 7) != written(both, "", 8));
    bool differ = false;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const std::string left = written(both, "", seed)[1].second;
        const std::string bo = left.substr(0, left.find(','));
        const std::string jo = left.substr(left.rfind(',') + 1);
        differ = differ || value(bo, "bottle") != value(jo, "bottle");
    }
    CHECK(differ);
}

TEST_CASE("I-Hero mortals: wrong words are refused with the option they stand in") {
    const auto wrong = [](const std::string& word) { return refused(perry, {{"left", word}}); };
    CHECK(wrong("bo:mortal:speed=3") == "left: 'bo:mortal:speed=3': a mortal is written NAME:mortal or "
                                        "NAME:mortal:armour=A");
    CHECK(wrong("bo:mortal:armour=bell:spears=1") ==
          "left: 'bo:mortal:armour=bell:spears=1': a mortal is written NAME:mortal or NAME:mortal:armour=A");
    CHECK(wrong("bo:mortal:armour=gold").find("'gold' is no armour") != std::string::npos);
    CHECK(wrong("ajax:mortal").find("ajax is known already") != std::string::npos);
}
