#include "lab/report_page.hpp"

#include <algorithm>
#include <cstdlib>

#include "disfida/games.hpp"
#include "kernel/bar.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/wrap.hpp"
#include "lab/heading.hpp"
#include "lab/numbers.hpp"

namespace disfida::lab {

namespace {

constexpr int label_width = 36;
constexpr int piece_width = 14;
constexpr int number_width = 8;
constexpr int least_width = 7; ///< of a column of pieces
constexpr double tenths = 10;  ///< in a percentage point

/// Places of measures that are shown together.
using Places = std::vector<std::size_t>;

/// The headings in the order in which they first come.
std::vector<std::string> headings_of(const Report& report) {
    std::vector<std::string> out;
    for (const Measure& measure : report.measures) {
        if (std::find(out.begin(), out.end(), measure.table) == out.end()) {
            out.push_back(measure.table);
        }
    }
    return out;
}

Places under(const Report& report, const std::string& heading) {
    Places out;
    for (std::size_t i = 0; i < report.measures.size(); ++i) {
        if (report.measures[i].table == heading && report.tallies[i].size() > 0) {
            out.push_back(i);
        }
    }
    return out;
}

double scale(const Measure& measure) { return measure.kind == Measure::Kind::points ? tenths : 1.0; }

std::string value_text(const Measure& measure, int value) {
    return measure.kind == Measure::Kind::points ? decimal(value / tenths, 1) : std::to_string(value);
}

/// What a line is called: a text of a game, a name, or the luck of a side.
std::string row_text(const Measure& measure) {
    constexpr std::string_view behind = ": luck of their dice";
    if (!measure.row.ends_with(behind)) {
        return tr_data(measure.row);
    }
    return fill(tr("{side}: luck of their dice"),
                {{"side", tr_data(measure.row.substr(0, measure.row.size() - behind.size()))}});
}

std::string spread_row(const Measure& measure, const Tally& tally) {
    std::string out = left(row_text(measure), label_width) +
                      right(decimal(tally.mean() / scale(measure), 2), number_width) +
                      right(decimal(tally.deviation() / scale(measure), 2), number_width);
    for (const double part : {0.05, 0.5, 0.95}) {
        out += right(value_text(measure, tally.quantile(part)), number_width);
    }
    return out;
}

std::string share_row(const Measure& measure, const Tally& tally) {
    const double share = tally.mean();
    const Interval interval = wilson(share * static_cast<double>(tally.size()), tally.size());
    constexpr int interval_width = 16;
    constexpr int bar_length = 14;
    return left(row_text(measure), label_width) + right(percent(share), number_width) + "  " +
           left(percent(interval), interval_width) + bar(share, bar_length);
}

void add_spreads(const Report& report, const Places& places, std::vector<std::string>& out) {
    std::string head = left("", label_width);
    for (const std::string& title : {std::string(tr("mean")), std::string(tr("spread")), percent_apart("5"),
                                     std::string(tr("median")), percent_apart("95")}) {
        head += right(title, number_width);
    }
    out.push_back(head);
    for (const std::size_t i : places) {
        out.push_back(spread_row(report.measures[i], report.tallies[i]));
    }
}

/// Means side by side as bars, of measures that come one after the other.
void add_curve(const Report& report, const Places& places, std::vector<std::string>& out) {
    double most = 0;
    for (const std::size_t i : places) {
        most = std::max(most, report.tallies[i].mean());
    }
    std::string head = left("", piece_width);
    for (const std::string& title : {std::string(tr("games")), std::string(tr("mean")),
                                     std::string(tr("spread")), percent_apart("5"), percent_apart("95")}) {
        head += right(title, number_width);
    }
    out.push_back(head);
    for (const std::size_t i : places) {
        const Measure& measure = report.measures[i];
        const Tally& tally = report.tallies[i];
        out.push_back(left(row_text(measure), piece_width) + right(in_groups(tally.size()), number_width) +
                      right(decimal(tally.mean() / scale(measure), 2), number_width) +
                      right(decimal(tally.deviation() / scale(measure), 2), number_width) +
                      right(value_text(measure, tally.quantile(0.05)), number_width) +
                      right(value_text(measure, tally.quantile(0.95)), number_width) + "  " +
                      bar(most <= 0 ? 0 : tally.mean() / most, rate_bar));
    }
}

/// A line a piece, a column a measure, the means.
void add_pieces(const Report& report, const Places& places, std::vector<std::string>& out) {
    std::vector<std::string> columns;
    std::vector<std::string> rows;
    for (const std::size_t i : places) {
        const Measure& measure = report.measures[i];
        if (std::find(columns.begin(), columns.end(), measure.column) == columns.end()) {
            columns.push_back(measure.column);
        }
        if (std::find(rows.begin(), rows.end(), measure.row) == rows.end()) {
            rows.push_back(measure.row);
        }
    }
    std::string head = left("", piece_width);
    std::vector<int> widths;
    for (const std::string& column : columns) {
        const std::string title = tr_data(column);
        widths.push_back(std::max(least_width, disfida::columns(title) + 1));
        head += right(title, widths.back());
    }
    out.push_back(head);
    for (const std::string& row : rows) {
        std::string line = left(tr_data(row), piece_width);
        double sum = 0;
        for (std::size_t at = 0; at < columns.size(); ++at) {
            for (const std::size_t i : places) {
                const Measure& measure = report.measures[i];
                if (measure.row == row && measure.column == columns[at]) {
                    sum += std::abs(report.tallies[i].mean());
                    line += right(decimal(report.tallies[i].mean(), 2), widths[at]);
                }
            }
        }
        if (sum > 0) { // who had no part in any game has no line
            out.push_back(line);
        }
    }
}

std::string rate_row(const std::string& who, std::uint64_t won, double score, std::uint64_t games) {
    constexpr int who_width = 18;
    constexpr int won_width = 12;
    constexpr int interval_width = 18;
    const double rate = games == 0 ? 0.0 : score / static_cast<double>(games);
    return left(who, who_width) + right(in_groups(won), won_width) + right(percent(rate), number_width + 1) +
           right(percent(wilson(score, games)), interval_width) + "  " + bar(rate, rate_bar - 5);
}

void add_rates(const Report& report, std::vector<std::string>& out) {
    const GameInfo* info = find_game(report.setting.game);
    const std::uint64_t games = report.wins.games();
    out.push_back(left("", 18) + right(tr("won"), 12) + right(tr("score"), 9) +
                  right(tr("95 % interval"), 18));
    for (std::size_t side = 0; info != nullptr && side < 2; ++side) {
        out.push_back(rate_row(std::string(tr(side_title(*info, side))), report.wins.won[side],
                               report.wins.score(side), games));
    }
    if (report.wins.drawn > 0) {
        out.push_back(rate_row(tr("Drawn, half each"), report.wins.drawn,
                               static_cast<double>(report.wins.drawn), games));
    }
}

} // namespace

std::vector<std::string> page(const Report& report, const std::vector<std::string>& unfinished) {
    const Minds& minds = report.setting.minds;
    auto out = heading(report.setting, report.parts, report.wins.games(),
                       fill(tr("{a} against {b}"), {{"a", text(minds[0])}, {"b", text(minds[1])}}));
    if (report.matrix.size() == 0) { // whose sides say little
        out.emplace_back();
        add_rates(report, out);
    }
    for (const std::string& title : headings_of(report)) {
        const Places places = under(report, title);
        if (places.empty()) {
            continue;
        }
        out.emplace_back();
        if (!title.empty()) {
            out.push_back(fill(tr("{title}:"), {{"title", tr_data(title)}}));
        }
        const Measure& first = report.measures[places.front()];
        if (!first.column.empty()) {
            add_pieces(report, places, out);
        } else if (first.kind == Measure::Kind::share) {
            for (const std::size_t i : places) {
                out.push_back(share_row(report.measures[i], report.tallies[i]));
            }
        } else if (title.empty()) {
            add_spreads(report, places, out);
        } else {
            add_curve(report, places, out);
        }
    }
    if (!unfinished.empty()) {
        out.emplace_back();
        out.insert(out.end(), unfinished.begin(), unfinished.end());
    }
    return out;
}

std::vector<std::string> value_bars(const Report& report, std::string_view measure) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < report.measures.size(); ++i) {
        const Measure& known = report.measures[i];
        const Tally& tally = report.tallies[i];
        if (known.name != measure || tally.size() == 0) {
            continue;
        }
        const std::string title =
            row_text(known) + (known.column.empty() ? "" : ", " + tr_data(known.column));
        out.push_back(fill(tr("{title}:"), {{"title", title}}));
        const auto entries = tally.entries();
        const auto most = std::max_element(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
                              return a.times < b.times;
                          })->times;
        for (const Tally::Entry& entry : entries) {
            constexpr int length = 44;
            const double share = static_cast<double>(entry.times) / static_cast<double>(tally.size());
            out.push_back(right(value_text(known, entry.value), number_width) +
                          right(in_groups(entry.times), number_width + 4) +
                          right(percent(share), number_width) + "  " +
                          bar(static_cast<double>(entry.times) / static_cast<double>(most), length));
        }
    }
    return out;
}

} // namespace disfida::lab
