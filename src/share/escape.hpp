// Text of unknown origin inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace disfida::share {

/// A text without what XML forbids, what could steer a terminal, marks that turn the direction of writing and
/// what is no UTF-8: each becomes U+FFFD. Line ends and tabs stay.
std::string cleaned(std::string_view text);

/// A text as it can stand in XML and HTML, between tags and in an attribute in either kind of quotes;
/// cleaned.
std::string escaped(std::string_view text);

/// A text as a JSON string, with its quotation marks, that can stand inside a script element: no "<" is
/// left in it. Cleaned too.
std::string json_string(std::string_view text);

} // namespace disfida::share
