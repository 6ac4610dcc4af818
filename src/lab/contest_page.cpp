#include "lab/contest_page.hpp"

#include "disfida/games.hpp"
#include "kernel/bar.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/wrap.hpp"
#include "lab/heading.hpp"
#include "lab/numbers.hpp"

namespace disfida::lab {

namespace {

constexpr int name_width = 22;
constexpr int count_width = 7;

std::string row(const std::string& who, const Wins& wins) {
    const double score = wins.score(0);
    const std::uint64_t games = wins.games();
    const double rate = games == 0 ? 0.5 : score / static_cast<double>(games);
    std::string out = left(who, name_width);
    for (const std::uint64_t number : {games, wins.won[0], wins.drawn, wins.won[1]}) {
        out += right(in_groups(number), count_width);
    }
    return out + right(percent(rate), count_width + 1) + right(percent(wilson(score, games)), 18);
}

std::string pace(const Mind& mind, const Pace& pace) {
    if (pace.moves == 0) {
        return fill(tr("{player} had no choice to make"), {{"player", text(mind)}});
    }
    return fill(tr("{player} {mean} a move on the average, {slowest} the slowest of {moves}"),
                {{"player", text(mind)},
                 {"mean", milliseconds(pace.mean())},
                 {"slowest", milliseconds(pace.slowest)},
                 {"moves", in_groups(pace.moves)}});
}

} // namespace

std::vector<std::string> page(const Contest& contest, const std::vector<std::string>& unfinished) {
    const GameInfo& info = *find_game(contest.setting.game);
    const Minds& minds = contest.setting.minds;
    const std::string a = text(minds[0]);
    auto out = heading(contest.setting, contest.parts, contest.games.size(),
                       fill(tr("{a} (A) against {b} (B)"), {{"a", a}, {"b", text(minds[1])}}));
    const auto add = [&](const std::string& paragraph) {
        const auto lines = wrap(paragraph, page_width);
        out.emplace_back();
        out.insert(out.end(), lines.begin(), lines.end());
    };
    out.emplace_back();
    std::string head = left("", name_width);
    for (const char* title : {tr("games"), tr("won"), tr("drawn"), tr("lost")}) {
        head += right(title, count_width);
    }
    out.push_back(head + right(tr("score"), count_width + 1) + right(tr("95 % interval"), 18));
    out.push_back(row("A, " + a, contest.wins()));
    for (std::size_t side = 0; side < 2; ++side) {
        out.push_back(row(fill(tr("  as {side}"), {{"side", std::string(tr(side_title(info, side)))}}),
                          contest.wins(side)));
    }
    Wins sides = contest.wins(0);
    const Wins turned = contest.wins(1);
    sides.add(Wins{{turned.won[1], turned.won[0]}, turned.drawn});
    out.push_back(row(fill(tr("{side}, either"), {{"side", std::string(tr(side_title(info, 0)))}}), sides));
    add(fill(
        tr("The score counts a draw as half a game. Of each two games both have the same dice to begin with, "
           "in the second B is {side}."),
        {{"side", std::string(tr(side_title(info, 0)))}}));
    add(fill(tr("Time of the processor, where there was a choice: {first}; {second}."),
             {{"first", pace(minds[0], contest.paces[0])}, {"second", pace(minds[1], contest.paces[1])}}));
    const bool clock = by_clock(minds[0]) || by_clock(minds[1]);
    add(clock ? tr("The champion thinks by the clock: another run of the same seed may come out otherwise.")
              : tr("The same seed gives the same games, however many jobs play them."));
    if (!unfinished.empty()) {
        out.emplace_back();
        out.insert(out.end(), unfinished.begin(), unfinished.end());
    }
    return out;
}

} // namespace disfida::lab
