#include "barletta/light_order.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "barletta/blows.hpp"
#include "barletta/combat.hpp"
#include "barletta/legal.hpp"
#include "barletta/light_worth.hpp"
#include "barletta/reach.hpp"
#include "barletta/ways.hpp"

namespace disfida::barletta {

namespace {

using namespace light_worth;

constexpr std::size_t most_thought_of = 4; ///< knights on the field for one order

/// One look at the field: who is where, and what each of some knights could do.
class Look {
  public:
    Look(const Tables& tables, const State& state, SeededDice& random)
        : tables_(tables), state_(state), side_(state.mover()), own_(state.party(side_)),
          enemy_(state.party(other(side_))), free_(free_spots(tables, state)),
          last_round_(state.round >= rounds), noise_(random.below(1U << 31U)),
          enemies_(tables, state, other(side_), last_round_),
          own_costs_(tables.promise.attacking(last_round_, own_.out)) {}

    Action order() {
        find_enemies();
        find_own();
        // The only one on the field would leave it empty by taking a prisoner (J2).
        if (own_.attacks > 0 && (on_field_ > 1 || enemies_.count <= 1)) {
            for (std::size_t i = 0; i < in_field_; ++i) {
                plan_attack(plans_[i]);
            }
            while (Plan* best = best_attack()) {
                const Spot to =
                    stand_against(tables_, free_, state_.knights[best->knight], enemies_.spot[best->enemy]);
                if (to != no_spot) {
                    return {Verb::move, best->knight, enemies_.id(best->enemy), to};
                }
                best->attack = never; // he cannot get at him
            }
        }
        return something_else();
    }

  private:
    static constexpr int never = -(1 << 26); ///< less than anything is worth
    static constexpr int choices = 16;       ///< more than there are knights to choose from

    struct Plan {
        KnightId knight;
        std::uint8_t enemy; ///< place among the enemies
        int attack;         ///< what it is worth
    };

    /// A little number that differs from knight to knight and from call to call.
    [[nodiscard]] int whim_of(std::size_t who) const {
        const std::uint32_t mixed = noise_ * static_cast<std::uint32_t>(2 * who + 1) * 0x9e3779b1U;
        return static_cast<int>((mixed >> 16U) * static_cast<std::uint32_t>(most_whim) >> 16U);
    }

    // Lists are filled without branches on who belongs there: they would be
    // guessed wrong too often.

    void find_enemies() {
        std::array<std::uint8_t, knights_a_side> field;
        std::size_t count = 0;
        for (std::uint8_t i = 0; i < knights_a_side; ++i) {
            field[count] = i;
            count += std::size_t{on_field(state_.knights[enemies_.id(i)])};
        }
        for (std::size_t n = 0; n < count; ++n) {
            const std::size_t i = field[n];
            const Knight& knight = state_.knights[enemies_.id(i)];
            enemies_.add(tables_, i, knight);
            enemies_.extra[i] = narrow((int{knight.order == Order::none} & int{knight.attacker_count == 0}) *
                                       binds * rolls_in_all);
            if (tables_.edge.has(knight.spot) && can_be_pushed_off(knight.spot)) {
                // Any Hit drives him off the field (H2.3).
                enemies_.cost[i] = pushed_off(enemies_.cost[i], tables_.vc(enemies_.id(i)));
            }
        }
    }

    [[nodiscard]] bool can_be_pushed_off(Spot spot) const {
        const auto& around = tables_.neighbours[spot];
        for (std::size_t d = 0; d < around.size(); ++d) {
            if (around[d] != no_spot && free_.has(around[d]) && around[opposite(d)] == no_spot) {
                return true;
            }
        }
        return false;
    }

    /// Own knights without an order: some of those on the field, then those in
    /// the camp.
    void find_own() {
        const KnightId first = first_of(side_);
        std::array<KnightId, knights_a_side> field;
        std::array<KnightId, knights_a_side> camp;
        std::size_t in_camp = 0;
        std::size_t in_field = 0;
        for (KnightId k = first; k < first + knights_a_side; ++k) {
            const Knight& knight = state_.knights[k];
            const auto waits = std::size_t{knight.order == Order::none};
            const auto stands = std::size_t{on_field(knight)};
            on_field_ += stands;
            field[in_field] = k;
            in_field += stands & waits;
            camp[in_camp] = k;
            in_camp += std::size_t{knight.place == Place::camp} & waits;
        }
        // He thinks of some, not of all: whoever it is, many do much the same.
        in_field_ = std::min(in_field, most_thought_of);
        std::size_t next = in_field > most_thought_of ? (noise_ >> 8U) % in_field : 0;
        for (std::size_t i = 0; i < in_field_; ++i) {
            plans_[i] = {field[next], 0, never};
            rest_limit_ = std::max(rest_limit_, worth_of_reorganising(field[next]) + most_whim);
            next = next + 1 < in_field ? next + 1 : 0;
        }
        plan_count_ = in_field_;
        if (in_camp > 0 && on_field_ <= few_on_field) {
            rest_limit_ = last_defender + most_whim;
        }
        for (std::size_t i = 0; i < in_camp; ++i) {
            plans_[plan_count_++] = {camp[i], 0, never};
        }
    }

    [[nodiscard]] Striker striker(KnightId k, const Knight& knight) const {
        return {narrow(strength(tables_, k, knight)), knight.hits,
                &own_costs_[plight_index(tables_, k, knight)]};
    }

    /// K2: what it changes in an attack that one of them dismounts first; parts
    /// of a point in 36 attacks.
    [[nodiscard]] int gallantry(KnightId k, std::size_t i, Lane& attack, Lane& defence) const {
        const KnightId rider = gallant(state_, k, enemies_.id(i));
        if (rider == nobody) {
            return 0;
        }
        const int change = rider == k ? -1 : 1;
        const auto column = narrow(change * Promise::row);
        const auto inside = [](int place) { return place >= 0 && place < 11 * Promise::row; };
        if (inside(attack[i] + column)) {
            attack[i] = narrow(attack[i] + column);
        }
        if (inside(defence[i] - column)) {
            defence[i] = narrow(defence[i] - column);
        }
        return change * foot_share * tables_.vc(rider) * rolls_in_all;
    }

    /// The lanes of those whom a knight may attack, a bit each (H).
    [[nodiscard]] std::uint32_t allowed(const Knight& knight) const {
        if (knight.attacker_count == 0) {
            return ~0U;
        }
        std::uint32_t out = 0;
        for (std::size_t i = 0; i < knight.attacker_count; ++i) {
            out |= 1U << enemies_.lane(knight.attackers[i]);
        }
        return out;
    }

    /// The best attack of a knight on the field, whether or not he finds a way to
    /// it.
    void plan_attack(Plan& plan) const {
        const Knight& knight = state_.knights[plan.knight];
        Lane steps;
        measure(enemies_.stands, tables_.axes[knight.spot], steps);
        std::uint32_t left = within(steps, movement(knight), enemies_.bit) & allowed(knight);
        if (left == 0) {
            return;
        }
        const Striker own = striker(plan.knight, knight);
        Lane attack;
        Lane defence;
        find_odds(enemies_, own, attack, defence);
        const Lane* extra = &enemies_.extra;
        Lane with_gallantry;
        if (state_.choices.gallantry) {
            with_gallantry = enemies_.extra;
            extra = &with_gallantry;
            for (std::uint32_t bits = left; bits != 0; bits &= bits - 1) {
                const auto i = static_cast<std::size_t>(std::countr_zero(bits));
                with_gallantry[i] = narrow(with_gallantry[i] + gallantry(plan.knight, i, attack, defence));
            }
        }
        const Costs cost = *own.cost;
        int most = never;
        for (; left != 0; left &= left - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(left));
            const int worth =
                blow(tables_.promise, attack[i], defence[i], enemies_.cost[i], cost) + (*extra)[i];
            // Without a branch on which is better: it would be guessed wrong too
            // often.
            most = std::max(most, worth * static_cast<int>(lanes) + static_cast<int>(i));
        }
        plan.enemy = static_cast<std::uint8_t>(static_cast<unsigned>(most) % lanes);
        plan.attack = (most >> 4) / rolls_in_all + whim_of(plan.knight);
    }

    /// The best attack, if it is worth more than anything else.
    Plan* best_attack() {
        if (in_field_ == 0) {
            return nullptr;
        }
        int most = never * choices;
        for (int i = 0; i < static_cast<int>(in_field_); ++i) {
            // The first among equals, without a branch on which is better.
            most = std::max(most, plans_[static_cast<std::size_t>(i)].attack * choices + choices - 1 - i);
        }
        Plan& best = plans_[static_cast<std::size_t>(choices - 1 - (static_cast<unsigned>(most) % choices))];
        const bool good = best.attack > never && (best.attack >= rest_limit_ || best.attack >= rest().worth);
        return good ? &best : nullptr;
    }

    /// The best a side can do but attack.
    struct Rest {
        int worth = never;
        KnightId knight = nobody; ///< nobody: pass
        bool reorganises = false;
        std::size_t near = 0; ///< to whom he moves
    };
    const Rest& rest() {
        if (rest_known_) {
            return rest_;
        }
        rest_known_ = true;
        const auto offer = [&](const Rest& other) {
            if (other.worth > rest_.worth) {
                rest_ = other;
            }
        };
        if (own_.passes > 0) {
            offer({whim_of(knights_a_side) - pass_used});
        }
        for (std::size_t i = 0; i < in_field_; ++i) {
            const KnightId k = plans_[i].knight;
            const Knight& knight = state_.knights[k];
            Lane steps;
            measure(enemies_.stands, tables_.axes[knight.spot], steps);
            const std::size_t near = nearest(steps);
            const int points = movement(knight);
            const int nearer = last_round_ ? 0 : std::min(points, steps[near] - 1);
            offer({whim_of(k) - order_used + approach * nearer, k, false, near});
            if (const int whole = worth_of_reorganising(k); whole > 0) {
                const bool in_danger = enemy_.attacks > 0 && enemy_.po > 0 && steps[near] <= mounted_move;
                offer({whim_of(k) + (in_danger ? whole * threatened / 100 : whole), k, true, near});
            }
        }
        const auto& entries = tables_.entry[index(side_)];
        if (plan_count_ > in_field_ &&
            std::any_of(entries.begin(), entries.end(), [&](Spot spot) { return free_.has(spot); })) {
            for (std::size_t i = in_field_; i < plan_count_; ++i) {
                offer({worth_of_leaving(plans_[i].knight), plans_[i].knight, false, 0});
            }
        }
        return rest_;
    }

    /// Where no enemy can take it away; 0: he may not.
    [[nodiscard]] int worth_of_reorganising(KnightId k) const {
        const Knight& knight = state_.knights[k];
        if (last_round_ || !can_reorganise(knight)) {
            return 0;
        }
        return knight.hits > 0 ? hit_recovered * std::min<int>(knight.hits, most_recovered_hits)
                               : remount_share * tables_.vc(k);
    }

    [[nodiscard]] int worth_of_leaving(KnightId k) const {
        const Knight& knight = state_.knights[k];
        // Rest in the camp costs nothing and is safe (E1.3).
        const int recovery = last_round_ ? 0
                                         : hit_recovered * std::min<int>(knight.hits, most_recovered_hits) +
                                               (knight.mounted ? 0 : foot_share * tables_.vc(k));
        return whim_of(k) + (on_field_ <= few_on_field ? last_defender : leave_camp - order_used) - recovery;
    }

    Action something_else() {
        const Rest& best = rest();
        if (best.knight == nobody) {
            return {Verb::pass};
        }
        if (best.reorganises) {
            return {Verb::reorganise, best.knight};
        }
        const Knight& knight = state_.knights[best.knight];
        if (knight.place == Place::camp) {
            return leave(best.knight);
        }
        const int points = movement(knight);
        return {Verb::move, best.knight, nobody,
                last_round_ ? knight.spot
                            : walk(tables_, free_, knight.spot, enemies_.spot[best.near], points)};
    }

    /// Out of the camp by the entry nearest to an enemy, and at him.
    Action leave(KnightId k) const {
        const Knight& knight = state_.knights[k];
        Spot entry = no_spot;
        std::size_t near = 0;
        int least = std::numeric_limits<int>::max();
        for (const Spot spot : tables_.entry[index(side_)]) {
            if (!free_.has(spot)) {
                continue;
            }
            Lane steps;
            measure(enemies_.stands, tables_.axes[spot], steps);
            const std::size_t enemy = nearest(steps);
            if (steps[enemy] < least) {
                least = steps[enemy];
                near = enemy;
                entry = spot;
            }
        }
        const int points = (movement(knight)) - 1;
        const Spot enemy = enemies_.spot[near];
        const Spot to = walk(tables_, free_, entry, enemy, points);
        if (own_.attacks > 0 && steps_between(tables_, to, enemy) == 1 &&
            steps_between(tables_, entry, to) < points && may_attack(state_, k, enemies_.id(near))) {
            const Striker own = striker(k, knight);
            Lane attack;
            Lane defence;
            find_odds(enemies_, own, attack, defence);
            if (blow(tables_.promise, attack[near], defence[near], enemies_.cost[near], *own.cost) > 0) {
                return {Verb::move, k, enemies_.id(near), to};
            }
        }
        return {Verb::move, k, nobody, to};
    }

    const Tables& tables_;
    const State& state_;
    Side side_;
    const Party& own_;
    const Party& enemy_;
    SpotSet free_;
    bool last_round_;
    bool rest_known_ = false;
    /// What anything but an attack is worth at most: first a move as near as can
    /// be, or out of the camp.
    int rest_limit_ = std::max(approach * mounted_move, leave_camp) - order_used + most_whim;
    std::uint32_t noise_;
    std::size_t on_field_ = 0;
    Enemies enemies_;
    const Costs* own_costs_;
    std::size_t in_field_ = 0;
    std::size_t plan_count_ = 0;
    std::array<Plan, knights_a_side> plans_;
    Rest rest_;
};

} // namespace

Action light_order(const Tables& tables, const State& state, SeededDice& random) {
    return Look(tables, state, random).order();
}

} // namespace disfida::barletta
