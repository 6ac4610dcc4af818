// Exact odds: an odometer over die faces. The rules run again and again on copies of a position, each time
// with the next combination of faces, until all have been seen; no second copy of the rules is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "disfida/dice.hpp"

namespace disfida {

/// Dice that turn over all faces. Use: `do { run the rules; add up weight() } while (odometer.advance());`
/// Where the rules say that faces bring the same, one of them stands for all, with their weight.
class Odometer {
  public:
    int die(const Roll& /*roll*/ = {}) {
        return turn([](Wheel& wheel) {
            for (int face = 1; face <= 6; ++face) {
                wheel.add(face, 1);
            }
        });
    }
    template <class Key> int face(const Roll& /*roll*/, const Key& key) {
        return turn([&](Wheel& wheel) {
            std::array<int, 11> keys{}; // of the faces the wheel has
            for (int face = 1; face <= 6; ++face) {
                merge(wheel, keys, key(face), face, 1);
            }
        });
    }
    Pair pair(const Roll& roll = {}) {
        const int first = die(roll);
        return {first, die(roll)};
    }
    /// The faces by which the key differs, at most 11 ways.
    template <class Key> Pair pair(const Roll& /*roll*/, const Key& key) {
        const int code = turn([&](Wheel& wheel) {
            std::array<int, 11> keys{}; // of the faces the wheel has
            for (int both = 0; both < 36; ++both) {
                merge(wheel, keys, key(pair_of(both)), both, 1);
            }
        });
        return pair_of(code);
    }
    Pair until_different(const Roll& /*first*/, const Roll& /*second*/) {
        const int higher = turn([](Wheel& wheel) {
            wheel.add(1, 1);
            wheel.add(2, 1);
        });
        return {higher, 3 - higher};
    }
    Pair total(const Roll& roll = {}) {
        return total(roll, [](int sum) { return sum; });
    }
    template <class Key> Pair total(const Roll& /*roll*/, const Key& key) {
        const int sum = turn([&](Wheel& wheel) {
            std::array<int, 11> keys{}; // of the faces the wheel has
            for (int total = 2; total <= 12; ++total) {
                merge(wheel, keys, key(total), total, total <= 7 ? total - 1 : 13 - total);
            }
        });
        const int low = sum > 7 ? sum - 6 : 1;
        return {low, sum - low};
    }
    int die_above(const Roll& /*roll*/, int bound) {
        const int below = bound < 0 ? 0 : bound > 6 ? 6 : bound;
        return turn([&](Wheel& wheel) {
            if (below > 0) {
                wheel.add(1, below);
            }
            if (below < 6) {
                wheel.add(6, 6 - below);
            }
        });
    }

    /// What all combinations weigh together, 6^24: up to 24 dice divide it without a rest.
    static constexpr std::uint64_t whole = 4'738'381'338'321'616'896;
    /// How much of the whole the faces shown in the run just finished have. Over all runs the weights add up
    /// to the whole, whatever the number of dice, so that what happens in every run has a probability of
    /// exactly 1.
    [[nodiscard]] std::uint64_t weight() const {
        std::uint64_t left = whole;
        for (std::size_t i = 0; i < used_; ++i) {
            left = wheels_[i].share(left);
        }
        return left;
    }
    /// A sum of weights as a probability, 0 to 1.
    [[nodiscard]] static double probability_of(std::uint64_t weight) {
        return static_cast<double>(weight) / static_cast<double>(whole);
    }
    /// The probability of the faces shown in the run just finished.
    [[nodiscard]] double probability() const { return probability_of(weight()); }

    /// Turns to the next combination; false when all have been shown. Call it after each run.
    bool advance() {
        while (used_ > 0) {
            Wheel& last = wheels_[used_ - 1];
            if (++last.face < last.count) {
                shown_ = used_;
                used_ = 0;
                return true;
            }
            --used_;
        }
        return false;
    }

  private:
    struct Wheel {
        std::uint8_t face = 0;
        std::uint8_t count = 0;
        std::uint8_t all = 0; ///< sum of the weights
        std::array<std::uint8_t, 11> value{};
        std::array<std::uint8_t, 11> weight{};
        void add(int what, int how_often) {
            value[count] = static_cast<std::uint8_t>(what);
            weight[count] = static_cast<std::uint8_t>(how_often);
            all = static_cast<std::uint8_t>(all + how_often);
            ++count;
        }
        /// The part of an amount that falls to the face shown. What does not divide is dealt out from the
        /// first face on, so that the parts of all faces are the amount.
        [[nodiscard]] std::uint64_t share(std::uint64_t amount) const {
            std::uint64_t before = 0;
            for (std::size_t i = 0; i < face; ++i) {
                before += weight[i];
            }
            const std::uint64_t upto = before + weight[face];
            const std::uint64_t rest = amount % all;
            return amount / all * weight[face] + (rest * upto / all - rest * before / all);
        }
    };
    static Pair pair_of(int code) { return {code / 6 + 1, code % 6 + 1}; }

    /// Adds a face to the one that brings the same, or as a new one.
    static void merge(Wheel& wheel, std::array<int, 11>& keys, int wanted, int what, int weight) {
        std::size_t at = 0;
        while (at < wheel.count && keys[at] != wanted) {
            ++at;
        }
        if (at < wheel.count) {
            wheel.weight[at] = static_cast<std::uint8_t>(wheel.weight[at] + weight);
            wheel.all = static_cast<std::uint8_t>(wheel.all + weight);
        } else {
            keys[at] = wanted;
            wheel.add(what, weight);
        }
    }

    static constexpr std::size_t capacity =
        256; // dice in one action; the largest throws of all games stay below

    /// The face of the next wheel; one this combination has not had yet is made and starts at its first face.
    template <class Make> int turn(const Make& make) {
        if (used_ >= capacity) {
            return 1;
        }
        Wheel& wheel = wheels_[used_];
        if (used_ >= shown_) {
            wheel = {};
            make(wheel);
        }
        ++used_;
        return wheel.value[wheel.face];
    }

    std::array<Wheel, capacity> wheels_{};
    std::size_t used_ = 0;  ///< wheels taken in this run
    std::size_t shown_ = 0; ///< wheels whose face is fixed for this run
};

} // namespace disfida
