#include "barletta/chances.hpp"

#include <array>
#include <utility>

#include "barletta/odds.hpp"

namespace disfida::barletta {

namespace {

constexpr std::array<std::pair<Fact, std::string_view>, 5> gravest_first{{{Fact::surrenders, " surrenders"},
                                                                          {Fact::dies, " dies"},
                                                                          {Fact::unhorsed, " is unhorsed"},
                                                                          {Fact::wounded, " takes a wound"},
                                                                          {Fact::retreats, " gives way"}}};

void add(std::vector<Chance>& out, const std::string& what, double value) {
    if (value > 0.0) {
        out.push_back({what, value});
    }
}

} // namespace

std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action) {
    std::vector<Chance> out;
    if (fighters(tables, state, action)) {
        const CombatOdds odds = combat_odds(tables, state, action);
        for (const auto& [fact, words] : gravest_first) {
            add(out, tables.knight(odds.defender).short_name + std::string(words), odds.of_defender(fact));
        }
        for (const auto& [fact, words] : gravest_first) {
            add(out, tables.knight(odds.attacker).short_name + std::string(words), odds.of_attacker(fact));
        }
    } else if (action.verb == Verb::remount && on_field(state.knights[action.knight])) {
        const Knight& knight = state.knights[action.knight];
        add(out, tables.knight(action.knight).short_name + " catches his horse", remount_odds(knight));
    }
    return out;
}

} // namespace disfida::barletta
