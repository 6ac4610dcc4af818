// How kind the dice were to each side.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "play/appraisal.hpp"

namespace disfida {

/// What the dice of one side's own actions brought it beyond what could be expected of them, in winning
/// chance.
struct Luck {
    double sum = 0;
    std::size_t rolls = 0; ///< actions with dice
    std::size_t best = 0;  ///< ply of its kindest roll; means something with rolls only
    std::size_t worst = 0;
};

/// Adds up the luck of a side (index in GameInfo::sides) over the actions it decided; of `none`, past the
/// last side, over those nobody did, from the first side's point of view. Reported results have no dice and
/// no luck.
Luck luck_of(const Match& match, std::span<const Appraisal> plies, std::size_t side);

/// The luck of each side in sentences, with its best and worst roll.
std::vector<std::string> luck_lines(const Match& match, std::span<const Appraisal> plies);

} // namespace disfida
