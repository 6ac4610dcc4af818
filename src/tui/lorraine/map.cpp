#include "tui/lorraine/map.hpp"

#include <algorithm>
#include <cstdlib>

#include "kernel/utf8.hpp"
#include "tui/lorraine/banners.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

constexpr int margin = 1;        ///< cells left of the drawing
constexpr int banner_width = 15; ///< zones of a row stand 16 apart
constexpr int name_start = 2;    ///< after the sign and what is marked

char kind_sign(const Board& board, ZoneId zone) {
    if (has(board.state.burnt, zone)) {
        return '*';
    }
    switch (board.tables.zone(zone).kind) {
    case ZoneKind::castle:
        return '#';
    case ZoneKind::town:
        return '@';
    case ZoneKind::village:
        return 'o';
    case ZoneKind::country:
        break;
    }
    return ' ';
}

/// What is marked before a zone's name: supply, or how far away it is.
char mark_sign(const Marks& marks, ZoneId zone) {
    if (marks.supply) {
        return has(marks.sources, zone)    ? 'S'
               : has(marks.line, zone)     ? '='
               : has(marks.supplied, zone) ? ':'
                                           : ' ';
    }
    const int needed = marks.needs[zone];
    if (needed > 1) {
        return static_cast<char>('0' + needed);
    }
    return needed == 1 || has(marks.choices, zone) ? '+' : ' ';
}

int label_width(const ZoneInfo& info) { return name_start + columns(tr_data(info.name)); }
int label_start(const ZoneInfo& info) { return margin + info.x - label_width(info) / 2; }

bool is_road(const Tables& tables, ZoneId a, ZoneId b) {
    return std::any_of(tables.roads.begin(), tables.roads.end(), [&](const Road& road) {
        for (std::size_t i = 0; i + 1 < road.zones.size(); ++i) {
            if ((road.zones[i] == a && road.zones[i + 1] == b) ||
                (road.zones[i] == b && road.zones[i + 1] == a)) {
                return true;
            }
        }
        return false;
    });
}

void draw_label(Canvas& canvas, const Board& board, const Marks& marks, ZoneId zone, bool cursor) {
    const ZoneInfo& info = board.tables.zone(zone);
    const int x = label_start(info);
    const bool burnt = has(board.state.burnt, zone);
    const bool stronghold = info.kind == ZoneKind::castle || info.kind == ZoneKind::town;
    Style style{burnt || info.kind == ZoneKind::country ? Ink::dim : stronghold ? Ink::strong : Ink::plain};
    const bool lit =
        marks.supply ? has(marks.supplied, zone) : marks.needs[zone] > 0 || has(marks.choices, zone);
    if (lit) {
        style = {!marks.supply && has(marks.targets, zone) ? Ink::target : Ink::reach};
    }
    canvas.put(x, info.y, static_cast<char32_t>(kind_sign(board, zone)),
               {burnt        ? Ink::bad
                : stronghold ? Ink::strong
                             : Ink::plain});
    canvas.put(x + 1, info.y, static_cast<char32_t>(mark_sign(marks, zone)), {Ink::strong, true});
    canvas.text(x + name_start, info.y, tr_data(info.name), style);
    int end = x + label_width(info);
    if (!marks.supply && has(marks.danger, zone)) {
        canvas.put(end++, info.y, U'!', {Ink::bad});
    }
    if (cursor) {
        canvas.glyph(x - 1, info.y, Glyph::cursor_left, {Ink::cursor});
        canvas.glyph(end, info.y, Glyph::cursor_right, {Ink::cursor});
        canvas.set_caret({x + name_start, info.y});
    }
}

void draw_armies(Canvas& canvas, const Board& board, ZoneId zone, GeneralId marked) {
    const ZoneInfo& info = board.tables.zone(zone);
    const auto row = banners(board, zone, banner_width, marked);
    const int width = width_of(row);
    int x = std::clamp(margin + info.x - width / 2, 0, std::max(0, canvas.width() - width));
    for (const Banner& banner : row) {
        x += canvas.text(x, info.y + 1, banner.text, banner.style);
    }
}

/// A link in the free cells between two names; a road twice as thick.
void draw_link(Canvas& canvas, const Tables& tables, ZoneId a, ZoneId b) {
    const ZoneInfo* from = &tables.zone(a);
    const ZoneInfo* to = &tables.zone(b);
    if (from->y > to->y) {
        std::swap(from, to);
    }
    const bool road = is_road(tables, a, b);
    const Style style{road ? Ink::strong : Ink::dim};
    const int dx = to->x - from->x;
    const int dy = to->y - from->y;
    const auto put = [&](int x, int y, char32_t c) {
        if (canvas.at(x, y).ch == U' ' && canvas.at(x, y).glyph == Glyph::none) {
            canvas.put(x, y, c, style);
        }
    };
    if (dy == 0) {
        put(margin + from->x + dx / 2, from->y, U'-');
        return;
    }
    const char32_t sign = std::abs(dx) <= 1 ? U'|' : dx > 0 ? U'\\' : U'/';
    for (int step = 1; step < dy; ++step) {
        const int x = margin + from->x + dx * step / dy;
        put(x, from->y + step, sign);
        if (road) {
            put(x + 1, from->y + step, sign);
        }
    }
}

Canvas draw_map(const Board& board, const Marks& marks, ZoneId cursor, GeneralId marked) {
    Canvas canvas(map_size(board.tables));
    for (ZoneId zone = 0; zone < zone_count; ++zone) {
        draw_armies(canvas, board, zone, marked);
        draw_label(canvas, board, marks, zone, zone == cursor);
    }
    for (ZoneId a = 0; a < zone_count; ++a) {
        for (ZoneId b = 0; b < a; ++b) {
            if (has(board.tables.zone(a).neighbours, b)) {
                draw_link(canvas, board.tables, a, b);
            }
        }
    }
    // The besieged place beyond the east edge, no zone.
    canvas.text_right(canvas.width(), board.tables.siege_y, tr_data(board.tables.siege_name), {Ink::dim});
    return canvas;
}

/// How far the map is scrolled in a window that is smaller than it.
Point offset(const Rect& rect, const Tables& tables, ZoneId cursor) {
    const Size whole = map_size(tables);
    const ZoneInfo& info = tables.zone(cursor);
    return {slide(margin + info.x, rect.width, whole.width), slide(info.y, rect.height, whole.height)};
}

/// Where the drawing begins on the screen: in the middle of a window that is wider.
Point origin(const Rect& rect, const Tables& tables, ZoneId cursor) {
    const Point scrolled = offset(rect, tables, cursor);
    return {rect.x - scrolled.x, rect.y - scrolled.y};
}

} // namespace

Size map_size(const Tables& tables) { return {tables.width + margin, tables.height}; }

void show_map(Canvas& canvas, const Rect& rect, const Board& board, const Marks& marks, ZoneId cursor,
              GeneralId marked) {
    const Canvas whole = draw_map(board, marks, cursor, marked);
    const Point from = offset(rect, board.tables, cursor);
    const int width = std::min(rect.width, whole.width());
    const int height = std::min(rect.height, whole.height());
    canvas.copy(whole, {from.x, from.y, width, height}, {rect.x, rect.y});
    if (const auto caret = whole.caret()) {
        const Point at = origin(rect, board.tables, cursor);
        canvas.set_caret({at.x + caret->x, at.y + caret->y});
    }
}

std::optional<ZoneId> zone_at(const Rect& rect, const Tables& tables, ZoneId cursor, Point at) {
    if (!contains(rect, at)) {
        return std::nullopt;
    }
    const Point from = origin(rect, tables, cursor);
    for (ZoneId zone = 0; zone < zone_count; ++zone) {
        const ZoneInfo& info = tables.zone(zone);
        const int x = at.x - from.x - label_start(info);
        const int y = at.y - from.y - info.y;
        if (x >= 0 && x < label_width(info) && (y == 0 || y == 1)) {
            return zone;
        }
    }
    return std::nullopt;
}

std::optional<ZoneId> walk(const Tables& tables, ZoneId cursor, Command command) {
    int dx = 0;
    int dy = 0;
    switch (command) {
    case Command::go_left:
        dx = -1;
        break;
    case Command::go_right:
        dx = 1;
        break;
    case Command::go_up:
        dy = -1;
        break;
    case Command::go_down:
        dy = 1;
        break;
    case Command::go_up_left:
        dx = dy = -1;
        break;
    case Command::go_up_right:
        dx = 1;
        dy = -1;
        break;
    case Command::go_down_left:
        dx = -1;
        dy = 1;
        break;
    case Command::go_down_right:
        dx = dy = 1;
        break;
    default:
        return std::nullopt;
    }
    // The map's steps are 8 cells across and 2 lines down: measured in those, the ways are at right angles.
    constexpr int across = 4;
    const ZoneInfo& here = tables.zone(cursor);
    const bool sideways = dy == 0;
    // Zones stand staggered: left and right take the next column, up or down by turns so that a row of steps
    // keeps its height; up and down stay in the column.
    const int first_down = here.y % across == 0 ? 1 : -1;
    std::optional<ZoneId> best;
    int least = 0;
    for (ZoneId zone = 0; zone < zone_count; ++zone) {
        const int x = tables.zone(zone).x - here.x;
        const int y = (tables.zone(zone).y - here.y) * across;
        const int along = x * dx + y * dy;
        const int aside = std::abs(x * dy - y * dx);
        if (zone == cursor || along <= 0 || aside > along) {
            continue;
        }
        const int turn = sideways && y * first_down < 0 ? 1 : 0;
        const int cost = 4 * along + (sideways ? 2 : 8) * aside + turn;
        if (!best || cost < least) {
            best = zone;
            least = cost;
        }
    }
    return best;
}

} // namespace disfida::tui::lorraine_screen
