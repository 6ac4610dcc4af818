#include "iliad/game.hpp"

#include <algorithm>

#include "iliad/chances.hpp"
#include "iliad/deeds.hpp"
#include "iliad/describe.hpp"
#include "iliad/evaluate.hpp"
#include "iliad/form.hpp"
#include "iliad/invariants.hpp"
#include "iliad/json.hpp"
#include "iliad/light.hpp"
#include "iliad/notation.hpp"
#include "iliad/picture.hpp"
#include "iliad/recruit.hpp"
#include "iliad/sentences.hpp"
#include "iliad/story.hpp"
#include "iliad/working.hpp"
#include "kernel/data.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

Result<Game> Game::open(const DataSource& data, const Options& options) {
    Game game;
    Result<Tables> tables = load_tables(data);
    if (!tables) {
        return tables.error();
    }
    game.tables_ = std::move(*tables);
    auto drawn_up = game.with(options);
    if (!drawn_up) {
        return drawn_up;
    }
    Result<Phrases> phrases = load_phrases(data);
    if (!phrases) {
        return phrases.error();
    }
    drawn_up->phrases_ = std::make_shared<const Phrases>(std::move(*phrases));
    return drawn_up;
}

Result<Game> Game::with(const Options& options) const {
    Game game = *this;
    auto& known = game.tables_.warriors;
    known.erase(std::remove_if(known.begin(), known.end(), [](const WarriorInfo& one) { return one.own; }),
                known.end());
    Result<Lineup> lineup = read_lineup(game.tables_, options);
    if (!lineup) {
        return lineup.error();
    }
    game.lineup_ = std::move(*lineup);
    game.opening_ = iliad::opening(game.tables_, game.lineup_);
    return game;
}

std::string Game::text(const State& /*state*/, const Action& action) const {
    return iliad::text(tables_, action);
}
Result<Action> Game::parse(const State& state, std::string_view text) const {
    return iliad::parse(tables_, state, text);
}
Result<Done> Game::set(Setup& setup, std::string_view statement) const {
    return iliad::set(tables_, setup, statement);
}
Result<State> Game::finish(const Setup& setup) const { return iliad::finish(tables_, setup); }
std::string Game::json(const State& state) const { return state_json(tables_, state); }

std::string_view Game::to_move(const State& state) const {
    const bool nobody_decides = state.phase == Phase::turn_start || state.phase == Phase::over;
    return nobody_decides ? "none" : name(decider(state));
}

bool Game::checkpoint(const State& before, const State& after) const {
    return after.phase == Phase::over || after.turn != before.turn || after.bout != before.bout;
}

Result<std::string> Game::odds(const State& state, const Action& action) const {
    return odds_json(tables_, state, action);
}
std::string Game::say(const Event& event) const { return iliad::say(tables_, *phrases_, event); }
std::string Game::brief(std::span<const Event> events) const {
    return iliad::brief(tables_, *phrases_, events);
}
std::vector<std::string> Game::explain(std::span<const Event> events) const {
    return iliad::explain(tables_, *phrases_, events);
}
std::vector<std::string> Game::status(const State& state) const { return iliad::status(tables_, state); }
std::string Game::prompt(const State& state) const { return iliad::prompt(tables_, state); }
std::vector<std::string> Game::picture(const State& state) const { return arena_lines(tables_, state); }
std::vector<std::string> Game::pieces(const State& state, std::string_view of) const {
    return describe_pieces(tables_, state, of);
}
std::vector<std::string> Game::prospect(const State& state, const Action& action) const {
    return iliad::prospect(tables_, state, action);
}
std::vector<std::string> Game::outlook(const State& state, const Action& action) const {
    return iliad::outlook(tables_, *phrases_, state, action);
}
std::vector<Chance> Game::chances(const State& state, const Action& action) const {
    return iliad::chances(tables_, state, action);
}
std::vector<std::string> Game::story(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return iliad::story(tables_, state, actions);
}
std::vector<std::string> Game::deeds(const State& state,
                                     std::span<const std::span<const Event>> actions) const {
    return iliad::deeds(tables_, state, actions);
}
std::optional<std::string> Game::violated(const State& state) const {
    return iliad::violated(tables_, state);
}

std::string Game::opening_action(const State& /*state*/, std::string_view /*how*/,
                                 std::uint64_t /*seed*/) const {
    return {};
}

Side Game::seat(const State& state) const {
    const bool nobody_decides = state.phase == Phase::turn_start || state.phase == Phase::over;
    return nobody_decides ? Side::left : decider(state);
}

std::optional<Side> Game::seat_named(std::string_view side) const {
    const auto* at = std::find(side_names.begin(), side_names.end(), side);
    return at == side_names.end() ? std::nullopt : std::optional(static_cast<Side>(at - side_names.begin()));
}

void Game::stop(State& state, std::optional<Seat> gives_up) {
    state.phase = Phase::over;
    state.active = nobody;
    state.order_count = 0;
    state.next = 0;
    state.pending = {};
    state.ending = gives_up ? Ending::resigned : Ending::agreed;
    state.winner = !gives_up ? Winner::draw : *gives_up == Side::left ? Winner::right : Winner::left;
}

void Game::candidates(const State& state, Actions& out) const {
    ActionList all;
    legal(state, all);
    out.clear();
    for (const Action& action : all) {
        if (action.verb != Verb::quit) {
            out.add(action);
        }
    }
}

Action Game::light(const State& state, SeededDice& random) const {
    return iliad::light(tables_, state, random);
}

double Game::slips(Level level) const {
    constexpr std::array<double, 5> in_duels{0.0, 1.0, 0.84, 0.48, 0.0};
    constexpr std::array<double, 5> in_melees{0.0, 0.88, 0.52, 0.27, 0.0};
    return (single_combat(opening_.mode) ? in_duels : in_melees)[static_cast<std::size_t>(level)];
}

double Game::draw_near(const State& state) const {
    if (state.phase == Phase::over) {
        return state.winner == Winner::draw ? 1.0 : 0.0;
    }
    if (!single_combat(state.mode)) {
        return 0.0; // many against many do not come to a stand so soon
    }
    const double idle = static_cast<double>(state.idle) / most_idle;
    return idle * idle * idle;
}

double Game::evaluate(const State& state, Seat seat) const { return iliad::evaluate(tables_, state, seat); }
Features Game::features(const State& state, Seat seat) const { return iliad::features(tables_, state, seat); }
double Game::log_odds(const State& state, Seat seat) const { return iliad::log_odds(tables_, state, seat); }
std::optional<double> Game::decided(const State& state, Seat seat) const {
    return iliad::decided(state, seat);
}

namespace {

constexpr std::array<OptionInfo, 6> option_table{
    OptionInfo{"mode", "duel", mark("duel, melee, suitors or tourney"), mark("what is fought")},
    OptionInfo{"left", "achilles", mark("heroes by id, commas between"),
               mark("heroes of the left side; a duel has one, a melee 1 to 6")},
    OptionInfo{"right", "hector", mark("heroes by id, commas between"), mark("heroes of the right side")},
    OptionInfo{"bearers", "", mark("on or off"),
               mark("whether the heroes bring their shield-bearers; a melee does unless it is off")},
    OptionInfo{"heroes", "", mark("4, 8 or 16 heroes by id, commas between"),
               mark("who fights in a tourney, neighbours meet first")},
    OptionInfo{"field", "8", mark("4, 8 or 16"), mark("how many fight in a tourney where nobody is named")},
};

constexpr std::array<std::string_view, 2> side_title_table{mark("Left side"), mark("Right side")};
constexpr std::array<std::string_view, 2> player_option_table{"left-player", "right-player"};

} // namespace

GameInfo info() {
    GameInfo info;
    info.name = "iliad";
    info.title = mark("Iliad, combats of Homeric heroes");
    info.sides = side_names;
    info.options = option_table;
    info.side_titles = side_title_table;
    info.player_options = player_option_table;
    info.pieces = mark("warriors");
    info.form = form;
    info.prepare = recruit;
    info.file_option = "own";
    info.file_meaning = mark("take heroes of your own from FILE, a data file with entries [[warrior]]");
    return info;
}

} // namespace disfida::iliad
