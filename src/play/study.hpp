// Lessons and rules as plain text.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {
class DataSource;
}

namespace disfida {

/// All lessons with what is done of them; of one game, if one is named.
std::string lesson_list(const DataSource& data, std::string_view game);

/// Plays every lesson in `folder`/lessons through. Gives a report. Error: a line for each that is broken.
Result<std::string> check_lessons(const std::string& folder);

/// The rules as text: an index of all games; the rulebook of one; one rule by its id; or those that have a
/// word. Without a game an id or word is looked for in all. Error: there is no such rule or word.
Result<std::string> rule_text(const DataSource& data, std::string_view game, std::string_view item);

} // namespace disfida
