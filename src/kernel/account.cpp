#include "kernel/account.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/wrap.hpp"

namespace disfida {

std::string account_line(std::string_view label, const std::vector<std::string>& values,
                         std::string_view rule) {
    constexpr int label_cells = 32;
    constexpr int value_cells = 14;
    std::string line = "  " + std::string(label);
    int end = label_cells;
    for (const std::string& value : values) {
        end += value_cells;
        // A long label takes from the first column what that leaves blank.
        const int blanks = std::max(1, end - columns(line) - columns(value));
        line += std::string(static_cast<std::size_t>(blanks), ' ') + value;
    }
    return line + "  [" + std::string(rule) + "]";
}

std::vector<std::string> paged(const std::vector<std::string>& lines) {
    std::vector<std::string> out;
    for (const std::string& line : lines) {
        const auto broken = wrap(line, page_width, 4);
        out.insert(out.end(), broken.begin(), broken.end());
    }
    return out;
}

void add_consequences(std::vector<std::string>& page, const std::vector<std::string>& after) {
    if (!after.empty()) {
        page.emplace_back(tr("What can follow:"));
        page.insert(page.end(), after.begin(), after.end());
    }
}

} // namespace disfida
