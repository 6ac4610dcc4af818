#include "cli/table_request.hpp"

#include <algorithm>

#include <sys/stat.h>

#include "cli/game_words.hpp"
#include "disfida/record.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::cli {

namespace {

/// A side by its name, or by the option that says who plays it: "french", "italians".
Result<std::string> side_named(const GameInfo& game, std::string_view word) {
    std::vector<std::string> known;
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        if (word == game.sides[side] || word == player_option(game, side)) {
            return std::string(game.sides[side]);
        }
        known.emplace_back(game.sides[side]);
    }
    return Error{headed("--side", fill(tr("{word} is none of {known}"),
                                       {{"word", in_quotes(word)}, {"known", join(known, ", ")}}))};
}

/// Who is let in; nothing where no option says so.
Result<std::optional<net::Access>> read_access(const Values& values) {
    net::Access access;
    int said = 0;
    if (const auto name = given(values, "--name")) {
        access.name = *name;
        ++said;
        if (!net::is_table_name(access.name)) {
            return Error{headed(
                "--name",
                fill(tr("{name} will not do: letters, digits and hyphens, 40 at most, and not like a code"),
                     {{"name", in_quotes(access.name)}}))};
        }
    }
    if (const auto group = given(values, "--group")) {
        access.who = net::Access::Who::group;
        access.group = *group;
        ++said;
    }
    if (is_on(values, "--open")) {
        access.who = net::Access::Who::all;
        ++said;
    }
    if (const auto listen = given(values, "--listen")) {
        const auto address = net::parse_address(*listen);
        if (!address) {
            return Error{
                headed("--listen",
                       fill(tr("{word} is no ADDRESS:PORT: numbers are wanted, like 127.0.0.1:7000 or :7000"),
                            {{"word", in_quotes(*listen)}}))};
        }
        access.who = net::Access::Who::port;
        access.address = *address;
        ++said;
    }
    if (said > 1) {
        return Error{tr("--name, --group, --open and --listen exclude each other")};
    }
    return said == 0 ? std::optional<net::Access>() : std::optional(access);
}

/// The game a record is of, by its header; null when that cannot be told.
const GameInfo* game_of_file(const std::string& file, std::span<const GameInfo> games) {
    const auto text = read_file(file);
    if (!text) {
        return nullptr;
    }
    const auto words = split(std::string_view(*text).substr(0, text->find('\n')), ' ');
    return words.size() == 3 ? find_game(words[2], games) : nullptr;
}

} // namespace

Usage host_usage_for(const std::vector<std::string>& words, std::span<const GameInfo> games) {
    for (const std::string& word : words) {
        if (const GameInfo* game = find_game(word, games)) {
            return host_usage(game);
        }
    }
    return host_usage(nullptr);
}

Result<net::Hosting> read_hosting(const Values& values, std::span<const GameInfo> games) {
    net::Hosting out;
    const std::string word = given(values, "GAME").value_or("");
    const GameInfo* game = find_game(word, games);
    struct stat status {};
    if (game == nullptr && word.find('/') == std::string::npos && !word.ends_with(".disfida") &&
        ::stat(word.c_str(), &status) != 0) {
        return Error{fill(tr("{word} is neither a game ({games}) nor a record"),
                          {{"word", in_quotes(word)}, {"games", game_names(games)}})};
    }
    if (game != nullptr) {
        out.plan.game = game->name;
        if (auto done = read_game_words(values, *game, out.plan); !done) {
            return done.error();
        }
    } else {
        out.plan.file = word;
        game = game_of_file(word, games);
    }
    auto access = read_access(values);
    if (!access) {
        return access.error();
    }
    out.access = std::move(*access);
    if (const auto side = given(values, "--side")) {
        auto named = game != nullptr ? side_named(*game, *side) : Result<std::string>(*side);
        if (!named) {
            return named.error();
        }
        out.side = std::move(*named);
    }
    return out;
}

} // namespace disfida::cli
