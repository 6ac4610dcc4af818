#include "disfida/games.hpp"

#include <algorithm>
#include <array>

#include "barletta/game.hpp"
#include "iliad/game.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/game.hpp"
#include "play/game_position.hpp"
#include "play/value_words.hpp"

namespace disfida {

namespace {

/// The games' names with a capital, as titles and lists ask tr_data() for them.
[[maybe_unused]] constexpr std::array capital_names{mark("Barletta"), mark("Iliad"), mark("Lorraine")};

} // namespace

std::span<const GameInfo> all_games() {
    static const std::array games{with_opener<barletta::Game>(barletta::info()),
                                  with_opener<iliad::Game>(iliad::info()),
                                  with_opener<lorraine::Game>(lorraine::info())};
    return games;
}

const GameInfo* find_game(std::string_view name, std::span<const GameInfo> games) {
    const auto at =
        std::find_if(games.begin(), games.end(), [&](const GameInfo& game) { return game.name == name; });
    return at == games.end() ? nullptr : &*at;
}

std::string game_names(std::span<const GameInfo> games) {
    std::vector<std::string> names;
    for (const GameInfo& game : games) {
        names.emplace_back(game.name);
    }
    return join(names, ", ");
}

std::string_view side_title(const GameInfo& info, std::size_t side) {
    return side < info.side_titles.size() ? info.side_titles[side] : info.sides[side];
}

std::string player_option(const GameInfo& info, std::size_t side) {
    std::string out(side < info.player_options.size() ? info.player_options[side] : side_title(info, side));
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

std::vector<FormOption> form_options(const GameInfo& info, const DataSource& data, const Options& chosen) {
    if (info.form) {
        return info.form(data, chosen);
    }
    std::vector<FormOption> out;
    for (const OptionInfo& option : info.options) {
        out.push_back({std::string(option.name),
                       std::string(tr(option.meaning)),
                       {std::string(option.standard), option.standard == "on" ? "off" : "on"},
                       std::string(tr(option.meaning))});
    }
    return out;
}

std::optional<int> parse_level(std::string_view text) {
    for (int level = first_level; level <= last_level; ++level) {
        if (text == level_name(level) || text == std::to_string(level)) {
            return level;
        }
    }
    return std::nullopt;
}

std::string_view level_name(int level) { return name(static_cast<Level>(level)); }

std::string Position::suggest(int level, std::uint64_t nodes) const {
    constexpr std::uint64_t slice = 1'000'000;
    const auto thought = consider(level, nodes, 0);
    while (!thought->think(slice)) {
    }
    return thought->choice();
}

} // namespace disfida
