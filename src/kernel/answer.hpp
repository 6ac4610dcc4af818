// What a person answers to a question of yes or no.
#pragma once

#include <string_view>

namespace disfida {

/// Whether an answer is yes: "yes" or "y", or the word of the language spoken or its first letter, with or
/// without its accents.
bool is_yes(std::string_view answer);

} // namespace disfida
