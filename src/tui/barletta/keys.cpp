// What keys mean on Barletta's screen.
#include <algorithm>

#include "barletta/refusal.hpp"
#include "kernel/tongue.hpp"
#include "tui/barletta/screen.hpp"

namespace disfida::tui::barletta_screen {

std::string_view Screen::context(const Position& position) const {
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

Reply Screen::handle(Command command, const Position& position) {
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
        return step_unplaced(1);
    case Command::other_knight_back:
        return step_unplaced(-1);
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

Reply Screen::walk(const Board& board, Command command) {
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

Reply Screen::step_actor(const Board& board, int step) {
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
Reply Screen::step_place(const Board& board, int step) {
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

Reply Screen::step_unplaced(int step) {
    const std::vector<KnightId> actors = orders_.actors();
    if (actors.empty()) {
        return {};
    }
    const auto at =
        static_cast<std::size_t>(std::find(actors.begin(), actors.end(), camp_pick_) - actors.begin());
    camp_pick_ = actors[(at + (step > 0 ? 1 : actors.size() - 1)) % actors.size()];
    return changed();
}

Reply Screen::choose(const Board& board) {
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

Reply Screen::choose_knight(const Board& board) {
    const auto& all = orders_.legal();
    if (all.size() == 1 && all[0].knight == nobody) {
        return play(board, all[0]); // only a pass is left
    }
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

Reply Screen::carry_out(const Board& board) {
    if (orders_.aim()) {
        return play(board, *orders_.aim());
    }
    const KnightId here = board.at(cursor_);
    if (orders_.can_attack(here)) {
        orders_.aim_at(board.tables, board.state, here, no_spot);
        return changed();
    }
    const bool in_camp = camp_pick_ == orders_.chosen() && !orders_.reaches(cursor_);
    if (here == orders_.chosen() || in_camp) { // who only presses Enter is shown what can be done
        if (!orders_.targets().empty()) {
            return attack(board, 1);
        }
        if (const Spot near = orders_.spot_near(board.tables, cursor_); near != no_spot) {
            cursor_ = near;
            return changed();
        }
        return message(tr("He can go nowhere else and reaches no enemy: [s]tay, [r]eorganise, or [Esc]"));
    }
    if (orders_.can_act(here)) {
        return choose_knight(board);
    }
    return play(board, {barletta::Verb::move, orders_.chosen(), nobody, cursor_}); // the rules say why not
}

Reply Screen::attack(const Board& board, int step) {
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

Reply Screen::from(const Board& board) {
    if (!orders_.aim_from_next()) {
        return message(fill(tr("Aim at an enemy first: {key}"),
                            {{"key", key_for(game_keys(), static_cast<int>(Command::attack), context_aim)}}));
    }
    cursor_ = board.state.knights[orders_.aim()->target].spot;
    return changed();
}

Reply Screen::simple_order(const Board& board, barletta::Verb verb) {
    const KnightId knight = orders_.chosen() != nobody ? orders_.chosen() : under_cursor(board);
    if (knight == nobody) {
        return message(tr("Nobody stands here: Tab goes to the next knight who can act"));
    }
    return play(board, {verb, knight});
}

Reply Screen::back() {
    if (orders_.aim()) {
        orders_.drop_aim();
    } else {
        orders_.choose(nobody);
    }
    return changed();
}

Reply Screen::click(Point at, const Position& position) {
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

} // namespace disfida::tui::barletta_screen
