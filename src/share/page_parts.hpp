// What every page to step through a game has in it: its style sheet and its script.
#pragma once

#include <string>
#include <string_view>

namespace disfida::share {

/// The style sheet: light and dark by what the reader's system wants, and for paper.
std::string page_style();

/// The script: it reads the steps in the element "data" and shows one at a time, in the language spoken.
std::string page_script();

} // namespace disfida::share
