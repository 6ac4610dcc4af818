#include "lorraine/light_field.hpp"

#include <algorithm>

#include "lorraine/light_odds.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

using namespace light_odds;

LightField::LightField(const Tables& tables, const State& state, Side side, const Taste& taste)
    : tables_(tables), state_(state), side_(side), taste_(taste) {
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (!outside(general)) {
            continue;
        }
        LightFigures& figures = general.side == side ? friends_ : enemies_;
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

void LightField::see(GeneralId who) {
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

double LightField::standing_at(ZoneId zone) const {
    const double prospects = side_ == Side::burgundy ? raids_from(zone) : covers_from(zone);
    return prospects + hunts_from(zone) - dangers_at(zone) - crowding_at(zone);
}

double LightField::battle_at(ZoneId zone, bool tired) const {
    int points = 0;
    const LightFigure* chief = nullptr;
    double raid = 0.0;
    for (const LightFigure& enemy : enemies_) {
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
    return p * taste_.victory * weight - (1.0 - p) * taste_.defeat * 0.01 * points_ + raid * (0.5 + 0.5 * p) -
           taste_.bother;
}

double LightField::exposed(ZoneId zone) const {
    double most = 0.0;
    for (std::size_t i = 0; i < enemies_.count; ++i) {
        const LightFigure& enemy = enemies_.all[i];
        if (!enemy.activated && tables_.distance[enemy.zone][zone] <= 1) {
            most = std::max(most, falls_[i]);
        }
    }
    return most;
}

double LightField::faded(int links) const {
    double share = 1.0;
    for (; links > 0; --links) {
        share *= taste_.step;
    }
    return share;
}

int LightField::nearest_friend(ZoneId place) const {
    int best = static_cast<int>(zone_count);
    for (const LightFigure& one : friends_) {
        if (one.who != who_) {
            best = std::min(best, links(one.zone, place));
        }
    }
    return best;
}

double LightField::raid_worth(ZoneId place) const {
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

double LightField::raids_from(ZoneId zone) const {
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

double LightField::covers_from(ZoneId zone) const {
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

double LightField::hunts_from(ZoneId zone) const {
    double best = 0.0;
    for (std::size_t i = 0; i < enemies_.count; ++i) {
        const double lead = beats_[i] - taste_.modest;
        if (lead <= 0.0) {
            continue;
        }
        const int far = links(zone, enemies_.all[i].zone);
        int rival = static_cast<int>(zone_count);
        for (const LightFigure& one : friends_) {
            if (one.who != who_) {
                rival = std::min(rival, links(one.zone, enemies_.all[i].zone));
            }
        }
        best = std::max(best, lead * faded(far) * (rival < far ? taste_.crowded : 1.0));
    }
    return taste_.hunt * best;
}

double LightField::dangers_at(ZoneId zone) const {
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

double LightField::crowding_at(ZoneId zone) const {
    int points = points_;
    for (const LightFigure& one : friends_) {
        points += one.who != who_ && one.zone == zone ? one.points : 0;
    }
    constexpr double each = 0.0175;
    return points > tables_.stack ? each * (points - tables_.stack) : 0.0;
}

} // namespace disfida::lorraine
