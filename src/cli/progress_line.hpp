// How far a long run is, on standard error, and its end by a signal.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace disfida::cli {

/// A line that is drawn over and over, if standard error is a terminal; gone when the object goes.
class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// So many games of so many are played.
    void show(std::uint64_t done, std::uint64_t games);

  private:
    bool terminal_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::time_point next_;
};

/// While it lives, the first interrupt, termination or hangup sets a flag instead of ending the program; the
/// second interrupt or termination ends it. A hangup that is ignored from the start stays so.
class InterruptFlag {
  public:
    InterruptFlag();
    ~InterruptFlag();
    InterruptFlag(const InterruptFlag&) = delete;
    InterruptFlag& operator=(const InterruptFlag&) = delete;
    [[nodiscard]] static const std::atomic<bool>& flag();
};

} // namespace disfida::cli
