#include "play/dice_count.hpp"
#include "kernel/tongue.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace disfida {

namespace {

constexpr std::array<int, 6> face_weights{1, 1, 1, 1, 1, 1};
constexpr std::array<int, 11> total_weights{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
constexpr int bar_width = 48;
constexpr int least_dice = 3; ///< to be expected of each count, else the sum of squares says nothing

/// From which sum of squares on even dice would be as uneven once in ten and once in a hundred games.
struct Limits {
    double tenth;
    double hundredth;
};
constexpr Limits face_limits{9.24, 15.09};   // 5 degrees of freedom
constexpr Limits total_limits{15.99, 23.21}; // 10 of them

/// A count as a bar, with "|" where even dice would have it.
std::string bar(int count, double expected, double scale) {
    const auto length = static_cast<std::size_t>(std::lround(count * scale));
    const auto mark = static_cast<std::size_t>(std::lround(expected * scale));
    std::string out(std::max(length, mark + 1), ' ');
    std::fill_n(out.begin(), length, '#');
    out[mark] = '|';
    return out;
}

std::string number(int value, std::size_t width) {
    const std::string out = std::to_string(value);
    return std::string(width - std::min(width, out.size()), ' ') + out;
}

/// `said` says how many of them there are.
void add_bars(std::string (*said)(int), std::span<const int> counts, std::span<const int> weights, int first,
              const Limits& limits, std::vector<std::string>& out) {
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    if (all == 0) {
        return;
    }
    const int whole = std::accumulate(weights.begin(), weights.end(), 0);
    const auto expected = [&](std::size_t i) { return static_cast<double>(all) * weights[i] / whole; };
    double most = 1.0;
    double least = all;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        most = std::max({most, static_cast<double>(counts[i]), expected(i)});
        least = std::min(least, expected(i));
    }
    const double off = chi_square(counts, weights);
    const char* verdict =
        least < least_dice   ? tr("{dice}: too few to tell whether the dice are even.")
        : off < limits.tenth ? tr("{dice}: as even as dice should be.")
        : off < limits.hundredth
            ? tr("{dice}: rather uneven, as even dice are in less than one game of ten.")
            : tr("{dice}: very uneven, as even dice are in less than one game of a hundred.");
    out.push_back(fill(verdict, {{"dice", said(all)}}));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        out.push_back(number(first + static_cast<int>(i), 4) + " " + number(counts[i], 4) + " " +
                      bar(counts[i], expected(i), bar_width / most));
    }
}

} // namespace

Faces count_faces(const Match& match, std::span<const Appraisal> plies) {
    Faces out;
    for (std::size_t at = 0; at < plies.size(); ++at) {
        for (const int die : match.plies()[at].dice) {
            ++out.faces.at(static_cast<std::size_t>(die - 1));
        }
        for (const auto& [a, b] : plies[at].pairs) {
            ++out.totals.at(static_cast<std::size_t>(a + b - 2));
        }
    }
    return out;
}

double chi_square(std::span<const int> counts, std::span<const int> weights) {
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    const int whole = std::accumulate(weights.begin(), weights.end(), 0);
    double sum = 0.0;
    for (std::size_t i = 0; i < counts.size() && all > 0; ++i) {
        const double expected = static_cast<double>(all) * weights[i] / whole;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

std::vector<std::string> dice_lines(const Match& match, std::span<const Appraisal> plies) {
    const Faces counted = count_faces(match, plies);
    std::vector<std::string> out;
    add_bars([](int n) { return how_many("{n} dice", "{n} dice", n); }, counted.faces, face_weights, 1,
             face_limits, out);
    add_bars([](int n) { return how_many("{n} throws of two", "{n} throws of two", n); }, counted.totals,
             total_weights, 2, total_limits, out);
    return out;
}

} // namespace disfida
