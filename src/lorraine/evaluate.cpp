#include "lorraine/evaluate.hpp"

#include <algorithm>
#include <cmath>

#include "lorraine/look.hpp"

namespace disfida::lorraine {

namespace {

// In victory points, set by hand and tried in self-play.
constexpr double point_worth = 0.05;  // of an army
constexpr double general_worth = 1.2; // of having him at all
constexpr double weariness = 0.7;     // an exhausted army
constexpr double cut_off_worth = 0.5; // more, if it cannot recover
constexpr double needed_bonus = 20.0; // for reaching the VP that bring the closing battle
constexpr double surplus = 0.8;       // a VP beyond them
constexpr double raid_here = 0.85;    // of what a village is worth to who stands in it and can act
constexpr double raid_later = 0.7;    // and to who has acted this turn
constexpr double raid_step = 0.8;     // a link further
constexpr double threat_here = 0.55;  // what is left of a raid with a stronger enemy in reach
constexpr double garrisoned_worth = 0.04;
constexpr double castle_worth = 1.5;
constexpr double marker_worth = 0.15;
constexpr double town_watch = 0.8;
constexpr double hunt = 3.0; // what being near a weaker enemy is worth to the French
constexpr double hunt_step = 0.75;
constexpr double loser_pays = 2.5; // retreat, exhaustion, disgrace
constexpr double dead_share = 0.17;
constexpr double loser_share = 0.27; // of an army's points
constexpr double winner_share = 0.10;
constexpr double danger = 0.06; // a point of an army that may be attacked at a disadvantage
constexpr double won = 1000.0;

// The chance of a battle by the logarithm of the ratio of points, fitted to the table of simulated battles.
constexpr double steepness = 5.5;
constexpr double defender_edge = -0.15;
constexpr double card_edge = 0.3;
constexpr double tired_edge = 0.8;

// Chances to win, fitted by maximum likelihood to 374 campaigns of level 1 against itself, 27600 positions:
// log-loss 0.599 a position, where a logistic curve of 0.05 per point had 0.961. Burgundy has to keep pace
// with the turns.
constexpr double winning_steepness = 0.0725;
constexpr double par_a_turn = 6.95; // what the evaluation has to grow by for even chances

struct Army {
    double points = 0.0;
    int cards = 0;
    double tired = 0.0; ///< share of its points that are exhausted
};

double chance(const Army& attacker, const Army& defender) {
    if (defender.points <= 0.0) {
        return 1.0;
    }
    if (attacker.points <= 0.0) {
        return 0.0;
    }
    const bool all_tired = attacker.tired > 0.99 && defender.tired > 0.99;
    double x = steepness * std::log(attacker.points / defender.points) + defender_edge +
               card_edge * (attacker.cards - defender.cards);
    x += all_tired ? 0.0 : tired_edge * (defender.tired - attacker.tired);
    return 1.0 / (1.0 + std::exp(-x));
}

Army army_of(const Tables& tables, const General& general) {
    return {static_cast<double>(general.points), tables.cards_of(general.skill),
            general.exhausted ? 1.0 : 0.0};
}

/// The generals of a side outside, with where they stand.
struct Field {
    std::array<GeneralId, most_generals> who{};
    std::size_t count = 0;
};

Field field_of(const State& state, Side side) {
    Field field;
    for (std::size_t i = 0; i < state.count; ++i) {
        if (state.generals[i].side == side && outside(state.generals[i])) {
            field.who[field.count++] = static_cast<GeneralId>(i);
        }
    }
    return field;
}

class Judge {
  public:
    Judge(const Tables& tables, const State& state)
        : tables_(tables), state_(state), burgundy_(field_of(state, Side::burgundy)),
          french_(field_of(state, Side::french)) {}

    /// From Burgundy's point of view.
    [[nodiscard]] double worth() const {
        double sum = score() + armies() + castles() + raids() - hunts() - watches() - dangers();
        if (state_.battle.on && !state_.battle.decided && !state_.battle.fled) {
            sum += battle();
        }
        return sum;
    }

  private:
    [[nodiscard]] const General& general(GeneralId who) const { return state_.generals[who]; }
    [[nodiscard]] int links(ZoneId a, ZoneId b) const { return tables_.distance[a][b]; }

    [[nodiscard]] double score() const {
        const int needed = tables_.vp_needed;
        return std::min<int>(state_.vp, needed) + surplus * std::max(0, state_.vp - needed) +
               (state_.vp >= needed ? needed_bonus : 0.0);
    }

    [[nodiscard]] double armies() const {
        std::array<Zones, 2> reached{supplied_zones(tables_, state_, Side::burgundy),
                                     supplied_zones(tables_, state_, Side::french)};
        double sum = 0.0;
        for (std::size_t i = 0; i < state_.count; ++i) {
            const General& one = state_.generals[i];
            if (!on_map(one)) {
                continue;
            }
            double own = general_worth + point_worth * one.points + 0.3 * static_cast<double>(one.skill);
            const bool supplied =
                one.inside || supplied_at(tables_, state_, one.side, one.zone, reached[index(one.side)]);
            own -= one.exhausted ? weariness + (supplied ? 0.0 : cut_off_worth) : supplied ? 0.0 : 0.2;
            own -= one.debt ? 7 * point_worth : 0.0;
            // Points above the stacking limit are as good as lost.
            sum += one.side == Side::burgundy ? own : -own;
        }
        return sum - stacks_worth(burgundy_) + stacks_worth(french_);
    }

    [[nodiscard]] double stacks_worth(const Field& field) const {
        std::array<int, zone_count> points{};
        double sum = 0.0;
        for (std::size_t i = 0; i < field.count; ++i) {
            points[general(field.who[i]).zone] += general(field.who[i]).points;
        }
        for (const int there : points) {
            sum += there > tables_.stack ? point_worth * 0.35 * (there - tables_.stack) : 0.0;
        }
        return sum;
    }

    [[nodiscard]] double castles() const {
        double sum = 0.0;
        for (const Castle& castle : state_.castles) {
            const double own = castle_worth + garrisoned_worth * castle.garrison;
            sum += castle.owner == Side::burgundy ? own : -own;
            if (besieged(castle)) {
                const double siege = marker_worth * (1 + castle.siege);
                sum += castle.owner == Side::french ? siege : -siege;
            }
        }
        return sum;
    }

    /// The best French chance to beat a Burgundian army that stands in a zone, by how near they are.
    [[nodiscard]] double threat(ZoneId zone, const General& raider) const {
        double most = 0.0;
        for (std::size_t i = 0; i < french_.count; ++i) {
            const General& enemy = general(french_.who[i]);
            const int far = links(enemy.zone, zone);
            if (far > 2) {
                continue;
            }
            const double p = chance(army_of(tables_, enemy), army_of(tables_, raider));
            most = std::max(most, p * (far <= 1 ? 1.0 : 0.5));
        }
        return most;
    }

    /// What Burgundy's generals still can ravage: each the place that suits him, nobody another's.
    [[nodiscard]] double raids() const {
        struct Chance {
            double worth;
            std::size_t who;
            ZoneId zone;
        };
        std::array<Chance, 16 * (village_count + town_count)> list{};
        std::size_t count = 0;
        const std::size_t raiders = std::min<std::size_t>(burgundy_.count, 16);
        const Zones garrisoned = held(state_, Side::french);
        for (std::size_t zone = 0; zone < zone_count; ++zone) {
            const auto id = static_cast<ZoneId>(zone);
            if (tables_.worth(id) == 0 || has(state_.burnt, id)) {
                continue;
            }
            for (std::size_t i = 0; i < raiders; ++i) {
                const General& one = general(burgundy_.who[i]);
                const bool town = tables_.zone(id).kind == ZoneKind::town;
                if (one.points < (town ? tables_.ravage_town : tables_.ravage_village)) {
                    continue;
                }
                const int far = links(one.zone, id);
                double share = far == 0 ? (one.activated ? raid_later : raid_here) : raid_later * raid_step;
                for (int step = 1; step < far; ++step) {
                    share *= raid_step;
                }
                share *= 1.0 - (1.0 - threat_here) * threat(id, one);
                if (far > 0 && has(garrisoned, id)) {
                    share *= 0.6;
                }
                list[count++] = {share * tables_.worth(id), i, id};
            }
        }
        std::sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Chance& a, const Chance& b) {
                      return a.worth != b.worth ? a.worth > b.worth
                             : a.who != b.who   ? a.who < b.who
                                                : a.zone < b.zone;
                  });
        std::array<bool, 16> taken{};
        Zones used = 0;
        double sum = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            const Chance& one = list[i];
            if (!taken[one.who] && !has(used, one.zone)) {
                taken[one.who] = true;
                used |= bit(one.zone);
                sum += one.worth;
            }
        }
        return sum;
    }

    /// What the French gain by standing near Burgundians they beat.
    [[nodiscard]] double hunts() const {
        double sum = 0.0;
        std::array<bool, most_generals> hunted{};
        for (std::size_t i = 0; i < french_.count; ++i) {
            const General& hunter = general(french_.who[i]);
            double best = 0.0;
            std::size_t prey = 0;
            for (std::size_t j = 0; j < burgundy_.count; ++j) {
                const General& one = general(burgundy_.who[j]);
                const double p = chance(army_of(tables_, hunter), army_of(tables_, one));
                const int far = links(hunter.zone, one.zone);
                const double worth = hunt * std::max(0.0, p - 0.35) * std::pow(hunt_step, far) *
                                     (hunted[j] ? 0.5 : 1.0) * (hunter.exhausted ? 0.7 : 1.0);
                if (worth > best) {
                    best = worth;
                    prey = j;
                }
            }
            hunted[prey] = hunted[prey] || best > 0.0;
            sum += best;
        }
        return sum;
    }

    /// A French army in or beside a place that can still be ravaged covers it.
    [[nodiscard]] double watches() const {
        double sum = 0.0;
        for (const ZoneId town : tables_.towns) {
            if (has(state_.burnt, town)) {
                continue;
            }
            double best = 0.0;
            for (std::size_t i = 0; i < french_.count; ++i) {
                const General& one = general(french_.who[i]);
                const int far = links(one.zone, town);
                best = std::max(best, one.points >= 30 ? (far == 0 ? 1.0 : far == 1 ? 0.6 : 0.0) : 0.0);
            }
            sum += town_watch * best;
        }
        return sum;
    }

    /// Burgundian armies that may be attacked at a disadvantage, less what the French risk alike.
    [[nodiscard]] double dangers() const {
        const auto risk = [&](const Field& attackers, const Field& targets) {
            double sum = 0.0;
            for (std::size_t i = 0; i < targets.count; ++i) {
                const General& target = general(targets.who[i]);
                double most = 0.0;
                for (std::size_t j = 0; j < attackers.count; ++j) {
                    const General& attacker = general(attackers.who[j]);
                    const int far = links(attacker.zone, target.zone);
                    const double p = chance(army_of(tables_, attacker), army_of(tables_, target));
                    if (far <= 2 && far > 0 && p > 0.5) {
                        most = std::max(most, (2 * p - 1.0) * (far == 1 ? 1.0 : 0.4) *
                                                  (attacker.activated ? 0.6 : 1.0));
                    }
                }
                sum += danger * target.points * 0.5 * most;
            }
            return sum;
        };
        return risk(french_, burgundy_) - 0.5 * risk(burgundy_, french_);
    }

    /// A battle about to be fought, or being fought, by its chances.
    [[nodiscard]] double battle() const {
        const Battle& battle = state_.battle;
        Army attacker;
        Army defender;
        const auto add = [&](Army& army, GeneralId who, double share) {
            const General& one = general(who);
            const double points = one.points * share;
            army.tired += one.exhausted ? points : 0.0;
            army.points += points;
        };
        if (battle.closing) {
            attacker.points = closing_army(state_, Side::french);
            defender.points = closing_army(state_, Side::burgundy);
            attacker.cards = defender.cards = 4;
        } else {
            add(attacker, battle.attacker, 1.0);
            attacker.cards = tables_.cards_of(general(battle.attacker).skill);
            if (battle.joined != nobody && !battle.sallied) {
                add(attacker, battle.joined, 0.9);
            }
            for (std::size_t i = 0; i < battle.defender_count; ++i) {
                add(defender, battle.defenders[i], i == 0 ? 1.0 : 0.97);
            }
            defender.cards = tables_.cards_of(general(battle.defenders[0]).skill);
        }
        attacker.tired /= std::max(1.0, attacker.points);
        defender.tired /= std::max(1.0, defender.points);
        const double p = chance(attacker, defender);
        const auto loss = [&](const Army& army, double lost_by) {
            const double share = lost_by * loser_share + (1.0 - lost_by) * winner_share;
            return point_worth * army.points * share + lost_by * (loser_pays + dead_share * general_worth) +
                   (1.0 - lost_by) * weariness;
        };
        const double gain = loss(defender, p) - loss(attacker, 1.0 - p);
        return battle.offensive == Side::burgundy ? gain : -gain;
    }

    const Tables& tables_;
    const State& state_;
    Field burgundy_;
    Field french_;
};

} // namespace

double evaluate(const Tables& tables, const State& state, Side side) {
    if (state.phase == Phase::over) {
        return state.winner == side ? won : -won;
    }
    const double worth = Judge(tables, state).worth();
    return side == Side::burgundy ? worth : -worth;
}

double log_odds(const Tables& tables, const State& state, Side side) {
    if (state.turn == 0) {
        return 0.0;
    }
    int generals = 0;
    int activated = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        generals += on_map(state.generals[i]) ? 1 : 0;
        activated += on_map(state.generals[i]) && state.generals[i].activated ? 1 : 0;
    }
    const double turns = state.turn - 1 + static_cast<double>(activated) / std::max(1, generals);
    const double lead = evaluate(tables, state, Side::burgundy) - par_a_turn * turns;
    return side == Side::burgundy ? winning_steepness * lead : -winning_steepness * lead;
}

} // namespace disfida::lorraine
