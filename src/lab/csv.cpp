#include "lab/csv.hpp"

#include "disfida/games.hpp"
#include "kernel/words.hpp"
#include "kernel/interval.hpp"
#include "lab/numbers.hpp"

namespace disfida::lab {

namespace {

constexpr int digits = 6; ///< behind the point

/// A value as RFC 4180 wants it.
std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos) {
        return text;
    }
    std::string out = "\"";
    for (const char c : text) {
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return out + "\"";
}

std::string line(const std::vector<std::string>& cells) {
    std::vector<std::string> out;
    out.reserve(cells.size());
    for (const std::string& text : cells) {
        out.push_back(cell(text));
    }
    return join(out, ",") + "\n";
}

std::string number(double value) { return fixed(value, digits); }

std::string matrix_csv(const Matrix& matrix) {
    std::string out = line({"first", "second", "games", "won", "drawn", "lost", "score", "low", "high"});
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        for (std::size_t j = 0; j < matrix.size(); ++j) {
            const Wins& wins = matrix.cells[i * matrix.size() + j];
            if (wins.games() == 0) {
                continue;
            }
            const Interval interval = wilson(wins.score(0), wins.games());
            out += line({matrix.pieces[i], matrix.pieces[j], std::to_string(wins.games()),
                         std::to_string(wins.won[0]), std::to_string(wins.drawn), std::to_string(wins.won[1]),
                         number(wins.score(0) / static_cast<double>(wins.games())), number(interval.low),
                         number(interval.high)});
        }
    }
    return out;
}

} // namespace

std::string to_csv(const Report& report) {
    if (report.matrix.size() > 0) {
        return matrix_csv(report.matrix);
    }
    std::string out = line({"measure", "of", "what", "games", "mean", "deviation", "low", "high", "q5", "q25",
                            "q50", "q75", "q95"});
    const GameInfo* info = find_game(report.setting.game);
    for (std::size_t side = 0; info != nullptr && side < 2; ++side) {
        const std::uint64_t games = report.wins.games();
        const Interval interval = wilson(report.wins.score(side), games);
        out += line({"score." + std::string(info->sides[side]), std::string(side_title(*info, side)), "score",
                     std::to_string(games),
                     number(games == 0 ? 0.5 : report.wins.score(side) / static_cast<double>(games)), "",
                     number(interval.low), number(interval.high), "", "", "", "", ""});
    }
    const Interval draws = wilson(static_cast<double>(report.wins.drawn), report.wins.games());
    const auto games = static_cast<double>(report.wins.games());
    out += line({"drawn", "", "drawn", std::to_string(report.wins.games()),
                 number(games == 0 ? 0 : static_cast<double>(report.wins.drawn) / games), "",
                 number(draws.low), number(draws.high), "", "", "", "", ""});
    for (std::size_t i = 0; i < report.measures.size(); ++i) {
        const Measure& measure = report.measures[i];
        const Tally& tally = report.tallies[i];
        std::vector<std::string> cells{measure.name,         measure.row,
                                       measure.column,       std::to_string(tally.size()),
                                       number(tally.mean()), number(tally.deviation())};
        const bool share = measure.kind == Measure::Kind::share && tally.size() > 0;
        const Interval interval = wilson(tally.mean() * static_cast<double>(tally.size()), tally.size());
        cells.push_back(share ? number(interval.low) : "");
        cells.push_back(share ? number(interval.high) : "");
        for (const double part : {0.05, 0.25, 0.5, 0.75, 0.95}) {
            cells.push_back(tally.size() == 0 ? "" : std::to_string(tally.quantile(part)));
        }
        out += line(cells);
    }
    return out;
}

std::string to_csv(const Contest& contest) {
    const GameInfo* info = find_game(contest.setting.game);
    std::string out = line({"game", "seed", "a", "score", "moves"});
    for (const ContestGame& game : contest.games) {
        out += line({std::to_string(game.number), std::to_string(game.seed),
                     info == nullptr ? "" : std::string(info->sides[game.side]), fixed(game.worth, 1),
                     std::to_string(game.moves)});
    }
    return out;
}

} // namespace disfida::lab
