// Whether a text is well-formed XML, or HTML written as carefully.
#pragma once

#include <string>
#include <string_view>

namespace disfida::test {

/// What is wrong with a document first, with the place; empty: it is well-formed. Every element is closed in
/// order, attributes are in double quotes and none twice in a tag, no bare "<" or "&" stands in a text. In
/// HTML the elements that are never closed need not be, and what stands in scripts and style sheets is not
/// looked at.
std::string markup_problem(std::string_view text, bool html = false);

} // namespace disfida::test
