// Probabilities as people read them.
#pragma once

#include <string>

namespace disfida::tui {

/// A probability in whole per cent, without a sign; what can happen at all is never shown as 0, what may fail
/// never as 100.
std::string percent(double p);

} // namespace disfida::tui
