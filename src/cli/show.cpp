#include "cli/show.hpp"

#include <vector>

#include "cli/kept.hpp"
#include "kernel/tongue.hpp"

namespace disfida::cli {

Result<std::string> show(const DataSource& data, const std::string& file) {
    const auto match = kept_match(data, file);
    if (!match) {
        return match.error();
    }
    const Position& position = match->position();
    std::string out = std::string(tr(match->info().title)) + "\n";
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
