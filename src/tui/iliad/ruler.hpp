// The dice ruler: for a choice, which totals of two dice do what, and how likely that is.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "iliad/state.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::iliad_screen {

/// What a total does.
enum class Mark : std::uint8_t {
    wounds,  ///< W: gets through
    stopped, ///< #: the armour stops it
    misses,  ///< .: above what the roller can do
    passes,  ///< o: the test succeeds
    shakes   ///< d: fails, and as a double costs BOTTLE
};

/// One roll: who rolls for what, the totals 2 to 12, and what it comes to in words.
struct RulerRow {
    std::string label;
    std::array<Mark, 11> marks{};
    std::string text;
};

/// The rolls of a choice. `action` is legal; for one that takes no dice there are none.
std::vector<RulerRow> ruler(const iliad::Tables& tables, const iliad::State& state,
                            const iliad::Action& action);

/// The rolls of the two answers to an attack, side by side (phase defend).
std::vector<RulerRow> answers_ruler(const iliad::Tables& tables, const iliad::State& state);

/// Draws head line and rows, as many as fit.
void draw_ruler(Canvas& canvas, const Rect& rect, const std::vector<RulerRow>& rows);

} // namespace disfida::tui::iliad_screen
