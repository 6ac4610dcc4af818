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

/// Adds to a set the free neighbours of its hexes. Works on whole columns: a hex touches the rows above and below it
/// in its own column and two rows in each column beside it, which two depends on the column being odd or even.
void spread(const Words& from, const Words& free, const Words& odd, Words& to) {
    Words beside; // what a column's hexes touch in the columns beside it
    for (std::size_t c = 0; c < beside.size(); ++c) {
        const unsigned word = from[c];
        beside[c] = static_cast<std::uint16_t>(word | ((word >> 1U) & odd[c]) | ((word << 1U) & ~unsigned{odd[c]}));
    }
    for (std::size_t c = 1; c + 1 < to.size(); ++c) {
        const unsigned word = from[c];
        to[c] = static_cast<std::uint16_t>(
            word | ((((word << 1U) | (word >> 1U)) | beside[c - 1] | beside[c + 1]) & free[c]));
    }
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
    Words odd{};
    for (std::size_t c = 0; c < odd.size(); ++c) {
        odd[c] = (tables.first_column + 1 + static_cast<int>(c)) % 2 != 0 ? 0xffff : 0;
    }
    SpotSet next;
    for (int step = 0; step < points; ++step) {
        if (step == points - 1) {
            out.attack = here;
        }
        spread(here.words, free.words, odd, next.words);
        std::swap(here, next);
    }
    out.move = here;
    return out;
}

bool can_leave_camp(const Tables& tables, const State& state, Side side) {
    const auto& entries = tables.entry[index(side)];
    return std::any_of(entries.begin(), entries.end(), [&](Spot spot) { return knight_at(state, spot) == nobody; });
}

} // namespace disfida::barletta
