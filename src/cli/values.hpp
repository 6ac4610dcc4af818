// What docopt has read from the words of a command line.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <docopt/docopt.h>

#include "cli/usage.hpp"
#include "disfida/result.hpp"

namespace disfida::cli {

using Values = std::map<std::string, docopt::value>;

/// Whether a word is an option, without or with its value.
bool is_option(const std::string& word);

/// The text of an option that was given, else nothing.
std::optional<std::string> given(const Values& values, const std::string& option);

/// Whether a switch was given.
bool is_on(const Values& values, const std::string& option);

/// The option a word is or begins, without its value; empty for other words and where several begin so.
std::string option_named(const Usage& usage, const std::string& word);

/// Reads words by a usage; what was wrong otherwise.
Result<Values> read(const Usage& usage, const std::vector<std::string>& words);

} // namespace disfida::cli
