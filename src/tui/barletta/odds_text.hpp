// Odds and columns in words, for the band under the field and the page that compares all choices.
#pragma once

#include <string>
#include <vector>

#include "barletta/state.hpp"

namespace disfida::tui::barletta_screen {

/// Two lines about an attack or a charge before anything is spent: column and where each shift comes from,
/// dice modifier; then exact odds for both in per cent, more of them where there is room. Precondition: the
/// action fights.
std::vector<std::string> combat_lines(const barletta::Tables& tables, const barletta::State& state,
                                      const barletta::Action& action, int width);

/// A table of several such actions, a line each, under a heading.
std::vector<std::string> comparison(const barletta::Tables& tables, const barletta::State& state,
                                    const std::vector<barletta::Action>& actions);

} // namespace disfida::tui::barletta_screen
