// Everybody against everybody, drawn.
#pragma once

#include <string>
#include <vector>

#include "lab/report.hpp"

namespace disfida::lab {

/// What may be drawn with.
struct Paint {
    bool ascii = true;   ///< no byte above 0x7f
    bool colour = false; ///< shades as backgrounds of a terminal
};

/// The matrix in shades, who wins most first, with each one's score and interval; the more often the one of
/// the line beats the one of the column, the darker. Lines of at most 78 cells for up to 58 pieces.
std::vector<std::string> matrix_lines(const Matrix& matrix, const Paint& paint);

} // namespace disfida::lab
