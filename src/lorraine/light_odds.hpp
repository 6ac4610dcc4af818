// Chances as the light policy reckons them, from small tables: it has a microsecond for all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "lorraine/state.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine::light_odds {

inline constexpr double steepness = 5.5; // of a battle's chance by the logarithm of the ratio of points
inline constexpr double defender_edge = 0.15;
inline constexpr double card_edge = 0.3;
inline constexpr double tired_edge = 0.8;

inline constexpr std::size_t most_known = 1024;

/// Natural logarithms of whole numbers, that of 0 taken for less than that of 1.
constexpr std::array<float, most_known> logarithms() {
    std::array<float, most_known> table{};
    table[0] = -1.0F;
    double sum = 0.0;
    for (std::size_t n = 2; n < most_known; ++n) {
        // ln(n / (n - 1)) as twice the area tangent of 1 / (2n - 1)
        const double x = 1.0 / (2.0 * static_cast<double>(n) - 1.0);
        double power = x;
        for (int k = 1; k < 12; k += 2) {
            sum += 2.0 * power / k;
            power *= x * x;
        }
        table[n] = static_cast<float>(sum);
    }
    return table;
}
inline constexpr auto logarithm_of = logarithms();

inline constexpr int curve_steps = 8; // of the logistic curve, per unit
inline constexpr int curve_reach = 8;

constexpr std::array<float, 2 * curve_steps * curve_reach + 1> logistic_curve() {
    std::array<float, 2 * curve_steps * curve_reach + 1> table{};
    // The curve follows from e to the power of a step, multiplied up.
    double step = 1.0;
    double term = 1.0;
    for (int k = 1; k < 16; ++k) {
        term *= 1.0 / (curve_steps * k);
        step += term;
    }
    double power = 1.0;
    for (int i = 0; i <= curve_steps * curve_reach; ++i) {
        const double p = power / (1.0 + power);
        table[static_cast<std::size_t>(curve_steps * curve_reach + i)] = static_cast<float>(p);
        table[static_cast<std::size_t>(curve_steps * curve_reach - i)] = static_cast<float>(1.0 - p);
        power *= step;
    }
    return table;
}
inline constexpr auto logistic = logistic_curve();

/// A chance by the logarithm of its odds, as near as the curve has it.
inline double chance_of(double odds) {
    constexpr double edge = curve_reach;
    const double at = (std::clamp(odds, -edge, edge) + edge) * curve_steps;
    return logistic[static_cast<std::size_t>(at + 0.5)];
}

/// Natural logarithm of points.
inline double log_points(int points) {
    return logarithm_of[static_cast<std::size_t>(std::clamp(points, 0, static_cast<int>(most_known) - 1))];
}

/// Strength of an army by itself, as a logarithm of odds.
inline double might(const Tables& tables, const General& general) {
    return steepness * log_points(general.points) + card_edge * tables.cards_of(general.skill) -
           (general.exhausted ? tired_edge : 0.0);
}

/// Ways of 36 x 36 in which two dice are above other two by more than so much, from -11 to 11.
constexpr std::array<double, 23> above_by() {
    std::array<double, 23> table{};
    constexpr auto ways = [](int sum) { return sum < 2 || sum > 12 ? 0 : 6 - (sum < 7 ? 7 - sum : sum - 7); };
    for (int by = -11; by <= 11; ++by) {
        int count = 0;
        for (int a = 2; a <= 12; ++a) {
            for (int b = 2; b <= 12; ++b) {
                count += a - b > by ? ways(a) * ways(b) : 0;
            }
        }
        table[static_cast<std::size_t>(by + 11)] = count / 1296.0;
    }
    return table;
}
inline constexpr auto wins_by = above_by();
/// The chance to take a castle with dice that count so much more than those of its defender.
inline double storm_chance(int lead) {
    return wins_by[static_cast<std::size_t>(std::clamp(-lead, -11, 11) + 11)];
}

} // namespace disfida::lorraine::light_odds
