#include "cli/verify.hpp"

#include <algorithm>

#include "cli/kept.hpp"

namespace disfida::cli {

Result<std::string> verify(const DataSource& data, const std::string& file) {
    const auto match = kept_match(data, file);
    if (!match) {
        return match.error();
    }
    const auto& statements = match->record().statements();
    const auto checks = std::count_if(statements.begin(), statements.end(),
                                      [](const Statement& s) { return s.kind == Statement::Kind::check; });
    return file + ": " + std::string(match->info().title) + ", " + std::to_string(match->plies().size()) +
           " actions, every die in its place, " + std::to_string(checks) + " of " + std::to_string(checks) +
           " checks hold.\n" + match->position().status().front() + "\n";
}

} // namespace disfida::cli
