// What keys mean on Lorraine's screen.
#include "lorraine/notation.hpp"
#include "lorraine/sharing.hpp"
#include "tui/lorraine/map.hpp"
#include "tui/lorraine/screen.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

Reply Screen::play(const Board& board, const Action& action) {
    return {Reply::Kind::play, lorraine::text(board.tables, board.state, action)};
}

Reply Screen::complete(const Board& board, const Action& action, std::string question, int start) {
    if (action.n == action.most) {
        return play(board, action);
    }
    asked_ = action;
    return {Reply::Kind::number, std::move(question), action.n, action.most,
            std::clamp<int>(start, action.n, action.most)};
}

Reply Screen::number(int n, const Position& position) {
    const Board board(position);
    if (form_) {
        form_->number(n);
        return changed();
    }
    if (!asked_) {
        return {};
    }
    Action action = *asked_;
    asked_.reset();
    action.n = action.most = static_cast<std::int16_t>(n);
    if (action.verb == Verb::sally && n == 0) {
        action.n = action.most = 0; // he comes out alone
    }
    return play(board, action);
}

/// Goes to the next of some zones by the places of their names.
bool Screen::step_zone(Zones zones, int by) {
    if (zones == 0) {
        return false;
    }
    int zone = cursor_;
    do {
        zone = (zone + by + static_cast<int>(zone_count)) % static_cast<int>(zone_count);
    } while (!has(zones, static_cast<ZoneId>(zone)));
    cursor_ = static_cast<ZoneId>(zone);
    return true;
}

Reply Screen::walk_to(const Board& board, Command command) {
    const auto to = walk(board.tables, cursor_, command);
    if (!to) {
        return {};
    }
    cursor_ = *to;
    orders_.drop();
    if (board.state.phase == Phase::pick) {
        show_pickable(board);
    }
    return changed();
}

/// Whoever can be picked in the zone under the cursor.
void Screen::show_pickable(const Board& board) {
    for (const GeneralId who : orders_.pickable()) {
        if (board.general(who).zone == cursor_ &&
            (chosen_ == nobody || board.general(chosen_).zone != cursor_)) {
            chosen_ = who;
        }
    }
}

void Screen::step_general(const Board& board, int by) {
    const auto all = orders_.pickable();
    if (all.empty()) {
        return;
    }
    const auto at = std::find(all.begin(), all.end(), chosen_);
    const auto count = static_cast<int>(all.size());
    const int place = at == all.end() ? 0 : (static_cast<int>(at - all.begin()) + by + count) % count;
    chosen_ = all[static_cast<std::size_t>(place)];
    cursor_ = board.general(chosen_).zone;
}

Reply Screen::handle(Command command, const Position& position) {
    const Board board(position);
    if (form_) {
        if (command == Command::back) {
            form_.reset();
            return changed();
        }
        return form_->handle(command, board);
    }
    if (command == Command::supply) {
        supply_ = !supply_;
        return changed();
    }
    if (command == Command::panel) {
        list_ = !list_;
        return changed();
    }
    if (command == Command::roll) {
        return {Reply::Kind::play, "roll"};
    }
    switch (board.state.phase) {
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return muster(board, command);
    case Phase::pick:
        return pick(board, command);
    case Phase::event:
        if (command == Command::punish || command == Command::spare) {
            return {Reply::Kind::play, command == Command::punish ? "punish" : "spare"};
        }
        return walk_to(board, command);
    case Phase::activate:
        return storm_ ? storming(board, command) : activate(board, command);
    case Phase::stand:
    case Phase::join:
    case Phase::mode:
    case Phase::card:
        return fighting(board, command);
    case Phase::retreat:
    case Phase::place:
    case Phase::losses:
    case Phase::going_back:
        return after_battle(board, command);
    default:
        return walk_to(board, command);
    }
}

Reply Screen::muster(const Board& board, Command command) {
    const bool french = board.state.phase == Phase::muster_french;
    const auto place = [&](bool inside) -> Reply {
        std::optional<Action> found;
        for (const Action& action : orders_.legal()) {
            if (action.verb == Verb::muster && action.inside == inside &&
                (!french || action.zone == cursor_)) {
                if (!found) {
                    found = action;
                }
                found->n = std::min(found->n, action.n); // a town takes 50 or 100
                found->most = std::max(found->most, action.most);
            }
        }
        if (found) {
            const int usual = found->who < named ? board.tables.generals[found->who].points : found->n;
            const bool town = french && board.tables.zone(cursor_).kind == ZoneKind::town;
            return complete(board, *found,
                            fill(town ? tr("Points of {general}, 50 or 100") : tr("Points of {general}"),
                                 {{"general", board.name(found->who)}}),
                            usual);
        }
        if (orders_.find(Verb::ready)) {
            return {Reply::Kind::play, "ready"};
        }
        return message(inside
                           ? tr("He cannot stand inside here: a castle with room for 50 is needed [L-Set]")
                           : tr("Nobody can be placed here now: Tab goes to the places there are [L-Set]"));
    };
    switch (command) {
    case Command::choose:
        return place(false);
    case Command::inside:
        return place(true);
    case Command::garrison:
        if (const auto action = orders_.find(Verb::garrison, cursor_)) {
            return complete(board, *action,
                            fill(tr("Points without a general in {zone}"), {{"zone", board.zone(cursor_)}}),
                            action->n);
        }
        return message(
            tr("No garrison can be laid here: a castle without one, with room, and points left for "
               "the castles [L-Set]"));
    case Command::muster_default:
        return {Reply::Kind::play, "muster default"};
    case Command::unmuster:
        return {Reply::Kind::play, "unmuster"};
    case Command::ready:
        return {Reply::Kind::play, "ready"};
    case Command::next:
    case Command::previous:
        step_zone(orders_.zones(), command == Command::next ? 1 : -1);
        return changed();
    default:
        return walk_to(board, command);
    }
}

Reply Screen::pick(const Board& board, Command command) {
    switch (command) {
    case Command::choose: {
        if (chosen_ == nobody) {
            return message(tr("Nobody is chosen: Tab goes to those who can be picked"));
        }
        Action action;
        action.verb = Verb::pick;
        action.who = chosen_;
        return play(board, action);
    }
    case Command::next:
    case Command::previous:
        step_general(board, command == Command::next ? 1 : -1);
        return changed();
    default:
        return walk_to(board, command);
    }
}

/// Aims at an action that rolls dice, so that its odds are seen first; the same key again: the next one.
Reply Screen::aim(const Board& board, Verb verb) {
    if (orders_.aim_next(verb)) {
        return changed();
    }
    Action action;
    action.verb = verb;
    action.who = board.state.active.who;
    action.n = action.most = 1;
    if (verb == Verb::transfer) { // with whom is not said: the rules could not answer
        return message(
            tr("Nobody here can give him points or take some: a friend on the same side of the walls, "
               "neither estranged [L-Transfer]"));
    }
    return play(board, action); // the rules say why not
}

Reply Screen::begin_storm(const Board& board, Verb verb) {
    if (!orders_.find(verb)) {
        const bool any = storm_.emplace(board, verb).alone();
        const Action alone = storm_->action();
        const ZoneId zone = board.general(alone.who).zone;
        const auto* castle = castle_in(board.tables, board.state, zone);
        const bool may = castle != nullptr && castle->owner != board.general(alone.who).side && !castle->used;
        if (any || !may) {
            storm_.reset();
            return play(board, alone); // the rules say why not
        }
        return changed(); // with friends there may be enough
    }
    storm_.emplace(board, verb);
    return changed();
}

Reply Screen::storming(const Board& board, Command command) {
    switch (command) {
    case Command::toggle:
        storm_->toggle();
        return changed();
    case Command::next:
    case Command::go_right:
    case Command::go_down:
        storm_->step(1);
        return changed();
    case Command::previous:
    case Command::go_left:
    case Command::go_up:
        storm_->step(-1);
        return changed();
    case Command::choose:
        return play(board, storm_->action());
    case Command::back:
        storm_.reset();
        return changed();
    default:
        return {};
    }
}

/// Plays what is aimed at, or asks for its number.
Reply Screen::do_aimed(const Board& board) {
    const Action aimed = *orders_.aim();
    switch (aimed.verb) {
    case Verb::take:
        return complete(board, aimed, tr("Points out of the garrison"), aimed.most);
    case Verb::transfer:
        return complete(
            board, aimed,
            fill(tr("{from} gives {to}"), {{"from", board.name(aimed.who)}, {"to", board.name(aimed.with)}}),
            (aimed.n + aimed.most) / 2);
    case Verb::sally: {
        Action action = aimed;
        if (aimed.n > 0) {
            action.n = 0; // leaderless points are his choice
            return complete(board, action, tr("Points of the garrison that go with him"), action.most);
        }
        return play(board, action);
    }
    default:
        return play(board, aimed);
    }
}

/// Marches to the zone under the cursor. On the general himself the next thing to do is shown, so that
/// somebody who only presses Enter gets on.
Reply Screen::choose_zone(const Board& board) {
    const GeneralId who = board.state.active.who;
    if (cursor_ == board.general(who).zone) {
        const bool rests = board.state.active.moved > 0 || orders_.zones() == 0;
        if (!orders_.aim_next(Verb::ravage) && (rests || !step_zone(orders_.zones(), 1))) {
            orders_.aim_next(Verb::end);
        }
        return changed();
    }
    if (const auto action = orders_.march(cursor_)) {
        return play(board, *action);
    }
    const Marks reach = marks(board);
    const int steps = board.tables.distance[board.general(who).zone][cursor_];
    if (reach.needs[cursor_] > 0 && steps > 1) {
        return message(fill(tr("{zone} is {n} zones away: he marches one zone after the other [L-Move]"),
                            {{"zone", board.zone(cursor_)}, {"n", std::to_string(steps)}}));
    }
    Action action;
    action.verb = board.state.active.moved == 0 ? Verb::move : Verb::press_on;
    action.who = who;
    action.zone = cursor_;
    return play(board, action); // the rules say why not
}

Reply Screen::activate(const Board& board, Command command) {
    const GeneralId who = board.state.active.who;
    const auto simple = [&](Verb verb) {
        Action action;
        action.verb = verb;
        action.who = who;
        return play(board, action);
    };
    switch (command) {
    case Command::choose:
        return orders_.aim() ? do_aimed(board) : choose_zone(board);
    case Command::next:
    case Command::previous: {
        const int by = command == Command::next ? 1 : -1;
        if (orders_.aim() && orders_.aim_next(orders_.aim()->verb, by)) {
            return changed();
        }
        if (!step_zone(orders_.zones(), by)) {
            return message(fill(tr("{general} cannot march further"), {{"general", board.name(who)}}));
        }
        return changed();
    }
    case Command::back:
        orders_.drop();
        cursor_ = board.general(who).zone;
        return changed();
    case Command::end:
        return simple(Verb::end);
    case Command::ravage:
        return simple(Verb::ravage);
    case Command::walls:
        return simple(board.general(who).inside ? Verb::leave : Verb::enter);
    case Command::garrison:
        if (const auto action = orders_.find(Verb::garrison)) {
            return complete(
                board, *action,
                fill(tr("Points that stay in {zone}"), {{"zone", board.zone(board.general(who).zone)}}),
                action->n);
        } else {
            Action one;
            one.verb = Verb::garrison;
            one.who = who;
            one.n = one.most = 1;
            return play(board, one);
        }
    case Command::draw_out:
        return aim(board, Verb::take);
    case Command::transfer:
        return aim(board, Verb::transfer);
    case Command::recover:
        return aim(board, orders_.find(Verb::try_again) ? Verb::try_again : Verb::recover);
    case Command::siege:
        return begin_storm(board, Verb::siege);
    case Command::attack:
        return board.general(who).inside ? aim(board, Verb::sally) : begin_storm(board, Verb::assault);
    default:
        return walk_to(board, command);
    }
}

Reply Screen::fighting(const Board& board, Command command) {
    const auto plain = [](std::string_view action) { return Reply{Reply::Kind::play, std::string(action)}; };
    const std::size_t cards = board.state.phase == Phase::card ? orders_.legal().size() : 0;
    switch (command) {
    case Command::flee:
        return plain("flee");
    case Command::stand:
        return plain("stand");
    case Command::no_join:
        return plain("no-join");
    case Command::join:
        if (const auto action = orders_.find(Verb::join)) {
            return complete(
                board, *action,
                fill(tr("Points that come out with {general}"), {{"general", board.name(action->who)}}),
                action->most);
        }
        return {};
    case Command::fight:
        return plain("battle auto");
    case Command::array:
        array_ = !array_;
        return changed();
    case Command::enter_result:
        if (!orders_.find(Verb::battle_result)) {
            return message(tr("This campaign's battles are fought on the screen: option battles is auto"));
        }
        form_.emplace(board.state);
        return changed();
    case Command::choose:
        return cards > card_ ? play(board, orders_.legal()[card_]) : Reply{};
    case Command::next:
    case Command::go_right:
    case Command::go_down:
        if (cards > 0) {
            card_ = (card_ + 1) % cards;
            return changed();
        }
        break;
    case Command::previous:
    case Command::go_left:
    case Command::go_up:
        if (cards > 0) {
            card_ = (card_ + cards - 1) % cards;
            return changed();
        }
        break;
    default:
        break;
    }
    return walk_to(board, command);
}

Reply Screen::after_battle(const Board& board, Command command) {
    const State& state = board.state;
    switch (command) {
    case Command::choose:
        if (state.phase == Phase::losses) {
            const auto action = orders_.find(Verb::lose);
            if (!action) {
                return {};
            }
            return complete(board, *action,
                            fill(tr("Points {general} loses"), {{"general", board.name(action->who)}}),
                            action->n);
        }
        for (const Verb verb : {Verb::retreat, Verb::place}) {
            if (const auto action = orders_.find(verb, cursor_)) {
                return play(board, *action);
            }
        }
        return message(tr("Not here: Tab goes to the places there are"));
    case Command::next:
    case Command::previous:
        step_zone(orders_.zones(), command == Command::next ? 1 : -1);
        return changed();
    case Command::go_inside:
    case Command::stay: {
        const auto action = orders_.find(command == Command::stay ? Verb::stay : Verb::going_back);
        return action ? play(board, *action) : Reply{};
    }
    default:
        return walk_to(board, command);
    }
}

Reply Screen::click(Point at, const Position& position) {
    const Board board(position);
    const auto zone = form_ || list_ || array_ || on_field(board.state)
                          ? std::nullopt
                          : zone_at(map_area_, board.tables, cursor_, at);
    if (!zone) {
        return {};
    }
    if (*zone == cursor_) {
        return handle(Command::choose, position);
    }
    cursor_ = *zone;
    orders_.drop();
    if (board.state.phase == Phase::pick) {
        show_pickable(board);
    }
    return changed();
}

} // namespace disfida::tui::lorraine_screen
