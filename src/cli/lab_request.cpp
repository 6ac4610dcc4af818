#include "cli/lab_request.hpp"

#include <algorithm>

#include "cli/game_words.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::cli {

namespace {

constexpr std::uint64_t most_games = 1'000'000'000'000;
constexpr unsigned most_jobs = 1024;
constexpr int most_time = 3'600'000; // an hour a move

/// A whole number of an option, kept where it is given.
template <class T>
Result<Done> read_count(const Values& values, const std::string& option, std::uint64_t low,
                        std::uint64_t high, T& out) {
    const auto word = given(values, option);
    if (!word) {
        return Done{};
    }
    const auto number = parse_number<std::uint64_t>(*word);
    if (!number || *number < low || *number > high) {
        return Error{headed(option, fill(tr("{word} is no whole number from {low} to {high}"),
                                         {{"word", in_quotes(*word)},
                                          {"low", std::to_string(low)},
                                          {"high", std::to_string(high)}}))};
    }
    out = static_cast<T>(*number);
    return Done{};
}

Result<Done> read_level(const Values& values, const std::string& option, ai::Level& out) {
    const auto word = given(values, option);
    if (!word) {
        return Done{};
    }
    const auto level = lab::parse_level(*word);
    if (!level) {
        return Error{headed(option, fill(tr("{word} is no level: {levels}, or 0 to 4"),
                                         {{"word", in_quotes(*word)}, {"levels", join(level_names, ", ")}}))};
    }
    out = *level;
    return Done{};
}

/// The first refusal of several parts, or nothing.
Result<Done> first_refusal(std::initializer_list<Result<Done>> parts) {
    for (const auto& part : parts) {
        if (!part) {
            return part;
        }
    }
    return Done{};
}

Result<Done> read_out(const Values& values, LabRequest& request) {
    request.bars = given(values, "--bars").value_or("");
    if (const auto file = given(values, "--out")) {
        request.out = *file;
        if (!file->ends_with(".json") && !file->ends_with(".csv")) {
            return Error{headed("--out", fill(tr("{word} ends neither with .json nor with .csv"),
                                              {{"word", in_quotes(*file)}}))};
        }
    }
    return Done{};
}

Result<Done> read_run(const Values& values, const GameInfo& game, LabRequest& request) {
    request.plan.game = game.name;
    return first_refusal({read_count(values, "--games", 1, most_games, request.games),
                          read_count(values, "--first", 0, most_games, request.first),
                          read_count(values, "--jobs", 1, most_jobs, request.jobs),
                          read_seed(values, request.plan), read_game_words(values, game, request.plan),
                          read_out(values, request)});
}

/// Whether a level plays on in thought, so that a number of nodes bounds it.
bool searches(const lab::Mind& mind) { return ai::effort(mind.level).nodes > 0; }

/// Refuses bounds that bound nobody.
Result<Done> check_bounds(const Values& values, const lab::Minds& minds) {
    const auto any = [&](auto&& is) { return is(minds[0]) || is(minds[1]); };
    const auto is_champion = [](const lab::Mind& mind) { return mind.level == ai::Level::champion; };
    const auto is_captain = [](const lab::Mind& mind) { return mind.level == ai::Level::captain; };
    const bool nodes = given(values, "--nodes").has_value();
    const bool time = given(values, "--time").has_value();
    if (nodes && !any(searches)) {
        return Error{tr("--nodes bounds a captain or a champion, and nobody here is one")};
    }
    if (given(values, "--against-nodes") && !searches(minds[1])) {
        return Error{tr("--against-nodes bounds a captain or a champion, and B is none")};
    }
    if (time && !any(is_champion)) {
        return Error{tr("--time is the champion's, and nobody here is one")};
    }
    if (time && nodes && !any(is_captain)) {
        return Error{tr("--time takes the place of --nodes: give one of them")};
    }
    return Done{};
}

Result<Done> read_match(const Values& values, LabRequest& request) {
    lab::Mind& a = request.minds[0];
    lab::Mind& b = request.minds[1];
    b.level = ai::Level::squire;
    auto done =
        first_refusal({read_level(values, "--level", a.level), read_level(values, "--against", b.level),
                       read_count(values, "--nodes", 1, UINT64_MAX, a.nodes),
                       read_count(values, "--time", 1, most_time, a.time_ms)});
    b.nodes = a.nodes;
    b.time_ms = a.time_ms;
    done = done ? read_count(values, "--against-nodes", 1, UINT64_MAX, b.nodes) : done;
    return done ? check_bounds(values, request.minds) : done;
}

Result<Done> read_simulate(const Values& values, const GameInfo& game, LabRequest& request) {
    lab::Mind both;
    auto done = first_refusal({read_level(values, "--level", both.level),
                               read_count(values, "--nodes", 1, UINT64_MAX, both.nodes)});
    request.minds = {both, both};
    for (std::size_t side = 0; done && side < game.sides.size(); ++side) {
        done = read_level(values, side_option(game, side), request.minds[side].level);
    }
    request.matrix = is_on(values, "--matrix");
    return done ? check_bounds(values, request.minds) : done;
}

} // namespace

Usage lab_usage(std::string_view command, const std::vector<std::string>& words,
                std::span<const GameInfo> games) {
    if (command == "simulate" && std::find(words.begin(), words.end(), "--merge") != words.end()) {
        return merge_usage();
    }
    const GameInfo* game = nullptr;
    for (std::size_t i = 0; i < words.size() && game == nullptr; ++i) {
        game = find_game(words[i], games);
    }
    return command == "match" ? match_usage(game) : simulate_usage(game);
}

Result<LabRequest> read_lab(std::string_view command, const Values& values, std::span<const GameInfo> games) {
    LabRequest request;
    if (is_on(values, "--merge")) {
        request.merge = true;
        request.files = values.at("FILE").asStringList();
        auto done = read_out(values, request);
        return done ? Result<LabRequest>(request) : done.error();
    }
    const std::string name = given(values, "GAME").value_or("");
    const GameInfo* game = find_game(name, games);
    if (game == nullptr) {
        return Error{fill(tr("{word} is no game: {games}"),
                          {{"word", in_quotes(name)}, {"games", game_names(games)}})};
    }
    const bool match = command == "match";
    constexpr std::uint64_t games_of_match = 100;
    constexpr std::uint64_t games_of_run = 1000;
    request.games = match ? games_of_match : games_of_run;
    auto done = read_run(values, *game, request);
    if (done) {
        done = match ? read_match(values, request) : read_simulate(values, *game, request);
    }
    return done ? Result<LabRequest>(request) : done.error();
}

} // namespace disfida::cli
