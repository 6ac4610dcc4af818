#include "lorraine/refusal.hpp"

#include <string>

#include "kernel/words.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/notation.hpp"
#include "lorraine/sharing.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

/// A well-formed action that is not legal, with its names at hand.
class Refused {
  public:
    Refused(const Tables& tables, const State& state, const Action& action)
        : tables_(tables), state_(state), action_(action), verb_(action.verb), who_(action.who) {}

    [[nodiscard]] Error why() const {
        if (state_.phase == Phase::over) {
            return {"the campaign is over", "L-Victory"};
        }
        if (!fits_phase()) {
            return now();
        }
        switch (state_.phase) {
        case Phase::muster_french:
        case Phase::muster_burgundy:
            return no_muster();
        case Phase::pick:
            return no_pick();
        case Phase::activate:
            return no_act();
        case Phase::join:
            return range("join " + id(who_), "L-Array");
        case Phase::mode:
            return no_mode();
        case Phase::card:
            return {"the card " + in_quotes(name(action_.card)) + " is not in that hand: " + list(),
                    "L-Quick"};
        case Phase::losses:
            return no_share();
        default:
            return now();
        }
    }

  private:
    [[nodiscard]] std::string id(GeneralId who) const {
        return id_of(tables_, state_, who, state_.pending.side);
    }
    [[nodiscard]] const General& general(GeneralId who) const { return state_.generals[who]; }
    [[nodiscard]] const std::string& zone(ZoneId zone) const { return tables_.zone(zone).id; }

    /// The legal lines, the first few of them.
    [[nodiscard]] std::string list() const {
        ActionList legal_list;
        legal(tables_, state_, legal_list);
        std::vector<std::string> lines;
        for (const Action& action : legal_list) {
            constexpr std::size_t most_shown = 6;
            if (lines.size() == most_shown) {
                lines.emplace_back("...");
                break;
            }
            lines.push_back(text(tables_, state_, action));
        }
        return join(lines, ", ");
    }

    [[nodiscard]] bool fits_phase() const {
        ActionList legal_list;
        legal(tables_, state_, legal_list);
        const auto same_verb = [&](const Action& action) {
            return action.verb == verb_ || (verb_ == Verb::card_banner && action.verb == Verb::card);
        };
        return state_.phase == Phase::activate ? acts()
               : state_.phase == Phase::muster_french || state_.phase == Phase::muster_burgundy
                   ? verb_ == Verb::muster || verb_ == Verb::garrison || verb_ == Verb::ready
                   : std::any_of(legal_list.begin(), legal_list.end(), same_verb);
    }

    [[nodiscard]] bool acts() const {
        switch (verb_) {
        case Verb::assault:
        case Verb::end:
        case Verb::enter:
        case Verb::garrison:
        case Verb::leave:
        case Verb::move:
        case Verb::press_on:
        case Verb::ravage:
        case Verb::recover:
        case Verb::sally:
        case Verb::siege:
        case Verb::take:
        case Verb::transfer:
        case Verb::try_again:
            return true;
        default:
            return false;
        }
    }

    /// What is being decided instead.
    [[nodiscard]] Error now() const {
        const Decider who = decider(state_);
        return {(who.anybody ? "now " + std::string(name(who.side)) + " decides: " : "now dice decide: ") +
                    list(),
                rule_of_phase()};
    }
    [[nodiscard]] std::string rule_of_phase() const {
        switch (state_.phase) {
        case Phase::ranks:
        case Phase::muster_french:
        case Phase::muster_burgundy:
            return "L-Set";
        case Phase::pick:
        case Phase::initiative:
            return "L-Init";
        case Phase::event:
            return "L-Event";
        case Phase::activate:
            return "L-Move";
        case Phase::stand:
            return "L-Battle";
        case Phase::join:
        case Phase::mode:
            return "L-Array";
        case Phase::card:
        case Phase::clash:
        case Phase::flank:
        case Phase::fates:
            return "L-Quick";
        case Phase::successor:
        case Phase::going_back:
        case Phase::promotion:
            return "L-After";
        case Phase::retreat:
            return "L-Retreat";
        case Phase::place:
            return "L-Hostage";
        case Phase::replace:
            return "L-Replace";
        case Phase::losses:
        case Phase::stack:
            return "L-Stack";
        default:
            return "L-Victory";
        }
    }

    /// The numbers a line of the list leaves open, when the number given is none of them.
    [[nodiscard]] Error range(const std::string& head, const std::string& rule) const {
        ActionList legal_list;
        legal(tables_, state_, legal_list);
        for (const Action& action : legal_list) {
            const std::string line = text(tables_, state_, action);
            if (action.verb == verb_ && line.starts_with(head + " ") && action.most > 0) {
                return {head + " " + number(action_.n) + " is out of bounds: " + line, rule};
            }
        }
        return now();
    }

    [[nodiscard]] Error no_muster() const {
        const bool french = state_.phase == Phase::muster_french;
        const Side side = french ? Side::french : Side::burgundy;
        const GeneralId next = next_to_muster(state_, side);
        const std::string left =
            number(french ? left_for_castles(tables_, state_) : state_.unmustered[index(side)]);
        if (verb_ == Verb::ready) {
            if (next != nobody) {
                return {id(next) + " has no army yet: " + list(), "L-Set"};
            }
            for (const ZoneId town : tables_.towns) {
                if (mustered_in(state_, town) != town_points) {
                    return {zone(town) + " has " + number(mustered_in(state_, town)) +
                                " points, 100 are needed: " + "unmuster begins anew",
                            "L-Set"};
                }
            }
            return {left + " of the 240 points for the castles are left: " + list(), "L-Set"};
        }
        if (verb_ == Verb::garrison) {
            return no_muster_garrison(left);
        }
        if (next == nobody) {
            return {"all six stand: " + list(), "L-Set"};
        }
        if (who_ != next) {
            return {id(next) + " is the next of the roster, not " + id(who_), "L-Set"};
        }
        if (!french) {
            return range("muster " + id(who_), "L-Set");
        }
        const ZoneKind kind = tables_.zone(action_.zone).kind;
        if (kind != ZoneKind::town && kind != ZoneKind::castle) {
            return {zone(action_.zone) + " is neither a town nor the zone of a castle", "L-Set"};
        }
        if (action_.inside && kind != ZoneKind::castle) {
            return {zone(action_.zone) + " has no walls: nobody is inside", "L-Set"};
        }
        if (kind == ZoneKind::town) {
            return {zone(action_.zone) + " gets 100 points in all, under one general or two of 50, and has " +
                        number(mustered_in(state_, action_.zone)),
                    "L-Set"};
        }
        const int room = room_in(tables_, state_, action_.zone);
        if (action_.inside && action_.n > room) {
            return {zone(action_.zone) + " has room for " + number(room) + " points, not " +
                        number(action_.n),
                    "L-Set"};
        }
        return {number(action_.n) + " points are no army: 50 to 125, and " + left +
                    " of the 240 for the castles are left",
                "L-Set"};
    }

    [[nodiscard]] Error no_muster_garrison(const std::string& left) const {
        if (action_.zone == no_zone) {
            return now();
        }
        const Castle* castle = castle_in(tables_, state_, action_.zone);
        if (castle == nullptr) {
            return {zone(action_.zone) + " is no castle", "L-Set"};
        }
        if (castle->garrison > 0) {
            return {zone(action_.zone) + " has its garrison: unmuster begins anew", "L-Set"};
        }
        return {zone(action_.zone) + " has room for " + number(room_in(tables_, state_, action_.zone)) +
                    " points, and " + left + " of the 240 for the castles are left",
                "L-Set"};
    }

    [[nodiscard]] Error no_pick() const {
        const General& one = general(who_);
        if (one.side != decider(state_).side) {
            return {std::string(name(decider(state_).side)) + " picks, " + id(who_) + " is " +
                        std::string(name(one.side)),
                    "L-Init"};
        }
        if (!on_map(one)) {
            return {id(who_) + " is not on the map", "L-Init"};
        }
        return {id(who_) + " has acted this turn: " + list(), "L-Init"};
    }

    [[nodiscard]] Error no_act() const {
        const GeneralId active = state_.active.who;
        if (verb_ == Verb::transfer) {
            return no_transfer();
        }
        if (who_ != active) {
            return {id(active) + " is active, not " + id(who_), "L-Init"};
        }
        const General& one = general(who_);
        if (one.inside && has(held(state_, other(one.side)), one.zone) && verb_ != Verb::sally) {
            return {id(who_) + " is shut in at " + zone(one.zone) + ": sally or end", "L-Castle"};
        }
        const bool acted = state_.active.stage == Stage::acting;
        switch (verb_) {
        case Verb::move:
        case Verb::press_on:
            return no_march(one, acted);
        case Verb::ravage:
            return no_ravage(one);
        case Verb::recover:
        case Verb::try_again:
            return no_recovery(one);
        case Verb::garrison:
        case Verb::take:
        case Verb::enter:
        case Verb::leave:
            return no_castle_work(one, acted);
        case Verb::siege:
        case Verb::assault:
            return no_storm(one);
        default:
            return no_sally(one);
        }
    }

    [[nodiscard]] Error no_march(const General& one, bool acted) const {
        if (acted) {
            return {id(who_) + " has tried a transfer: nobody moves after it", "L-Move"};
        }
        if (!has(tables_.zone(one.zone).neighbours, action_.zone)) {
            return {zone(action_.zone) + " is no neighbour of " + zone(one.zone), "L-Move"};
        }
        if (verb_ == Verb::move) {
            return {id(who_) + " has moved: press-on goes further, with a test", "L-Move"};
        }
        if (state_.active.moved == 0) {
            return {"the first zone is free: move " + id(who_) + " " + zone(action_.zone), "L-Move"};
        }
        if (one.exhausted) {
            return {id(who_) + " is exhausted and moves one zone at most", "L-Move"};
        }
        return {id(who_) + " is estranged and may not press on", "L-Transfer"};
    }

    [[nodiscard]] Error no_ravage(const General& one) const {
        const int worth = tables_.worth(one.zone);
        if (one.side == Side::french) {
            return {"only Burgundy ravages", "L-Ravage"};
        }
        if (one.inside || worth == 0) {
            return {id(who_) + " stands in no village or town", "L-Ravage"};
        }
        if (has(state_.burnt, one.zone)) {
            return {zone(one.zone) + " is ravaged already", "L-Ravage"};
        }
        const int needed =
            tables_.zone(one.zone).kind == ZoneKind::town ? tables_.ravage_town : tables_.ravage_village;
        if (one.points < needed) {
            return {zone(one.zone) + " takes " + number(needed) + " points to ravage, " + id(who_) + " has " +
                        number(one.points),
                    "L-Ravage"};
        }
        return {"ravaging takes the whole activation, " + id(who_) + " has begun it otherwise", "L-Ravage"};
    }

    [[nodiscard]] Error no_recovery(const General& one) const {
        if (!one.exhausted) {
            return {id(who_) + " is not exhausted", "L-Tired"};
        }
        if (one.estranged) {
            return {id(who_) + " is estranged", "L-Transfer"};
        }
        if (verb_ == Verb::try_again) {
            if (state_.active.recovered == Recovery::none) {
                return {"recover " + id(who_) + " comes first", "L-Tired"};
            }
            return {further_tries(tables_, state_, one) == 0
                        ? id(who_) + " is incompetent and has no further tries"
                        : "try-again is the very next action after a failed recovery",
                    "L-Tired"};
        }
        if (state_.active.recovered != Recovery::none || state_.active.stage != Stage::start) {
            return {"recovery comes once, before all else", "L-Tired"};
        }
        return {id(who_) + " is out of supply in " + zone(one.zone), "L-Tired"};
    }

    [[nodiscard]] Error no_castle_work(const General& one, bool acted) const {
        const Castle* castle = own_castle(tables_, state_, one.zone, one.side);
        if (castle == nullptr) {
            return {id(who_) + " is in no zone of an own castle", "L-Castle"};
        }
        if (besieged(*castle)) {
            return {zone(one.zone) + " is besieged: nobody goes in or out", "L-Castle"};
        }
        if (verb_ == Verb::leave || verb_ == Verb::enter) {
            if (one.inside == (verb_ == Verb::enter)) {
                return {id(who_) + (one.inside ? " is inside already" : " is outside already"), "L-Castle"};
            }
            if (verb_ == Verb::enter) {
                return {zone(one.zone) + " has room for " + number(room_in(tables_, state_, one.zone)) +
                            " points, " + id(who_) + " brings " + number(one.points),
                        "L-Castle"};
            }
        }
        if (acted && verb_ != Verb::take) {
            return {id(who_) + " has tried a transfer: nothing is dropped after it", "L-Move"};
        }
        if (verb_ == Verb::take) {
            if (one.estranged) {
                return {id(who_) + " is estranged", "L-Transfer"};
            }
            return {zone(one.zone) + " has " + number(castle->garrison - castle->placed) +
                        " leaderless points that did not come this turn",
                    "L-Castle"};
        }
        const int room = room_in(tables_, state_, one.zone);
        return {id(who_) + " keeps 1 point, and " + zone(one.zone) + " has room for " + number(room),
                "L-Castle"};
    }

    [[nodiscard]] Error no_storm(const General& one) const {
        const Castle* castle = castle_in(tables_, state_, one.zone);
        const std::string rule = verb_ == Verb::siege ? "L-Siege" : "L-Assault";
        if (one.inside || castle == nullptr || castle->owner == one.side) {
            return {id(who_) + " is before no enemy castle", rule};
        }
        if (castle->used) {
            return {zone(one.zone) + " has had its one attempt this turn", "L-Siege"};
        }
        int points = one.points;
        GeneralId best = who_;
        for (std::size_t i = 0; i < state_.count; ++i) {
            if (!action_.friends.test(i)) {
                continue;
            }
            const auto friend_id = static_cast<GeneralId>(i);
            const General& other = general(friend_id);
            if (other.side != one.side || !waiting(other) || other.inside || other.zone != one.zone) {
                return {id(friend_id) + " cannot help: outside in " + zone(one.zone) +
                            ", not activated and a friend he has to be",
                        "L-Siege"};
            }
            points += other.points;
            best = other.rank < general(best).rank ? friend_id : best;
        }
        const int garrison = garrison_of(tables_, state_, one.zone);
        if (!enough(points, garrison)) {
            return {number(points) + " points are not twice the garrison of " + number(garrison), "L-Siege"};
        }
        return {"an estranged general is named in an assault only if he is the highest-ranked: that is " +
                    id(best),
                "L-Assault"};
    }

    [[nodiscard]] Error no_sally(const General& one) const {
        if (!one.inside || !has(held(state_, other(one.side)), one.zone)) {
            return {"a sally leads out of a castle against an enemy before it", "L-Battle"};
        }
        return range("sally " + id(who_), "L-Battle");
    }

    [[nodiscard]] Error no_transfer() const {
        const GeneralId active = state_.active.who;
        const GeneralId with = action_.with;
        if (who_ != active && with != active) {
            return {id(active) + " is active and has to be one of the two", "L-Transfer"};
        }
        if (state_.active.stage == Stage::acting) {
            return {"one transfer is tried an activation", "L-Transfer"};
        }
        const General& from = general(who_);
        const General& to = general(with);
        if (who_ == with || from.side != to.side || !on_map(from) || !on_map(to) || from.zone != to.zone ||
            from.inside != to.inside) {
            return {id(who_) + " and " + id(with) +
                        " are not two friends in one zone on one side of the walls",
                    "L-Transfer"};
        }
        if (from.estranged || to.estranged) {
            return {id(from.estranged ? who_ : with) + " is estranged", "L-Transfer"};
        }
        if (from.inside && has(held(state_, other(from.side)), from.zone)) {
            return {"nothing is transferred inside with an enemy before the castle", "L-Transfer"};
        }
        return {id(who_) + " has " + number(from.points) + " points and keeps 1, so gives 1 to " +
                    number(from.points - 1),
                "L-Transfer"};
    }

    [[nodiscard]] Error no_mode() const {
        if (verb_ == Verb::battle_result && !state_.battle.closing &&
            (action_.outcome.killed & action_.outcome.captured) != 0) {
            return {"nobody is both killed and captured", "L-Array"};
        }
        if (verb_ == Verb::battle_result && !state_.battle.closing) {
            return {"a general of the winner's is never captured", "L-Array"};
        }
        return now();
    }

    [[nodiscard]] Error no_share() const {
        const Share share = share_of_first(tables_, state_);
        const std::string asked = id(state_.pending.who[0]);
        if (who_ != state_.pending.who[0]) {
            return {asked + " comes first, by rank: " + list(), "L-Stack"};
        }
        return {asked + " bears " + number(share.least) + " to " + number(share.most) + " of the " +
                    number(state_.pending.points) + " points, not " + number(action_.n),
                "L-Stack"};
    }

    const Tables& tables_;
    const State& state_;
    const Action& action_;
    Verb verb_;
    GeneralId who_;
};

} // namespace

Error why_not(const Tables& tables, const State& state, const Action& action) {
    return Refused(tables, state, action).why();
}

} // namespace disfida::lorraine
