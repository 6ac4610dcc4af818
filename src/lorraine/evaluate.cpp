#include "lorraine/evaluate.hpp"

#include <algorithm>
#include <cmath>

#include "kernel/weights.hpp"
#include "lorraine/look.hpp"
#include "lorraine/quick.hpp"

namespace disfida::lorraine {

namespace {

// Shapes of what is weighed; what it weighs stands in weights.toml.
constexpr double raid_here = 0.85;   // of what a village is worth to who stands in it and can act
constexpr double raid_later = 0.7;   // and to who has acted this turn
constexpr double raid_step = 0.8;    // a link further
constexpr double threat_here = 0.55; // what is left of a raid with a stronger enemy in reach
constexpr double hunt_step = 0.75;
constexpr double loser_share = 0.27; // of an army's points
constexpr double winner_share = 0.10;
constexpr double won = 1000.0;

// The chance of a battle by the logarithm of the ratio of points, fitted to the table of simulated battles.
constexpr double steepness = 5.5;
constexpr double defender_edge = -0.15;
constexpr double card_edge = 0.3;
constexpr double tired_edge = 0.8;

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
    [[nodiscard]] Features features() const {
        Features out{};
        const auto put = [&](Feature feature, double value) {
            out[static_cast<std::size_t>(feature)] = value;
        };
        const int needed = tables_.vp_needed;
        put(Feature::score, std::min<int>(state_.vp, needed));
        put(Feature::surplus, std::max(0, state_.vp - needed));
        put(Feature::reached, state_.vp >= needed ? 1.0 : 0.0);
        count_armies(out);
        put(Feature::crowded, crowded(burgundy_) - crowded(french_));
        count_castles(out);
        put(Feature::raids, raids());
        put(Feature::hunts, hunts());
        put(Feature::watches, watches());
        put(Feature::dangers, dangers());
        if (state_.battle.on && !state_.battle.decided && !state_.battle.fled) {
            foresee_battle(out);
        }
        foresee_end(out);
        return out;
    }

  private:
    [[nodiscard]] const General& general(GeneralId who) const { return state_.generals[who]; }
    [[nodiscard]] int links(ZoneId a, ZoneId b) const { return tables_.distance[a][b]; }

    void count_armies(Features& out) const {
        const std::array<Zones, 2> reached{supplied_zones(tables_, state_, Side::burgundy),
                                           supplied_zones(tables_, state_, Side::french)};
        for (std::size_t i = 0; i < state_.count; ++i) {
            const General& one = state_.generals[i];
            if (!on_map(one)) {
                continue;
            }
            const double sign = one.side == Side::burgundy ? 1.0 : -1.0;
            const auto add = [&](Feature feature, double value) {
                out[static_cast<std::size_t>(feature)] += sign * value;
            };
            const bool supplied =
                one.inside || supplied_at(tables_, state_, one.side, one.zone, reached[index(one.side)]);
            add(Feature::generals, 1.0);
            add(Feature::points, one.points);
            add(Feature::skills, static_cast<double>(one.skill));
            add(Feature::tired, one.exhausted ? 1.0 : 0.0);
            add(Feature::tired_cut_off, one.exhausted && !supplied ? 1.0 : 0.0);
            add(Feature::cut_off, one.exhausted || supplied ? 0.0 : 1.0);
            add(Feature::debts, one.debt ? 1.0 : 0.0);
        }
    }

    /// Points above the stacking limit, which are as good as lost.
    [[nodiscard]] double crowded(const Field& field) const {
        std::array<int, zone_count> points{};
        double sum = 0.0;
        for (std::size_t i = 0; i < field.count; ++i) {
            points[general(field.who[i]).zone] += general(field.who[i]).points;
        }
        for (const int there : points) {
            sum += std::max(0, there - tables_.stack);
        }
        return sum;
    }

    void count_castles(Features& out) const {
        for (const Castle& castle : state_.castles) {
            const double sign = castle.owner == Side::burgundy ? 1.0 : -1.0;
            out[static_cast<std::size_t>(Feature::castles)] += sign;
            out[static_cast<std::size_t>(Feature::garrisons)] += sign * castle.garrison;
            out[static_cast<std::size_t>(Feature::sieges)] -=
                besieged(castle) ? sign * (1 + castle.siege) : 0.0;
        }
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
                const double worth = std::max(0.0, p - 0.35) * std::pow(hunt_step, far) *
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
            sum += best;
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
                sum += target.points * 0.5 * most;
            }
            return sum;
        };
        return risk(french_, burgundy_) - 0.5 * risk(burgundy_, french_);
    }

    /// A battle about to be fought, or being fought, by its chances.
    void foresee_battle(Features& out) const {
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
        const auto loss = [&](const Army& army, double loses) {
            return army.points * (loses * loser_share + (1.0 - loses) * winner_share);
        };
        const double sign = battle.offensive == Side::burgundy ? 1.0 : -1.0;
        out[static_cast<std::size_t>(Feature::battle_points)] =
            sign * (loss(defender, p) - loss(attacker, 1.0 - p));
        out[static_cast<std::size_t>(Feature::battle_won)] = sign * (2.0 * p - 1.0);
    }

    /// Turns the campaign still lasts on the average, the present one included (L-Victory 1).
    [[nodiscard]] double turns_left() const {
        double left = 0.0;
        for (int turn = tables_.turns; turn >= std::max<int>(1, state_.turn); --turn) {
            const int at = turn - (tables_.turns - static_cast<int>(tables_.end_rolls.size()));
            const bool rolled = at >= 0 && turn < tables_.turns;
            const double goes_on =
                rolled ? std::clamp((tables_.end_rolls[static_cast<std::size_t>(at)] - 1) / 6.0, 0.0, 1.0)
                       : 1.0;
            left = 1.0 + goes_on * left;
        }
        return left;
    }

    /// How the campaign is likely to end: whether Burgundy has the time and the men to take what victory
    /// points she lacks, and what the closing battle will be like.
    void foresee_end(Features& out) const {
        const auto put = [&](Feature feature, double value) {
            out[static_cast<std::size_t>(feature)] = value;
        };
        std::array<double, 2> generals{};
        std::array<double, 2> acted{};
        double points = 0.0;
        double strongest = 0.0;
        for (std::size_t i = 0; i < state_.count; ++i) {
            const General& one = state_.generals[i];
            if (!on_map(one)) {
                continue;
            }
            const bool french = one.side == Side::french;
            generals[index(one.side)] += 1.0;
            acted[index(one.side)] += one.activated ? 1.0 : 0.0;
            points += (french ? -0.01 : 0.01) * one.points;
            constexpr double tired = 0.8;
            strongest = std::max(strongest, french ? 0.01 * one.points * (one.exhausted ? tired : 1.0) : 0.0);
        }
        const double burgundian = acted[0] / std::max(1.0, generals[0]);
        const double time = std::sqrt(std::max(0.05, turns_left() - burgundian) + 0.3);
        const double missing = 0.1 * std::min(0, state_.vp - tables_.vp_needed);
        put(Feature::open, missing < 0.0 ? 1.0 : 0.0);
        put(Feature::time, time);
        put(Feature::pace, missing / time);
        put(Feature::lag, missing);
        put(Feature::force, points);
        put(Feature::captains, generals[0] - generals[1]);
        put(Feature::strongest, strongest);
        put(Feature::outlook, 0.05 * weighed(out, tables_.weights.worth));
        put(Feature::turns_taken, burgundian);
        put(Feature::enemy_turns_taken, acted[1] / std::max(1.0, generals[1]));
        put(Feature::spoils, 0.1 * out[static_cast<std::size_t>(Feature::raids)] * time);
        foresee_closing(out);
    }

    /// What the armies of the closing battle would be like if it came now, or at the point that brings it.
    void foresee_closing(Features& out) const {
        const auto put = [&](Feature feature, double value) {
            out[static_cast<std::size_t>(feature)] = value;
        };
        const auto units = [&](int vp) { return units_in(tables_, closing_points - vp / 2, closing_points); };
        const auto breaks = [](int units) { return (units + 1) / 2; };
        const int most = units(tables_.vp_needed);
        const int now = units(std::max<int>(tables_.vp_needed, state_.vp));
        put(Feature::beyond, 0.1 * std::max(0, state_.vp - tables_.vp_needed));
        put(Feature::thinned, most - now);
        put(Feature::brittle, breaks(most) - breaks(now));
        const GeneralId chief = highest(state_, Side::burgundy, on_map);
        put(Feature::marshal, chief == nobody ? 0.0 : static_cast<double>(general(chief).skill));
        put(Feature::barbazan, on_map(general(first_of_roster(Side::french))) ? 1.0 : 0.0);
    }

    const Tables& tables_;
    const State& state_;
    Field burgundy_;
    Field french_;
};

} // namespace

Features features(const Tables& tables, const State& state, Side side) {
    Features out = Judge(tables, state).features();
    if (side == Side::french) {
        for (double& feature : out) {
            feature = -feature;
        }
    }
    return out;
}

double evaluate(const Tables& tables, const State& state, Side side) {
    if (state.phase == Phase::over && state.ending == Ending::agreed) {
        return 0.0;
    }
    if (state.phase == Phase::over) {
        return state.winner == side ? won : -won;
    }
    return weighed(features(tables, state, side), tables.weights.worth);
}

double log_odds(const Tables& tables, const State& state, Side side) {
    if (state.turn == 0) {
        return 0.0;
    }
    const Features seen = features(tables, state, Side::burgundy);
    const Weights& weights = tables.weights;
    const auto probability = [](double odds) { return 1.0 / (1.0 + std::exp(-odds)); };
    const double reach = state.vp >= tables.vp_needed ? 1.0 : probability(weighed(seen, weights.reach));
    const double wins =
        reach * probability(weighed(seen, state.battle.closing ? weights.closing : weights.prospect));
    const double odds = std::log(wins / (1.0 - wins));
    return side == Side::burgundy ? odds : -odds;
}

} // namespace disfida::lorraine
