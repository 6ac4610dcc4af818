#include "tui/iliad/screen.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "tui/iliad/arena.hpp"
#include "tui/iliad/cards.hpp"
#include "tui/iliad/statusline.hpp"
#include "tui/iliad/view.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

constexpr int ruler_height = 4;
constexpr int narrowest_card = 18;

} // namespace

void Screen::point_at(const Board& board, WarriorId who) {
    if (who != nobody && board.state.roster[who].spot != no_spot) {
        cursor_ = hex_of(board.state.roster[who].spot);
    }
}

void Screen::sync(const Position& position) {
    const Board board(position);
    aims_.reset(board.tables, board.state);
    fleeing_ = false;
    point_at(board, board.state.pending.decider != nobody ? board.state.pending.decider : board.state.active);
    note_ruler(board);
}

void Screen::note_ruler(const Board& board) {
    const Phase phase = board.state.phase;
    ruled_ = phase == Phase::defend || phase == Phase::catching || (phase == Phase::activate && aims_.aim());
}

/// Whom a warrior has to do with: aimed at, under the cursor, in contact, nearest.
WarriorId Screen::foe_shown(const Board& board, WarriorId own) const {
    const State& state = board.state;
    if (aims_.aim() && aims_.aim()->enemy != nobody) {
        return in_roster(state, aims_.aim()->enemy);
    }
    const WarriorId here = under_cursor(board);
    if (here != nobody && state.roster[here].side != state.roster[own].side) {
        return here;
    }
    WarriorId nearest = nobody;
    int least = iliad::columns + iliad::rows;
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].side == state.roster[own].side || !fights(state.roster[w])) {
            continue;
        }
        const int steps = contact_of(state, own, w) != nullptr ? 0
                          : fights(state.roster[own])
                              ? distance(hex_of(state.roster[own].spot), hex_of(state.roster[w].spot))
                              : 1;
        if (steps < least) {
            least = steps;
            nearest = w;
        }
    }
    return nearest;
}

/// The two whose cards are shown, left side first.
std::array<WarriorId, 2> Screen::pair_shown(const Board& board) const {
    const State& state = board.state;
    if (state.mode == Mode::tourney || state.count == 2) {
        const bool bout = state.mode == Mode::tourney;
        return {bout ? state.bouts[state.bout].left : WarriorId{0},
                bout ? state.bouts[state.bout].right : WarriorId{1}};
    }
    WarriorId one = state.active;
    WarriorId other = nobody;
    if (state.pending.decider != nobody) {
        one = state.pending.decider;
        other = state.pending.other;
    } else if (one == nobody) {
        one = under_cursor(board) != nobody ? under_cursor(board) : WarriorId{0};
    }
    if (other == nobody) {
        other = foe_shown(board, one);
    }
    if (other != nobody && state.roster[one].side == Side::right) {
        std::swap(one, other);
    }
    return {one, other};
}

void Screen::draw_panel(Canvas& canvas, const Rect& rect, const Board& board) const {
    const auto pair = pair_shown(board);
    if (panel_ == Panel::roster) {
        draw_roster(canvas, rect, board.tables, board.state, under_cursor(board));
        return;
    }
    if (panel_ == Panel::bracket) {
        draw_bracket(canvas, rect, board.tables, board.state);
        return;
    }
    int y = rect.y;
    for (const WarriorId who : pair) {
        if (who != nobody && y + card_height - 1 <= rect.y + rect.height) {
            draw_card(canvas, {rect.x, y, rect.width, card_height}, board.tables, board.state, who);
            y += card_height;
        }
    }
    // Below the cards: what the letters on the arena mean, if there is room for all.
    const int left = rect.y + rect.height - y;
    if (board.state.count > 2 && left > 0) {
        if (board.state.count <= 2 * left) {
            draw_roster(canvas, {rect.x, y, rect.width, left}, board.tables, board.state,
                        under_cursor(board));
        } else {
            const bool bracket = board.state.mode == Mode::tourney;
            canvas.text(rect.x, y,
                        bracket ? tr("[i] all warriors, again: the bracket") : tr("[i] all warriors"),
                        {Ink::dim}, rect.width);
        }
    }
}

std::vector<RulerRow> Screen::ruler_rows(const Board& board) const {
    const State& state = board.state;
    switch (state.phase) {
    case Phase::defend:
        return answers_ruler(board.tables, state);
    case Phase::catching:
        return ruler(board.tables, state, {Verb::catch_it});
    case Phase::activate:
        return aims_.aim() ? ruler(board.tables, state, *aims_.aim()) : std::vector<RulerRow>();
    default:
        return {};
    }
}

void Screen::draw(Canvas& canvas, const Rect& area, const Position& position) {
    const Board board(position);
    draw_status_line(canvas, {area.x, area.y, area.width, 1}, board);
    const HexBoard arena = arena_board();
    const Size large = board_size(arena, large_scale);
    const Size small = board_size(arena, small_scale);
    const auto rows = ruler_rows(board);
    const int below = area.height - least_height({area.width, area.height});
    const int ruler_lines = rows.empty() ? 0 : std::clamp(below, below < 2 ? 0 : 2, ruler_height);
    const int height = area.height - 1 - ruler_lines;
    const bool roomy = height >= large.height && area.width >= large.width + 2 * narrowest_card;
    scale_ = roomy ? large_scale : small_scale;
    const Size wanted = roomy ? large : small;
    int width = std::min(area.width, wanted.width);
    Rect panel{area.x + width + 1, area.y + 1, area.width - width - 1, height};
    if (panel.width < narrowest_card) { // one or the other
        panel = {area.x + 1, area.y + 1, area.width - 2, height};
        width = panel_ == Panel::roster ? 0 : area.width;
    }
    arena_area_ = {area.x, area.y + 1, width, std::min(height, wanted.height)};
    if (width > 0) {
        show_board(canvas, arena_area_, draw_arena(scale_, board.tables, board.state, aims_), arena, scale_,
                   cursor_);
    } else {
        canvas.set_caret({panel.x, panel.y});
    }
    if (width == 0 || panel.x > area.x + 1) {
        draw_panel(canvas, panel, board);
    }
    draw_ruler(canvas, {area.x, area.y + area.height - ruler_lines, area.width, ruler_lines}, rows);
}

int Screen::least_height(Size screen) const {
    const int large = board_size(arena_board(), large_scale).height + 1;
    return screen.height > large + ruler_height + 4 ? large
                                                    : board_size(arena_board(), small_scale).height + 1;
}

int Screen::wanted_height(Size screen) const { return least_height(screen) + (ruled_ ? ruler_height : 0); }

void Screen::follow(const Position& position, std::string_view action) {
    const Board board(position);
    for (const std::string_view word : split(action, ' ')) {
        const int found = board.tables.find(word);
        if (found >= 0) {
            point_at(board, in_roster(board.state, static_cast<std::uint8_t>(found)));
        }
    }
}

std::unique_ptr<GameView> make() { return std::make_unique<Screen>(); }

} // namespace disfida::tui::iliad_screen
