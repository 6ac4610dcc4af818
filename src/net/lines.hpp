// Lines out of a stream of bytes nobody vouches for: bounded in length and in number.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace disfida::net {

using Clock = std::chrono::steady_clock;

/// The longest line either side may send, without its LF.
inline constexpr std::size_t longest_line = 4096;

/// Cuts what has come into lines.
class LineBuffer {
  public:
    void feed(std::string_view bytes) { bytes_ += bytes; }
    /// The next whole line without its LF; nothing until there is one. Never a line for which `spoilt`.
    std::optional<std::string> next();
    /// Whether what stands there is no line one may send: too long, or with a control character.
    [[nodiscard]] bool spoilt() const { return spoilt_; }

  private:
    std::string bytes_;
    std::size_t taken_ = 0; ///< bytes of lines that have been given out; they go when no line is whole
    bool spoilt_ = false;
};

/// How much of something may come: so many at once, and then so many a second.
class Allowance {
  public:
    Allowance(double at_once, double a_second, Clock::time_point now)
        : most_(at_once), a_second_(a_second), left_(at_once), since_(now) {}
    /// Takes one; false when there is none left.
    bool take(Clock::time_point now);
    /// Milliseconds until there is one; 0: there is.
    [[nodiscard]] int wait(Clock::time_point now);

  private:
    void refill(Clock::time_point now);
    double most_;
    double a_second_;
    double left_;
    Clock::time_point since_;
};

/// The first word of a line, which is taken off with the space behind it.
std::string_view take_word(std::string_view& line);

} // namespace disfida::net
