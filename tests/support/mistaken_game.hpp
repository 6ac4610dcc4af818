// A Barletta whose computer always wants what is not legal, to prove that no front end asks it for ever.
#pragma once

#include <span>

#include "disfida/position.hpp"

namespace disfida::test {

/// A table of games with it alone, under Barletta's name. It would play "charge roland", a knight nobody
/// knows.
std::span<const GameInfo> mistaken_table();

} // namespace disfida::test
