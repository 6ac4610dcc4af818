#include "iliad/setup.hpp"

#include <algorithm>
#include <string>

#include "iliad/lineup.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

using Words = std::vector<std::string_view>;

/// Roster index of somebody of the data, nobody when he is not in the roster.
Result<WarriorId> find_warrior(const Tables& tables, const State& state, std::string_view id) {
    const int info = tables.find(id);
    if (info < 0) {
        return Error{fill(tr("nobody is called {id}"), {{"id", in_quotes(id)}}), "I-Hero"};
    }
    return in_roster(state, static_cast<std::uint8_t>(info));
}

/// One who has to be in the roster already.
Result<WarriorId> read_warrior(const Tables& tables, const State& state, std::string_view id) {
    auto found = find_warrior(tables, state, id);
    if (found && *found == nobody) {
        return Error{fill(tr("{id} is not in this fight: set warrior {id} HEX side left|right"),
                          {{"id", std::string(id)}})};
    }
    return found;
}

Result<Side> read_side(std::string_view word) {
    const auto* at = std::find(side_names.begin(), side_names.end(), word);
    if (at == side_names.end()) {
        return Error{fill(tr("{word} is no side: left or right"), {{"word", in_quotes(word)}})};
    }
    return static_cast<Side>(at - side_names.begin());
}

void end_contacts(State& state, WarriorId who) {
    auto* end = std::remove_if(state.contacts.begin(), state.contacts.begin() + state.contact_count,
                               [&](const Contact& contact) { return opponent(contact, who) != nobody; });
    state.contact_count = static_cast<std::uint8_t>(end - state.contacts.begin());
}

/// What `set warrior` may say of one, each at most once.
struct Said {
    std::optional<Side> side;
    std::optional<int> bottle;
    std::optional<int> start;
    std::optional<int> agility;
    std::optional<Armour> armour;
    std::optional<int> spears;
    bool scratch = false;
    bool distracted = false;
};

Result<Armour> read_armour(std::string_view word) {
    const auto* at = std::find(armour_names.begin(), armour_names.end(), word);
    if (at == armour_names.end()) {
        return Error{fill(tr("{word} is no armour: {armours}"),
                          {{"word", in_quotes(word)}, {"armours", join(armour_names, ", ")}}),
                     "I-Armour"};
    }
    return static_cast<Armour>(at - armour_names.begin());
}

/// Reads the keys behind the place. `out` says that he is out of the fight, where BOTTLE may be 0.
Result<Said> read_keys(const Words& words, bool out) {
    Said said;
    Words seen;
    for (std::size_t i = 3; i < words.size(); ++i) {
        const std::string_view key = words[i];
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return Error{fill(tr("{key} is said twice"), {{"key", in_quotes(key)}})};
        }
        seen.push_back(key);
        if (key == "scratch" || key == "distracted") {
            (key == "scratch" ? said.scratch : said.distracted) = true;
            continue;
        }
        constexpr std::array<std::string_view, 6> known{"side",    "bottle", "start",
                                                        "agility", "armour", "spears"};
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            return Error{fill(tr("{key} is unknown here: side left|right, bottle N, start N, agility N, "
                                 "armour A, spears N, scratch, distracted"),
                              {{"key", in_quotes(key)}})};
        }
        if (++i == words.size()) {
            return Error{fill(tr("a value is missing after {key}"), {{"key", in_quotes(key)}})};
        }
        if (key == "side") {
            const auto side = read_side(words[i]);
            if (!side) {
                return side.error();
            }
            said.side = *side;
        } else if (key == "armour") {
            const auto armour = read_armour(words[i]);
            if (!armour) {
                return armour.error();
            }
            said.armour = *armour;
        } else {
            const bool own = key == "bottle" || key == "start";
            const int low = key == "start" || (key == "bottle" && !out) ? 1 : 0;
            const int high = own ? most_worth : key == "agility" ? most_agility : most_spears;
            const auto number = read_number(words[i], low, high, key);
            if (!number) {
                return number.error();
            }
            (key == "bottle"    ? said.bottle
             : key == "start"   ? said.start
             : key == "agility" ? said.agility
                                : said.spears) = *number;
        }
    }
    return said;
}

void take_over(const Said& said, bool added, Warrior& warrior) {
    const auto small = [](int number) { return static_cast<std::int8_t>(number); };
    if (said.bottle) {
        warrior.bottle = small(*said.bottle);
        if (added && *said.bottle > 0) { // a start is never 0: then it stays that of the data
            warrior.start_bottle = warrior.bottle;
        }
    }
    if (said.start) {
        warrior.start_bottle = small(*said.start);
    }
    if (said.agility) {
        warrior.agility = small(*said.agility);
        if (added) {
            warrior.start_agility = warrior.agility;
        }
    }
    warrior.armour = said.armour.value_or(warrior.armour);
    warrior.spears = static_cast<std::uint8_t>(said.spears.value_or(warrior.spears));
    warrior.scratch = warrior.scratch || said.scratch;
    warrior.distracted = warrior.distracted || said.distracted;
}

struct Where {
    Spot spot = no_spot;
    Status status = Status::in;
};

/// The place of a warrior: a free hex of the arena, or how he left the fight.
Result<Where> read_where(const Tables& tables, const State& state, WarriorId who, std::string_view word) {
    for (const Status status : {Status::dead, Status::spared, Status::quit}) {
        if (word == name(status)) {
            return Where{no_spot, status};
        }
    }
    const auto hex = parse_hex(word);
    if (!hex) {
        return Error{fill(tr("{word} is no place: a hex of four digits, dead, spared or quit"),
                          {{"word", in_quotes(word)}})};
    }
    const Spot spot = spot_of(*hex);
    if (spot == no_spot) {
        return Error{fill(tr("{hex} is off the arena, which is 0101 to 1509"), {{"hex", std::string(word)}}),
                     "I-Move"};
    }
    const WarriorId there = warrior_at(state, spot);
    if (there != nobody && there != who) {
        return Error{fill(tr("{who} stands in {hex} already"),
                          {{"who", tables.info(state.roster[there].info).id}, {"hex", std::string(word)}}),
                     "I-Move"};
    }
    return Where{spot, Status::in};
}

Result<Done> set_warrior(const Tables& tables, Setup& setup, const Words& words) {
    State& state = setup.state;
    const auto found = find_warrior(tables, state, words[1]);
    if (!found) {
        return found.error();
    }
    const bool added = *found == nobody;
    const auto where = read_where(tables, state, *found, words[2]);
    if (!where) {
        return where.error();
    }
    const bool out = where->status != Status::in;
    const auto said = read_keys(words, out);
    if (!said) {
        return said.error();
    }
    const auto info = static_cast<std::uint8_t>(tables.find(words[1]));
    const std::string id(words[1]);
    if (added && !said->side) {
        return Error{
            fill(tr("{id} is new to this fight: say his side, side left or side right"), {{"id", id}})};
    }
    if (said->spears && *said->spears > 0 && !tables.info(info).hero) {
        return Error{fill(tr("{id} is a bearer, who has no spears"), {{"id", id}}), "I-Bearer"};
    }
    if (!added && !out && state.roster[*found].bottle == 0 && !said->bottle) {
        return Error{fill(tr("{id} has BOTTLE 0: say bottle 1 to 11 to bring him back"), {{"id", id}})};
    }
    const WarriorId who = added ? add_warrior(tables, state, info, *said->side) : *found;
    Warrior& warrior = state.roster[who];
    const Side side = said->side.value_or(warrior.side);
    if (warrior.spot != where->spot || warrior.side != side) {
        end_contacts(state, who);
    }
    warrior.side = side;
    warrior.spot = where->spot;
    warrior.status = where->status;
    take_over(*said, added, warrior);
    if (out) {
        warrior.scratch = false;
        warrior.distracted = false;
    }
    return Done{};
}

/// `contact A B initiative A`.
Result<Done> set_contact(const Tables& tables, Setup& setup, const Words& words) {
    State& state = setup.state;
    std::array<WarriorId, 3> who{};
    for (std::size_t i = 0; i < who.size(); ++i) {
        const auto found = read_warrior(tables, state, words[i == 2 ? 4 : i + 1]);
        if (!found) {
            return found.error();
        }
        who[i] = *found;
    }
    const std::string names = and_list({std::string(words[1]), std::string(words[2])});
    const Warrior& a = state.roster[who[0]];
    const Warrior& b = state.roster[who[1]];
    if (a.side == b.side) {
        return Error{fill(tr("{names} are friends: contact is between enemies"), {{"names", names}}),
                     "I-Close"};
    }
    if (!fights(a) || !fights(b) || !adjacent(a.spot, b.spot)) {
        return Error{fill(tr("{names} are not next to each other"), {{"names", names}}), "I-Close"};
    }
    if (who[2] != who[0] && who[2] != who[1]) {
        return Error{fill(tr("{id} has no part in that contact: the initiative is one of the two's"),
                          {{"id", std::string(words[4])}}),
                     "I-Hand"};
    }
    const bool left = a.side == Side::left;
    insert_contact(state, {left ? who[0] : who[1], left ? who[1] : who[0], state.roster[who[2]].side});
    return Done{};
}

Result<Done> set_active(const Tables& tables, Setup& setup, std::string_view list) {
    std::vector<WarriorId> active;
    for (const std::string_view id : split(list, ',')) {
        const auto who = read_warrior(tables, setup.state, id);
        if (!who) {
            return who.error();
        }
        if (std::find(active.begin(), active.end(), *who) != active.end()) {
            return Error{
                fill(tr("{id} is named twice, a warrior acts once a turn"), {{"id", std::string(id)}})};
        }
        active.push_back(*who);
    }
    setup.active = std::move(active);
    return Done{};
}

void set_empty(Setup& setup) {
    State& state = setup.state;
    state.count = 0;
    state.contact_count = 0;
    state.turn = 1;
    state.idle = 0;
    setup.active.clear();
}

} // namespace

Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement) {
    if (setup.state.mode == Mode::tourney) {
        return Error{tr("a tourney has no set-up: use mode duel or melee"), "I-Tourney"};
    }
    const Words words = split(statement, ' ');
    const auto shaped = [&](std::string_view head, std::size_t size) {
        return words[0] == head && words.size() == size;
    };
    if (shaped("empty", 1)) {
        set_empty(setup);
        return Done{};
    }
    if (words[0] == "warrior" && words.size() >= 3) {
        return set_warrior(tables, setup, words);
    }
    if (shaped("contact", 5) && words[3] == "initiative") {
        return set_contact(tables, setup, words);
    }
    if (shaped("turn", 2) || shaped("idle", 2)) {
        const bool turn = words[0] == "turn";
        const auto number = read_number(words[1], turn ? 1 : 0, turn ? last_turn : most_idle - 1, words[0]);
        if (!number) {
            return number.error();
        }
        (turn ? setup.state.turn : setup.state.idle) = static_cast<std::uint8_t>(*number);
        return Done{};
    }
    if (shaped("active", 2)) {
        return set_active(tables, setup, words[1]);
    }
    return Error{fill(tr("{statement} is no set-up: empty, warrior ID HEX|dead|spared|quit ..., contact A B "
                         "initiative A, turn N, idle N, active A,B,..."),
                      {{"statement", in_quotes(statement)}})};
}

Result<State> finish(const Tables& tables, const Setup& setup) {
    State state = setup.state;
    for (const Side side : both_sides) {
        const auto* end = state.roster.cbegin() + state.count;
        if (std::none_of(state.roster.cbegin(), end, [&](const Warrior& warrior) {
                return warrior.side == side && fights(warrior) && is_hero(tables, warrior);
            })) {
            return Error{side == Side::left
                             ? tr("the left side has no hero in the fight: set warrior ID HEX side left")
                             : tr("the right side has no hero in the fight: set warrior ID HEX side right"),
                         "I-Turn"};
        }
    }
    for (const WarriorId who : setup.active) {
        if (!fights(state.roster[who])) {
            return Error{fill(tr("{id} is out of the fight and cannot be active"),
                              {{"id", tables.info(state.roster[who].info).id}})};
        }
    }
    if (!setup.active.empty()) {
        state.phase = Phase::activate;
        state.active = setup.active.front();
        state.order_count = static_cast<std::uint8_t>(setup.active.size());
        std::copy(setup.active.begin(), setup.active.end(), state.order.begin());
        state.next = 1;
    }
    return state;
}

} // namespace disfida::iliad
