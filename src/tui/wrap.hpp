// Breaking and shortening sentences, for the screen's own namespace.
#pragma once

#include <string>
#include <string_view>

#include "kernel/wrap.hpp"

namespace disfida::tui {

using disfida::shorten;
using disfida::wrap;

/// Cuts `text` to at most `width` cells between two words; when something is lost it ends in "..". Where
/// the word left out is so long that the line would stay half empty this is `shorten`.
std::string shorten_at_word(std::string_view text, int width);

/// Breaks what is printed when the screen is left into lines of at most `width` cells. What may be copied
/// stays whole: a word longer than that, and the command at its end that goes on with the game.
std::string wrap_farewell(std::string_view text, int width);

} // namespace disfida::tui
