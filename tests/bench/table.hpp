// How fast a table of two terminals is: from an order at one screen to its picture at the other.
#pragma once

#include "disfida/result.hpp"

namespace disfida::bench {

/// Plays Barletta at random on two full screens and prints the times, which should stay below 100 ms. Takes
/// some half a minute, nearly all of it waiting. Refused: the two do not come to play.
Result<Done> measure_table();

} // namespace disfida::bench
