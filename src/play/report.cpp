#include "play/report.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "play/appraisal.hpp"
#include "play/dice_count.hpp"
#include "play/luck.hpp"
#include "play/turning_points.hpp"

namespace disfida {

namespace {

using Lines = std::vector<std::string>;

void add(std::string_view title, const Lines& lines, Lines& out) {
    if (lines.empty()) {
        return;
    }
    if (!out.empty() && !out.back().empty()) {
        out.emplace_back();
    }
    out.emplace_back(title);
    out.insert(out.end(), lines.begin(), lines.end());
}

} // namespace

Lines report(const Match& match) {
    Lines out = match.story();
    const std::vector<Appraisal> plies = appraise(match);
    add(tr("Turning points:"), turning_point_lines(match, plies), out);
    add(tr("Chance to win:"), chance_curve(match, plies), out);
    if (!plies.empty()) {
        add(tr("Luck:"), luck_lines(match, plies), out);
    }
    // A story that ends with the deeds has told them.
    const Lines done = match.deeds();
    if (std::search(out.begin(), out.end(), done.begin(), done.end()) == out.end()) {
        add(tr("Deeds:"), done, out);
    }
    add(tr("Dice:"), dice_lines(match, plies), out);
    return out;
}

} // namespace disfida
