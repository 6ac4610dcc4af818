#include "barletta/reach.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace disfida::barletta {

SpotSet free_spots(const Tables& tables, const State& state) {
    // Those who stand nowhere have a bit too, beyond the field: whether somebody does would be guessed wrong
    // too often.
    constexpr std::size_t words = std::tuple_size_v<decltype(SpotSet::words)>;
    std::array<std::uint64_t, 8> taken{};
    static_assert(words < taken.size() && no_spot / SpotSet::spots_a_word % taken.size() >= words);
    for (const Knight& knight : state.knights) {
        taken[knight.spot / SpotSet::spots_a_word % taken.size()] |= std::uint64_t{1}
                                                                     << (knight.spot % SpotSet::spots_a_word);
    }
    SpotSet free = tables.field;
    for (std::size_t i = 0; i < words; ++i) {
        free.words[i] &= ~taken[i];
    }
    return free;
}

namespace {

/// Adds what can be reached from one hex with so many points, at least one.
void flood(const Tables& tables, Spot from, const SpotSet& free, int points, SpotSet& move, SpotSet& attack) {
    Flood here(tables, free, from);
    for (int step = 1; step < points; ++step) {
        here.spread();
    }
    here.join(attack);
    here.spread();
    here.join(move);
}

} // namespace

Reach reach(const Tables& tables, const State& state, const SpotSet& free, KnightId knight) {
    const Knight& who = state.knights[knight];
    const int points = who.mounted ? mounted_move : foot_move;
    SpotSet move;
    SpotSet attack;
    if (who.place == Place::camp) {
        for (const Spot entry : tables.entry[index(side_of(knight))]) {
            if (free.has(entry)) {
                flood(tables, entry, free, points - 1, move, attack);
            }
        }
    } else {
        flood(tables, who.spot, free, points, move, attack);
    }
    return {move, attack};
}

bool can_leave_camp(const Tables& tables, const State& state, Side side) {
    const auto& entries = tables.entry[index(side)];
    return std::any_of(entries.begin(), entries.end(),
                       [&](Spot spot) { return knight_at(state, spot) == nobody; });
}

} // namespace disfida::barletta
