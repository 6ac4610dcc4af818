#include "tui/more.hpp"

#include "kernel/tongue.hpp"

namespace disfida::tui {

int draw_more_signs(Canvas& canvas, Point right, bool above, bool below, Style style) {
    int x = right.x;
    for (const Glyph glyph :
         {below ? Glyph::arrow_down : Glyph::none, above ? Glyph::arrow_up : Glyph::none}) {
        if (glyph != Glyph::none) {
            x -= x == right.x ? 2 : 1;
            canvas.glyph(x, right.y, glyph, style);
        }
    }
    return right.x - x;
}

void draw_more_line(Canvas& canvas, Point at, bool above, int count) {
    canvas.glyph(at.x, at.y, above ? Glyph::arrow_up : Glyph::arrow_down, {Ink::dim});
    canvas.text(at.x + 2, at.y, how_many("{n} more", "{n} more", count), {Ink::dim});
}

} // namespace disfida::tui
