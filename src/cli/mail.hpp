// Games by mail, from the command line.
#pragma once

#include <string>

#include "play/mail.hpp"

namespace disfida::cli {

/// Takes in the mail in a file, or on standard input where it is called "-".
Result<Arrival> take_in(const DataSource& data, const std::string& file, bool afresh);

/// Where a mailed game has come to, how it stands and whose turn it is, in a line for a person.
std::string told(const DataSource& data, const Arrival& arrival);

} // namespace disfida::cli
