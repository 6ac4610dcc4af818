#include "iliad/chances.hpp"

#include <array>
#include <string>

#include "iliad/apply.hpp"
#include "iliad/names.hpp"
#include "iliad/odds.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

namespace {

struct Words {
    Fact fact;
    const char* text; ///< a marked text
};

constexpr const char* unconditional = "{what}";

constexpr std::array<Words, 2> harm{Words{Fact::out, mark("{who} falls or pleads")},
                                    Words{Fact::wounded, mark("{who} is wounded")}};
constexpr std::array<Words, 7> gains{Words{Fact::hit, mark("{who} is hit by the spear")},
                                     Words{Fact::closed, mark("{who} comes to close quarters")},
                                     Words{Fact::initiative, mark("{who} gets the initiative")},
                                     Words{Fact::shaken, mark("{who} loses 1 BOTTLE")},
                                     Words{Fact::escaped, mark("{who} breaks away")},
                                     Words{Fact::caught, mark("{who} catches the spear")},
                                     Words{Fact::heartened, mark("{who} gains 1 BOTTLE")}};

/// Puts the odds of one roll into words, seen from a side.
class Writer {
  public:
    Writer(const Tables& tables, const State& state, Side side, std::vector<Chance>& out)
        : tables_(tables), state_(state), side_(side), out_(out) {}

    /// `condition` is a marked text with a place for what happens.
    void write(const Odds& odds, const char* condition) {
        write(odds, harm, condition, other(side_));
        for (const Words& gain : gains) {
            for (const Side side : both_sides) {
                write(odds, std::array{gain}, condition, side);
            }
        }
        write(odds, harm, condition, side_);
    }

  private:
    template <class List> void write(const Odds& odds, const List& list, const char* condition, Side of) {
        for (const Words& words : list) {
            for (WarriorId who = 0; who < state_.count; ++who) {
                const double value = odds.of(words.fact, who);
                if (state_.roster[who].side == of && value > 0.0) {
                    const std::string what = fill(
                        tr(words.text), {{"who", short_name(tables_, std::size_t{state_.roster[who].info})}});
                    out_.push_back({fill(tr(condition), {{"what", what}}), value});
                }
            }
        }
    }

    const Tables& tables_;
    const State& state_;
    Side side_;
    std::vector<Chance>& out_;
};

} // namespace

std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action) {
    std::vector<Chance> out;
    const auto name_of = [&](WarriorId who) {
        return short_name(tables, std::size_t{state.roster[who].info});
    };
    const auto writer = [&](WarriorId actor) { return Writer(tables, state, state.roster[actor].side, out); };
    switch (action.verb) {
    case Verb::attack: {
        const State attacked = after(tables, state, action);
        auto write = writer(attacked.pending.other);
        write.write(odds_of(tables, attacked, {Verb::armour}), mark("{what}, met with armour"));
        write.write(odds_of(tables, attacked, {Verb::parry}), mark("{what}, met with a parry"));
        break;
    }
    case Verb::armour:
    case Verb::parry:
        writer(state.pending.other).write(odds_of(tables, state, action), unconditional);
        break;
    case Verb::throw_at: {
        const WarriorId target = in_roster(state, action.enemy);
        writer(in_roster(state, action.who)).write(odds_of(tables, state, action), unconditional);
        if (is_hero(tables, state.roster[target])) {
            const Odds caught = odds_of(tables, after_miss(state, action), {Verb::catch_it});
            out.push_back({fill(tr("{who} catches the spear if it misses"), {{"who", name_of(target)}}),
                           caught.of(Fact::caught, target)});
        }
        break;
    }
    case Verb::catch_it:
        writer(state.pending.decider).write(odds_of(tables, state, action), unconditional);
        break;
    case Verb::close:
    case Verb::disengage:
        writer(in_roster(state, action.who)).write(odds_of(tables, state, action), unconditional);
        break;
    default:
        break;
    }
    return out;
}

} // namespace disfida::iliad
