// The rules of a game in our own words, by rule id: what `rule`, help screens and refusals point to.
#pragma once

#include <span>
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
    std::string rare;           ///< why no lesson shows it; empty where one does
    std::vector<std::string> see = {}; ///< ids of rules it leans on without naming them
};

/// Reads the rules of a game, in the order of its rulebook. Error: the game has no rules file, or something
/// in it is wrong (file and line are named): a key missing, unknown or empty, or an id used twice.
Result<std::vector<RuleText>> load_rules(const DataSource& data, std::string_view game);

/// The rule of that id, or null.
const RuleText* find_rule(std::span<const RuleText> rules, std::string_view id);

/// The ids a text names, in the order of the rules: as words of their own, single letters in brackets only.
std::vector<std::string> rules_named(std::span<const RuleText> rules, std::string_view text);

/// The rules a reader of one may want next: those it names, those that name it, what it is part of and its
/// parts, in the order of the rulebook.
std::vector<std::string> related_rules(std::span<const RuleText> rules, const RuleText& rule);

/// The rules that have all of these words somewhere, in small letters or not.
std::vector<const RuleText*> search_rules(std::span<const RuleText> rules, std::string_view words);

/// A rule as paragraphs: the text, what is a ruling or a reconstruction, marked as such, and why no lesson
/// shows it if none does.
std::vector<std::string> rule_lines(const RuleText& rule);

/// The line of a rule in an index: id, title, and in brackets what is not the rulebook's own.
std::string index_line(const RuleText& rule);

} // namespace disfida
