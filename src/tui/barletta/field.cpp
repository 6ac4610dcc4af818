#include "tui/barletta/field.hpp"

#include <algorithm>

#include "barletta/legal.hpp"
#include "barletta/picture.hpp"

namespace disfida::tui::barletta_screen {

using barletta::knight_at;
using barletta::rows_a_column;
using barletta::Side;
using barletta::side_of;

namespace {

/// One drawing of the whole field, larger than the screen perhaps.
class FieldDrawing {
  public:
    FieldDrawing(const Scale& scale, const Tables& tables, const State& state, const Orders& orders,
                 Spot cursor)
        : scale_(scale), tables_(tables), state_(state), orders_(orders), cursor_(cursor),
          canvas_(field_size(scale, tables.column_count, rows_a_column - 1)) {}

    Canvas draw() {
        draw_labels();
        for (int column = 0; column < tables_.column_count; ++column) {
            for (int row = tables_.first_row[static_cast<std::size_t>(column)];
                 row <= tables_.last_row[static_cast<std::size_t>(column)]; ++row) {
                const Spot spot = tables_.spot({tables_.first_column + column, row});
                const Point at = point(spot);
                if (scale_.borders) {
                    draw_borders(at);
                }
                draw_hex(spot, at);
            }
        }
        if (cursor_ != no_spot) {
            draw_cursor(point(cursor_));
        }
        return canvas_;
    }

    [[nodiscard]] Point point(Spot spot) const {
        const Hex hex = tables_.hex(spot);
        return place_of(scale_, hex.column - tables_.first_column, hex.row, hex.column % 2 == 0);
    }

  private:
    void draw_labels() {
        const auto two = [](int n) {
            return std::string{static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)};
        };
        for (int row = 0; row < rows_a_column - 1; ++row) {
            canvas_.text(place_of(scale_, 0, row, false).x, 0, two(row), {Ink::dim});
        }
        for (int column = 0; column < tables_.column_count; ++column) {
            canvas_.text(0, place_of(scale_, column, 0, false).y, two(tables_.first_column + column),
                         {Ink::dim});
        }
    }

    /// The six edges of a hex: two upright ones, and four slopes above and below. Neighbours draw the same
    /// again.
    void draw_borders(Point at) {
        const int left = at.x - 3;
        const int right = at.x + 3;
        for (const int x : {left, right}) {
            canvas_.glyph(x, at.y, Glyph::line_v, {Ink::dim});
        }
        for (const int y : {at.y - 1, at.y + 1}) {
            const bool above = y < at.y;
            canvas_.glyph(left + 1, y, above ? Glyph::slope_up : Glyph::slope_down, {Ink::dim});
            canvas_.glyph(left + 2, y, above ? Glyph::slope_up : Glyph::slope_down, {Ink::dim});
            canvas_.glyph(right - 2, y, above ? Glyph::slope_down : Glyph::slope_up, {Ink::dim});
            canvas_.glyph(right - 1, y, above ? Glyph::slope_down : Glyph::slope_up, {Ink::dim});
        }
    }

    void draw_hex(Spot spot, Point at) {
        const KnightId knight = knight_at(state_, spot);
        if (knight != nobody) {
            draw_knight(knight, at);
            return;
        }
        if (orders_.aim() && orders_.aim()->spot == spot) {
            canvas_.glyph(at.x, at.y, Glyph::target_mark, {Ink::chosen});
        } else if (orders_.reaches(spot)) {
            canvas_.glyph(at.x, at.y, Glyph::reach_mark, {Ink::reach});
        } else {
            canvas_.glyph(at.x, at.y, is_entry(spot) ? Glyph::entry_hex : Glyph::hex, {Ink::dim});
        }
    }

    [[nodiscard]] bool is_entry(Spot spot) const {
        return std::any_of(tables_.entry.begin(), tables_.entry.end(), [&](const auto& entries) {
            return std::find(entries.begin(), entries.end(), spot) != entries.end();
        });
    }

    void draw_knight(KnightId knight, Point at) {
        const bool french = side_of(knight) == Side::french;
        Style style{french ? Ink::second_side : Ink::first_side};
        if (knight == orders_.chosen()) {
            style.ink = Ink::chosen;
        } else if (orders_.aim() && orders_.aim()->target == knight) {
            style = {Ink::target, true};
        } else if (orders_.can_attack(knight)) {
            style.ink = Ink::target;
        } else if (has_order_left(knight)) {
            style.bold = true;
        }
        canvas_.text(at.x, at.y, barletta::glyph(tables_, state_, knight), style);
        if (french) {
            canvas_.put(at.x - 1, at.y, U'(', style);
            canvas_.put(at.x + 2, at.y, U')', style);
        } else if (const Glyph mark = mark_of(state_.knights[knight]); mark != Glyph::none) {
            canvas_.glyph(at.x + 2, at.y, mark, {Ink::dim});
        }
    }

    /// Of either side while orders are given, so that only who acts changes, not all when the turn passes.
    [[nodiscard]] bool has_order_left(KnightId knight) const {
        const bool orders_given =
            state_.phase >= barletta::Phase::charge && state_.phase <= barletta::Phase::activate;
        return orders_given ? state_.knights[knight].order == barletta::Order::none : orders_.can_act(knight);
    }

    static Glyph mark_of(const barletta::Knight& knight) {
        switch (knight.order) {
        case barletta::Order::moved:
        case barletta::Order::charged:
        case barletta::Order::reorganise_lost:
            return Glyph::done_mark;
        case barletta::Order::attacked:
            return Glyph::attacked_mark;
        case barletta::Order::reorganising:
            return Glyph::busy_mark;
        case barletta::Order::none:
            break;
        }
        return Glyph::none;
    }

    void draw_cursor(Point at) {
        canvas_.glyph(at.x - 1, at.y, Glyph::cursor_left, {Ink::cursor});
        canvas_.glyph(at.x + 2, at.y, Glyph::cursor_right, {Ink::cursor});
        canvas_.set_caret(at);
    }

    const Scale& scale_;
    const Tables& tables_;
    const State& state_;
    const Orders& orders_;
    Spot cursor_;
    Canvas canvas_;
};

/// How far the field is scrolled in a window that is smaller than it.
Point offset(const Rect& rect, const Scale& scale, const Tables& tables, Spot cursor) {
    const Size whole = field_size(scale, tables.column_count, rows_a_column - 1);
    const Hex hex = tables.hex(cursor == no_spot ? tables.centre[0] : cursor);
    const Point at = place_of(scale, hex.column - tables.first_column, hex.row, hex.column % 2 == 0);
    const auto slide = [](int place, int room, int size) {
        return std::clamp(place - room / 2, 0, std::max(0, size - room));
    };
    return {slide(at.x, rect.width, whole.width), slide(at.y, rect.height, whole.height)};
}

} // namespace

void draw_field(Canvas& canvas, const Rect& rect, const Scale& scale, const Tables& tables,
                const State& state, const Orders& orders, Spot cursor) {
    FieldDrawing drawing(scale, tables, state, orders, cursor);
    const Canvas whole = drawing.draw();
    const Point from = offset(rect, scale, tables, cursor);
    const int x = from.x + label_width;
    const int y = from.y + 1;
    const Point body{rect.x + label_width, rect.y + 1};
    const Size room{rect.width - label_width, rect.height - 1};
    // Row and column numbers stay at the edges whatever part of the field is seen.
    canvas.copy(whole, {x, 0, room.width, 1}, {body.x, rect.y});
    canvas.copy(whole, {0, y, label_width, room.height}, {rect.x, body.y});
    canvas.copy(whole, {x, y, room.width, room.height}, body);
    if (cursor != no_spot) {
        const Point at = drawing.point(cursor);
        canvas.set_caret({body.x + at.x - x, body.y + at.y - y});
    }
}

Spot spot_at(const Rect& rect, const Scale& scale, const Tables& tables, Spot cursor, Point at) {
    const Point from = offset(rect, scale, tables, cursor);
    const Point whole{at.x - rect.x + from.x, at.y - rect.y + from.y};
    for (int column = 0; column < tables.column_count; ++column) {
        for (int row = 0; row < rows_a_column - 1; ++row) {
            const Hex hex{tables.first_column + column, row};
            const Point place = place_of(scale, column, row, hex.column % 2 == 0);
            if (tables.on_field(hex) && whole.y == place.y && whole.x >= place.x - 1 &&
                whole.x <= place.x + 2) {
                return tables.spot(hex);
            }
        }
    }
    return no_spot;
}

} // namespace disfida::tui::barletta_screen
