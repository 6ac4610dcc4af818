#include "play/rulebook.hpp"

#include <algorithm>

#include "kernel/toml.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

Result<std::vector<RuleText>> load_rules(const DataSource& data, std::string_view game) {
    const std::string name = std::string(game) + "/rules.toml";
    const auto text = data.read(name);
    if (!text) {
        return text.error();
    }
    const std::string file = data.display_name(name);
    const auto table = parse_toml(*text, file);
    if (!table) {
        return table.error();
    }
    std::vector<RuleText> rules;
    TomlReader root(*table, file);
    root.has("constants"); // numbers a game keeps beside its rules
    for (const toml::table* entry : root.tables("rule")) {
        TomlReader reader(*entry, file);
        const auto optional = [&](std::string_view key) {
            return entry->contains(key) ? reader.text(key) : "";
        };
        RuleText rule{reader.text("id"),  reader.text("title"),       reader.text("text"),
                      optional("ruling"), optional("reconstruction"), optional("rare")};
        if (reader.has("see")) {
            rule.see = reader.texts("see");
        }
        if (std::any_of(rules.begin(), rules.end(),
                        [&](const RuleText& known) { return known.id == rule.id; })) {
            reader.refuse("id", "'" + rule.id + "' is used twice");
        }
        if (auto error = reader.finish()) {
            return *error;
        }
        rules.push_back(std::move(rule));
    }
    for (const RuleText& rule : rules) {
        for (const std::string& id : rule.see) {
            if (find_rule(rules, id) == nullptr) {
                return Error{file + ": " + rule.id + ": see: " + in_quotes(id) + " is no rule"};
            }
        }
    }
    if (auto error = root.finish()) {
        return *error;
    }
    return rules;
}

const RuleText* find_rule(std::span<const RuleText> rules, std::string_view id) {
    const auto at =
        std::find_if(rules.begin(), rules.end(), [&](const RuleText& known) { return known.id == id; });
    return at == rules.end() ? nullptr : &*at;
}

namespace {

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// Whether a text names an id: not as a part of a longer word or id. "H2" is no part of "H2.1", but may end a
/// sentence. Single letters are words of English, so that they count in brackets only.
bool names(std::string_view text, std::string_view id) {
    for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        const std::size_t end = at + id.size();
        const char after = end < text.size() ? text[end] : ' ';
        const char then = end + 1 < text.size() ? text[end + 1] : ' ';
        const bool longer = is_word_character(before) || before == '.' || is_word_character(after) ||
                            (after == '.' && then >= '0' && then <= '9');
        const bool bracketed = (before == '(' || before == '[') && (after == ')' || after == ']');
        if (!longer && (id.size() > 1 || bracketed)) {
            return true;
        }
    }
    return false;
}

std::string all_text(const RuleText& rule) {
    return rule.text + "\n" + rule.ruling + "\n" + rule.reconstruction;
}

/// "H2" is what "H2.1" is part of, "H" what "H2" is.
bool is_part_of(std::string_view id, std::string_view whole) {
    if (id.size() <= whole.size() || !id.starts_with(whole) || id.find('-') != std::string_view::npos) {
        return false;
    }
    const std::string_view rest = id.substr(whole.size());
    return rest.find('.', 1) == std::string_view::npos && (rest.front() == '.') == (whole.size() > 1) &&
           (rest.front() == '.' || rest.find('.') == std::string_view::npos);
}

} // namespace

std::vector<std::string> rules_named(std::span<const RuleText> rules, std::string_view text) {
    std::vector<std::string> out;
    for (const RuleText& rule : rules) {
        if (names(text, rule.id)) {
            out.push_back(rule.id);
        }
    }
    return out;
}

std::vector<std::string> related_rules(std::span<const RuleText> rules, const RuleText& rule) {
    std::vector<std::string> out;
    const std::string text = all_text(rule);
    for (const RuleText& other : rules) {
        const auto leans = [](const RuleText& one, const RuleText& on) {
            return std::find(one.see.begin(), one.see.end(), on.id) != one.see.end();
        };
        if (other.id != rule.id && (leans(rule, other) || leans(other, rule) || names(text, other.id) ||
                                    names(all_text(other), rule.id) || is_part_of(rule.id, other.id) ||
                                    is_part_of(other.id, rule.id))) {
            out.push_back(other.id);
        }
    }
    return out;
}

std::vector<const RuleText*> search_rules(std::span<const RuleText> rules, std::string_view words) {
    std::vector<const RuleText*> out;
    const std::string wanted = small_letters(words);
    for (const RuleText& rule : rules) {
        const std::string all = small_letters(rule.id + " " + rule.title + " " + all_text(rule));
        const auto parts = split(wanted, ' ');
        if (std::all_of(parts.begin(), parts.end(),
                        [&](std::string_view word) { return all.find(word) != std::string::npos; })) {
            out.push_back(&rule);
        }
    }
    return out;
}

std::vector<std::string> rule_lines(const RuleText& rule) {
    std::vector<std::string> lines{rule.text};
    const auto add = [&](const char* mark, const std::string& text) {
        if (!text.empty()) {
            lines.push_back(fill(mark, {{"text", text}}));
        }
    };
    add(tr("Ruling: {text}"), rule.ruling);
    add(tr("Reconstruction: {text}"), rule.reconstruction);
    add(tr("In no lesson: {text}"), rule.rare);
    return lines;
}

std::string index_line(const RuleText& rule) {
    std::string marks;
    marks += rule.ruling.empty() ? "" : tr("ruling");
    marks +=
        rule.reconstruction.empty() ? "" : (marks.empty() ? "" : ", ") + std::string(tr("reconstruction"));
    return rule.id + std::string(rule.id.size() < 10 ? 10 - rule.id.size() : 1, ' ') + rule.title +
           (marks.empty() ? "" : " (" + marks + ")");
}

} // namespace disfida
