#include "iliad/light.hpp"

#include <algorithm>
#include <optional>

#include "iliad/apply.hpp"
#include "iliad/legal.hpp"
#include "iliad/odds.hpp"

namespace disfida::iliad {

namespace {

// In wounds given less wounds taken.
constexpr double initiative_worth = 0.5; ///< of taking it over by a parry
constexpr double caught_spear = 0.16;    ///< what a caught spear brings who caught it
constexpr double caught_bottle = 0.31;   ///< and the BOTTLE that comes with it, where there is room for it
constexpr double stronger = 0.1; ///< how much more a spear is worth a point of BOTTLE of who is aimed at
constexpr int usual_bottle = 8;
constexpr double bearer_worth = 0.5;  ///< of what a hero is
constexpr double closed_turns = 2.5;  ///< how often the first blow of a new contact comes
constexpr double whim = 0.05;         ///< widest difference that does not matter
constexpr double even_if_bad = -0.25; ///< worse than that he stays away
constexpr double impatience = 0.05;   ///< but less so with every turn without a fight

/// What answering a blow with the armour alone, and with a parry, brings who strikes it.
struct Answers {
    double armour;
    double parry;
};

Answers answers(const Tables& tables, const Warrior& striker, const Warrior& target) {
    const double blow = blow_chance(tables, striker, target);
    const double riposte = blow_chance(tables, target, striker);
    const double strikes = at_most(striker.bottle, additions(striker));
    const double parries = at_most(target.agility);
    return {blow - (1.0 - blow) * riposte,
            strikes * (1.0 - parries) - initiative_worth * (1.0 - strikes) * parries * riposte};
}

class Chooser {
  public:
    Chooser(const Tables& tables, const State& state, SeededDice& random)
        : tables_(tables), state_(state), random_(random) {}

    Action choose() {
        switch (state_.phase) {
        case Phase::defend:
            return {answers_armour() ? Verb::armour : Verb::parry};
        case Phase::catching:
            return {state_.roster[state_.pending.decider].agility > 2 ? Verb::catch_it : Verb::let_go};
        case Phase::plea:
            return {Verb::kill};
        case Phase::activate:
            return in_contact(state_, state_.active) ? at_close_quarters() : at_large();
        case Phase::turn_start:
        case Phase::over:
            break;
        }
        return {Verb::roll};
    }

  private:
    [[nodiscard]] const Warrior& active() const { return state_.roster[state_.active]; }
    double whims() { return whim * random_.below(100) / 100.0; }

    bool answers_armour() {
        const Answers both =
            answers(tables_, state_.roster[state_.pending.other], state_.roster[state_.pending.decider]);
        return both.armour + whims() < both.parry + whims();
    }

    void offer(const Action& action, double worth) {
        worth += whims();
        if (worth > best_worth_) {
            best_worth_ = worth;
            best_ = action;
        }
    }

    Action at_close_quarters() {
        const std::uint8_t who = active().info;
        best_ = {Verb::wait, who};
        best_worth_ = even_if_bad - impatience * state_.idle;
        for (std::size_t i = 0; i < state_.contact_count; ++i) {
            const Contact& contact = state_.contacts[i];
            const WarriorId enemy = opponent(contact, state_.active);
            if (enemy != nobody && contact.initiative == active().side) {
                const Warrior& target = state_.roster[enemy];
                offer({Verb::attack, who, target.info}, share(target) * edge(tables_, active(), target));
            }
        }
        return best_;
    }

    Action at_large() {
        const std::uint8_t who = active().info;
        best_ = {Verb::wait, who};
        best_worth_ = even_if_bad - impatience * state_.idle;
        const Area area = reach(active().spot, free_hexes(state_), allowance(tables_, active()));
        const Warrior* nearest = nullptr;
        int steps = columns + rows;
        for (WarriorId enemy = 0; enemy < state_.count; ++enemy) {
            const Warrior& target = state_.roster[enemy];
            if (target.side == active().side || !fights(target)) {
                continue;
            }
            const int far = distance(hex_of(active().spot), hex_of(target.spot));
            if (far < steps) {
                steps = far;
                nearest = &target;
            }
            if (can_throw(tables_, state_, state_.active, enemy)) {
                offer({Verb::throw_at, who, target.info}, share(target) * throw_worth(target));
            }
            const auto& six = around(target.spot);
            if (std::any_of(six.begin(), six.end(),
                            [&](Spot spot) { return spot != no_spot && area.has(spot); })) {
                offer({Verb::close, who, target.info},
                      at_most(active().bottle, additions(active())) * share(target) * contact_worth(target));
            }
        }
        if (best_.verb == Verb::wait && nearest != nullptr) {
            approach(area, *nearest, steps);
        }
        return best_;
    }

    [[nodiscard]] double share(const Warrior& target) const {
        return is_hero(tables_, target) ? 1.0 : bearer_worth;
    }

    [[nodiscard]] double throw_worth(const Warrior& target) const {
        const double hits = at_most(active().agility);
        const double gained = caught_spear + (target.bottle < most_worth ? caught_bottle : 0.0);
        const double caught = is_hero(tables_, target) ? at_most(target.agility) * gained : 0.0;
        return hits * blow_chance(tables_, active(), target) *
                   (1.0 + stronger * (target.bottle - usual_bottle)) -
               (1.0 - hits) * caught;
    }

    [[nodiscard]] double contact_worth(const Warrior& target) const {
        return closed_turns * new_contact(tables_, active(), target);
    }

    /// Goes nearer to somebody out of reach, but not beside him.
    void approach(const Area& area, const Warrior& enemy, int steps) {
        int least = steps;
        for (Spot spot = 0; spot < hex_count; ++spot) {
            if (area.has(spot) && spot != active().spot) {
                const int far = distance(hex_of(spot), hex_of(enemy.spot));
                if (far < least && far > 1) {
                    least = far;
                    best_ = {Verb::move, active().info, nobody, spot};
                }
            }
        }
    }

    const Tables& tables_;
    const State& state_;
    SeededDice& random_;
    Action best_;
    double best_worth_ = 0.0;
};

} // namespace

double edge(const Tables& tables, const Warrior& striker, const Warrior& target) {
    const Answers both = answers(tables, striker, target);
    return std::min(both.armour, both.parry);
}

double new_contact(const Tables& tables, const Warrior& own, const Warrior& enemy) {
    const int lead = own.bottle != enemy.bottle ? own.bottle - enemy.bottle : own.agility - enemy.agility;
    if (lead == 0) {
        return (edge(tables, own, enemy) - edge(tables, enemy, own)) / 2.0;
    }
    return lead > 0 ? edge(tables, own, enemy) : -edge(tables, enemy, own);
}

Action light(const Tables& tables, const State& state, SeededDice& random) {
    return Chooser(tables, state, random).choose();
}

} // namespace disfida::iliad
