#include "tui/barletta/odds_text.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"

namespace disfida::tui::barletta_screen {

using namespace disfida::barletta;

namespace {

/// A probability in whole per cent; what can happen at all is never shown as 0, what may fail never as 100.
std::string percent(double p) {
    if (p <= 0.0) {
        return "0";
    }
    return std::to_string(std::clamp(static_cast<int>(std::lround(p * 100.0)), 1, p < 1.0 ? 99 : 100));
}

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
    const int others = action.verb == Verb::charge ? 0 : state.knights[out.defender].attacker_count;
    out.shift = shifts(tables, then, out.attacker, out.defender, others);
    out.modifier = dice_modifier(then, out.attacker, out.defender);
    out.odds = combat_odds(tables, state, action);
    return out;
}

} // namespace

std::vector<std::string> combat_lines(const Tables& tables, const State& state, const Action& action,
                                      int width) {
    const Prospect p = prospect(tables, state, action);
    const bool stays = action.spot == no_spot || action.spot == state.knights[p.attacker].spot;
    const auto his = [&](const std::string& word, Fact fact) {
        return " " + word + " " + percent(p.odds.of_defender(fact));
    };
    const auto own = [&](const std::string& word, Fact fact) {
        return " " + word + " " + percent(p.odds.of_attacker(fact));
    };
    const bool roomy = width >= 110;
    std::string reasons;
    for (const auto& [word, n] : {std::pair{"VC", p.shift.vc}, std::pair{"others", p.shift.numbers},
                                  std::pair{"horse", p.shift.horse}, std::pair{"wounds", p.shift.wounds}}) {
        reasons += n != 0 ? (reasons.empty() ? " = " : " ") + std::string(word) + with_sign(n) : "";
    }
    return {tables.knight(p.attacker).short_name + ">" + tables.knight(p.defender).short_name +
                (stays ? "" : " from " + tables.spot_name(action.spot)) + ": column " +
                with_sign(p.shift.column()) + reasons + ", dice " + with_sign(p.modifier),
            "% enemy:" + his("unhorsed", Fact::unhorsed) + his("retreats", Fact::retreats) +
                his("wounded", Fact::wounded) + his("yields", Fact::surrenders) +
                (roomy ? his("dies", Fact::dies) : "") + " | own:" + own("unhorsed", Fact::unhorsed) +
                (roomy ? own("wounded", Fact::wounded) : "") + own("yields", Fact::surrenders) +
                (roomy ? own("dies", Fact::dies) : "")};
}

std::vector<std::string> comparison(const Tables& tables, const State& state,
                                    const std::vector<Action>& actions) {
    std::vector<std::string> out{"Exact odds in per cent, before anything is spent. Enemy: u unhorsed,",
                                 "r retreats, w wounded, y yields, d dies; own: u unhorsed, w wounded,",
                                 "y yields. Column by H1.1, dice modifier by H1.2.", "",
                                 "attack                        col dice    u   r   w   y   d |   u   w   y"};
    for (const Action& action : actions) {
        const Prospect p = prospect(tables, state, action);
        std::string line =
            tables.knight(p.attacker).short_name + " > " + tables.knight(p.defender).short_name;
        if (action.spot != no_spot && action.spot != state.knights[p.attacker].spot) {
            line += " from " + tables.spot_name(action.spot);
        }
        line.resize(std::max<std::size_t>(30, line.size() + 1), ' ');
        line += padded(with_sign(p.shift.column()), 3) + padded(with_sign(p.modifier), 5);
        for (const Fact fact :
             {Fact::unhorsed, Fact::retreats, Fact::wounded, Fact::surrenders, Fact::dies}) {
            line += padded(percent(p.odds.of_defender(fact)), fact == Fact::unhorsed ? 5 : 4);
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
