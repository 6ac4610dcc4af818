#include "barletta/candidates.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>

#include "barletta/blows.hpp"

namespace disfida::barletta {

namespace {

constexpr std::size_t attacks_looked_at = 12;

/// A defender is pushed into a free hex, against a knight, or off the field (H2).
enum class Push : std::uint8_t { free_hex, blocked, off_field };

Push push(const Tables& tables, const State& state, const Action& attack) {
    const Spot target = state.knights[attack.target].spot;
    const auto& around = tables.neighbours[attack.spot];
    const auto way =
        static_cast<std::size_t>(std::find(around.begin(), around.end(), target) - around.begin());
    const Spot to = tables.neighbours[target][way];
    if (to == no_spot) {
        return Push::off_field;
    }
    const KnightId there = knight_at(state, to);
    return there != nobody && there != attack.knight ? Push::blocked : Push::free_hex;
}

/// What the attacks of the side to move promise, one knight after the other.
class Judge {
  public:
    Judge(const Tables& tables, const State& state)
        : tables_(tables), state_(state), enemies_(tables, state, other(state.mover()), last_round()) {
        for (std::size_t i = 0; i < knights_a_side; ++i) {
            const Knight& knight = state.knights[enemies_.id(i)];
            if (on_field(knight)) {
                enemies_.add(tables, i, knight);
            }
        }
    }
    void turn_to(KnightId k) {
        const Knight& knight = state_.knights[k];
        const Costs* costs = tables_.promise.attacking(last_round(), state_.party(side_of(k)).out);
        own_ = {narrow(strength(tables_, k, knight)), knight.hits, &costs[plight_index(tables_, k, knight)]};
        find_odds(enemies_, own_, attack_, defence_);
    }
    [[nodiscard]] int promise(KnightId target, Push push) const {
        const std::size_t i = enemies_.lane(target);
        const Costs& cost = enemies_.cost[i];
        return blow(tables_.promise, attack_[i], defence_[i],
                    push == Push::off_field ? pushed_off(cost, tables_.vc(target))
                    : push == Push::blocked ? pushed_against(cost)
                                            : cost,
                    *own_.cost);
    }
    [[nodiscard]] const Stands& stands() const { return enemies_.stands; }

  private:
    [[nodiscard]] bool last_round() const { return state_.round >= rounds; }

    const Tables& tables_;
    const State& state_;
    Enemies enemies_;
    Striker own_{};
    Lane attack_{};
    Lane defence_{};
};

/// Of the hexes a knight can move to, the evaluation sees how far they are from the nearest enemy and whether
/// they lie at the edge: a kind of hex for each of both.
class Kinds {
  public:
    Kinds(const Tables& tables, const Stands& enemies) : tables_(tables), enemies_(enemies) {}

    [[nodiscard]] std::uint64_t bit(Spot spot) {
        std::uint8_t& kind = known_[spot];
        if (kind == unknown) {
            constexpr int farthest = 31;
            const int steps = std::min(farthest, least_steps(enemies_, tables_.axes[spot]));
            kind = static_cast<std::uint8_t>(2 * steps + int{tables_.edge.has(spot)} + 1);
        }
        return std::uint64_t{1} << (kind - 1U);
    }

  private:
    static constexpr std::uint8_t unknown = 0;
    const Tables& tables_;
    const Stands& enemies_;
    std::array<std::uint8_t, spot_count> known_{};
};

void order_candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out) {
    Judge judge(tables, state);
    Kinds kinds(tables, judge.stands());
    constexpr int most_pushes = 3;
    std::array<int, knights_a_side * knights_a_side * most_pushes> promises;
    std::size_t attacks = 0;
    std::array<std::array<bool, most_pushes>, knight_count> seen{};
    std::uint64_t kept = 0;
    KnightId knight = nobody;
    for (const Action& action : all) {
        if (action.knight != knight && action.verb == Verb::move) {
            knight = action.knight;
            seen = {};
            kept = 0;
            judge.turn_to(knight);
        }
        if (action.target != nobody) {
            const Push way = push(tables, state, action);
            bool& known = seen[action.target][static_cast<std::size_t>(way)];
            if (known) {
                continue;
            }
            known = true;
            promises[attacks++] = judge.promise(action.target, way);
        } else if (action.verb == Verb::move) {
            const std::uint64_t bit = kinds.bit(action.spot);
            if ((kept & bit) != 0) {
                continue;
            }
            kept |= bit;
        }
        out.add(action);
    }
    if (attacks <= attacks_looked_at) {
        return;
    }
    auto sorted = promises;
    const auto last = sorted.begin() + attacks_looked_at - 1;
    std::nth_element(sorted.begin(), last, sorted.begin() + static_cast<std::ptrdiff_t>(attacks),
                     std::greater<>());
    std::size_t at = 0;
    out.drop_if([&](const Action& action) { return action.target != nobody && promises[at++] < *last; });
}

} // namespace

void candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out) {
    out.clear();
    if (state.phase == Phase::activate) {
        order_candidates(tables, state, all, out);
        return;
    }
    for (const Action& action : all) {
        out.add(action);
    }
}

} // namespace disfida::barletta
