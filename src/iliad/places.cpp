// Where warriors come to stand: who is in the way, the side of an enemy, the way out.
#include <algorithm>

#include "iliad/apply.hpp"
#include "iliad/legal.hpp"

namespace disfida::iliad {

WarriorId bearer_in_the_way(const Tables& tables, const State& state, WarriorId hero, WarriorId striker) {
    const WarriorId bearer = bearer_of(tables, state, hero);
    if (bearer == nobody) {
        return nobody;
    }
    const Spot spot = state.roster[bearer].spot;
    return adjacent(spot, state.roster[hero].spot) && adjacent(spot, state.roster[striker].spot) ? bearer
                                                                                                 : nobody;
}

Spot closing_spot(const Tables& tables, const State& state, WarriorId who, WarriorId enemy) {
    const Warrior& closer = state.roster[who];
    const Area free = free_hexes(state);
    const int most = allowance(tables, closer);
    Area area = reach(closer.spot, free, 0);
    for (int steps = 0; steps <= most; ++steps) {
        Spot best = no_spot; // which is above every hex
        for (const Spot spot : around(state.roster[enemy].spot)) {
            if (spot < best && area.has(spot)) {
                best = spot;
            }
        }
        if (best != no_spot) {
            return best;
        }
        area = area.spread(free);
    }
    return closer.spot;
}

Spot leaving_spot(const State& state, WarriorId who) {
    const Area ways = ways_out(state, who);
    const Spot from = state.roster[who].spot;
    WarriorId first = nobody; // nobody is above every warrior
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        first = std::min(first, opponent(state.contacts[i], who));
    }
    const auto& six = around(from);
    const auto towards =
        static_cast<std::size_t>(std::find(six.begin(), six.end(), state.roster[first].spot) - six.begin());
    const Spot opposite = six[(towards + 3) % 6];
    if (opposite != no_spot && ways.has(opposite)) {
        return opposite;
    }
    Spot best = no_spot;
    for (const Spot spot : six) {
        if (spot < best && ways.has(spot)) {
            best = spot;
        }
    }
    return best;
}

} // namespace disfida::iliad
