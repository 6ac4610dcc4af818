// A small dice game for two, to prove that the kernel carries a second game: Pig. Ann and Bob throw a die as
// often as they dare; what they threw is theirs when they hold, and lost with a 1. Whoever reaches 20 by
// holding has won.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/odometer.hpp"
#include "disfida/position.hpp"
#include "disfida/result.hpp"
#include "kernel/level.hpp"

namespace disfida::test {

class Pig {
  public:
    enum class Seat : std::uint8_t { ann, bob };
    enum class Phase : std::uint8_t { start, turn, over };
    struct State {
        std::array<int, 2> score{};
        int pot = 0; ///< thrown this turn
        Seat mover = Seat::ann;
        Phase phase = Phase::start;
    };
    enum class Action : std::uint8_t { hold, roll };
    using Actions = std::vector<Action>;
    struct Setup {
        State state;
    };

    static constexpr int goal = 20;
    static constexpr std::array<std::string_view, 2> names{"ann", "bob"};

    static Result<Pig> open(const DataSource& data, const Options& options);

    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] State opening() const { return {}; }
    [[nodiscard]] Setup setup() const { return {}; }
    /// `score SIDE N` and `to-move SIDE`.
    Result<Done> set(Setup& setup, std::string_view statement) const;
    [[nodiscard]] Result<State> finish(const Setup& setup) const;

    void legal(const State& state, Actions& out) const;
    void candidates(const State& state, Actions& out) const { legal(state, out); }
    template <DicePolicy D, class Sink> void apply(State& state, Action action, D& dice, Sink& sink) const {
        const std::string_view who = names.at(seat_index(state));
        if (state.phase == Phase::start) {
            const Pair ann = dice.total({names[0], "start", "P1"});
            const Pair bob = dice.total({names[1], "start", "P1"});
            state.mover = bob.sum() > ann.sum() ? Seat::bob : Seat::ann; // a tie is Ann's
            state.phase = Phase::turn;
            tell(sink, [&] { return Event("starts", "P1").with("side", names.at(seat_index(state))); });
            return;
        }
        if (action == Action::hold) {
            state.score.at(seat_index(state)) += state.pot;
            tell(sink, [&] { return Event("holds", "P3").with("side", who).with("pot", state.pot); });
            if (state.score.at(seat_index(state)) >= goal) {
                state.phase = Phase::over;
                state.pot = 0;
                return;
            }
            hand_over(state);
            return;
        }
        const Pair thrown = throw_dice(dice, who);
        const bool lost = thrown.a == 1 || thrown.b == 1;
        const int worth = thrown.sum() * (two_dice_ && thrown.is_double() ? 2 : 1);
        tell(sink, [&] {
            return Event("throws", "P2").with("side", who).with("worth", lost ? 0 : worth).with("lost", lost);
        });
        if (lost) {
            sink.note(0, static_cast<int>(seat_index(state)));
            hand_over(state);
        } else {
            state.pot += worth;
        }
    }
    [[nodiscard]] std::string text(const State& /*state*/, Action action) const {
        return action == Action::hold ? "hold" : "roll";
    }
    [[nodiscard]] Action filled(const State& /*state*/, Action action, std::uint64_t /*by*/) const {
        return action;
    }
    [[nodiscard]] Result<Action> parse(const State& state, std::string_view text) const;

    [[nodiscard]] std::string json(const State& state) const;
    [[nodiscard]] std::string_view to_move(const State& state) const {
        return state.phase == Phase::turn ? names.at(seat_index(state)) : "none";
    }
    [[nodiscard]] bool over(const State& state) const { return state.phase == Phase::over; }
    [[nodiscard]] bool checkpoint(const State& before, const State& after) const {
        return over(after) || (before.phase == Phase::turn && before.mover != after.mover);
    }
    [[nodiscard]] Result<std::string> odds(const State& state, Action action) const;
    [[nodiscard]] std::string say(const Event& event) const;
    [[nodiscard]] std::string brief(std::span<const Event> events) const;
    [[nodiscard]] std::vector<std::string> explain(std::span<const Event> events) const;
    [[nodiscard]] std::vector<std::string> status(const State& state) const;
    [[nodiscard]] std::string prompt(const State& state) const;
    [[nodiscard]] std::vector<std::string> picture(const State& state) const;
    [[nodiscard]] std::vector<std::string> pieces(const State& state, std::string_view of) const;
    [[nodiscard]] std::vector<std::string> prospect(const State& state, Action action) const;
    [[nodiscard]] std::vector<std::string> outlook(const State& state, Action action) const {
        return prospect(state, action);
    }
    /// The chance to lose the pot.
    [[nodiscard]] std::vector<Chance> chances(const State& state, Action action) const;
    [[nodiscard]] std::vector<std::string> story(const State& state,
                                                 std::span<const std::span<const Event>> actions) const;
    /// Who threw how often, Ann first.
    [[nodiscard]] std::vector<std::string> deeds(const State& state,
                                                 std::span<const std::span<const Event>> actions) const;
    [[nodiscard]] std::optional<std::string> violated(const State& state) const;

    [[nodiscard]] Seat seat(const State& state) const { return state.mover; }
    /// Throws until there are five in the pot.
    [[nodiscard]] Action light(const State& state, SeededDice& random) const;
    /// The first level errs half the time.
    [[nodiscard]] static double slips(Level level) { return level == Level::squire ? 0.5 : 0.0; }
    /// How much both have together.
    [[nodiscard]] static int stage(const State& state) { return state.score[0] + state.score[1]; }
    [[nodiscard]] std::optional<Seat> seat_named(std::string_view side) const;
    [[nodiscard]] static bool answering(const State& /*state*/) { return false; }
    [[nodiscard]] double evaluate(const State& state, Seat seat) const;
    static void stop(State& state, std::optional<Seat> /*gives_up*/) { state.phase = Phase::over; }
    [[nodiscard]] std::optional<double> decided(const State& state, Seat seat) const;
    /// A point is worth a tenth, to either alike.
    [[nodiscard]] double log_odds(const State& state, Seat seat) const {
        return evaluate(state, seat) / 10.0;
    }
    /// Pig has one opening of its own, "start": the throw for the first turn.
    [[nodiscard]] std::string opening_action(const State& state, std::string_view how,
                                             std::uint64_t seed) const;

  private:
    static std::size_t seat_index(const State& state) { return static_cast<std::size_t>(state.mover); }
    static void hand_over(State& state) {
        state.pot = 0;
        state.mover = state.mover == Seat::ann ? Seat::bob : Seat::ann;
    }
    template <class Sink, class Make> static void tell(Sink& sink, const Make& make) {
        if constexpr (Sink::talks) {
            sink.add(make());
        }
    }
    /// One die, or two; a lone die counts as itself and nothing.
    template <DicePolicy D> Pair throw_dice(D& dice, std::string_view who) const {
        const Roll roll{who, "the throw", "P2"};
        return two_dice_ ? dice.pair(roll) : Pair{dice.die(roll), 0};
    }

    bool two_dice_ = false;
    Options options_;
};

/// The line of a table of games with Pig alone in it.
std::span<const GameInfo> pig_table();

} // namespace disfida::test
