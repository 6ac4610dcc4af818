// Everything Barletta's rulebook prints as a number: knights, field, melee table, surrender table; read from
// data files.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "barletta/features.hpp"
#include "barletta/promise.hpp"
#include "disfida/hex.hpp"
#include "disfida/result.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::barletta {

inline constexpr int knights_a_side = 13;
inline constexpr int knight_count = 2 * knights_a_side;

/// Index of a knight in roster order: Italians 0 to 12, French 13 to 25.
using KnightId = std::uint8_t;

enum class Side : std::uint8_t { italian, french };
inline constexpr std::array<Side, 2> both_sides{Side::italian, Side::french};
inline constexpr std::array<std::string_view, 2> side_names{"italian", "french"};

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::italian ? Side::french : Side::italian; }
constexpr std::string_view name(Side side) { return side_names[index(side)]; }
constexpr Side side_of(KnightId knight) { return knight < knights_a_side ? Side::italian : Side::french; }
/// First roster index of a side.
constexpr KnightId first_of(Side side) { return side == Side::italian ? 0 : knights_a_side; }

/// A hex of the field as a number: 16 rows to a column, one empty column on either side, so that a word of a
/// set holds whole columns.
using Spot = std::uint16_t;
inline constexpr int rows_a_column = 16;
inline constexpr int most_columns = 22;
inline constexpr int spot_count = (most_columns + 2) * rows_a_column;
/// Not a hex: off the field, or a knight who is not on it.
inline constexpr Spot no_spot = 0xffff;

/// A set of hexes, a bit each.
struct SpotSet {
    static constexpr int spots_a_word = 64;
    std::array<std::uint64_t, spot_count / spots_a_word> words{};

    [[nodiscard]] bool has(Spot spot) const { return (words[spot / spots_a_word] & bit(spot)) != 0; }
    void insert(Spot spot) { words[spot / spots_a_word] |= bit(spot); }
    void erase(Spot spot) { words[spot / spots_a_word] &= ~bit(spot); }

  private:
    static constexpr std::uint64_t bit(Spot spot) { return std::uint64_t{1} << (spot % spots_a_word); }
};
// An even number of whole columns a word: then odd columns are at the same bits in each.
static_assert(spot_count % SpotSet::spots_a_word == 0 && SpotSet::spots_a_word % (2 * rows_a_column) == 0);

struct KnightInfo {
    std::string id;
    std::string name; ///< as printed
    std::string short_name;
    std::string glyph; ///< two letters
    int vc = 1;        ///< combat value (B1)
};

/// What one side of a melee cell says: Hits, or an unhorsing test without a Hit (H1.3).
struct Blow {
    std::int8_t hits = 0;
    bool test = false; ///< a D
};

struct MeleeCell {
    Blow roller;
    Blow opponent;
    std::string text; ///< as printed: "-/1"
    int key = 0;      ///< the same for cells that say the same
};

/// What a knight's Hits, wounds and lost horse are worth in victory points, and what more at the outset.
struct PlightWorth {
    double now = 0.0;
    double early = 0.0;
};

inline constexpr int most_shift = 5; ///< columns run from -5 to +5, so does the dice modifier (H1.1, H1.2)

struct Tables {
    std::array<KnightInfo, knight_count> knights;
    /// Each side's knights in byte order of their ids: the order of `legal`.
    std::array<std::array<KnightId, knights_a_side>, 2> by_id{};

    int first_column = 0;
    int column_count = 0;
    std::vector<int> first_row;
    std::vector<int> last_row;
    int line_first_column = 0;
    int line_last_column = 0;
    std::array<int, 2> line_row{};
    std::array<Spot, 2> centre{};
    std::array<std::vector<Spot>, 2> entry; ///< by which a side leaves its camp, in byte order (F)

    std::array<std::array<MeleeCell, 2 * most_shift + 1>, 11> melee; ///< [roll - 2][column + 5]
    std::array<int, knights_a_side> surrender_modifier{};            ///< of box n + 1 (H4.3)

    /// Derived: the six neighbours of each spot by Direction, no_spot off the field.
    std::array<std::array<Spot, 6>, spot_count> neighbours{};
    /// Derived: the hexes of the field.
    SpotSet field;
    /// Derived: those with a neighbour missing.
    SpotSet edge;
    /// Derived: two of the three axes of the hex grid for each spot; the third is their sum.
    struct Axes {
        std::int16_t x = 0;
        std::int16_t z = 0;
    };
    std::array<Axes, spot_count> axes{};
    /// Derived: the knights' values once more, close together.
    std::array<std::int8_t, knight_count> values{};
    Weights weights; ///< of the computer's evaluation
    /// Derived: what blows promise.
    Promise promise;
    /// Derived: what the plights of knights are worth.
    std::vector<PlightWorth> plight_worth;
    /// Derived: the bits of odd columns, the same in every word of a set.
    std::uint64_t odd_columns = 0;

    [[nodiscard]] const KnightInfo& knight(KnightId id) const { return knights[id]; }
    [[nodiscard]] int vc(KnightId id) const { return values[id]; }
    [[nodiscard]] bool on_field(Hex hex) const;
    /// The spot of a hex, no_spot when it is off the field.
    [[nodiscard]] Spot spot(Hex hex) const;
    /// Precondition: not no_spot.
    [[nodiscard]] Hex hex(Spot spot) const {
        return {first_column - 1 + spot / rows_a_column, spot % rows_a_column};
    }
    [[nodiscard]] std::string spot_name(Spot spot) const { return hex_name(hex(spot)); }
    /// Roster index of an id; nothing is found for an unknown one: -1.
    [[nodiscard]] int find(std::string_view id) const;
    /// The cell for a modified roll 2 to 12 and a column -5 to +5 (H1.3).
    [[nodiscard]] const MeleeCell& cell(int roll, int column) const {
        return melee[static_cast<std::size_t>(roll - 2)][static_cast<std::size_t>(column + most_shift)];
    }
};

/// The axes of a hex.
constexpr Tables::Axes axes_of(Hex hex) {
    return {static_cast<std::int16_t>(hex.column),
            static_cast<std::int16_t>(hex.row - (hex.column + (hex.column & 1)) / 2)};
}

/// Reads the five data files under barletta/. Errors name file, line and what would be right.
Result<Tables> load_tables(const DataSource& data);

} // namespace disfida::barletta
