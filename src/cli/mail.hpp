// Games by mail, from the command line.
#pragma once

#include <string>

#include "play/mail.hpp"

namespace disfida::cli {

/// The text to mail for the record in a file, or for the game played last where `file` is empty.
Result<std::string> mail_of(const DataSource& data, const std::string& file);

/// Takes in the mail in a file, or on standard input where it is called "-".
Result<Arrival> take_in(const DataSource& data, const std::string& file, bool afresh);

/// Where a mailed game has come to, how it stands and whose turn it is, in a line for a person.
std::string told(const DataSource& data, const Arrival& arrival);

} // namespace disfida::cli
