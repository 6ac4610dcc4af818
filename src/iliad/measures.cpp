#include "iliad/measures.hpp"

#include "iliad/apply.hpp"
#include "iliad/game.hpp"
#include "iliad/names.hpp"

namespace disfida::iliad {

namespace {

/// The two whom an action is about: who acts or answers, and the other; nobody where there is none.
struct Two {
    WarriorId one = nobody;
    WarriorId two = nobody;
    /// Whose foe of the two a warrior is: the one of the other side.
    [[nodiscard]] WarriorId foe_of(const State& state, WarriorId who) const {
        for (const WarriorId other : {one, two}) {
            if (other != nobody && state.roster[other].side != state.roster[who].side) {
                return other;
            }
        }
        return nobody;
    }
};

Two pair_of(const State& before, const Action& action) {
    if (before.pending.decider != nobody) {
        return {before.pending.decider, before.pending.other};
    }
    if (action.who == nobody) {
        return {};
    }
    const WarriorId who = in_roster(before, action.who);
    if (action.enemy != nobody) {
        return {who, in_roster(before, action.enemy)};
    }
    for (std::size_t i = 0; i < before.contact_count; ++i) { // he breaks away
        const WarriorId foe = opponent(before.contacts[i], who);
        if (foe != nobody) {
            return {who, foe};
        }
    }
    return {who, nobody};
}

constexpr std::array<std::string_view, first_willed_ending> ending_titles{"",
                                                                          "The last hero is killed",
                                                                          "The last hero is spared",
                                                                          "The last hero leaves",
                                                                          "A draw: nobody fights any more",
                                                                          "A draw: the turns are over"};

constexpr std::array<std::string_view, 2> side_titles{"Left side", "Right side"};

} // namespace

Measures::Measures(const Game& game, const State& opening) {
    using Kind = Measure::Kind;
    turns_ = scores_.add({"turns", "", opening.mode == Mode::tourney ? "Turns of the last bout" : "Turns"});
    closings_ = scores_.add({"closings", "", "Closings tried"});
    parries_ = scores_.add({"parries", "", "Parries"});
    for (const Side side : both_sides) {
        OfSide& of = sides_[index(side)];
        const std::string id(name(side));
        const std::string title(side_titles[index(side)]);
        of.wounds = scores_.add({"wounds." + id, "", title + ": wounds"});
        of.killed = scores_.add({"killed." + id, "", title + ": killed"});
        of.spared = scores_.add({"spared." + id, "", title + ": spared"});
        of.quit = scores_.add({"quit." + id, "", title + ": left the field"});
        of.thrown = scores_.add({"thrown." + id, "", title + ": spears thrown"});
        of.caught = scores_.add({"caught." + id, "", title + ": spears caught"});
    }
    for (std::size_t i = 1; i < ending_titles.size(); ++i) {
        endings_[i] = scores_.add({"end." + std::string(ending_names[i]), "How it ends",
                                   std::string(ending_titles[i]), "", Kind::share});
    }
    add_warriors(game.tables(), opening);
}

void Measures::add_warriors(const Tables& tables, const State& opening) {
    warriors_.resize(opening.count);
    for (WarriorId who = 0; who < opening.count; ++who) {
        OfWarrior& of = warriors_[who];
        const std::size_t info = opening.roster[who].info;
        const auto add = [&](std::string_view what, std::string_view column) {
            return scores_.add({tables.info(info).id + "." + std::string(what), "Deeds",
                                short_name(tables, info), std::string(column)});
        };
        of.blows = add("attacks", "attacks");
        of.gives = add("gives", "gives");
        of.wounds = add("wounds", "wounds");
        of.thrown = add("thrown", "thrown");
        of.caught = add("caught", "caught");
        of.fells = add("fells", "fells");
        of.killed = add("killed", "killed");
        of.spared = add("spared", "spared");
        if (opening.mode == Mode::tourney) {
            of.wins = add("wins", "wins");
        }
    }
}

void Measures::take(const State& before, const Action& action, const State& after,
                    std::span<const Note> notes) {
    const Two two = pair_of(before, action);
    const auto count = [&](WarriorId who, std::size_t OfSide::*side, std::size_t OfWarrior::*his) {
        ++scores_[sides_[index(before.roster[who].side)].*side];
        ++scores_[warriors_[who].*his];
    };
    scores_[closings_] += int{action.verb == Verb::close};
    scores_[parries_] += int{action.verb == Verb::parry};
    if (action.verb == Verb::throw_at) {
        count(two.one, &OfSide::thrown, &OfWarrior::thrown);
    } else if (action.verb == Verb::attack) {
        ++scores_[warriors_[two.one].blows];
    }
    for (const Note& note : notes) {
        const auto who = static_cast<WarriorId>(note.who);
        if (static_cast<Fact>(note.fact) == Fact::caught) {
            count(who, &OfSide::caught, &OfWarrior::caught);
        } else if (static_cast<Fact>(note.fact) == Fact::wounded) {
            count(who, &OfSide::wounds, &OfWarrior::wounds);
            if (const WarriorId foe = two.foe_of(before, who); foe != nobody) {
                ++scores_[warriors_[foe].gives];
            }
        }
    }
    for (WarriorId who = 0; who < before.count; ++who) {
        const Status now = after.roster[who].status;
        if (before.roster[who].status == now || before.roster[who].status != Status::in) {
            continue;
        }
        const WarriorId foe = two.foe_of(before, who);
        if (now == Status::dead) {
            count(who, &OfSide::killed, &OfWarrior::killed);
            if (foe != nobody) {
                ++scores_[warriors_[foe].fells];
            }
        } else if (now == Status::spared) {
            count(who, &OfSide::spared, &OfWarrior::spared);
        } else if (now == Status::quit) {
            ++scores_[sides_[index(before.roster[who].side)].quit];
        }
    }
}

void Measures::finish(const State& end) {
    scores_[turns_] = end.turn;
    if (end.ending != Ending::none) {
        ++scores_[endings_[static_cast<std::size_t>(end.ending)]];
    }
    if (end.mode == Mode::tourney && end.bouts[end.bout].winner != nobody) {
        ++scores_[warriors_[end.bouts[end.bout].winner].wins];
    }
}

} // namespace disfida::iliad
