// The Iliad's data files: the people and numbers they hold, and what is said when one is broken.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "iliad/tables.hpp"
#include "kernel/data.hpp"
#include "support/fight.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace iliad = disfida::iliad;
using disfida::DataSource;

namespace {

struct Row {
    const char* id;
    const char* armour;
    int bottle;
    int agility; ///< before armour
    const char* bearer;
};

constexpr std::array<Row, 36> heroes{{
    {"achilles", "bronze", 11, 11, "automedon"},
    {"memnon", "bronze", 11, 9, "aethops"},
    {"ajax", "bronze", 11, 10, "lycophron"},
    {"hector", "bronze", 11, 10, "cebriones"},
    {"diomedes", "bronze", 11, 10, "sthenelus"},
    {"aeneas", "bronze", 10, 9, "achates"},
    {"patroclus", "bronze", 10, 10, "alcimedon"},
    {"sarpedon", "bronze", 10, 8, "thrasymelus"},
    {"odysseus", "bronze", 10, 10, "eurybates"},
    {"deiphobus", "bronze", 9, 9, "polites"},
    {"menelaus", "bronze", 9, 9, "eteoneus"},
    {"paris", "leather", 7, 10, "harpalion"},
    {"agamemnon", "bell", 8, 7, "eurymedon"},
    {"agenor", "bronze", 9, 8, "acamas"},
    {"idomeneus", "bronze", 10, 7, "meriones"},
    {"glaucus", "bronze", 9, 9, "epicles"},
    {"teucer", "leather", 8, 10, "pandion"},
    {"pandarus", "leather", 7, 9, ""},
    {"antilochus", "bronze", 8, 10, "noemon"},
    {"asteropaeus", "bronze", 9, 10, ""},
    {"lesser-ajax", "leather", 8, 11, ""},
    {"euphorbus", "leather", 8, 9, ""},
    {"nestor", "bell", 6, 5, "thrasymedes"},
    {"polydamas", "bronze", 8, 9, ""},
    {"thersites", "naked", 5, 6, ""},
    {"lycaon", "naked", 6, 9, ""},
    {"telemachus", "leather", 7, 9, "eumaeus"},
    {"dolon", "leather", 5, 10, ""},
    {"antinous", "leather", 9, 9, ""},
    {"eurymachus", "leather", 9, 8, ""},
    {"agelaus", "leather", 8, 8, ""},
    {"amphinomus", "leather", 8, 9, ""},
    {"ctesippus", "naked", 7, 8, ""},
    {"peisander", "leather", 7, 8, ""},
    {"eurynomus", "naked", 7, 8, ""},
    {"leodes", "naked", 5, 7, ""},
}};

constexpr std::array<Row, 20> bearers{{
    {"automedon", "leather", 8, 9, ""},   {"aethops", "leather", 7, 8, ""},
    {"lycophron", "leather", 7, 8, ""},   {"cebriones", "leather", 7, 9, ""},
    {"sthenelus", "leather", 8, 9, ""},   {"achates", "leather", 7, 8, ""},
    {"alcimedon", "leather", 7, 8, ""},   {"thrasymelus", "leather", 7, 7, ""},
    {"eurybates", "leather", 6, 8, ""},   {"polites", "leather", 7, 10, ""},
    {"eteoneus", "leather", 6, 8, ""},    {"harpalion", "leather", 6, 8, ""},
    {"eurymedon", "leather", 7, 8, ""},   {"acamas", "leather", 7, 8, ""},
    {"meriones", "leather", 9, 10, ""},   {"epicles", "leather", 7, 7, ""},
    {"pandion", "leather", 6, 8, ""},     {"noemon", "leather", 6, 8, ""},
    {"thrasymedes", "leather", 8, 8, ""}, {"eumaeus", "leather", 6, 7, ""},
}};

/// The data with one text of a file replaced by another. The folder has to outlive it.
DataSource changed(const disfida::test::TemporaryFolder& folder, const std::string& file,
                   const std::string& from, const std::string& to) {
    std::string text = disfida::test::file_text(disfida::test::source_root() / "data/iliad" / file);
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to);
    folder.write("iliad/" + file, text);
    auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    return *data;
}

/// What is said of it. The file's path in front is cut off.
std::string broken(const std::string& file, const std::string& from, const std::string& to) {
    const disfida::test::TemporaryFolder folder;
    const auto tables = iliad::load_tables(changed(folder, file, from, to));
    if (tables) {
        return "";
    }
    const std::string path = (folder.path() / "iliad" / file).string();
    REQUIRE_MESSAGE(tables.error().text.starts_with(path), tables.error().text);
    return tables.error().text.substr(path.size());
}

} // namespace

TEST_CASE("I-Hero data: 36 heroes and 20 bearers with their values, in the order of the file") {
    const auto tables = iliad::load_tables(DataSource());
    REQUIRE(tables);
    REQUIRE(tables->warriors.size() == heroes.size() + bearers.size());
    for (std::size_t i = 0; i < tables->warriors.size(); ++i) {
        const bool hero = i < heroes.size();
        const Row& row = hero ? heroes.at(i) : bearers.at(i - heroes.size());
        const auto& warrior = tables->info(i);
        CAPTURE(row.id);
        CHECK(warrior.id == row.id);
        CHECK(warrior.hero == hero);
        CHECK(name(warrior.armour) == row.armour);
        CHECK(warrior.bottle == row.bottle);
        CHECK(warrior.agility == row.agility);
        CHECK(warrior.spears == (hero && i < 28 ? 2 : 0)); // the suitors, from antinous on, own none
        CHECK(warrior.heel == (i == 0));
        CHECK(warrior.bearer == tables->find(row.bearer[0] == 0 ? "nobody" : row.bearer));
        CHECK_FALSE(warrior.name.empty());
        CHECK_FALSE(warrior.why.empty());
        CHECK_FALSE(warrior.own);
    }
}

TEST_CASE("I-Wound I-Death data: what the faces do") {
    using iliad::Death;
    using iliad::Wound;
    const auto tables = iliad::load_tables(DataSource());
    REQUIRE(tables);
    constexpr Wound kinds[] = {Wound::scratch, Wound::scratch, Wound::arm,
                               Wound::leg,     Wound::mortal,  Wound::death};
    constexpr int bottle[] = {0, 0, -1, 0, -2, 0};
    constexpr int agility[] = {0, 0, 0, -1, -2, 0};
    constexpr Death deaths[] = {Death::saved, Death::plea,          Death::groin,
                                Death::chest, Death::disembowelled, Death::beheaded};
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(tables->wounds[i].kind == kinds[i]);
        CHECK(tables->wounds[i].bottle == bottle[i]);
        CHECK(tables->wounds[i].agility == agility[i]);
        CHECK(tables->deaths[i] == deaths[i]);
        CHECK(tables->heel_kills[i] == (i >= 4));
    }
}

TEST_CASE("I-Armour data: naked may be given +1 to AGILITY, and then has it everywhere") {
    const disfida::test::TemporaryFolder folder;
    const DataSource data = changed(folder, "heroes.toml", "naked = { clang = 0, agility = 0 }",
                                    "naked = { clang = 0, agility = 1 }");
    const auto tables = iliad::load_tables(data);
    REQUIRE_MESSAGE(tables, tables.error().text);
    CHECK(tables->agility(static_cast<std::size_t>(tables->find("lycaon"))) == 10);
    const auto match = disfida::Match::create(
        data, "iliad", {{"left", "bo:bottle=5:agility=11:armour=naked"}}, std::nullopt, 1);
    REQUIRE_MESSAGE(match, match.error().text);
    CHECK(
        match->position().state().find(R"("id":"bo","side":"left","kind":"hero","bottle":5,"start_bottle":5,)"
                                       R"("agility":12,"start_agility":12,)") != std::string::npos);
    CHECK(broken("heroes.toml", "naked = { clang = 0, agility = 0 }", "naked = { clang = 0, agility = 2 }") ==
          ":11: agility: a whole number from -5 to 1 is needed");
}

TEST_CASE("I-Hero data: a missing or misspelt key, a value out of bounds, an unknown word") {
    CHECK(broken("heroes.toml", "bottle = 11\n", "") ==
          ":13: bottle: missing, a whole number from 5 to 11 is needed");
    CHECK(broken("heroes.toml", "bottle = 11\n", "botle = 11\n")
              .starts_with(":18: botle: unknown key; known here: "));
    CHECK(broken("heroes.toml", "bottle = 11\n", "bottle = 12\n") ==
          ":18: bottle: a whole number from 5 to 11 is needed");
    CHECK(broken("heroes.toml", "agility = 11\n", "agility = 4\n") ==
          ":19: agility: a whole number from 5 to 11 is needed");
    CHECK(broken("heroes.toml", "armour = \"bronze\"", "armour = \"gold\"") ==
          ":20: armour: 'gold' is none of bell, bronze, leather, naked");
    CHECK(broken("heroes.toml", "kind = \"hero\"", "kind = \"god\"") ==
          ":17: kind: 'god' is none of hero, bearer");
    CHECK(broken("heroes.toml", "side = \"achaean\"", "side = \"left\"") ==
          ":16: side: 'left' is none of achaean, trojan, suitor, bearer");
    CHECK(broken("heroes.toml", "id = \"achilles\"", "id = \"Achilles\"") ==
          ":14: id: 'Achilles' is no id: at most 24 small letters and hyphens are needed");
    CHECK(broken("heroes.toml", "heel = true", "heel = 1") == ":22: heel: true or false is needed");
    CHECK(
        broken("heroes.toml", "bell = { clang = 7, agility = -4 }", "bell = { clang = 12, agility = -4 }") ==
        ":8: clang: a whole number from 0 to 11 is needed");
    CHECK(broken("heroes.toml", "bell = { clang = 7, agility = -4 }\n", "").starts_with(":7: bell: missing"));
}

TEST_CASE("I-Hero data: names that no screen could show are refused") {
    CHECK(broken("heroes.toml", "id = \"achilles\"", "id = \"abcdefghijklmnopqrstuvwxy\"")
              .ends_with("is no id: at most 24 small letters and hyphens are needed"));
    CHECK(broken("heroes.toml", "name = \"Achilles\"", "name = \"Ach\\u001b[31m\"") ==
          ":15: name: at most 40 letters without control characters are needed");
    CHECK(broken("heroes.toml", "name = \"Achilles\"", "name = \"" + std::string(41, 'A') + "\"") ==
          ":15: name: at most 40 letters without control characters are needed");
}

TEST_CASE("I-Hero data: an id there twice") {
    CHECK(broken("heroes.toml", "id = \"memnon\"", "id = \"achilles\"") ==
          ":26: id: 'achilles' is there twice");
}

TEST_CASE(
    "I-Bearer data: one who is no bearer, nobody, one who serves two, a bearer who is served or has spears") {
    CHECK(broken("heroes.toml", "bearer = \"automedon\"", "bearer = \"ajax\"")
              .ends_with(": 'ajax', who is to serve achilles, is no bearer"));
    CHECK(broken("heroes.toml", "bearer = \"automedon\"", "bearer = \"zeus\"")
              .ends_with(": 'zeus', who is to serve achilles, is no bearer"));
    CHECK(broken("heroes.toml", "bearer = \"aethops\"", "bearer = \"automedon\"")
              .ends_with(": automedon serves two heroes, memnon is one of them"));
    CHECK(broken("heroes.toml", "why = \"Achilles' charioteer",
                 "bearer = \"aethops\"\nwhy = \"Achilles' charioteer")
              .ends_with(": bearer: a bearer is served by nobody"));
    CHECK(broken("heroes.toml", "why = \"Achilles' charioteer", "spears = 1\nwhy = \"Achilles' charioteer")
              .ends_with(": spears: a bearer has no spears"));
}

TEST_CASE("I-Wound data: lists of six, known kinds, faces of a die") {
    CHECK(broken("wounds.toml", "bottle = [0, 0, -1, 0, -2, 0]", "bottle = [0, 0, -1, 0, -2]")
              .ends_with(": bottle: 6 entries are needed, there are 5"));
    CHECK(broken("wounds.toml", "\"arm\"", "\"nose\"")
              .ends_with(": kind: 'nose' is none of scratch, arm, leg, mortal, death"));
    CHECK(broken("wounds.toml", "\"plea\"", "\"fled\"")
              .ends_with(": kind: 'fled' is none of saved, plea, groin, chest, disembowelled, beheaded"));
    CHECK(broken("wounds.toml", "kills = [5, 6]", "kills = [5, 7]").find("kills: 7 is no such number") !=
          std::string::npos);
    CHECK(broken("wounds.toml", "bottle = [0, 0, -1, 0, -2, 0]", "bottle = [0, 0, 1, 0, -2, 0]")
              .find("bottle: 1 is no such number") != std::string::npos);
    CHECK(broken("wounds.toml", "[death]", "[dead]").find("dead: unknown key") != std::string::npos);
}

TEST_CASE("I-Wound data: changed faces change the rules: a heel that any leg wound kills") {
    const disfida::test::TemporaryFolder folder;
    const DataSource data = changed(folder, "wounds.toml", "kills = [5, 6]", "kills = [1, 2, 3, 4, 5, 6]");
    const auto tables = iliad::load_tables(data);
    REQUIRE(tables);
    CHECK(tables->heel_kills[0]);
}
