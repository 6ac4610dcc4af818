// What somebody may have meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace disfida::plain {

/// The first of those texts that differs least from what was typed, by letters put in, left out or changed.
/// Empty when none comes near: at most a letter in three may be wrong.
std::string closest(std::string_view typed, std::span<const std::string> known);

} // namespace disfida::plain
