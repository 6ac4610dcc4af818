#include "tui/bars.hpp"

#include <algorithm>

#include "kernel/bar.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/utf8.hpp"
#include "play/percent_words.hpp"
#include "tui/percent.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr int indent = 2;
constexpr int number_width = 6; // " 100 %"
constexpr int longest_bar = 25;
constexpr int shortest_bar = 10;

std::string padded(const std::string& text, int width) {
    const std::string cut = shorten(text, width);
    return cut + std::string(static_cast<std::size_t>(std::max(0, width - columns(cut))), ' ');
}

} // namespace

std::vector<std::string> chance_bars(std::span<const Chance> chances, int width) {
    int longest = 0;
    for (const Chance& chance : chances) {
        longest = std::max(longest, columns(chance.what));
    }
    const int room = width - indent - number_width - 3;
    const int length = std::clamp(room - longest, shortest_bar, longest_bar);
    const int label = std::clamp(longest, 1, std::max(1, room - length));
    std::vector<std::string> out;
    for (const Chance& chance : chances) {
        const bool average = chance.kind == Chance::Kind::average;
        const std::string number = average ? in_tenths(chance.value) : percent_apart(percent(chance.value));
        out.push_back(
            std::string(indent, ' ') + padded(chance.what, label) +
            std::string(static_cast<std::size_t>(std::max(1, number_width - columns(number))), ' ') + number +
            (average ? "" : " " + bar(chance.value, length)));
    }
    return out;
}

} // namespace disfida::tui
