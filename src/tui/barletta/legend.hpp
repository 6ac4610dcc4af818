// What the signs on Barletta's field, panels and top line mean.
#pragma once

#include <string>
#include <vector>

namespace disfida::tui::barletta_screen {

/// The signs in sentences, a group of them in each.
std::vector<std::string> legend();

} // namespace disfida::tui::barletta_screen
