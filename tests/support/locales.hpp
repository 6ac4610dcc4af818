// Locales that need not be installed on the system.
#pragma once

#include <string>
#include <vector>

namespace disfida::test {

/// Locales that differ from C in what programs stumble over: a decimal comma, letters whose capitals are
/// others, another coding than UTF-8.
inline const std::vector<std::string> foreign_locales{"de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.EUC-JP"};

/// A folder for LOCPATH that has a locale, "de_DE.UTF-8"; it is made by localedef, once, beside the game's
/// program. Fails the running test if it cannot be made.
std::string locale_folder(const std::string& locale);

} // namespace disfida::test
