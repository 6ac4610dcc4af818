#include "iliad/invariants.hpp"

#include <algorithm>

#include "iliad/legal.hpp"

namespace disfida::iliad {

namespace {

std::optional<std::string> warrior_violates(const Tables& tables, const State& state, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    const std::string& id = tables.info(warrior.info).id;
    if (fights(warrior) != (warrior.spot != no_spot)) {
        return id + ": a hex if and only if in the fight";
    }
    if (warrior.spot != no_spot && warrior.spot >= hex_count) {
        return id + ": stands off the arena";
    }
    if (warrior.bottle > most_worth || warrior.bottle < 0 || (fights(warrior) && warrior.bottle == 0)) {
        return id + ": BOTTLE from 0 to 11, not 0 in the fight (I-Wound)";
    }
    if (warrior.agility < 0 || warrior.agility > most_agility) {
        return id + ": AGILITY never below 0 (I-Wound)";
    }
    if (!fights(warrior) && (warrior.scratch || warrior.distracted)) {
        return id + ": scratch and distraction end with the fight";
    }
    for (WarriorId other = 0; other < who; ++other) {
        if (warrior.spot != no_spot && state.roster[other].spot == warrior.spot) {
            return id + ": alone in his hex (I-Move)";
        }
        if (state.roster[other].info == warrior.info) {
            return id + ": in the roster once";
        }
    }
    return std::nullopt;
}

std::optional<std::string> contacts_violate(const State& state) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const Contact& contact = state.contacts[i];
        const Warrior& left = state.roster[contact.left];
        const Warrior& right = state.roster[contact.right];
        if (left.side != Side::left || right.side != Side::right) {
            return "contact is between left and right (I-Close)";
        }
        if (!fights(left) || !fights(right) || !adjacent(left.spot, right.spot)) {
            return "those in contact stand side by side in the fight (I-Close)";
        }
        if (i > 0) {
            const Contact& before = state.contacts[i - 1];
            if (before.left > contact.left ||
                (before.left == contact.left && before.right >= contact.right)) {
                return "contacts in roster order";
            }
        }
    }
    return std::nullopt;
}

bool has_hero(const Tables& tables, const State& state, Side side) {
    const auto* end = state.roster.cbegin() + state.count;
    return std::any_of(state.roster.cbegin(), end, [&](const Warrior& warrior) {
        return warrior.side == side && fights(warrior) && is_hero(tables, warrior);
    });
}

} // namespace

std::optional<std::string> violated(const Tables& tables, const State& state) {
    for (WarriorId who = 0; who < state.count; ++who) {
        if (auto broken = warrior_violates(tables, state, who)) {
            return broken;
        }
    }
    if (auto broken = contacts_violate(state)) {
        return broken;
    }
    const bool over = state.phase == Phase::over;
    if (!over && (!has_hero(tables, state, Side::left) || !has_hero(tables, state, Side::right))) {
        return "a side without a hero has lost";
    }
    const bool idle = over || state.phase == Phase::turn_start;
    if (idle != (state.active == nobody)) {
        return "somebody is active unless a turn begins or the fight is over";
    }
    const bool answering =
        state.phase == Phase::defend || state.phase == Phase::catching || state.phase == Phase::plea;
    if (answering != (state.pending.decider != nobody)) {
        return "an answer is waited for in defend, catch and plea alone";
    }
    if (state.idle > most_idle || state.turn == 0 || state.turn > last_turn + 1) {
        return "turn and idle within their bounds";
    }
    ActionList list;
    legal(tables, state, list);
    if (list.empty() != over) {
        return "nobody is ever without an action";
    }
    return std::nullopt;
}

} // namespace disfida::iliad
