// Which hexes a knight can reach (F, G): sets of hexes, flooded a step at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The field's hexes on which nobody stands.
SpotSet free_spots(const Tables& tables, const State& state);

/// What can be reached from one hex over free ones, a step further with each call of `spread` (F, G); at most
/// five steps.
class Flood {
  public:
    Flood(const Tables& tables, const SpotSet& free, Spot from)
        : odd_(tables.odd_columns),
          first_(std::min(static_cast<std::size_t>(std::max(0, from - mounted_move * rows_a_column)) /
                              SpotSet::spots_a_word,
                          free.words.size() - window_words)),
          free_(window(free)) {
        SpotSet here;
        here.insert(from);
        set_ = window(here);
    }

    /// Adds the free neighbours. Works on whole columns: a hex touches the rows above and below it in its own
    /// column and two rows in each column beside it, its own and the one above (odd columns) or below (even
    /// ones).
    void spread() {
        const std::uint64_t odd = odd_;
        const auto rows_beside = [odd](std::uint64_t word) {
            return word | ((word >> 1U) & odd) | ((word << 1U) & ~odd);
        };
        const std::uint64_t a = rows_beside(set_.a);
        const std::uint64_t b = rows_beside(set_.b);
        const std::uint64_t c = rows_beside(set_.c);
        const std::uint64_t d = rows_beside(set_.d);
        constexpr unsigned column = rows_a_column;
        constexpr unsigned last_column = SpotSet::spots_a_word - column;
        const auto grown = [](std::uint64_t word, std::uint64_t before, std::uint64_t here,
                              std::uint64_t after, std::uint64_t open) {
            const std::uint64_t touched = (word << 1U) | (word >> 1U) | (here << column) | (here >> column) |
                                          (before >> last_column) | (after << last_column);
            return word | (touched & open);
        };
        set_ = {grown(set_.a, 0, a, b, free_.a), grown(set_.b, a, b, c, free_.b),
                grown(set_.c, b, c, d, free_.c), grown(set_.d, c, d, 0, free_.d)};
    }

    /// Whether a hex is among them. Precondition: it is at most five columns away.
    [[nodiscard]] bool has(Spot spot) const {
        const std::array<std::uint64_t, window_words> words{set_.a, set_.b, set_.c, set_.d};
        return (words[spot / SpotSet::spots_a_word - first_] >> (spot % SpotSet::spots_a_word) & 1U) != 0;
    }

    /// Adds them to a set.
    void join(SpotSet& set) const {
        set.words[first_] |= set_.a;
        set.words[first_ + 1] |= set_.b;
        set.words[first_ + 2] |= set_.c;
        set.words[first_ + 3] |= set_.d;
    }

  private:
    /// The words of a set that one hex can reach: five columns to either side of it, wherever it lies in a
    /// word. Members, not an array: so they stay in registers.
    struct Window {
        std::uint64_t a;
        std::uint64_t b;
        std::uint64_t c;
        std::uint64_t d;
    };
    static constexpr std::size_t window_words = 4;
    static constexpr int columns_a_word = SpotSet::spots_a_word / rows_a_column;
    static_assert(2 * mounted_move + columns_a_word <= static_cast<int>(window_words) * columns_a_word);

    [[nodiscard]] Window window(const SpotSet& set) const {
        return {set.words[first_], set.words[first_ + 1], set.words[first_ + 2], set.words[first_ + 3]};
    }

    std::uint64_t odd_;
    std::size_t first_; ///< word of the window
    Window free_;
    Window set_;
};

/// Where a knight can end a Move, and from where he would still have a movement point for an attack.
struct Reach {
    SpotSet move;   ///< spent at most all his points
    SpotSet attack; ///< spent at most all but one (F)
};

/// Reach of a knight on the field or in camp under a Move order (F, G). In camp the first hex is an entry hex
/// of his side that is free; one who stands on the field may stay.
Reach reach(const Tables& tables, const State& state, const SpotSet& free, KnightId knight);

/// Whether a knight in camp finds an entry hex free (ruling: without one he can get no order).
bool can_leave_camp(const Tables& tables, const State& state, Side side);

} // namespace disfida::barletta
