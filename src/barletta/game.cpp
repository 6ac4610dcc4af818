#include "barletta/game.hpp"

#include <algorithm>
#include <memory>

#include "barletta/brief.hpp"
#include "barletta/candidates.hpp"
#include "barletta/chances.hpp"
#include "barletta/deeds.hpp"
#include "barletta/deployment.hpp"
#include "barletta/describe.hpp"
#include "barletta/evaluate.hpp"
#include "barletta/invariants.hpp"
#include "barletta/json.hpp"
#include "barletta/legal.hpp"
#include "barletta/light.hpp"
#include "barletta/notation.hpp"
#include "barletta/picture.hpp"
#include "barletta/sentences.hpp"
#include "barletta/story.hpp"
#include "barletta/working.hpp"
#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

constexpr std::array<OptionInfo, 2> option_table{
    OptionInfo{"daste", "off", mark("on or off"), mark("K1: d'Aste takes a wound where he would surrender")},
    OptionInfo{"gallantry", "off", mark("on or off"),
               mark("K2: an Italian dismounts to fight a man on foot")},
};

constexpr std::array<std::string_view, 2> side_title_table{people(Side::italian), people(Side::french)};
constexpr std::array<std::string_view, 3> opening_table{"hand", "roster", "random"};

} // namespace

Result<Game> Game::open(const DataSource& data, const Options& options) {
    Game game;
    for (const auto& [option, value] : options) {
        bool* choice = option == "daste"       ? &game.choices_.daste
                       : option == "gallantry" ? &game.choices_.gallantry
                                               : nullptr;
        if (choice == nullptr) {
            return Error{fill(tr("barletta has no option {option}: daste, gallantry"),
                              {{"option", in_quotes(option)}})};
        }
        if (value != "on" && value != "off") {
            return Error{fill(tr("option {option} is on or off, not {value}"),
                              {{"option", option}, {"value", in_quotes(value)}})};
        }
        *choice = value == "on";
    }
    if (game.choices_.daste) {
        game.options_.emplace_back("daste", "on");
    }
    if (game.choices_.gallantry) {
        game.options_.emplace_back("gallantry", "on");
    }
    Result<Tables> tables = load_tables(data);
    if (!tables) {
        return tables.error();
    }
    game.tables_ = std::move(*tables);
    return game;
}

Setup Game::setup() const {
    Setup setup;
    setup.state = opening();
    return setup;
}

void Game::legal(const State& state, Actions& out) const { barletta::legal(tables_, state, out); }
std::string Game::text(const State& /*state*/, const Action& action) const {
    return barletta::text(tables_, action);
}
Result<Action> Game::parse(const State& state, std::string_view text) const {
    return barletta::parse(tables_, state, text);
}
Result<Done> Game::set(Setup& setup, std::string_view statement) const {
    return barletta::set(tables_, setup, statement);
}
Result<State> Game::finish(const Setup& setup) const { return barletta::finish(tables_, setup); }
std::string Game::json(const State& state) const { return state_json(tables_, state); }

std::string_view Game::to_move(const State& state) const {
    return state.to_move == Mover::none ? "none" : name(state.mover());
}

bool Game::checkpoint(const State& before, const State& after) const {
    return after.phase == Phase::over || after.round != before.round;
}

Result<std::string> Game::odds(const State& state, const Action& action) const {
    return odds_json(tables_, state, action);
}
std::string Game::say(const Event& event) const { return barletta::say(tables_, event); }
std::string Game::brief(std::span<const Event> events) const { return barletta::brief(tables_, events); }
std::vector<std::string> Game::explain(std::span<const Event> events) const {
    return barletta::explain(tables_, events);
}
std::vector<std::string> Game::status(const State& state) const { return barletta::status(tables_, state); }
std::string Game::prompt(const State& state) const { return barletta::prompt(tables_, state); }
std::vector<std::string> Game::picture(const State& state) const { return field_lines(tables_, state); }
std::vector<std::string> Game::pieces(const State& state, std::string_view of) const {
    return describe_pieces(tables_, state, of);
}
std::vector<std::string> Game::prospect(const State& state, const Action& action) const {
    return barletta::prospect(tables_, state, action);
}
std::vector<std::string> Game::outlook(const State& state, const Action& action) const {
    return barletta::outlook(tables_, state, action);
}
std::vector<Chance> Game::chances(const State& state, const Action& action) const {
    return barletta::chances(tables_, state, action);
}
std::vector<std::string> Game::story(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return barletta::story(tables_, state, actions);
}
std::vector<std::string> Game::deeds(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return barletta::deeds(tables_, state, actions);
}
std::optional<std::string> Game::violated(const State& state) const {
    return barletta::violated(tables_, state);
}

std::optional<Action> Game::opening_choice(const State& state, std::string_view how,
                                           std::uint64_t seed) const {
    return deploy_next(tables_, state, how == "random", seed);
}

std::string Game::opening_action(const State& state, std::string_view how, std::uint64_t seed) const {
    const auto action = opening_choice(state, how, seed);
    return action ? text(state, *action) : std::string();
}

std::optional<Side> Game::seat_named(std::string_view side) const {
    const auto* at = std::find(side_names.begin(), side_names.end(), side);
    return at == side_names.end() ? std::nullopt : std::optional(static_cast<Side>(at - side_names.begin()));
}

void Game::stop(State& state, std::optional<Seat> gives_up) {
    state.phase = Phase::over;
    state.to_move = Mover::none;
    state.ending = gives_up ? Ending::resigned : Ending::agreed;
    state.winner = gives_up ? mover(other(*gives_up)) : Mover::none;
}

void Game::candidates(const State& state, Actions& out) const {
    const auto all = std::make_unique<ActionList>();
    legal(state, *all);
    barletta::candidates(tables_, state, *all, out);
}

Action Game::light(const State& state, SeededDice& random) const {
    return barletta::light(tables_, state, random);
}

double Game::evaluate(const State& state, Seat seat) const {
    return barletta::evaluate(tables_, state, seat);
}

Features Game::features(const State& state, Seat seat) const {
    return barletta::features(tables_, state, seat);
}

double Game::log_odds(const State& state, Seat seat) const {
    return barletta::log_odds(tables_, state, seat);
}
std::optional<double> Game::decided(const State& state, Seat seat) const {
    if (!over(state)) {
        return std::nullopt;
    }
    return state.winner == Mover::none ? 0.5 : state.winner == mover(seat) ? 1.0 : 0.0;
}

GameInfo info() {
    return {"barletta",       mark("The Challenge of Barletta, 13 February 1503"),
            side_names,       option_table,
            opening_table,    {},
            side_title_table, "knights"};
}

} // namespace disfida::barletta
