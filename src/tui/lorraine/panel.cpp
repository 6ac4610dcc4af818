#include "tui/lorraine/panel.hpp"

#include <algorithm>

#include "kernel/utf8.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

constexpr int with_zones = 40; ///< from this width on it is said where they are

std::string where(const Board& board, const General& general) {
    switch (general.status) {
    case Status::captive:
        return tr_in("general", "captive");
    case Status::killed:
        return tr_in("general", "dead");
    case Status::reserve:
        return "";
    case Status::field:
        break;
    }
    if (general.zone == no_zone) {
        return tr("to be placed");
    }
    const std::string zone = board.zone(general.zone);
    return general.inside ? fill(tr_in("inside, in a list", "in {zone}"), {{"zone", zone}}) : zone;
}

/// The same in four cells, for those off the map.
std::string short_where(const General& general) {
    return general.status == Status::captive  ? tr_in("captive, 4 cells", "capt")
           : general.status == Status::killed ? tr_in("dead, 4 cells", "dead")
                                              : "";
}

/// "To Toulongeon  3 exp 100~-" and, in a wide panel, where he is.
void draw_general(Canvas& canvas, const Rect& line, const Board& board, GeneralId who, bool marked) {
    General general = board.general(who);
    general.activated = general.activated && who != board.state.active.who; // his turn is now
    const bool there = on_map(general);
    const Style style{!there || general.activated ? Ink::dim : ink_of(general.side), marked, marked};
    const int marks = line.width >= with_zones ? 3 : 2;
    int end = line.x + std::min(line.width, with_zones - 12);
    canvas.text(line.x, line.y, glyph(board.tables, board.state, who), style);
    canvas.text(end - marks, line.y, marks_of(general), {Ink::bad}, marks);
    const std::string rank = general.rank == 0 ? "-" : std::to_string(general.rank);
    const std::string army = there                             ? std::to_string(general.points)
                             : general.status == Status::field ? "-"
                                                               : short_where(general);
    canvas.text_right(end - marks, line.y, army, style);
    canvas.text(end - marks - 7, line.y, short_skill(general.skill), style, 3);
    const int rank_end = end - marks - 8;
    canvas.text_right(rank_end, line.y, rank, style);
    canvas.text(line.x + 3, line.y, board.name(who), style,
                rank_end - static_cast<int>(rank.size()) - line.x - 4);
    if (line.width >= with_zones) {
        canvas.text(end + 1, line.y, where(board, general), style, line.x + line.width - end - 1);
    }
}

void draw_castle(Canvas& canvas, const Rect& line, const Board& board, std::size_t castle) {
    const State& state = board.state;
    const Castle& fort = state.castles[castle];
    const ZoneInfo& info = board.tables.zone(board.tables.castles[castle]);
    const int held = garrison_of(board.tables, state, board.tables.castles[castle]);
    std::string text = std::to_string(held) + "/" + std::to_string(info.capacity);
    if (besieged(fort)) {
        text += " S" + std::to_string(fort.siege);
    }
    text += fort.used ? " -" : "";
    const int name = 12;
    canvas.text(line.x, line.y, "# " + tr_data(info.name), {ink_of(fort.owner)}, name + 2);
    canvas.text(line.x + name + 2, line.y, by_side(fort.owner, mark("Bu "), mark("(Fr)")),
                {ink_of(fort.owner)});
    canvas.text(line.x + name + 7, line.y, text, {}, line.width - name - 7);
}

} // namespace

void draw_panel(Canvas& canvas, const Rect& rect, const Board& board, GeneralId marked) {
    const State& state = board.state;
    const int bottom = rect.y + rect.height;
    int y = rect.y;
    const std::string vp =
        fill(tr("VP {vp}/{needed}"),
             {{"vp", std::to_string(state.vp)}, {"needed", std::to_string(board.tables.vp_needed)}}) +
        " ";
    canvas.text(rect.x, y, vp, {Ink::title, true});
    const int used = columns(vp);
    canvas.bar(rect.x + used, y, std::min(20, rect.width - used),
               std::min<int>(state.vp, board.tables.vp_needed), board.tables.vp_needed,
               {ink_of(Side::burgundy)});
    const std::string turn =
        fill(tr("Turn {turn}/{turns}"),
             {{"turn", std::to_string(state.turn)}, {"turns", std::to_string(board.tables.turns)}}) +
        " ";
    canvas.text(rect.x, ++y, turn, {Ink::title, true});
    for (int i = 1; i <= board.tables.turns; ++i) { // from the tenth on its end may be the campaign's
        const bool last = i >= board.tables.turns - static_cast<int>(board.tables.end_rolls.size());
        canvas.put(rect.x + columns(turn) + i - 1, y,
                   i == state.turn  ? U'X'
                   : i < state.turn ? U'#'
                   : last           ? U'?'
                                    : U'.',
                   {i == state.turn ? Ink::strong : Ink::dim});
    }
    ++y;
    for (const Side side : both_sides) {
        const Group group = by_rank(state, side, [&](const General& general) { return living(general); });
        const bool wide = rect.width >= with_zones;
        if (y < bottom) {
            int sum = 0;
            for (const GeneralId who : group) {
                sum += on_map(board.general(who)) ? board.general(who).points : 0;
            }
            const std::string all = fill(tr("{n} pts"), {{"n", std::to_string(sum)}});
            canvas.text(rect.x, y, heading(side), {ink_of(side), true});
            canvas.text_right(rect.x + std::min(rect.width, with_zones - 12), y++, all, {Ink::dim});
        }
        for (const GeneralId who : group) {
            if (y < bottom) {
                draw_general(canvas, {rect.x, y++, rect.width, 1}, board, who, who == marked);
            }
        }
        y += wide && rect.height > 24 ? 1 : 0;
    }
    for (std::size_t i = 0; i < castle_count && y < bottom; ++i) {
        draw_castle(canvas, {rect.x, y++, rect.width, 1}, board, i);
    }
}

} // namespace disfida::tui::lorraine_screen
