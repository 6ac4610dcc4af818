// How a roll's numbers are built up, a line a number: a label, a column for each of those who roll, the rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace disfida {

/// One line, indented: "  own VC less the enemy's        +2        -2  [H1.1]". Values stand at the right of
/// their columns, 14 cells each; an empty one leaves its column blank.
std::string account_line(std::string_view label, const std::vector<std::string>& values,
                         std::string_view rule);

} // namespace disfida
