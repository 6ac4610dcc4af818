#include "iliad/refusal.hpp"

#include <string>

#include "iliad/legal.hpp"

namespace disfida::iliad {

namespace {

/// A well-formed action that is not legal, with its names at hand.
class Refused {
  public:
    Refused(const Tables& tables, const State& state, const Action& action)
        : tables_(tables), state_(state), verb_(action.verb), who_(in_roster(state, action.who)),
          enemy_(action.enemy == nobody ? nobody : in_roster(state, action.enemy)), spot_(action.spot) {}

    [[nodiscard]] Error why() const {
        if (state_.phase == Phase::over) {
            return {"the fight is over", "I-Turn"};
        }
        if (!fits_phase()) {
            return wrong_phase();
        }
        if (who_ != state_.active) {
            return not_his_turn();
        }
        if (enemy_ != nobody) {
            if (auto wrong = no_enemy(); !wrong.text.empty()) {
                return wrong;
            }
        }
        switch (verb_) {
        case Verb::attack:
            return no_attack();
        case Verb::disengage:
            return no_disengaging();
        case Verb::move:
            return no_move();
        case Verb::close:
            return no_closing();
        default:
            return no_throw();
        }
    }

  private:
    [[nodiscard]] std::string id(WarriorId who) const { return tables_.info(state_.roster[who].info).id; }
    [[nodiscard]] const Warrior& warrior(WarriorId who) const { return state_.roster[who]; }

    [[nodiscard]] bool fits_phase() const {
        switch (verb_) {
        case Verb::roll:
            return state_.phase == Phase::turn_start;
        case Verb::armour:
        case Verb::parry:
            return state_.phase == Phase::defend;
        case Verb::catch_it:
        case Verb::let_go:
            return state_.phase == Phase::catching;
        case Verb::kill:
        case Verb::spare:
            return state_.phase == Phase::plea;
        default:
            return state_.phase == Phase::activate;
        }
    }

    /// What is being decided instead.
    [[nodiscard]] Error wrong_phase() const {
        const Pending& pending = state_.pending;
        switch (state_.phase) {
        case Phase::turn_start:
            return {"turn " + std::to_string(state_.turn) + " begins: roll", "I-Turn"};
        case Phase::defend:
            return {id(pending.other) + " attacks " + id(pending.decider) + ", who answers: armour or parry",
                    "I-Hand"};
        case Phase::catching:
            return {"the spear of " + id(pending.other) + " missed, " + id(pending.decider) +
                        " answers: catch or let",
                    "I-Catch"};
        case Phase::plea:
            return {id(pending.other) + " pleads for his life, " + id(pending.decider) +
                        " answers: spare or kill",
                    "I-Death"};
        default:
            return {id(state_.active) + " acts now: move, close, throw, attack, disengage, wait or quit",
                    "I-Turn"};
        }
    }

    [[nodiscard]] Error not_his_turn() const {
        if (!fights(warrior(who_))) {
            return {id(who_) + " is out of the fight, " + id(state_.active) + " acts now", "I-Turn"};
        }
        return {"it is the turn of " + id(state_.active) + ", not of " + id(who_), "I-Turn"};
    }

    [[nodiscard]] Error no_enemy() const {
        if (enemy_ == who_ || warrior(enemy_).side == warrior(who_).side) {
            return {id(enemy_) + " is no enemy of " + id(who_), "I-Hand"};
        }
        if (!fights(warrior(enemy_))) {
            return {id(enemy_) + " is out of the fight", "I-Turn"};
        }
        return {};
    }

    [[nodiscard]] Error no_attack() const {
        if (contact_of(state_, who_, enemy_) == nullptr) {
            return {id(who_) + " is not in contact with " + id(enemy_) + ": close first", "I-Hand"};
        }
        return {id(enemy_) + " holds the initiative: parry his attack to take it", "I-Hand"};
    }

    [[nodiscard]] Error no_disengaging() const {
        if (!in_contact(state_, who_)) {
            return {id(who_) + " is in contact with nobody", "I-Disengage"};
        }
        return {id(who_) + " has no free hex beside him that is away from his opponents", "I-Disengage"};
    }

    [[nodiscard]] std::string engaged() const {
        return id(who_) + " is in contact: attack, disengage, wait or quit";
    }

    [[nodiscard]] Error no_move() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Move"};
        }
        const std::string hex = spot_name(spot_);
        if (spot_ == warrior(who_).spot) {
            return {id(who_) + " stands in " + hex + " already: wait", "I-Move"};
        }
        if (const WarriorId there = warrior_at(state_, spot_); there != nobody) {
            return {id(there) + " stands in " + hex, "I-Move"};
        }
        const int allowance = iliad::allowance(tables_, warrior(who_));
        if (allowance == 0) {
            return {id(who_) + " is too exhausted to move: " + worths(), "I-Move"};
        }
        return {id(who_) + " cannot reach " + hex + " in " + std::to_string(allowance) +
                    (allowance == 1 ? " hex: " : " hexes: ") + worths(),
                "I-Move"};
    }

    [[nodiscard]] std::string worths() const {
        return "BOTTLE " + std::to_string(warrior(who_).bottle) + ", CLANG! " +
               std::to_string(tables_.of(warrior(who_).armour).clang);
    }

    [[nodiscard]] Error no_closing() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Close"};
        }
        return {id(who_) + " cannot get beside " + id(enemy_) + " in " +
                    std::to_string(allowance(tables_, warrior(who_))) + " hexes: " + worths(),
                "I-Close"};
    }

    [[nodiscard]] Error no_throw() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Spear"};
        }
        if (warrior(who_).spears == 0) {
            return {id(who_) + " has no spear", "I-Spear"};
        }
        if (in_contact(state_, enemy_)) {
            return {id(enemy_) + " is in contact: nobody throws into a fight", "I-Spear"};
        }
        return {id(enemy_) + " is too near for a throw, 2 hexes are needed", "I-Spear"};
    }

    const Tables& tables_;
    const State& state_;
    Verb verb_;
    WarriorId who_;
    WarriorId enemy_;
    Spot spot_;
};

} // namespace

Error why_not(const Tables& tables, const State& state, const Action& action) {
    return Refused(tables, state, action).why();
}

} // namespace disfida::iliad
