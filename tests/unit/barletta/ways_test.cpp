// Ways found in a hurry are those that the full reach of a knight allows.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <tuple>

#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "barletta/reach.hpp"
#include "barletta/ways.hpp"
#include "kernel/data.hpp"

using disfida::SeededDice;
namespace barletta = disfida::barletta;

namespace {

/// The same hex as `stand_against` finds, by the full reach and by the distance of hexes: best who can be
/// pushed off the field, then who stands against somebody, then the nearest, then clockwise from north.
barletta::Spot by_reach(const barletta::Tables& tables, const barletta::State& state,
                        barletta::KnightId striker, barletta::Spot enemy) {
    const barletta::SpotSet free = barletta::free_spots(tables, state);
    const barletta::SpotSet reached = barletta::reach(tables, state, free, striker).attack;
    const barletta::Spot here = state.knights[striker].spot;
    const disfida::Hex middle = tables.hex(enemy);
    std::tuple<int, int> best{0, 0};
    barletta::Spot out = barletta::no_spot;
    for (const disfida::Direction direction : disfida::all_directions) {
        const disfida::Hex hex = disfida::neighbour(middle, direction);
        const barletta::Spot spot = tables.spot(hex);
        if (spot == barletta::no_spot || !reached.has(spot)) {
            continue;
        }
        const auto opposite = static_cast<disfida::Direction>((static_cast<int>(direction) + 3) % 6);
        const barletta::Spot pushed = tables.spot(disfida::neighbour(middle, opposite));
        const int push = pushed == barletta::no_spot ? 3 : pushed != here && !free.has(pushed) ? 2 : 1;
        const std::tuple<int, int> worth{push, -disfida::distance(tables.hex(here), hex)};
        if (out == barletta::no_spot || worth > best) {
            best = worth;
            out = spot;
        }
    }
    return out;
}

} // namespace

TEST_CASE("the hex to strike from is the best of those within reach") {
    const auto game = barletta::Game::open(disfida::DataSource(), {});
    REQUIRE(game);
    const barletta::Tables& tables = game->tables();
    const auto list = std::make_unique<barletta::ActionList>();
    disfida::NoEvents silent;
    int found = 0;
    int none = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SeededDice dice(seed);
        SeededDice random(seed + 1);
        auto state = game->opening();
        while (!game->over(state)) {
            game->legal(state, *list);
            // Half of the orders at random: odd places and crowds.
            const auto action = random.below(2) == 0
                                    ? (*list)[random.below(static_cast<std::uint32_t>(list->size()))]
                                    : game->light(state, random);
            game->apply(state, action, dice, silent);
            const barletta::SpotSet free = barletta::free_spots(tables, state);
            for (int pair = 0; pair < 8; ++pair) {
                const auto striker = static_cast<barletta::KnightId>(random.below(barletta::knight_count));
                const auto enemy = static_cast<barletta::KnightId>(
                    barletta::first_of(barletta::other(barletta::side_of(striker))) + random.below(13));
                const barletta::Knight& a = state.knights[striker];
                const barletta::Knight& b = state.knights[enemy];
                if (!barletta::on_field(a) || !barletta::on_field(b)) {
                    continue;
                }
                const barletta::Spot spot = barletta::stand_against(tables, free, a, b.spot);
                CHECK_MESSAGE(spot == by_reach(tables, state, striker, b.spot), game->json(state));
                ++(spot == barletta::no_spot ? none : found);
            }
        }
    }
    CHECK(found > 5000);
    CHECK(none > 5000);
}

TEST_CASE("a straight way ends beside the goal, or where somebody is in the way") {
    const auto game = barletta::Game::open(disfida::DataSource(), {});
    REQUIRE(game);
    const barletta::Tables& tables = game->tables();
    const auto spot = [&](int column, int row) { return tables.spot({column, row}); };
    barletta::SpotSet free = tables.field;
    CHECK(barletta::walk(tables, free, spot(24, 11), spot(24, 1), 5) == spot(24, 6));
    CHECK(barletta::walk(tables, free, spot(24, 11), spot(24, 8), 5) == spot(24, 9));
    CHECK(barletta::walk(tables, free, spot(24, 11), spot(24, 10), 5) == spot(24, 11));
    // One in the way; in a column nothing else is straight.
    free.erase(spot(24, 9));
    CHECK(barletta::walk(tables, free, spot(24, 11), spot(24, 6), 5) == spot(24, 10));
}
