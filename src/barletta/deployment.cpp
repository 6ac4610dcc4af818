#include "barletta/deployment.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

#include "barletta/legal.hpp"
#include "disfida/dice.hpp"

namespace disfida::barletta {

namespace {

using Lineup = std::array<KnightId, knights_a_side>;

/// Who is meant to stand where in a side's line, from the lowest column on.
Lineup lineup(Side side, bool random, std::uint64_t seed) {
    Lineup line{};
    std::iota(line.begin(), line.end(), first_of(side));
    if (random) {
        SeededDice generator(seed + index(side)); // each side its own order, whoever places first
        for (std::uint32_t left = knights_a_side; left > 1; --left) {
            std::swap(line[left - 1], line[generator.below(left)]);
        }
    }
    return line;
}

} // namespace

std::optional<Action> deploy_next(const Tables& tables, const State& state, bool random, std::uint64_t seed) {
    if (state.phase == Phase::deploy_roll) {
        return Action{Verb::roll};
    }
    if (state.phase != Phase::deploy) {
        return std::nullopt;
    }
    const Side side = state.mover();
    const Lineup line = lineup(side, random, seed);
    const auto list = std::make_unique<ActionList>();
    legal(tables, state, *list);
    if (list->empty()) {
        return std::nullopt;
    }
    const Spot spot = (*list)[0].spot; // the lowest free column, or the centre for the first knight
    const int column = tables.hex(spot).column - tables.line_first_column;
    const auto unplaced = [&](KnightId knight) { return state.knights[knight].place == Place::unplaced; };
    const KnightId meant = line[static_cast<std::size_t>(column)];
    return Action{Verb::place, unplaced(meant) ? meant : *std::find_if(line.begin(), line.end(), unplaced),
                  nobody, spot};
}

} // namespace disfida::barletta
