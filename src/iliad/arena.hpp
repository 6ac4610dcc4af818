// The hex arena: columns 01-15, rows 01-09, one warrior a hex; hexes as numbers and as sets.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "disfida/hex.hpp"

namespace disfida::iliad {

inline constexpr int columns = 15;
inline constexpr int rows = 9;
inline constexpr int hex_count = columns * rows;

/// A hex of the arena as a number, 0 to 134, column by column: the order of the names.
using Spot = std::uint8_t;
/// Not a hex: off the arena, or a warrior who is not on it.
inline constexpr Spot no_spot = 0xff;

constexpr bool in_arena(Hex hex) {
    return hex.column >= 1 && hex.column <= columns && hex.row >= 1 && hex.row <= rows;
}
constexpr Spot spot_of(Hex hex) {
    return in_arena(hex) ? static_cast<Spot>((hex.column - 1) * rows + hex.row - 1) : no_spot;
}
/// Precondition: not no_spot.
constexpr Hex hex_of(Spot spot) { return {spot / rows + 1, spot % rows + 1}; }
inline std::string spot_name(Spot spot) { return hex_name(hex_of(spot)); }

namespace arena_tables {
constexpr auto make_neighbours() {
    std::array<std::array<Spot, 6>, hex_count> out{};
    for (int spot = 0; spot < hex_count; ++spot) {
        for (const Direction direction : all_directions) {
            out[static_cast<std::size_t>(spot)][static_cast<std::size_t>(direction)] =
                spot_of(neighbour(hex_of(static_cast<Spot>(spot)), direction));
        }
    }
    return out;
}
inline constexpr auto neighbours = make_neighbours();
} // namespace arena_tables

/// The six neighbours by Direction, no_spot off the arena.
constexpr const std::array<Spot, 6>& around(Spot spot) { return arena_tables::neighbours[spot]; }

/// Whether two hexes of the arena touch.
constexpr bool adjacent(Spot a, Spot b) {
    return b != no_spot && a != no_spot && distance(hex_of(a), hex_of(b)) == 1;
}

/// A set of hexes: a word a column with an empty one on either side, a bit a row.
struct Area {
    std::array<std::uint16_t, columns + 2> words{};

    [[nodiscard]] constexpr bool has(Spot spot) const {
        return (words[static_cast<std::size_t>(spot / rows + 1)] >> (spot % rows) & 1U) != 0;
    }
    constexpr void add(Spot spot) {
        auto& word = words[static_cast<std::size_t>(spot / rows + 1)];
        word = static_cast<std::uint16_t>(word | 1U << (spot % rows));
    }
    constexpr void remove(Spot spot) {
        auto& word = words[static_cast<std::size_t>(spot / rows + 1)];
        word = static_cast<std::uint16_t>(word & ~(1U << (spot % rows)));
    }
    friend constexpr bool operator==(const Area&, const Area&) = default;

    /// All hexes of the arena.
    static constexpr Area whole() {
        Area out;
        for (int c = 1; c <= columns; ++c) {
            out.words[static_cast<std::size_t>(c)] = (1U << rows) - 1;
        }
        return out;
    }
    /// This and all free hexes one step from it.
    [[nodiscard]] constexpr Area spread(const Area& free) const {
        // A step sideways from an odd column keeps the row or goes up, from an even one keeps it or goes
        // down; word c is column c, so that odd words are odd columns.
        std::array<std::uint16_t, columns + 2> sideways{};
        for (std::size_t c = 1; c <= columns; c += 2) {
            sideways[c] = static_cast<std::uint16_t>(words[c] | words[c] >> 1U);
        }
        for (std::size_t c = 2; c <= columns; c += 2) {
            sideways[c] = static_cast<std::uint16_t>(words[c] | words[c] << 1U);
        }
        Area out;
        for (std::size_t c = 1; c <= columns; ++c) {
            const unsigned grown = words[c] | static_cast<unsigned>(words[c]) << 1U | words[c] >> 1U |
                                   sideways[c - 1] | sideways[c + 1];
            out.words[c] = static_cast<std::uint16_t>((grown & free.words[c]) | words[c]);
        }
        return out;
    }
};

/// The hexes within so many steps of a hex through free ones, the hex itself among them.
constexpr Area reach(Spot from, const Area& free, int steps) {
    Area area;
    area.add(from);
    for (int i = 0; i < steps; ++i) {
        area = area.spread(free);
    }
    return area;
}

} // namespace disfida::iliad
