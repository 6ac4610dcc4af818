// The data files: the numbers they hold, and what is said when one is broken.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "barletta/tables.hpp"
#include "kernel/data.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace barletta = disfida::barletta;
using disfida::DataSource;

namespace {

struct Knight {
    const char* id;
    const char* name;
    int vc;
};

constexpr std::array<Knight, 26> roster{{
    {"fieramosca", "Ettore Fieramosca", 7},
    {"fanfulla", "Bartolomeo Fanfulla", 6},
    {"miale", "Miale da Troia", 6},
    {"brancaleone", "Giovanni Brancaleone", 6},
    {"salomone", "Francesco Salomone", 5},
    {"romanello", "Romanello da Forlì", 5},
    {"abignente", "Mariano Abignente", 5},
    {"capoccio", "Giovanni Capoccio", 5},
    {"albimonte", "Guglielmo Albimonte", 5},
    {"giovenale", "Ettore Giovenale", 5},
    {"corollario", "Marco Corollario", 5},
    {"riccio", "Riccio da Parma", 5},
    {"abenavoli", "Ludovico Abenavoli", 5},
    {"la-motte", "Charles de Torgues, called La Motte", 6},
    {"daste", "Claude Grajan d'Aste", 6},
    {"forges", "Girout de Forges", 6},
    {"lambris", "Martellin de Lambris", 6},
    {"baraut", "Eliot de Baraut", 6},
    {"pises", "François de Pises", 5},
    {"guignes", "Jacques de Guignes", 5},
    {"liaye", "Pierre de Liaye", 5},
    {"landes", "Jean de Landes", 5},
    {"frignes", "Marc de Frignes", 5},
    {"fraise", "Naute de la Fraise", 5},
    {"fontaines", "Jacques de la Fontaines", 4},
    {"sachet", "Sacet de Sachet", 4},
}};

/// What is said when one text of a data file is replaced by another. The file's path in front is cut off.
std::string broken(const std::string& file, const std::string& from, const std::string& to) {
    const disfida::test::TemporaryFolder folder;
    std::string text = disfida::test::file_text(disfida::test::source_root() / "data/barletta" / file);
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to);
    folder.write("barletta/" + file, text);
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto tables = barletta::load_tables(*data);
    if (tables) {
        return "";
    }
    const std::string path = (folder.path() / "barletta" / file).string();
    REQUIRE_MESSAGE(tables.error().text.starts_with(path), tables.error().text);
    return tables.error().text.substr(path.size());
}

} // namespace

TEST_CASE("B1 the 26 knights with their values, in roster order") {
    const auto tables = barletta::load_tables(DataSource());
    REQUIRE(tables);
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const auto& knight = tables->knight(static_cast<barletta::KnightId>(i));
        CHECK(knight.id == roster.at(i).id);
        CHECK(knight.name == roster.at(i).name);
        CHECK(knight.vc == roster.at(i).vc);
    }
}

TEST_CASE("H4.3 the thirteen modifiers") {
    const auto tables = barletta::load_tables(DataSource());
    REQUIRE(tables);
    CHECK(tables->surrender_modifier == std::array<int, 13>{0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4});
}

TEST_CASE("F the entry hexes of both camps") {
    const auto tables = barletta::load_tables(DataSource());
    REQUIRE(tables);
    const auto names = [&](std::size_t side) {
        std::string out;
        for (const barletta::Spot spot : tables->entry.at(side)) {
            out += tables->spot_name(spot) + " ";
        }
        return out;
    };
    CHECK(names(0) == "1512 1612 1713 1813 1914 2114 2213 2314 ");
    CHECK(names(1) == "2500 2600 2700 2900 3000 3100 3201 3301 ");
}

TEST_CASE("broken data: knights") {
    const std::string file = "knights.toml";
    const std::string sachet =
        "[[knight]]\nid = \"sachet\"\nname = \"Sacet de Sachet\"\nshort = \"Sachet\"\nside = \"french\"\n"
        "glyph = \"Sc\"\nvc = 4 # printed\n";
    CHECK(broken(file, sachet, "") == ":5: knight: a side has 13 knights, there are 12 french ones");
    CHECK(broken(file, sachet, sachet + sachet) == ":213: id: 'sachet' is there twice");
    CHECK(broken(file, "id = \"fanfulla\"", "id = \"fieramosca\"") == ":14: id: 'fieramosca' is there twice");
    CHECK(broken(file, "id = \"fanfulla\"", "id = \"Fan fulla\"") ==
          ":14: id: 'Fan fulla' is no id: small letters and hyphens are needed");
    CHECK(broken(file, "id = \"fanfulla\"\n", "") == ":13: id: missing, a text is needed");
    CHECK(broken(file, "glyph = \"Fa\"", "glyph = \"Fi\"") ==
          ":18: glyph: 'Fi' is already that of fieramosca");
    CHECK(broken(file, "glyph = \"Fa\"", "glyph = \"fanf\"") ==
          ":18: glyph: 'fanf': a capital and a small letter are needed");
    CHECK(broken(file, "vc = 7", "vc = 0") == ":11: vc: a whole number from 1 to 9 is needed");
    CHECK(broken(file, "vc = 7", "vc = \"7\"") == ":11: vc: a whole number from 1 to 9 is needed");
    CHECK(broken(file, "vc = 7", "cv = 7") ==
          ":11: cv: unknown key; known here: id, name, short, glyph, vc, side");
    CHECK(broken(file, "vc = 7", "vc = 7\nhorse = true") ==
          ":12: horse: unknown key; known here: id, name, short, glyph, vc, side");
    CHECK(broken(file, "side = \"italian\"", "side = \"english\"") ==
          ":9: side: 'english' is no side: italian or french");
    CHECK(broken(file, "side = \"french\"", "side = \"italian\"") ==
          ":110: id: la-motte would be a fourteenth italian knight; a side has 13");
}

TEST_CASE("broken data: field") {
    const std::string file = "field.toml";
    CHECK(broken(file, "first_column = 15", "first_colum = 15") ==
          ":3: first_colum: unknown key; known here: first_column, first_row, last_row, line, entry");
    CHECK(broken(file, "last_row  = [ 12,", "last_row  = [") ==
          ":7: last_row: 19 entries are needed, there are 18");
    CHECK(broken(file, "last_row  = [ 12,", "last_row  = [ 0,") ==
          ":7: last_row: column 15 ends before it begins");
    CHECK(broken(file, "last_row  = [ 12,", "last_row  = [ 15,") ==
          ":7: last_row: 15 is no such number: a list of whole numbers from 0 to 14 is needed");
    CHECK(broken(file, "last_column = 30", "last_column = 31") ==
          ":12: last_column: the line has to be 13 columns long");
    CHECK(broken(file, "french_row = 6", "french_row = 5") == ":14: french_row: the two lines have to touch");
    CHECK(broken(file, "1,  1,  0,  0,  0,", "1,  1,  0,  8,  0,") ==
          ":13: italian_row: the line runs off the field in column 18");
    CHECK(broken(file, "\"2406\"", "\"2446\"") == ":16: french_centre: '2446' is no hex of the field");
    CHECK(broken(file, "\"1512\"", "\"1513\"") == ":20: italian: '1513' is no hex of the field");
    CHECK(broken(file, "\"1512\"", "1512") == ":20: italian: a list of texts in quotes is needed");
    CHECK(broken(file, "[entry]", "[gates]") ==
          ":19: gates: unknown key; known here: first_column, first_row, last_row, line, entry");
}

TEST_CASE("broken data: the lines and their middle") {
    const std::string file = "field.toml";
    CHECK(broken(file, "\"2407\"", "\"2307\"")
              .empty()); // another middle of the line is another field, no mistake
    CHECK(broken(file, "\"2407\"", "\"2408\"") == ":15: italian_centre: 2408 is not in the italian line");
    CHECK(broken(file, "\"2406\"", "\"1706\"") == ":16: french_centre: 1706 is not in the french line");
    CHECK(broken(file, "\"1512\",", "\"1512\", \"1512\",") == ":20: italian: 1512 is there twice");
    CHECK(
        broken(file,
               "italian = [ \"1512\", \"1612\", \"1713\", \"1813\", \"1914\", \"2114\", \"2213\", \"2314\" ]",
               "italian = []") == ":20: italian: at least one hex is needed, or nobody leaves the camp");
}

TEST_CASE("broken data: melee table") {
    const std::string file = "melee.toml";
    CHECK(broken(file, "\"3/-\"", "\"3-\"") ==
          ":13: 2: '3-' is no cell: two of -, D or a digit with a / between are needed");
    CHECK(broken(file, "\"3/-\"", "\"X/-\"") ==
          ":13: 2: 'X/-' is no cell: two of -, D or a digit with a / between are needed");
    CHECK(broken(file, "\"3/-\"", "\"0/-\"") ==
          ":13: 2: '0/-' is no cell: two of -, D or a digit with a / between are needed");
    CHECK(broken(file, "\"3/-\", ", "") == ":13: 2: 11 entries are needed, there are 10");
    CHECK(broken(file, "-5, -4,", "-4, -5,") == ":12: columns: they run from -5 to 5 in order");
    CHECK(broken(file, "-5, -4,", "-4,") == ":12: columns: 11 entries are needed, there are 10");
    CHECK(broken(file, "\"12\" =", "\"13\" =") ==
          ":23: 13: unknown key; known here: columns, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12");
    CHECK(broken(file, "\"12\" = [", "\"12\" = [[").starts_with(":23: "));
}

TEST_CASE("broken data: surrender table") {
    const std::string file = "surrender.toml";
    CHECK(broken(file, "4, 4 ]", "4 ]") == ":3: modifiers: 13 entries are needed, there are 12");
    CHECK(broken(file, "4, 4 ]", "4, 4, 4 ]") == ":3: modifiers: 13 entries are needed, there are 14");
    CHECK(broken(file, "modifiers = [ 0,", "modifiers = [ -1,") ==
          ":3: modifiers: -1 is no such number: a list of whole numbers from 0 to 9 is needed");
    CHECK(broken(file, "modifiers", "modifier") == ":3: modifier: unknown key; known here: modifiers");
}

TEST_CASE("broken data: weights of the evaluation") {
    const std::string file = "weights.toml";
    CHECK(broken(file, "passes = 0.15\n", "").empty()); // what is not named weighs nothing
    CHECK(broken(file, "wounds = -0.17", "wounds = \"much\"") ==
          ":8: wounds: a number from -1000 to 1000 is needed");
    CHECK(broken(file, "wounds = -0.17", "wounds = 1e9") ==
          ":8: wounds: a number from -1000 to 1000 is needed");
    CHECK(broken(file, "wounds = -0.17", "wunds = -0.17")
              .starts_with(":8: wunds: unknown key; known here: points, "));
    CHECK(broken(file, "[odds]", "[chances]").find("unknown key; known here: worth, odds") !=
          std::string::npos);
}

TEST_CASE("broken data: a match is not opened") {
    const disfida::test::TemporaryFolder folder;
    folder.write("barletta/surrender.toml", "modifiers = [ 1 ]\n");
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    CHECK_FALSE(barletta::load_tables(*data));
}
