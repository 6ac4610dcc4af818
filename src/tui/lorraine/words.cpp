// What stands below Lorraine's map, and the pages on odds and signs.
#include "lorraine/describe.hpp"
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
    return board.name(action->who) + (action->verb == Verb::move ? " can march to " : " can press on to ") +
           board.zone(cursor_) + (odds.empty() ? "" : ": " + odds) + ".";
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
    return "Danger here: " + out + " can still come.";
}

/// What is aimed at, with its odds.
std::string Screen::aim_words(const Board& board) {
    Action aimed = *orders_.aim();
    const std::string written = lorraine::text(board.tables, board.state, aimed);
    aimed.most = aimed.n;
    return written + ": " + odds_line(board, aimed, odds_) + ". Enter does it, Esc does not" +
           (aimed.verb == Verb::transfer || aimed.verb == Verb::sally ? ", Tab shows another way" : "");
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
        add(storm_->words(board));
        const Action& action = storm_->action();
        add(is_legal(board.tables, state, action)
                ? odds_line(board, action, odds_)
                : "Not possible with these: twice the garrison is needed [L-Siege]");
        return out;
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
            add(prompt(board.tables, state));
            add(danger_words(board));
            add(lorraine::describe(board.tables, state, state.active.who));
            return out;
        }
        add(march_words(board));
        add(danger_words(board));
        break;
    case Phase::stand: {
        Action flee;
        flee.verb = Verb::flee;
        add(prompt(board.tables, state));
        add("Flee: " + odds_line(board, flee, odds_));
        Action stand;
        stand.verb = Verb::stand;
        add("Stand: " + odds_line(board, stand, odds_));
        return out;
    }
    case Phase::mode:
        add(prompt(board.tables, state));
        add(battle_words(board, state.battle.offensive, odds_.battle(board)));
        return out;
    case Phase::join:
        add(prompt(board.tables, state));
        if (const auto action = orders_.find(Verb::join)) {
            add("Joining: " + odds_line(board, *action, odds_));
        }
        return out;
    case Phase::muster_french:
    case Phase::muster_burgundy:
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
    add(describe_zone(board.tables, state, cursor_));
    return out;
}

std::vector<std::string> Screen::odds_page(const Position& position, int /*width*/) {
    return odds_lines(Board(position), orders_.legal(), odds_);
}

std::vector<std::string> Screen::legend() const {
    return {
        "Before a zone's name: # castle, @ town, o village, * ravaged, nothing: open country. Below it who "
        "stands there: two letters and the points of an army; the French in round brackets. #25 is a "
        "garrison "
        "without a general, in square brackets the generals inside, S2 a siege with its marker. Where too "
        "many stand, 3:280 is their number and points.",
        "Behind an army: ~ exhausted, - has had his turn, ! estranged, + beloved, $ in debt. Thin lines are "
        "links, double ones roads.",
        "A general's reach: + no test, 4 5 6 what the die of the last press-on needs; ! behind a name: a "
        "stronger enemy next to it can still act. Lit otherwise: a march there is a battle.",
        "Supply (v): S a source, : reached by supply, = the general's line to it.",
        "In the lists: rank, skill (inc, poo, com, exp), points, marks; a castle's points of its capacity, S "
        "its siege, - besieged or assaulted this turn. The track of turns: X now, ? the campaign may end "
        "after it.",
        "In battle a letter is a unit: K knights, M men, m militia, which runs from a flag, x lost. A host "
        "breaks when the bar is full. Dice: 6 hits, 5 for knights, 2 is a helmet that a captain turns into a "
        "hit, 1 a flag that pushes back."};
}

} // namespace disfida::tui::lorraine_screen
