#include "cli/show.hpp"

#include <vector>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/session.hpp"

namespace disfida::cli {

Result<std::string> show(const DataSource& data, const std::string& file) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    auto match = Match::read(data, *text, file, 0);
    if (!match) {
        return with_data_named(match.error(), *text);
    }
    if (auto settled = match->settle(); !settled) {
        return Error{file + ": " + settled.error().line()};
    }
    const Position& position = match->position();
    std::string out = std::string(match->info().title) + "\n";
    const auto add = [&](const std::vector<std::string>& lines) {
        out += lines.empty() ? "" : "\n";
        for (const std::string& line : lines) {
            out += line + "\n";
        }
    };
    add(position.status());
    add(position.picture());
    add(position.pieces(""));
    add(position.sheet());
    if (!position.over()) {
        add({position.prompt() + "."});
    }
    return out;
}

} // namespace disfida::cli
