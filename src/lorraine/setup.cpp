#include "lorraine/setup.hpp"

#include <algorithm>
#include <optional>

#include "kernel/words.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

namespace {

using Words = std::vector<std::string_view>;

constexpr int most_points = 999;
constexpr int most_rank = 99;
constexpr int most_marker = 99;

constexpr std::string_view patterns =
    "empty, turn N, general G ZONE points N rank N skill S ..., general G captive rank N skill S, general G "
    "killed, "
    "general G reserve, castle C SIDE garrison N ..., ravaged Z,Z, active G";

std::string number(int n) { return std::to_string(n); }

Result<GeneralId> read_general(const Tables& tables, std::string_view word) {
    for (std::size_t i = 0; i < named; ++i) {
        if (tables.generals[i].id == word) {
            return static_cast<GeneralId>(i);
        }
    }
    return Error{"no general is called " + in_quotes(word) + ": one of the 24 names is needed", "L-Set"};
}

Result<ZoneId> read_zone(const Tables& tables, std::string_view word) {
    const ZoneId zone = tables.find_zone(word);
    if (zone == no_zone) {
        return Error{"no zone is called " + in_quotes(word), "L-Map"};
    }
    return zone;
}

/// The keys behind a head: those with a number, a skill, or nothing after them, each once.
class Keys {
  public:
    Keys(const Words& words, std::size_t at) : words_(words), at_(at) {}

    /// "points N" at this place.
    int number_after(std::string_view key, int low, int high) {
        if (error_ || !here(key)) {
            return low;
        }
        const auto read = at_ < words_.size() ? read_number(words_[at_], low, high, key)
                                              : Result<int>(Error{std::string(key) + " needs a number"});
        ++at_;
        if (!read) {
            error_ = read.error();
            return low;
        }
        return *read;
    }
    Skill skill() {
        if (error_ || !here("skill")) {
            return Skill::incompetent;
        }
        const std::string_view word = at_ < words_.size() ? words_[at_++] : std::string_view();
        const auto* at = std::find(skill_names.begin(), skill_names.end(), word);
        if (at == skill_names.end()) {
            error_ = Error{in_quotes(word) + " is no skill: " + join(skill_names, ", "), "L-Set"};
            return Skill::incompetent;
        }
        return static_cast<Skill>(at - skill_names.begin());
    }
    /// Whether an optional word stands here; they come in one order.
    bool flag(std::string_view key) {
        if (error_ || at_ >= words_.size() || words_[at_] != key) {
            return false;
        }
        ++at_;
        return true;
    }
    std::optional<Error> finish(std::string_view optional) {
        if (!error_ && at_ < words_.size()) {
            error_ = Error{in_quotes(words_[at_]) + " is not understood here: " + std::string(optional) +
                           ", in this order and once"};
        }
        return error_;
    }

  private:
    bool here(std::string_view key) {
        if (at_ < words_.size() && words_[at_] == key) {
            ++at_;
            return true;
        }
        error_ = Error{at_ < words_.size()
                           ? in_quotes(words_[at_]) + " stands where " + std::string(key) + " is wanted"
                           : std::string(key) + " is missing"};
        return false;
    }

    const Words& words_;
    std::size_t at_;
    std::optional<Error> error_;
};

Result<Done> set_general(const Tables& tables, Setup& setup, const Words& words) {
    const auto who = read_general(tables, words[1]);
    if (!who) {
        return who.error();
    }
    if (setup.active == *who) {
        return Error{std::string(words[1]) + " is active already: set active comes last of him", "L-Init"};
    }
    General general;
    general.side = side_of_name(*who);
    if ((words[2] == "killed" || words[2] == "reserve") && words.size() == 3) {
        general.status = words[2] == "killed" ? Status::killed : Status::reserve;
        setup.state.generals[*who] = general;
        return Done{};
    }
    Keys keys(words, 3);
    if (words[2] == "captive") {
        general.status = Status::captive;
        general.rank = static_cast<std::uint8_t>(keys.number_after("rank", 1, most_rank));
        general.skill = keys.skill();
        if (const auto error = keys.finish("rank N skill S")) {
            return *error;
        }
        setup.state.generals[*who] = general;
        return Done{};
    }
    const auto zone = read_zone(tables, words[2]);
    if (!zone) {
        return zone.error();
    }
    general.status = Status::field;
    general.zone = *zone;
    general.points = static_cast<std::int16_t>(keys.number_after("points", 1, most_points));
    general.rank = static_cast<std::uint8_t>(keys.number_after("rank", 1, most_rank));
    general.skill = keys.skill();
    general.inside = keys.flag("inside");
    general.exhausted = keys.flag("exhausted");
    general.activated = keys.flag("activated");
    general.estranged = keys.flag("estranged");
    general.beloved = keys.flag("beloved");
    general.debt = keys.flag("debt");
    if (const auto error = keys.finish(
            "points N rank N skill S [inside] [exhausted] [activated] [estranged] [beloved] [debt]")) {
        return *error;
    }
    setup.state.generals[*who] = general;
    return Done{};
}

Result<Done> set_castle(const Tables& tables, Setup& setup, const Words& words) {
    const auto zone = read_zone(tables, words[1]);
    if (!zone) {
        return zone.error();
    }
    Castle* castle = castle_in(tables, setup.state, *zone);
    if (castle == nullptr) {
        return Error{std::string(words[1]) + " is no castle", "L-Castle"};
    }
    const auto* side = std::find(side_names.begin(), side_names.end(), words[2]);
    if (side == side_names.end()) {
        return Error{in_quotes(words[2]) + " is no side: burgundy or french"};
    }
    Keys keys(words, 3);
    Castle set;
    set.owner = static_cast<Side>(side - side_names.begin());
    set.garrison = static_cast<std::int16_t>(keys.number_after("garrison", 0, most_points));
    if (words.size() > 5 && words[5] == "siege") {
        set.siege = static_cast<std::int16_t>(keys.number_after("siege", 0, most_marker));
    }
    set.used = keys.flag("used");
    if (const auto error = keys.finish("garrison N [siege N] [used]")) {
        return *error;
    }
    *castle = set;
    return Done{};
}

Result<Done> set_ravaged(const Tables& tables, Setup& setup, std::string_view list) {
    State& state = setup.state;
    state.ravaged_count = 0;
    state.burnt = 0;
    state.vp = 0;
    for (const std::string_view word : split(list, ',')) {
        const auto zone = read_zone(tables, word);
        if (!zone) {
            return zone.error();
        }
        if (tables.worth(*zone) == 0) {
            return Error{std::string(word) + " is neither village nor town", "L-Ravage"};
        }
        if (has(state.burnt, *zone)) {
            return Error{std::string(word) + " is named twice", "L-Ravage"};
        }
        state.ravaged[state.ravaged_count++] = *zone;
        state.burnt |= bit(*zone);
        state.vp = static_cast<std::int16_t>(state.vp + tables.worth(*zone));
    }
    return Done{};
}

Result<Done> set_active(const Tables& tables, Setup& setup, std::string_view word) {
    const auto who = read_general(tables, word);
    if (!who) {
        return who.error();
    }
    if (setup.active != nobody) {
        return Error{tables.generals[setup.active].id + " is active already", "L-Init"};
    }
    if (!on_map(setup.state.generals[*who])) {
        return Error{std::string(word) + " is not on the map: set general " + std::string(word) + " ZONE ...",
                     "L-Init"};
    }
    if (setup.state.generals[*who].activated) {
        return Error{std::string(word) + " is activated already", "L-Init"};
    }
    setup.active = *who;
    return Done{};
}

void set_empty(Setup& setup) {
    State& state = setup.state;
    const Rules rules = state.rules;
    state = {};
    state.rules = rules;
    state.turn = 1;
    state.phase = Phase::pick;
    state.unmustered = {};
    for (std::size_t i = 0; i < named; ++i) {
        state.generals[i].side = side_of_name(static_cast<GeneralId>(i));
    }
    setup.emptied = true;
    setup.active = nobody;
}

/// What the position breaks, with the place and the numbers.
std::optional<Error> broken(const Tables& tables, const State& state) {
    const auto id = [&](std::size_t who) { return tables.generals[who].id; };
    for (std::size_t i = 0; i < named; ++i) {
        const General& general = state.generals[i];
        for (std::size_t j = 0; living(general) && j < i; ++j) {
            const General& other = state.generals[j];
            if (other.side == general.side && living(other) && other.rank == general.rank) {
                return Error{id(j) + " and " + id(i) + " both have rank " + number(general.rank), "L-Set"};
            }
        }
        if (!on_map(general)) {
            continue;
        }
        if (general.inside && own_castle(tables, state, general.zone, general.side) == nullptr) {
            return Error{id(i) + " cannot be inside: " + tables.zone(general.zone).id + " is no castle of " +
                             std::string(name(general.side)),
                         "L-Castle"};
        }
        if (general.inside && general.exhausted) {
            return Error{id(i) + " is inside and cannot be exhausted", "L-Tired"};
        }
        for (std::size_t j = 0; !general.inside && j < i; ++j) {
            const General& other = state.generals[j];
            if (other.side != general.side && outside(other) && other.zone == general.zone) {
                return Error{id(j) + " and " + id(i) + ", enemies, are both outside in " +
                                 tables.zone(general.zone).id,
                             "L-Battle"};
            }
        }
    }
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneId zone = tables.castles[i];
        const Castle& castle = state.castles[i];
        const int there = garrison_of(tables, state, zone);
        if (there > tables.zone(zone).capacity) {
            return Error{tables.zone(zone).id + " holds " + number(tables.zone(zone).capacity) +
                             " points, not " + number(there),
                         "L-Castle"};
        }
        if (besieged(castle) && !has(held(state, other(castle.owner)), zone)) {
            return Error{tables.zone(zone).id +
                             " has a Siege marker without an enemy general outside: generals "
                             "before markers",
                         "L-Siege"};
        }
    }
    return std::nullopt;
}

Result<Done> set_one(const Tables& tables, Setup& setup, const Words& words, std::string_view statement) {
    if (words[0] == "turn" && words.size() == 2) {
        const auto turn = read_number(words[1], 1, tables.turns, "turn");
        if (!turn) {
            return turn.error();
        }
        setup.state.turn = static_cast<std::uint8_t>(*turn);
        return Done{};
    }
    if (words[0] == "general" && words.size() >= 3) {
        return set_general(tables, setup, words);
    }
    if (words[0] == "castle" && words.size() >= 3) {
        return set_castle(tables, setup, words);
    }
    if (words[0] == "ravaged" && words.size() == 2) {
        return set_ravaged(tables, setup, words[1]);
    }
    if (words[0] == "active" && words.size() == 2) {
        return set_active(tables, setup, words[1]);
    }
    return Error{in_quotes(statement) + " is no set-up: " + std::string(patterns)};
}

} // namespace

Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement) {
    const Words words = split(statement, ' ');
    if (words.size() == 1 && words[0] == "empty") {
        set_empty(setup);
        return Done{};
    }
    Setup next = setup;
    if (auto done = set_one(tables, next, words, statement); !done) {
        return done;
    }
    if (!setup.emptied) {
        return Error{"set empty comes first of all", "L-Set"};
    }
    if (auto error = broken(tables, next.state)) {
        return *error;
    }
    setup = next;
    return Done{};
}

Result<State> finish(const Tables& tables, const Setup& setup) {
    State state = setup.state;
    if (!setup.emptied) {
        return state;
    }
    if (setup.active != nobody) {
        state.generals[setup.active].activated = true;
        state.active = {setup.active};
        state.phase = Phase::activate;
        return state;
    }
    resume(tables, state);
    return state;
}

} // namespace disfida::lorraine
