#include "kernel/account.hpp"

#include <algorithm>

namespace disfida {

std::string account_line(std::string_view label, const std::vector<std::string>& values,
                         std::string_view rule) {
    constexpr std::size_t label_cells = 32;
    constexpr std::size_t value_cells = 14;
    std::string line = "  " + std::string(label);
    std::size_t end = label_cells;
    for (const std::string& value : values) {
        end += value_cells;
        // A long label takes from the first column what that leaves blank.
        const std::size_t blanks = line.size() + value.size() < end ? end - line.size() - value.size() : 1;
        line += std::string(blanks, ' ') + value;
    }
    return line + "  [" + std::string(rule) + "]";
}

} // namespace disfida
