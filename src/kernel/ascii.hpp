// Transliteration to ASCII, for terminals and logs that can show nothing else.
#pragma once

#include <string>
#include <string_view>

namespace disfida {

/// Writes `utf8` with plain letters and signs ("è" as "e", "æ" as "ae", a long dash as "-"); what has no
/// likeness becomes "?", and combining marks vanish. The result has no byte above 0x7f; line breaks are kept.
std::string to_ascii(std::string_view utf8);

/// The same for one code point that has exactly one cell to stand in ("æ" as "a", an ellipsis as ".").
char to_ascii_cell(char32_t code_point);

} // namespace disfida
