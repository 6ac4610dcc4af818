// What the computer would do and why, and what an order costs that it would not give: for a coach.
#pragma once

#include <string>
#include <string_view>

#include "disfida/position.hpp"

namespace disfida {

/// From this loss of winning chance against the best candidate on, an order is worth a warning.
inline constexpr double clearly_bad = 0.08;

struct Advice {
    std::string action;   ///< what the computer would do; empty where it has nothing to propose
    double before = 0.5;  ///< chance to win of who decides, before it
    double after = 0.5;   ///< and after it, averaged over all dice
    std::string sentence; ///< all of it in a line; never empty
};

/// What the computer would advise: the choice of its strongest level after a moment's thought, some
/// hundredths of a second; the same for the same position. Empty where it has nothing to propose.
std::string counsel(const Position& position);

/// What the computer advises and why: `counsel`, with what its dice are read with, the likeliest outcomes,
/// what it does to the chance to win, and what the best of the others would, averaged over all dice
/// (Position::ranking). It has played on in thought, the chances have not: where another order has a better
/// one, the sentence says that it looks better at first sight.
Advice advise(const Position& position);
/// The same for what somebody prefers who may slip: where another order has a better chance in whole per
/// cent, the best of them is advised instead, so nobody's slip is.
Advice advise(const Position& position, std::string preferred);

/// The chance to win that a legal action gives away against the best the computer sees, 0 to 1; 0 where
/// nobody decides or the action is the best.
double how_bad(const Position& position, std::string_view action);

/// A sentence against a legal action that gives away clearly_bad or more, with what would be better; else
/// empty.
std::string warning(const Position& position, std::string_view action);

} // namespace disfida
