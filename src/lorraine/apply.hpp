// The only function that changes a state.
#pragma once

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Plays a legal action with these dice and tells the sink what happens. Of a line with a choice of numbers
/// the lowest is played. Precondition: the action is legal.
/// Made for (Dice, EventLog), (SeededDice, NoEvents), (Dice or SeededDice, Notes), (SeededDice, FactCounter),
/// (Odometer, NoEvents) and (Odometer, FactCounter).
template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink);

/// Facts a sink's `note` is told, for odds.
enum class Fact : std::uint8_t {
    falls, ///< a castle, 1 or 0
    loss,  ///< points a failed assault costs, as far as the army can bear them
    won    ///< a pitched battle is decided: the side that won, as a number
};
inline constexpr std::size_t fact_count = 3;

/// Sink that keeps the last of each fact of one run.
struct FactCounter {
    static constexpr bool talks = false;
    std::array<int, fact_count> value{-1, -1, -1};
    void add(const Event& /*event*/) {}
    void note(int fact, int what) { value[static_cast<std::size_t>(fact)] = what; }
    [[nodiscard]] int of(Fact fact) const { return value[static_cast<std::size_t>(fact)]; }
};

/// The campaign before the first dice.
State opening(const Tables& tables, const Rules& rules);

/// Goes on where nobody is picked and nothing rolled: phase pick, or the end of the turn. For set-ups.
void resume(const Tables& tables, State& state);

} // namespace disfida::lorraine
