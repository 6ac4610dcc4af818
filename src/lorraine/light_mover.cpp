#include "lorraine/light_mover.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "lorraine/activation.hpp"
#include "lorraine/light_odds.hpp"
#include "lorraine/look.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

using namespace light_odds;

LightMover::LightMover(const Tables& tables, const State& state, Side side, SeededDice& random,
                       const Taste& taste)
    : tables_(tables), state_(state), side_(side), random_(random), taste_(taste),
      field_(tables, state, side, taste) {}

std::pair<Action, double> LightMover::best(const Activation& active) {
    who_ = active.who;
    field_.see(who_);
    const General& general = state_.generals[who_];
    return general.inside ? from_inside(active) : from_outside(active);
}

double LightMover::urgency(GeneralId who) {
    const double gain = best(Activation{who}).second;
    const General& general = state_.generals[who];
    const double risk = general.inside ? 0.0 : taste_.urgent * field_.exposed(general.zone);
    return gain * (1.0 + risk);
}

double LightMover::noise() {
    constexpr std::uint32_t steps = 256;
    return taste_.thrill * random_.below(steps) / steps;
}

std::pair<ZoneId, double> LightMover::best_march(const General& general, double fails) {
    const double here = field_.standing_at(general.zone);
    std::pair<ZoneId, double> best{no_zone, 0.0};
    for (Zones left = tables_.zone(general.zone).neighbours; left != 0; left &= left - 1) {
        const auto zone = static_cast<ZoneId>(std::countr_zero(left));
        double gain = field_.standing_at(zone) - here + noise();
        if (has(field_.enemy_zones(), zone)) {
            gain += fails > 0.0
                        ? fails * field_.battle_at(zone, true) + (1.0 - fails) * field_.battle_at(zone, false)
                        : field_.battle_at(zone, false);
        }
        if (best.first == no_zone || gain > best.second) {
            best = {zone, gain};
        }
    }
    best.second -= fails * taste_.fresh;
    return best;
}

std::pair<Action, double> LightMover::from_inside(const Activation& active) {
    const General& general = state_.generals[who_];
    if (has(field_.enemy_zones(), general.zone)) {
        const double gain = field_.battle_at(general.zone, false);
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

std::pair<Action, double> LightMover::from_outside(const Activation& active) {
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
        const double fails = general.beloved ? 0.0 : std::min(1.0, (press_needs(tables_, state_) - 1) / 6.0);
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

void LightMover::storm(const General& general, const Castle& castle, std::pair<Action, double>& out) const {
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

} // namespace disfida::lorraine
