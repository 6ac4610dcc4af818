#include "disfida/games.hpp"

#include <algorithm>
#include <array>

#include "barletta/game.hpp"
#include "kernel/words.hpp"
#include "play/game_position.hpp"

namespace disfida {

namespace {

template <Game G> GameInfo with_opener(GameInfo info) {
    info.open = [](const DataSource& data, const Options& options) -> Result<std::unique_ptr<Position>> {
        auto game = G::open(data, options);
        if (!game) {
            return game.error();
        }
        return std::unique_ptr<Position>(std::make_unique<GamePosition<G>>(std::move(*game)));
    };
    return info;
}

constexpr std::array<std::string_view, 1> level_names{"squire"};

} // namespace

std::span<const GameInfo> all_games() {
    static const std::array games{with_opener<barletta::Game>(barletta::info())};
    return games;
}

const GameInfo* find_game(std::string_view name) {
    const auto games = all_games();
    const auto at = std::find_if(games.begin(), games.end(), [&](const GameInfo& game) { return game.name == name; });
    return at == games.end() ? nullptr : &*at;
}

std::string game_names() {
    std::vector<std::string> names;
    for (const GameInfo& game : all_games()) {
        names.emplace_back(game.name);
    }
    return join(names, ", ");
}

std::optional<int> parse_level(std::string_view text) {
    for (std::size_t i = 0; i < level_names.size(); ++i) {
        const int level = static_cast<int>(i) + 1;
        if (text == level_names[i] || text == std::to_string(level)) {
            return level;
        }
    }
    return std::nullopt;
}

} // namespace disfida
