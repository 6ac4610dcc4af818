// What the command line asks of two terminals: host, join, watch.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/values.hpp"
#include "disfida/games.hpp"
#include "net/open.hpp"

namespace disfida::cli {

/// The usage of `host` for these words: with the options of the game that is named, or whose record is.
Usage host_usage_for(const std::vector<std::string>& words, std::span<const GameInfo> games);

/// What is to be hosted; `values` are what that usage's text makes of the words.
Result<net::Hosting> read_hosting(const Values& values, std::span<const GameInfo> games);

} // namespace disfida::cli
