// The Iliad's state and actions: small values, copied freely.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "iliad/arena.hpp"
#include "iliad/tables.hpp"

namespace disfida::iliad {

enum class Mode : std::uint8_t { duel, melee, suitors, tourney };
inline constexpr std::array<std::string_view, 4> mode_names{"duel", "melee", "suitors", "tourney"};
constexpr std::string_view name(Mode mode) { return mode_names[static_cast<std::size_t>(mode)]; }

/// Whether one hero fights one.
constexpr bool single_combat(Mode mode) { return mode == Mode::duel || mode == Mode::tourney; }

enum class Phase : std::uint8_t { turn_start, activate, defend, catching, plea, over };
inline constexpr std::array<std::string_view, 6> phase_names{"turn-start", "activate", "defend",
                                                             "catch",      "plea",     "over"};
constexpr std::string_view name(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }

/// Where a warrior is: in the fight, waiting for his bout, or out.
enum class Status : std::uint8_t { in, waiting, dead, spared, quit };
inline constexpr std::array<std::string_view, 5> status_names{"in", "waiting", "dead", "spared", "quit"};
constexpr std::string_view name(Status status) { return status_names[static_cast<std::size_t>(status)]; }

inline constexpr int last_turn = 200;         ///< a draw at its end (ruling)
inline constexpr int most_idle = 20;          ///< turns without a fight that make a draw (ruling)
inline constexpr int most_agility = 12;       ///< naked with the bonus
inline constexpr int missile_die = 6;         ///< the face that brings a missile (I-Bearer)
inline constexpr std::size_t most_heroes = 6; ///< a side's in a melee
inline constexpr std::size_t most_field = 16; ///< a tourney's
inline constexpr std::size_t most_bouts = most_field - 1;

/// Index of a warrior in roster order.
using WarriorId = std::uint8_t;
inline constexpr WarriorId nobody = 0xff;

struct Warrior {
    std::uint8_t info = 0; ///< who he is: index in Tables::warriors
    Side side = Side::left;
    Spot spot = no_spot; ///< in the fight only
    Status status = Status::waiting;
    std::int8_t bottle = 0;
    std::int8_t start_bottle = 0;
    std::int8_t agility = 0; ///< after armour, wounds taken off
    std::int8_t start_agility = 0;
    std::uint8_t spears = 0;
    Armour armour = Armour::naked;
    bool scratch = false;    ///< +1 to his next roll against BOTTLE (I-Wound)
    bool distracted = false; ///< +1 to each of them this turn (I-Bearer)
};

/// Two who are in contact, left and right, and who of them holds the initiative (I-Hand).
struct Contact {
    WarriorId left = nobody;
    WarriorId right = nobody;
    Side initiative = Side::left;
};

/// A bout of a tourney. `by` is how the loser left it; `winner` nobody: not decided yet.
struct Bout {
    WarriorId left = nobody;
    WarriorId right = nobody;
    WarriorId winner = nobody;
    Status by = Status::dead;
};

/// What an action still waits for: the answer of `decider` to what `other` did.
struct Pending {
    WarriorId decider = nobody; ///< target, catcher or victor
    WarriorId other = nobody;   ///< attacker, thrower or victim
};

/// How a game ended: by how the last hero of the losing side left it, without a decision, or by the players'
/// own will.
enum class Ending : std::uint8_t { none, dead, spared, quit, idle, turns, agreed, resigned };
inline constexpr std::array<std::string_view, 8> ending_names{"",     "dead",  "spared", "quit",
                                                              "idle", "turns", "agreed", "resigned"};
/// Those before this one the rules bring about.
inline constexpr std::size_t first_willed_ending = 6;
constexpr std::string_view name(Ending ending) { return ending_names[static_cast<std::size_t>(ending)]; }

/// How a fight ended whose last hero left it like this.
constexpr Ending ending_by(Status status) {
    return status == Status::spared ? Ending::spared : status == Status::quit ? Ending::quit : Ending::dead;
}

enum class Winner : std::uint8_t { left, right, draw };

/// What is told each time in other words: blows by kind and outcome, wounds, deaths, and the like. The names
/// are those of the data file's rows.
enum class Telling : std::uint8_t {
    scratch,
    arm,
    leg,
    mortal,
    death,
    saved,
    plea,
    groin,
    chest,
    disembowelled,
    beheaded,
    collapse,
    attack_wounds,
    attack_fails,
    riposte_wounds,
    riposte_fails,
    hack_wounds,
    hack_fails,
    spear_wounds,
    spear_fails,
    parry_broken,
    parry_turns,
    parry_holds,
    throw_hits,
    throw_misses,
    caught,
    gods_catch,
    walked_into,
    not_caught,
    closes,
    stands_off,
    shaken,
    escapes,
    held
};
inline constexpr std::array<std::string_view, 34> telling_names{
    "scratch",       "arm",         "leg",           "mortal",       "death",
    "saved",         "plea",        "groin",         "chest",        "disembowelled",
    "beheaded",      "collapse",    "attack-wounds", "attack-fails", "riposte-wounds",
    "riposte-fails", "hack-wounds", "hack-fails",    "spear-wounds", "spear-fails",
    "parry-broken",  "parry-turns", "parry-holds",   "throw-hits",   "throw-misses",
    "caught",        "gods-catch",  "walked-into",   "not-caught",   "closes",
    "stands-off",    "shaken",      "escapes",       "held"};
constexpr std::string_view name(Telling telling) { return telling_names[static_cast<std::size_t>(telling)]; }

struct State {
    std::array<Warrior, most_warriors> roster{};
    std::array<Contact, 3 * most_warriors> contacts{}; ///< in roster order of left, then right
    std::array<WarriorId, most_warriors> order{};      ///< of activation this turn
    std::array<Bout, most_bouts> bouts{};              ///< round after round
    std::uint8_t count = 0;                            ///< of the roster
    std::uint8_t contact_count = 0;
    std::uint8_t order_count = 0;
    std::uint8_t next = 0; ///< in `order`, of those to come
    std::uint8_t bout_count = 0;
    std::uint8_t bout = 0; ///< the one fought now
    std::uint8_t field = 0;
    std::uint8_t turn = 1;
    std::uint8_t idle = 0; ///< rolls since somebody tried to close, threw, attacked or disengaged
    Mode mode = Mode::duel;
    bool bearers = false;
    Phase phase = Phase::turn_start;
    WarriorId active = nobody;
    Pending pending{};
    Ending ending = Ending::none;
    Winner winner = Winner::draw;
    std::array<std::uint8_t, telling_names.size()> told{}; ///< how often; only for the choice of words
};
static_assert(std::is_trivially_copyable_v<State>);

enum class Verb : std::uint8_t {
    roll,
    armour,
    attack,
    let_go,
    catch_it,
    close,
    disengage,
    kill,
    move,
    parry,
    quit,
    spare,
    throw_at,
    wait
};
inline constexpr std::array<std::string_view, 14> verb_names{"roll",  "armour",    "attack", "let",  "catch",
                                                             "close", "disengage", "kill",   "move", "parry",
                                                             "quit",  "spare",     "throw",  "wait"};
constexpr std::string_view name(Verb verb) { return verb_names[static_cast<std::size_t>(verb)]; }

/// One action. `who` acts, `enemy` is aimed at, both as indexes in Tables::warriors, so that an action means
/// the same in every position; `spot` is where a move ends.
struct Action {
    Verb verb = Verb::roll;
    std::uint8_t who = nobody;
    std::uint8_t enemy = nobody;
    Spot spot = no_spot;
    friend constexpr bool operator==(const Action&, const Action&) = default;
};

/// A list of actions without allocation: at most all hexes, three actions an enemy, and three more.
class ActionList {
  public:
    static constexpr std::size_t capacity = hex_count + 3 * most_warriors + 3;
    void clear() { size_ = 0; }
    void add(const Action& action) { actions_[size_++] = action; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Action& operator[](std::size_t i) const { return actions_[i]; }
    [[nodiscard]] const Action* begin() const { return actions_.data(); }
    [[nodiscard]] const Action* end() const { return actions_.data() + size_; }

  private:
    std::array<Action, capacity> actions_; // not initialised on purpose: it is filled in the hot path
    std::size_t size_ = 0;
};

constexpr bool fights(const Warrior& warrior) { return warrior.status == Status::in; }

/// The warrior who stands on a hex, or nobody.
constexpr WarriorId warrior_at(const State& state, Spot spot) {
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].spot == spot) {
            return w;
        }
    }
    return nobody;
}

/// The place in the roster of somebody of the data, or nobody.
constexpr WarriorId in_roster(const State& state, std::uint8_t info) {
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].info == info) {
            return w;
        }
    }
    return nobody;
}

/// The hexes nobody stands on.
constexpr Area free_hexes(const State& state) {
    Area area = Area::whole();
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].spot != no_spot) {
            area.remove(state.roster[w].spot);
        }
    }
    return area;
}

/// The contact between two warriors, or null.
constexpr const Contact* contact_of(const State& state, WarriorId a, WarriorId b) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const Contact& contact = state.contacts[i];
        if ((contact.left == a && contact.right == b) || (contact.left == b && contact.right == a)) {
            return &contact;
        }
    }
    return nullptr;
}

/// Adds a contact in its place; two who are in contact already have it anew.
constexpr void insert_contact(State& state, const Contact& contact) {
    const auto before = [](const Contact& a, const Contact& b) {
        return a.left != b.left ? a.left < b.left : a.right < b.right;
    };
    std::size_t at = 0;
    while (at < state.contact_count && before(state.contacts[at], contact)) {
        ++at;
    }
    const bool there = at < state.contact_count && !before(contact, state.contacts[at]);
    for (std::size_t i = there ? at : state.contact_count++; i > at; --i) {
        state.contacts[i] = state.contacts[i - 1];
    }
    state.contacts[at] = contact;
}

/// The first bout of the round a tourney is in. Precondition: it is a tourney.
constexpr std::size_t round_start(const State& state) {
    std::size_t start = 0;
    for (std::size_t size = state.field / 2U; start + size < state.bout_count; size /= 2) {
        start += size;
    }
    return start;
}

constexpr bool in_contact(const State& state, WarriorId who) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        if (state.contacts[i].left == who || state.contacts[i].right == who) {
            return true;
        }
    }
    return false;
}

/// The one of a contact who is not `who`; nobody when `who` has no part in it.
constexpr WarriorId opponent(const Contact& contact, WarriorId who) {
    return contact.left == who ? contact.right : contact.right == who ? contact.left : nobody;
}

constexpr bool holds_initiative(const State& state, WarriorId who, WarriorId enemy) {
    const Contact* contact = contact_of(state, who, enemy);
    return contact != nullptr && contact->initiative == state.roster[who].side;
}

/// Hexes a warrior may go: BOTTLE less CLANG!, one when they are equal, none below (I-Move).
inline int allowance(const Tables& tables, const Warrior& warrior) {
    const int more = warrior.bottle - tables.of(warrior.armour).clang;
    return more > 0 ? more : (more == 0 ? 1 : 0);
}

/// The shield-bearer of a hero who fights on his side, wherever he stands, or nobody (I-Bearer).
inline WarriorId bearer_of(const Tables& tables, const State& state, WarriorId hero) {
    const int bearer = tables.info(state.roster[hero].info).bearer;
    for (WarriorId w = 0; bearer >= 0 && w < state.count; ++w) {
        if (state.roster[w].info == bearer && state.roster[w].side == state.roster[hero].side &&
            fights(state.roster[w])) {
            return w;
        }
    }
    return nobody;
}

/// The side that decides now. Precondition: neither turn-start nor over.
constexpr Side decider(const State& state) {
    const bool answers = state.pending.decider != nobody;
    return state.roster[answers ? state.pending.decider : state.active].side;
}

inline bool is_hero(const Tables& tables, const Warrior& warrior) { return tables.info(warrior.info).hero; }

} // namespace disfida::iliad
