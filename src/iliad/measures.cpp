#include "iliad/measures.hpp"

#include "iliad/apply.hpp"
#include "iliad/game.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"

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

// The titles are data too, of files that programs read: they are translated where they are shown.
constexpr std::array<const char*, first_willed_ending> ending_titles{"",
                                                                     mark("The last hero is killed"),
                                                                     mark("The last hero is spared"),
                                                                     mark("The last hero leaves"),
                                                                     mark("A draw: nobody fights any more"),
                                                                     mark("A draw: the turns are over")};

struct SideTitles {
    const char* wounds;
    const char* killed;
    const char* spared;
    const char* quit;
    const char* thrown;
    const char* caught;
};

constexpr std::array<SideTitles, 2> side_titles{
    SideTitles{mark("Left side: wounds"), mark("Left side: killed"), mark("Left side: spared"),
               mark("Left side: left the field"), mark("Left side: spears thrown"),
               mark("Left side: spears caught")},
    SideTitles{mark("Right side: wounds"), mark("Right side: killed"), mark("Right side: spared"),
               mark("Right side: left the field"), mark("Right side: spears thrown"),
               mark("Right side: spears caught")}};

} // namespace

Measures::Measures(const Game& game, const State& opening) {
    using Kind = Measure::Kind;
    turns_ = scores_.add(
        {"turns", "", opening.mode == Mode::tourney ? mark("Turns of the last bout") : mark("Turns")});
    closings_ = scores_.add({"closings", "", mark("Closings tried")});
    parries_ = scores_.add({"parries", "", mark("Parries")});
    for (const Side side : both_sides) {
        OfSide& of = sides_[index(side)];
        const std::string id(name(side));
        const SideTitles& title = side_titles[index(side)];
        of.wounds = scores_.add({"wounds." + id, "", title.wounds});
        of.killed = scores_.add({"killed." + id, "", title.killed});
        of.spared = scores_.add({"spared." + id, "", title.spared});
        of.quit = scores_.add({"quit." + id, "", title.quit});
        of.thrown = scores_.add({"thrown." + id, "", title.thrown});
        of.caught = scores_.add({"caught." + id, "", title.caught});
    }
    for (std::size_t i = 1; i < ending_titles.size(); ++i) {
        endings_[i] = scores_.add({"end." + std::string(ending_names[i]), mark("How it ends"),
                                   std::string(ending_titles[i]), "", Kind::share});
    }
    add_warriors(game.tables(), opening);
}

void Measures::add_warriors(const Tables& tables, const State& opening) {
    warriors_.resize(opening.count);
    for (WarriorId who = 0; who < opening.count; ++who) {
        OfWarrior& of = warriors_[who];
        const std::size_t info = opening.roster[who].info;
        const auto add = [&](std::string_view what, const char* column) {
            return scores_.add({tables.info(info).id + "." + std::string(what), mark("Deeds"),
                                capitalised(tables.info(info).id), column});
        };
        of.blows = add("attacks", mark("attacks"));
        of.gives = add("gives", mark("gives"));
        of.wounds = add("wounds", mark("wounds"));
        of.thrown = add("thrown", mark("thrown"));
        of.caught = add("caught", mark("caught"));
        of.fells = add("fells", mark("fells"));
        of.killed = add("killed", mark("killed"));
        of.spared = add("spared", mark("spared"));
        if (opening.mode == Mode::tourney) {
            of.wins = add("wins", mark("wins"));
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
