// What the full screen costs: time to the first one, bytes sent, memory.
#pragma once

#include "disfida/result.hpp"

namespace disfida::bench {

/// Plays every game of the table on a pseudo-terminal of 80x24 by keys and prints a line a subject. Takes
/// some half a minute, nearly all of it waiting. Refused: the program (DISFIDA, or build/disfida) does not
/// show what it should.
Result<Done> measure_screen();

} // namespace disfida::bench
