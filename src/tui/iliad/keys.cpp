// What keys mean on the Iliad's screen.
#include <utility>

#include "iliad/refusal.hpp"
#include "kernel/tongue.hpp"
#include "tui/iliad/arena.hpp"
#include "tui/iliad/screen.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

std::string_view Screen::context(const Position& position) const {
    switch (Board(position).state.phase) {
    case Phase::turn_start:
        return context_roll;
    case Phase::activate:
        return context_act;
    case Phase::defend:
        return context_defend;
    case Phase::catching:
        return context_catch;
    case Phase::plea:
        return context_plea;
    case Phase::over:
        break;
    }
    return context_over;
}

Reply Screen::handle(Command command, const Position& position) {
    Reply reply = carry_out(command, position);
    note_ruler(Board(position));
    return reply;
}

Reply Screen::carry_out(Command command, const Position& position) {
    const Board board(position);
    const bool was_fleeing = std::exchange(fleeing_, false);
    switch (command) {
    case Command::roll:
        return {Reply::Kind::play, "roll"};
    case Command::armour:
        return {Reply::Kind::play, "armour"};
    case Command::parry:
        return {Reply::Kind::play, "parry"};
    case Command::catch_it:
        return {Reply::Kind::play, "catch"};
    case Command::let_fly:
        return {Reply::Kind::play, "let"};
    case Command::spare:
        return {Reply::Kind::play, "spare"};
    case Command::kill:
        return {Reply::Kind::play, "kill"};
    case Command::wait:
        return play(board, {Verb::wait, board.state.roster[board.state.active].info});
    case Command::flee:
        fleeing_ = was_fleeing;
        return flee(board);
    case Command::choose:
        return choose(board);
    case Command::next:
    case Command::previous:
        return aims_.step(command == Command::next ? 1 : -1)
                   ? changed()
                   : message(
                         tr("He can strike at nobody now: move him with the cursor and Enter, or [w]ait"));
    case Command::attack:
        return aim(board, Verb::attack);
    case Command::close:
        return aim(board, Verb::close);
    case Command::spear:
        return aim(board, Verb::throw_at);
    case Command::disengage:
        return aim(board, Verb::disengage);
    case Command::back:
        aims_.drop();
        return changed();
    case Command::panel:
        panel_ = panel_ == Panel::cards                                         ? Panel::roster
                 : panel_ == Panel::roster && board.state.mode == Mode::tourney ? Panel::bracket
                                                                                : Panel::cards;
        return changed();
    default:
        return move_cursor(command);
    }
}

Reply Screen::move_cursor(Command command) {
    const auto to = walk(arena_board(), cursor_, command);
    if (!to) {
        return {};
    }
    cursor_ = *to;
    aims_.drop();
    return changed();
}

/// Aims at the next with this verb, or says why there is none.
Reply Screen::aim(const Board& board, Verb verb) {
    if (aims_.next(verb)) {
        return changed();
    }
    const State& state = board.state;
    const std::uint8_t who = state.roster[state.active].info;
    Error error;
    if (verb == Verb::disengage) {
        error = why_not(board.tables, state, {verb, who});
    } else {
        const WarriorId foe = foe_shown(board, state.active);
        error = why_not(board.tables, state, {verb, who, state.roster[foe].info});
    }
    return message(error.line());
}

Reply Screen::choose(const Board& board) {
    if (aims_.aim()) {
        return play(board, *aims_.aim());
    }
    const State& state = board.state;
    const WarriorId here = under_cursor(board);
    const std::uint8_t who = state.roster[state.active].info;
    if (here == state.active && aims_.step(1)) {
        return changed(); // who only presses Enter is shown what can be done
    }
    if (here == state.active) {
        return message(
            fill(tr("{who} stands here and can strike at nobody: move the cursor to a lit hex, or [w]ait"),
                 {{"who", board.name(here)}}));
    }
    if (here != nobody && state.roster[here].side != state.roster[state.active].side) {
        if (aims_.at(state.roster[here].info)) {
            return changed();
        }
        return message(
            fill(tr("{foe} is out of his reach, and he cannot throw at him"), {{"foe", board.name(here)}}));
    }
    return play(board, {Verb::move, who, nobody, spot_of(cursor_)}); // the rules say why not
}

Reply Screen::flee(const Board& board) {
    if (!std::exchange(fleeing_, true)) {
        return message(
            fill(tr("F once more and {who} leaves the fight for good; it counts as killed [I-Quit]"),
                 {{"who", board.name(board.state.active)}}));
    }
    return play(board, {Verb::quit, board.state.roster[board.state.active].info});
}

Reply Screen::click(Point at, const Position& position) {
    const Board board(position);
    const auto hex = hex_at(arena_area_, arena_board(), scale_, cursor_, at);
    if (!hex) {
        return {};
    }
    if (*hex == cursor_ && acts(board)) {
        return choose(board);
    }
    cursor_ = *hex;
    aims_.drop();
    note_ruler(board);
    return changed();
}

} // namespace disfida::tui::iliad_screen
