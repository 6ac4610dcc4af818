// Hex geometry shared by the games: upright columns, flat-topped hexes, an even column half a hex lower than
// an odd one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace disfida {

/// The six ways from a hex to its neighbours, clockwise from north (towards lower rows).
enum class Direction : std::uint8_t { north, north_east, south_east, south, south_west, north_west };

inline constexpr std::array<Direction, 6> all_directions{Direction::north,      Direction::north_east,
                                                         Direction::south_east, Direction::south,
                                                         Direction::south_west, Direction::north_west};

/// A hex by column and row; named CCRR, "2407" is column 24, row 07.
struct Hex {
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(const Hex&, const Hex&) = default;
};

/// The neighbour of a hex in a direction; it may lie off every field.
constexpr Hex neighbour(Hex hex, Direction direction) {
    const bool odd = hex.column % 2 != 0;
    const int up = odd ? -1 : 0; // row change of a step to the north-east or north-west
    switch (direction) {
    case Direction::north:
        return {hex.column, hex.row - 1};
    case Direction::north_east:
        return {hex.column + 1, hex.row + up};
    case Direction::south_east:
        return {hex.column + 1, hex.row + up + 1};
    case Direction::south:
        return {hex.column, hex.row + 1};
    case Direction::south_west:
        return {hex.column - 1, hex.row + up + 1};
    case Direction::north_west:
        return {hex.column - 1, hex.row + up};
    }
    return hex;
}

/// The direction of `to` seen from `from`, when they are neighbours.
constexpr std::optional<Direction> direction_between(Hex from, Hex to) {
    for (const Direction direction : all_directions) {
        if (neighbour(from, direction) == to) {
            return direction;
        }
    }
    return std::nullopt;
}

/// Steps from one hex to another with nothing in the way.
constexpr int distance(Hex a, Hex b) {
    // Cube coordinates: shear each column so that rows become one straight axis.
    const auto shear = [](Hex hex) { return hex.row - (hex.column + (hex.column & 1)) / 2; };
    const int dx = b.column - a.column;
    const int dz = shear(b) - shear(a);
    const int dy = -dx - dz;
    const auto size = [](int n) { return n < 0 ? -n : n; };
    const int most = size(dx) > size(dy) ? size(dx) : size(dy);
    return most > size(dz) ? most : size(dz);
}

/// The name of a column or row, two digits. Precondition: it is 0 to 99.
std::string two_digits(int number);

/// The name of a hex, four digits. Precondition: column and row are 0 to 99.
std::string hex_name(Hex hex);

/// The hex a name stands for; nothing unless the name is exactly four digits.
std::optional<Hex> parse_hex(std::string_view name);

} // namespace disfida
