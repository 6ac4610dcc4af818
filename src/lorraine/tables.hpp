// What Lorraine's pages print as names and numbers: the map, the generals, the constants of the campaign and
// of the quick battle; read from data files.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "lorraine/features.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::lorraine {

enum class Side : std::uint8_t { burgundy, french };
inline constexpr std::array<Side, 2> both_sides{Side::burgundy, Side::french};
inline constexpr std::array<std::string_view, 2> side_names{"burgundy", "french"};

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::burgundy ? Side::french : Side::burgundy; }
constexpr std::string_view name(Side side) { return side_names[index(side)]; }

enum class Skill : std::uint8_t { incompetent, poor, competent, expert };
inline constexpr std::array<std::string_view, 4> skill_names{"incompetent", "poor", "competent", "expert"};
constexpr std::string_view name(Skill skill) { return skill_names[static_cast<std::size_t>(skill)]; }

enum class ZoneKind : std::uint8_t { country, village, town, castle };
inline constexpr std::array<std::string_view, 4> kind_names{"country", "village", "town", "castle"};
constexpr std::string_view name(ZoneKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

inline constexpr std::size_t zone_count = 43;
inline constexpr std::size_t castle_count = 4;
inline constexpr std::size_t town_count = 2;
inline constexpr std::size_t village_count = 15;
inline constexpr std::size_t roster_size = 6;         ///< generals of a side at the start (L-Set)
inline constexpr std::size_t named = 4 * roster_size; ///< with the replacements of both sides
inline constexpr std::size_t most_generals = 64;      ///< with captains, as many as a campaign can need
inline constexpr std::size_t longest_id = 24;
inline constexpr std::size_t longest_name = 40;

/// Index of a zone; zones are sorted by the bytes of their ids.
using ZoneId = std::uint8_t;
inline constexpr ZoneId no_zone = 0xff;

/// A set of zones, bit i for zone i.
using Zones = std::uint64_t;
constexpr Zones bit(ZoneId zone) { return Zones{1} << zone; }
constexpr bool has(Zones zones, ZoneId zone) { return ((zones >> zone) & 1U) != 0; }

struct ZoneInfo {
    std::string id;
    std::string name;
    std::string note; ///< what the place is, for people; may be empty
    ZoneKind kind = ZoneKind::country;
    int capacity = 0; ///< of a castle, points
    int x = 0;        ///< centre of its name on the drawing
    int y = 0;
    Zones neighbours = 0;
};

/// Index of a general in the state: Burgundy's six, the French six, Burgundy's replacements, the French ones,
/// then captains as they appear.
using GeneralId = std::uint8_t;
inline constexpr GeneralId nobody = 0xff;

struct GeneralInfo {
    std::string id;
    std::string name;
    std::string why;
    Skill skill = Skill::incompetent;
    ZoneId muster = no_zone; ///< of `muster default`
    int points = 0;
    bool inside = false;
};

/// The quick battle (L-Quick).
struct BattleTables {
    int units = 0;
    int knights_of_chief = 1;
    int elite_base = 0;
    int unreliable = 0;
    int rounds = 0;
    int dice = 0;
    int least_dice = 0;
    int first_knights = 0;
    int pushed = 0;
    int arrival = 0;
    int captains = 0;
    int knight_every = 1;
    std::array<int, 2> overlap{};
    std::array<int, 2> great_overlap{};
    int killed = 0;
};

struct Road {
    std::string name;
    std::vector<ZoneId> zones;
};

struct Tables {
    std::array<ZoneInfo, zone_count> zones;
    std::array<ZoneId, castle_count> castles{};       ///< zones of the castles, by id
    std::array<std::uint8_t, zone_count> castle_at{}; ///< index in `castles`, or no_castle
    std::vector<Road> roads;
    std::string map_name;
    int width = 0;
    int height = 0;
    std::string siege_name; ///< Vaudemont, off the map
    int siege_x = 0;
    int siege_y = 0;
    ZoneId entry = no_zone;                                                  ///< Burgundy's
    ZoneId west_road = no_zone;                                              ///< a French source of supply
    std::array<ZoneId, town_count> towns{};                                  ///< by id
    std::array<std::array<std::uint8_t, zone_count>, zone_count> distance{}; ///< fewest links

    std::array<GeneralInfo, named> generals;
    std::array<std::uint16_t, named> name_order{}; ///< places of the ids by their bytes, with gaps between
    std::uint16_t captains_order = 0;              ///< where ids of captains come among them
    std::array<std::uint8_t, castle_count> mustered{}; ///< leaderless points of `muster default`

    int turns = 0;
    std::array<int, 3> end_rolls{}; ///< needed after the last turns but one (L-Victory 1)
    int vp_needed = 0;
    int vp_village = 0;
    int vp_town = 0;
    int ravage_village = 0;
    int ravage_town = 0;
    int morale = 0;
    int stack = 0;
    std::array<int, 4> bonus{};
    std::array<int, 4> cards{};
    int siege_defence = 0;
    int assault_defence = 0;
    BattleTables battle;
    Weights weights; ///< of the evaluation

    static constexpr std::uint8_t no_castle = 0xff;

    [[nodiscard]] const ZoneInfo& zone(ZoneId zone) const { return zones[zone]; }
    [[nodiscard]] int bonus_of(Skill skill) const { return bonus[static_cast<std::size_t>(skill)]; }
    [[nodiscard]] int cards_of(Skill skill) const { return cards[static_cast<std::size_t>(skill)]; }
    /// VP for ravaging the zone; 0 where there is nothing to ravage (L-Ravage 1).
    [[nodiscard]] int worth(ZoneId zone) const {
        const ZoneKind kind = zones[zone].kind;
        return kind == ZoneKind::village ? vp_village : kind == ZoneKind::town ? vp_town : 0;
    }
    /// Zone of an id, no_zone for an unknown one.
    [[nodiscard]] ZoneId find_zone(std::string_view id) const;
};

/// Points of the sides at the start, of a town's army, and of one army at least and at most (L-Set 3, 4).
inline constexpr std::array<int, 2> start_points{500, 440};
inline constexpr int town_points = 100;
inline constexpr int least_army = 50;
inline constexpr int most_army = 125;

/// Reads and checks the data files: "FILE:LINE: what is wrong".
Result<Tables> load_tables(const DataSource& data);

} // namespace disfida::lorraine
