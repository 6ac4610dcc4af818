#include "tui/barletta/panel.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "barletta/picture.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"

namespace disfida::tui::barletta_screen {

using barletta::Knight;
using barletta::Order;
using barletta::Place;
using barletta::Side;

namespace {

/// The four cells at the end of a knight's line: order, whether he was attacked, Hits, wounds.
constexpr int marks_width = 4;

Ink ink_of(Side side) { return side == Side::italian ? Ink::first_side : Ink::second_side; }

char digit(int n) { return n == 0 ? '.' : static_cast<char>('0' + n); }

Glyph order_mark(Order order) {
    switch (order) {
    case Order::attacked:
        return Glyph::attacked_mark;
    case Order::reorganising:
        return Glyph::busy_mark;
    case Order::moved:
    case Order::charged:
    case Order::reorganise_lost:
        return Glyph::done_mark;
    case Order::none:
        break;
    }
    return Glyph::none;
}

void draw_knight(Canvas& canvas, const Rect& line, const Tables& tables, const State& state, KnightId id,
                 bool marked) {
    const Knight& knight = state.knights[id];
    const bool gone = barletta::out_of_action(knight) || knight.place == Place::absent;
    const Style style{gone ? Ink::dim : ink_of(barletta::side_of(id)), false, marked};
    const std::string head = barletta::glyph(tables, state, id) + std::to_string(tables.vc(id)) + " ";
    const int marks = line.x + line.width - marks_width;
    const int used = canvas.text(line.x, line.y, head, style);
    const std::string_view word = knight.place == Place::captured   ? tr("capt")
                                  : knight.place == Place::killed   ? tr_in("four cells", "dead")
                                  : knight.place == Place::absent   ? "   -"
                                  : knight.place == Place::unplaced ? "   ?"
                                                                    : "";
    const bool touches = word.empty() ? order_mark(knight.order) != Glyph::none : word.front() != ' ';
    canvas.text(line.x + used, line.y, barletta::name_of(tables, id), style,
                marks - (touches ? 1 : 0) - line.x - used); // a blank parts the name from what follows
    if (!word.empty()) {
        canvas.text(marks, line.y, word, style);
        return;
    }
    canvas.glyph(marks, line.y, order_mark(knight.order), {Ink::dim});
    if (knight.place == Place::camp) {
        canvas.put(marks + 1, line.y, U'c', {Ink::good});
    } else if (knight.attacker_count > 0) {
        canvas.glyph(marks + 1, line.y, Glyph::struck_mark, {Ink::bad});
    }
    const auto number = [&](int x, int n) {
        canvas.put(x, line.y, static_cast<char32_t>(digit(n)), {n > 0 ? Ink::bad : Ink::dim});
    };
    number(marks + 2, knight.hits);
    number(marks + 3, knight.wounds);
}

/// The boxes of a surrender table: # captured, x killed, . empty; and the modifier of the first empty one
/// (H4.3).
void draw_boxes(Canvas& canvas, const Rect& line, const State& state, Side side) {
    const barletta::Party& party = state.party(side);
    int x = line.x + 1 +
            canvas.text(line.x, line.y, barletta::for_side(side, mark("It"), mark("Fr")), {ink_of(side)});
    for (std::size_t box = 0; box < barletta::knights_a_side; ++box, ++x) {
        const bool filled = box < party.out;
        const bool killed = filled && state.knights[party.surrendered[box]].place == Place::killed;
        canvas.put(x, line.y, filled ? (killed ? U'x' : U'#') : U'.', {filled ? ink_of(side) : Ink::dim});
    }
}

int next_modifier(const Tables& tables, const State& state, Side side) {
    return tables
        .surrender_modifier[std::min<std::size_t>(state.party(side).out, barletta::knights_a_side - 1)];
}

/// One line of a panel, drawn wherever there is room for it.
using Row = std::function<void(Canvas&, const Rect&)>;

std::vector<Row> knight_rows(const Tables& tables, const State& state, Side side, KnightId marked) {
    std::vector<Row> out;
    out.emplace_back([=](Canvas& canvas, const Rect& line) {
        canvas.text(line.x, line.y, barletta::for_side(side, mark("ITALIANS"), mark("FRENCH")),
                    {ink_of(side), true});
        canvas.text_right(line.x + line.width, line.y, tr("hw"), {Ink::dim});
    });
    for (KnightId k = barletta::first_of(side); k < barletta::first_of(side) + barletta::knights_a_side;
         ++k) {
        out.emplace_back([&tables, &state, k, marked](Canvas& canvas, const Rect& line) {
            draw_knight(canvas, line, tables, state, k, k == marked);
        });
    }
    return out;
}

std::vector<Row> table_rows(const Tables& tables, const State& state) {
    std::vector<Row> out;
    out.emplace_back([](Canvas& /*canvas*/, const Rect& /*line*/) {});
    out.emplace_back([](Canvas& canvas, const Rect& line) {
        canvas.text(line.x, line.y, tr("Surrender table"), {Ink::title});
    });
    for (const Side table : barletta::both_sides) {
        out.emplace_back(
            [&state, table](Canvas& canvas, const Rect& line) { draw_boxes(canvas, line, state, table); });
    }
    out.emplace_back([&](Canvas& canvas, const Rect& line) {
        canvas.text(line.x, line.y,
                    fill(tr("now It {italian} Fr {french}"),
                         {{"italian", barletta::with_sign(next_modifier(tables, state, Side::italian))},
                          {"french", barletta::with_sign(next_modifier(tables, state, Side::french))}}));
    });
    return out;
}

} // namespace

void draw_panel(Canvas& canvas, const Rect& rect, const Tables& tables, const State& state, Side side,
                KnightId marked, bool with_tables) {
    std::vector<Row> rows = knight_rows(tables, state, side, marked);
    const int columns = std::max(1, rect.width / (panel_width + 2));
    const int width = columns == 1 ? rect.width : rect.width / columns - 2;
    const auto tables_below = table_rows(tables, state);
    const int room = columns * rect.height;
    if (with_tables && static_cast<int>(rows.size() + tables_below.size()) <= room) {
        rows.insert(rows.end(), tables_below.begin(), tables_below.end());
    }
    for (int i = 0; i < std::min(room, static_cast<int>(rows.size())); ++i) {
        const int column = i / rect.height;
        rows[static_cast<std::size_t>(i)](
            canvas, {rect.x + column * (rect.width / columns), rect.y + i % rect.height, width, 1});
    }
}

} // namespace disfida::tui::barletta_screen
