#include "play/advice.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "disfida/games.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "play/percent_words.hpp"

namespace disfida {

namespace {

constexpr std::size_t most_chances = 2;
constexpr double least_chance = 0.05; ///< of an outcome worth naming

using Ranking = std::vector<std::pair<std::string, double>>;

/// A line without what stands in brackets of either kind: rule ids and how numbers are made up.
std::string plain(const std::string& line) {
    std::string out;
    int depth = 0;
    for (const char c : line) {
        const bool opens = c == '(' || c == '[';
        const bool closes = c == ')' || c == ']';
        if (opens && depth == 0 && !out.empty() && out.back() == ' ') {
            out.pop_back();
        }
        depth += opens ? 1 : 0;
        if (depth == 0) {
            out += c;
        }
        depth -= closes && depth > 0 ? 1 : 0;
    }
    return out;
}

std::string told(const Chance& chance) {
    if (chance.kind == Chance::Kind::probability) {
        return fill(chance.sampled ? tr("about {chance}: {what}") : tr("{chance}: {what}"),
                    {{"chance", whole_percent(chance.value)}, {"what", chance.what}});
    }
    return fill(chance.sampled ? tr("{what}: about {number} on the average")
                               : tr("{what}: {number} on the average"),
                {{"what", chance.what}, {"number", in_tenths(chance.value)}});
}

/// What the dice are read with, and what they are likely to bring.
std::string reasons(const Position& position, const std::string& action) {
    std::string out;
    if (const auto lines = position.prospect(action); !lines.empty()) {
        out += " " + plain(lines.front());
        out += out.back() == '.' ? "" : ".";
    }
    std::vector<Chance> chances = position.chances(action);
    chances.erase(std::remove_if(chances.begin(), chances.end(),
                                 [](const Chance& chance) { return chance.value < least_chance; }),
                  chances.end());
    std::vector<std::string> told_ones;
    for (std::size_t i = 0; i < std::min(chances.size(), most_chances); ++i) {
        told_ones.push_back(told(chances[i]));
    }
    return out + (told_ones.empty() ? "" : " " + clauses(told_ones) + ".");
}

} // namespace

std::string counsel(const Position& position) {
    constexpr std::uint64_t moment = 10'000;
    return position.suggest(last_level, moment);
}

namespace {

/// What of an action, or of none, is told: `at_first_sight` allows that another looks better in the ranking.
Advice advice_of(const Position& position, std::string action, bool at_first_sight) {
    Advice out;
    out.action = std::move(action);
    if (position.over()) {
        out.action.clear();
        out.sentence = tr("The game is over.");
        return out;
    }
    if (position.to_move() == "none") {
        out.sentence =
            fill(tr("Only dice decide now: {roll}."), {{"roll", out.action.empty() ? "roll" : out.action}});
        return out;
    }
    if (out.action.empty()) {
        out.sentence = tr("The computer has nothing to propose here.");
        return out;
    }
    const Ranking ranking = position.ranking();
    const auto own = std::find_if(ranking.begin(), ranking.end(),
                                  [&](const auto& one) { return one.first == out.action; });
    out.before = position.winning(position.to_move());
    out.after = own != ranking.end() ? own->second : position.winning_after(out.action, position.to_move());
    const auto looks_better = [&out](double chance) {
        return chance > out.after && percent_digits(chance) != percent_digits(out.after);
    };
    // One measure for the choice and for what is told of it: who may slip is not followed into a slip.
    if (!at_first_sight && !ranking.empty() && looks_better(ranking.front().second)) {
        std::tie(out.action, out.after) = ranking.front();
    }
    // The numbers come first: where there is no room for all, it is the reasons that are cut.
    out.sentence = fill(
        tr("The computer would: {action}. Winning chances {before} -> {after}"),
        {{"action", out.action}, {"before", whole_percent(out.before)}, {"after", whole_percent(out.after)}});
    // The best of the others; many of them bring the same, as moves to other hexes from which a blow is the
    // same.
    const auto next = std::find_if(ranking.begin(), ranking.end(),
                                   [&](const auto& one) { return one.first != out.action; });
    if (next == ranking.end()) {
        out.sentence += position.legal().size() > 1 ? tr("; it looked no further.")
                                                    : tr("; there is nothing else to do.");
    } else {
        out.sentence +=
            fill(looks_better(next->second) ? tr("; at first sight {action} looks better, {chance}.")
                                            : tr("; next best: {action}, {chance}."),
                 {{"action", next->first}, {"chance", whole_percent(next->second)}});
    }
    out.sentence += reasons(position, out.action);
    return out;
}

} // namespace

Advice advise(const Position& position) { return advice_of(position, counsel(position), true); }

Advice advise(const Position& position, std::string preferred) {
    return advice_of(position, std::move(preferred), false);
}

double how_bad(const Position& position, std::string_view action) {
    const Ranking ranking = position.ranking();
    if (ranking.empty()) {
        return 0.0;
    }
    return std::max(0.0, ranking.front().second - position.winning_after(action, position.to_move()));
}

std::string warning(const Position& position, std::string_view action) {
    const Ranking ranking = position.ranking();
    if (ranking.empty()) {
        return {};
    }
    const auto& [better, chance] = ranking.front();
    const double own = position.winning_after(action, position.to_move());
    if (chance - own < clearly_bad) {
        return {};
    }
    return fill(tr("This gives away {points} of winning chance: {own} instead of {best} with {better}."),
                {{"points", chance_points(chance - own)},
                 {"own", whole_percent(own)},
                 {"best", whole_percent(chance)},
                 {"better", better}});
}

} // namespace disfida
