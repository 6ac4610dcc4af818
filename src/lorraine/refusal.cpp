#include "lorraine/refusal.hpp"

#include <string>

#include "kernel/naming.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/names.hpp"
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
            return {tr("the campaign is over"), "L-Victory"};
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
            return {fill(tr("the card {card} is not in that hand: {list}"),
                         {{"card", in_quotes(name(action_.card))}, {"list", list()}}),
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
    [[nodiscard]] std::string named(GeneralId who) const {
        return id_or_name(id(who), short_name(tables_, state_, who, state_.pending.side));
    }
    /// A refusal with its places filled; {general} is whose action it is, where that is not given.
    [[nodiscard]] Error refused(const char* sentence, std::string_view rule,
                                std::initializer_list<Slot> slots = {}) const {
        return {fill(fill(sentence, slots), {{"general", who_ == nobody ? "" : named(who_)}}),
                std::string(rule)};
    }
    [[nodiscard]] const General& general(GeneralId who) const { return state_.generals[who]; }
    [[nodiscard]] std::string zone(ZoneId zone) const {
        return id_or_name(tables_.zone(zone).id, zone_name(tables_, zone));
    }

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
        return {fill(who.anybody ? by_side(who.side, mark("now burgundy decides: {list}"),
                                           mark("now french decides: {list}"))
                                 : tr("now dice decide: {list}"),
                     {{"list", list()}}),
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
                return {fill(tr("{action} is out of bounds: {line}"),
                             {{"action", head + " " + number(action_.n)}, {"line", line}}),
                        rule};
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
                return refused(tr("{general} has no army yet: {list}"), "L-Set",
                               {{"general", named(next)}, {"list", list()}});
            }
            for (const ZoneId town : tables_.towns) {
                if (mustered_in(state_, town) != town_points) {
                    return refused(tr("{zone} has {n} points, 100 are needed: unmuster begins anew"), "L-Set",
                                   {{"zone", zone(town)}, {"n", number(mustered_in(state_, town))}});
                }
            }
            return refused(tr("{left} of the 240 points for the castles are left: {list}"), "L-Set",
                           {{"left", left}, {"list", list()}});
        }
        if (verb_ == Verb::garrison) {
            return no_muster_garrison(left);
        }
        if (next == nobody) {
            return refused(tr("all six stand: {list}"), "L-Set", {{"list", list()}});
        }
        if (who_ != next) {
            return refused(tr("{next} is the next of the roster, not {general}"), "L-Set",
                           {{"next", named(next)}});
        }
        if (!french) {
            return range("muster " + id(who_), "L-Set");
        }
        const ZoneKind kind = tables_.zone(action_.zone).kind;
        if (kind != ZoneKind::town && kind != ZoneKind::castle) {
            return refused(tr("{zone} is neither a town nor the zone of a castle"), "L-Set",
                           {{"zone", zone(action_.zone)}});
        }
        if (action_.inside && kind != ZoneKind::castle) {
            return refused(tr("{zone} has no walls: nobody is inside"), "L-Set",
                           {{"zone", zone(action_.zone)}});
        }
        if (kind == ZoneKind::town) {
            return refused(tr("{zone} gets 100 points in all, under one general or two of 50, and has {n}"),
                           "L-Set",
                           {{"zone", zone(action_.zone)}, {"n", number(mustered_in(state_, action_.zone))}});
        }
        const int room = room_in(tables_, state_, action_.zone);
        if (action_.inside && action_.n > room) {
            return refused(tr("{zone} has room for {room} points, not {n}"), "L-Set",
                           {{"zone", zone(action_.zone)}, {"room", number(room)}, {"n", number(action_.n)}});
        }
        return refused(
            tr("{n} points are no army: 50 to 125, and {left} of the 240 for the castles are left"), "L-Set",
            {{"n", number(action_.n)}, {"left", left}});
    }

    [[nodiscard]] Error no_muster_garrison(const std::string& left) const {
        if (action_.zone == no_zone) {
            return now();
        }
        const Castle* castle = castle_in(tables_, state_, action_.zone);
        if (castle == nullptr) {
            return refused(tr("{zone} is no castle"), "L-Set", {{"zone", zone(action_.zone)}});
        }
        if (castle->garrison > 0) {
            return refused(tr("{zone} has its garrison: unmuster begins anew"), "L-Set",
                           {{"zone", zone(action_.zone)}});
        }
        return refused(
            tr("{zone} has room for {room} points, and {left} of the 240 for the castles are left"), "L-Set",
            {{"zone", zone(action_.zone)},
             {"room", number(room_in(tables_, state_, action_.zone))},
             {"left", left}});
    }

    [[nodiscard]] Error no_pick() const {
        const General& one = general(who_);
        if (one.side != decider(state_).side) {
            return refused(by_side(one.side, mark("french picks, {general} is burgundy"),
                                   mark("burgundy picks, {general} is french")),
                           "L-Init");
        }
        if (!on_map(one)) {
            return refused(tr("{general} is not on the map"), "L-Init");
        }
        return refused(tr("{general} has acted this turn: {list}"), "L-Init", {{"list", list()}});
    }

    [[nodiscard]] Error no_act() const {
        const GeneralId active = state_.active.who;
        if (verb_ == Verb::transfer) {
            return no_transfer();
        }
        if (who_ != active) {
            return refused(tr("{active} is active, not {general}"), "L-Init", {{"active", named(active)}});
        }
        const General& one = general(who_);
        if (one.inside && has(held(state_, other(one.side)), one.zone) && verb_ != Verb::sally) {
            return refused(tr("{general} is shut in at {zone}: sally or end"), "L-Castle",
                           {{"zone", zone(one.zone)}});
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
            return refused(tr("{general} has tried a transfer: nobody moves after it"), "L-Move");
        }
        if (!has(tables_.zone(one.zone).neighbours, action_.zone)) {
            return refused(tr("{zone} is no neighbour of {here}"), "L-Move",
                           {{"zone", zone(action_.zone)}, {"here", zone(one.zone)}});
        }
        if (verb_ == Verb::move) {
            return refused(tr("{general} has moved: press-on goes further, with a test"), "L-Move");
        }
        if (state_.active.moved == 0) {
            return refused(tr("the first zone is free: {action}"), "L-Move",
                           {{"action", "move " + id(who_) + " " + tables_.zone(action_.zone).id}});
        }
        if (one.exhausted) {
            return refused(tr("{general} is exhausted and moves one zone at most"), "L-Move");
        }
        return refused(tr("{general} is estranged and may not press on"), "L-Transfer");
    }

    [[nodiscard]] Error no_ravage(const General& one) const {
        const int worth = tables_.worth(one.zone);
        if (one.side == Side::french) {
            return refused(tr("only Burgundy ravages"), "L-Ravage");
        }
        if (one.inside || worth == 0) {
            return refused(tr("{general} stands in no village or town"), "L-Ravage");
        }
        if (has(state_.burnt, one.zone)) {
            return refused(tr("{zone} is ravaged already"), "L-Ravage", {{"zone", zone(one.zone)}});
        }
        const int needed =
            tables_.zone(one.zone).kind == ZoneKind::town ? tables_.ravage_town : tables_.ravage_village;
        if (one.points < needed) {
            return refused(tr("{zone} takes {needed} points to ravage, {general} has {n}"), "L-Ravage",
                           {{"zone", zone(one.zone)}, {"needed", number(needed)}, {"n", number(one.points)}});
        }
        return refused(tr("ravaging takes the whole activation, {general} has begun it otherwise"),
                       "L-Ravage");
    }

    [[nodiscard]] Error no_recovery(const General& one) const {
        if (!one.exhausted) {
            return refused(tr("{general} is not exhausted"), "L-Tired");
        }
        if (one.estranged) {
            return refused(tr("{general} is estranged"), "L-Transfer");
        }
        if (verb_ == Verb::try_again) {
            if (state_.active.recovered == Recovery::none) {
                return refused(tr("{action} comes first"), "L-Tired", {{"action", "recover " + id(who_)}});
            }
            return refused(further_tries(tables_, state_, one) == 0
                               ? tr("{general} is incompetent and has no further tries")
                               : tr("try-again is the very next action after a failed recovery"),
                           "L-Tired");
        }
        if (state_.active.recovered != Recovery::none || state_.active.stage != Stage::start) {
            return refused(tr("recovery comes once, before all else"), "L-Tired");
        }
        return refused(tr("{general} is out of supply in {zone}"), "L-Tired", {{"zone", zone(one.zone)}});
    }

    [[nodiscard]] Error no_castle_work(const General& one, bool acted) const {
        const Castle* castle = own_castle(tables_, state_, one.zone, one.side);
        if (castle == nullptr) {
            return refused(tr("{general} is in no zone of an own castle"), "L-Castle");
        }
        if (besieged(*castle)) {
            return refused(tr("{zone} is besieged: nobody goes in or out"), "L-Castle",
                           {{"zone", zone(one.zone)}});
        }
        if (verb_ == Verb::leave || verb_ == Verb::enter) {
            if (one.inside == (verb_ == Verb::enter)) {
                return refused(one.inside ? tr("{general} is inside already")
                                          : tr("{general} is outside already"),
                               "L-Castle");
            }
            if (verb_ == Verb::enter) {
                return refused(tr("{zone} has room for {room} points, {general} brings {n}"), "L-Castle",
                               {{"zone", zone(one.zone)},
                                {"room", number(room_in(tables_, state_, one.zone))},
                                {"n", number(one.points)}});
            }
        }
        if (acted && verb_ != Verb::take) {
            return refused(tr("{general} has tried a transfer: nothing is dropped after it"), "L-Move");
        }
        if (verb_ == Verb::take) {
            if (one.estranged) {
                return refused(tr("{general} is estranged"), "L-Transfer");
            }
            return refused(tr("{zone} has {n} leaderless points that did not come this turn"), "L-Castle",
                           {{"zone", zone(one.zone)}, {"n", number(castle->garrison - castle->placed)}});
        }
        const int room = room_in(tables_, state_, one.zone);
        return refused(tr("{general} keeps 1 point, and {zone} has room for {room}"), "L-Castle",
                       {{"zone", zone(one.zone)}, {"room", number(room)}});
    }

    [[nodiscard]] Error no_storm(const General& one) const {
        const Castle* castle = castle_in(tables_, state_, one.zone);
        const std::string rule = verb_ == Verb::siege ? "L-Siege" : "L-Assault";
        if (one.inside || castle == nullptr || castle->owner == one.side) {
            return refused(tr("{general} is before no enemy castle"), rule);
        }
        if (castle->used) {
            return refused(tr("{zone} has had its one attempt this turn"), "L-Siege",
                           {{"zone", zone(one.zone)}});
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
                return refused(
                    tr("{helper} cannot help: outside in {zone}, not activated and a friend he has to "
                       "be"),
                    "L-Siege", {{"helper", named(friend_id)}, {"zone", zone(one.zone)}});
            }
            points += other.points;
            best = other.rank < general(best).rank ? friend_id : best;
        }
        const int garrison = garrison_of(tables_, state_, one.zone);
        if (!enough(points, garrison)) {
            return refused(tr("{n} points are not twice the garrison of {garrison}"), "L-Siege",
                           {{"n", number(points)}, {"garrison", number(garrison)}});
        }
        return refused(tr("an estranged general is named in an assault only if he is the highest-ranked: "
                          "that is {best}"),
                       "L-Assault", {{"best", named(best)}});
    }

    [[nodiscard]] Error no_sally(const General& one) const {
        if (!one.inside || !has(held(state_, other(one.side)), one.zone)) {
            return refused(tr("a sally leads out of a castle against an enemy before it"), "L-Battle");
        }
        return range("sally " + id(who_), "L-Battle");
    }

    [[nodiscard]] Error no_transfer() const {
        const GeneralId active = state_.active.who;
        const GeneralId with = action_.with;
        if (who_ != active && with != active) {
            return refused(tr("{active} is active and has to be one of the two"), "L-Transfer",
                           {{"active", named(active)}});
        }
        if (state_.active.stage == Stage::acting) {
            return refused(tr("one transfer is tried an activation"), "L-Transfer");
        }
        const General& from = general(who_);
        const General& to = general(with);
        if (who_ == with || from.side != to.side || !on_map(from) || !on_map(to) || from.zone != to.zone ||
            from.inside != to.inside) {
            return refused(
                tr("{general} and {other} are not two friends in one zone on one side of the walls"),
                "L-Transfer", {{"other", named(with)}});
        }
        if (from.estranged || to.estranged) {
            return refused(tr("{general} is estranged"), "L-Transfer",
                           {{"general", named(from.estranged ? who_ : with)}});
        }
        if (from.inside && has(held(state_, other(from.side)), from.zone)) {
            return refused(tr("nothing is transferred inside with an enemy before the castle"), "L-Transfer");
        }
        return refused(tr("{general} has {n} points and keeps 1, so gives 1 to {most}"), "L-Transfer",
                       {{"n", number(from.points)}, {"most", number(from.points - 1)}});
    }

    [[nodiscard]] Error no_mode() const {
        if (verb_ == Verb::battle_result && !state_.battle.closing &&
            (action_.outcome.killed & action_.outcome.captured) != 0) {
            return refused(tr("nobody is both killed and captured"), "L-Array");
        }
        if (verb_ == Verb::battle_result && !state_.battle.closing) {
            return refused(tr("a general of the winner's is never captured"), "L-Array");
        }
        return now();
    }

    [[nodiscard]] Error no_share() const {
        const Share share = share_of_first(tables_, state_);
        const std::string asked = named(state_.pending.who[0]);
        if (who_ != state_.pending.who[0]) {
            return refused(tr("{first} comes first, by rank: {list}"), "L-Stack",
                           {{"first", asked}, {"list", list()}});
        }
        return refused(tr("{first} bears {least} to {most} of the {all} points, not {n}"), "L-Stack",
                       {{"first", asked},
                        {"least", number(share.least)},
                        {"most", number(share.most)},
                        {"all", number(state_.pending.points)},
                        {"n", number(action_.n)}});
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
