#include "lorraine/game.hpp"

#include <algorithm>

#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/chances.hpp"
#include "lorraine/deeds.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/evaluate.hpp"
#include "lorraine/form.hpp"
#include "lorraine/invariants.hpp"
#include "lorraine/json.hpp"
#include "lorraine/light.hpp"
#include "lorraine/look.hpp"
#include "lorraine/notation.hpp"
#include "lorraine/odds.hpp"
#include "lorraine/picture.hpp"
#include "lorraine/policy.hpp"
#include "lorraine/sentences.hpp"
#include "lorraine/story.hpp"
#include "lorraine/working.hpp"

namespace disfida::lorraine {

namespace {

constexpr int most_cap = 999;

Result<Done> read_option(Rules& rules, const std::string& option, const std::string& value) {
    if (option == "battles") {
        const auto* at = std::find(battles_names.begin(), battles_names.end(), value);
        if (at == battles_names.end()) {
            return Error{fill(
                tr("{option}: {value} is none of {values}"),
                {{"option", option}, {"value", in_quotes(value)}, {"values", join(battles_names, ", ")}})};
        }
        rules.battles = static_cast<Battles>(at - battles_names.begin());
        return Done{};
    }
    if (option == "castle-cap") {
        const auto cap = read_number(value, 0, most_cap, "castle-cap");
        if (!cap) {
            return cap.error();
        }
        rules.castle_cap = static_cast<std::int16_t>(*cap);
        return Done{};
    }
    if (option == "tries") {
        if (value != "step" && value != "bonus") {
            return Error{fill(tr("{option}: {value} is none of {values}"),
                              {{"option", option}, {"value", in_quotes(value)}, {"values", "step, bonus"}})};
        }
        rules.tries_bonus = value == "bonus";
        return Done{};
    }
    return Error{fill(
        tr("{option} is no option of {game}: {options}"),
        {{"option", in_quotes(option)}, {"game", "lorraine"}, {"options", "battles, castle-cap, tries"}})};
}

/// The options that differ from the default, in their order.
Options canonical(const Rules& rules) {
    const Rules standard;
    Options out;
    if (rules.battles != standard.battles) {
        out.emplace_back("battles", battles_names[static_cast<std::size_t>(rules.battles)]);
    }
    if (rules.castle_cap != standard.castle_cap) {
        out.emplace_back("castle-cap", std::to_string(rules.castle_cap));
    }
    if (rules.tries_bonus != standard.tries_bonus) {
        out.emplace_back("tries", "bonus");
    }
    return out;
}

} // namespace

Result<Game> Game::open(const DataSource& data, const Options& options) {
    Game game;
    std::vector<std::string_view> seen;
    for (const auto& [option, value] : options) {
        if (std::find(seen.begin(), seen.end(), option) != seen.end()) {
            return Error{"option " + in_quotes(option) + " is given twice"};
        }
        seen.push_back(option);
        if (auto read = read_option(game.rules_, option, value); !read) {
            return read.error();
        }
    }
    game.options_ = canonical(game.rules_);
    Result<Tables> tables = load_tables(data);
    if (!tables) {
        return tables.error();
    }
    game.tables_ = std::make_shared<const Tables>(std::move(*tables));
    return game;
}

std::string Game::text(const State& state, const Action& action) const {
    return lorraine::text(*tables_, state, action);
}

Action Game::filled(const State& state, const Action& action, std::uint64_t by) const {
    Action out = action;
    if (action.most > action.n) {
        const auto width = static_cast<std::uint64_t>(action.most - action.n + 1);
        out.n = out.most = static_cast<std::int16_t>(action.n + static_cast<int>(by % width));
    }
    if (action.open) {
        out.open = false;
        out.side = static_cast<Side>(by % 2);
        const Battle& battle = state.battle;
        for (std::size_t i = 0; i < battle.fought_count; ++i) {
            const General& general = state.generals[battle.fought[i]];
            by = by * 6364136223846793005U + 1442695040888963407U;
            const std::uint64_t drawn = by >> 33U;
            out.outcome.lost[i] =
                static_cast<std::int16_t>(drawn % (static_cast<std::uint64_t>(general.points) + 1));
            constexpr std::uint64_t one_in = 8;
            const std::uint64_t fate = (drawn >> 12U) % one_in;
            out.outcome.killed |= fate == 0 ? std::uint64_t{1} << i : 0;
            out.outcome.captured |= fate == 1 && general.side != out.side ? std::uint64_t{1} << i : 0;
        }
    }
    return out;
}

Result<Action> Game::parse(const State& state, std::string_view text) const {
    return lorraine::parse(*tables_, state, text);
}
Result<Done> Game::set(Setup& setup, std::string_view statement) const {
    return lorraine::set(*tables_, setup, statement);
}
Result<State> Game::finish(const Setup& setup) const { return lorraine::finish(*tables_, setup); }
std::string Game::json(const State& state) const { return state_json(*tables_, state); }

std::string_view Game::to_move(const State& state) const {
    const Decider who = decider(state);
    return who.anybody ? name(who.side) : "none";
}

bool Game::checkpoint(const State& before, const State& after) const {
    return after.turn != before.turn || (after.phase == Phase::over && before.phase != Phase::over);
}

Result<std::string> Game::odds(const State& state, const Action& action) const {
    return odds_json(*tables_, state, action);
}
std::string Game::say(const Event& event) const { return lorraine::say(*tables_, event); }
std::string Game::brief(std::span<const Event> events) const { return lorraine::brief(*tables_, events); }
std::vector<std::string> Game::explain(std::span<const Event> events) const {
    return lorraine::explain(*tables_, events);
}
std::vector<std::string> Game::status(const State& state) const { return lorraine::status(*tables_, state); }
std::string Game::prompt(const State& state) const { return lorraine::prompt(*tables_, state); }
std::vector<std::string> Game::picture(const State& state) const { return map_lines(*tables_, state); }
std::vector<std::string> Game::pieces(const State& state, std::string_view of) const {
    return describe_pieces(*tables_, state, of);
}
std::vector<std::string> Game::prospect(const State& state, const Action& action) const {
    return lorraine::prospect(*tables_, state, action);
}
std::vector<std::string> Game::outlook(const State& state, const Action& action) const {
    return lorraine::outlook(*tables_, state, action);
}
std::vector<Chance> Game::chances(const State& state, const Action& action) const {
    return lorraine::chances(*tables_, state, action);
}
std::vector<std::string> Game::story(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return lorraine::story(*tables_, state, actions);
}
std::vector<std::string> Game::sheet(const State& state) const { return order_of_battle(*tables_, state); }
std::vector<std::string> Game::deeds(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return lorraine::deeds(*tables_, state, actions);
}
std::optional<std::string> Game::violated(const State& state) const {
    return lorraine::violated(*tables_, state);
}

std::string Game::opening_action(const State& state, std::string_view how, std::uint64_t /*seed*/) const {
    if (how != "default") {
        return {};
    }
    switch (state.phase) {
    case Phase::ranks:
        return "roll";
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return "muster default";
    default:
        return {};
    }
}

Side Game::seat(const State& state) const { return decider(state).side; }

std::optional<Side> Game::seat_named(std::string_view side) const {
    const auto* at = std::find(side_names.begin(), side_names.end(), side);
    return at == side_names.end() ? std::nullopt : std::optional(static_cast<Side>(at - side_names.begin()));
}

void Game::candidates(const State& state, Actions& out) const { lorraine::candidates(*tables_, state, out); }

Action Game::light(const State& state, SeededDice& random) const {
    return lorraine::light(*tables_, state, random);
}

void Game::choices(const State& state, Actions& out) const { lorraine::choices(*tables_, state, out); }

Features Game::features(const State& state, Seat seat) const {
    return lorraine::features(*tables_, state, seat);
}
double Game::evaluate(const State& state, Seat seat) const {
    return lorraine::evaluate(*tables_, state, seat);
}

double Game::log_odds(const State& state, Seat seat) const {
    return lorraine::log_odds(*tables_, state, seat);
}
std::optional<double> Game::decided(const State& state, Seat seat) const {
    if (over(state) && state.ending == Ending::agreed) {
        return 0.5;
    }
    return over(state) ? std::optional(state.winner == seat ? 1.0 : 0.0) : std::nullopt;
}

void Game::stop(State& state, std::optional<Seat> gives_up) {
    state.phase = Phase::over;
    state.pending = {};
    state.ending = gives_up ? Ending::resigned : Ending::agreed;
    if (gives_up) {
        state.winner = other(*gives_up);
    }
}

namespace {

constexpr std::array<OptionInfo, 3> option_table{
    OptionInfo{
        "battles", "ask", mark("ask, auto or result"),
        mark("how pitched battles are fought: the attacker is asked each time, always quickly on the screen, "
             "or always on a table of miniatures whose result is entered")},
    OptionInfo{"castle-cap", "10", mark("0 to 999, 0 for none"),
               mark("what the ratio of points adds to an assault at most")},
    OptionInfo{"tries", "step", mark("step or bonus"),
               mark("how often a general may try again to recover: his skill step, 0 to 3, or his bonus, 0 "
                    "to 6")},
};
constexpr std::array<std::string_view, 2> side_title_table{mark("Burgundians"), mark("French")};
constexpr std::array<std::string_view, 2> opening_table{"hand", "default"};
constexpr std::array<Scenario, 1> scenario_table{
    Scenario{"bulgneville", mark("Bulgneville, 2 July 1431"), "lorraine/bulgneville.disfida"}};

} // namespace

GameInfo info() {
    GameInfo info;
    info.name = "lorraine";
    info.title = mark("Lorraine, the campaign of 1431");
    info.sides = side_names;
    info.options = option_table;
    info.openings = opening_table;
    info.side_titles = side_title_table;
    info.player_options = side_names;
    info.pieces = mark("generals");
    info.form = form;
    info.scenarios = scenario_table;
    info.reported = "battle result";
    return info;
}

} // namespace disfida::lorraine
