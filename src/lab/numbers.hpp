// Numbers as the laboratory prints them; the locale has no say in them.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/interval.hpp"

namespace disfida::lab {

/// So many digits behind the point: "12.30".
std::string fixed(double number, int digits);
/// A share in per cent with one digit behind the point: "54.2 %".
std::string percent(double share);
/// "51.1 to 57.3 %".
std::string percent(const Interval& interval);
/// Groups of three digits: "100,000".
std::string grouped(std::uint64_t number);
/// "1 game", "2 games", "1,000 games".
std::string counted(std::uint64_t number, const std::string& what);
/// So many games in the language spoken.
std::string games_text(std::uint64_t number);
/// How long so many seconds are, in two units at most: "45 s", "12 min", "7 h 32 min".
std::string time_text(std::uint64_t seconds);
/// Milliseconds of so many seconds, short: "0.02 ms", "41.2 ms".
std::string milliseconds(double seconds);

/// A text in a column of so many cells, at its left or its right end.
std::string left(const std::string& text, int width);
std::string right(const std::string& text, int width);

} // namespace disfida::lab
