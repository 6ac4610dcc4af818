// Commands for those who look at a game and do not play it.
#pragma once

#include <string_view>

#include "plain/talk.hpp"

namespace disfida::plain {

/// Carries out a command that changes nothing; says so where it would, and what there is where it is none.
void take_lookers_line(Talk& talk, std::string_view line);

} // namespace disfida::plain
