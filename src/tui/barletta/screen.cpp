#include "tui/barletta/screen.hpp"

#include "kernel/words.hpp"
#include "tui/barletta/field.hpp"
#include "tui/barletta/layout.hpp"
#include "tui/barletta/panel.hpp"
#include "tui/barletta/statusline.hpp"
#include "tui/barletta/view.hpp"

namespace disfida::tui::barletta_screen {

KnightId Screen::under_cursor(const Board& board) const {
    return camp_pick_ != nobody ? camp_pick_ : board.at(cursor_);
}

void Screen::point_at(const Board& board, KnightId knight) {
    camp_pick_ = nobody;
    if (on_field(board.state.knights[knight])) {
        cursor_ = board.state.knights[knight].spot;
    } else {
        camp_pick_ = knight;
    }
}

void Screen::sync(const Position& position) {
    const Board board(position);
    const State& state = board.state;
    field_ = field_board(board.tables);
    orders_.reset(board.tables, state);
    other_side_ = false;
    if (cursor_ == no_spot) {
        cursor_ = board.tables.centre[0];
    }
    switch (state.phase) {
    case Phase::deploy:
        camp_pick_ = orders_.actors().front();
        step_place(board, 0);
        break;
    case Phase::charge:
    case Phase::activate:
        camp_pick_ = nobody;
        if (!orders_.can_act(board.at(cursor_))) {
            step_actor(board, 1);
        }
        break;
    case Phase::regroup:
        point_at(board, orders_.legal()[0].knight);
        break;
    default:
        camp_pick_ = nobody;
        break;
    }
}

void Screen::draw(Canvas& canvas, const Rect& area, const Position& position) {
    const Board board(position);
    const State& state = board.state;
    width_ = area.width;
    message_lines_ = canvas.height() - area.y - area.height - 1;
    draw_status_line(canvas, {area.x, area.y, area.width, 1}, board.tables, state);
    const Layout layout = lay_out(field_, {area.x, area.y + 1, area.width, area.height - 1}, other_side_);
    field_area_ = layout.field;
    scale_ = layout.scale;
    const KnightId marked = orders_.aim() ? orders_.aim()->target : under_cursor(board);
    if (layout.field.width > 0) {
        draw_field(canvas, layout.field, layout.scale, board.tables, state, orders_, cursor_);
    } else {
        canvas.set_caret({layout.panel.x, layout.panel.y});
    }
    // Not the side of whoever the cursor passes over, who is described in words: the panel would flicker.
    if (orders_.aim()) {
        panel_side_ = side_of(orders_.aim()->target);
    } else if (state.to_move != barletta::Mover::none) {
        panel_side_ = state.mover();
    }
    const Side side = other_side_ && layout.field.width > 0 ? other(panel_side_) : panel_side_;
    if (layout.second.width > 0) {
        draw_panel(canvas, layout.panel, board.tables, state, Side::italian, marked, true);
        draw_panel(canvas, layout.second, board.tables, state, Side::french, marked, false);
    } else if (layout.panel.width > 0) {
        draw_panel(canvas, layout.panel, board.tables, state, side, marked, true);
    }
}

int Screen::wanted_height(Size screen) const { return barletta_screen::wanted_height(field_, screen); }

void Screen::follow(const Position& position, std::string_view action) {
    const Board board(position);
    // The last knight named is the one something was done to.
    const auto words = split(action, ' ');
    for (const std::string_view word : words) {
        const int found = board.tables.find(word);
        if (found >= 0 && on_field(board.state.knights[static_cast<std::size_t>(found)])) {
            cursor_ = board.state.knights[static_cast<std::size_t>(found)].spot;
            camp_pick_ = nobody;
        }
    }
}

std::unique_ptr<GameView> make() { return std::make_unique<Screen>(); }

} // namespace disfida::tui::barletta_screen
