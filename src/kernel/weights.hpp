// Weights of the computer's evaluations: sums of named features whose weights stand in a data file.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

class DataSource;

/// One sum of a file: a table of that name.
struct WeightTable {
    std::string_view name;
    std::span<double> weights; ///< where they go, one a feature
    std::span<const std::string_view> features;
};

/// Reads the tables of a weights file. A feature that is not named weighs nothing. Errors name file and line.
std::optional<Error> read_weights(const DataSource& data, std::string_view file,
                                  std::span<const WeightTable> tables);

/// The features, each times its weight.
template <std::size_t N>
constexpr double weighed(const std::array<double, N>& features, const std::array<double, N>& weights) {
    double sum = 0.0;
    for (std::size_t i = 0; i < N; ++i) {
        sum += features[i] * weights[i];
    }
    return sum;
}

} // namespace disfida
