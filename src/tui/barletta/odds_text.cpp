#include "tui/barletta/odds_text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <tuple>

#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"
#include "kernel/utf8.hpp"
#include "tui/percent.hpp"

namespace disfida::tui::barletta_screen {

using namespace disfida::barletta;

namespace {

/// The board as the dice will find it: the knight has moved, K2 has dismounted whom it dismounts.
State at_blows(const State& state, const Action& action, KnightId attacker, KnightId defender) {
    State out = state;
    if (action.spot != no_spot) {
        out.knights[attacker].spot = action.spot;
    }
    if (const KnightId down = gallant(out, attacker, defender); down != nobody) {
        out.knights[down].mounted = false;
    }
    return out;
}

std::string padded(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

struct Prospect {
    KnightId attacker = nobody;
    KnightId defender = nobody;
    Shifts shift;
    int modifier = 0;
    CombatOdds odds;
};

Prospect prospect(const Tables& tables, const State& state, const Action& action) {
    Prospect out;
    std::tie(out.attacker, out.defender) = *fighters(tables, state, action);
    const State then = at_blows(state, action, out.attacker, out.defender);
    const int others = action.verb == Verb::charge ? 0 : earlier_attackers(state, out.attacker, out.defender);
    out.shift = shifts(tables, then, out.attacker, out.defender, others);
    out.modifier = dice_modifier(then, out.attacker, out.defender);
    out.odds = combat_odds(tables, state, action);
    return out;
}

/// How the facts of one fighter are called, in their order, at three lengths.
struct FactWords {
    Fact fact;
    std::array<std::string_view, 3> words;
};
constexpr std::array<FactWords, 5> enemy_words{{{Fact::unhorsed, {"unhorsed", "unhorsed", "u"}},
                                                {Fact::retreats, {"retreats", "back", "r"}},
                                                {Fact::wounded, {"wounded", "wound", "w"}},
                                                {Fact::surrenders, {"yields", "taken", "y"}},
                                                {Fact::dies, {"dies", "dead", "d"}}}};
constexpr std::array<FactWords, 4> own_words{{{Fact::unhorsed, {"unhorsed", "unhorsed", "u"}},
                                              {Fact::wounded, {"wounded", "wound", "w"}},
                                              {Fact::surrenders, {"yields", "taken", "y"}},
                                              {Fact::dies, {"dies", "dead", "d"}}}};

std::string enemy_odds(const CombatOdds& odds, std::size_t length, std::size_t count) {
    std::string out;
    for (const FactWords& fact : std::span(enemy_words).first(count)) {
        out += " " + std::string(fact.words.at(length)) + " " + percent(odds.of_defender(fact.fact));
    }
    return out;
}

std::string own_odds(const CombatOdds& odds, std::size_t length, bool all) {
    std::string out;
    for (const FactWords& fact : own_words) {
        if (all || fact.fact == Fact::unhorsed || fact.fact == Fact::surrenders) {
            out += " " + std::string(fact.words.at(length)) + " " + percent(odds.of_attacker(fact.fact));
        }
    }
    return out;
}

/// The first of these that is short enough, else the last.
std::string first_fitting(const std::vector<std::string>& texts, int width) {
    const auto fits = [&](const std::string& text) { return columns(text) <= width; };
    const auto at = std::find_if(texts.begin(), texts.end(), fits);
    return at != texts.end() ? *at : texts.back();
}

/// "Miale>Sachet from 2407: column +2 = VC+2, dice +0", without the reasons or the hex where it is too long.
std::string column_line(const Tables& tables, const State& state, const Action& action, const Prospect& p,
                        int width) {
    const bool stays = action.spot == no_spot || action.spot == state.knights[p.attacker].spot;
    std::string reasons;
    for (const auto& [word, n] : {std::pair{"VC", p.shift.vc}, std::pair{"others", p.shift.numbers},
                                  std::pair{"horse", p.shift.horse}, std::pair{"wounds", p.shift.wounds}}) {
        reasons += n != 0 ? (reasons.empty() ? " = " : " ") + std::string(word) + with_sign(n) : "";
    }
    const std::string names =
        tables.knight(p.attacker).short_name + ">" + tables.knight(p.defender).short_name;
    const std::string from = stays ? "" : " from " + tables.spot_name(action.spot);
    const std::string column = ": column " + with_sign(p.shift.column());
    const std::string dice = ", dice " + with_sign(p.modifier);
    return first_fitting({names + from + column + reasons + dice, names + from + column + dice,
                          names + column + dice,
                          names + " " + with_sign(p.shift.column()) + " dice" + with_sign(p.modifier)},
                         width);
}

} // namespace

std::vector<std::string> combat_lines(const Tables& tables, const State& state, const Action& action,
                                      int width, int lines) {
    const Prospect p = prospect(tables, state, action);
    const int room = width - 1;
    const std::string head = column_line(tables, state, action, p, room);
    const std::string enemy = "% enemy:";
    if (lines >= 3) {
        const std::string own = "% own:";
        return {head,
                first_fitting({enemy + enemy_odds(p.odds, 0, 5), enemy + enemy_odds(p.odds, 1, 5),
                               enemy + enemy_odds(p.odds, 2, 5)},
                              room),
                first_fitting({own + own_odds(p.odds, 0, true), own + own_odds(p.odds, 1, true),
                               own + own_odds(p.odds, 2, true)},
                              room)};
    }
    const std::string own = " | own:";
    return {head, first_fitting({enemy + enemy_odds(p.odds, 0, 5) + own + own_odds(p.odds, 0, true),
                                 enemy + enemy_odds(p.odds, 0, 4) + own + own_odds(p.odds, 0, false),
                                 enemy + enemy_odds(p.odds, 1, 4) + own + own_odds(p.odds, 1, false),
                                 "%" + enemy_odds(p.odds, 1, 4) + own + own_odds(p.odds, 1, false),
                                 enemy + enemy_odds(p.odds, 2, 5) + own + own_odds(p.odds, 2, true)},
                                room)};
}

std::vector<std::string> comparison(const Tables& tables, const State& state,
                                    const std::vector<Action>& actions, int width) {
    constexpr int table_width = 76;
    const bool table = width >= table_width;
    std::vector<std::string> out{
        "Exact odds in per cent, before anything is spent. Enemy: u unhorsed, r "
        "retreats, w wounded, y yields, d dies; own likewise. Column by H1.1, dice modifier by H1.2.",
        ""};
    if (table) {
        out.emplace_back("attack                        col dice    u   r   w   y   d |   u   w   y");
    }
    for (const Action& action : actions) {
        const Prospect p = prospect(tables, state, action);
        std::string line =
            tables.knight(p.attacker).short_name + " > " + tables.knight(p.defender).short_name;
        if (action.spot != no_spot && action.spot != state.knights[p.attacker].spot) {
            line += " from " + tables.spot_name(action.spot);
        }
        if (!table) {
            out.push_back(line + ":");
            out.push_back("  col " + with_sign(p.shift.column()) + " dice " + with_sign(p.modifier) + " own" +
                          own_odds(p.odds, 2, true));
            out.push_back("  enemy" + enemy_odds(p.odds, 2, enemy_words.size()));
            continue;
        }
        line.resize(std::max<std::size_t>(30, line.size() + 1), ' ');
        line += padded(with_sign(p.shift.column()), 3) + padded(with_sign(p.modifier), 5);
        for (const FactWords& fact : enemy_words) {
            line += padded(percent(p.odds.of_defender(fact.fact)), fact.fact == Fact::unhorsed ? 5 : 4);
        }
        line += " |";
        for (const Fact fact : {Fact::unhorsed, Fact::wounded, Fact::surrenders}) {
            line += padded(percent(p.odds.of_attacker(fact)), 4);
        }
        out.push_back(std::move(line));
    }
    return out;
}

} // namespace disfida::tui::barletta_screen
