#include "lab/mind.hpp"

#include "disfida/games.hpp"
#include "kernel/tongue.hpp"

namespace disfida::lab {

std::optional<ai::Level> parse_level(std::string_view text) {
    if (text == "0" || text == name(ai::Level::page)) {
        return ai::Level::page;
    }
    const auto level = disfida::parse_level(text);
    return level ? std::optional(static_cast<ai::Level>(*level)) : std::nullopt;
}

std::string text(const Mind& mind) {
    std::string out(tr(name(mind.level)));
    const bool searches = ai::effort(mind.level).nodes > 0;
    if (searches && mind.nodes > 0) {
        out += ", " + how_many("{n} nodes", "{n} nodes", mind.nodes);
    }
    return by_clock(mind) ? out + ", " + std::to_string(mind.time_ms) + " ms" : out;
}

} // namespace disfida::lab
