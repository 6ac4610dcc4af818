// The rules of a game in our own words, by rule id: what `rule`, help screens and refusals point to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "kernel/data.hpp"

namespace disfida {

/// One rule. Texts are prose in one paragraph or several lines, for the reader to wrap.
struct RuleText {
    std::string id; ///< "H2.2"
    std::string title;
    std::string text;           ///< the rule as the program plays it
    std::string ruling;         ///< how we settled what the rulebook leaves open; empty where it does not
    std::string reconstruction; ///< which numbers are ours and why; empty where all are printed
};

/// Reads the rules of a game, in the order of its rulebook. Error: the game has no rules file, or something
/// in it is wrong (file and line are named): a key missing, unknown or empty, or an id used twice.
Result<std::vector<RuleText>> load_rules(const DataSource& data, std::string_view game);

/// The rules of a game as lines for a page: heading, text, what is a ruling or a reconstruction, marked as
/// such.
Result<std::vector<std::string>> rule_pages(const DataSource& data, std::string_view game);

} // namespace disfida
