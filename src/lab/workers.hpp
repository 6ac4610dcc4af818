// Games shared out among threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "lab/parts.hpp"

namespace disfida::lab {

/// How a run is watched and ended from outside.
struct Control {
    unsigned jobs = 1;
    const std::atomic<bool>* stop = nullptr; ///< set by a signal; null: nothing ends the run early
    /// Told now and then how many games of how many are played; may be empty.
    std::function<void(std::uint64_t, std::uint64_t)> progress = {};

    /// Whether the run is to end now.
    [[nodiscard]] const std::atomic<bool>& ends() const;
};

/// Plays the games of a part: each thread asks `make(job)` for a function that plays the game of a number and
/// says whether it came to its end, and calls it for game after game until none is left or the run is ended.
/// The functions of different jobs run at the same time. Gives the games that came to their end.
Parts share_out(const Part& part, const Control& control,
                const std::function<std::function<bool(std::uint64_t)>(unsigned)>& make);

} // namespace disfida::lab
