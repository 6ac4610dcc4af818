#include "lorraine/light.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "lorraine/activation.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/look.hpp"
#include "lorraine/policy.hpp"
#include "lorraine/quick.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

const std::array<Taste, 2> plain_taste{
    Taste{0.75, 0.45, 0.5, 2.5, 0.4, 1.0, 0.5, 0.0, 3.0, 4.0, 0.0, 1.0, 0.7, 2.5, 0.65, 0.3, 1.0},
    Taste{0.75, 0.5, 0.5, 1.5, 0.4, 4.0, 0.35, 0.15, 4.0, 4.0, 0.8, 0.3, 0.7, 2.0, 0.65, 0.3, 1.0}};

namespace {

constexpr double steepness = 5.5; // of a battle's chance by the logarithm of the ratio of points
constexpr double defender_edge = 0.15;
constexpr double card_edge = 0.3;
constexpr double tired_edge = 0.8;

constexpr std::size_t most_known = 1024;

/// Natural logarithms of whole numbers, that of 0 taken for less than that of 1.
constexpr std::array<float, most_known> logarithms() {
    std::array<float, most_known> table{};
    table[0] = -1.0F;
    double sum = 0.0;
    for (std::size_t n = 2; n < most_known; ++n) {
        // ln(n / (n - 1)) as twice the area tangent of 1 / (2n - 1)
        const double x = 1.0 / (2.0 * static_cast<double>(n) - 1.0);
        double power = x;
        for (int k = 1; k < 12; k += 2) {
            sum += 2.0 * power / k;
            power *= x * x;
        }
        table[n] = static_cast<float>(sum);
    }
    return table;
}
constexpr auto logarithm_of = logarithms();

constexpr int curve_steps = 8; // of the logistic curve, per unit
constexpr int curve_reach = 8;

constexpr std::array<float, 2 * curve_steps * curve_reach + 1> logistic_curve() {
    std::array<float, 2 * curve_steps * curve_reach + 1> table{};
    // The curve follows from e to the power of a step, multiplied up.
    double step = 1.0;
    double term = 1.0;
    for (int k = 1; k < 16; ++k) {
        term *= 1.0 / (curve_steps * k);
        step += term;
    }
    double power = 1.0;
    for (int i = 0; i <= curve_steps * curve_reach; ++i) {
        const double p = power / (1.0 + power);
        table[static_cast<std::size_t>(curve_steps * curve_reach + i)] = static_cast<float>(p);
        table[static_cast<std::size_t>(curve_steps * curve_reach - i)] = static_cast<float>(1.0 - p);
        power *= step;
    }
    return table;
}
constexpr auto logistic = logistic_curve();

double chance_of(double odds) {
    constexpr double edge = curve_reach;
    const double at = (std::clamp(odds, -edge, edge) + edge) * curve_steps;
    return logistic[static_cast<std::size_t>(at + 0.5)];
}

double log_points(int points) {
    return logarithm_of[static_cast<std::size_t>(std::clamp(points, 0, static_cast<int>(most_known) - 1))];
}

/// Strength of an army by itself, as a logarithm of odds.
double might(const Tables& tables, const General& general) {
    return steepness * log_points(general.points) + card_edge * tables.cards_of(general.skill) -
           (general.exhausted ? tired_edge : 0.0);
}

/// Ways of 36 x 36 in which two dice are above other two by more than so much, from -11 to 11.
constexpr std::array<double, 23> above_by() {
    std::array<double, 23> table{};
    constexpr auto ways = [](int sum) { return sum < 2 || sum > 12 ? 0 : 6 - (sum < 7 ? 7 - sum : sum - 7); };
    for (int by = -11; by <= 11; ++by) {
        int count = 0;
        for (int a = 2; a <= 12; ++a) {
            for (int b = 2; b <= 12; ++b) {
                count += a - b > by ? ways(a) * ways(b) : 0;
            }
        }
        table[static_cast<std::size_t>(by + 11)] = count / 1296.0;
    }
    return table;
}
constexpr auto wins_by = above_by();
double storm_chance(int lead) { return wins_by[static_cast<std::size_t>(std::clamp(-lead, -11, 11) + 11)]; }

Action with_number(Action action, int n) {
    action.n = action.most = static_cast<std::int16_t>(n);
    return action;
}

/// A general outside, as his enemies and friends see him.
struct Figure {
    GeneralId who = nobody;
    ZoneId zone = no_zone;
    int points = 0;
    double might = 0.0;
    bool activated = false;
};
struct Figures {
    std::array<Figure, most_generals> all;
    std::size_t count = 0;
    [[nodiscard]] const Figure* begin() const { return all.data(); }
    [[nodiscard]] const Figure* end() const { return all.data() + count; }
};

/// The field as one side sees it.
class Scene {
  public:
    Scene(const Tables& tables, const State& state, Side side, const Taste& taste)
        : tables_(tables), state_(state), side_(side), taste_(taste) {
        for (std::size_t i = 0; i < state.count; ++i) {
            const General& general = state.generals[i];
            if (!outside(general)) {
                continue;
            }
            Figures& figures = general.side == side ? friends_ : enemies_;
            figures.all[figures.count++] = {static_cast<GeneralId>(i), general.zone, general.points,
                                            might(tables, general), general.activated};
            (general.side == side ? ours_ : theirs_) |= bit(general.zone);
        }
        for (std::size_t zone = 0; zone < zone_count; ++zone) {
            const auto id = static_cast<ZoneId>(zone);
            if (tables.worth(id) > 0 && !has(state.burnt, id)) {
                places_[place_count_++] = id;
            }
        }
    }

    [[nodiscard]] Zones enemy_zones() const { return theirs_; }

    /// Looks at everything through a general's eyes, wherever he may stand.
    void see(GeneralId who) {
        who_ = who;
        const General& general = state_.generals[who];
        points_ = general.points;
        might_ = might(tables_, general);
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            const double lead = might_ - enemies_.all[i].might;
            beats_[i] = chance_of(lead - defender_edge);
            falls_[i] = chance_of(-lead - defender_edge);
        }
        for (std::size_t i = 0; i < place_count_; ++i) {
            const ZoneId place = places_[i];
            worth_[i] = side_ == Side::burgundy ? raid_worth(place) : 0.0;
            rival_[i] = nearest_friend(place);
        }
    }

    /// What it is worth to stand in a zone after all is done.
    [[nodiscard]] double standing_at(ZoneId zone) const {
        const double prospects = side_ == Side::burgundy ? raids_from(zone) : covers_from(zone);
        return prospects + hunts_from(zone) - dangers_at(zone) - crowding_at(zone);
    }

    /// The battle that marching into a zone brings.
    [[nodiscard]] double battle_at(ZoneId zone, bool tired) const {
        int points = 0;
        const Figure* chief = nullptr;
        double raid = 0.0;
        for (const Figure& enemy : enemies_) {
            if (enemy.zone == zone) {
                points += enemy.points;
                if (chief == nullptr || state_.generals[enemy.who].rank < state_.generals[chief->who].rank) {
                    chief = &enemy;
                }
                const bool burns = side_ == Side::french && !enemy.activated && tables_.worth(zone) > 0 &&
                                   !has(state_.burnt, zone);
                raid = std::max(raid, burns ? tables_.worth(zone) * taste_.deny : 0.0);
            }
        }
        const double against = chief->might + steepness * (log_points(points) - log_points(chief->points));
        const double p = chance_of(might_ - (tired ? tired_edge : 0.0) - against - defender_edge);
        const double weight = 0.01 * std::min(points, points_);
        return p * taste_.victory * weight - (1.0 - p) * taste_.defeat * 0.01 * points_ +
               raid * (0.5 + 0.5 * p) - taste_.bother;
    }

    /// How much is lost if an enemy strikes him where he stands before he acts.
    [[nodiscard]] double exposed(ZoneId zone) const {
        double most = 0.0;
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            const Figure& enemy = enemies_.all[i];
            if (!enemy.activated && tables_.distance[enemy.zone][zone] <= 1) {
                most = std::max(most, falls_[i]);
            }
        }
        return most;
    }

  private:
    [[nodiscard]] int links(ZoneId a, ZoneId b) const { return tables_.distance[a][b]; }

    [[nodiscard]] double faded(int links) const {
        double share = 1.0;
        for (; links > 0; --links) {
            share *= taste_.step;
        }
        return share;
    }

    [[nodiscard]] int nearest_friend(ZoneId place) const {
        int best = static_cast<int>(zone_count);
        for (const Figure& one : friends_) {
            if (one.who != who_) {
                best = std::min(best, links(one.zone, place));
            }
        }
        return best;
    }

    /// What a place still brings him who burns it, with the enemies about.
    [[nodiscard]] double raid_worth(ZoneId place) const {
        const bool town = tables_.zone(place).kind == ZoneKind::town;
        if (points_ < (town ? tables_.ravage_town : tables_.ravage_village)) {
            return 0.0;
        }
        double threat = 0.0;
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            const int far = links(enemies_.all[i].zone, place);
            if (far <= 2) {
                threat = std::max(threat, falls_[i] * (far == 2 ? taste_.far_reach : 1.0));
            }
        }
        return tables_.worth(place) * (1.0 - taste_.feared * threat);
    }

    [[nodiscard]] double raids_from(ZoneId zone) const {
        double best = 0.0;
        double second = 0.0;
        for (std::size_t i = 0; i < place_count_; ++i) {
            const int far = links(zone, places_[i]);
            const double worth =
                worth_[i] * faded(far) * (rival_[i] < far || rival_[i] == 0 ? taste_.crowded : 1.0);
            if (worth > best) {
                second = best;
                best = worth;
            } else {
                second = std::max(second, worth);
            }
        }
        constexpr double next = 0.3; // of the place after the best one
        return best + next * second;
    }

    /// The French stand where they reach what Burgundy may burn.
    [[nodiscard]] double covers_from(ZoneId zone) const {
        double sum = 0.0;
        for (std::size_t i = 0; i < place_count_; ++i) {
            const int far = links(zone, places_[i]);
            if (far <= 1) {
                sum += tables_.worth(places_[i]) * (far == 0 ? 1.0 : taste_.step) *
                       (rival_[i] <= 1 ? taste_.crowded : 1.0);
            }
        }
        return taste_.watch * sum;
    }

    [[nodiscard]] double hunts_from(ZoneId zone) const {
        double best = 0.0;
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            const double lead = beats_[i] - taste_.modest;
            if (lead <= 0.0) {
                continue;
            }
            const int far = links(zone, enemies_.all[i].zone);
            int rival = static_cast<int>(zone_count);
            for (const Figure& one : friends_) {
                if (one.who != who_) {
                    rival = std::min(rival, links(one.zone, enemies_.all[i].zone));
                }
            }
            best = std::max(best, lead * faded(far) * (rival < far ? taste_.crowded : 1.0));
        }
        return taste_.hunt * best;
    }

    [[nodiscard]] double dangers_at(ZoneId zone) const {
        double most = 0.0;
        for (std::size_t i = 0; i < enemies_.count; ++i) {
            const int far = links(enemies_.all[i].zone, zone);
            if (far > 2 || far == 0) {
                continue;
            }
            constexpr double acted = 0.7;
            most = std::max(most, (2.0 * falls_[i] - 1.0) * (far == 2 ? taste_.far_reach : 1.0) *
                                      (enemies_.all[i].activated ? acted : 1.0));
        }
        return taste_.danger * 0.01 * points_ * most;
    }

    /// Points above what a zone feeds are lost at the end of the turn.
    [[nodiscard]] double crowding_at(ZoneId zone) const {
        int points = points_;
        for (const Figure& one : friends_) {
            points += one.who != who_ && one.zone == zone ? one.points : 0;
        }
        constexpr double each = 0.0175;
        return points > tables_.stack ? each * (points - tables_.stack) : 0.0;
    }

    const Tables& tables_;
    const State& state_;
    Side side_;
    const Taste& taste_;
    Figures friends_;
    Figures enemies_;
    Zones ours_ = 0;
    Zones theirs_ = 0;
    std::array<ZoneId, village_count + town_count> places_{};
    std::size_t place_count_ = 0;
    GeneralId who_ = nobody;
    int points_ = 0;
    double might_ = 0.0;
    std::array<double, most_generals> beats_;
    std::array<double, most_generals> falls_;
    std::array<double, village_count + town_count> worth_;
    std::array<int, village_count + town_count> rival_;
};

/// What an active general does.
class Mover {
  public:
    Mover(const Tables& tables, const State& state, Side side, SeededDice& random, const Taste& taste)
        : tables_(tables), state_(state), side_(side), random_(random), taste_(taste),
          scene_(tables, state, side, taste) {}

    /// The best of what an active general may do, and how much it gains.
    std::pair<Action, double> best(const Activation& active) {
        who_ = active.who;
        scene_.see(who_);
        const General& general = state_.generals[who_];
        return general.inside ? from_inside(active) : from_outside(active);
    }

    /// How pressing it is to pick a general.
    double urgency(GeneralId who) {
        const double gain = best(Activation{who}).second;
        const General& general = state_.generals[who];
        const double risk = general.inside ? 0.0 : taste_.urgent * scene_.exposed(general.zone);
        return gain * (1.0 + risk);
    }

    double noise() {
        constexpr std::uint32_t steps = 256;
        return taste_.thrill * random_.below(steps) / steps;
    }

  private:
    /// The best neighbour to march to, and how much better than staying it is.
    std::pair<ZoneId, double> best_march(const General& general, double fails) {
        const double here = scene_.standing_at(general.zone);
        std::pair<ZoneId, double> best{no_zone, 0.0};
        for (Zones left = tables_.zone(general.zone).neighbours; left != 0; left &= left - 1) {
            const auto zone = static_cast<ZoneId>(std::countr_zero(left));
            double gain = scene_.standing_at(zone) - here + noise();
            if (has(scene_.enemy_zones(), zone)) {
                gain += fails > 0.0 ? fails * scene_.battle_at(zone, true) +
                                          (1.0 - fails) * scene_.battle_at(zone, false)
                                    : scene_.battle_at(zone, false);
            }
            if (best.first == no_zone || gain > best.second) {
                best = {zone, gain};
            }
        }
        best.second -= fails * taste_.fresh;
        return best;
    }

    std::pair<Action, double> from_inside(const Activation& active) {
        const General& general = state_.generals[who_];
        if (has(scene_.enemy_zones(), general.zone)) {
            const double gain = scene_.battle_at(general.zone, false);
            if (active.stage == Stage::start && gain > 0.0) {
                return {act(Verb::sally, who_), gain};
            }
            return {act(Verb::end, who_), 0.0};
        }
        if (active.stage != Stage::acting) {
            const auto [zone, gain] = best_march(general, 0.0);
            constexpr double walls = 0.5; // to be left for something only
            if (gain > walls) {
                return {to(Verb::move, who_, zone), gain - walls};
            }
        }
        return {act(Verb::end, who_), 0.0};
    }

    std::pair<Action, double> from_outside(const Activation& active) {
        const General& general = state_.generals[who_];
        const bool start = active.stage == Stage::start;
        if (start && active.recovered == Recovery::none) {
            const bool town = tables_.zone(general.zone).kind == ZoneKind::town;
            const int worth = tables_.worth(general.zone);
            if (side_ == Side::burgundy && worth > 0 && !has(state_.burnt, general.zone) &&
                general.points >= (town ? tables_.ravage_town : tables_.ravage_village)) {
                return {act(Verb::ravage, who_), double(worth)};
            }
            if (general.exhausted && !general.estranged && in_supply(tables_, state_, general)) {
                return {act(Verb::recover, who_), taste_.fresh};
            }
        }
        const Castle* castle = castle_in(tables_, state_, general.zone);
        if (general.exhausted && castle != nullptr && castle->owner == side_ && !besieged(*castle) &&
            general.points <= room_in(tables_, state_, general.zone)) {
            return {act(Verb::enter, who_), taste_.fresh};
        }
        std::pair<Action, double> out{act(Verb::end, who_), 0.0};
        if (active.stage != Stage::acting && active.moved == 0) {
            const auto [zone, gain] = best_march(general, 0.0);
            if (gain > 0.0) {
                out = {to(Verb::move, who_, zone), gain};
            }
        } else if (active.stage != Stage::acting && !general.exhausted &&
                   (!general.estranged || general.beloved)) {
            const double fails =
                general.beloved ? 0.0 : std::min(1.0, (press_needs(tables_, state_) - 1) / 6.0);
            const auto [zone, gain] = best_march(general, fails);
            if (gain > 0.0) {
                out = {to(Verb::press_on, who_, zone), gain};
            }
        }
        if (start && active.recovered == Recovery::failed && !general.estranged) {
            const int tries = further_tries(tables_, state_, general);
            if (tries > 0) {
                const double gain = taste_.fresh * (1.0 - std::pow(0.5, tries));
                if (gain > out.second) {
                    out = {act(Verb::try_again, who_), gain};
                }
            }
        }
        if (castle != nullptr && castle->owner != side_ && !castle->used) {
            storm(general, *castle, out);
        }
        return out;
    }

    void storm(const General& general, const Castle& castle, std::pair<Action, double>& out) const {
        const int garrison = garrison_of(tables_, state_, general.zone);
        if (!enough(general.points, garrison)) {
            return;
        }
        const int bonus = tables_.bonus_of(general.skill);
        const int holds = inside_bonus(tables_, state_, general.zone, other(side_));
        const int siege_lead = bonus + std::max<int>(castle.siege, 0) - holds - tables_.siege_defence;
        const int assault_lead = bonus + (castle.siege >= 4 ? 3 : 1) +
                                 ratio_bonus(state_, general.points, garrison) - (general.exhausted ? 4 : 0) -
                                 holds - tables_.assault_defence;
        const double prize = taste_.castle + 0.05 * garrison;
        const double siege_gain = storm_chance(siege_lead) * prize;
        constexpr double point = 0.05;
        const double cost = point * 2.0 * std::max(0, 3 - assault_lead);
        const double p = storm_chance(assault_lead);
        const double assault_gain = p * prize - (1.0 - p) * cost;
        if (std::max(siege_gain, assault_gain) > out.second) {
            out = assault_gain > siege_gain ? std::pair{act(Verb::assault, who_), assault_gain}
                                            : std::pair{act(Verb::siege, who_), siege_gain};
        }
    }

    const Tables& tables_;
    const State& state_;
    Side side_;
    SeededDice& random_;
    const Taste& taste_;
    Scene scene_;
    GeneralId who_ = nobody;
};

/// Both armies before a battle.
struct Strengths {
    double attacker = 0.0;
    double defender = 0.0;
    [[nodiscard]] double chance() const { return chance_of(attacker - defender - defender_edge); }
};

Strengths strengths(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    Strengths out;
    if (battle.closing) {
        out.attacker = steepness * log_points(closing_army(state, Side::french));
        out.defender = steepness * log_points(closing_army(state, Side::burgundy));
        return out;
    }
    const General& attacker = state.generals[battle.attacker];
    int points = attacker.points;
    if (battle.joined != nobody && !battle.sallied) {
        points += state.generals[battle.joined].points;
    }
    out.attacker = might(tables, attacker) + steepness * (log_points(points) - log_points(attacker.points));
    const General& chief = state.generals[battle.defenders[0]];
    points = 0;
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        points += state.generals[battle.defenders[i]].points;
    }
    out.defender = might(tables, chief) + steepness * (log_points(points) - log_points(chief.points));
    return out;
}

/// A likely result of a battle fought on a table.
Action made_up_result(const Tables& tables, const State& state, SeededDice& random) {
    constexpr std::uint32_t steps = 1000;
    const Battle& battle = state.battle;
    Action action = act(Verb::battle_result);
    const bool attacker_wins = random.below(steps) < steps * strengths(tables, state).chance();
    action.side = attacker_wins ? battle.offensive : other(battle.offensive);
    if (battle.closing) {
        return action;
    }
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        const General& general = state.generals[battle.fought[i]];
        const bool won = general.side == action.side;
        const int worst = (won ? 6 : 8) * general.points / 10;
        const int least = (won ? 1 : 3) * general.points / 10;
        action.outcome.lost[i] = static_cast<std::int16_t>(
            least + static_cast<int>(random.below(static_cast<std::uint32_t>(worst - least + 1))));
        constexpr std::uint32_t one_in = 16;
        const std::uint32_t fate = random.below(one_in);
        if (fate == 0) {
            action.outcome.killed |= std::uint64_t{1} << i;
        } else if (fate <= 2 && !won) {
            action.outcome.captured |= std::uint64_t{1} << i;
        }
    }
    return action;
}

Action pick_one(const Tables& tables, const State& state, SeededDice& random,
                const std::array<Taste, 2>& taste) {
    const Side side = decider(state).side;
    Mover mover(tables, state, side, random, taste[index(side)]);
    GeneralId best = nobody;
    double most = 0.0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side != side || !waiting(general)) {
            continue;
        }
        constexpr double skilled = 0.05;
        const auto who = static_cast<GeneralId>(i);
        const double urgency =
            mover.urgency(who) + skilled * static_cast<double>(general.skill) + mover.noise();
        if (best == nobody || urgency > most) {
            best = who;
            most = urgency;
        }
    }
    return act(Verb::pick, best);
}

/// The best of the zones a beaten group may go to: where it is safest, nearest to its work.
Action fall_back(const Tables& tables, const State& state, SeededDice& random,
                 const std::array<Taste, 2>& taste) {
    const Pending& pending = state.pending;
    ZoneId best = static_cast<ZoneId>(std::countr_zero(pending.choices));
    if ((pending.choices & (pending.choices - 1)) == 0) {
        return to(Verb::retreat, nobody, best);
    }
    Mover mover(tables, state, pending.side, random, taste[index(pending.side)]);
    Scene scene(tables, state, pending.side, taste[index(pending.side)]);
    scene.see(pending.who[0]);
    double most = 0.0;
    bool first = true;
    for (Zones left = pending.choices; left != 0; left &= left - 1) {
        const auto zone = static_cast<ZoneId>(std::countr_zero(left));
        const double worth = scene.standing_at(zone) + mover.noise();
        if (first || worth > most) {
            first = false;
            most = worth;
            best = zone;
        }
    }
    return to(Verb::retreat, nobody, best);
}

/// A loss in even shares, so far as the rules allow it.
Action even_share(const Tables& tables, const State& state) {
    const Pending& pending = state.pending;
    const Share share = share_of_first(tables, state);
    int all = 0;
    for (std::size_t i = 0; i < pending.count; ++i) {
        all += bears(tables, state, pending.who[i]);
    }
    const int own = bears(tables, state, pending.who[0]);
    const int fair = all == 0 ? 0 : (pending.points * own + all - 1) / all;
    return with_number(act(Verb::lose, pending.who[0]), std::clamp(fair, share.least, share.most));
}

ZoneId any_of(Zones zones, SeededDice& random) {
    std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(zones)));
    for (; skip > 0; --skip) {
        zones &= zones - 1;
    }
    return static_cast<ZoneId>(std::countr_zero(zones));
}

} // namespace

Action light(const Tables& tables, const State& state, SeededDice& random,
             const std::array<Taste, 2>& taste) {
    switch (state.phase) {
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return act(Verb::muster_default);
    case Phase::pick:
        return pick_one(tables, state, random, taste);
    case Phase::event:
        return act(state.striking[0].what == Happening::indiscipline ? Verb::spare : Verb::roll);
    case Phase::activate: {
        const Side side = state.generals[state.active.who].side;
        return Mover(tables, state, side, random, taste[index(side)]).best(state.active).first;
    }
    case Phase::stand: {
        const double brave = taste[index(defensive(state.battle))].brave;
        return act(strengths(tables, state).chance() > brave ? Verb::flee : Verb::stand);
    }
    case Phase::join: {
        const GeneralId who = helper(tables, state);
        return with_number(act(Verb::join, who), state.generals[who].points +
                                                     castle_in(tables, state, state.battle.zone)->garrison);
    }
    case Phase::mode:
        return state.rules.battles == Battles::result ? made_up_result(tables, state, random)
                                                      : act(Verb::battle_auto);
    case Phase::card:
        return plain_card(state);
    case Phase::retreat:
        return fall_back(tables, state, random, taste);
    case Phase::losses:
        return even_share(tables, state);
    case Phase::going_back:
        return act(Verb::going_back, state.battle.joined);
    case Phase::place:
        return to(Verb::place, state.pending.who[0], any_of(state.pending.choices, random));
    default:
        return act(Verb::roll);
    }
}

} // namespace disfida::lorraine
