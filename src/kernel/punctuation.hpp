// What stands between the parts of a text, as the language spoken sets it. French has a blank before a colon,
// a semicolon and the sign of per cent; French and Italian have a comma where English has a decimal point.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace disfida {

/// A text behind what it is about: "Castles: Bar 20, Conde 5".
std::string headed(std::string_view head, std::string_view text);

/// Clauses in one sentence: "takes Bar; ends with 20 points".
std::string clauses(const std::vector<std::string>& parts);

/// A number with the sign of per cent: "48%", "12.5%".
std::string with_percent(std::string_view number);

/// The same with a blank between, as tables and bars have it: "48 %".
std::string percent_apart(std::string_view number);

/// A number written with a point, with the decimal mark of the language: "2.5" or "2,5".
std::string with_decimal_mark(std::string number);

/// A whole number in groups of three digits: "100,000".
std::string in_groups(std::uint64_t number);

} // namespace disfida
