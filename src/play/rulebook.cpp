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

} // namespace disfida
