// Places on the screen, in cells; x grows to the right and y downwards, both from 0.
#pragma once

namespace disfida::tui {

struct Point {
    int x = 0;
    int y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    int width = 0;
    int height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// Says whether `point` lies inside `rect`.
constexpr bool contains(const Rect& rect, Point point) {
    return point.x >= rect.x && point.x < rect.x + rect.width && point.y >= rect.y &&
           point.y < rect.y + rect.height;
}

/// Lays a rectangle of the size `inner`, or what fits of it, in the middle of `outer`.
constexpr Rect centred(const Rect& outer, Size inner) {
    const int width = inner.width < outer.width ? inner.width : outer.width;
    const int height = inner.height < outer.height ? inner.height : outer.height;
    return {outer.x + (outer.width - width) / 2, outer.y + (outer.height - height) / 2, width, height};
}

/// How far a drawing of `size` cells is scrolled in a window of `room` so that `place` is in the middle of
/// it, or as near to it as the edges let it.
constexpr int slide(int place, int room, int size) {
    const int most = size > room ? size - room : 0;
    const int wanted = place - room / 2;
    return wanted < 0 ? 0 : wanted > most ? most : wanted;
}

/// Takes one cell off every side: the inside of a box. Never smaller than nothing.
constexpr Rect inside(const Rect& rect) {
    return {rect.x + 1, rect.y + 1, rect.width > 2 ? rect.width - 2 : 0,
            rect.height > 2 ? rect.height - 2 : 0};
}

} // namespace disfida::tui
