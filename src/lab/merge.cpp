#include "lab/merge.hpp"

#include "kernel/tongue.hpp"

#include <algorithm>

namespace disfida::lab {

namespace {

/// In what two settings differ, a sentence with places for both files; empty where they do not.
std::string difference(const Setting& a, const Setting& b) {
    if (a.version != b.version) {
        return tr("{file}: is of another version of disfida than {first}");
    }
    if (a.game != b.game) {
        return tr("{file}: is of another game than {first}");
    }
    if (a.kind != b.kind) {
        return tr("{file}: is of another kind than {first}");
    }
    if (a.options != b.options || a.deploy != b.deploy || a.scenario != b.scenario) {
        return tr("{file}: has other options than {first}");
    }
    if (a.minds != b.minds) {
        return tr("{file}: has other levels than {first}");
    }
    return a.data != b.data ? tr("{file}: has other data files than {first}") : "";
}

bool same_measures(const Report& a, const Report& b) {
    const auto same = [](const Measure& one, const Measure& two) { return one.name == two.name; };
    return std::equal(a.measures.begin(), a.measures.end(), b.measures.begin(), b.measures.end(), same);
}

/// What keeps a report from being added to another.
std::optional<Error> refusal(const NamedReport& first, const NamedReport& next) {
    const std::string different = difference(first.report.setting, next.report.setting);
    if (!different.empty()) {
        return Error{fill(different, {{"file", next.name}, {"first", first.name}})};
    }
    if (first.report.matrix.pieces != next.report.matrix.pieces ||
        !same_measures(first.report, next.report)) {
        return Error{fill(tr("{file}: counts other things than {first}"),
                          {{"file", next.name}, {"first", first.name}})};
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
                return Error{
                    fill(tr("{file}: has games that are in {other} too: {games}"),
                         {{"file", next.name}, {"other", reports[before].name}, {"games", text(*both)}})};
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
