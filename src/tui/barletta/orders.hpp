// A half-made order: whom one has chosen, whom he aims at and from where. It filters the legal actions and
// ends in one.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "barletta/state.hpp"
#include "barletta/tables.hpp"

namespace disfida::tui::barletta_screen {

using barletta::Action;
using barletta::ActionList;
using barletta::KnightId;
using barletta::no_spot;
using barletta::nobody;
using barletta::Spot;
using barletta::State;
using barletta::Tables;
using barletta::Verb;

/// What is chosen so far, over the list of legal actions of one position.
class Orders {
  public:
    /// Takes a new position: nothing is chosen.
    void reset(const Tables& tables, const State& state);

    [[nodiscard]] const ActionList& legal() const { return *legal_; }
    [[nodiscard]] KnightId chosen() const { return chosen_; }
    /// The attack aimed at, if any: a legal action.
    [[nodiscard]] const std::optional<Action>& aim() const { return aim_; }

    /// Whether a knight has any action now.
    [[nodiscard]] bool can_act(KnightId knight) const;
    /// The knights who have one, each once, in roster order.
    [[nodiscard]] std::vector<KnightId> actors() const;
    /// The legal action with this verb for a knight, if any.
    [[nodiscard]] std::optional<Action> find(Verb verb, KnightId knight = nobody) const;

    void choose(KnightId knight);
    void drop_aim() { aim_.reset(); }

    /// Hexes the chosen knight can end on, and enemies he can attack from some of them.
    [[nodiscard]] bool reaches(Spot spot) const;
    /// The hex next to `from`, or else the nearest, that the chosen knight can move to; no_spot: there is none.
    [[nodiscard]] Spot spot_near(const Tables& tables, Spot from) const;
    [[nodiscard]] bool can_attack(KnightId enemy) const;
    /// The chosen knight's attacks on an enemy, one for each hex.
    [[nodiscard]] std::vector<Action> attacks_on(KnightId enemy) const;
    /// The chosen knight's targets, in the list's order.
    [[nodiscard]] std::vector<KnightId> targets() const;

    /// Aims at an enemy, from `wish` if he can be attacked from there, else from the nearest hex to where the
    /// chosen knight stands. False if he cannot be attacked.
    bool aim_at(const Tables& tables, const State& state, KnightId enemy, Spot wish);
    /// Aims at the next (step 1) or previous (-1) target in the order of nearness. Where nothing is aimed at
    /// yet, `wish` is the hex to attack from; without one it is his own.
    bool aim_next(const Tables& tables, const State& state, int step, Spot wish);
    /// Attacks the same enemy from the next hex.
    bool aim_from_next();

  private:
    [[nodiscard]] std::vector<KnightId> by_nearness(const Tables& tables, const State& state) const;

    std::unique_ptr<ActionList> legal_ = std::make_unique<ActionList>();
    KnightId chosen_ = nobody;
    std::optional<Action> aim_;
    Spot from_ = no_spot; ///< the hex from which the targets are near or far
};

} // namespace disfida::tui::barletta_screen
