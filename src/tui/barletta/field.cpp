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
    FieldDrawing(const HexBoard& board, const Scale& scale, const Tables& tables, const State& state,
                 const Orders& orders)
        : board_(board), scale_(scale), tables_(tables), state_(state), orders_(orders),
          canvas_(draw_grid(board, scale)) {}

    Canvas draw() {
        for (Spot spot = 0; spot < barletta::spot_count; ++spot) {
            const Hex hex = tables_.hex(spot);
            if (tables_.on_field(hex)) {
                draw_hex(spot, place_of(board_, scale_, hex));
            }
        }
        return canvas_;
    }

  private:
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

    const HexBoard& board_;
    const Scale& scale_;
    const Tables& tables_;
    const State& state_;
    const Orders& orders_;
    Canvas canvas_;
};

} // namespace

HexBoard field_board(const Tables& tables) {
    return {tables.first_column, tables.column_count, 0, rows_a_column - 1,
            [&tables](Hex hex) { return tables.on_field(hex); }};
}

void draw_field(Canvas& canvas, const Rect& rect, const Scale& scale, const Tables& tables,
                const State& state, const Orders& orders, Spot cursor) {
    const HexBoard board = field_board(tables);
    show_board(canvas, rect, FieldDrawing(board, scale, tables, state, orders).draw(), board, scale,
               tables.hex(cursor));
}

} // namespace disfida::tui::barletta_screen
