// B, F, G, G1, G2: the field, movement points, camps, and who stands in the way.
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "disfida/hex.hpp"
#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::Hex;
using disfida::test::Scene;
using disfida::test::words;

namespace {

/// Rows of each column as the field has them, first and last, column 15 first.
constexpr std::array<std::pair<int, int>, 19> rows{{{1, 12},
                                                    {1, 12},
                                                    {0, 13},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 14},
                                                    {0, 13},
                                                    {0, 13},
                                                    {1, 12},
                                                    {1, 12}}};

bool on_field(Hex hex) {
    return hex.column >= 15 && hex.column <= 33 &&
           hex.row >= rows.at(static_cast<std::size_t>(hex.column - 15)).first &&
           hex.row <= rows.at(static_cast<std::size_t>(hex.column - 15)).second;
}

/// The hexes a knight's bare moves end on, in notation order.
std::set<std::string> ends(const Scene& scene, const std::string& id) {
    std::set<std::string> out;
    for (const std::string& action : scene.legal("move " + id + " ")) {
        out.insert(action.substr(6 + id.size(), 4));
    }
    return out;
}

/// The neighbours of a hex by the plain words of the field's description, not by the program's own geometry.
std::vector<Hex> neighbours(Hex h) {
    const int c = h.column;
    const int r = h.row;
    if (c % 2 != 0) {
        return {{c, r - 1}, {c, r + 1}, {c + 1, r - 1}, {c + 1, r}, {c - 1, r - 1}, {c - 1, r}};
    }
    return {{c, r - 1}, {c, r + 1}, {c + 1, r}, {c + 1, r + 1}, {c - 1, r}, {c - 1, r + 1}};
}

/// Plain flood: cost of each hex from these starts, through free hexes of the field.
std::map<std::string, int> flood(const std::vector<std::pair<Hex, int>>& starts,
                                 const std::set<std::string>& taken) {
    std::map<std::string, int> cost;
    std::deque<Hex> queue;
    for (const auto& [hex, spent] : starts) {
        if (taken.count(disfida::hex_name(hex)) == 0) {
            cost[disfida::hex_name(hex)] = spent;
            queue.push_back(hex);
        }
    }
    while (!queue.empty()) {
        const Hex here = queue.front();
        queue.pop_front();
        for (const Hex next : neighbours(here)) {
            if (on_field(next) && taken.count(disfida::hex_name(next)) == 0 &&
                cost.count(disfida::hex_name(next)) == 0) {
                cost[disfida::hex_name(next)] = cost[disfida::hex_name(here)] + 1;
                queue.push_back(next);
            }
        }
    }
    return cost;
}

} // namespace

TEST_CASE("B the field has exactly these hexes") {
    auto match = disfida::Match::create(disfida::DataSource(), "barletta", {}, std::nullopt, 1);
    REQUIRE(match);
    REQUIRE(match->set("empty"));
    for (int column = 13; column <= 36; ++column) {
        for (int row = 0; row <= 17; ++row) {
            const std::string hex = disfida::hex_name({column, row});
            CHECK_MESSAGE(static_cast<bool>(match->set("knight miale " + hex)) == on_field({column, row}),
                          hex);
        }
    }
}

TEST_CASE("B neighbours: an even column lies half a hex lower") {
    using disfida::Direction;
    const auto around = [](Hex hex) {
        std::string out;
        for (const Direction direction : disfida::all_directions) {
            out += disfida::hex_name(disfida::neighbour(hex, direction)) + " ";
        }
        return out;
    };
    CHECK(around({24, 7}) == "2406 2507 2508 2408 2308 2307 ");
    CHECK(around({25, 7}) == "2506 2606 2607 2508 2407 2406 ");
    CHECK(disfida::direction_between({24, 7}, {25, 8}) == Direction::south_east);
    CHECK_FALSE(disfida::direction_between({24, 7}, {25, 6}));
    CHECK(disfida::distance({24, 7}, {24, 2}) == 5);
    CHECK(disfida::distance({24, 7}, {29, 5}) == 5);
    CHECK(disfida::distance({24, 7}, {25, 2}) == 6);
    CHECK(disfida::parse_hex("0102") == Hex{1, 2});
    for (const char* bad : {"", "240", "24070", "24 7", "+240", "24a7", "-107"}) {
        CHECK_FALSE(disfida::parse_hex(bad));
    }
}

TEST_CASE("F a mounted knight has 5 movement points, a man on foot 3") {
    Scene mounted = Scene::round_one({"knight miale 2407", "knight sachet 3001"});
    CHECK(mounted.allows("move miale 2402"));
    CHECK(mounted.allows("move miale 2412"));
    CHECK(mounted.allows("move miale 2905"));
    CHECK(mounted.allows("move miale 1910"));
    CHECK(mounted.refusal("move miale 2401") == "miale cannot reach 2401 with 5 movement points [F]");
    CHECK(mounted.refusal("move miale 3004") == "miale cannot reach 3004 with 5 movement points [F]");
    CHECK(ends(mounted, "miale").size() ==
          1 + 6 * (1 + 2 + 3 + 4 + 5)); // five rings round 2407, all on the field
    Scene foot = Scene::round_one({"knight miale 2407 foot", "knight sachet 3001"});
    CHECK(foot.allows("move miale 2404"));
    CHECK(foot.refusal("move miale 2403") == "miale cannot reach 2403 with 3 movement points [F]");
    CHECK(ends(foot, "miale").size() == 1 + 6 * (1 + 2 + 3));
}

TEST_CASE("F an attack costs a movement point") {
    Scene mounted = Scene::round_one({"knight salomone 2407", "knight pises 2401"});
    CHECK(mounted.allows("move salomone 2402"));
    CHECK(mounted.refusal("move salomone 2402 attack pises") ==
          "salomone reaches 2402 only with his last movement point; an attack needs one [F]");
    Scene nearer = Scene::round_one({"knight salomone 2407", "knight pises 2402"});
    CHECK(nearer.allows("move salomone 2403 attack pises"));
    Scene foot = Scene::round_one({"knight salomone 2407 foot", "knight pises 2403", "knight liaye 2410"});
    CHECK(foot.allows("move salomone 2404"));
    CHECK_FALSE(foot.allows("move salomone 2404 attack pises"));
    CHECK(foot.allows("move salomone 2409 attack liaye"));
}

TEST_CASE("F worked example: fanfulla leaves camp into any of the eight Italian entry hexes") {
    Scene scene = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
    for (const char* hex : {"1512", "1612", "1713", "1813", "1914", "2114", "2213", "2314"}) {
        CHECK(scene.allows("move fanfulla " + std::string(hex)));
        Scene out = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
        out.play("move fanfulla " + std::string(hex));
        CHECK(out.at("fanfulla") == hex);
        CHECK(out.knight("fanfulla").order == "moved");
    }
}

TEST_CASE("F the first hex out of camp costs 1 and is one of the side's entry hexes") {
    const std::vector<std::pair<Hex, int>> italian{{{15, 12}, 1}, {{16, 12}, 1}, {{17, 13}, 1},
                                                   {{18, 13}, 1}, {{19, 14}, 1}, {{21, 14}, 1},
                                                   {{22, 13}, 1}, {{23, 14}, 1}};
    const std::vector<std::pair<Hex, int>> french{{{33, 1}, 1}, {{32, 1}, 1}, {{31, 0}, 1}, {{30, 0}, 1},
                                                  {{29, 0}, 1}, {{27, 0}, 1}, {{26, 0}, 1}, {{25, 0}, 1}};
    for (const bool mounted : {true, false}) {
        const std::string foot = mounted ? "" : " foot";
        Scene scene = Scene::round_one({"knight fanfulla camp" + foot, "knight lambris camp" + foot});
        for (const auto& [id, starts] :
             {std::pair{std::string("fanfulla"), italian}, {std::string("lambris"), french}}) {
            std::set<std::string> reached;
            for (const auto& [hex, cost] : flood(starts, {"1501", "3312"})) {
                if (cost <= (mounted ? 5 : 3)) {
                    reached.insert(hex);
                }
            }
            CHECK(ends(scene, id) == reached);
            if (id == "fanfulla") {
                scene.play("move abenavoli 1501");
            }
        }
    }
}

TEST_CASE("F out of camp he may attack, if a point is left") {
    Scene scene = Scene::round_one({"knight fanfulla camp foot", "knight sachet 1810", "knight pises 1710"});
    CHECK(scene.allows("move fanfulla 1812")); // 1813 for 1, 1812 for 2
    CHECK(scene.allows("move fanfulla 1811")); // for 3: nothing left
    CHECK_FALSE(scene.allows("move fanfulla 1811 attack sachet"));
    Scene nearer = Scene::round_one({"knight fanfulla camp foot", "knight sachet 1811"});
    CHECK(nearer.allows("move fanfulla 1812 attack sachet"));
}

TEST_CASE("F with every entry hex taken a knight in camp can get no order") {
    const std::initializer_list<std::string_view> blocked{"knight fanfulla camp",
                                                          "knight miale 1512 order moved",
                                                          "knight riccio 1612 order moved",
                                                          "knight salomone 1713 order moved",
                                                          "knight capoccio 1813 order moved",
                                                          "knight giovenale 1914 order moved",
                                                          "knight pises 2114",
                                                          "knight liaye 2213",
                                                          "knight landes 2314",
                                                          "knight abenavoli 1501 order moved"};
    Scene scene = Scene::round_one(blocked);
    // The Italians have PO and an unactivated knight, but he cannot leave: their side is done, the French go
    // on.
    CHECK(scene.text("to_move") == "french");
    CHECK(scene.side("italian").po == 6);
    scene.play("move landes 2313"); // opens 2314
    CHECK(scene.text("to_move") == "italian");
    CHECK(ends(scene, "fanfulla").count("2314") == 1);

    Scene active = Scene::round_one({"knight fanfulla camp", "knight miale 1512", "knight riccio 1612",
                                     "knight salomone 1713", "knight capoccio 1813", "knight giovenale 1914",
                                     "knight pises 2114", "knight liaye 2213", "knight landes 2314"});
    CHECK(active.legal("move fanfulla").empty());
    CHECK(active.refusal("move fanfulla 1511") == "fanfulla cannot leave camp: every entry hex is taken [F]");
}

TEST_CASE("F a Move out of camp leaves it") {
    Scene scene = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
    CHECK(scene.refusal("move fanfulla 2407") ==
          "fanfulla cannot reach 2407 with 5 movement points from camp [F]");
    scene.play("move fanfulla 1512");
    CHECK(scene.at("fanfulla") == "1512");
}

TEST_CASE("G nobody ends on or passes through another knight, friend or enemy") {
    // 1501 touches only 1601 and 1502.
    Scene scene = Scene::round_one({"knight riccio 1601", "knight pises 1502"});
    CHECK(words(scene.legal("move abenavoli")) == "move abenavoli 1501 move abenavoli 1501 attack pises");
    CHECK(scene.refusal("move abenavoli 1502") == "abenavoli cannot end in 1502: pises stands there [G]");
    CHECK(scene.refusal("move abenavoli 1601") == "abenavoli cannot end in 1601: riccio stands there [G]");
    CHECK(scene.refusal("move abenavoli 1503") ==
          "abenavoli cannot reach 1503: knights stand in the way [G]");
    CHECK(scene.refusal("move abenavoli 1500") == "1500 is off the field [G]");
    Scene open = Scene::round_one({"knight riccio 1601"});
    CHECK(open.allows("move abenavoli 1503"));
}

TEST_CASE("G1 all six sides are alike for attack and defence") {
    for (const char* hex : {"2406", "2507", "2508", "2408", "2308", "2307"}) {
        Scene scene = Scene::round_one({"knight salomone 2407", "knight pises " + std::string(hex)});
        scene.play("move salomone 2407 attack pises : 3 4 3 4");
        for (const auto& blow : scene.events("blow")) {
            CHECK(blow.number("column") == 0);
            CHECK(blow.number("modifier") == 0);
        }
    }
}

TEST_CASE("G2 enemies hold nobody up") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight pises 2507", "knight liaye 2307",
                                    "knight landes 2504", "knight fraise 2304"});
    CHECK(scene.allows("move miale 2402"));
    CHECK(scene.allows("move miale 2404"));
}

TEST_CASE("F, G moves agree with a plain flood in many positions") {
    disfida::SeededDice random(20261129);
    constexpr std::array<const char*, 6> italians{"fieramosca", "fanfulla", "miale",
                                                  "riccio",     "salomone", "capoccio"};
    constexpr std::array<const char*, 6> french{"la-motte", "daste", "forges", "pises", "liaye", "sachet"};
    for (int n = 0; n < 100; ++n) {
        auto match = disfida::Match::create(disfida::DataSource(), "barletta", {}, std::nullopt, 1);
        REQUIRE(match);
        for (const char* statement : {"empty", "round 1", "phase activate", "to-move italian"}) {
            REQUIRE(match->set(statement));
        }
        std::set<std::string> taken;
        std::map<std::string, Hex> stands;
        // A corner of the field, so that they stand in each other's way.
        for (const char* id : italians) {
            const Hex hex{17 + static_cast<int>(random.below(5)), 9 + static_cast<int>(random.below(6))};
            const std::string foot = random.below(2) == 0 ? " foot" : "";
            if (match->set("knight " + std::string(id) + " " + disfida::hex_name(hex) + foot)) {
                stands[id] = hex;
                taken.insert(disfida::hex_name(hex));
            } else {
                REQUIRE(match->set("knight " + std::string(id) + " camp" + foot));
            }
        }
        std::map<std::string, Hex> enemies;
        for (const char* id : french) {
            const Hex hex{17 + static_cast<int>(random.below(5)), 9 + static_cast<int>(random.below(6))};
            if (match->set("knight " + std::string(id) + " " + disfida::hex_name(hex))) {
                enemies[id] = hex;
                taken.insert(disfida::hex_name(hex));
            }
        }
        REQUIRE(match->settle());
        if (match->position().to_move() != "italian") {
            continue; // all in camp and every entry hex taken
        }
        const std::string state = match->position().state();
        std::vector<std::string> expected;
        for (const char* id : {"capoccio", "fanfulla", "fieramosca", "miale", "riccio", "salomone"}) {
            const std::string name(id);
            const std::size_t entry = state.find("\"id\":\"" + name + "\"");
            const bool mounted = state.compare(state.find("\"mounted\":", entry) + 10, 4, "true") == 0;
            const int points = mounted ? 5 : 3;
            std::vector<std::pair<Hex, int>> starts{{{15, 12}, 1}, {{16, 12}, 1}, {{17, 13}, 1},
                                                    {{18, 13}, 1}, {{19, 14}, 1}, {{21, 14}, 1},
                                                    {{22, 13}, 1}, {{23, 14}, 1}};
            std::set<std::string> others = taken;
            if (stands.count(name) != 0) {
                starts = {{stands[name], 0}};
                others.erase(disfida::hex_name(stands[name]));
            }
            for (const auto& [hex, cost] : flood(starts, others)) {
                if (cost > points) {
                    continue;
                }
                expected.push_back("move " + name + " " + hex);
                for (const auto& [enemy, there] : enemies) {
                    const auto around = neighbours(*disfida::parse_hex(hex));
                    if (cost < points && std::find(around.begin(), around.end(), there) != around.end()) {
                        expected.push_back("move " + name + " " + hex + " attack " + enemy);
                    }
                }
            }
        }
        for (const auto& [id, hex] : stands) {
            const std::size_t entry = state.find("\"id\":\"" + id + "\"");
            if (state.compare(state.find("\"mounted\":", entry) + 10, 5, "false") == 0) {
                expected.push_back("reorganise " + id);
            }
        }
        std::sort(expected.begin(), expected.end());
        CHECK(match->position().legal() == expected);
    }
}
