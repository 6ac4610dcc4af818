#include "iliad/chances.hpp"

#include <array>
#include <string>
#include <string_view>

#include "iliad/apply.hpp"
#include "iliad/names.hpp"
#include "iliad/odds.hpp"

namespace disfida::iliad {

namespace {

struct Words {
    Fact fact;
    std::string_view text;
};

constexpr std::array<Words, 2> harm{Words{Fact::out, " falls or pleads"},
                                    Words{Fact::wounded, " is wounded"}};
constexpr std::array<Words, 7> gains{Words{Fact::hit, " is hit by the spear"},
                                     Words{Fact::closed, " comes to close quarters"},
                                     Words{Fact::initiative, " gets the initiative"},
                                     Words{Fact::shaken, " loses 1 BOTTLE"},
                                     Words{Fact::escaped, " breaks away"},
                                     Words{Fact::caught, " catches the spear"},
                                     Words{Fact::heartened, " gains 1 BOTTLE"}};

/// Puts the odds of one roll into words, seen from a side.
class Writer {
  public:
    Writer(const Tables& tables, const State& state, Side side, std::vector<Chance>& out)
        : tables_(tables), state_(state), side_(side), out_(out) {}

    void write(const Odds& odds, const std::string& condition) {
        write(odds, harm, condition, other(side_));
        for (const Words& gain : gains) {
            for (const Side side : both_sides) {
                write(odds, std::array{gain}, condition, side);
            }
        }
        write(odds, harm, condition, side_);
    }

  private:
    template <class List>
    void write(const Odds& odds, const List& list, const std::string& condition, Side of) {
        for (const Words& words : list) {
            for (WarriorId who = 0; who < state_.count; ++who) {
                const double value = odds.of(words.fact, who);
                if (state_.roster[who].side == of && value > 0.0) {
                    out_.push_back({short_name(tables_, std::size_t{state_.roster[who].info}) +
                                        std::string(words.text) + condition,
                                    value});
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
        write.write(odds_of(tables, attacked, {Verb::armour}), ", met with armour");
        write.write(odds_of(tables, attacked, {Verb::parry}), ", met with a parry");
        break;
    }
    case Verb::armour:
    case Verb::parry:
        writer(state.pending.other).write(odds_of(tables, state, action), "");
        break;
    case Verb::throw_at: {
        const WarriorId target = in_roster(state, action.enemy);
        writer(in_roster(state, action.who)).write(odds_of(tables, state, action), "");
        if (is_hero(tables, state.roster[target])) {
            const Odds caught = odds_of(tables, after_miss(state, action), {Verb::catch_it});
            out.push_back(
                {name_of(target) + " catches the spear if it misses", caught.of(Fact::caught, target)});
        }
        break;
    }
    case Verb::catch_it:
        writer(state.pending.decider).write(odds_of(tables, state, action), "");
        break;
    case Verb::close:
    case Verb::disengage:
        writer(in_roster(state, action.who)).write(odds_of(tables, state, action), "");
        break;
    default:
        break;
    }
    return out;
}

} // namespace disfida::iliad
