// What a person is asked for a new fight: the mode, and who fights in it.
#pragma once

#include <vector>

#include "disfida/position.hpp"

namespace disfida::iliad {

/// The options of the mode chosen, with the heroes of the data to step through (section 2).
std::vector<FormOption> form(const DataSource& data, const Options& chosen);

} // namespace disfida::iliad
