#include "tui/lorraine/screen.hpp"

#include <bit>

#include "kernel/words.hpp"
#include "lorraine/describe.hpp"
#include "tui/lorraine/map.hpp"
#include "tui/lorraine/panel.hpp"
#include "tui/lorraine/statusline.hpp"
#include "tui/lorraine/view.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

constexpr int map_height = 20;
constexpr int map_width = 77;
constexpr int tall_screen = 38; ///< from here on lists and battle have more lines than the map

ZoneId first_of(Zones zones) { return static_cast<ZoneId>(std::countr_zero(zones)); }

} // namespace

void Screen::sync(const Position& position) {
    const Board board(position);
    const State& state = board.state;
    orders_.reset(board);
    odds_.reset();
    storm_.reset();
    form_.reset();
    asked_.reset();
    array_ = false;
    card_ = 0;
    if (!state.battle.on) {
        volleys_ = {};
    }
    chosen_ = nobody;
    switch (state.phase) {
    case Phase::pick:
        step_general(board, 0);
        break;
    case Phase::activate:
        cursor_ = board.general(state.active.who).zone;
        break;
    case Phase::muster_french:
    case Phase::retreat:
    case Phase::place:
        if (const Zones zones = orders_.zones(); zones != 0 && !has(zones, cursor_)) {
            cursor_ = first_of(zones);
        }
        break;
    case Phase::ranks:
    case Phase::muster_burgundy:
        cursor_ = board.tables.entry;
        break;
    case Phase::card: // a banner, which can be any card, is kept as long as there is another
        while (card_ + 1 < orders_.legal().size() && orders_.legal()[card_].verb == Verb::card_banner) {
            ++card_;
        }
        break;
    default:
        if (state.battle.on && state.battle.zone != no_zone) {
            cursor_ = state.battle.zone;
        }
        break;
    }
}

std::string_view Screen::context(const Position& position) const {
    const Board board(position);
    switch (board.state.phase) {
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return context_muster;
    case Phase::pick:
        return context_pick;
    case Phase::event:
        return board.state.striking[0].what == Happening::indiscipline ? context_mutiny : context_roll;
    case Phase::activate:
        return storm_ ? context_storm : context_march;
    case Phase::stand:
        return context_stand;
    case Phase::join:
        return context_join;
    case Phase::mode:
        return form_ ? context_result : context_mode;
    case Phase::card:
        return context_card;
    case Phase::retreat:
    case Phase::place:
        return context_zone;
    case Phase::losses:
        return context_loss;
    case Phase::going_back:
        return context_return;
    case Phase::over:
        return context_over;
    default:
        return context_roll;
    }
}

GeneralId Screen::subject(const Board& board) const {
    const State& state = board.state;
    switch (state.phase) {
    case Phase::pick:
        return chosen_;
    case Phase::event:
        return state.striking[0].who;
    case Phase::activate:
        return storm_ && storm_->marked() != nobody ? storm_->marked() : state.active.who;
    case Phase::losses:
        return state.pending.who[0];
    case Phase::stand:
    case Phase::join:
    case Phase::mode:
        return state.battle.closing ? nobody : state.battle.attacker;
    default:
        return nobody;
    }
}

Marks Screen::marks(const Board& board) const {
    const State& state = board.state;
    Marks out;
    const GeneralId who = state.phase == Phase::activate ? state.active.who : subject(board);
    if (supply_) {
        const bool known = who < state.count;
        const Decider decides = decider(state);
        const Side side = known ? board.general(who).side : decides.anybody ? decides.side : Side::burgundy;
        mark_supply(board, side, known ? who : nobody, out);
        return out;
    }
    switch (state.phase) {
    case Phase::pick:
    case Phase::activate:
        if (who != nobody) {
            mark_reach(board, who, out);
        }
        break;
    case Phase::muster_french:
    case Phase::retreat:
    case Phase::place:
        out.choices = orders_.zones();
        break;
    default:
        break;
    }
    return out;
}

void Screen::draw(Canvas& canvas, const Rect& area, const Position& position) {
    const Board board(position);
    const State& state = board.state;
    draw_status_line(canvas, {area.x, area.y, area.width, 1}, board);
    const bool beside = area.width >= map_width + panel_width;
    const int width = beside ? map_width : area.width;
    const Rect field{area.x, area.y + 1, width, area.height - 1};
    const GeneralId marked = subject(board);
    if (beside) {
        draw_panel(canvas, {area.x + width + 1, area.y + 1, area.width - width - 1, area.height - 1}, board,
                   marked);
    }
    canvas.set_caret({field.x, field.y});
    if (form_) {
        form_->draw(canvas, field, board);
    } else if (on_field(state)) {
        draw_battle(canvas, field, board, orders_.legal(), card_, volleys_,
                    state.phase == Phase::fates ? ""
                                                : battle_words(state.battle.offensive, odds_.battle(board)));
    } else if (array_) {
        int y = field.y;
        for (const std::string& line : order_of_battle(board.tables, state)) {
            for (const std::string& part : wrap(line, field.width - 2, 2)) {
                canvas.text(field.x + 1, y++, part);
            }
        }
    } else if (list_ && !beside) {
        draw_panel(canvas, {field.x + 1, field.y, field.width - 2, field.height}, board, marked);
    } else {
        const int left = std::max(0, width - map_width) / 2;
        map_area_ = {field.x + left, field.y, width - left, std::min(field.height, map_height)};
        show_map(canvas, map_area_, board, marks(board), cursor_, marked);
    }
}

int Screen::wanted_height(Size screen) const {
    const int more = screen.height >= tall_screen ? 8 : 0;
    return 1 + map_height + more;
}

int Screen::least_height(Size screen) const {
    const bool small = screen.width < map_width || screen.height < map_height + 4;
    return small ? 1 + map_height / 2 : 1 + map_height; // the map scrolls there anyway
}

void Screen::follow(const Position& position, std::string_view action) {
    const Board board(position);
    for (const std::string_view word : split(action, ' ')) {
        const ZoneId zone = board.tables.find_zone(word);
        const GeneralId who = find_general(board.tables, board.state, word);
        if (zone != no_zone) {
            cursor_ = zone;
        } else if (who != nobody && on_map(board.general(who))) {
            cursor_ = board.general(who).zone;
        }
    }
}

std::unique_ptr<GameView> make() { return std::make_unique<Screen>(); }

} // namespace disfida::tui::lorraine_screen
