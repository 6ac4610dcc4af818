#include "lorraine/measures.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/game.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

// Titles are English here, as files of the laboratory have them; who shows them translates them.
constexpr std::array<const char*, 4> ending_titles{
    "", mark("Too few VP, Vaudemont falls"), mark("The closing battle is fought"), mark("A side resigns")};

constexpr std::array<const char*, 2> deeds_titles{mark("Deeds of Burgundians"), mark("Deeds of French")};

/// Points of a side on the map, garrisons included.
int points_of(const State& state, Side side) {
    int sum = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        sum += general.side == side && on_map(general) ? general.points : 0;
    }
    for (const Castle& castle : state.castles) {
        sum += castle.owner == side ? castle.garrison : 0;
    }
    return sum;
}

} // namespace

Measures::Measures(const Game& game, const State& /*opening*/) : tables_(game.tables()) {
    using Kind = Measure::Kind;
    turns_ = scores_.add({"turns", "", mark("Turns")});
    vp_ = scores_.add({"vp", "", mark("VP at the end")});
    ravaged_ = scores_.add({"ravaged", "", mark("Places ravaged")});
    met_ = scores_.add({"met", "", mark("Armies met")});
    fought_ = scores_.add({"fought", "", mark("Battles fought")});
    sieges_ = scores_.add({"sieges", "", mark("Sieges")});
    assaults_ = scores_.add({"assaults", "", mark("Assaults")});
    for (const Side side : both_sides) {
        OfSide& of = sides_[index(side)];
        const std::string id(name(side));
        const auto title = [side](const char* burgundians, const char* french) {
            return side == Side::burgundy ? burgundians : french;
        };
        of.won = scores_.add(
            {"won." + id, "", title(mark("Burgundians: battles won"), mark("French: battles won"))});
        of.fled =
            scores_.add({"fled." + id, "", title(mark("Burgundians: flights"), mark("French: flights"))});
        of.taken = scores_.add(
            {"taken." + id, "", title(mark("Burgundians: generals taken"), mark("French: generals taken"))});
        of.killed = scores_.add(
            {"killed." + id, "",
             title(mark("Burgundians: generals lost for good"), mark("French: generals lost for good"))});
        of.castles = scores_.add(
            {"castles." + id, "", title(mark("Burgundians: castles won"), mark("French: castles won"))});
        of.points = scores_.add(
            {"points." + id, "", title(mark("Burgundians: points left"), mark("French: points left"))});
    }
    for (std::size_t i = 1; i < ending_titles.size(); ++i) {
        endings_[i] = scores_.add(
            {"end." + std::string(ending_names[i]), mark("How it ends"), ending_titles[i], "", Kind::share});
    }
    closing_won_ = scores_.add(
        {"closing.burgundy", mark("How it ends"), mark("Burgundy wins the closing battle"), "", Kind::share});
    for (int turn = 1; turn <= tables_.turns; ++turn) {
        curve_.push_back(
            scores_.add({"vp." + std::to_string(turn), mark("VP after each turn that was played"),
                         "Turn " + std::to_string(turn)}));
    }
    for (std::size_t who = 0; who < named; ++who) {
        OfGeneral& of = generals_[who];
        const std::string& id = tables_.generals[who].id;
        const auto add = [&](std::string_view what, std::string_view column) {
            return scores_.add({id + "." + std::string(what), deeds_titles[index(side_of(tables_, id))],
                                english_name(id), std::string(column)});
        };
        of.won = add("won", mark("won"));
        of.lost = add("lost", mark("lost"));
        of.ravages = add("ravages", mark("ravages"));
        of.taken = add("taken", mark("taken"));
        of.killed = add("killed", mark("killed"));
    }
    begin();
}

void Measures::begin() {
    scores_.clear();
    for (const std::size_t place : curve_) {
        scores_[place] = unmeasured;
    }
}

void Measures::take_battle(const State& before, const State& after, std::span<const Note> notes) {
    scores_[met_] += int{!before.battle.on && after.battle.on && !after.battle.closing};
    for (const Note& note : notes) {
        if (static_cast<Fact>(note.fact) != Fact::won) {
            continue;
        }
        const auto winner = static_cast<Side>(note.who);
        if (before.battle.closing) {
            scores_[closing_won_] += int{winner == Side::burgundy};
            continue;
        }
        ++scores_[fought_];
        ++scores_[sides_[index(winner)].won];
        for (std::size_t i = 0; i < before.battle.fought_count; ++i) {
            const GeneralId who = before.battle.fought[i];
            if (who < named) {
                const bool won = before.generals[who].side == winner;
                ++scores_[won ? generals_[who].won : generals_[who].lost];
            }
        }
    }
}

void Measures::take_losses(const State& before, const State& after) {
    for (std::size_t i = 0; i < before.count; ++i) {
        const Status now = after.generals[i].status;
        if (before.generals[i].status != Status::field || now == Status::field) {
            continue;
        }
        const OfSide& side = sides_[index(before.generals[i].side)];
        if (now == Status::captive) {
            ++scores_[side.taken];
        } else {
            ++scores_[side.killed];
        }
        if (i < named) {
            ++scores_[now == Status::captive ? generals_[i].taken : generals_[i].killed];
        }
    }
    for (std::size_t i = 0; i < castle_count; ++i) {
        const Side owner = after.castles[i].owner;
        scores_[sides_[index(owner)].castles] += int{before.castles[i].owner != owner};
    }
}

void Measures::take(const State& before, const Action& action, const State& after,
                    std::span<const Note> notes) {
    if (action.verb == Verb::flee) {
        ++scores_[sides_[index(other(before.battle.offensive))].fled];
    }
    scores_[sieges_] += int{action.verb == Verb::siege};
    scores_[assaults_] += int{action.verb == Verb::assault};
    if (after.ravaged_count > before.ravaged_count) {
        ++scores_[ravaged_];
        if (action.who < named) {
            ++scores_[generals_[action.who].ravages];
        }
    }
    take_battle(before, after, notes);
    take_losses(before, after);
    const bool turn_ends = after.turn > before.turn || after.phase == Phase::over;
    if (turn_ends && before.turn > 0 && before.turn <= tables_.turns) {
        scores_[curve_[before.turn - 1U]] = after.vp;
    }
}

void Measures::finish(const State& end) {
    scores_[turns_] = end.turn;
    scores_[vp_] = end.vp;
    if (end.ending != Ending::none) {
        ++scores_[endings_[static_cast<std::size_t>(end.ending)]];
    }
    for (const Side side : both_sides) {
        scores_[sides_[index(side)].points] = points_of(end, side);
    }
}

} // namespace disfida::lorraine
