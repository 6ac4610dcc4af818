#include "iliad/legal.hpp"

#include <algorithm>

namespace disfida::iliad {

namespace {

/// Whether an area has a hex next to this one.
bool touches(const Area& area, Spot spot) {
    const auto& six = around(spot);
    return std::any_of(six.begin(), six.end(), [&](Spot s) { return s != no_spot && area.has(s); });
}

/// The enemies in the fight by the byte order of their ids.
struct Enemies {
    std::array<WarriorId, most_warriors> list;
    std::size_t count = 0;

    Enemies(const Tables& tables, const State& state, Side own) {
        for (WarriorId w = 0; w < state.count; ++w) {
            const Warrior& warrior = state.roster[w];
            if (warrior.side == own || !fights(warrior)) {
                continue;
            }
            std::size_t at = count++;
            while (at > 0 && tables.rank[state.roster[list[at - 1]].info] > tables.rank[warrior.info]) {
                list[at] = list[at - 1];
                --at;
            }
            list[at] = w;
        }
    }
    [[nodiscard]] const WarriorId* begin() const { return list.data(); }
    [[nodiscard]] const WarriorId* end() const { return list.data() + count; }
};

/// In contact: attack those over whom he holds the initiative, or leave (I-Hand, I-Disengage).
void list_in_contact(const State& state, const Enemies& enemies, ActionList& out) {
    const std::uint8_t who = state.roster[state.active].info;
    for (const WarriorId enemy : enemies) {
        if (holds_initiative(state, state.active, enemy)) {
            out.add({Verb::attack, who, state.roster[enemy].info});
        }
    }
    if (ways_out(state, state.active) != Area{}) {
        out.add({Verb::disengage, who});
    }
    out.add({Verb::quit, who});
    out.add({Verb::wait, who});
}

/// Out of contact: close, move, throw (I-Close, I-Move, I-Spear).
void list_at_large(const Tables& tables, const State& state, const Enemies& enemies, ActionList& out) {
    const Warrior& warrior = state.roster[state.active];
    const std::uint8_t who = warrior.info;
    const Area area = reach(warrior.spot, free_hexes(state), allowance(tables, warrior));
    for (const WarriorId enemy : enemies) {
        if (touches(area, state.roster[enemy].spot)) {
            out.add({Verb::close, who, state.roster[enemy].info});
        }
    }
    for (int column = 0; column < columns; ++column) {
        unsigned word = area.words[static_cast<std::size_t>(column + 1)];
        for (Spot spot = static_cast<Spot>(column * rows); word != 0; word >>= 1U, ++spot) {
            if ((word & 1U) != 0 && spot != warrior.spot) {
                out.add({Verb::move, who, nobody, spot});
            }
        }
    }
    out.add({Verb::quit, who});
    if (warrior.spears > 0) {
        for (const WarriorId enemy : enemies) {
            if (can_throw(tables, state, state.active, enemy)) {
                out.add({Verb::throw_at, who, state.roster[enemy].info});
            }
        }
    }
    out.add({Verb::wait, who});
}

} // namespace

Area ways_out(const State& state, WarriorId who) {
    const Spot from = state.roster[who].spot;
    const Area free = free_hexes(state);
    Area out;
    for (const Spot spot : around(from)) {
        if (spot == no_spot || !free.has(spot)) {
            continue;
        }
        bool clear = true;
        for (std::size_t i = 0; i < state.contact_count; ++i) {
            const WarriorId enemy = opponent(state.contacts[i], who);
            clear = clear && (enemy == nobody || !adjacent(spot, state.roster[enemy].spot));
        }
        if (clear) {
            out.add(spot);
        }
    }
    return out;
}

bool can_throw(const Tables& tables, const State& state, WarriorId who, WarriorId enemy) {
    const Warrior& warrior = state.roster[who];
    return is_hero(tables, warrior) && warrior.spears > 0 &&
           !adjacent(warrior.spot, state.roster[enemy].spot) && !in_contact(state, enemy);
}

void legal(const Tables& tables, const State& state, ActionList& out) {
    out.clear();
    switch (state.phase) {
    case Phase::turn_start:
        out.add({Verb::roll});
        return;
    case Phase::defend:
        out.add({Verb::armour});
        out.add({Verb::parry});
        return;
    case Phase::catching:
        out.add({Verb::catch_it});
        out.add({Verb::let_go});
        return;
    case Phase::plea:
        out.add({Verb::kill});
        out.add({Verb::spare});
        return;
    case Phase::over:
        return;
    case Phase::activate:
        break;
    }
    const Enemies enemies(tables, state, state.roster[state.active].side);
    if (in_contact(state, state.active)) {
        list_in_contact(state, enemies, out);
    } else {
        list_at_large(tables, state, enemies, out);
    }
}

} // namespace disfida::iliad
