// Odds and columns in words, for the band under the field and the page that compares all choices.
#pragma once

#include <string>
#include <vector>

#include "barletta/state.hpp"

namespace disfida::tui::barletta_screen {

/// What to know of an attack or a charge before anything is spent, in lines of less than `width` cells:
/// column and where each shift comes from, dice modifier; then exact odds for both in per cent, in one line
/// or, where `lines` are three, in one for each. Precondition: the action fights.
std::vector<std::string> combat_lines(const barletta::Tables& tables, const barletta::State& state,
                                      const barletta::Action& action, int width, int lines);

/// A table of several such actions under a heading, a line each or, on a narrow page, a few short ones each.
std::vector<std::string> comparison(const barletta::Tables& tables, const barletta::State& state,
                                    const std::vector<barletta::Action>& actions, int width);

} // namespace disfida::tui::barletta_screen
