#include "tui/lorraine/result_form.hpp"

#include "kernel/utf8.hpp"
#include "lorraine/notation.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

constexpr std::uint64_t place(std::size_t i) { return std::uint64_t{1} << i; }

/// Adds blanks up to a cell.
std::string padded(const std::string& text, int cells) {
    return text + std::string(static_cast<std::size_t>(std::max(0, cells - columns(text))), ' ');
}

} // namespace

ResultForm::ResultForm(const State& state) {
    action_.verb = Verb::battle_result;
    action_.side = state.battle.offensive;
}

std::size_t ResultForm::lines(const Board& board) const {
    return (board.state.battle.closing ? 0U : board.state.battle.fought_count) + 2U;
}

void ResultForm::turn_fate(const Board& board) {
    const std::size_t i = line_ - 1;
    Outcome& outcome = action_.outcome;
    const bool beaten = board.general(board.state.battle.fought[i]).side != action_.side;
    if ((outcome.captured & place(i)) != 0) {
        outcome.captured &= ~place(i);
    } else if ((outcome.killed & place(i)) != 0) {
        outcome.killed &= ~place(i);
        outcome.captured |= beaten ? place(i) : 0; // a winner's general is never taken
    } else {
        outcome.killed |= place(i);
    }
}

void ResultForm::turn_winner(const Board& board) {
    action_.side = other(action_.side);
    for (std::size_t i = 0; i < board.state.battle.fought_count; ++i) {
        if (board.general(board.state.battle.fought[i]).side == action_.side) {
            action_.outcome.captured &= ~place(i);
        }
    }
}

Reply ResultForm::handle(Command command, const Board& board) {
    const std::size_t last = lines(board) - 1;
    const bool general = line_ > 0 && line_ < last;
    switch (command) {
    case Command::next:
    case Command::go_down:
        line_ = line_ == last ? 0 : line_ + 1;
        return changed();
    case Command::previous:
    case Command::go_up:
        line_ = line_ == 0 ? last : line_ - 1;
        return changed();
    case Command::toggle:
        turn_winner(board);
        return changed();
    case Command::fate:
        if (!general) {
            return message(tr("Go to a general first: up and down"));
        }
        turn_fate(board);
        return changed();
    case Command::go_left:
    case Command::go_right:
        if (line_ == 0) {
            turn_winner(board);
        } else if (general) {
            turn_fate(board);
        }
        return changed();
    case Command::choose: {
        if (line_ == 0) {
            turn_winner(board);
            return changed();
        }
        if (!general) {
            return {Reply::Kind::play, lorraine::text(board.tables, board.state, action_)};
        }
        const GeneralId who = board.state.battle.fought[line_ - 1];
        return {Reply::Kind::number,
                fill(tr("Value of the units {general} lost"), {{"general", board.name(who)}}), 0,
                board.general(who).points, action_.outcome.lost[line_ - 1]};
    }
    default:
        return {};
    }
}

void ResultForm::number(int n) {
    action_.outcome.lost[line_ - 1] = static_cast<std::int16_t>(n);
    ++line_;
}

void ResultForm::draw(Canvas& canvas, const Rect& rect, const Board& board) const {
    const Battle& battle = board.state.battle;
    canvas.text(rect.x + 1, rect.y, tr("The result on your table, in army points [L-Array]"),
                {Ink::title, true}, rect.width - 1);
    const int room = rect.height - 2;
    const int count = static_cast<int>(lines(board));
    const int first = slide(static_cast<int>(line_), room, count);
    for (int i = first; i < count && i - first < room; ++i) {
        const auto line = static_cast<std::size_t>(i);
        const int y = rect.y + 2 + i - first;
        const bool marked = line == line_;
        Style style{Ink::plain};
        std::string text;
        if (line == 0) {
            text = fill(tr("Won by: {side}"), {{"side", std::string(heading(action_.side))}});
            style = {ink_of(action_.side), true};
        } else if (line + 1 == lines(board)) {
            text = tr("This is the result");
            style = {Ink::strong};
        } else {
            const GeneralId who = battle.fought[line - 1];
            const General& general = board.general(who);
            const Outcome& outcome = action_.outcome;
            const std::string lost =
                fill(tr("lost {n} of {all}"), {{"n", std::to_string(outcome.lost[line - 1])},
                                               {"all", std::to_string(general.points)}});
            text = padded(padded(board.name(who), 14) + lost, 32) +
                   ((outcome.killed & place(line - 1)) != 0     ? tr_in("general", "killed")
                    : (outcome.captured & place(line - 1)) != 0 ? tr_in("general", "captured")
                                                                : tr("unhurt"));
            style = {ink_of(general.side)};
        }
        canvas.text(rect.x + 1, y, (marked ? "> " : "  ") + text, style, rect.width - 2);
        if (marked) {
            canvas.restyle({rect.x + 1, y, std::min(rect.width - 2, columns(text) + 2), 1}, {Ink::cursor});
            canvas.set_caret({rect.x + 3, y});
        }
    }
}

std::string ResultForm::describe(const Board& board) const {
    if (line_ == 0) {
        return tr("Who has won: Enter changes it");
    }
    if (line_ + 1 == lines(board)) {
        return fill(tr("Enter plays it: {action}"),
                    {{"action", lorraine::text(board.tables, board.state, action_)}});
    }
    return fill(tr("{general}: Enter for what his units lost were worth, f for his fate"),
                {{"general", board.name(board.state.battle.fought[line_ - 1])}});
}

} // namespace disfida::tui::lorraine_screen
