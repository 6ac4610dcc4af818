#include "tui/iliad/arena.hpp"

#include "iliad/names.hpp"
#include "tui/iliad/cards.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

Style style_of(const State& state, const Aims& aims, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    Style style{ink_of(warrior.side)};
    const bool decides = state.pending.decider == nobody ? state.active == who : state.pending.decider == who;
    if (decides) {
        style.ink = Ink::chosen;
    } else if (aims.aim() && aims.aim()->enemy == warrior.info) {
        style = {Ink::target, true};
    } else if (aims.concerns(warrior.info)) {
        style.ink = Ink::target;
    }
    return style;
}

void draw_warrior(Canvas& canvas, Point at, const Tables& tables, const State& state, const Aims& aims,
                  WarriorId who) {
    const Style style = style_of(state, aims, who);
    canvas.text(at.x, at.y, glyph(tables, state, who), style);
    if (state.roster[who].side == Side::right) {
        canvas.put(at.x - 1, at.y, U'(', style);
        canvas.put(at.x + 2, at.y, U')', style);
    }
}

} // namespace

HexBoard arena_board() { return {1, columns, 1, rows, in_arena}; }

Canvas draw_arena(const Scale& scale, const Tables& tables, const State& state, const Aims& aims) {
    const HexBoard board = arena_board();
    Canvas canvas = draw_grid(board, scale);
    for (Spot spot = 0; spot < hex_count; ++spot) {
        const Point at = place_of(board, scale, hex_of(spot));
        if (const WarriorId who = warrior_at(state, spot); who != nobody) {
            draw_warrior(canvas, at, tables, state, aims, who);
        } else if (aims.reaches(spot)) {
            canvas.glyph(at.x, at.y, Glyph::reach_mark, {Ink::reach});
        } else {
            canvas.glyph(at.x, at.y, Glyph::hex, {Ink::dim});
        }
    }
    return canvas;
}

} // namespace disfida::tui::iliad_screen
