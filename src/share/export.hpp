// A game to be shown to others: as text, as a page, as a picture. The same record always gives the same
// bytes.
#pragma once

#include <cstddef>
#include <string>

#include "disfida/match.hpp"

namespace disfida::share {

/// A report for reading, in lines of at most 78 cells: what is known of the game, its report, notes, and the
/// board after each turning point and as it is now.
std::string text_of(const Match& match);

/// One page of HTML that needs nothing else: the same to read, and where JavaScript runs the whole game to
/// step through.
std::string html_of(const Match& match);

/// The position after so many actions as an SVG picture. Precondition: there are so many.
std::string svg_of(const Match& match, std::size_t actions);

} // namespace disfida::share
