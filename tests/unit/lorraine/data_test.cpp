// Lorraine's data files: what is said of a map or a roster that cannot be played with.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "lorraine/tables.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace lorraine = disfida::lorraine;
using disfida::DataSource;

namespace {

std::string shipped(const std::string& file) {
    return disfida::test::file_text(disfida::test::source_root() / "data/lorraine" / file);
}

/// The text with one place changed, which has to be there.
std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

/// The line, from 1, on which the first of these texts after another stands: ":12: ".
std::string line(const std::string& text, const std::string& after, const std::string& what) {
    const auto at = text.find(what, text.find(after));
    REQUIRE_MESSAGE(at != std::string::npos, what);
    return ":" +
           std::to_string(1 +
                          std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
           ": ";
}

/// What is said of a folder in which this file has this text, from the line's number on; "" when all is well.
std::string complaint(const std::string& file, const std::string& text) {
    const disfida::test::TemporaryFolder folder;
    folder.write("lorraine/" + file, text);
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto tables = lorraine::load_tables(*data);
    if (tables) {
        return "";
    }
    const std::string path = (folder.path() / "lorraine" / file).string();
    REQUIRE_MESSAGE(tables.error().text.starts_with(path), tables.error().text);
    return tables.error().text.substr(path.size());
}

std::string map_with(const std::string& from, const std::string& to) {
    return complaint("map.toml", changed(shipped("map.toml"), from, to));
}

std::string roster_with(const std::string& from, const std::string& to) {
    return complaint("generals.toml", changed(shipped("generals.toml"), from, to));
}

/// Begins with a line's number, ends with these words.
bool says(const std::string& complaint, const std::string& end) {
    const auto second = complaint.find(':', 1);
    return complaint.size() > end.size() && complaint[0] == ':' && second != std::string::npos &&
           complaint.find_first_not_of("0123456789", 1) == second && complaint.ends_with(end);
}

} // namespace

TEST_CASE("L-Map data: the shipped files stand in a folder as well") {
    for (const char* file : {"map.toml", "generals.toml", "rules.toml", "battle.toml", "weights.toml"}) {
        CHECK(complaint(file, shipped(file)) == "");
    }
}

TEST_CASE("L-Map data: a link has to be named on both sides") {
    const std::string text = changed(shipped("map.toml"), R"(neighbours = ["bar-le-duc", "st-dizier"])",
                                     R"(neighbours = ["st-dizier"])");
    CHECK(
        complaint("map.toml", text) ==
        line(text, "id = \"bar-le-duc\"", "neighbours") +
            "neighbours: the link from bar-le-duc to revigny is one-way: revigny has to name bar-le-duc too "
            "[L-Map 1]");
}

TEST_CASE("L-Map data: no unknown neighbour, no zone its own, none named twice") {
    const auto revigny = [](const std::string& neighbours) {
        return map_with(R"(neighbours = ["bar-le-duc", "st-dizier"])", "neighbours = [" + neighbours + "]");
    };
    const std::string at = line(shipped("map.toml"), "id = \"revigny\"", "neighbours");
    CHECK(revigny(R"("bar-le-duc", "st-dizier", "vaudemont")") ==
          at + "neighbours: 'vaudemont' is no zone [L-Map 1]");
    CHECK(revigny(R"("bar-le-duc", "st-dizier", "revigny")") ==
          at + "neighbours: revigny is its own neighbour [L-Map 1]");
    CHECK(revigny(R"("bar-le-duc", "st-dizier", "st-dizier")") ==
          at + "neighbours: st-dizier is named twice [L-Map 1]");
}

TEST_CASE("L-Map data: every zone can be reached from the entry") {
    // revigny loses both its links.
    std::string text =
        changed(shipped("map.toml"), R"(neighbours = ["bar-le-duc", "st-dizier"])", "neighbours = []");
    for (const char* zone : {"bar-le-duc", "st-dizier"}) {
        const auto at = text.find("\"revigny\"", text.find("id = \"" + std::string(zone) + "\""));
        REQUIRE(at != std::string::npos);
        const bool first = text[at - 1] == '[';
        text.erase(first ? at : at - 2, 11);
    }
    CHECK(says(complaint("map.toml", text), "revigny cannot be reached from the entry montigny [L-Map 1]"));
}

TEST_CASE("L-Map data: entry, western road and towns have to be there") {
    CHECK(
        says(map_with("entry = [\"montigny\"]", ""), "entry: missing, a list of texts in quotes is needed"));
    const std::string at = line(shipped("map.toml"), "[map]", "entry");
    CHECK(map_with("entry = [\"montigny\"]", "entry = []") ==
          at + "entry: 1 entries are needed, there are 0");
    CHECK(map_with("entry = [\"montigny\"]", "entry = [\"langres\"]") ==
          at + "entry: 'langres' is no zone [L-Map 4]");
    CHECK(map_with("entry = [\"montigny\"]", "entry = \"montigny\"").starts_with(at + "entry: "));
    CHECK(map_with("west_road = \"st-dizier\"", "west_road = \"troyes\"") ==
          line(shipped("map.toml"), "[map]", "west_road") + "west_road: 'troyes' is no zone [L-Map 4]");
    const std::string towns = line(shipped("map.toml"), "[map]", "french_towns");
    const std::string both = R"(["bar-le-duc", "saint-mihiel"])";
    CHECK(map_with(both, R"(["bar-le-duc", "foug"])") == towns + "french_towns: foug is no town [L-Map 4]");
    CHECK(map_with(both, R"(["bar-le-duc"])") == towns + "french_towns: 2 entries are needed, there are 1");
    CHECK(map_with(both, R"(["bar-le-duc", "bar-le-duc"])") ==
          towns + "french_towns: one town is named twice [L-Map 4]");
}

TEST_CASE("L-Map data: 43 zones, and so many of each kind") {
    const std::string text = shipped("map.toml");
    const auto last = text.rfind("[[zone]]");
    CHECK(says(complaint("map.toml", text.substr(0, last)), "43 zones are needed, these are 42 [L-Map 1]"));
    CHECK(
        says(complaint("map.toml", text + "\n[[zone]]\nid = \"nancy\"\nname = \"Nancy\"\nkind = \"country\"\n"
                                          "x = 1\ny = 1\nneighbours = [\"haye\"]\n"),
             "43 zones are needed, these are 44 [L-Map 1]"));
    CHECK(says(map_with("kind = \"village\"", "kind = \"country\""),
               "22 zones of kind country are needed, these are 23 [L-Map 1]"));
    CHECK(says(map_with("kind = \"village\"", "kind = \"town\""),
               "15 zones of kind village are needed, these are 14 [L-Map 1]"));
    CHECK(map_with("kind = \"village\"", "kind = \"city\"") ==
          line(text, "[[zone]]", "kind") + "kind: 'city' is none of country, village, town, castle");
}

TEST_CASE("L-Map data: a castle has a capacity of 25 to 50, nothing else has one") {
    const std::string at = line(shipped("map.toml"), "id = \"commercy\"", "capacity");
    for (const char* capacity : {"24", "51", "0", "\"25\"", "25.0"}) {
        CHECK(map_with("capacity = 25", "capacity = " + std::string(capacity)) ==
              at + "capacity: a whole number from 25 to 50 is needed");
    }
    CHECK(map_with("capacity = 25", "capacity = 50") == "");
    CHECK(map_with("capacity = 25\n", "") == line(shipped("map.toml"), "[[zone]]", "id = \"commercy\"") +
                                                 "id: commercy is a castle: a capacity is missing");
    CHECK(map_with("kind = \"village\"", "kind = \"village\"\ncapacity = 25") ==
          ":" + std::to_string(std::stoi(line(shipped("map.toml"), "[[zone]]", "kind").substr(1)) + 1) +
              ": capacity: revigny is no castle: it has no capacity");
}

TEST_CASE("L-Map data: no id there twice, no unknown key, no road over open land") {
    CHECK(map_with("id = \"wassy\"", "id = \"revigny\"").ends_with("id: 'revigny' is there twice"));
    CHECK(map_with("name = \"Revigny\"", "nam = \"Revigny\"").find("nam: unknown key; known here: ") !=
          std::string::npos);
    CHECK(map_with("y = 0\nneighbours", "y = 0\ncapital = true\nneighbours").find("capital: unknown key") !=
          std::string::npos);
    CHECK(map_with("zones = [\"st-dizier\", \"bar-le-duc\"", "zones = [\"st-dizier\", \"commercy\"")
              .ends_with("zones: st-dizier and commercy are no neighbours"));
}

TEST_CASE("L-Set data: the default muster adds up to 500 and 440") {
    CHECK(says(roster_with("points = 75", "points = 74"), "burgundy musters 500 points, not 499 [L-Set 4]"));
    CHECK(says(roster_with("points = 75", "points = 76"), "burgundy musters 500 points, not 501 [L-Set 4]"));
    CHECK(says(roster_with("gondrecourt = 10", "gondrecourt = 11"),
               "french musters 440 points, not 441 [L-Set 3]"));
    CHECK(says(roster_with("gondrecourt = 10", ""), "french musters 440 points, not 430 [L-Set 3]"));
    CHECK(says(roster_with("zone = \"vaucouleurs\", points = 60", "zone = \"vaucouleurs\", points = 61"),
               "french musters 440 points, not 441 [L-Set 3]"));
}

TEST_CASE("L-Set data: an army has 50 to 125 points") {
    const std::string at = line(shipped("generals.toml"), "id = \"toulongeon\"", "muster");
    for (const char* points : {"49", "126"}) {
        CHECK(roster_with("zone = \"montigny\", points = 100",
                          "zone = \"montigny\", points = " + std::string(points)) ==
              at + "points: a whole number from 50 to 125 is needed");
    }
}

TEST_CASE("L-Set data: Burgundy in the entry zone, the French in towns and castle zones, 100 in each town") {
    CHECK(says(roster_with("zone = \"montigny\", points = 75", "zone = \"bourmont\", points = 75"),
               "marigny musters outside in the entry zone [L-Set 4]"));
    CHECK(says(roster_with("zone = \"vaucouleurs\"", "zone = \"foug\""),
               "baudricourt musters in a town or the zone of a castle, not in foug [L-Set 3]"));
    CHECK(says(roster_with("zone = \"saint-mihiel\", points = 100", "zone = \"saint-mihiel\", points = 99"),
               "saint-mihiel musters 100 points, not 99 [L-Set 3]"));
    CHECK(says(roster_with("zone = \"vaucouleurs\"", "zone = \"saint-mihiel\""),
               "saint-mihiel musters 100 points, not 160 [L-Set 3]"));
    CHECK(says(roster_with("zone = \"vaucouleurs\", points = 60",
                           "zone = \"vaucouleurs\", points = 60, inside = true"),
               "vaucouleurs holds 35, not 60 points [L-Set 3]"));
    CHECK(says(roster_with("zone = \"saint-mihiel\", points = 100",
                           "zone = \"saint-mihiel\", points = 100, inside = true"),
               "barbazan cannot be inside: saint-mihiel is no castle [L-Set 3]"));
    CHECK(roster_with("zone = \"vaucouleurs\"", "zone = \"nancy\"") ==
          line(shipped("generals.toml"), "id = \"baudricourt\"", "muster") +
              "zone: 'nancy' is no zone [L-Set 5]");
}

TEST_CASE("L-Set data: six generals and six replacements a side") {
    const std::string text = shipped("generals.toml");
    const auto cut = [&](const std::string& head) {
        const auto at = text.rfind(head);
        const auto next = text.find("\n\n", at);
        return text.substr(0, at) + text.substr(next + 1);
    };
    CHECK(says(complaint("generals.toml", cut("[[replacement]]")),
               "6 generals and 6 replacements a side are needed [L-Set 1]"));
    CHECK(says(complaint("generals.toml", cut("[[general]]")),
               "6 generals and 6 replacements a side are needed [L-Set 1]"));
    CHECK(complaint("generals.toml",
                    changed(text, "id = \"barbey\"\nname = \"Thibaut de Barbey\"\nside = \"french\"",
                            "id = \"barbey\"\nname = \"Thibaut de Barbey\"\nside = \"burgundy\"")) ==
          line(text, "[[replacement]]", "id = \"barbey\"") +
              "id: barbey is one too many: 6 are needed a side [L-Set 1]");
}

TEST_CASE("L-Set data: ids and words of the roster") {
    const std::string text = shipped("generals.toml");
    CHECK(roster_with("skill = \"expert\"", "skill = \"great\"") ==
          line(text, "[[general]]", "skill") +
              "skill: 'great' is none of incompetent, poor, competent, expert");
    CHECK(roster_with("side = \"burgundy\"", "side = \"lorraine\"") ==
          line(text, "[[general]]", "side") + "side: 'lorraine' is none of burgundy, french");
    CHECK(roster_with("id = \"vaudemont\"", "id = \"toulongeon\"") ==
          line(text, "[[general]]", "id = \"vaudemont\"") + "id: 'toulongeon' is there twice");
    for (const char* id : {"Vaudemont", "captain-b7", "abcdefghijklmnopqrstuvwxy"}) {
        CHECK(roster_with("id = \"vaudemont\"", "id = \"" + std::string(id) + "\"") ==
              line(text, "[[general]]", "id = \"vaudemont\"") + "id: '" + id +
                  "' is no id: at most 24 small letters and hyphens, not beginning with captain");
    }
}
