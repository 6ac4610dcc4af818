// Numbers as the laboratory prints them. Those for files are the same in every language.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/interval.hpp"

namespace disfida::lab {

/// So many digits behind the point, the same in every language: "12.30".
std::string fixed(double number, int digits);
/// The same for people to read: "12.30", or "12,30" where a language writes that.
std::string decimal(double number, int digits);
/// A share in per cent with one digit behind the point: "54.2 %".
std::string percent(double share);
/// "51.1 to 57.3 %".
std::string percent(const Interval& interval);
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
