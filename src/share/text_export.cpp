#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/replay.hpp"
#include "play/report.hpp"
#include "play/turning_points.hpp"
#include "share/escape.hpp"
#include "share/export.hpp"
#include "share/heading.hpp"

namespace disfida::share {

namespace {

constexpr int page_width = 78;

void add_lines(const std::vector<std::string>& lines, std::string& out) {
    for (const std::string& line : lines) {
        const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
        out += join(wrap(line, page_width, static_cast<int>(blanks) + 2), "\n") + "\n";
    }
}

void add_title(const std::string& title, std::string& out) {
    out += (out.ends_with("\n\n") ? "" : "\n") + title + "\n" +
           std::string(static_cast<std::size_t>(columns(title)), '-') + "\n\n";
}

void add_picture(const Match& match, std::size_t actions, std::string& out) {
    for (const std::string& line : position_after(match, actions)->picture()) {
        out += line + "\n";
    }
}

} // namespace

std::string text_of(const Match& match) {
    const auto plies = appraise(match);
    std::string out(tr(match.info().title));
    out += "\n" + std::string(static_cast<std::size_t>(columns(out)), '=') + "\n\n";
    add_lines(heading_lines(match), out);
    for (const ReportPart& part : report_parts(match, plies)) {
        add_title(part.title.empty() ? std::string(tr("The story")) : tr_data(part.title), out);
        add_lines(part.lines, out);
    }
    if (const auto notes = notes_of(match.record()); !notes.empty()) {
        add_title(tr("Notes"), out);
        for (const Remark& note : notes) {
            add_lines({fill(tr("After action {number}: {text}"),
                            {{"number", std::to_string(note.after)}, {"text", note.text}})},
                      out);
        }
    }
    std::vector<Moment> moments = turning_points(plies);
    std::sort(moments.begin(), moments.end(), [](const Moment& a, const Moment& b) { return a.ply < b.ply; });
    for (const Moment& moment : moments) {
        add_title(fill(tr("The board after action {number}"), {{"number", std::to_string(moment.ply + 1)}}),
                  out);
        add_lines({turning_point_line(match, plies, moment), ""}, out);
        add_picture(match, moment.ply + 1, out);
    }
    add_title(match.position().over() ? tr("The board at the end") : tr("The board now"), out);
    add_lines({match.position().status().front(), ""}, out);
    add_picture(match, match.plies().size(), out);
    return cleaned(out);
}

} // namespace disfida::share
