#include "barletta/light.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <limits>

#include "barletta/blows.hpp"
#include "barletta/combat.hpp"
#include "barletta/legal.hpp"
#include "barletta/reach.hpp"

namespace disfida::barletta {

namespace {

// Worth in parts of a victory point, found by trying values against level 2.
constexpr int approach = 5;        ///< a hex nearer to the nearest enemy
constexpr int leave_camp = 25;     ///< a sound knight comes out of his camp
constexpr int last_defender = 300; ///< comes out where hardly anybody is left on the field (J2)
constexpr int few_on_field = 2;
constexpr int order_used = 12; ///< a knight who can still be ordered keeps the enemy guessing
constexpr int pass_used = 15;
constexpr int binds = 10;                  ///< an attack on one without an order: he may only strike back (H)
constexpr int hit_recovered = 24;          ///< by a marked reorganisation
constexpr int remount_share = 11;          ///< of a hundred parts of a price
constexpr int threatened = 50;             ///< per cent of a reorganisation that an enemy can still take away
constexpr int foot_share = 18;             ///< a horse, in parts of a point per VC
constexpr std::size_t most_thought_of = 4; ///< knights on the field for one order
constexpr int most_whim = 20;              ///< decides between what is worth much the same

int steps_between(const Tables& tables, Spot a, Spot b) {
    const int dx = tables.axes[a].x - tables.axes[b].x;
    const int dz = tables.axes[a].z - tables.axes[b].z;
    return std::max(std::max(std::abs(dx), std::abs(dz)), std::abs(dx + dz));
}

constexpr std::size_t opposite(std::size_t direction) { return (direction + 3) % 6; }

/// Where a knight comes who goes straight for an enemy, at most so many steps: beside him if they suffice.
Spot walk(const Tables& tables, const SpotSet& free, Spot from, Spot to, int steps) {
    int left = steps_between(tables, from, to);
    for (; steps > 0 && left > 1; --steps) {
        Spot next = no_spot;
        for (const Spot spot : tables.neighbours[from]) {
            if (spot != no_spot && free.has(spot) && steps_between(tables, spot, to) < left) {
                next = spot;
                break;
            }
        }
        if (next == no_spot) {
            break;
        }
        from = next;
        --left;
    }
    return from;
}

class Look {
  public:
    Look(const Tables& tables, const State& state, SeededDice& random)
        : tables_(tables), state_(state), side_(state.mover()), own_(state.party(side_)),
          enemy_(state.party(other(side_))), free_(free_spots(tables, state)),
          last_round_(state.round >= rounds), noise_(random.below(1U << 31U)), enemies_(other(side_)) {}

    Action order() {
        find_enemies();
        find_own();
        // The only one on the field would leave it empty by taking a prisoner (J2).
        if (own_.attacks > 0 && (on_field_ > 1 || enemies_.count <= 1)) {
            for (std::size_t i = 0; i < in_field_; ++i) {
                plan_attack(plans_[i]);
            }
            while (Plan* best = best_attack()) {
                const Spot to = stand_against(best->knight, enemies_.spot[best->enemy]);
                if (to != no_spot) {
                    return {Verb::move, best->knight, enemies_.id(best->enemy), to};
                }
                best->attack = never; // he cannot get at him
            }
        }
        return something_else();
    }

  private:
    static constexpr int never = std::numeric_limits<int>::min() / 2;

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

    void find_enemies() {
        const KnightId first = first_of(other(side_));
        for (KnightId k = first; k < first + knights_a_side; ++k) {
            if (on_field(state_.knights[k])) {
                add_enemy(k);
            }
        }
    }

    void add_enemy(KnightId k) {
        const Knight& knight = state_.knights[k];
        const std::size_t i = enemies_.add(tables_, state_, k, last_round_);
        enemies_.extra[i] =
            knight.order == Order::none && knight.attacker_count == 0 ? binds * rolls_in_all : 0;
        if (tables_.edge.has(knight.spot) && can_be_pushed_off(knight.spot)) {
            // Any Hit drives him off the field (H2.3).
            enemies_.cost[i] = pushed_off(enemies_.cost[i], tables_.vc(k));
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

    /// Own knights without an order: those on the field, then those in the camp.
    void find_own() {
        const KnightId first = first_of(side_);
        std::array<KnightId, knights_a_side> camp;
        std::size_t in_camp = 0;
        for (KnightId k = first; k < first + knights_a_side; ++k) {
            const Knight& knight = state_.knights[k];
            if (knight.place == Place::field) {
                ++on_field_;
                if (knight.order == Order::none) {
                    plans_[in_field_++] = {k, 0, never};
                    rest_limit_ = std::max(rest_limit_, worth_of_reorganising(k) + most_whim);
                }
            } else if (knight.place == Place::camp && knight.order == Order::none) {
                camp[in_camp++] = k;
            }
        }
        // He thinks of some, not of all: whoever it is, many do much the same.
        if (in_field_ > most_thought_of) {
            const auto start = (noise_ >> 8U) % in_field_;
            std::rotate(plans_.begin(), plans_.begin() + static_cast<std::ptrdiff_t>(start),
                        plans_.begin() + static_cast<std::ptrdiff_t>(in_field_));
            in_field_ = most_thought_of;
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
                &tables_.promise.costs(last_round_, own_.out, tables_.vc(k), knight).attacking};
    }

    /// K2: what it changes in an attack that one of them dismounts first; parts of a point in 36 attacks.
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

    /// The best attack of a knight on the field, whether or not he finds a way to it.
    void plan_attack(Plan& plan) const {
        const Knight& knight = state_.knights[plan.knight];
        Lane steps;
        measure(enemies_.stands, tables_.axes[knight.spot], steps);
        std::uint32_t left =
            within(steps, knight.mounted ? mounted_move : foot_move, enemies_.bit) & allowed(knight);
        if (left == 0) {
            return;
        }
        const Striker own = striker(plan.knight, knight);
        Lane attack;
        Lane defence;
        find_odds(enemies_, own, attack, defence);
        Lane extra = enemies_.extra;
        if (state_.choices.gallantry) {
            for (std::uint32_t bits = left; bits != 0; bits &= bits - 1) {
                const auto i = static_cast<std::size_t>(std::countr_zero(bits));
                extra[i] = narrow(extra[i] + gallantry(plan.knight, i, attack, defence));
            }
        }
        const Costs cost = *own.cost;
        int most = never;
        for (; left != 0; left &= left - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(left));
            const int worth = blow(tables_.promise, attack[i], defence[i], enemies_.cost[i], cost) + extra[i];
            // Without a branch on which is better: it would be guessed wrong too often.
            most = std::max(most, worth * static_cast<int>(lanes) + static_cast<int>(i));
        }
        plan.enemy = static_cast<std::uint8_t>(static_cast<unsigned>(most) % lanes);
        plan.attack = (most >> 4) / rolls_in_all + whim_of(plan.knight);
    }

    /// The best attack, if it is worth more than anything else.
    Plan* best_attack() {
        Plan* best = nullptr;
        int most = never;
        for (std::size_t i = 0; i < in_field_; ++i) {
            if (plans_[i].attack > most) {
                most = plans_[i].attack;
                best = &plans_[i];
            }
        }
        return best != nullptr && (most >= rest_limit_ || most >= rest().worth) ? best : nullptr;
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
            const int points = knight.mounted ? mounted_move : foot_move;
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
        const int points = knight.mounted ? mounted_move : foot_move;
        return {Verb::move, best.knight, nobody,
                last_round_ ? knight.spot
                            : walk(tables_, free_, knight.spot, enemies_.spot[best.near], points)};
    }

    /// The best hex from which a knight can strike at one who stands there: that drives him off the field,
    /// else against somebody, else anywhere.
    [[nodiscard]] Spot stand_against(KnightId k, Spot enemy) const {
        const Knight& knight = state_.knights[k];
        const int points = (knight.mounted ? mounted_move : foot_move) - 1;
        const auto& around = tables_.neighbours[enemy];
        std::array<int, 6> score{};
        for (std::size_t d = 0; d < around.size(); ++d) {
            const Spot spot = around[d];
            if (spot == no_spot || (!free_.has(spot) && spot != knight.spot)) {
                continue;
            }
            const int steps = steps_between(tables_, knight.spot, spot);
            if (steps > points) {
                continue;
            }
            const Spot behind = around[opposite(d)];
            const int push = behind == no_spot ? 3 : !free_.has(behind) && behind != knight.spot ? 2 : 1;
            score[d] = push * 8 - steps;
        }
        const SpotSet reached = reach(tables_, state_, free_, k).attack;
        for (;;) {
            const auto best =
                static_cast<std::size_t>(std::max_element(score.begin(), score.end()) - score.begin());
            if (score[best] <= 0) {
                return no_spot;
            }
            if (reached.has(around[best])) {
                return around[best];
            }
            score[best] = 0;
        }
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
        const int points = (knight.mounted ? mounted_move : foot_move) - 1;
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
    /// What anything but an attack is worth at most: first a move as near as can be, or out of the camp.
    int rest_limit_ = std::max(approach * mounted_move, leave_camp) - order_used + most_whim;
    std::uint32_t noise_;
    int on_field_ = 0;
    Enemies enemies_;
    std::size_t in_field_ = 0;
    std::size_t plan_count_ = 0;
    std::array<Plan, knights_a_side> plans_;
    Rest rest_;
};

/// The first of thirteen bits that is set, from `start` on and round about. Precondition: one is.
std::uint32_t next_set(std::uint32_t bits, std::uint32_t start) {
    constexpr std::uint32_t all = (1U << knights_a_side) - 1;
    const std::uint32_t later = bits & all & ~0U << start;
    return static_cast<std::uint32_t>(std::countr_zero(later != 0 ? later : bits & all));
}

/// A place in the line: the centre first, then anywhere (I1).
Action place(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    const auto from = random.below(knights_a_side * knights_a_side);
    const Spot first = tables.spot({tables.line_first_column, tables.line_row[index(side)]});
    std::uint32_t taken = 0; // columns of the line, a bit each
    std::uint32_t waiting = 0;
    for (const Knight& knight : state.knights) {
        const auto at = static_cast<std::uint32_t>(int{knight.spot} - int{first});
        const std::uint32_t column = at / rows_a_column;
        taken |= at % rows_a_column == 0 && column < knights_a_side ? 1U << column : 0U;
    }
    for (std::uint32_t i = 0; i < knights_a_side; ++i) {
        waiting |= state.knights[first_of(side) + i].place == Place::unplaced ? 1U << i : 0U;
    }
    const std::uint32_t centre =
        static_cast<std::uint32_t>(tables.centre[index(side)] - first) / rows_a_column;
    const auto column = (taken >> centre & 1U) != 0 ? next_set(~taken, from % knights_a_side) : centre;
    return {Verb::place, static_cast<KnightId>(first_of(side) + next_set(waiting, from / knights_a_side)),
            nobody, static_cast<Spot>(first + column * rows_a_column)};
}

/// The lane that is worth most for both: who does not charge in it will be charged (I2).
Action charge(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    // Who stands in each lane of either line.
    std::array<std::array<KnightId, knights_a_side>, 2> line;
    for (auto& row : line) {
        row.fill(nobody);
    }
    const int first = (tables.line_first_column - tables.first_column + 1) * rows_a_column;
    for (KnightId k = 0; k < knight_count; ++k) {
        const Knight& knight = state.knights[k];
        const auto place = static_cast<unsigned>(int{knight.spot} - first);
        if (knight.spot != no_spot && knight.order != Order::charged &&
            place / rows_a_column < knights_a_side &&
            static_cast<int>(place % rows_a_column) == tables.line_row[index(side_of(k))]) {
            line[index(side_of(k))][place / rows_a_column] = k;
        }
    }
    const std::uint32_t noise = random.below(1U << 16U);
    const Promise& promise = tables.promise;
    Action best{Verb::charge};
    int most = std::numeric_limits<int>::min();
    for (std::uint32_t i = 0; i < knights_a_side; ++i) {
        const KnightId own = line[index(side)][i];
        const KnightId enemy = line[index(other(side))][i];
        if (own == nobody || enemy == nobody) {
            continue;
        }
        const Knight& a = state.knights[own];
        const Knight& b = state.knights[enemy];
        const int shift =
            tables.vc(own) - tables.vc(enemy) + int{a.mounted} - int{b.mounted} + b.wounds - a.wounds;
        const int modifier = std::clamp(b.hits - a.hits, -most_shift, most_shift);
        const auto odds = [&](int sign) -> const RollOdds& {
            return promise.attack[static_cast<std::size_t>(
                Promise::cell(sign * std::clamp(shift, -most_shift, most_shift), sign * modifier))];
        };
        const RollOdds& mine = odds(1);
        const RollOdds& his = odds(-1);
        const auto& own_cost = promise.costs(false, state.party(side).out, tables.vc(own), a).defending.cost;
        const auto& enemy_cost =
            promise.costs(false, state.party(other(side)).out, tables.vc(enemy), b).defending.cost;
        int sum =
            static_cast<int>((noise * (2 * i + 1) & 0xffffU) * static_cast<std::uint32_t>(most_whim) >> 16U) *
            rolls_in_all;
        for (std::size_t o = 0; o < outcome_count; ++o) {
            sum += (mine.often[o] - his.often[o + outcome_count]) * enemy_cost[o];
            sum += (his.often[o] - mine.often[o + outcome_count]) * own_cost[o];
        }
        if (sum > most) {
            most = sum;
            best.knight = own;
        }
    }
    return best;
}

/// Hits or a horse, whichever is worth more (E1.2).
Action regroup(const Tables& tables, const State& state) {
    const KnightId who = regroup_knight(state, state.regrouped);
    const Knight& knight = state.knights[who];
    if (regroup_kind(knight) != Regroup::chooses) {
        return {Verb::remount, who};
    }
    constexpr int die_faces = 6;
    const int faces = knight.place == Place::camp
                          ? die_faces
                          : std::max(0, die_faces + 1 - remount_needed - knight.wounds - knight.hits);
    const int horse = foot_share * tables.vc(who) * faces / die_faces;
    const int hits = 2 * hit_recovered * std::min<int>(knight.hits, most_recovered_hits);
    return {horse > hits ? Verb::remount : Verb::recover, who};
}

} // namespace

Action light(const Tables& tables, const State& state, SeededDice& random) {
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::initiative:
    case Phase::over:
        break;
    case Phase::deploy:
        return place(tables, state, random);
    case Phase::charge:
        return charge(tables, state, random);
    case Phase::choose:
        return {Verb::first};
    case Phase::activate:
        return Look(tables, state, random).order();
    case Phase::regroup:
        return regroup(tables, state);
    }
    return {Verb::roll};
}

} // namespace disfida::barletta
