#include "tui/lorraine/banners.hpp"

#include <numeric>

#include "kernel/utf8.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

/// How much is told where cells are few.
enum class Length : std::uint8_t { whole, unmarked, counted };

std::string army(const Board& board, GeneralId who, Length length) {
    General general = board.general(who);
    general.activated = general.activated && who != board.state.active.who; // his turn is now
    return glyph(board.tables, board.state, who) + std::to_string(general.points) +
           (length == Length::whole ? marks_of(general) : "");
}

Style style_of(const Board& board, GeneralId who, GeneralId marked) {
    const General& general = board.general(who);
    Style style{general.activated && who != board.state.active.who ? Ink::dim : ink_of(general.side)};
    if (who == marked) {
        style = {ink_of(general.side), true, true};
    }
    return style;
}

/// Armies one after the other, or as their number and points, the marked one by himself.
void add_armies(std::vector<Banner>& row, const Board& board, const Group& group, Length length,
                GeneralId marked) {
    int count = 0;
    int sum = 0;
    const char* gap = "";
    for (const GeneralId who : group) {
        if (length == Length::counted && who != marked && group.count > 1) {
            ++count;
            sum += board.general(who).points;
            continue;
        }
        row.push_back({gap, {}});
        row.push_back({army(board, who, length), style_of(board, who, marked)});
        gap = " ";
    }
    if (count > 0) {
        row.push_back({gap, {}});
        row.push_back(
            {std::to_string(count) + ":" + std::to_string(sum), {ink_of(board.general(group[0]).side)}});
    }
}

std::vector<Banner> row_of(const Board& board, ZoneId zone, Length length, GeneralId marked) {
    const State& state = board.state;
    std::vector<Banner> row;
    const auto enclosed = [&](Side side, const auto& fill) {
        const bool french = side == Side::french;
        row.push_back({french ? "(" : "", {ink_of(side)}});
        fill();
        row.push_back({french ? ")" : "", {ink_of(side)}});
    };
    if (const Castle* castle = castle_in(board.tables, state, zone)) {
        const Group inside = by_rank(state, castle->owner, [&](const General& general) {
            return general.inside && general.zone == zone && on_map(general);
        });
        enclosed(castle->owner, [&] {
            row.push_back({"#" + std::to_string(castle->garrison), {ink_of(castle->owner), true}});
            if (!inside.empty()) {
                row.push_back({"[", {ink_of(castle->owner)}});
                add_armies(row, board, inside, length, marked);
                row.push_back({"]", {ink_of(castle->owner)}});
            }
        });
        if (besieged(*castle)) {
            row.push_back({"S" + std::to_string(castle->siege), {Ink::bad}});
        }
    }
    for (const Side side : both_sides) {
        const Group group = by_rank(
            state, side, [&](const General& general) { return outside(general) && general.zone == zone; });
        if (group.empty()) {
            continue;
        }
        row.push_back({row.empty() ? "" : " ", {}});
        enclosed(side, [&] { add_armies(row, board, group, length, marked); });
    }
    return row;
}

} // namespace

int width_of(const std::vector<Banner>& row) {
    return std::accumulate(row.begin(), row.end(), 0,
                           [](int sum, const Banner& banner) { return sum + columns(banner.text); });
}

std::vector<Banner> banners(const Board& board, ZoneId zone, int width, GeneralId marked) {
    for (const Length length : {Length::whole, Length::unmarked}) {
        if (auto row = row_of(board, zone, length, marked); width_of(row) <= width) {
            return row;
        }
    }
    return row_of(board, zone, Length::counted, marked);
}

} // namespace disfida::tui::lorraine_screen
