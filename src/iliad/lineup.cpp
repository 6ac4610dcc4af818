#include "iliad/lineup.hpp"

#include <algorithm>
#include <optional>

#include "iliad/apply.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

/// Columns of the starting lines: heroes, and their bearers behind them.
constexpr std::array<int, 2> hero_column{4, 12};
constexpr std::array<int, 2> bearer_column{3, 13};

/// Rows of so many heroes, in the order named.
constexpr std::array<std::array<int, most_heroes>, most_heroes> rows_of{
    {{5}, {4, 6}, {3, 5, 7}, {2, 4, 6, 8}, {1, 3, 5, 7, 9}, {1, 3, 4, 6, 7, 9}}};

constexpr std::array<std::string_view, 2> duel_default{"achilles", "hector"};
constexpr std::array<std::string_view, 2> melee_default{"ajax,odysseus,menelaus", "hector,aeneas,sarpedon"};
constexpr std::array<std::string_view, 2> suitors_default{
    "odysseus,telemachus", "antinous,eurymachus,agelaus,amphinomus,ctesippus,peisander"};
constexpr std::size_t default_field = 8;

Error unknown_hero(const Tables& tables, std::string_view word) {
    std::vector<std::string> known;
    for (const WarriorInfo& warrior : tables.warriors) {
        if (warrior.hero && !warrior.own) {
            known.push_back(warrior.id);
        }
    }
    return {
        fill(tr("no hero is called {id}: there are {heroes}, or your own as {pattern}"),
             {{"id", in_quotes(word)}, {"heroes", join(known, ", ")}, {"pattern", std::string(own_pattern)}}),
        "I-Hero"};
}

/// Reads a hero by name; one's own is added to the tables.
Result<std::uint8_t> read_hero(Tables& tables, std::string_view word) {
    if (word.find(':') != std::string_view::npos) {
        auto own = parse_own(tables, word);
        if (!own) {
            return own.error();
        }
        if (tables.warriors.size() == most_warriors) {
            return Error{fill(tr("there may be {n} heroes of your own"), {{"n", std::to_string(most_own)}})};
        }
        tables.warriors.push_back(std::move(*own));
        return static_cast<std::uint8_t>(tables.warriors.size() - 1);
    }
    const int found = tables.find(word);
    if (found < 0) {
        return unknown_hero(tables, word);
    }
    if (!tables.info(static_cast<std::size_t>(found)).hero) {
        return Error{fill(tr("{id} is a shield-bearer: heroes are named, bearers come with them"),
                          {{"id", std::string(word)}}),
                     "I-Bearer"};
    }
    return static_cast<std::uint8_t>(found);
}

/// Reads a list of heroes, each of whom is new to the game.
Result<std::vector<std::uint8_t>> read_heroes(Tables& tables, std::string_view option, std::string_view list,
                                              std::vector<std::uint8_t>& named) {
    std::vector<std::uint8_t> out;
    for (const std::string_view word : split(list, ',')) {
        const auto hero = read_hero(tables, word);
        if (!hero) {
            return Error{fill(tr("{option}: {error}"),
                              {{"option", std::string(option)}, {"error", hero.error().text}}),
                         hero.error().rule};
        }
        if (std::find(named.begin(), named.end(), *hero) != named.end()) {
            return Error{fill(tr("{option}: {id} is named twice, a hero fights once"),
                              {{"option", std::string(option)}, {"id", tables.info(*hero).id}}),
                         "I-Hero"};
        }
        named.push_back(*hero);
        out.push_back(*hero);
    }
    return out;
}

/// The values given, by name; each once.
class Given {
  public:
    explicit Given(const Options& options) : options_(options) {}
    [[nodiscard]] const std::string* find(std::string_view name) const {
        const auto at = std::find_if(options_.begin(), options_.end(),
                                     [&](const auto& option) { return option.first == name; });
        return at == options_.end() ? nullptr : &at->second;
    }
    /// Refuses what the mode does not have.
    [[nodiscard]] std::optional<Error> check(Mode mode, std::span<const std::string_view> allowed) const {
        constexpr std::array<std::string_view, 6> known{"mode",    "left",   "right",
                                                        "bearers", "heroes", "field"};
        for (const auto& [option, value] : options_) {
            if (std::find(known.begin(), known.end(), option) == known.end()) {
                return Error{fill(tr("iliad has no option {option}: {options}"),
                                  {{"option", in_quotes(option)}, {"options", join(known, ", ")}})};
            }
            if (std::find(allowed.begin(), allowed.end(), option) == allowed.end()) {
                return Error{fill(tr("a game of mode {mode} has no option {option}: {options}"),
                                  {{"mode", std::string(name(mode))},
                                   {"option", in_quotes(option)},
                                   {"options", join(allowed, ", ")}})};
            }
        }
        return std::nullopt;
    }

  private:
    const Options& options_;
};

Result<Mode> read_mode(const Given& given) {
    const std::string* word = given.find("mode");
    if (word == nullptr) {
        return Mode::duel;
    }
    const auto* at = std::find(mode_names.begin(), mode_names.end(), *word);
    if (at == mode_names.end()) {
        return Error{fill(tr("option mode is {modes}, not {word}"),
                          {{"modes", join(mode_names, ", ")}, {"word", in_quotes(*word)}})};
    }
    return static_cast<Mode>(at - mode_names.begin());
}

std::span<const std::string_view> options_of(Mode mode) {
    static constexpr std::array<std::string_view, 4> party{"mode", "left", "right", "bearers"};
    static constexpr std::array<std::string_view, 1> fixed{"mode"};
    static constexpr std::array<std::string_view, 3> bracket{"mode", "heroes", "field"};
    switch (mode) {
    case Mode::suitors:
        return fixed;
    case Mode::tourney:
        return bracket;
    default:
        return party;
    }
}

std::string list_text(const Tables& tables, const std::vector<std::uint8_t>& heroes) {
    std::vector<std::string> words;
    words.reserve(heroes.size());
    for (const std::uint8_t hero : heroes) {
        words.push_back(hero_text(tables.info(hero)));
    }
    return join(words, ",");
}

/// The two sides of a duel, a melee or the suitors' hall.
std::optional<Error> read_sides(Tables& tables, const Given& given, Lineup& lineup) {
    const std::size_t most = lineup.mode == Mode::duel ? 1 : most_heroes;
    std::vector<std::uint8_t> named;
    for (const Side side : both_sides) {
        const std::string* words = given.find(name(side));
        auto heroes = read_heroes(tables, name(side),
                                  words != nullptr ? *words : usual_heroes(lineup.mode, side), named);
        if (!heroes) {
            return heroes.error();
        }
        if (heroes->size() > most) {
            return Error{fill(most == 1 ? tr("{side}: {n} heroes, a {mode} has one on a side")
                                        : tr("{side}: {n} heroes, a {mode} has 1 to {most} on a side"),
                              {{"side", std::string(name(side))},
                               {"n", std::to_string(heroes->size())},
                               {"mode", std::string(name(lineup.mode))},
                               {"most", std::to_string(most)}}),
                         "I-Hero"};
        }
        lineup.sides[index(side)] = std::move(*heroes);
        const std::string text = list_text(tables, lineup.sides[index(side)]);
        if (text != usual_heroes(lineup.mode, side)) {
            lineup.options.emplace_back(name(side), text);
        }
    }
    return std::nullopt;
}

std::optional<Error> read_bearers(const Given& given, Lineup& lineup) {
    const bool usual = lineup.mode == Mode::melee;
    lineup.bearers = usual;
    if (const std::string* word = given.find("bearers")) {
        if (*word != "on" && *word != "off") {
            return Error{fill(tr("option bearers is on or off, not {word}"), {{"word", in_quotes(*word)}})};
        }
        lineup.bearers = *word == "on";
    }
    if (lineup.bearers != usual) {
        lineup.options.emplace_back("bearers", lineup.bearers ? "on" : "off");
    }
    return std::nullopt;
}

/// The first heroes of the data who own spears.
std::vector<std::uint8_t> first_heroes(const Tables& tables, std::size_t count) {
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i < tables.warriors.size() && out.size() < count; ++i) {
        const WarriorInfo& warrior = tables.info(i);
        if (warrior.hero && !warrior.own && warrior.spears > 0) {
            out.push_back(static_cast<std::uint8_t>(i));
        }
    }
    return out;
}

constexpr bool valid_field(std::size_t size) { return size == 4 || size == 8 || size == most_field; }

std::optional<Error> read_bracket(Tables& tables, const Given& given, Lineup& lineup) {
    const std::string* field = given.find("field");
    const std::string* heroes = given.find("heroes");
    if (field != nullptr && heroes != nullptr) {
        return Error{tr("a tourney has a field or heroes by name, not both"), "I-Tourney"};
    }
    if (heroes != nullptr) {
        std::vector<std::uint8_t> named;
        auto list = read_heroes(tables, "heroes", *heroes, named);
        if (!list) {
            return list.error();
        }
        if (!valid_field(list->size())) {
            return Error{fill(tr("heroes: {n} are named, a tourney has 4, 8 or 16"),
                              {{"n", std::to_string(list->size())}}),
                         "I-Tourney"};
        }
        lineup.heroes = std::move(*list);
        if (lineup.heroes != first_heroes(tables, default_field)) {
            lineup.options.emplace_back("heroes", list_text(tables, lineup.heroes));
        }
        return std::nullopt;
    }
    const auto size = field != nullptr ? parse_number<std::size_t>(*field) : std::optional(default_field);
    if (!size || !valid_field(*size)) {
        return Error{fill(tr("option field is 4, 8 or 16, not {word}"), {{"word", in_quotes(*field)}}),
                     "I-Tourney"};
    }
    lineup.heroes = first_heroes(tables, *size);
    if (lineup.heroes.size() != *size) {
        return Error{fill(tr("the data has only {n} heroes with spears, a field of {field} needs more"),
                          {{"n", std::to_string(lineup.heroes.size())}, {"field", std::to_string(*size)}})};
    }
    if (*size != default_field) {
        lineup.options.emplace_back("field", *field);
    }
    return std::nullopt;
}

} // namespace

std::string_view usual_heroes(Mode mode, Side side) {
    const auto& usual = mode == Mode::duel    ? duel_default
                        : mode == Mode::melee ? melee_default
                                              : suitors_default;
    return usual[index(side)];
}

Result<WarriorInfo> parse_own(const Tables& tables, std::string_view text) {
    const auto parts = split(text, ':');
    const std::string id(parts[0]);
    WarriorInfo hero;
    hero.id = id;
    hero.own = true;
    hero.spears = usual_spears;
    const auto refuse = [&](const std::string& what) {
        return Error{
            fill(tr("{text}: {what}; one's own hero is written {pattern}"),
                 {{"text", in_quotes(text)}, {"what", what}, {"pattern", std::string(own_pattern)}})};
    };
    if (!valid_id(id)) {
        return refuse(fill(tr("{id} is no name, at most 24 small letters and hyphens are needed"),
                           {{"id", in_quotes(id)}}));
    }
    const int known = tables.find(id);
    if (known >= 0) {
        return refuse(tables.info(static_cast<std::size_t>(known)).own
                          ? fill(tr("{id} is named twice"), {{"id", id}})
                          : fill(tr("{id} is known already, take another name"), {{"id", id}}));
    }
    hero.name = capitalised(id);
    std::vector<std::string_view> seen;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::size_t equals = std::min(parts[i].find('='), parts[i].size());
        const std::string_view key = parts[i].substr(0, equals);
        const std::string_view value =
            equals < parts[i].size() ? parts[i].substr(equals + 1) : std::string_view();
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return refuse(fill(tr("{key} is said twice"), {{"key", std::string(key)}}));
        }
        seen.push_back(key);
        if (key == "armour") {
            const auto* at = std::find(armour_names.begin(), armour_names.end(), value);
            if (at == armour_names.end()) {
                return refuse(fill(tr("{word} is no armour: {armours}"),
                                   {{"word", in_quotes(value)}, {"armours", join(armour_names, ", ")}}));
            }
            hero.armour = static_cast<Armour>(at - armour_names.begin());
            continue;
        }
        if (key != "bottle" && key != "agility" && key != "spears") {
            return refuse(fill(tr("{key} is unknown"), {{"key", in_quotes(key)}}));
        }
        const bool spears = key == "spears";
        const int low = spears ? 0 : least_worth;
        const int high = spears ? most_spears : most_worth;
        const auto number = parse_number<int>(value);
        if (!number || *number < low || *number > high) {
            return refuse(fill(tr("{key} {value}, a number from {low} to {high} is needed"),
                               {{"key", std::string(key)},
                                {"value", in_quotes(value)},
                                {"low", std::to_string(low)},
                                {"high", std::to_string(high)}}));
        }
        (spears ? hero.spears : key == "bottle" ? hero.bottle : hero.agility) = *number;
    }
    for (const std::string_view key : {"bottle", "agility", "armour"}) {
        if (std::find(seen.begin(), seen.end(), key) == seen.end()) {
            return refuse(fill(tr("{key} is missing"), {{"key", std::string(key)}}));
        }
    }
    return hero;
}

std::string hero_text(const WarriorInfo& hero) {
    if (!hero.own) {
        return hero.id;
    }
    return hero.id + ":bottle=" + std::to_string(hero.bottle) + ":agility=" + std::to_string(hero.agility) +
           ":armour=" + std::string(name(hero.armour)) +
           (hero.spears == usual_spears ? "" : ":spears=" + std::to_string(hero.spears));
}

Result<Lineup> read_lineup(Tables& tables, const Options& options) {
    const Given given(options);
    Lineup lineup;
    const auto mode = read_mode(given);
    if (!mode) {
        return mode.error();
    }
    lineup.mode = *mode;
    if (const auto wrong = given.check(lineup.mode, options_of(lineup.mode))) {
        return *wrong;
    }
    if (lineup.mode != Mode::duel) {
        lineup.options.emplace_back("mode", name(lineup.mode));
    }
    const auto wrong = lineup.mode == Mode::tourney ? read_bracket(tables, given, lineup)
                                                    : read_sides(tables, given, lineup);
    if (wrong) {
        return *wrong;
    }
    if (lineup.mode == Mode::duel || lineup.mode == Mode::melee) {
        if (const auto bad = read_bearers(given, lineup)) {
            return *bad;
        }
    }
    derive_ranks(tables);
    return lineup;
}

WarriorId add_warrior(const Tables& tables, State& state, std::uint8_t info, Side side) {
    const WarriorInfo& who = tables.info(info);
    Warrior warrior;
    warrior.info = info;
    warrior.side = side;
    warrior.bottle = static_cast<std::int8_t>(who.bottle);
    warrior.start_bottle = warrior.bottle;
    warrior.agility = static_cast<std::int8_t>(tables.agility(info));
    warrior.start_agility = warrior.agility;
    warrior.spears = static_cast<std::uint8_t>(who.spears);
    warrior.armour = who.armour;
    state.roster[state.count] = warrior;
    return state.count++;
}

namespace {

void take_place(State& state, WarriorId who, int column, int row) {
    state.roster[who].status = Status::in;
    state.roster[who].spot = spot_of({column, row});
}

void draw_up(const Tables& tables, const Lineup& lineup, State& state) {
    for (const Side side : both_sides) {
        const auto& heroes = lineup.sides[index(side)];
        for (std::size_t i = 0; i < heroes.size(); ++i) {
            const int row = rows_of[heroes.size() - 1][i];
            take_place(state, add_warrior(tables, state, heroes[i], side), hero_column[index(side)], row);
            const int bearer = tables.info(heroes[i]).bearer;
            if (lineup.bearers && bearer >= 0) {
                take_place(state, add_warrior(tables, state, static_cast<std::uint8_t>(bearer), side),
                           bearer_column[index(side)], row);
            }
        }
    }
}

} // namespace

State opening(const Tables& tables, const Lineup& lineup) {
    State state;
    state.mode = lineup.mode;
    state.bearers = lineup.bearers;
    if (lineup.mode != Mode::tourney) {
        draw_up(tables, lineup, state);
        return state;
    }
    state.field = static_cast<std::uint8_t>(lineup.heroes.size());
    for (std::size_t i = 0; i < lineup.heroes.size(); ++i) {
        add_warrior(tables, state, lineup.heroes[i], i % 2 == 0 ? Side::left : Side::right);
    }
    for (WarriorId i = 0; i + 1 < state.field; i = static_cast<WarriorId>(i + 2)) {
        state.bouts[state.bout_count++] = {i, static_cast<WarriorId>(i + 1), nobody, Status::dead};
    }
    set_up_bout(state);
    return state;
}

} // namespace disfida::iliad
