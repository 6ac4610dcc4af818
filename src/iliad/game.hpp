// The Iliad as the kernel's concept of a game: rules, tables and line-up of one match.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/position.hpp"
#include "iliad/apply.hpp"
#include "iliad/legal.hpp"
#include "iliad/lineup.hpp"
#include "iliad/phrases.hpp"
#include "iliad/setup.hpp"
#include "iliad/state.hpp"
#include "kernel/level.hpp"

namespace disfida::iliad {

/// The rules of one match: tables and options. Everything is a pure function of the state.
class Game {
  public:
    using State = iliad::State;
    using Action = iliad::Action;
    using Actions = ActionList;
    using Setup = iliad::Setup;
    using Seat = Side;

    /// Reads the tables and the options. Refuses unknown options and heroes and bad data files.
    static Result<Game> open(const DataSource& data, const Options& options);
    /// The same data with other options.
    [[nodiscard]] Result<Game> with(const Options& options) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }
    [[nodiscard]] const Options& options() const { return lineup_.options; }
    [[nodiscard]] State opening() const { return opening_; }
    [[nodiscard]] Setup setup() const { return {opening_, {}}; }

    void legal(const State& state, Actions& out) const { iliad::legal(tables_, state, out); }
    template <DicePolicy D, class Sink>
    void apply(State& state, const Action& action, D& dice, Sink& sink) const {
        iliad::apply(tables_, state, action, dice, sink);
    }
    [[nodiscard]] std::string text(const State& state, const Action& action) const;
    /// No line of the list leaves anything open.
    [[nodiscard]] Action filled(const State& /*state*/, const Action& action, std::uint64_t /*by*/) const {
        return action;
    }
    [[nodiscard]] Result<Action> parse(const State& state, std::string_view text) const;
    Result<Done> set(Setup& setup, std::string_view statement) const;
    [[nodiscard]] Result<State> finish(const Setup& setup) const;

    [[nodiscard]] std::string json(const State& state) const;
    [[nodiscard]] std::string_view to_move(const State& state) const;
    [[nodiscard]] bool over(const State& state) const { return state.phase == Phase::over; }
    /// Ends the game by the players' will: `gives_up` has lost; nobody: a draw both agreed on.
    static void stop(State& state, std::optional<Seat> gives_up);
    /// A digest follows the end of a turn, of a bout and of the game.
    [[nodiscard]] bool checkpoint(const State& before, const State& after) const;
    [[nodiscard]] Result<std::string> odds(const State& state, const Action& action) const;
    [[nodiscard]] std::string say(const Event& event) const;
    [[nodiscard]] std::string brief(std::span<const Event> events) const;
    [[nodiscard]] std::vector<std::string> explain(std::span<const Event> events) const;
    [[nodiscard]] std::vector<std::string> status(const State& state) const;
    [[nodiscard]] std::string prompt(const State& state) const;
    [[nodiscard]] std::vector<std::string> picture(const State& state) const;
    [[nodiscard]] std::vector<std::string> pieces(const State& state, std::string_view of) const;
    [[nodiscard]] std::vector<std::string> prospect(const State& state, const Action& action) const;
    [[nodiscard]] std::vector<std::string> outlook(const State& state, const Action& action) const;
    [[nodiscard]] std::vector<Chance> chances(const State& state, const Action& action) const;
    [[nodiscard]] std::vector<std::string> story(const State& state,
                                                 std::span<const std::span<const Event>> actions) const;
    [[nodiscard]] std::vector<std::string> deeds(const State& state,
                                                 std::span<const std::span<const Event>> actions) const;
    [[nodiscard]] std::optional<std::string> violated(const State& state) const;
    /// There are no automatic openings: the fight begins where the heroes stand.
    [[nodiscard]] std::string opening_action(const State& state, std::string_view how,
                                             std::uint64_t seed) const;

    /// For the computer: who decides, what to look at, what it is worth.
    [[nodiscard]] Seat seat(const State& state) const;
    [[nodiscard]] std::optional<Seat> seat_named(std::string_view side) const;
    void candidates(const State& state, Actions& out) const;
    /// A sensible action found at once, for playing on in thought. Precondition: the game is not over.
    [[nodiscard]] Action light(const State& state, SeededDice& random) const;
    /// The turn, counted on through a tourney the game is in; never falls.
    [[nodiscard]] static int stage(const State& state) { return state.bout * (last_turn + 1) + state.turn; }
    /// The share of its decisions in which a level does not do what it thinks best. So much is luck in a
    /// fight of two that only a high share can be felt there.
    [[nodiscard]] double slips(Level level) const;
    /// How near a draw by idle turns is, 0 to 1: it is one.
    [[nodiscard]] double draw_near(const State& state) const;
    [[nodiscard]] bool answering(const State& state) const { return state.pending.decider != nobody; }
    [[nodiscard]] double evaluate(const State& state, Seat seat) const;
    /// What `log_odds` sums up, by the names of `feature_names`; of the other seat the same with the other
    /// sign.
    [[nodiscard]] Features features(const State& state, Seat seat) const;
    static constexpr std::array<std::string_view, feature_count> feature_names = iliad::feature_names;
    /// What the result is worth to a seat: 1, 0, or a half for a draw; nothing while it is open.
    [[nodiscard]] std::optional<double> decided(const State& state, Seat seat) const;
    /// The logarithm of the odds that a seat wins from a state still open, fitted to games the computer
    /// played out; of the other seat the same with the other sign.
    [[nodiscard]] double log_odds(const State& state, Seat seat) const;

  private:
    Tables tables_;
    Lineup lineup_;
    State opening_;
    std::shared_ptr<const Phrases> phrases_;
};

/// The line of the table of games: name, title, sides, options. Its `open` is filled in where games are
/// opened.
GameInfo info();

} // namespace disfida::iliad
