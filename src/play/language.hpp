// Which language the program speaks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"

namespace disfida {

/// The languages a person's environment asks for, best first, "it_IT" before "it"; none: English. The locale
/// is LC_ALL, LC_MESSAGES or LANG, the first that is set; LANGUAGE goes before it, unless LC_ALL says C.
std::vector<std::string> languages_of(std::string_view language, std::string_view lc_all,
                                      std::string_view lc_messages, std::string_view lang);

/// The languages there are catalogues for, English first: "en", "fr", "it".
std::vector<std::string> known_languages();

/// Speaks what the environment asks for, English where there is no catalogue for it.
void speak_as_environment();

/// Speaks the language somebody asked for by its name, "it", "fr" or "en". Refused: none of those there are.
Result<Done> speak_language(const std::string& language);

} // namespace disfida
