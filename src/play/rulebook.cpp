#include "play/rulebook.hpp"

#include <algorithm>

#include "kernel/toml.hpp"

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
        RuleText rule{reader.text("id"), reader.text("title"), reader.text("text"), optional("ruling"),
                      optional("reconstruction")};
        if (std::any_of(rules.begin(), rules.end(),
                        [&](const RuleText& known) { return known.id == rule.id; })) {
            reader.refuse("id", "'" + rule.id + "' is used twice");
        }
        if (auto error = reader.finish()) {
            return *error;
        }
        rules.push_back(std::move(rule));
    }
    if (auto error = root.finish()) {
        return *error;
    }
    return rules;
}

Result<std::vector<std::string>> rule_pages(const DataSource& data, std::string_view game) {
    const auto rules = load_rules(data, game);
    if (!rules) {
        return rules.error();
    }
    std::vector<std::string> lines{"The rules in our own words. \"Ruling\" marks what the rulebook leaves "
                                   "open and we settled, \"Reconstruction\" "
                                   "numbers that are ours because the printed ones are not. / searches."};
    for (const RuleText& rule : *rules) {
        lines.emplace_back();
        lines.push_back(rule.id + "  " + rule.title);
        lines.push_back("  " + rule.text);
        if (!rule.ruling.empty()) {
            lines.push_back("  Ruling: " + rule.ruling);
        }
        if (!rule.reconstruction.empty()) {
            lines.push_back("  Reconstruction: " + rule.reconstruction);
        }
    }
    return lines;
}

} // namespace disfida
