// How the dice fell in a match, against what even dice would do.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "play/appraisal.hpp"

namespace disfida {

/// How often each face fell, and each total of two dice thrown together.
struct Faces {
    std::array<int, 6> faces{};
    std::array<int, 11> totals{}; ///< 2 to 12
};
Faces count_faces(const Match& match, std::span<const Appraisal> plies);

/// How far counts are from what is expected of so many throws: the sum of the squared differences, each by
/// its expectation. `weights` say how the throws should fall; 0 without throws.
double chi_square(std::span<const int> counts, std::span<const int> weights);

/// The counts as bars against what even dice would show ("|"), with a sentence each; nothing without dice.
std::vector<std::string> dice_lines(const Match& match, std::span<const Appraisal> plies);

} // namespace disfida
