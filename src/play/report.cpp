#include "play/report.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "play/dice_count.hpp"
#include "play/luck.hpp"
#include "play/turning_points.hpp"

namespace disfida {

namespace {

using Lines = std::vector<std::string>;

void add(std::string_view title, Lines lines, std::vector<ReportPart>& out) {
    if (!lines.empty()) {
        out.push_back({std::string(title), std::move(lines)});
    }
}

} // namespace

std::vector<ReportPart> report_parts(const Match& match, std::span<const Appraisal> plies) {
    std::vector<ReportPart> out{{"", match.story()}};
    add(turning_points_title, turning_point_lines(match, plies), out);
    add(chances_title, chance_curve(match, plies), out);
    if (!plies.empty()) {
        add(mark("Luck"), luck_lines(match, plies), out);
    }
    // A story that ends with the deeds has told them.
    Lines done = match.deeds();
    const Lines& story = out.front().lines;
    if (std::search(story.begin(), story.end(), done.begin(), done.end()) == story.end()) {
        add(mark("Deeds"), std::move(done), out);
    }
    add(dice_title, dice_lines(match, plies), out);
    return out;
}

Lines report(const Match& match) {
    const std::vector<Appraisal> plies = appraise(match);
    Lines out;
    for (const ReportPart& part : report_parts(match, plies)) {
        if (!part.title.empty()) {
            if (!out.empty() && !out.back().empty()) {
                out.emplace_back();
            }
            out.push_back(fill(tr("{title}:"), {{"title", tr_data(part.title)}}));
        }
        out.insert(out.end(), part.lines.begin(), part.lines.end());
    }
    return out;
}

} // namespace disfida
