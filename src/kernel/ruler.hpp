// A roll drawn as a ruler: which values bring what, and which one was rolled.
#pragma once

#include <functional>
#include <string>

namespace disfida {

/// The values of a roll in one line, parted where what they bring changes, with the rolled one in brackets:
/// "keeps his saddle 1 2 3 | is unhorsed [4] 5 6". `rolled` outside the values marks none: the roll is still
/// to come.
std::string ruler(int from, int to, int rolled, const std::function<std::string(int)>& brings);

} // namespace disfida
