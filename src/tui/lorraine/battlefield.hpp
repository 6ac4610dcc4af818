// The quick battle: both hosts unit by unit, captains, cards and the last dice (L-Quick).
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

/// What the last action of a battle threw, by side, in words.
struct Volleys {
    std::array<std::string, 2> words;
    /// Reads the events of an action; keeps what it has where they tell of no dice.
    void read(std::span<const Event> events);
};

/// The cards a side can show now as they are written on the screen, in the order of the legal list: "hold",
/// "banner as charge".
std::vector<std::string> card_choices(const ActionList& legal);

/// Whether the battle has the screen: the hosts are drawn up and it is not over.
bool on_field(const State& state);

/// Draws the battle; `chosen` is the card marked, as its place in the legal list, and `chance` a line on the
/// odds.
void draw_battle(Canvas& canvas, const Rect& rect, const Board& board, const ActionList& legal,
                 std::size_t chosen, const Volleys& volleys, const std::string& chance);

} // namespace disfida::tui::lorraine_screen
