// Barletta as the kernel's concept of a game: rules and tables of one match.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "barletta/apply.hpp"
#include "barletta/setup.hpp"
#include "barletta/state.hpp"
#include "disfida/position.hpp"
#include "kernel/level.hpp"

namespace disfida::barletta {

/// The rules of one match: tables and options. Everything is a pure function of the state.
class Game {
  public:
    using State = barletta::State;
    using Action = barletta::Action;
    using Actions = ActionList;
    using Setup = barletta::Setup;
    using Seat = Side;

    /// Reads the tables and the options. Refuses unknown options and bad data files.
    static Result<Game> open(const DataSource& data, const Options& options);

    [[nodiscard]] const Tables& tables() const { return tables_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] State opening() const { return barletta::opening(choices_); }
    [[nodiscard]] Setup setup() const;

    void legal(const State& state, Actions& out) const;
    template <DicePolicy D, class Sink>
    void apply(State& state, const Action& action, D& dice, Sink& sink) const {
        barletta::apply(tables_, state, action, dice, sink);
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
    /// A digest follows the end of the charge, of a round and of the game.
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

    /// The next action of an automatic deployment, "roster" or "random"; nothing when everybody stands (I1).
    [[nodiscard]] std::optional<Action> opening_choice(const State& state, std::string_view how,
                                                       std::uint64_t seed) const;
    /// The same as text.
    [[nodiscard]] std::string opening_action(const State& state, std::string_view how,
                                             std::uint64_t seed) const;

    /// For the computer: who decides, what to look at, what it is worth.
    [[nodiscard]] Seat seat(const State& state) const { return state.mover(); }
    [[nodiscard]] std::optional<Seat> seat_named(std::string_view side) const;
    void candidates(const State& state, Actions& out) const;
    /// A sensible action found at once, for playing on in thought. Precondition: the game is not over.
    [[nodiscard]] Action light(const State& state, SeededDice& random) const;
    /// The round, 0 before the first the game is in; never falls.
    [[nodiscard]] static int stage(const State& state) { return state.round; }
    /// The share of its decisions in which a level does not do what it thinks best.
    [[nodiscard]] static double slips(Level level) {
        constexpr std::array<double, level_names.size()> shares{0.0, 0.62, 0.29, 0.16, 0.0};
        return shares[static_cast<std::size_t>(level)];
    }
    /// No action waits for an answer.
    [[nodiscard]] static bool answering(const State& /*state*/) { return false; }
    [[nodiscard]] double evaluate(const State& state, Seat seat) const;
    /// What the result is worth to a seat: 1, 0, or a half for a draw; nothing while it is open.
    [[nodiscard]] std::optional<double> decided(const State& state, Seat seat) const;
    /// What `evaluate` and `log_odds` sum up, by the names of `feature_names`; of the other seat the same
    /// with the other sign.
    [[nodiscard]] Features features(const State& state, Seat seat) const;
    static constexpr std::array<std::string_view, feature_count> feature_names = barletta::feature_names;
    /// The logarithm of the odds that a seat wins from a state still open, fitted to games the computer
    /// played out; of the other seat the same with the other sign.
    [[nodiscard]] double log_odds(const State& state, Seat seat) const;

  private:
    Tables tables_;
    Choices choices_;
    Options options_;
};

/// The line of the table of games: name, title, sides, options. Its `open` is filled in where games are
/// opened.
GameInfo info();

} // namespace disfida::barletta
