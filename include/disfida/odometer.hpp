// Exact odds: an odometer over die faces. The rules run again and again on copies of a position, each time
// with the next combination of faces, until all have been seen; no second copy of the rules is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "disfida/dice.hpp"

namespace disfida {

/// Dice that turn over all faces. Use: `do { run the rules; use probability() } while (odometer.advance());`
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

    /// The probability of the faces shown in the run just finished.
    [[nodiscard]] double probability() const {
        double p = 1.0;
        for (std::size_t i = 0; i < used_; ++i) {
            p *= static_cast<double>(wheels_[i].weight[wheels_[i].face]) / wheels_[i].whole;
        }
        return p;
    }

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
        std::uint8_t whole = 0; ///< sum of the weights
        std::array<std::uint8_t, 11> value{};
        std::array<std::uint8_t, 11> weight{};
        void add(int what, int how_often) {
            value[count] = static_cast<std::uint8_t>(what);
            weight[count] = static_cast<std::uint8_t>(how_often);
            whole = static_cast<std::uint8_t>(whole + how_often);
            ++count;
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
            wheel.whole = static_cast<std::uint8_t>(wheel.whole + weight);
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
