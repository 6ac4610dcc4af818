#include "net/lines.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "kernel/utf8.hpp"

namespace disfida::net {

namespace {

/// Whether a terminal can be shown a text: valid UTF-8 without control characters of either kind and without
/// those that turn the direction of writing.
bool is_plain(std::string_view text) {
    const auto between = [](char32_t c, char32_t low, char32_t high) { return c >= low && c <= high; };
    while (!text.empty()) {
        const char32_t c = take_code_point(text);
        if (c < 0x20 || between(c, 0x7f, 0x9f) || c == bad_code_point || between(c, 0x202a, 0x202e) ||
            between(c, 0x2066, 0x2069) || between(c, 0x200e, 0x200f) || c == 0x061c) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<std::string> LineBuffer::next() {
    const std::size_t end = bytes_.find('\n', taken_);
    if (spoilt_ || std::min(end, bytes_.size()) - taken_ > longest_line) {
        spoilt_ = true;
        return std::nullopt;
    }
    if (end == std::string::npos) {
        bytes_.erase(0, std::exchange(taken_, 0));
        return std::nullopt;
    }
    std::string line = bytes_.substr(taken_, end - taken_);
    if (!is_plain(line)) {
        spoilt_ = true;
        return std::nullopt;
    }
    taken_ = end + 1;
    return line;
}

void Allowance::refill(Clock::time_point now) {
    left_ = std::min(most_, left_ + a_second_ * std::chrono::duration<double>(now - since_).count());
    since_ = now;
}

bool Allowance::take(Clock::time_point now) {
    refill(now);
    if (left_ < 1.0) {
        return false;
    }
    left_ -= 1.0;
    return true;
}

int Allowance::wait(Clock::time_point now) {
    refill(now);
    return left_ >= 1.0 ? 0 : static_cast<int>(std::ceil((1.0 - left_) / a_second_ * 1000.0));
}

std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

} // namespace disfida::net
