#include "tui/barletta/odds_text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <tuple>

#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
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

/// A text at the right end of so many cells.
std::string padded(const std::string& text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
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

/// The facts of the enemy, in the order of the table.
constexpr std::array<Fact, 5> enemy_facts{Fact::unhorsed, Fact::retreats, Fact::wounded, Fact::surrenders,
                                          Fact::dies};

/// A text with the chances of both in its places: {u} unhorsed, {r} retreats, {w} wounded, {y} yields, {d}
/// dies of the enemy, {ou}, {ow}, {oy}, {od} of one's own.
std::string with_odds(const char* pattern, const CombatOdds& odds) {
    const auto enemy = [&](Fact fact) { return percent(odds.of_defender(fact)); };
    const auto own = [&](Fact fact) { return percent(odds.of_attacker(fact)); };
    return fill(pattern, {{"u", enemy(Fact::unhorsed)},
                          {"r", enemy(Fact::retreats)},
                          {"w", enemy(Fact::wounded)},
                          {"y", enemy(Fact::surrenders)},
                          {"d", enemy(Fact::dies)},
                          {"ou", own(Fact::unhorsed)},
                          {"ow", own(Fact::wounded)},
                          {"oy", own(Fact::surrenders)},
                          {"od", own(Fact::dies)}});
}

// Translators: the lines of chances say the same at several lengths, the longest that fits is taken; letters
// as u, r, w, y, d are those the page of chances explains.

/// Of the enemy alone and of one's own alone, the longest first.
constexpr std::array enemy_lines{
    mark("% enemy: unhorsed {u} retreats {r} wounded {w} yields {y} dies {d}"),
    mark("% enemy: unhorsed {u} back {r} wound {w} taken {y} dead {d}"),
    mark("% enemy: u {u} r {r} w {w} y {y} d {d}"),
};
constexpr std::array own_lines{
    mark("% own: unhorsed {ou} wounded {ow} yields {oy} dies {od}"),
    mark("% own: unhorsed {ou} wound {ow} taken {oy} dead {od}"),
    mark("% own: u {ou} w {ow} y {oy} d {od}"),
};
/// Of both in one line.
constexpr std::array both_lines{
    mark("% enemy: unhorsed {u} retreats {r} wounded {w} yields {y} dies {d} | own: unhorsed {ou} wounded "
         "{ow} yields {oy} dies {od}"),
    mark("% enemy: unhorsed {u} retreats {r} wounded {w} yields {y} | own: unhorsed {ou} yields {oy}"),
    mark("% enemy: unhorsed {u} back {r} wound {w} taken {y} | own: unhorsed {ou} taken {oy}"),
    mark("% unhorsed {u} back {r} wound {w} taken {y} | own: unhorsed {ou} taken {oy}"),
    mark("% enemy: u {u} r {r} w {w} y {y} d {d} | own: u {ou} w {ow} y {oy} d {od}"),
};

/// The first of these that is short enough, else the last.
std::string first_fitting(const std::vector<std::string>& texts, int width) {
    const auto fits = [&](const std::string& text) { return columns(text) <= width; };
    const auto at = std::find_if(texts.begin(), texts.end(), fits);
    return at != texts.end() ? *at : texts.back();
}

/// The first of these, with the chances in them, that is short enough, else the last.
std::string odds_line(std::span<const char* const> patterns, const CombatOdds& odds, int width) {
    std::vector<std::string> texts;
    for (const char* pattern : patterns) {
        texts.push_back(with_odds(tr(pattern), odds));
    }
    return first_fitting(texts, width);
}

/// Why a column is what it is: "VC+2 horse+1"; empty where nothing shifts it.
std::string reasons(const Shifts& shift) {
    std::vector<std::string> out;
    for (const auto& [pattern, n] :
         {std::pair{mark("VC{n}"), shift.vc}, std::pair{mark("others{n}"), shift.numbers},
          std::pair{mark("horse{n}"), shift.horse}, std::pair{mark("wounds{n}"), shift.wounds}}) {
        if (n != 0) {
            out.push_back(fill(tr(pattern), {{"n", with_sign(n)}}));
        }
    }
    return join(out, " ");
}

/// "Miale>Sachet from 2407: column +2 = VC+2, dice +0", without the reasons or the hex where it is too long.
std::string column_line(const Tables& tables, const State& state, const Action& action, const Prospect& p,
                        int width) {
    const bool stays = action.spot == no_spot || action.spot == state.knights[p.attacker].spot;
    const std::string why = reasons(p.shift);
    const auto line = [&](const char* pattern) {
        return fill(pattern, {{"attacker", name_of(tables, p.attacker)},
                              {"defender", name_of(tables, p.defender)},
                              {"hex", stays ? "" : tables.spot_name(action.spot)},
                              {"column", with_sign(p.shift.column())},
                              {"reasons", why},
                              {"dice", with_sign(p.modifier)}});
    };
    const char* brief = tr("{attacker}>{defender}: column {column}, dice {dice}");
    const char* without =
        stays ? brief : tr("{attacker}>{defender} from {hex}: column {column}, dice {dice}");
    const char* with = stays
                           ? tr("{attacker}>{defender}: column {column} = {reasons}, dice {dice}")
                           : tr("{attacker}>{defender} from {hex}: column {column} = {reasons}, dice {dice}");
    return first_fitting({line(why.empty() ? without : with), line(without), line(brief),
                          line(tr("{attacker}>{defender} {column} dice{dice}"))},
                         width);
}

} // namespace

std::vector<std::string> combat_lines(const Tables& tables, const State& state, const Action& action,
                                      int width, int lines) {
    const Prospect p = prospect(tables, state, action);
    const int room = width - 1;
    const std::string head = column_line(tables, state, action, p, room);
    if (lines >= 3) {
        return {head, odds_line(enemy_lines, p.odds, room), odds_line(own_lines, p.odds, room)};
    }
    return {head, odds_line(both_lines, p.odds, room)};
}

std::vector<std::string> comparison(const Tables& tables, const State& state,
                                    const std::vector<Action>& actions, int width) {
    constexpr int table_width = 76;
    const bool table = width >= table_width;
    std::vector<std::string> out{
        tr("Exact odds in per cent, before anything is spent. Enemy: u unhorsed, r "
           "retreats, w wounded, y yields, d dies; own likewise. Column by H1.1, dice modifier by H1.2."),
        ""};
    if (table) {
        // Translators: the words stay in their columns.
        out.emplace_back(tr("attack                        col dice    u   r   w   y   d |   u   w   y"));
    }
    for (const Action& action : actions) {
        const Prospect p = prospect(tables, state, action);
        const bool moves = action.spot != no_spot && action.spot != state.knights[p.attacker].spot;
        std::string line =
            fill(moves ? tr("{attacker} > {defender} from {hex}") : tr("{attacker} > {defender}"),
                 {{"attacker", name_of(tables, p.attacker)},
                  {"defender", name_of(tables, p.defender)},
                  {"hex", moves ? tables.spot_name(action.spot) : ""}});
        if (!table) {
            out.push_back(fill(tr("{fight}:"), {{"fight", line}}));
            out.push_back(
                "  " + fill(with_odds(tr("col {column} dice {dice} own u {ou} w {ow} y {oy} d {od}"), p.odds),
                            {{"column", with_sign(p.shift.column())}, {"dice", with_sign(p.modifier)}}));
            out.push_back("  " + with_odds(tr("enemy u {u} r {r} w {w} y {y} d {d}"), p.odds));
            continue;
        }
        constexpr int fight_cells = 30;
        line.append(static_cast<std::size_t>(std::max(1, fight_cells - columns(line))), ' ');
        line += padded(with_sign(p.shift.column()), 3) + padded(with_sign(p.modifier), 5);
        for (const Fact fact : enemy_facts) {
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
