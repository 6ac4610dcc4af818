// What a game has to supply: pure functions over small values. Everything else is written once on top of
// this.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/odometer.hpp"
#include "disfida/position.hpp"
#include "kernel/level.hpp"

namespace disfida {

/// The rules of one match. Contract: `legal` is sorted by the bytes of the actions' texts and empty only when
/// the game is over; a line of it with something left to choose, as a number, stands for all those actions,
/// of which `filled` gives one by any number; `apply` is called with legal actions only and is the only
/// function that changes a state; nothing here does I/O, knows the time or keeps anything between calls.
///
/// A game may also have `choices`, the candidates of a level that thinks ahead where they are more, and
/// `draw_near`, how near a draw for want of a fight is (0 to 1): the search finds both by itself.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::copyable<typename G::Action> &&
    requires(const G& game, typename G::State& state, const typename G::State& fixed,
             const typename G::Action& action, typename G::Actions& list, typename G::Setup& setup,
             typename G::Seat seat, Dice& dice, SeededDice& seeded, Odometer& odometer, EventLog& log,
             NoEvents& silent, const Event& event, std::span<const Event> events,
             std::span<const std::span<const Event>> actions, std::string_view text) {
    { game.options() } -> std::convertible_to<const Options&>;
    { game.opening() } -> std::same_as<typename G::State>;
    { game.setup() } -> std::same_as<typename G::Setup>;
    { game.set(setup, text) } -> std::same_as<Result<Done>>;
    { game.finish(setup) } -> std::same_as<Result<typename G::State>>;
    game.legal(fixed, list);
    game.candidates(fixed, list);
    game.apply(state, action, dice, log);
    game.apply(state, action, odometer, silent);
    game.apply(state, action, seeded, silent);
    { game.text(fixed, action) } -> std::same_as<std::string>;
    { game.filled(fixed, action, std::uint64_t{}) } -> std::same_as<typename G::Action>;
    { game.parse(fixed, text) } -> std::same_as<Result<typename G::Action>>;
    { game.json(fixed) } -> std::same_as<std::string>;
    { game.to_move(fixed) } -> std::same_as<std::string_view>;
    { game.over(fixed) } -> std::same_as<bool>;
    game.stop(state, std::optional<typename G::Seat>());
    { game.checkpoint(fixed, fixed) } -> std::same_as<bool>;
    { game.odds(fixed, action) } -> std::same_as<Result<std::string>>;
    { game.chances(fixed, action) } -> std::same_as<std::vector<Chance>>;
    { game.say(event) } -> std::same_as<std::string>;
    { game.brief(events) } -> std::same_as<std::string>;
    { game.explain(events) } -> std::same_as<std::vector<std::string>>;
    { game.status(fixed) } -> std::same_as<std::vector<std::string>>;
    { game.prompt(fixed) } -> std::same_as<std::string>;
    { game.picture(fixed) } -> std::same_as<std::vector<std::string>>;
    { game.pieces(fixed, text) } -> std::same_as<std::vector<std::string>>;
    { game.prospect(fixed, action) } -> std::same_as<std::vector<std::string>>;
    { game.outlook(fixed, action) } -> std::same_as<std::vector<std::string>>;
    { game.story(fixed, actions) } -> std::same_as<std::vector<std::string>>;
    { game.deeds(fixed, actions) } -> std::same_as<std::vector<std::string>>;
    { game.violated(fixed) } -> std::same_as<std::optional<std::string>>;
    { game.seat(fixed) } -> std::same_as<typename G::Seat>;
    { game.seat_named(text) } -> std::same_as<std::optional<typename G::Seat>>;
    { game.answering(fixed) } -> std::same_as<bool>;
    { game.evaluate(fixed, seat) } -> std::same_as<double>;
    { game.light(fixed, seeded) } -> std::same_as<typename G::Action>;
    { game.stage(fixed) } -> std::same_as<int>;
    { game.slips(Level{}) } -> std::same_as<double>;
    { game.decided(fixed, seat) } -> std::same_as<std::optional<double>>;
    { game.log_odds(fixed, seat) } -> std::same_as<double>;
    { game.opening_action(fixed, text, std::uint64_t{}) } -> std::same_as<std::string>;
};

} // namespace disfida
