// Breaking sentences into lines, for the screen's own namespace.
#pragma once

#include "kernel/wrap.hpp"

namespace disfida::tui {

using disfida::shorten;
using disfida::wrap;

} // namespace disfida::tui
