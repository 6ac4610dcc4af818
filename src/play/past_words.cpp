#include "play/past_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>

#include <nlohmann/json.hpp>

#include "kernel/interval.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/kept.hpp"
#include "play/percent_words.hpp"

namespace disfida {

namespace {

using Json = nlohmann::ordered_json;

constexpr int page_width = 78;

std::string padded(const std::string& text, std::size_t width) {
    const auto used = static_cast<std::size_t>(columns(text));
    return text + std::string(width - std::min(width, used), ' ');
}

/// "Italians person, French squire".
std::string players_text(const PastGame& game) {
    std::string out;
    for (std::size_t side = 0; side < game.who.size(); ++side) {
        out += (side == 0 ? "" : ", ") +
               fill(tr("{side} {player}"), {{"side", std::string(tr(side_title(*game.info, side)))},
                                            {"player", tr_data(game.who[side])}});
    }
    return out;
}

double rate(const Standing& standing) { return standing.score() / static_cast<double>(standing.games()); }

std::string standing_line(const Standing& standing) {
    const Interval sure = wilson(standing.score(), standing.games());
    return fill(
        tr("{game} against {opponent}: won {won}, drawn {drawn}, lost {lost} of {games}; score {score} "
           "(95% sure between {low} and {high}); luck {luck} a game."),
        {{"game", tr_data(capital(std::string(standing.info->name)))},
         {"opponent", tr_data(standing.opponent)},
         {"won", std::to_string(standing.won)},
         {"drawn", std::to_string(standing.drawn)},
         {"lost", std::to_string(standing.lost)},
         {"games", how_many("{n} game", "{n} games", static_cast<std::int64_t>(standing.games()))},
         {"score", whole_percent(rate(standing))},
         {"low", whole_percent(sure.low)},
         {"high", whole_percent(sure.high)},
         {"luck", luck_points(standing.luck / static_cast<double>(standing.games()))}});
}

/// Seconds since 1970 as "2026-11-29T18:30:00Z".
std::string utc(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

Json by_side(const PastGame& game, const std::vector<Json>& values) {
    Json out = Json::object();
    for (std::size_t side = 0; side < values.size(); ++side) {
        out[std::string(game.info->sides[side])] = values[side];
    }
    return out;
}

Json side_or_null(const PastGame& game, std::optional<std::size_t> side) {
    return side ? Json(game.info->sides[*side]) : Json();
}

Json game_json(const PastGame& game) {
    Json out;
    out["file"] = game.file.path;
    out["played"] = utc(game.file.modified);
    out["game"] = game.info->name;
    out["players"] = by_side(game, {game.who.begin(), game.who.end()});
    out["own"] = side_or_null(game, game.own);
    out["winner"] = side_or_null(game, game.winner);
    out["result"] = game.result;
    out["actions"] = game.actions;
    out["luck"] = by_side(game, {game.luck.begin(), game.luck.end()});
    return out;
}

Json standing_json(const Standing& standing) {
    const Interval sure = wilson(standing.score(), standing.games());
    Json out;
    out["game"] = standing.info->name;
    out["opponent"] = standing.opponent;
    out["games"] = standing.games();
    out["won"] = standing.won;
    out["drawn"] = standing.drawn;
    out["lost"] = standing.lost;
    out["score"] = rate(standing);
    out["low"] = sure.low;
    out["high"] = sure.high;
    out["luck"] = standing.luck / static_cast<double>(standing.games());
    return out;
}

} // namespace

std::string_view outcome_word(const PastGame& game) {
    return !game.own ? "played" : !game.winner ? "drawn" : *game.winner == *game.own ? "won" : "lost";
}

std::string outcome_text(const PastGame& game) {
    return !game.own                   ? tr_in("a past game", "played")
           : !game.winner              ? tr_in("a past game", "drawn")
           : *game.winner == *game.own ? tr_in("a past game", "won")
                                       : tr_in("a past game", "lost");
}

std::string luck_points(double luck) {
    const long points = std::lround(luck * 100);
    return (points > 0 ? "+" : "") + std::to_string(points);
}

std::string past_row(const PastGame& game) {
    constexpr std::size_t name_width = 8;
    constexpr std::size_t outcome_width = 6;
    constexpr int players_width = 36;
    return kept_when(game.file) + "  " + padded(std::string(game.info->name), name_width) + "  " +
           padded(outcome_text(game), outcome_width) + "  " +
           padded(shorten(players_text(game), players_width), players_width) +
           (game.own ? " " + luck_points(game.luck[*game.own]) : "");
}

std::string past_sentences(const PastGame& game) {
    std::string luck;
    for (std::size_t side = 0; side < game.luck.size(); ++side) {
        luck += (side == 0 ? "" : ", ") + std::string(tr(side_title(*game.info, side))) + " " +
                luck_points(game.luck[side]);
    }
    return fill(tr("{when}, {game}. {players}. {result} Luck: {luck}."),
                {{"when", kept_when(game.file)},
                 {"game", std::string(tr(game.info->title))},
                 {"players", players_text(game)},
                 {"result", game.result},
                 {"luck", luck}});
}

std::vector<std::string> standing_lines(std::span<const PastGame> games) {
    std::vector<std::string> out;
    for (const Standing& standing : standings(games)) {
        out.push_back(standing_line(standing));
    }
    const auto others = static_cast<std::size_t>(
        std::count_if(games.begin(), games.end(), [](const PastGame& game) { return !game.own; }));
    if (others > 0) {
        out.push_back(
            how_many("{n} game says nothing of you: two people at one keyboard, the computer alone, or "
                     "nobody knows who played.",
                     "{n} games say nothing of you: two people at one keyboard, the computer alone, or "
                     "nobody knows who played.",
                     static_cast<std::int64_t>(others)));
    }
    if (others < games.size()) {
        out.emplace_back(
            tr("Score counts a draw as half a game. Luck is what the dice brought, in points of the "
               "chance to win."));
    }
    return out;
}

std::string past_json(std::span<const PastGame> games) {
    Json out;
    out["what"] = "disfida past";
    out["games"] = Json::array();
    for (const PastGame& game : games) {
        out["games"].push_back(game_json(game));
    }
    out["standings"] = Json::array();
    for (const Standing& standing : standings(games)) {
        out["standings"].push_back(standing_json(standing));
    }
    return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string past_text(const PastReader& all) {
    constexpr int indent = 3;
    std::string out;
    const auto add = [&](const std::string& text, int deeper) {
        out += join(wrap(text, page_width, deeper), "\n") + "\n";
    };
    if (all.games().empty()) {
        add(tr("No finished game is kept."), 0);
    }
    std::size_t number = 0;
    for (const PastGame& game : all.games()) {
        add(std::to_string(++number) + ". " + past_sentences(game), indent);
        out += "   " + game.file.path + "\n";
    }
    for (const std::string& line : all.broken()) {
        add(fill(tr("Left out: {problem}"), {{"problem", line}}), indent);
    }
    const auto standing = standing_lines(all.games());
    out += standing.empty() ? "" : "\n";
    for (const std::string& line : standing) {
        add(line, indent);
    }
    return out;
}

} // namespace disfida
