// A position as a picture for print: what a game says is to be drawn, in whole units, without a word of how.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace disfida::scene {

/// What a line or an area means; whoever draws it chooses the colour.
enum class Tone : std::uint8_t {
    none,
    paper,
    ground, ///< where pieces stand
    edge,   ///< between grounds
    ink,    ///< letters and outlines
    faint,  ///< letters that are only to help
    path,   ///< roads
    first_side,
    second_side,
    wound,
    burnt,
    last = burnt
};

struct Point {
    int x = 0;
    int y = 0;
};

/// A line of straight pieces, or the area it encloses.
struct Shape {
    std::vector<Point> points;
    bool closed = true;
    Tone fill = Tone::none;
    Tone line = Tone::none;
    int width = 1;
    bool dashed = false;
};

struct Disc {
    Point at;
    int radius = 1;
    Tone fill = Tone::none;
    Tone line = Tone::none;
    int width = 1;
};

enum class Anchor : std::uint8_t { start, middle, end };

struct Label {
    Point at; ///< on the line the letters stand on
    std::string text;
    int size = 12;
    Tone tone = Tone::ink;
    Anchor anchor = Anchor::middle;
    bool bold = false;
    bool halo = false; ///< set off from the lines it lies on
};

/// What a coat of arms is painted on.
enum class Bearing : std::uint8_t { shield, round_shield, banner };

/// A coat of arms. Who has the same number bears the same arms, everybody else others.
struct Arms {
    Point at; ///< its middle
    Bearing bearing = Bearing::shield;
    int number = 0;
    int side = 0;       ///< 0 the first, 1 the second: its outline
    int size = 100;     ///< percent of 24 by 28 units
    std::string who;    ///< whose they are, for who points at them: "La Motte, VC 6, on foot"
    bool faded = false; ///< out of the fight
};

using Mark = std::variant<Shape, Disc, Label, Arms>;

/// All marks of one thing that can change, as a knight with his letters and wounds; none where it is not
/// seen. A thing has the same place in the list in every scene of a match.
using Thing = std::vector<Mark>;

struct Scene {
    int width = 0;
    int height = 0;
    std::vector<Mark> ground; ///< the same in every scene of a match
    std::vector<Thing> things;
};

/// From the middle of a hex to the middle of the next one in its line, and to the next line.
inline constexpr Point hex_step{40, 36};

/// A hex with a corner above and below, of a field whose lines lie hex_step apart.
inline Shape hexagon(Point at, Tone fill, Tone line) {
    constexpr int half = hex_step.x / 2;
    constexpr int high = 24;
    constexpr int low = 12;
    Shape out;
    out.points = {{at.x, at.y - high}, {at.x + half, at.y - low}, {at.x + half, at.y + low},
                  {at.x, at.y + high}, {at.x - half, at.y + low}, {at.x - half, at.y - low}};
    out.fill = fill;
    out.line = line;
    return out;
}

/// The tone of a side, 0 the first.
constexpr Tone tone_of(int side) { return side == 0 ? Tone::first_side : Tone::second_side; }

/// Letters of a piece as the board has them: those of the second side in round brackets.
inline std::string bracketed(const std::string& letters, int side) {
    return side == 0 ? letters : "(" + letters + ")";
}

} // namespace disfida::scene
