#include "barletta/chances.hpp"

#include <array>
#include <utility>

#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

namespace {

constexpr std::array<std::pair<Fact, const char*>, 5> gravest_first{
    {{Fact::surrenders, mark("{knight} surrenders")},
     {Fact::dies, mark("{knight} dies")},
     {Fact::unhorsed, mark("{knight} is unhorsed")},
     {Fact::wounded, mark("{knight} takes a wound")},
     {Fact::retreats, mark("{knight} gives way")}}};

void add(std::vector<Chance>& out, const char* what, const std::string& knight, double value) {
    if (value > 0.0) {
        out.push_back({fill(tr(what), {{"knight", knight}}), value});
    }
}

} // namespace

std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action) {
    std::vector<Chance> out;
    if (fighters(tables, state, action)) {
        const CombatOdds odds = combat_odds(tables, state, action);
        for (const auto& [fact, words] : gravest_first) {
            add(out, words, name_of(tables, odds.defender), odds.of_defender(fact));
        }
        for (const auto& [fact, words] : gravest_first) {
            add(out, words, name_of(tables, odds.attacker), odds.of_attacker(fact));
        }
    } else if (action.verb == Verb::remount && on_field(state.knights[action.knight])) {
        const Knight& knight = state.knights[action.knight];
        add(out, mark("{knight} catches his horse"), name_of(tables, action.knight), remount_odds(knight));
    }
    return out;
}

} // namespace disfida::barletta
