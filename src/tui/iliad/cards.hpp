// A warrior as a card: his armour as a figure, BOTTLE and AGILITY as bars with the CLANG! mark, spears,
// wounds.
#pragma once

#include "iliad/state.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::iliad_screen {

inline constexpr int card_height = 7;

/// Draws the card of a warrior; a narrow one leaves the figure out.
void draw_card(Canvas& canvas, const Rect& rect, const iliad::Tables& tables, const iliad::State& state,
               iliad::WarriorId who);

/// Draws everybody in a line each, in two columns where one is too short: letters, name, BOTTLE, AGILITY,
/// spears, marks, hex.
void draw_roster(Canvas& canvas, const Rect& rect, const iliad::Tables& tables, const iliad::State& state,
                 iliad::WarriorId marked);

/// Draws the bracket of a tourney.
void draw_bracket(Canvas& canvas, const Rect& rect, const iliad::Tables& tables, const iliad::State& state);

/// Ink of a side.
inline Ink ink_of(iliad::Side side) { return side == iliad::Side::left ? Ink::first_side : Ink::second_side; }

} // namespace disfida::tui::iliad_screen
