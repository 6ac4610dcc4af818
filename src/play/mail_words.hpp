// A text that both ends of a mailed game have: lines of records of every game.
#pragma once

#include <string_view>

namespace disfida {

/// What mails of format 1 are packed with.
extern const std::string_view mail_words_1;

} // namespace disfida
