#include "play/names.hpp"

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

#include <algorithm>
#include <vector>

namespace disfida {

std::string called(const Match& match, std::string_view id) {
    const auto& sides = match.info().sides;
    const auto side = std::find(sides.begin(), sides.end(), id);
    if (side != sides.end()) {
        return std::string(tr(side_title(match.info(), static_cast<std::size_t>(side - sides.begin()))));
    }
    // A piece's line begins with its name, and with its id in brackets where one could not guess that.
    const auto lines = id.empty() ? std::vector<std::string>() : match.position().pieces(id);
    if (lines.size() != 1) {
        return std::string(id);
    }
    return lines[0].substr(0, std::min(lines[0].find(','), lines[0].find(" (")));
}

std::string verbs(const Position& position) {
    std::vector<std::string> words;
    for (const std::string& action : position.legal()) {
        std::string word = action.substr(0, action.find(' '));
        if (std::find(words.begin(), words.end(), word) == words.end()) {
            words.push_back(std::move(word));
        }
    }
    return one_of(words);
}

} // namespace disfida
