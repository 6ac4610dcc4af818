#include "cli/lab.hpp"

#include <algorithm>
#include <optional>
#include <thread>

#include "cli/progress_line.hpp"
#include "cli/sharing.hpp"
#include "disfida/record.hpp"
#include "kernel/data.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lab/contest_page.hpp"
#include "lab/csv.hpp"
#include "lab/heading.hpp"
#include "lab/json.hpp"
#include "lab/matrix_page.hpp"
#include "lab/merge.hpp"
#include "lab/report_page.hpp"

namespace disfida::cli {

namespace {

std::string lines_text(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) {
        out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return out;
}

lab::Part part_of(const LabRequest& request) {
    constexpr unsigned unused = 11; // a seed that is drawn is short enough for programs that count in doubles
    return {request.plan.seed.value_or(system_entropy() >> unused), request.first, request.games};
}

lab::Control control_of(const LabRequest& request, ProgressLine& line) {
    lab::Control control;
    control.jobs = request.jobs > 0 ? request.jobs : std::max(1U, std::thread::hardware_concurrency());
    control.jobs = static_cast<unsigned>(std::min<std::uint64_t>(control.jobs, request.games));
    control.stop = &InterruptFlag::flag();
    control.progress = [&line](std::uint64_t done, std::uint64_t games) { line.show(done, games); };
    return control;
}

/// Writes results by the end of the file's name.
template <class R> std::string keep(const std::string& file, const R& results) {
    if (file.empty()) {
        return {};
    }
    const auto written =
        put_out(file.ends_with(".json") ? lab::to_json(results) : lab::to_csv(results), file);
    return written ? std::string() : written.error().line();
}

/// The end of a command that could not begin.
LabEnd refused(const DataSource& data, const LabRequest& request, const Error& error) {
    const std::string wrong = error.line();
    const bool names_option = wrong.starts_with("--");
    return {{}, wrong, names_option || request.matrix || options_refused(data, request.plan)};
}

/// A report as it is printed.
std::string page_of(const lab::Report& report, const std::vector<std::string>& unfinished,
                    const std::string& bars, const lab::Paint& paint) {
    std::string out = lines_text(lab::page(report, unfinished));
    if (report.matrix.size() > 0) {
        out += "\n" + lines_text(lab::matrix_lines(report.matrix, paint));
    }
    if (!bars.empty()) {
        out += "\n" + lines_text(lab::value_bars(report, bars));
    }
    return out;
}

/// The files of a request added up.
Result<lab::Report> sum_of(const std::vector<std::string>& files) {
    std::vector<lab::NamedReport> reports;
    for (const std::string& file : files) {
        const auto text = read_file(file);
        if (!text) {
            return text.error();
        }
        auto report = lab::report_from_json(*text, file);
        if (!report) {
            return report.error();
        }
        reports.push_back({file, std::move(*report)});
    }
    return lab::merged(reports);
}

/// What is wrong with --bars; empty where nothing is.
std::string bars_problem(const lab::Report& report, const std::string& bars) {
    std::vector<std::string> names;
    for (const Measure& measure : report.measures) {
        if (measure.name == bars) {
            return {};
        }
        if (measure.column.empty()) { // the pieces have too many to be listed
            names.push_back(measure.name);
        }
    }
    return bars.empty() ? std::string()
           : names.empty()
               ? headed("--bars", tr("a matrix counts nothing that could be drawn"))
               : headed("--bars", fill(tr("{word} is not counted; what is: {names}. --out=FILE.csv "
                                          "lists what each piece does too"),
                                       {{"word", in_quotes(bars)}, {"names", join(names, ", ")}}));
}

/// What would come to light only when all games are played: a file that cannot be written, a measure nobody
/// counts.
std::optional<LabEnd> refused_before(const DataSource& data, const LabRequest& request) {
    if (!request.out.empty()) {
        if (const auto possible = can_put_out(request.out); !possible) {
            return LabEnd{{}, possible.error().line(), false};
        }
    }
    if (request.bars.empty()) {
        return std::nullopt;
    }
    lab::Part none = part_of(request);
    none.games = 0;
    const auto report = lab::simulate(data, {request.plan, request.minds, none, request.matrix}, {});
    const std::string problem = report ? bars_problem(*report, request.bars) : std::string();
    return problem.empty() ? std::nullopt : std::optional(LabEnd{{}, problem, true});
}

constexpr const char* ended_early = mark("ended by a signal before all games were played");

} // namespace

LabEnd match(const DataSource& data, const LabRequest& request) {
    const lab::Order order{request.plan, request.minds, part_of(request), false};
    if (auto refusal = refused_before(data, request)) {
        return *refusal;
    }
    const InterruptFlag interrupts;
    Result<lab::Contest> contest = Error{};
    {
        ProgressLine line;
        contest = lab::contest(data, order, control_of(request, line));
    }
    if (!contest) {
        return refused(data, request, contest.error());
    }
    LabEnd end{lines_text(lab::page(*contest, lab::undone(contest->parts, order.part))),
               keep(request.out, *contest), false};
    if (end.problem.empty() && lab::count(contest->parts) < request.games) {
        end.problem = tr(ended_early);
    }
    return end;
}

LabEnd simulate(const DataSource& data, const LabRequest& request, const lab::Paint& paint) {
    if (request.merge) {
        const auto sum = sum_of(request.files);
        if (!sum) {
            return {{}, sum.error().line(), false};
        }
        if (const std::string wrong = bars_problem(*sum, request.bars); !wrong.empty()) {
            return {{}, wrong, true};
        }
        return {page_of(*sum, {}, request.bars, paint), keep(request.out, *sum), false};
    }
    const lab::Order order{request.plan, request.minds, part_of(request), request.matrix};
    if (auto refusal = refused_before(data, request)) {
        return *refusal;
    }
    const InterruptFlag interrupts;
    Result<lab::Report> report = Error{};
    {
        ProgressLine line;
        report = lab::simulate(data, order, control_of(request, line));
    }
    if (!report) {
        return refused(data, request, report.error());
    }
    LabEnd end{page_of(*report, lab::undone(report->parts, order.part), request.bars, paint),
               keep(request.out, *report), false};
    if (end.problem.empty() && lab::count(report->parts) < request.games) {
        end.problem = tr(ended_early);
    }
    return end;
}

} // namespace disfida::cli
