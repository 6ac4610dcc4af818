// Lorraine as the kernel's concept of a game: rules, tables and options of one campaign.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/position.hpp"
#include "kernel/level.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/setup.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The rules of one campaign: tables and options. Everything is a pure function of the state.
class Game {
  public:
    using State = lorraine::State;
    using Action = lorraine::Action;
    using Actions = ActionList;
    using Setup = lorraine::Setup;
    using Seat = Side;

    /// Reads the tables and the options. Refuses unknown options and values and bad data files.
    static Result<Game> open(const DataSource& data, const Options& options);

    [[nodiscard]] const Tables& tables() const { return *tables_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] State opening() const { return lorraine::opening(*tables_, rules_); }
    [[nodiscard]] Setup setup() const { return {opening(), false, nobody}; }

    void legal(const State& state, Actions& out) const { lorraine::legal(*tables_, state, out); }
    template <DicePolicy D, class Sink>
    void apply(State& state, const Action& action, D& dice, Sink& sink) const {
        lorraine::apply(*tables_, state, action, dice, sink);
    }
    [[nodiscard]] std::string text(const State& state, const Action& action) const;
    /// A line with a number or a result left open, filled in.
    [[nodiscard]] Action filled(const State& state, const Action& action, std::uint64_t by) const;
    [[nodiscard]] Result<Action> parse(const State& state, std::string_view text) const;
    Result<Done> set(Setup& setup, std::string_view statement) const;
    [[nodiscard]] Result<State> finish(const Setup& setup) const;

    [[nodiscard]] std::string json(const State& state) const;
    [[nodiscard]] std::string_view to_move(const State& state) const;
    [[nodiscard]] bool over(const State& state) const { return state.phase == Phase::over; }
    /// Ends the game by the players' will: `gives_up` has lost; nobody: a draw both agreed on.
    static void stop(State& state, std::optional<Seat> gives_up);
    /// A digest follows the end of a turn and of the campaign.
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
    /// The order of battle where one waits to be fought (L-Array 4).
    [[nodiscard]] std::vector<std::string> sheet(const State& state) const;
    [[nodiscard]] std::vector<std::string> deeds(const State& state,
                                                 std::span<const std::span<const Event>> actions) const;
    [[nodiscard]] std::optional<std::string> violated(const State& state) const;
    /// "default": ranks by dice and the armies of the roster.
    [[nodiscard]] std::string opening_action(const State& state, std::string_view how,
                                             std::uint64_t seed) const;

    /// For the computer: who decides, what to look at, what it is worth.
    [[nodiscard]] Seat seat(const State& state) const;
    [[nodiscard]] std::optional<Seat> seat_named(std::string_view side) const;
    void candidates(const State& state, Actions& out) const;
    /// A sensible action found at once, for playing on in thought. Precondition: the game is not over.
    [[nodiscard]] Action light(const State& state, SeededDice& random) const;
    /// The turn, 0 before the first the game is in, and after the last the closing battle; never falls.
    [[nodiscard]] static int stage(const State& state) { return state.turn + (state.battle.closing ? 1 : 0); }
    /// The share of its decisions in which a level does not do what it thinks best.
    [[nodiscard]] static double slips(Level level) {
        constexpr std::array<double, level_names.size()> shares{0.0, 0.4, 0.0, 0.1, 0.0};
        return shares[static_cast<std::size_t>(level)];
    }
    [[nodiscard]] bool answering(const State& state) const { return state.phase == Phase::stand; }
    [[nodiscard]] double evaluate(const State& state, Seat seat) const;
    /// What `evaluate` and `log_odds` sum up, by the names of `feature_names`; of the other seat the same
    /// with the other sign.
    [[nodiscard]] Features features(const State& state, Seat seat) const;
    static constexpr std::array<std::string_view, feature_count> feature_names = lorraine::feature_names;
    /// All that is worth a longer thought: of picks, cards and an activation more than `candidates`.
    void choices(const State& state, Actions& out) const;
    /// What the result is worth to a seat: 1, 0, or a half for a draw; nothing while it is open.
    [[nodiscard]] std::optional<double> decided(const State& state, Seat seat) const;
    /// The logarithm of the odds that a seat wins from a state still open, fitted to games the computer
    /// played out; of the other seat the same with the other sign.
    [[nodiscard]] double log_odds(const State& state, Seat seat) const;

  private:
    std::shared_ptr<const Tables> tables_;
    Rules rules_;
    Options options_;
};

/// The line of the table of games: name, title, sides, options. Its `open` is filled in where games are
/// opened.
GameInfo info();

} // namespace disfida::lorraine
