#include "share/heading.hpp"

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/mail.hpp"
#include "play/replay.hpp"

namespace disfida::share {

std::vector<std::string> heading_lines(const Match& match) {
    std::vector<std::string> out;
    if (const std::string players = noted_players(match.record()); !players.empty()) {
        out.push_back(players_in_words(match.info(), players) + ".");
    }
    std::vector<std::string> options;
    for (const auto& [name, value] : match.position().options()) {
        options.push_back(name + " " + value);
    }
    if (!options.empty()) {
        out.push_back(fill(tr("With {options}."), {{"options", join(options, ", ")}}));
    }
    out.push_back(match.position().status().front());
    return out;
}

std::vector<std::string> position_lines(const Match& match, std::size_t actions) {
    const std::size_t count = match.plies().size();
    std::vector<std::string> out{position_after(match, actions)->status().front()};
    if (actions > 0) {
        out.push_back(fill(tr("After action {number} of {all}: {text}"),
                           {{"number", std::to_string(actions)},
                            {"all", std::to_string(count)},
                            {"text", match.position().brief(match.plies()[actions - 1].events)}}));
    } else {
        out.emplace_back(tr("Before the first action."));
    }
    return out;
}

} // namespace disfida::share
