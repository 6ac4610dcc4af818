#include "barletta/light.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <optional>

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
constexpr int binds = 10;         ///< an attack on one without an order: he may only strike back (H)
constexpr int hit_recovered = 24; ///< by a marked reorganisation
constexpr int remount_share = 11; ///< of a hundred parts of a price
constexpr int threatened = 50;    ///< per cent of a reorganisation that an enemy can still take away
constexpr int foot_share = 18;    ///< a horse, in parts of a point per VC
constexpr std::uint32_t whim = 20;

/// Who stands where, a byte a hex: what is asked for again and again while one action is sought.
class Board {
  public:
    explicit Board(const State& state) {
        for (KnightId k = 0; k < knight_count; ++k) {
            // Knights off the field are written to a place nobody reads.
            at_[std::min<std::size_t>(state.knights[k].spot, spot_count)] = static_cast<std::uint8_t>(k + 1);
        }
    }
    /// Precondition: not no_spot.
    [[nodiscard]] bool free(Spot spot) const { return at_[spot] == 0; }
    [[nodiscard]] KnightId knight(Spot spot) const { return static_cast<KnightId>(at_[spot] - 1); }

  private:
    std::array<std::uint8_t, spot_count + 16> at_{};
};

int steps_between(const Tables& tables, Spot a, Spot b) {
    const int dx = tables.axes[a].x - tables.axes[b].x;
    const int dz = tables.axes[a].z - tables.axes[b].z;
    return std::max(std::max(std::abs(dx), std::abs(dz)), std::abs(dx + dz));
}

constexpr std::size_t opposite(std::size_t direction) { return (direction + 3) % 6; }

/// Where a knight comes who goes straight for a place, at most so many steps.
Spot walk(const Tables& tables, const Board& board, Spot from, Spot to, int stop_at, int steps) {
    int left = steps_between(tables, from, to);
    for (; steps > 0 && left > stop_at; --steps) {
        Spot next = no_spot;
        for (const Spot spot : tables.neighbours[from]) {
            if (spot != no_spot && board.free(spot) && steps_between(tables, spot, to) < left) {
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

/// The enemies on the field, close together.
struct Enemies {
    static constexpr std::size_t room = 16;
    std::size_t count = 0;
    std::array<KnightId, room> id{};
    std::array<Spot, room> spot{};
    std::array<std::int16_t, room> x{};
    std::array<std::int16_t, room> z{};
    std::array<std::int16_t, room> steps{};
    std::array<Outcomes, room> cost{};

    void measure(Tables::Axes from) {
        for (std::size_t i = 0; i < room; ++i) {
            const auto dx = static_cast<std::int16_t>(x[i] - from.x);
            const auto dz = static_cast<std::int16_t>(z[i] - from.z);
            const auto dy = static_cast<std::int16_t>(dx + dz);
            const auto size = [](std::int16_t n) { return static_cast<std::int16_t>(n < 0 ? -n : n); };
            steps[i] = std::max(std::max(size(dx), size(dy)), size(dz));
        }
    }
    /// Steps to the nearest and who he is. Precondition: measured, and there is one.
    [[nodiscard]] std::size_t nearest() const {
        return static_cast<std::size_t>(
            std::min_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(count)) -
            steps.begin());
    }
};

class Look {
  public:
    Look(const Tables& tables, const State& state, SeededDice& random)
        : tables_(tables), state_(state), side_(state.mover()), own_(state.party(side_)),
          enemy_(state.party(other(side_))), board_(state), last_round_(state.round >= rounds),
          noise_(random.below(1U << 31U)) {}

    Action order() {
        gather();
        int pass_worth = own_.passes > 0 ? -pass_used + whim_of(knights_a_side) : never;
        // A knight whose attack turns out to be out of his reach is asked again for something else.
        for (;;) {
            std::size_t best = 0;
            for (std::size_t i = 1; i < plan_count_; ++i) {
                best = plans_[i].worth > plans_[best].worth ? i : best;
            }
            if (plan_count_ == 0 || pass_worth > plans_[best].worth) {
                return {Verb::pass};
            }
            if (const auto action = carry_out(plans_[best])) {
                return *action;
            }
        }
    }

  private:
    static constexpr int never = std::numeric_limits<int>::min() / 2;

    enum class What : std::uint8_t { attack, move, reorganise, leave_camp };
    struct Plan {
        int worth = never;
        KnightId knight = nobody;
        What what = What::move;
        std::uint8_t enemy = 0; ///< place among the enemies
        std::uint8_t near = 0;
        int other_worth = never; ///< what he does when he cannot attack
        What other = What::move;
    };

    /// A little number that differs from knight to knight and from call to call.
    int whim_of(std::size_t who) const {
        const std::uint32_t mixed = noise_ * static_cast<std::uint32_t>(2 * who + 1) * 0x9e3779b1U;
        return static_cast<int>((mixed >> 16U) * whim >> 16U);
    }

    void gather() {
        constexpr std::int16_t far = 400;
        enemies_.x.fill(far);
        enemies_.z.fill(far);
        const KnightId first_enemy = first_of(other(side_));
        for (KnightId k = first_enemy; k < first_enemy + knights_a_side; ++k) {
            if (on_field(state_.knights[k])) {
                add_enemy(k);
            }
        }
        const KnightId first = first_of(side_);
        for (KnightId k = first; k < first + knights_a_side; ++k) {
            on_field_ += on_field(state_.knights[k]) ? 1 : 0;
        }
        for (KnightId k = first; k < first + knights_a_side; ++k) {
            const Knight& knight = state_.knights[k];
            if (knight.order != Order::none) {
                continue;
            }
            if (knight.place == Place::field) {
                plan_on_field(k, knight);
            } else if (knight.place == Place::camp) {
                plan_in_camp(k, knight);
            }
        }
    }

    void add_enemy(KnightId k) {
        const Knight& knight = state_.knights[k];
        const std::size_t i = enemies_.count++;
        enemies_.id[i] = k;
        enemies_.spot[i] = knight.spot;
        enemies_.x[i] = tables_.axes[knight.spot].x;
        enemies_.z[i] = tables_.axes[knight.spot].z;
        enemies_.cost[i] = tables_.promise.cost(last_round_, enemy_.out, tables_.vc(k), knight);
        if (tables_.edge.has(knight.spot) && can_be_pushed_off(knight.spot)) {
            // Any Hit drives him off the field (H2.3).
            const auto price = static_cast<std::int16_t>(2 * point_parts * tables_.vc(k) - point_parts / 2);
            for (std::size_t o = 1; o < outcome_count; ++o) {
                enemies_.cost[i][o] = std::max(enemies_.cost[i][o], price);
            }
        }
    }

    [[nodiscard]] bool can_be_pushed_off(Spot spot) const {
        const auto& around = tables_.neighbours[spot];
        for (std::size_t d = 0; d < around.size(); ++d) {
            if (around[d] != no_spot && board_.free(around[d]) && around[opposite(d)] == no_spot) {
                return true;
            }
        }
        return false;
    }

    /// What an attack promises.
    [[nodiscard]] int blow(KnightId k, const Knight& own, const Outcomes& own_cost, std::size_t i) const {
        const KnightId e = enemies_.id[i];
        const Knight& enemy = state_.knights[e];
        const bool gallant = state_.choices.gallantry && own.mounted != enemy.mounted &&
                             (own.mounted ? k : e) < knights_a_side;
        const int shift = tables_.vc(k) - tables_.vc(e) + enemy.wounds - own.wounds +
                          (gallant ? 0 : int{own.mounted} - int{enemy.mounted});
        const int modifier = std::clamp(enemy.hits - own.hits, -most_shift, most_shift);
        const int column = std::clamp(shift + enemy.attacker_count, -most_shift, most_shift);
        const auto& attack = tables_.promise.attack[static_cast<std::size_t>(column + most_shift)]
                                                   [static_cast<std::size_t>(modifier + most_shift)];
        const auto& defence =
            tables_.promise
                .defence[static_cast<std::size_t>(std::clamp(-shift, -most_shift, most_shift) + most_shift)]
                        [static_cast<std::size_t>(most_shift - modifier)];
        int sum = 0;
        for (std::size_t o = 0; o < outcome_count; ++o) {
            sum += (attack.often[o] + defence.often[o]) * enemies_.cost[i][o];
            sum -= (attack.often[o + outcome_count] + defence.often[o + outcome_count]) * own_cost[o];
        }
        sum /= rolls_in_all;
        if (gallant) {
            sum += (own.mounted ? -foot_share : foot_share) * tables_.vc(own.mounted ? k : e);
        }
        return sum + (enemy.order == Order::none && enemy.attacker_count == 0 ? binds : 0);
    }

    void plan_on_field(KnightId k, const Knight& knight) {
        Plan& plan = plans_[plan_count_++];
        plan = {};
        plan.knight = k;
        const int points = knight.mounted ? mounted_move : foot_move;
        enemies_.measure(tables_.axes[knight.spot]);
        const std::size_t near = enemies_.nearest();
        plan.near = static_cast<std::uint8_t>(near);
        const int nearest = enemies_.steps[near];
        const int whim_now = whim_of(k);
        plan.other_worth =
            whim_now - order_used + (last_round_ ? 0 : approach * std::min(points, nearest - 1));
        if (can_reorganise(knight) && !last_round_) {
            const int whole = knight.hits > 0
                                  ? hit_recovered * std::min<int>(knight.hits, most_recovered_hits)
                                  : remount_share * tables_.vc(k);
            const bool in_danger = enemy_.attacks > 0 && enemy_.po > 0 && nearest <= mounted_move;
            const int worth = whim_now + (in_danger ? whole * threatened / 100 : whole);
            if (worth > plan.other_worth) {
                plan.other_worth = worth;
                plan.other = What::reorganise;
            }
        }
        plan.worth = plan.other_worth;
        plan.what = plan.other;
        // The only one on the field would leave it empty by taking a prisoner (J2).
        if (own_.attacks == 0 || (on_field_ == 1 && enemies_.count > 1)) {
            return;
        }
        const Outcomes& own_cost = tables_.promise.cost(last_round_, own_.out, tables_.vc(k), knight);
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            if (enemies_.steps[i] <= points &&
                (knight.attacker_count == 0 || may_attack(state_, k, enemies_.id[i]))) {
                const int worth = blow(k, knight, own_cost, i) + whim_now;
                if (worth > plan.worth) {
                    plan.worth = worth;
                    plan.what = What::attack;
                    plan.enemy = static_cast<std::uint8_t>(i);
                }
            }
        }
    }

    void plan_in_camp(KnightId k, const Knight& knight) {
        const bool can_leave =
            std::any_of(tables_.entry[index(side_)].begin(), tables_.entry[index(side_)].end(),
                        [&](Spot spot) { return board_.free(spot); });
        if (!can_leave) {
            return;
        }
        Plan& plan = plans_[plan_count_++];
        plan = {};
        plan.knight = k;
        plan.what = What::leave_camp;
        // Rest in the camp costs nothing and is safe (E1.3).
        const int rest = last_round_ ? 0
                                     : hit_recovered * std::min<int>(knight.hits, most_recovered_hits) +
                                           (knight.mounted ? 0 : foot_share * tables_.vc(k));
        plan.worth =
            whim_of(k) + (on_field_ <= few_on_field ? last_defender : leave_camp - order_used) - rest;
    }

    /// The action of a plan; nothing when an attack cannot be made, then the plan is another one.
    std::optional<Action> carry_out(Plan& plan) {
        const Knight& knight = state_.knights[plan.knight];
        switch (plan.what) {
        case What::reorganise:
            return Action{Verb::reorganise, plan.knight};
        case What::leave_camp:
            return leave(plan.knight);
        case What::move: {
            const int points = knight.mounted ? mounted_move : foot_move;
            const Spot to = last_round_
                                ? knight.spot
                                : walk(tables_, board_, knight.spot, enemies_.spot[plan.near], 1, points);
            return Action{Verb::move, plan.knight, nobody, to};
        }
        case What::attack:
            break;
        }
        const Spot to = stand_against(plan.knight, enemies_.spot[plan.enemy]);
        if (to != no_spot) {
            return Action{Verb::move, plan.knight, enemies_.id[plan.enemy], to};
        }
        plan.what = plan.other;
        plan.worth = plan.other_worth;
        return std::nullopt;
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
            if (spot == no_spot || (!board_.free(spot) && spot != knight.spot)) {
                continue;
            }
            const int steps = steps_between(tables_, knight.spot, spot);
            if (steps > points) {
                continue;
            }
            const Spot behind = around[opposite(d)];
            const int push = behind == no_spot ? 3 : !board_.free(behind) && behind != knight.spot ? 2 : 1;
            score[d] = push * 8 - steps;
        }
        std::optional<SpotSet> reached;
        for (;;) {
            const auto best =
                static_cast<std::size_t>(std::max_element(score.begin(), score.end()) - score.begin());
            if (score[best] <= 0) {
                return no_spot;
            }
            const Spot to = around[best];
            if (walk(tables_, board_, knight.spot, to, 0, points) == to) {
                return to;
            }
            if (!reached) {
                reached = reach(tables_, state_, free_spots(tables_, state_), k).attack;
            }
            if (reached->has(to)) {
                return to;
            }
            score[best] = 0;
        }
    }

    /// Out of the camp by the entry nearest to an enemy, and at him.
    Action leave(KnightId k) {
        const Knight& knight = state_.knights[k];
        Spot entry = no_spot;
        std::size_t near = 0;
        int least = std::numeric_limits<int>::max();
        for (const Spot spot : tables_.entry[index(side_)]) {
            if (!board_.free(spot)) {
                continue;
            }
            enemies_.measure(tables_.axes[spot]);
            const std::size_t nearest = enemies_.nearest();
            if (enemies_.steps[nearest] < least) {
                least = enemies_.steps[nearest];
                near = nearest;
                entry = spot;
            }
        }
        const int points = (knight.mounted ? mounted_move : foot_move) - 1;
        const Spot enemy = enemies_.spot[near];
        const Spot to = walk(tables_, board_, entry, enemy, 1, points);
        const bool can_strike = own_.attacks > 0 && steps_between(tables_, to, enemy) == 1 &&
                                steps_between(tables_, entry, to) < points &&
                                may_attack(state_, k, enemies_.id[near]);
        if (can_strike &&
            blow(k, knight, tables_.promise.cost(last_round_, own_.out, tables_.vc(k), knight), near) > 0) {
            return {Verb::move, k, enemies_.id[near], to};
        }
        return {Verb::move, k, nobody, to};
    }

    const Tables& tables_;
    const State& state_;
    Side side_;
    const Party& own_;
    const Party& enemy_;
    Board board_;
    bool last_round_;
    std::uint32_t noise_;
    int on_field_ = 0;
    Enemies enemies_;
    std::size_t plan_count_ = 0;
    std::array<Plan, knights_a_side> plans_;
};

/// A place in the line: the centre first, then anywhere (I1).
Action place(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    const Board board(state);
    const auto from = random.below(knights_a_side * knights_a_side);
    Spot spot = tables.centre[index(side)];
    if (placed_count(state) > 0) {
        const Spot first = tables.spot({tables.line_first_column, tables.line_row[index(side)]});
        std::uint32_t column = from % knights_a_side;
        do {
            column = (column + 1) % knights_a_side;
            spot = static_cast<Spot>(first + column * rows_a_column);
        } while (!board.free(spot));
    }
    std::uint32_t knight = from / knights_a_side;
    while (state.knights[first_of(side) + knight].place != Place::unplaced) {
        knight = (knight + 1) % knights_a_side;
    }
    return {Verb::place, static_cast<KnightId>(first_of(side) + knight), nobody, spot};
}

/// The lane that is worth most for both: who does not charge in it will be charged (I2).
Action charge(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    const Board board(state);
    const std::uint32_t noise = random.below(1U << 16U);
    const Promise& promise = tables.promise;
    Action best{Verb::charge};
    int most = std::numeric_limits<int>::min();
    Spot spot = tables.spot({tables.line_first_column, tables.line_row[index(side)]});
    const int ahead = tables.line_row[index(other(side))] - tables.line_row[index(side)];
    for (std::uint32_t i = 0; i < knights_a_side; ++i, spot = static_cast<Spot>(spot + rows_a_column)) {
        const auto opposite = static_cast<Spot>(spot + ahead);
        if (board.free(spot) || board.free(opposite)) {
            continue;
        }
        const KnightId own = board.knight(spot);
        const KnightId enemy = board.knight(opposite);
        if (side_of(own) != side || side_of(enemy) == side || state.knights[own].order == Order::charged ||
            state.knights[enemy].order == Order::charged) {
            continue;
        }
        const Knight& a = state.knights[own];
        const Knight& b = state.knights[enemy];
        const int shift =
            tables.vc(own) - tables.vc(enemy) + int{a.mounted} - int{b.mounted} + b.wounds - a.wounds;
        const int modifier = std::clamp(b.hits - a.hits, -most_shift, most_shift);
        const auto column = [](int n) {
            return static_cast<std::size_t>(std::clamp(n, -most_shift, most_shift) + most_shift);
        };
        const RollOdds& his = promise.attack[column(-shift)][column(-modifier)];
        const RollOdds& mine = promise.attack[column(shift)][column(modifier)];
        const Outcomes& own_cost = promise.cost(false, state.party(side).out, tables.vc(own), a);
        const Outcomes& enemy_cost = promise.cost(false, state.party(other(side)).out, tables.vc(enemy), b);
        int sum = static_cast<int>((noise * (2 * i + 1) & 0xffffU) * whim >> 16U) * rolls_in_all;
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
