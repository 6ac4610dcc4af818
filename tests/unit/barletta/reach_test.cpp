// B, F, G: the field and every move in it, against a plain flood written from the words of the rules.
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/hex.hpp"
#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::Hex;
using disfida::test::Scene;

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
        if (!taken.contains(disfida::hex_name(hex))) {
            cost[disfida::hex_name(hex)] = spent;
            queue.push_back(hex);
        }
    }
    while (!queue.empty()) {
        const Hex here = queue.front();
        queue.pop_front();
        for (const Hex next : neighbours(here)) {
            if (on_field(next) && !taken.contains(disfida::hex_name(next)) &&
                !cost.contains(disfida::hex_name(next))) {
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
            const std::size_t entry = state.find(R"("id":")" + name + '"');
            const bool mounted = state.compare(state.find("\"mounted\":", entry) + 10, 4, "true") == 0;
            const int points = mounted ? 5 : 3;
            std::vector<std::pair<Hex, int>> starts{{{15, 12}, 1}, {{16, 12}, 1}, {{17, 13}, 1},
                                                    {{18, 13}, 1}, {{19, 14}, 1}, {{21, 14}, 1},
                                                    {{22, 13}, 1}, {{23, 14}, 1}};
            std::set<std::string> others = taken;
            if (stands.contains(name)) {
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
            const std::size_t entry = state.find(R"("id":")" + id + '"');
            if (state.compare(state.find("\"mounted\":", entry) + 10, 5, "false") == 0) {
                expected.push_back("reorganise " + id);
            }
        }
        std::sort(expected.begin(), expected.end());
        CHECK(match->position().legal() == expected);
    }
}
