#include "barletta/measures.hpp"

#include "barletta/apply.hpp"
#include "barletta/combat.hpp"
#include "barletta/describe.hpp"
#include "barletta/game.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

namespace {

/// Who is attacked by an action, or nobody.
KnightId target_of(const Tables& tables, const State& before, const Action& action) {
    return action.verb == Verb::charge ? charge_target(tables, before, action.knight)
           : action.verb == Verb::move ? action.target
                                       : nobody;
}

} // namespace

Measures::Measures(const Game& game, const State& /*opening*/) : tables_(game.tables()) {
    using Kind = Measure::Kind;
    rounds_ = scores_.add({"rounds", "", mark("Rounds")});
    margin_ = scores_.add({"margin", "", mark("Italian points less French")});
    for (const Side side : both_sides) {
        OfSide& of = sides_[index(side)];
        const std::string id(name(side));
        // English here, as files of the laboratory have it; who shows it translates it.
        const auto title = [side](const char* italians, const char* french) {
            return side == Side::italian ? italians : french;
        };
        of.points =
            scores_.add({"points." + id, "", title(mark("Italians: points"), mark("French: points"))});
        of.taken = scores_.add({"taken." + id, "", title(mark("Italians taken"), mark("French taken"))});
        of.killed = scores_.add({"killed." + id, "", title(mark("Italians killed"), mark("French killed"))});
        of.unhorsed =
            scores_.add({"unhorsed." + id, "", title(mark("Italians unhorsed"), mark("French unhorsed"))});
        of.remounts = scores_.add(
            {"remounts." + id, "", title(mark("Italians who mount again"), mark("French who mount again"))});
        of.wounds =
            scores_.add({"wounds." + id, "", title(mark("Italians: wounds"), mark("French: wounds"))});
        of.retreats = scores_.add(
            {"retreats." + id, "", title(mark("Italians driven back"), mark("French driven back"))});
    }
    by_points_ =
        scores_.add({"end.points", mark("How it ends"), mark("By points after round 5"), "", Kind::share});
    by_empty_field_ =
        scores_.add({"end.empty-field", mark("How it ends"), mark("By an empty field"), "", Kind::share});
    for (KnightId who = 0; who < knight_count; ++who) {
        OfKnight& of = knights_[who];
        const KnightInfo& knight = tables_.knight(who);
        const auto add = [&](std::string_view what, std::string_view column) {
            return scores_.add(
                {knight.id + "." + std::string(what),
                 side_of(who) == Side::italian ? mark("Deeds of Italians") : mark("Deeds of French"),
                 knight.short_name, std::string(column)});
        };
        of.attacks = add("attacks", mark("attacks"));
        of.unhorses = add("unhorses", mark("unhorses"));
        of.takes = add("takes", mark("takes"));
        of.kills = add("kills", mark("kills"));
        of.falls = add("falls", mark("unhorsed"));
        of.wounds = add("wounds", mark("wounds"));
        of.taken = add("taken", mark("taken"));
        of.killed = add("killed", mark("killed"));
    }
}

void Measures::take(const State& before, const Action& action, const State& after,
                    std::span<const Note> notes) {
    for (KnightId who = 0; who < knight_count; ++who) {
        const bool mounts = !before.knights[who].mounted && after.knights[who].mounted;
        scores_[sides_[index(side_of(who))].remounts] += int{mounts};
    }
    const KnightId target = target_of(tables_, before, action);
    if (target == nobody) {
        return;
    }
    ++scores_[knights_[action.knight].attacks];
    for (const Note& note : notes) {
        const auto who = static_cast<KnightId>(note.who);
        const OfSide& side = sides_[index(side_of(who))];
        const OfKnight& his = knights_[who];
        const OfKnight& foe = knights_[who == target ? action.knight : target];
        const auto count = [&](std::initializer_list<std::size_t> places) {
            for (const std::size_t place : places) {
                ++scores_[place];
            }
        };
        switch (static_cast<Fact>(note.fact)) {
        case Fact::unhorsed:
            count({side.unhorsed, his.falls, foe.unhorses});
            break;
        case Fact::retreats:
            count({side.retreats});
            break;
        case Fact::surrenders:
            count({side.taken, his.taken, foe.takes});
            break;
        case Fact::dies:
            count({side.killed, his.killed, foe.kills});
            break;
        case Fact::wounded: // by how many, the state says
            break;
        }
    }
    for (const KnightId who : {action.knight, target}) {
        const int wounds = after.knights[who].wounds - before.knights[who].wounds;
        scores_[sides_[index(side_of(who))].wounds] += wounds;
        scores_[knights_[who].wounds] += wounds;
    }
}

void Measures::finish(const State& end) {
    scores_[rounds_] = end.round;
    for (const Side side : both_sides) {
        scores_[sides_[index(side)].points] = victory_points(tables_, end, side);
    }
    scores_[margin_] = scores_[sides_[0].points] - scores_[sides_[1].points];
    ++scores_[end.ending == Ending::points ? by_points_ : by_empty_field_];
}

} // namespace disfida::barletta
