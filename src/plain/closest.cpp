#include "plain/closest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace disfida::plain {

namespace {

/// Levenshtein's distance, a row of his table at a time.
std::size_t difference(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t corner = row[0]; // the table's entry above and to the left
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({changed, corner + 1, row[j] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string closest(std::string_view typed, std::span<const std::string> known) {
    std::size_t least = typed.size() / 3 + 1;
    std::string best;
    for (const std::string& text : known) {
        const std::size_t longer = std::max(text.size(), typed.size());
        const std::size_t shorter = std::min(text.size(), typed.size());
        if (longer - shorter >= least) { // the lengths alone differ by as much
            continue;
        }
        if (const std::size_t distance = difference(typed, text); distance < least) {
            least = distance;
            best = text;
        }
    }
    return best;
}

} // namespace disfida::plain
