// The form for a new campaign.
#pragma once

#include <vector>

#include "disfida/position.hpp"

namespace disfida::lorraine {

/// The options of a campaign with the values a person steps through.
std::vector<FormOption> form(const DataSource& data, const Options& chosen);

} // namespace disfida::lorraine
