#include "tui/barletta/view.hpp"

#include <algorithm>
#include <optional>

#include "barletta/describe.hpp"
#include "barletta/game.hpp"
#include "barletta/legal.hpp"
#include "barletta/notation.hpp"
#include "barletta/odds.hpp"
#include "barletta/refusal.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/game_position.hpp"
#include "tui/barletta/field.hpp"
#include "tui/barletta/layout.hpp"
#include "tui/barletta/legend.hpp"
#include "tui/barletta/odds_text.hpp"
#include "tui/barletta/orders.hpp"
#include "tui/barletta/panel.hpp"
#include "tui/barletta/statusline.hpp"

namespace disfida::tui {

namespace barletta_screen {

using barletta::knight_at;
using barletta::on_field;
using barletta::Phase;
using barletta::Side;
using barletta::side_of;

namespace {

class View final : public GameView {
  public:
    void sync(const Position& position) override;
    [[nodiscard]] std::string_view context(const Position& position) const override;
    Reply handle(Command command, const Position& position) override;
    Reply click(Point at, const Position& position) override;
    void draw(Canvas& canvas, const Rect& area, const Position& position) override;
    [[nodiscard]] std::vector<std::string> describe(const Position& position) override;
    [[nodiscard]] std::vector<std::string> odds_page(const Position& position, int width) override;
    [[nodiscard]] std::vector<std::string> compared(const Position& position) override;
    [[nodiscard]] std::string aimed(const Position& position) const override;
    [[nodiscard]] std::vector<std::string> legend() const override { return barletta_screen::legend(); }
    [[nodiscard]] int wanted_height(Size screen) const override {
        return barletta_screen::wanted_height(field_, screen);
    }
    void follow(const Position& position, std::string_view action) override;

  private:
    /// The position as Barletta's. Precondition of the view: it is.
    struct Board {
        const Tables& tables;
        const State& state;
        explicit Board(const Position& position)
            : tables(as_game<barletta::Game>(position)->game().tables()),
              state(as_game<barletta::Game>(position)->game_state()) {}
        [[nodiscard]] KnightId at(Spot spot) const {
            return spot == no_spot ? nobody : knight_at(state, spot);
        }
        [[nodiscard]] std::string name(KnightId knight) const { return barletta::name_of(tables, knight); }
    };

    [[nodiscard]] Reply play(const Board& board, const Action& action) const {
        return {Reply::Kind::play, barletta::text(board.tables, action)};
    }
    /// The knight the cursor stands for: on the field under it, else the one in camp picked with Tab.
    [[nodiscard]] KnightId under_cursor(const Board& board) const;
    Reply walk(const Board& board, Command command);
    Reply step_actor(const Board& board, int step);
    Reply step_place(const Board& board, int step);
    Reply step_unplaced(const Board& board, int step);
    Reply choose(const Board& board);
    Reply choose_knight(const Board& board);
    Reply carry_out(const Board& board);
    Reply attack(const Board& board, int step);
    Reply from(const Board& board);
    Reply simple_order(const Board& board, barletta::Verb verb);
    Reply back();
    [[nodiscard]] std::vector<std::string> placing(const Board& board) const;
    void point_at(const Board& board, KnightId knight);
    [[nodiscard]] std::vector<Action> fights(const Board& board) const;

    Orders orders_;
    Spot cursor_ = no_spot;
    KnightId camp_pick_ =
        nobody; ///< a knight without a hex of his own who is picked: in camp, or to be placed
    Side panel_side_ = Side::italian; // whom the panel shows, unless the player asks for the other
    bool other_side_ = false;
    int width_ = 80;
    int message_lines_ = 2;
    HexBoard field_; ///< of the last position
    Rect field_area_;
    Scale scale_;
};

KnightId View::under_cursor(const Board& board) const {
    return camp_pick_ != nobody ? camp_pick_ : board.at(cursor_);
}

void View::point_at(const Board& board, KnightId knight) {
    camp_pick_ = nobody;
    if (on_field(board.state.knights[knight])) {
        cursor_ = board.state.knights[knight].spot;
    } else {
        camp_pick_ = knight;
    }
}

void View::sync(const Position& position) {
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
        camp_pick_ = orders_.legal()[0].knight;
        for (const KnightId knight : orders_.actors()) { // in roster order
            camp_pick_ = knight;
            break;
        }
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

std::string_view View::context(const Position& position) const {
    switch (Board(position).state.phase) {
    case Phase::deploy:
        return context_deploy;
    case Phase::charge:
        return context_charge;
    case Phase::choose:
        return context_initiative;
    case Phase::activate:
        return orders_.chosen() != nobody ? context_aim : context_orders;
    case Phase::regroup:
        return context_regroup;
    case Phase::over:
        return context_over;
    case Phase::deploy_roll:
    case Phase::initiative:
        break;
    }
    return context_roll;
}

Reply View::handle(Command command, const Position& position) {
    const Board board(position);
    const Phase phase = board.state.phase;
    switch (command) {
    case Command::roll:
        return {Reply::Kind::play, "roll"};
    case Command::first:
    case Command::second:
        return {Reply::Kind::play, command == Command::first ? "first" : "second"};
    case Command::next:
    case Command::previous: {
        const int step = command == Command::next ? 1 : -1;
        if (phase == Phase::deploy) {
            return step_place(board, step);
        }
        return orders_.chosen() != nobody ? attack(board, step) : step_actor(board, step);
    }
    case Command::other_knight:
        return step_unplaced(board, 1);
    case Command::other_knight_back:
        return step_unplaced(board, -1);
    case Command::choose:
        return choose(board);
    case Command::attack:
        return attack(board, 1);
    case Command::from:
        return from(board);
    case Command::stay:
        if (board.state.knights[orders_.chosen()].place != barletta::Place::field) {
            return message(fill(tr("{knight} is in camp: a Move has to leave it [F]"),
                                {{"knight", board.name(orders_.chosen())}}));
        }
        return play(board, {barletta::Verb::move, orders_.chosen(), nobody,
                            board.state.knights[orders_.chosen()].spot});
    case Command::reorganise:
        return simple_order(board, barletta::Verb::reorganise);
    case Command::pass:
        return play(board, {barletta::Verb::pass});
    case Command::recover:
    case Command::remount: {
        const auto& only = orders_.legal();
        const bool alone = only.size() == 1;
        return play(board, alone ? only[0]
                                 : Action{command == Command::recover ? barletta::Verb::recover
                                                                      : barletta::Verb::remount,
                                          only[0].knight});
    }
    case Command::back:
        return back();
    case Command::panel:
        other_side_ = !other_side_;
        return changed();
    default:
        return walk(board, command);
    }
}

Reply View::walk(const Board& board, Command command) {
    const auto to = tui::walk(field_, board.tables.hex(cursor_), command);
    if (!to) {
        return {};
    }
    if (board.state.phase != Phase::deploy) {
        camp_pick_ = nobody;
    }
    cursor_ = board.tables.spot(*to);
    if (orders_.aim() && (!orders_.aim_at(board.tables, board.state, orders_.aim()->target, cursor_) ||
                          orders_.aim()->spot != cursor_)) {
        orders_.drop_aim();
    }
    return changed();
}

Reply View::step_actor(const Board& board, int step) {
    const std::vector<KnightId> actors = orders_.actors();
    if (actors.empty()) {
        return {};
    }
    const KnightId now = under_cursor(board);
    auto at = std::find(actors.begin(), actors.end(), now);
    std::size_t next = 0;
    if (at != actors.end()) {
        next = static_cast<std::size_t>(at - actors.begin()) + actors.size() +
               static_cast<std::size_t>(step > 0 ? 1 : actors.size() - 1);
    }
    point_at(board, actors[next % actors.size()]);
    return changed();
}

/// Step 0 goes to the nearest free place from the cursor on.
Reply View::step_place(const Board& board, int step) {
    std::vector<Spot> places;
    for (const Action& action : orders_.legal()) {
        if (action.knight == orders_.legal()[0].knight) {
            places.push_back(action.spot);
        }
    }
    if (places.empty()) {
        return {};
    }
    const auto at = std::find(places.begin(), places.end(), cursor_);
    if (at == places.end()) {
        const int column = board.tables.hex(cursor_).column;
        const auto beyond = std::find_if(places.begin(), places.end(),
                                         [&](Spot spot) { return board.tables.hex(spot).column >= column; });
        cursor_ = beyond != places.end() ? *beyond : places.front();
        return changed();
    }
    const auto index = static_cast<std::size_t>(at - places.begin()) + places.size();
    cursor_ = places[(step == 0 ? index : step > 0 ? index + 1 : index - 1) % places.size()];
    return changed();
}

Reply View::step_unplaced(const Board& /*board*/, int step) {
    const std::vector<KnightId> actors = orders_.actors();
    if (actors.empty()) {
        return {};
    }
    const auto at =
        static_cast<std::size_t>(std::find(actors.begin(), actors.end(), camp_pick_) - actors.begin());
    camp_pick_ = actors[(at + (step > 0 ? 1 : actors.size() - 1)) % actors.size()];
    return changed();
}

Reply View::choose(const Board& board) {
    switch (board.state.phase) {
    case Phase::deploy:
        return camp_pick_ == nobody ? Reply()
                                    : play(board, {barletta::Verb::place, camp_pick_, nobody, cursor_});
    case Phase::charge: {
        const KnightId knight = under_cursor(board);
        if (knight == nobody) {
            return message(tr("Nobody stands here: Tab goes to the next knight who can charge"));
        }
        return play(board, {barletta::Verb::charge, knight});
    }
    case Phase::activate:
        return orders_.chosen() == nobody ? choose_knight(board) : carry_out(board);
    default:
        return {};
    }
}

Reply View::choose_knight(const Board& board) {
    const KnightId knight = under_cursor(board);
    if (knight == nobody) {
        return message(tr("Nobody stands here: Tab goes to the next knight who can act"));
    }
    if (!orders_.can_act(knight)) {
        // Ask the rules why: a Move on the spot, or out of camp, is what every knight could do.
        const Spot spot = board.state.knights[knight].spot;
        const Error error =
            barletta::why_not(board.tables, board.state,
                              {barletta::Verb::move, knight, nobody,
                               spot == no_spot ? board.tables.entry[index(side_of(knight))].front() : spot});
        return message(error.text + " [" + error.rule + "]");
    }
    orders_.choose(knight);
    return changed();
}

Reply View::carry_out(const Board& board) {
    if (orders_.aim()) {
        return play(board, *orders_.aim());
    }
    const KnightId here = board.at(cursor_);
    if (orders_.can_attack(here)) {
        orders_.aim_at(board.tables, board.state, here, no_spot);
        return changed();
    }
    if (here == orders_.chosen()) {
        return message(
            tr("He stands here: move the cursor to a lit hex, [a]im at an enemy, [s]tay, or [Esc]"));
    }
    if (orders_.can_act(here)) {
        return choose_knight(board);
    }
    return play(board, {barletta::Verb::move, orders_.chosen(), nobody, cursor_}); // the rules say why not
}

Reply View::attack(const Board& board, int step) {
    if (orders_.chosen() == nobody) {
        Reply chosen = choose_knight(board);
        if (chosen.kind != Reply::Kind::changed) {
            return chosen;
        }
    }
    const bool on_own_way = orders_.reaches(cursor_) && !orders_.aim();
    const Spot wish = on_own_way ? cursor_ : orders_.aim() ? orders_.aim()->spot : no_spot;
    if (!orders_.aim_next(board.tables, board.state, step, wish)) {
        const bool none_left = board.state.party(board.state.mover()).attacks == 0;
        return message(none_left
                           ? tr("No attack is left this round: a side makes five [E1.1]")
                           : fill(tr("{knight} reaches no enemy he may attack; Enter moves him to a lit hex"),
                                  {{"knight", board.name(orders_.chosen())}}));
    }
    camp_pick_ = nobody;
    cursor_ = board.state.knights[orders_.aim()->target].spot;
    return changed();
}

Reply View::from(const Board& board) {
    if (!orders_.aim_from_next()) {
        return message(fill(tr("Aim at an enemy first: {key}"),
                            {{"key", key_for(game_keys(), static_cast<int>(Command::attack), context_aim)}}));
    }
    cursor_ = board.state.knights[orders_.aim()->target].spot;
    return changed();
}

Reply View::simple_order(const Board& board, barletta::Verb verb) {
    const KnightId knight = orders_.chosen() != nobody ? orders_.chosen() : under_cursor(board);
    if (knight == nobody) {
        return message(tr("Nobody stands here: Tab goes to the next knight who can act"));
    }
    return play(board, {verb, knight});
}

Reply View::back() {
    if (orders_.aim()) {
        orders_.drop_aim();
    } else {
        orders_.choose(nobody);
    }
    return changed();
}

Reply View::click(Point at, const Position& position) {
    const Board board(position);
    const auto hex = hex_at(field_area_, field_, scale_, board.tables.hex(cursor_), at);
    if (!hex) {
        return {};
    }
    const Spot spot = board.tables.spot(*hex);
    if (spot == cursor_) {
        return choose(board);
    }
    if (board.state.phase != Phase::deploy) {
        camp_pick_ = nobody;
    }
    orders_.drop_aim();
    cursor_ = spot;
    return changed();
}

void View::draw(Canvas& canvas, const Rect& area, const Position& position) {
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

std::vector<std::string> View::describe(const Position& position) {
    const Board board(position);
    const KnightId knight = under_cursor(board);
    if (orders_.aim()) {
        return combat_lines(board.tables, board.state, *orders_.aim(), width_, message_lines_);
    }
    if (board.state.phase == Phase::charge && orders_.can_act(knight)) {
        return combat_lines(board.tables, board.state, {barletta::Verb::charge, knight}, width_,
                            message_lines_);
    }
    if (board.state.phase == Phase::deploy) {
        return placing(board);
    }
    if (knight != nobody) {
        return {barletta::describe(board.tables, board.state, knight)};
    }
    const char* pattern = orders_.chosen() == nobody ? tr("{hex}, free")
                          : orders_.reaches(cursor_) ? tr("{hex}, free: Enter moves {knight} here")
                                                     : tr("{hex}, free: out of {knight}'s reach");
    return {fill(pattern, {{"hex", board.tables.spot_name(cursor_)},
                           {"knight", orders_.chosen() == nobody ? "" : board.name(orders_.chosen())}})};
}

/// Who is placed where, and against whom; nothing while the other side places and nobody is picked.
std::vector<std::string> View::placing(const Board& board) const {
    if (camp_pick_ == nobody) {
        return {};
    }
    const Hex hex = board.tables.hex(cursor_);
    const KnightId opposite =
        board.at(board.tables.spot({hex.column, board.tables.line_row[index(other(side_of(camp_pick_)))]}));
    const bool alone = opposite == nobody;
    return {fill(alone ? tr("Place {knight} (VC {vc}) in {hex}, nobody opposite yet")
                       : tr("Place {knight} (VC {vc}) in {hex}, opposite {enemy} (VC {enemy-vc})"),
                 {{"knight", board.name(camp_pick_)},
                  {"vc", std::to_string(board.tables.vc(camp_pick_))},
                  {"hex", board.tables.spot_name(cursor_)},
                  {"enemy", alone ? "" : board.name(opposite)},
                  {"enemy-vc", alone ? "" : std::to_string(board.tables.vc(opposite))}})};
}

/// The attacks or charges open to the chosen knight, or the one under the cursor: one an enemy, from the hex
/// one would aim from.
std::vector<Action> View::fights(const Board& board) const {
    std::vector<Action> fights;
    KnightId who = orders_.chosen() != nobody ? orders_.chosen() : under_cursor(board);
    if (board.state.phase == Phase::activate && !orders_.can_act(who)) {
        who = nobody;
    }
    std::vector<std::pair<KnightId, KnightId>> seen;
    for (const Action& action : orders_.legal()) {
        const auto pair = barletta::fighters(board.tables, board.state, action);
        const bool wanted = pair && (board.state.phase == Phase::charge || action.knight == who);
        if (wanted && std::find(seen.begin(), seen.end(), *pair) == seen.end()) {
            seen.push_back(*pair);
            Orders aiming;
            aiming.reset(board.tables, board.state);
            aiming.choose(action.knight);
            fights.push_back(aiming.aim_at(board.tables, board.state, pair->second, no_spot) ? *aiming.aim()
                                                                                             : action);
        }
    }
    return fights;
}

std::vector<std::string> View::odds_page(const Position& position, int width) {
    const Board board(position);
    const auto compared = fights(board);
    if (compared.empty()) {
        if (orders_.actors().empty()) {
            return {board.state.phase == Phase::over ? tr("The day is over: nobody attacks any more.")
                                                     : tr("Nobody can attack now.")};
        }
        return {tr("No attack is open to the knight under the cursor. Tab goes to the next who can act.")};
    }
    return comparison(board.tables, board.state, compared, width);
}

std::vector<std::string> View::compared(const Position& position) {
    const Board board(position);
    std::vector<std::string> out;
    for (const Action& action : fights(board)) {
        out.push_back(barletta::text(board.tables, action));
    }
    return out;
}

std::string View::aimed(const Position& position) const {
    const Board board(position);
    const auto charge = board.state.phase == Phase::charge && cursor_ != no_spot
                            ? orders_.find(Verb::charge, board.at(cursor_))
                            : std::nullopt;
    const auto& aim = orders_.aim() ? orders_.aim() : charge;
    return aim ? barletta::text(board.tables, *aim) : std::string();
}

void View::follow(const Position& position, std::string_view action) {
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

} // namespace

std::unique_ptr<GameView> make() { return std::make_unique<View>(); }

} // namespace barletta_screen

} // namespace disfida::tui
