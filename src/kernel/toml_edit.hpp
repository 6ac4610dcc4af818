// Changing one value in a TOML file that belongs to a person: comments, order, unknown keys, line ends and
// everything else stay as they are, byte by byte.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// A text as a TOML value: in quotes, with what cannot stand there written as escapes.
std::string toml_quoted(std::string_view text);

/// `text` with another value for a key of its outermost table; `literal` is the value as TOML writes it. A
/// key that is not there is added: behind a comment that shows it ("#key = "), else behind the last key
/// before the first table. `name` is what errors call the file: "NAME:LINE: what is wrong". Refused: the text
/// is no TOML, or the key is a table there.
Result<std::string> with_toml_value(std::string_view text, std::string_view key, std::string_view literal,
                                    std::string_view name);

} // namespace disfida
