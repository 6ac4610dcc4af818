#include "iliad/refusal.hpp"

#include <string>

#include "iliad/legal.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"

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
            return {tr("the fight is over"), "I-Turn"};
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
    [[nodiscard]] std::string name(WarriorId who) const {
        return short_name(tables_, std::size_t{state_.roster[who].info});
    }
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

    /// A reason with names put into its places: who acts, his enemy, who is active, who decides and who waits
    /// for him, and with the place and the numbers of a move.
    [[nodiscard]] std::string told(const char* pattern) const {
        const auto name_or_none = [&](WarriorId who) { return who == nobody ? std::string() : name(who); };
        const bool his = who_ != nobody;
        return fill(pattern,
                    {{"who", name_or_none(who_)},
                     {"foe", name_or_none(enemy_)},
                     {"active", name_or_none(state_.active)},
                     {"decider", name_or_none(state_.pending.decider)},
                     {"other", name_or_none(state_.pending.other)},
                     {"turn", std::to_string(state_.turn)},
                     {"hex", spot_ == no_spot ? std::string() : spot_name(spot_)},
                     {"there", spot_ == no_spot ? std::string() : name_or_none(warrior_at(state_, spot_))},
                     {"bottle", his ? std::to_string(warrior(who_).bottle) : std::string()},
                     {"clang", his ? std::to_string(tables_.of(warrior(who_).armour).clang) : std::string()},
                     {"n", his ? std::to_string(allowance(tables_, warrior(who_))) : std::string()}});
    }

    /// What is being decided instead.
    [[nodiscard]] Error wrong_phase() const {
        switch (state_.phase) {
        case Phase::turn_start:
            return {told(tr("turn {turn} begins: roll")), "I-Turn"};
        case Phase::defend:
            return {told(tr("{other} attacks {decider}, who answers: armour or parry")), "I-Hand"};
        case Phase::catching:
            return {told(tr("the spear of {other} missed, {decider} answers: catch or let")), "I-Catch"};
        case Phase::plea:
            return {told(tr("{other} pleads for his life, {decider} answers: spare or kill")), "I-Death"};
        default:
            return {told(tr("{active} acts now: move, close, throw, attack, disengage, wait or quit")),
                    "I-Turn"};
        }
    }

    [[nodiscard]] Error not_his_turn() const {
        if (!fights(warrior(who_))) {
            return {told(tr("{who} is out of the fight, {active} acts now")), "I-Turn"};
        }
        return {told(tr("it is the turn of {active}, not of {who}")), "I-Turn"};
    }

    [[nodiscard]] Error no_enemy() const {
        if (enemy_ == who_ || warrior(enemy_).side == warrior(who_).side) {
            return {told(tr("{foe} is no enemy of {who}")), "I-Hand"};
        }
        if (!fights(warrior(enemy_))) {
            return {told(tr("{foe} is out of the fight")), "I-Turn"};
        }
        return {};
    }

    [[nodiscard]] Error no_attack() const {
        if (contact_of(state_, who_, enemy_) == nullptr) {
            return {told(tr("{who} is not in contact with {foe}: close first")), "I-Hand"};
        }
        return {told(tr("{foe} holds the initiative: parry his attack to take it")), "I-Hand"};
    }

    [[nodiscard]] Error no_disengaging() const {
        if (!in_contact(state_, who_)) {
            return {told(tr("{who} is in contact with nobody")), "I-Disengage"};
        }
        return {told(tr("{who} has no free hex beside him that is away from his opponents")), "I-Disengage"};
    }

    [[nodiscard]] std::string engaged() const {
        return told(tr("{who} is in contact: attack, disengage, wait or quit"));
    }

    [[nodiscard]] Error no_move() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Move"};
        }
        if (spot_ == warrior(who_).spot) {
            return {told(tr("{who} stands in {hex} already: wait")), "I-Move"};
        }
        if (warrior_at(state_, spot_) != nobody) {
            return {told(tr("{there} stands in {hex}")), "I-Move"};
        }
        const int most = allowance(tables_, warrior(who_));
        if (most == 0) {
            return {told(tr("{who} is too exhausted to move: BOTTLE {bottle}, CLANG! {clang}")), "I-Move"};
        }
        const std::string pattern =
            how_many("{who} cannot reach {hex} in {n} hex: BOTTLE {bottle}, CLANG! {clang}",
                     "{who} cannot reach {hex} in {n} hexes: BOTTLE {bottle}, CLANG! {clang}", most);
        return {told(pattern.c_str()), "I-Move"};
    }

    [[nodiscard]] Error no_closing() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Close"};
        }
        return {told(tr("{who} cannot get beside {foe} in {n} hexes: BOTTLE {bottle}, CLANG! {clang}")),
                "I-Close"};
    }

    [[nodiscard]] Error no_throw() const {
        if (in_contact(state_, who_)) {
            return {engaged(), "I-Spear"};
        }
        if (warrior(who_).spears == 0) {
            return {told(tr("{who} has no spear")), "I-Spear"};
        }
        if (in_contact(state_, enemy_)) {
            return {told(tr("{foe} is in contact: nobody throws into a fight")), "I-Spear"};
        }
        return {told(tr("{foe} is too near for a throw, 2 hexes are needed")), "I-Spear"};
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
