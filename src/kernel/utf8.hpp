// UTF-8 by code points, without the locale: what is read, written and measured is the same everywhere.
#pragma once

#include <string>
#include <string_view>

namespace disfida {

/// What stands for bytes that are no UTF-8.
inline constexpr char32_t bad_code_point = 0xFFFD;

/// Takes the first code point off `text`. A byte that starts no valid sequence (overlong and surrogate forms
/// included) is taken alone and gives `bad_code_point`. Precondition: `text` is not empty.
char32_t take_code_point(std::string_view& text);

/// Appends `code_point` as UTF-8; what is no code point becomes `bad_code_point`.
void append_utf8(std::string& out, char32_t code_point);

/// Says how many screen cells a code point fills: 0 for combining marks and invisible signs, else 1.
int cells(char32_t code_point);

/// Measures a text in screen cells.
int columns(std::string_view text);

} // namespace disfida
