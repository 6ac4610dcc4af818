// The field as one side of the light policy sees it: what it is worth to stand somewhere or to fight there.
#pragma once

#include <array>
#include <cstddef>

#include "lorraine/light.hpp"
#include "lorraine/state.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine {

/// A general outside, as his enemies and friends see him.
struct LightFigure {
    GeneralId who = nobody;
    ZoneId zone = no_zone;
    int points = 0;
    double might = 0.0;
    bool activated = false;
};
struct LightFigures {
    std::array<LightFigure, most_generals> all;
    std::size_t count = 0;
    [[nodiscard]] const LightFigure* begin() const { return all.data(); }
    [[nodiscard]] const LightFigure* end() const { return all.data() + count; }
};

/// Worths are in victory points.
class LightField {
  public:
    LightField(const Tables& tables, const State& state, Side side, const Taste& taste);
    [[nodiscard]] Zones enemy_zones() const { return theirs_; }
    /// Looks at everything through a general's eyes, wherever he may stand.
    void see(GeneralId who);
    /// What it is worth to stand in a zone after all is done.
    [[nodiscard]] double standing_at(ZoneId zone) const;
    /// The battle that marching into a zone brings.
    [[nodiscard]] double battle_at(ZoneId zone, bool tired) const;
    /// How much is lost if an enemy strikes him where he stands before he acts.
    [[nodiscard]] double exposed(ZoneId zone) const;

  private:
    [[nodiscard]] int links(ZoneId a, ZoneId b) const { return tables_.distance[a][b]; }
    [[nodiscard]] double faded(int links) const;
    [[nodiscard]] int nearest_friend(ZoneId place) const;
    /// What a place still brings him who burns it, with the enemies about.
    [[nodiscard]] double raid_worth(ZoneId place) const;
    [[nodiscard]] double raids_from(ZoneId zone) const;
    /// The French stand where they reach what Burgundy may burn.
    [[nodiscard]] double covers_from(ZoneId zone) const;
    [[nodiscard]] double hunts_from(ZoneId zone) const;
    [[nodiscard]] double dangers_at(ZoneId zone) const;
    /// Points above what a zone feeds are lost at the end of the turn.
    [[nodiscard]] double crowding_at(ZoneId zone) const;

    const Tables& tables_;
    const State& state_;
    Side side_;
    const Taste& taste_;
    LightFigures friends_;
    LightFigures enemies_;
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

} // namespace disfida::lorraine
