// One number for how a game behaves: changed rules, changed lists or changed dice change it. Shared by test
// and bench.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "disfida/dice.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/game.hpp"
#include "support/every_game.hpp"

namespace disfida::test {

/// What one random game comes to: its last state line, its actions, and how many were legal all along.
template <Game G> std::string outcome(const G& game, std::uint64_t seed) {
    SeededDice dice(seed);
    SeededDice choices(seed + 1);
    NoEvents silent;
    const auto list = std::make_unique<typename G::Actions>();
    auto state = game.opening();
    std::uint64_t actions = 0;
    std::uint64_t legal = 0;
    while (!game.over(state)) {
        game.legal(state, *list);
        const auto chosen = choices.below(static_cast<std::uint32_t>(list->size()));
        legal += list->size();
        ++actions;
        game.apply(state, game.filled(state, (*list)[chosen], actions), dice, silent);
    }
    return game.json(state) + " " + std::to_string(actions) + " " + std::to_string(legal);
}

/// A game's signature: 50 seeded random games under each of its option sets, 8 hex digits.
template <Game G> Result<std::string> signature(std::string_view name) {
    std::string signature;
    std::uint64_t seed = 0;
    for (const Options& options : option_sets(*find_game(name))) {
        const auto game = G::open(DataSource(), options);
        if (!game) {
            return game.error();
        }
        for (int i = 0; i < 50; ++i) {
            signature = digest(signature + outcome(*game, seed++));
        }
    }
    return signature;
}

} // namespace disfida::test
