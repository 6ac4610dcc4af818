#include "cli/verify.hpp"

#include <algorithm>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/session.hpp"

namespace disfida::cli {

Result<std::string> verify(const DataSource& data, const std::string& file) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    const auto match = Match::read(data, *text, file, 0);
    if (!match) {
        return with_data_named(match.error(), *text);
    }
    const auto& statements = match->record().statements();
    const auto checks = std::count_if(statements.begin(), statements.end(),
                                      [](const Statement& s) { return s.kind == Statement::Kind::check; });
    return file + ": " + std::string(match->info().title) + ", " + std::to_string(match->plies().size()) +
           " actions, every die in its place, " + std::to_string(checks) + " of " + std::to_string(checks) +
           " checks hold.\n" + match->position().status().front() + "\n";
}

} // namespace disfida::cli
