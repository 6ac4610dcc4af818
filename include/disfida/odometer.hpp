// Exact odds: an odometer over die faces. The rules run again and again on copies of a position, each time with the
// next combination of faces, until all have been seen; no second copy of the rules is needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "disfida/dice.hpp"

namespace disfida {

/// Dice that turn over all faces. Use: `do { run the rules; use probability() } while (odometer.advance());`
/// Throws of which only the total counts have 11 weighted faces.
class Odometer {
  public:
    int die(const Roll& /*roll*/ = {}) { return turn(Kind::die) + 1; }
    Pair pair(const Roll& roll = {}) {
        const int first = die(roll);
        return {first, die(roll)};
    }
    Pair total(const Roll& /*roll*/ = {}) {
        const int sum = turn(Kind::total) + 2;
        const int low = sum > 7 ? sum - 6 : 1;
        return {low, sum - low};
    }

    /// The probability of the faces shown in the run just finished.
    [[nodiscard]] double probability() const {
        double p = 1.0;
        for (std::size_t i = 0; i < used_; ++i) {
            p *= wheels_[i].kind == Kind::die ? 1.0 / 6.0 : total_weight[wheels_[i].face] / 36.0;
        }
        return p;
    }

    /// Turns to the next combination; false when all have been shown. Call it after each run.
    bool advance() {
        while (used_ > 0) {
            Wheel& last = wheels_[used_ - 1];
            if (++last.face < faces(last.kind)) {
                shown_ = used_;
                used_ = 0;
                return true;
            }
            --used_;
        }
        return false;
    }

  private:
    enum class Kind : std::uint8_t { die, total };
    struct Wheel {
        Kind kind = Kind::die;
        std::uint8_t face = 0;
    };
    static constexpr std::size_t capacity = 256; // dice in one action; Lorraine's largest throws stay below
    static constexpr std::array<double, 11> total_weight{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    static constexpr std::uint8_t faces(Kind kind) { return kind == Kind::die ? 6 : 11; }

    int turn(Kind kind) {
        if (used_ >= capacity) {
            return 0;
        }
        Wheel& wheel = wheels_[used_];
        if (used_ >= shown_) { // a wheel this combination has not had yet starts at its first face
            wheel = {kind, 0};
        }
        ++used_;
        return wheel.face;
    }

    std::array<Wheel, capacity> wheels_{};
    std::size_t used_ = 0;  ///< wheels taken in this run
    std::size_t shown_ = 0; ///< wheels whose face is fixed for this run
};

} // namespace disfida
