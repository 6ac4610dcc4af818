#include "play/players.hpp"

#include "disfida/games.hpp"
#include "kernel/words.hpp"

namespace disfida {

Result<Player> parse_player(std::string_view text) {
    if (text == "person") {
        return Player{};
    }
    constexpr std::string_view prefix = "computer";
    if (text == prefix) {
        return Player{Player::Kind::computer, 1};
    }
    const bool prefixed = text.starts_with("computer:");
    const auto level = parse_level(prefixed ? text.substr(prefix.size() + 1) : text);
    if (!level) {
        return Error{in_quotes(text) +
                     " is no player: person, computer, or computer:LEVEL with level 1 (squire)"};
    }
    return Player{Player::Kind::computer, *level};
}

std::string name(const Player& player) {
    return player.kind == Player::Kind::person ? "person" : "computer:" + std::to_string(player.level);
}

} // namespace disfida
