// What a page of results begins with.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/report.hpp"

namespace disfida::lab {

inline constexpr int page_width = 78;
inline constexpr int rate_bar = 20; ///< cells of a bar that shows a rate

/// Game, how many were played, options and seeds, in lines; `who` says in words who plays whom.
std::vector<std::string> heading(const Setting& setting, const Parts& parts, std::uint64_t games,
                                 const std::string& who);

/// What is not done of a run that was ended early: how far it came and with which words it is gone on with.
/// Empty where all is done.
std::vector<std::string> undone(const Parts& parts, const Part& wanted);

} // namespace disfida::lab
