#include "tui/iliad/statusline.hpp"

#include <algorithm>
#include <string>

#include "iliad/describe.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "tui/iliad/cards.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

std::string mode_word(Mode mode) {
    switch (mode) {
    case Mode::duel:
        return tr_in("mode", "Duel");
    case Mode::melee:
        return tr_in("mode", "Melee");
    case Mode::suitors:
        return tr_in("mode", "Suitors");
    case Mode::tourney:
        break;
    }
    return tr_in("mode", "Tourney");
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Board& board) {
    const State& state = board.state;
    int x = line.x + 1;
    const auto write = [&](const std::string& text, Style style = {}) {
        x += canvas.text(x, line.y, text, style, line.x + line.width - x);
    };
    const std::string mode = mode_word(state.mode);
    write(
        state.mode == Mode::tourney
            ? fill(tr("{mode}, bout {n}/{bouts}  turn {turn}  "), {{"mode", mode},
                                                                   {"n", std::to_string(state.bout + 1)},
                                                                   {"bouts", std::to_string(state.field - 1)},
                                                                   {"turn", std::to_string(state.turn)}})
            : fill(tr("{mode}  turn {turn}  "), {{"mode", mode}, {"turn", std::to_string(state.turn)}}),
        {Ink::title, true});
    if (state.phase == Phase::over) {
        const std::string result = status(board.tables, state).front();
        write(result.substr(0, result.find(". ")), {Ink::strong, true}); // who stands is below
        return;
    }
    if (state.phase == Phase::turn_start) {
        write(tr("the dice set the order"), {Ink::strong});
    } else {
        const WarriorId who = state.pending.decider != nobody ? state.pending.decider : state.active;
        // His name stands out in the sentence in the colour of his side.
        const std::string sentence =
            state.phase == Phase::defend     ? tr("{who}: armour or parry?")
            : state.phase == Phase::catching ? tr("{who}: catch the spear?")
            : state.phase == Phase::plea
                ? fill(tr("{who}: spare {foe}?"), {{"foe", board.name(state.pending.other)}})
                : tr("{who} acts");
        constexpr std::string_view mark_of_who = "{who}";
        const std::size_t at = std::min(sentence.find(mark_of_who), sentence.size());
        write(sentence.substr(0, at), {Ink::strong});
        write(board.name(who), {ink_of(state.roster[who].side), true});
        write(sentence.substr(std::min(at + mark_of_who.size(), sentence.size())), {Ink::strong});
    }
    const std::string hint = tr("? help");
    const int room = line.x + line.width - disfida::columns(hint) - 5 - x;
    std::string next;
    for (std::size_t i = state.next; i < state.order_count; ++i) {
        if (!fights(state.roster[state.order[i]])) {
            continue;
        }
        const std::string more =
            (next.empty() ? "  " + fill(tr("then {who}"), {{"who", board.name(state.order[i])}})
                          : ", " + board.name(state.order[i]));
        if (disfida::columns(next) + disfida::columns(more) > room) {
            next += next.empty() ? "" : " ..";
            break;
        }
        next += more;
    }
    canvas.text(x, line.y, next, {Ink::dim});
    canvas.text_right(line.x + line.width - 1, line.y, hint, {Ink::dim});
}

} // namespace disfida::tui::iliad_screen
