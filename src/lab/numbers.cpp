#include "lab/numbers.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/wrap.hpp"

namespace disfida::lab {

std::string fixed(double number, int digits) {
    constexpr std::size_t room = 400; // more than the longest number takes
    std::array<char, room> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, digits);
    std::string out(text.data(), end.ptr);
    const bool nothing = out.find_first_not_of("-0.") == std::string::npos;
    return nothing && out.front() == '-' ? out.substr(1) : out;
}

std::string decimal(double number, int digits) { return with_decimal_mark(fixed(number, digits)); }

std::string percent(double share) { return percent_apart(decimal(100 * share, 1)); }

std::string percent(const Interval& interval) {
    return fill(tr("{low} to {high}"),
                {{"low", decimal(100 * interval.low, 1)}, {"high", percent(interval.high)}});
}

std::string games_text(std::uint64_t number) {
    const std::string text = how_many("{n} game", "{n} games", static_cast<std::int64_t>(number));
    const std::string digits = std::to_string(number);
    const std::size_t at = text.find(digits);
    return at == std::string::npos ? text
                                   : text.substr(0, at) + in_groups(number) + text.substr(at + digits.size());
}

std::string time_text(std::uint64_t seconds) {
    constexpr std::uint64_t minute = 60;
    constexpr std::uint64_t hour = 60 * minute;
    if (seconds < 2 * minute) {
        return std::to_string(seconds) + " s";
    }
    const std::string minutes = std::to_string(seconds % hour / minute) + " min";
    return seconds < hour ? minutes : in_groups(seconds / hour) + " h " + minutes;
}

std::string milliseconds(double seconds) {
    const double ms = 1000 * seconds;
    return decimal(ms, ms < 1 ? 3 : ms < 10 ? 2 : 1) + " ms";
}

namespace {

std::string blanks(int count) {
    std::string out;
    out.resize(static_cast<std::size_t>(std::max(0, count)), ' ');
    return out;
}

} // namespace

std::string left(const std::string& text, int width) {
    const std::string cut = shorten(text, width);
    return cut + blanks(width - columns(cut));
}

std::string right(const std::string& text, int width) {
    const std::string cut = shorten(text, width);
    return blanks(width - columns(cut)) + cut;
}

} // namespace disfida::lab
