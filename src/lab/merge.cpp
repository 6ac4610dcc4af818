#include "lab/merge.hpp"

#include <algorithm>

namespace disfida::lab {

namespace {

/// In what two settings differ, in words; empty where they do not.
std::string difference(const Setting& a, const Setting& b) {
    if (a.version != b.version) {
        return "is of another version of disfida";
    }
    if (a.game != b.game) {
        return "is of another game";
    }
    if (a.kind != b.kind) {
        return "is of another kind";
    }
    if (a.options != b.options || a.deploy != b.deploy || a.scenario != b.scenario) {
        return "has other options";
    }
    if (a.minds != b.minds) {
        return "has other levels";
    }
    return a.data != b.data ? "has other data files" : "";
}

bool same_measures(const Report& a, const Report& b) {
    const auto same = [](const Measure& one, const Measure& two) { return one.name == two.name; };
    return std::equal(a.measures.begin(), a.measures.end(), b.measures.begin(), b.measures.end(), same);
}

/// What keeps a report from being added to another.
std::optional<Error> refusal(const NamedReport& first, const NamedReport& next) {
    const std::string different = difference(first.report.setting, next.report.setting);
    if (!different.empty()) {
        return Error{next.name + ": " + different + " than " + first.name};
    }
    if (first.report.matrix.pieces != next.report.matrix.pieces ||
        !same_measures(first.report, next.report)) {
        return Error{next.name + ": counts other things than " + first.name};
    }
    return std::nullopt;
}

} // namespace

Result<Report> merged(const std::vector<NamedReport>& reports) {
    Report sum = reports.front().report;
    for (std::size_t i = 1; i < reports.size(); ++i) {
        const NamedReport& next = reports[i];
        if (auto error = refusal(reports.front(), next)) {
            return *error;
        }
        for (std::size_t before = 0; before < i; ++before) {
            if (const auto both = common(reports[before].report.parts, next.report.parts)) {
                return Error{next.name + ": has games that are in " + reports[before].name +
                             " too: " + text(*both)};
            }
        }
        sum.parts.insert(sum.parts.end(), next.report.parts.begin(), next.report.parts.end());
        sum.wins.add(next.report.wins);
        for (std::size_t place = 0; place < sum.tallies.size(); ++place) {
            sum.tallies[place].add(next.report.tallies[place]);
        }
        for (std::size_t cell = 0; cell < sum.matrix.cells.size(); ++cell) {
            sum.matrix.cells[cell].add(next.report.matrix.cells[cell]);
        }
    }
    sum.parts = joined(std::move(sum.parts));
    return sum;
}

} // namespace disfida::lab
