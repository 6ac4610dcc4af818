#include "play/players.hpp"

#include "disfida/games.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

namespace {

constexpr std::size_t longest_called = 24; ///< of a program's command where there is little room

std::string level_text(int level) {
    return std::to_string(level) + " (" + std::string(level_name(level)) + ")";
}

} // namespace

Result<Player> parse_player(std::string_view text) {
    constexpr std::string_view computer = "computer";
    constexpr std::string_view with_level = "computer:";
    constexpr std::string_view engine = "engine:";
    if (text == "person") {
        return Player{};
    }
    if (text == computer) {
        return Player{Player::Kind::computer};
    }
    if (text.starts_with(engine)) {
        const std::string_view command = text.substr(engine.size());
        if (command.find_first_not_of(' ') == std::string_view::npos) {
            return Error{
                fill(tr("{text} is no player: engine: is followed by the command that starts a program"),
                     {{"text", in_quotes(text)}})};
        }
        return Player{Player::Kind::program, first_level, std::string(command)};
    }
    const auto level = parse_level(text.starts_with(with_level) ? text.substr(with_level.size()) : text);
    if (!level) {
        return Error{fill(tr("{text} is no player: person, computer, a level by number or name, {lowest} to "
                             "{highest}, or engine:COMMAND"),
                          {{"text", in_quotes(text)},
                           {"lowest", level_text(first_level)},
                           {"highest", level_text(last_level)}})};
    }
    return Player{Player::Kind::computer, *level};
}

std::string name(const Player& player) {
    switch (player.kind) {
    case Player::Kind::computer:
        return "computer:" + std::to_string(player.level);
    case Player::Kind::program:
        return player.command.empty() ? "engine" : "engine:" + player.command;
    default:
        return "person";
    }
}

std::string word_for(const Player& player) {
    return player.kind == Player::Kind::computer ? std::string(level_name(player.level)) : name(player);
}

std::string called(const Player& player) {
    switch (player.kind) {
    case Player::Kind::computer:
        return std::string(tr(level_name(player.level)));
    case Player::Kind::program:
        return player.command.empty() ? tr("a program") : printable(player.command, longest_called);
    default:
        return tr("person");
    }
}

std::string described(const Player& player) {
    switch (player.kind) {
    case Player::Kind::computer:
        return fill(tr("{typed} ({level})"), {{"typed", name(player)}, {"level", called(player)}});
    case Player::Kind::program:
        return name(player);
    default:
        return called(player);
    }
}

std::vector<Player> offered_players(const Player& now) {
    std::vector<Player> out{Player{}};
    for (int level = first_level; level <= last_level; ++level) {
        out.push_back({Player::Kind::computer, level});
    }
    if (now.kind == Player::Kind::program) {
        out.push_back(now);
    }
    return out;
}

std::string level_list() {
    std::vector<std::string> out;
    for (int level = first_level; level <= last_level; ++level) {
        out.push_back(level_text(level));
    }
    return one_of(out);
}

Result<int> read_level(std::string_view text) {
    const auto level = parse_level(text);
    if (!level) {
        return Error{fill(tr("the computer has no level {level}: {levels}"),
                          {{"level", in_quotes(text)}, {"levels", level_list()}})};
    }
    return *level;
}

} // namespace disfida
