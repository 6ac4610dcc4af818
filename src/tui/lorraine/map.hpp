// The map of the campaign: zones, links, roads, armies and what is marked on them.
#pragma once

#include <optional>

#include "tui/commands.hpp"
#include "tui/lorraine/marks.hpp"

namespace disfida::tui::lorraine_screen {

/// Cells of the whole map.
Size map_size(const Tables& tables);

/// Shows the part of the map in `rect` that has the cursor's zone in it; the caret stands on that zone.
void show_map(Canvas& canvas, const Rect& rect, const Board& board, const Marks& marks, ZoneId cursor,
              GeneralId marked);

/// The zone whose name or armies are drawn at a point of the screen, if any. Same rectangle and cursor as
/// show_map had.
std::optional<ZoneId> zone_at(const Rect& rect, const Tables& tables, ZoneId cursor, Point at);

/// The zone the cursor goes to by a command: the nearest that way. Nothing for another command or where
/// none lies that way.
std::optional<ZoneId> walk(const Tables& tables, ZoneId cursor, Command command);

} // namespace disfida::tui::lorraine_screen
