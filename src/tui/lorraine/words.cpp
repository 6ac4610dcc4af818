// What stands below Lorraine's map, and the pages on odds and signs.
#include "kernel/punctuation.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/notation.hpp"
#include "tui/lorraine/screen.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

/// What a march to the zone under the cursor takes and meets.
std::string Screen::march_words(const Board& board) {
    const auto action = orders_.march(cursor_);
    if (!action) {
        return {};
    }
    const std::string odds = odds_line(board, *action, odds_);
    const bool march = action->verb == Verb::move;
    return fill(odds.empty() ? march ? tr("March here.") : tr("Press on here.")
                : march ? tr("March here: {odds}.")
                             : tr("Press on here: {odds}."),
                {{"odds", odds}});
}

/// Who could fall upon the general in the zone under the cursor.
std::string Screen::danger_words(const Board& board) const {
    const Marks reach = marks(board);
    if (reach.who == nobody || !has(reach.danger, cursor_)) {
        return {};
    }
    std::string out;
    for (std::size_t i = 0; i < board.state.count; ++i) {
        const General& enemy = board.state.generals[i];
        if (enemy.side != board.general(reach.who).side && waiting(enemy) &&
            enemy.points > board.general(reach.who).points &&
            has(board.tables.zone(enemy.zone).neighbours, cursor_)) {
            out += (out.empty() ? "" : ", ") + board.name(static_cast<GeneralId>(i)) + " " +
                   std::to_string(enemy.points);
        }
    }
    return fill(tr("Danger here: {enemies} can still come."), {{"enemies", out}});
}

/// What is aimed at, with its odds.
std::string Screen::aim_words(const Board& board) {
    Action aimed = *orders_.aim();
    const std::string written = lorraine::text(board.tables, board.state, aimed);
    aimed.most = aimed.n;
    std::string odds = odds_line(board, aimed, odds_);
    if (aimed.verb == Verb::ravage) {
        odds = fill(tr("{vp} VP for his whole activation"),
                    {{"vp", std::to_string(board.tables.worth(cursor_))}});
    }
    const bool ways = aimed.verb == Verb::transfer || aimed.verb == Verb::sally;
    return fill(ways ? tr("{action}. Enter does it, Esc does not, Tab shows another way")
                     : tr("{action}. Enter does it, Esc does not"),
                {{"action", odds.empty() ? written : headed(written, odds)}});
}

/// Who is to be placed next, and what is left to place.
std::string Screen::muster_words(const Board& board) const {
    const State& state = board.state;
    const bool french = state.phase == Phase::muster_french;
    const Side side = french ? Side::french : Side::burgundy;
    const GeneralId who = next_to_muster(state, side);
    std::string out;
    if (who != nobody) {
        const General& general = board.general(who);
        out = fill(tr("Next {general}, rank {rank}, {skill}."),
                   {{"general", board.name(who)},
                    {"rank", std::to_string(general.rank)},
                    {"skill", std::string(skill_word(general.skill))}});
    } else {
        out = orders_.find(Verb::ready) ? tr("All stand: [e]nd, or [z]anew.") : tr("All six are placed.");
    }
    if (!french) {
        return out + " " +
               fill(tr("{left} points left of 500"),
                    {{"left", std::to_string(state.unmustered[index(side)])}});
    }
    out += " " + fill(tr("{left} of 240 left for castles"),
                      {{"left", std::to_string(left_for_castles(board.tables, state))}});
    for (const ZoneId town : board.tables.towns) {
        out += ", " + fill(tr("{town} has {n} of 100"),
                           {{"town", board.zone(town)}, {"n", std::to_string(mustered_in(state, town))}});
    }
    return out;
}

std::vector<std::string> Screen::describe(const Position& position) {
    const Board board(position);
    const State& state = board.state;
    std::vector<std::string> out;
    const auto add = [&](const std::string& line) {
        if (!line.empty()) {
            out.push_back(line);
        }
    };
    if (form_) {
        return {form_->describe(board)};
    }
    if (storm_) {
        const Action& action = storm_->action();
        return {storm_->words(board, is_legal(board.tables, state, action)
                                         ? odds_line(board, action, odds_)
                                         : tr("not with these, twice the garrison is needed [L-Siege]"))};
    }
    if (watching()) {
        return {describe_place(board.tables, state, cursor_)};
    }
    switch (state.phase) {
    case Phase::pick:
        if (chosen_ != nobody && board.general(chosen_).zone == cursor_) {
            add(lorraine::describe(board.tables, state, chosen_));
            add(danger_words(board));
            return out;
        }
        break;
    case Phase::activate:
        if (orders_.aim()) {
            return {aim_words(board)};
        }
        if (cursor_ == board.general(state.active.who).zone) {
            add(danger_words(board)); // the keys below say already what he can do
            add(lorraine::describe(board.tables, state, state.active.who));
            add(prompt(board.tables, state));
            return out;
        }
        add(march_words(board));
        add(danger_words(board));
        break;
    case Phase::stand: {
        Action flee;
        flee.verb = Verb::flee;
        Action stand;
        stand.verb = Verb::stand;
        add(fill(tr("Stand: {odds}"), {{"odds", odds_line(board, stand, odds_)}}));
        add(fill(tr("Flee: {odds}"), {{"odds", odds_line(board, flee, odds_)}}));
        add(prompt(board.tables, state));
        return out;
    }
    case Phase::mode:
        add(battle_words(state.battle.offensive, odds_.battle(board)));
        add(prompt(board.tables, state));
        return out;
    case Phase::join:
        add(prompt(board.tables, state));
        if (const auto action = orders_.find(Verb::join)) {
            add(fill(tr("Joining: {odds}"), {{"odds", odds_line(board, *action, odds_)}}));
        }
        return out;
    case Phase::muster_french:
    case Phase::muster_burgundy:
        add(muster_words(board));
        break;
    case Phase::retreat:
    case Phase::place:
        add(prompt(board.tables, state));
        break;
    case Phase::over:
        break;
    default:
        add(prompt(board.tables, state));
        return out;
    }
    const std::string zone = describe_place(board.tables, state, cursor_); // its links are drawn
    if (out.empty()) {
        return {zone};
    }
    out.front() += (out.front().ends_with('.') ? " " : ". ") + zone;
    return out;
}

std::vector<std::string> Screen::odds_page(const Position& position, int /*width*/) {
    return odds_lines(Board(position), orders_.legal(), odds_);
}

std::vector<std::string> Screen::compared(const Position& position) {
    const Board board(position);
    std::vector<std::string> out;
    for (Action action : orders_.legal()) {
        action.most = action.n; // of a range of points the least
        out.push_back(lorraine::text(board.tables, board.state, action));
    }
    return out;
}

std::string Screen::aimed(const Position& position) const {
    if (!orders_.aim()) {
        return {};
    }
    const Board board(position);
    Action action = *orders_.aim();
    action.most = action.n;
    return lorraine::text(board.tables, board.state, action);
}

std::vector<std::string> Screen::legend() const {
    std::vector<std::string> out;
    out.emplace_back(tr(
        "Before a zone's name: # castle, @ town, o village, * ravaged, nothing: open country. Below it who "
        "stands there: two letters and the points of an army; the French in round brackets. #25 is a "
        "garrison without a general, in square brackets the generals inside, S2 a siege with its marker. "
        "Where too many stand, 3:280 is their number and points."));
    out.emplace_back(tr(
        "Behind an army: ~ exhausted, - has had his turn, ! estranged, + beloved, $ in debt. Thin lines are "
        "links, double ones roads."));
    out.emplace_back(
        tr("A general's reach: + no test, 4 5 6 what the die of the last press-on needs; ! behind a name: a "
           "stronger enemy next to it can still act. Lit otherwise: a march there is a battle."));
    out.emplace_back(tr("Supply (v): S a source, : reached by supply, = the general's line to it."));
    out.emplace_back(tr(
        "In the lists: rank, skill (inc, poo, com, exp), points, marks; a castle's points of its capacity, S "
        "its siege, - besieged or assaulted this turn. The track of turns: X now, ? the campaign may end "
        "after it."));
    out.emplace_back(tr(
        "In battle a letter is a unit: K knights, M men, m militia, which runs from a flag, x lost. A host "
        "breaks when the bar is full. Dice: 6 hits, 5 for knights, 2 is a helmet that a captain turns into a "
        "hit, 1 a flag that pushes back."));
    return out;
}

} // namespace disfida::tui::lorraine_screen
