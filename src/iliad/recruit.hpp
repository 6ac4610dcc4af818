// Heroes of one's own before a game begins: from a file, and mortals by the dice.
#pragma once

#include <cstdint>
#include <string_view>

#include "disfida/position.hpp"

namespace disfida::iliad {

/// Writes the options out: a hero of the file by name becomes one's own in full, NAME:mortal or
/// NAME:mortal:armour=A is rolled (BOTTLE d6+4, AGILITY d6+5, leather unless said) from `seed`. `text` is the
/// file's, empty for none, `file` what errors call it (section 1).
Result<Options> recruit(const DataSource& data, const Options& options, std::string_view text,
                        std::string_view file, std::uint64_t seed);

} // namespace disfida::iliad
