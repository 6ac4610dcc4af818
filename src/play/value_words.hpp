// Words of options and settings, and ids of pieces, as they are called where nobody has to type them. Files
// and the command line have the words themselves in every language.
#pragma once

#include <string>
#include <string_view>

namespace disfida {

/// What a value of an option or a setting is called in the language spoken: of "bell" or "coach" the value
/// "off" is "no". The value itself in English, and where it has no other name.
std::string value_words(std::string_view key, std::string_view value);

/// What a piece is called in the language spoken: of "hector" "Ettore". The id itself in English, and where
/// its name is no text of the catalogue.
std::string piece_words(std::string_view id);

} // namespace disfida
