// What a set-up may say of knights: whatever breaks the rules is refused with the rule.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// Whether the marks of one knight can stand together, whatever the phase (E1.2, E1.3). The error names the
/// rule.
Result<Done> check_marks(const Tables& tables, KnightId id, const Knight& knight);

/// Whether all knights can stand and be marked like this in the phase of the state (C, E1.2, I1, I2). The
/// error names the first who cannot, and the rule.
Result<Done> check_knights(const Tables& tables, const State& state);

} // namespace disfida::barletta
