// The actions that decided a match, and how the chances went.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "play/appraisal.hpp"

namespace disfida {

/// An action somebody decided, with the dice that followed before the next one: what they changed together.
struct Moment {
    std::size_t ply = 0; ///< of them the one that changed most
    double before = 0.5; ///< the first side's chance to win
    double after = 0.5;
};

/// The moments with the largest change in winning chances, the largest first: five at most, of which those
/// behind the third changed 5 points at least, and all of them one.
std::vector<Moment> turning_points(std::span<const Appraisal> plies);

/// A moment in a line: round, what happened, and "Italians 48% -> 71%".
std::string turning_point_line(const Match& match, std::span<const Appraisal> plies, const Moment& moment);
/// All of them.
std::vector<std::string> turning_point_lines(const Match& match, std::span<const Appraisal> plies);

/// The first side's chance to win after each action as a curve of nine lines and an axis, at most 72 cells
/// wide. Nothing for a match of less than two actions.
std::vector<std::string> chance_curve(const Match& match, std::span<const Appraisal> plies);

} // namespace disfida
