#include "barletta/reach.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace disfida::barletta {

SpotSet free_spots(const Tables& tables, const State& state) {
    // A word more than the field has takes those who stand nowhere: where that is would be guessed wrong
    // too often.
    constexpr std::size_t words = std::tuple_size_v<decltype(SpotSet::words)>;
    std::array<std::uint64_t, words + 1> taken{};
    for (const Knight& knight : state.knights) {
        const auto word = std::min<std::size_t>(knight.spot / SpotSet::spots_a_word, words);
        taken[word] |= std::uint64_t{1} << (knight.spot % SpotSet::spots_a_word);
    }
    SpotSet free = tables.field;
    for (std::size_t i = 0; i < words; ++i) {
        free.words[i] &= ~taken[i];
    }
    return free;
}

namespace {

/// The words of a set that one hex can reach: five columns to either side of it, wherever it lies in a word.
/// Members, not an array: so they stay in registers.
struct Window {
    std::uint64_t a;
    std::uint64_t b;
    std::uint64_t c;
    std::uint64_t d;
};
constexpr std::size_t window_words = 4;
constexpr int columns_a_word = SpotSet::spots_a_word / rows_a_column;
static_assert(2 * mounted_move + columns_a_word <= static_cast<int>(window_words) * columns_a_word);

Window window(const SpotSet& set, std::size_t first) {
    return {set.words[first], set.words[first + 1], set.words[first + 2], set.words[first + 3]};
}

void join(SpotSet& set, std::size_t first, const Window& part) {
    set.words[first] |= part.a;
    set.words[first + 1] |= part.b;
    set.words[first + 2] |= part.c;
    set.words[first + 3] |= part.d;
}

/// A set and the free neighbours of its hexes. Works on whole columns: a hex touches the rows above and below
/// it in its own column and two rows in each column beside it, its own and the one above (odd columns) or
/// below (even ones).
inline Window spread(Window set, Window free, std::uint64_t odd) {
    const auto rows_beside = [odd](std::uint64_t word) {
        return word | ((word >> 1U) & odd) | ((word << 1U) & ~odd);
    };
    const std::uint64_t a = rows_beside(set.a);
    const std::uint64_t b = rows_beside(set.b);
    const std::uint64_t c = rows_beside(set.c);
    const std::uint64_t d = rows_beside(set.d);
    constexpr unsigned column = rows_a_column;
    constexpr unsigned last_column = SpotSet::spots_a_word - column;
    const auto grown = [](std::uint64_t word, std::uint64_t before, std::uint64_t here, std::uint64_t after,
                          std::uint64_t open) {
        const std::uint64_t touched = (word << 1U) | (word >> 1U) | (here << column) | (here >> column) |
                                      (before >> last_column) | (after << last_column);
        return word | (touched & open);
    };
    return {grown(set.a, 0, a, b, free.a), grown(set.b, a, b, c, free.b), grown(set.c, b, c, d, free.c),
            grown(set.d, c, d, 0, free.d)};
}

/// Adds what can be reached from one hex with so many points, at least one.
void flood(Spot from, const SpotSet& free, std::uint64_t odd, int points, SpotSet& move, SpotSet& attack) {
    const int low = std::max(0, from - mounted_move * rows_a_column) / SpotSet::spots_a_word;
    const std::size_t first = std::min(static_cast<std::size_t>(low), free.words.size() - window_words);
    const Window open = window(free, first);
    SpotSet here;
    here.insert(from);
    Window set = window(here, first);
    for (int step = 1; step < points; ++step) {
        set = spread(set, open, odd);
    }
    join(attack, first, set);
    join(move, first, spread(set, open, odd));
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
                flood(entry, free, tables.odd_columns, points - 1, move, attack);
            }
        }
    } else {
        flood(who.spot, free, tables.odd_columns, points, move, attack);
    }
    return {move, attack};
}

bool can_leave_camp(const Tables& tables, const State& state, Side side) {
    const auto& entries = tables.entry[index(side)];
    return std::any_of(entries.begin(), entries.end(),
                       [&](Spot spot) { return knight_at(state, spot) == nobody; });
}

} // namespace disfida::barletta
