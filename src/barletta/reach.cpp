#include "barletta/reach.hpp"

#include <algorithm>

namespace disfida::barletta {

SpotSet free_spots(const Tables& tables, const State& state) {
    SpotSet free;
    free.words = tables.field;
    for (const Knight& knight : state.knights) {
        if (knight.spot != no_spot) {
            free.erase(knight.spot);
        }
    }
    return free;
}

namespace {

using Words = std::array<std::uint16_t, most_columns + 2>;

/// A set and the free neighbours of its hexes. Works on whole columns: a hex touches the rows above and below
/// it in its own column and two rows in each column beside it; which two depends on the column being odd or
/// even. Sets go by value and the loops run over all columns, so that compilers turn them into vector code.
Words spread(Words from, Words free, Words odd) {
    std::array<std::uint16_t, most_columns + 4>
        beside{}; // what a column's hexes touch beside it, one column further on
    for (std::size_t c = 0; c < from.size(); ++c) {
        const unsigned word = from[c];
        beside[c + 1] =
            static_cast<std::uint16_t>(word | ((word >> 1U) & odd[c]) | ((word << 1U) & ~unsigned{odd[c]}));
    }
    Words out;
    for (std::size_t c = 0; c < out.size(); ++c) {
        const unsigned word = from[c];
        const unsigned touched = (word << 1U) | (word >> 1U) | beside[c] | beside[c + 2];
        out[c] = static_cast<std::uint16_t>(word | (touched & free[c]));
    }
    return out;
}

} // namespace

Reach reach(const Tables& tables, const State& state, const SpotSet& free, KnightId knight) {
    const Knight& who = state.knights[knight];
    int points = who.mounted ? mounted_move : foot_move;
    Reach out;
    SpotSet here;
    if (who.place == Place::camp) {
        for (const Spot entry : tables.entry[index(side_of(knight))]) {
            if (free.has(entry)) {
                here.insert(entry);
            }
        }
        --points;
    } else {
        here.insert(who.spot);
    }
    for (int step = 0; step < points; ++step) {
        if (step == points - 1) {
            out.attack = here;
        }
        here.words = spread(here.words, free.words, tables.odd_columns);
    }
    out.move = here;
    return out;
}

bool can_leave_camp(const Tables& tables, const State& state, Side side) {
    const auto& entries = tables.entry[index(side)];
    return std::any_of(entries.begin(), entries.end(),
                       [&](Spot spot) { return knight_at(state, spot) == nobody; });
}

} // namespace disfida::barletta
