#include "iliad/apply.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "disfida/odometer.hpp"
#include "iliad/fight.hpp"
#include "iliad/legal.hpp"

namespace disfida::iliad {

WarriorId bearer_in_the_way(const Tables& tables, const State& state, WarriorId hero, WarriorId striker) {
    const WarriorId bearer = bearer_of(tables, state, hero);
    if (bearer == nobody) {
        return nobody;
    }
    const Spot spot = state.roster[bearer].spot;
    return adjacent(spot, state.roster[hero].spot) && adjacent(spot, state.roster[striker].spot) ? bearer
                                                                                                 : nobody;
}

Spot closing_spot(const Tables& tables, const State& state, WarriorId who, WarriorId enemy) {
    const Warrior& closer = state.roster[who];
    const Area free = free_hexes(state);
    const int most = allowance(tables, closer);
    Area area = reach(closer.spot, free, 0);
    for (int steps = 0; steps <= most; ++steps) {
        Spot best = no_spot; // which is above every hex
        for (const Spot spot : around(state.roster[enemy].spot)) {
            if (spot < best && area.has(spot)) {
                best = spot;
            }
        }
        if (best != no_spot) {
            return best;
        }
        area = area.spread(free);
    }
    return closer.spot;
}

Spot leaving_spot(const State& state, WarriorId who) {
    const Area ways = ways_out(state, who);
    const Spot from = state.roster[who].spot;
    WarriorId first = nobody; // nobody is above every warrior
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        first = std::min(first, opponent(state.contacts[i], who));
    }
    const auto& six = around(from);
    const auto towards =
        static_cast<std::size_t>(std::find(six.begin(), six.end(), state.roster[first].spot) - six.begin());
    const Spot opposite = six[(towards + 3) % 6];
    if (opposite != no_spot && ways.has(opposite)) {
        return opposite;
    }
    Spot best = no_spot;
    for (const Spot spot : six) {
        if (spot < best && ways.has(spot)) {
            best = spot;
        }
    }
    return best;
}

namespace {

/// Insertion sort: a turn sorts a handful, and std::stable_sort would allocate.
template <class Before> void sort_stably(WarriorId* first, WarriorId* last, const Before& before) {
    for (auto* at = first; at != last; ++at) {
        for (auto* back = at; back != first && before(*back, *(back - 1)); --back) {
            std::swap(*back, *(back - 1));
        }
    }
}

constexpr int bout_row = 5;
constexpr int left_column = 4;
constexpr int right_column = 12;

} // namespace

void set_up_bout(State& state) {
    const Bout& bout = state.bouts[state.bout];
    for (const Side side : both_sides) {
        Warrior& warrior = state.roster[side == Side::left ? bout.left : bout.right];
        warrior.side = side;
        warrior.status = Status::in;
        warrior.spot = spot_of({side == Side::left ? left_column : right_column, bout_row});
    }
    state.turn = 1;
    state.idle = 0;
    state.phase = Phase::turn_start;
    state.active = nobody;
    state.order_count = 0;
    state.next = 0;
}

namespace {

/// One action under way.
template <DicePolicy D, class Sink> class Turn {
  public:
    Turn(const Tables& tables, State& state, D& dice, Sink& sink)
        : tables_(tables), state_(state), dice_(dice), fight_(tables, state, dice, sink) {}

    void play(const Action& action) {
        const WarriorId who = in_roster(state_, action.who);
        const WarriorId enemy = in_roster(state_, action.enemy);
        switch (action.verb) {
        case Verb::roll:
            missiles();
            activation();
            ++state_.idle;
            next();
            return;
        case Verb::armour:
            rely_on_armour();
            break;
        case Verb::parry:
            parry();
            break;
        case Verb::attack:
            state_.idle = 0;
            tell(
                [&] { return Event("attacks", "I-Hand").with("warrior", id(who)).with("enemy", id(enemy)); });
            state_.pending = {enemy, who};
            state_.phase = Phase::defend;
            return;
        case Verb::catch_it:
            try_to_catch();
            break;
        case Verb::let_go:
            tell([&] { return Event("lets", "I-Catch").with("warrior", id(state_.pending.decider)); });
            answered();
            break;
        case Verb::close:
            close(who, enemy);
            break;
        case Verb::disengage:
            disengage(who);
            break;
        case Verb::kill:
        case Verb::spare:
            judge(action.verb == Verb::spare);
            break;
        case Verb::move:
            tell([&] {
                return Event("moves", "I-Move")
                    .with("warrior", id(who))
                    .with("from", spot_name(warrior(who).spot))
                    .with("to", spot_name(action.spot));
            });
            warrior(who).spot = action.spot;
            break;
        case Verb::quit:
            tell([&] { return Event("quits", "I-Quit").with("warrior", id(who)); });
            fight_.put_out(who, Status::quit);
            break;
        case Verb::throw_at:
            throw_spear(who, enemy);
            break;
        case Verb::wait:
            tell([&] { return Event("waits", "I-Move").with("warrior", id(who)); });
            break;
        }
        if (state_.phase != Phase::plea && state_.phase != Phase::catching && !lost()) {
            next();
        }
    }

  private:
    template <class Make> void tell(const Make& make) { fight_.tell(make); }
    [[nodiscard]] Warrior& warrior(WarriorId who) { return state_.roster[who]; }
    [[nodiscard]] std::string_view id(WarriorId who) const { return fight_.id(who); }

    /// Takes the pending answer off.
    Pending answered() {
        const Pending pending = state_.pending;
        state_.pending = {};
        state_.phase = Phase::activate;
        return pending;
    }

    // ---- the turn (section 3)

    /// A missile may come at each hero, if anybody in the roster is a bearer (I-Bearer).
    void missiles() {
        const auto* end = state_.roster.cbegin() + state_.count;
        if (std::all_of(state_.roster.cbegin(), end, [&](const Warrior& w) { return is_hero(tables_, w); })) {
            return;
        }
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (fight_.hero(who) && fight_.still_fights(who)) {
                missile(who);
            }
        }
    }

    void missile(WarriorId hero) {
        const int die = dice_.die({id(hero), "a missile", "I-Bearer"});
        tell([&] { return Event("missile-roll", "I-Bearer").with("warrior", id(hero)).with("die", die); });
        if (die != missile_die) {
            return;
        }
        const WarriorId bearer = bearer_of(tables_, state_, hero);
        const bool near = bearer != nobody && adjacent(warrior(bearer).spot, warrior(hero).spot);
        if (!near || !intercepts(hero, bearer)) {
            warrior(hero).distracted = true;
            tell([&] { return Event("distracted", "I-Bearer").with("warrior", id(hero)); });
        }
    }

    /// Whether the bearer gets into the missile's way; the second roll says whether it hurts him (I-Bearer).
    bool intercepts(WarriorId hero, WarriorId bearer) {
        const int die = dice_.die({id(hero), "the quadrant", "I-Bearer"});
        const int quadrants = die % 6 <= 3 ? die % 6 : 6 - die; // the shorter way round, 6 is his own
        const int agility = warrior(bearer).agility;
        const Pair dice = dice_.total({id(bearer), "stopping the missile", "I-Bearer"},
                                      [&](int sum) { return int{sum + quadrants < agility}; });
        const bool stopped = dice.sum() + quadrants < agility;
        tell([&] {
            return Event("intercepts", "I-Bearer")
                .with("warrior", id(bearer))
                .with("hero", id(hero))
                .with("die", die)
                .with("quadrants", quadrants)
                .with("from", die % 2 == 0 ? "left" : "right")
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("stopped", stopped);
        });
        if (stopped) {
            take_missile(bearer);
        }
        return stopped;
    }

    void take_missile(WarriorId bearer) {
        const int bottle = warrior(bearer).bottle;
        const int added = fight_.take_additions(bearer);
        const int clang = fight_.clang(bearer);
        const auto unhurt = [&](int sum) { return sum > clang && sum + added < bottle; };
        const Pair dice =
            dice_.total({id(bearer), "the shield", "I-Bearer"}, [&](int sum) { return int{unhurt(sum)}; });
        tell([&] {
            return Event("shield", "I-Bearer")
                .with("warrior", id(bearer))
                .with("dice", {dice.a, dice.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("clang", clang)
                .with("unhurt", unhurt(dice.sum()));
        });
        if (!unhurt(dice.sum())) {
            fight_.wound(bearer, nobody);
        }
    }

    /// The order of activation: BOTTLE, then AGILITY, highest first, equals by a d6 each (ruling).
    void activation() {
        state_.order_count = 0;
        state_.next = 0;
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (fight_.still_fights(who)) {
                state_.order[state_.order_count++] = who;
            }
        }
        auto* first = state_.order.begin();
        auto* last = first + state_.order_count;
        const auto worth = [&](WarriorId who) { return warrior(who).bottle * 16 + warrior(who).agility; };
        sort_stably(first, last, [&](WarriorId a, WarriorId b) { return worth(a) > worth(b); });
        while (first != last) {
            auto* next =
                std::find_if(first, last, [&](WarriorId who) { return worth(who) != worth(*first); });
            settle(first, next);
            first = next;
        }
        tell([&] {
            std::string ids;
            for (std::size_t i = 0; i < state_.order_count; ++i) {
                ids += (i == 0 ? "" : ",") + std::string(id(state_.order[i]));
            }
            return Event("order", "I-Turn").with("turn", int{state_.turn}).with("warriors", ids);
        });
    }

    /// Equals roll a d6 each in roster order, higher first; those still equal again, the higher group first.
    void settle(WarriorId* first, WarriorId* last) {
        if (last - first < 2) {
            return;
        }
        std::sort(first, last);
        std::array<int, most_warriors> die{};
        for (auto* at = first; at != last; ++at) {
            die[*at] = dice_.die({id(*at), "who acts first", "I-Turn"});
            tell(
                [&] { return Event("order-roll", "I-Turn").with("warrior", id(*at)).with("die", die[*at]); });
        }
        sort_stably(first, last, [&](WarriorId a, WarriorId b) { return die[a] > die[b]; });
        while (first != last) {
            auto* next = std::find_if(first, last, [&](WarriorId who) { return die[who] != die[*first]; });
            settle(first, next);
            first = next;
        }
    }

    /// Goes on to the next of the order who still fights, or to the next turn.
    void next() {
        while (state_.next < state_.order_count && !fight_.still_fights(state_.order[state_.next])) {
            ++state_.next;
        }
        if (state_.next < state_.order_count) {
            state_.active = state_.order[state_.next++];
            state_.phase = Phase::activate;
        } else {
            end_turn();
        }
    }

    void end_turn() {
        for (std::size_t i = 0; i < state_.count; ++i) {
            state_.roster[i].distracted = false;
        }
        state_.active = nobody;
        state_.order_count = 0;
        state_.next = 0;
        if (state_.idle >= most_idle) {
            state_.turn = static_cast<std::uint8_t>(state_.turn + 1);
            undecided(Ending::idle);
            return;
        }
        if (state_.turn == last_turn) {
            undecided(Ending::turns);
            return;
        }
        ++state_.turn;
        state_.phase = Phase::turn_start;
    }

    // ---- the actions (section 4)

    void close(WarriorId who, WarriorId enemy) {
        state_.idle = 0;
        const int bottle = warrior(who).bottle;
        const int added = fight_.take_additions(who);
        const auto outcome = [&](Pair dice) {
            return dice.sum() + added <= bottle ? 0 : (dice.is_double() ? 2 : 1);
        };
        const Pair dice = dice_.pair({id(who), "closing", "I-Close"}, outcome);
        const int came = outcome(dice);
        constexpr std::array tellings{Telling::closes, Telling::stands_off, Telling::shaken};
        fight_.tell_in_turn(tellings[static_cast<std::size_t>(came)], [&] {
            return Event("closes", "I-Close")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("closed", came == 0)
                .with("shaken", came == 2);
        });
        if (came == 0) {
            make_contact(who, enemy);
        } else if (came == 2) {
            fight_.note(Fact::shaken, who);
            if (--warrior(who).bottle == 0) {
                fight_.collapse(who);
            }
        }
    }

    /// Puts the closer beside the enemy; the initiative goes by BOTTLE, AGILITY, dice (I-Hand).
    void make_contact(WarriorId who, WarriorId enemy) {
        fight_.note(Fact::closed, who);
        const Spot to = closing_spot(tables_, state_, who, enemy);
        const Spot from = std::exchange(warrior(who).spot, to);
        const int bottle = warrior(who).bottle - warrior(enemy).bottle;
        const int agility = warrior(who).agility - warrior(enemy).agility;
        Pair dice{0, 0};
        int ahead = bottle != 0 ? bottle : agility;
        if (ahead == 0) {
            dice = dice_.until_different({id(who), "the initiative", "I-Hand"},
                                         {id(enemy), "the initiative", "I-Hand"});
            ahead = dice.a - dice.b;
        }
        const WarriorId leads = ahead > 0 ? who : enemy;
        add_contact(who, enemy, warrior(leads).side);
        fight_.note(Fact::initiative, leads);
        tell([&] {
            Event event("contact", "I-Hand");
            event.with("warrior", id(who)).with("enemy", id(enemy)).with("from", spot_name(from));
            event.with("to", spot_name(to)).with("initiative", id(leads));
            event.with("by", bottle != 0 ? "bottle" : agility != 0 ? "agility" : "dice");
            if (dice.a != 0) {
                event.with("dice", {dice.a, dice.b});
            }
            return event;
        });
    }

    void add_contact(WarriorId who, WarriorId enemy, Side initiative) {
        const bool left = warrior(who).side == Side::left;
        insert_contact(state_, {left ? who : enemy, left ? enemy : who, initiative});
    }

    /// The target trusts his armour: a blow, and if it wounded nobody his riposte (I-Hand, I-Riposte).
    void rely_on_armour() {
        const auto [target, attacker] = answered();
        tell([&] { return Event("trusts-armour", "I-Hand").with("warrior", id(target)); });
        const auto struck = fight_.strike(attacker, target, "attack", "I-Hand", true);
        if (!struck.target && !struck.bearer) {
            fight_.strike(target, attacker, "riposte", "I-Riposte", true);
        }
    }

    /// The target parries: BOTTLE against AGILITY, both always rolled (I-Parry).
    void parry() {
        const auto [target, attacker] = answered();
        const int bottle = warrior(attacker).bottle;
        const int agility = warrior(target).agility;
        const int added = fight_.take_additions(attacker);
        const WarriorId bearer =
            fight_.hero(target) ? bearer_in_the_way(tables_, state_, target, attacker) : nobody;
        const auto outcome =
            [&](Pair dice) { // 3: always wounds; 1: success; 4: a double that hits the bearer
                const int success = dice.sum() == 2 ? 3 : int{dice.sum() + added <= bottle};
                return success + (fight_.hits_bearer(dice, added, bottle, bearer) ? 4 : 0);
            };
        const Pair dice = dice_.pair({id(attacker), "the attack", "I-Parry"}, outcome);
        const Pair against =
            dice_.total({id(target), "the parry", "I-Parry"}, [&](int sum) { return int{sum <= agility}; });
        const bool parried = against.sum() <= agility;
        const int struck = outcome(dice) & 3;
        const bool wounds = struck == 3 || (struck == 1 && !parried);
        const bool passes = struck == 0 && parried;
        fight_.tell_in_turn(wounds   ? Telling::parry_broken
                            : passes ? Telling::parry_turns
                                     : Telling::parry_holds,
                            [&] {
                                return Event("parry", "I-Parry")
                                    .with("warrior", id(attacker))
                                    .with("enemy", id(target))
                                    .with("dice", {dice.a, dice.b})
                                    .with("added", added)
                                    .with("bottle", bottle)
                                    .with("against", {against.a, against.b})
                                    .with("agility", agility)
                                    .with("wounds", wounds)
                                    .with("passes", passes);
                            });
        if (passes) {
            pass_initiative(target, attacker);
        }
        if (wounds) {
            fight_.wound(target, attacker);
        } else if ((outcome(dice) & 4) != 0) {
            fight_.wound_bearer(bearer, attacker);
        }
    }

    void pass_initiative(WarriorId to, WarriorId from) {
        fight_.note(Fact::initiative, to);
        for (Contact& contact : state_.contacts) {
            if (opponent(contact, to) == from) {
                contact.initiative = warrior(to).side;
                return;
            }
        }
    }

    void throw_spear(WarriorId who, WarriorId enemy) {
        state_.idle = 0;
        --warrior(who).spears;
        const int agility = warrior(who).agility;
        const auto hits = [&](int sum) { return sum == 2 || sum <= agility; };
        const Pair dice =
            dice_.total({id(who), "the throw", "I-Spear"}, [&](int sum) { return int{hits(sum)}; });
        const bool hit = hits(dice.sum());
        fight_.tell_in_turn(hit ? Telling::throw_hits : Telling::throw_misses, [&] {
            return Event("throws", "I-Spear")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("hit", hit)
                .with("spears", int{warrior(who).spears});
        });
        if (hit) {
            fight_.note(Fact::hit, enemy);
            fight_.strike(who, enemy, "spear", "I-Spear", false);
        } else if (fight_.hero(enemy)) {
            state_.pending = {enemy, who};
            state_.phase = Phase::catching;
        }
    }

    void try_to_catch() {
        const auto [catcher, thrower] = answered();
        Warrior& hero = warrior(catcher);
        const int agility = hero.agility;
        const auto outcome = [&](Pair dice) {
            if (dice.is_double()) {
                return dice.sum() == 12 ? Telling::walked_into : Telling::gods_catch;
            }
            return dice.sum() <= agility ? Telling::caught : Telling::not_caught;
        };
        const Pair dice = dice_.pair({id(catcher), "the catch", "I-Catch"},
                                     [&](Pair pair) { return static_cast<int>(outcome(pair)); });
        const Telling came = outcome(dice);
        if (came == Telling::caught) {
            hero.bottle = static_cast<std::int8_t>(std::min(most_worth, hero.bottle + 1));
            fight_.note(Fact::heartened, catcher);
        }
        if (came == Telling::caught || came == Telling::gods_catch) {
            ++hero.spears;
            fight_.note(Fact::caught, catcher);
        }
        fight_.tell_in_turn(came, [&] {
            return Event("catches", "I-Catch")
                .with("warrior", id(catcher))
                .with("enemy", id(thrower))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("bottle", int{hero.bottle})
                .with("spears", int{hero.spears});
        });
        if (came == Telling::walked_into) {
            fight_.wound(catcher, thrower);
        }
    }

    /// AGILITY against the BOTTLE of each he is in contact with; all have to let him go (I-Disengage).
    void disengage(WarriorId who) {
        state_.idle = 0;
        bool free = true;
        for (WarriorId enemy = 0; enemy < state_.count; ++enemy) {
            if (contact_of(state_, who, enemy) == nullptr) {
                continue;
            }
            free = breaks_from(who, enemy) && free;
            if (!fight_.still_fights(who) || fight_.pleading()) {
                return;
            }
        }
        if (!free) {
            return;
        }
        const Spot to = leaving_spot(state_, who);
        fight_.end_contacts(who);
        warrior(who).spot = to;
        fight_.note(Fact::escaped, who);
        tell([&] {
            return Event("breaks-away", "I-Disengage").with("warrior", id(who)).with("to", spot_name(to));
        });
    }

    bool breaks_from(WarriorId who, WarriorId enemy) {
        const int agility = warrior(who).agility;
        const int bottle = warrior(enemy).bottle;
        const Pair dice = dice_.total({id(who), "breaking away", "I-Disengage"},
                                      [&](int sum) { return int{sum <= agility}; });
        const int added = fight_.take_additions(enemy);
        const Pair against = dice_.total({id(enemy), "holding him", "I-Disengage"},
                                         [&](int sum) { return int{sum + added <= bottle}; });
        const bool away = dice.sum() <= agility;
        const bool holds = against.sum() + added <= bottle;
        const bool goes = away && !holds;
        fight_.tell_in_turn(goes ? Telling::escapes : Telling::held, [&] {
            return Event("disengages", "I-Disengage")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("against", {against.a, against.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("goes", goes)
                .with("hack", !away && holds);
        });
        if (!away && holds) {
            fight_.strike(enemy, who, "hack", "I-Disengage", false);
        }
        return goes;
    }

    void judge(bool spare) {
        const auto [victor, victim] = answered();
        tell([&] {
            return Event(spare ? "spared" : "killed", "I-Death")
                .with("warrior", id(victim))
                .with("by", id(victor));
        });
        fight_.put_out(victim, spare ? Status::spared : Status::dead);
    }

    // ---- the end (section 3, I-Tourney)

    /// Whether the last action put a side's last hero out, and what follows.
    bool lost() {
        const WarriorId gone = fight_.last_out();
        if (gone == nobody) {
            return false;
        }
        const Side side = warrior(gone).side;
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (warrior(who).side == side && fight_.hero(who) && fight_.still_fights(who)) {
                return false;
            }
        }
        const Status status = warrior(gone).status;
        if (state_.mode == Mode::tourney) {
            const Bout& bout = state_.bouts[state_.bout];
            end_bout(gone == bout.left ? bout.right : bout.left, status);
        } else {
            over(side == Side::left ? Winner::right : Winner::left, ending_by(status));
        }
        return true;
    }

    void over(Winner winner, Ending ending) {
        state_.phase = Phase::over;
        state_.active = nobody;
        state_.order_count = 0;
        state_.next = 0;
        state_.winner = winner;
        state_.ending = ending;
        tell([&] {
            Event event("over", state_.mode == Mode::tourney ? "I-Tourney" : "I-Turn");
            event.with("winner", winner == Winner::draw
                                     ? "draw"
                                     : name(winner == Winner::left ? Side::left : Side::right));
            event.with("by", name(ending));
            if (state_.mode == Mode::tourney) {
                event.with("champion", id(state_.bouts[state_.bout].winner));
            }
            return event;
        });
    }

    /// Nobody won: a draw, or in a tourney the higher BOTTLE, then AGILITY, then the left one (ruling).
    void undecided(Ending ending) {
        if (state_.mode != Mode::tourney) {
            over(Winner::draw, ending);
            return;
        }
        const Bout& bout = state_.bouts[state_.bout];
        const Warrior& left = warrior(bout.left);
        const Warrior& right = warrior(bout.right);
        const bool right_wins =
            right.bottle > left.bottle || (right.bottle == left.bottle && right.agility > left.agility);
        const WarriorId loser = right_wins ? bout.left : bout.right;
        tell([&] {
            return Event("undecided", "I-Tourney").with("by", name(ending)).with("loser", id(loser));
        });
        fight_.put_out(loser, Status::quit);
        end_bout(right_wins ? bout.right : bout.left, Status::quit);
    }

    /// The winner takes half of what the loser had lost and is whole again; the next bout is set up.
    void end_bout(WarriorId winner, Status by) {
        Bout& bout = state_.bouts[state_.bout];
        const WarriorId loser = bout.left == winner ? bout.right : bout.left;
        bout.winner = winner;
        bout.by = by;
        Warrior& victor = warrior(winner);
        const int gain = std::max(0, warrior(loser).start_bottle - warrior(loser).bottle) / 2;
        victor.start_bottle = static_cast<std::int8_t>(std::min(most_worth, victor.start_bottle + gain));
        victor.bottle = victor.start_bottle;
        victor.agility = victor.start_agility;
        victor.spears = static_cast<std::uint8_t>(tables_.info(victor.info).spears);
        fight_.put_out(winner, Status::waiting);
        tell([&] {
            return Event("bout-won", "I-Tourney")
                .with("warrior", id(winner))
                .with("loser", id(loser))
                .with("by", name(by))
                .with("gain", gain)
                .with("bottle", int{victor.bottle});
        });
        if (state_.bout + 1 == state_.field - 1) {
            over(victor.side == Side::left ? Winner::left : Winner::right, ending_by(by));
            return;
        }
        ++state_.bout;
        if (state_.bout == state_.bout_count) {
            next_round();
        }
        set_up_bout(state_);
        tell([&] {
            const Bout& next = state_.bouts[state_.bout];
            return Event("bout", "I-Tourney").with("left", id(next.left)).with("right", id(next.right));
        });
    }

    /// The winners of the round just over meet in the same order.
    void next_round() {
        const std::size_t before = round_start(state_);
        const std::size_t size = (state_.bout_count - before) / 2;
        for (std::size_t i = 0; i < size; ++i) {
            state_.bouts[state_.bout_count++] = {state_.bouts[before + 2 * i].winner,
                                                 state_.bouts[before + 2 * i + 1].winner, nobody,
                                                 Status::dead};
        }
    }

    const Tables& tables_;
    State& state_;
    D& dice_;
    Fight<D, Sink> fight_;
};

} // namespace

template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink) {
    Turn<D, Sink>(tables, state, dice, sink).play(action);
}

template void apply(const Tables&, State&, const Action&, Dice&, EventLog&);
template void apply(const Tables&, State&, const Action&, SeededDice&, NoEvents&);
template void apply(const Tables&, State&, const Action&, Odometer&, NoEvents&);
template void apply(const Tables&, State&, const Action&, Odometer&, FactCounter&);

} // namespace disfida::iliad
