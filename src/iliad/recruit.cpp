#include "iliad/recruit.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "disfida/dice.hpp"
#include "iliad/lineup.hpp"
#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

constexpr std::string_view mortal = "mortal";
constexpr int mortal_bottle = 4;  ///< added to a d6
constexpr int mortal_agility = 5; ///< likewise (ruling)

/// One entry; `before` are the heroes of the file that stand above it.
Result<WarriorInfo> read_one(const Tables& tables, TomlReader entry, const std::vector<WarriorInfo>& before) {
    const std::string id = entry.text("id");
    const int bottle = entry.number("bottle", least_worth, most_worth);
    const int agility = entry.number("agility", least_worth, most_worth);
    const std::string armour = entry.text("armour");
    const int spears = entry.has("spears") ? entry.number("spears", 0, most_spears) : usual_spears;
    if (std::find(armour_names.begin(), armour_names.end(), armour) == armour_names.end()) {
        entry.refuse("armour", fill(tr("{word} is no armour: {armours}"),
                                    {{"word", in_quotes(armour)}, {"armours", join(armour_names, ", ")}}));
    }
    if (auto error = entry.finish()) {
        return *error;
    }
    auto own =
        parse_own(tables, id + ":bottle=" + std::to_string(bottle) + ":agility=" + std::to_string(agility) +
                              ":armour=" + armour + ":spears=" + std::to_string(spears));
    if (!own) {
        entry.refuse("id", own.error().text);
        return *entry.error();
    }
    if (std::any_of(before.begin(), before.end(), [&](const WarriorInfo& hero) { return hero.id == id; })) {
        entry.refuse("id", fill(tr("{id} is there twice"), {{"id", in_quotes(id)}}));
        return *entry.error();
    }
    return own;
}

/// The heroes of a file: entries [[warrior]] with id, bottle, agility, armour and perhaps spears.
Result<std::vector<WarriorInfo>> read_file(const Tables& tables, std::string_view text,
                                           std::string_view file) {
    std::vector<WarriorInfo> out;
    if (text.empty() && file.empty()) {
        return out;
    }
    const auto table = parse_toml(text, file);
    if (!table) {
        return table.error();
    }
    TomlReader root(*table, file);
    for (const toml::table* entry : root.tables("warrior")) {
        auto own = read_one(tables, TomlReader(*entry, file), out);
        if (!own) {
            return own.error();
        }
        out.push_back(std::move(*own));
    }
    if (auto error = root.finish()) {
        return *error;
    }
    return out;
}

Result<std::string> roll_mortal(const Tables& tables, std::string_view word, SeededDice& dice) {
    const auto parts = split(word, ':');
    std::string armour = "armour=leather";
    if (parts.size() == 3 && parts[2].starts_with("armour=")) {
        armour = parts[2];
    } else if (parts.size() != 2) {
        return Error{fill(tr("{word}: a mortal is written NAME:mortal or NAME:mortal:armour=A"),
                          {{"word", in_quotes(word)}})};
    }
    const int bottle = dice.die() + mortal_bottle;
    const int agility = dice.die() + mortal_agility;
    const auto own = parse_own(tables, std::string(parts[0]) + ":bottle=" + std::to_string(bottle) +
                                           ":agility=" + std::to_string(agility) + ":" + armour);
    if (!own) {
        return own.error();
    }
    return hero_text(*own);
}

} // namespace

Result<Options> recruit(const DataSource& data, const Options& options, std::string_view text,
                        std::string_view file, std::uint64_t seed) {
    const bool nothing_to_write_out =
        text.empty() && file.empty() && std::none_of(options.begin(), options.end(), [](const auto& option) {
            return option.second.find(':') != std::string::npos;
        });
    if (nothing_to_write_out) { // most games: the data need not be read twice
        return options;
    }
    const auto tables = load_tables(data);
    if (!tables) {
        return tables.error();
    }
    const auto own = read_file(*tables, text, file);
    if (!own) {
        return own.error();
    }
    SeededDice dice(seed);
    Options out;
    constexpr std::array<std::string_view, 3> lists{"left", "right", "heroes"};
    for (const auto& [option, value] : options) {
        if (std::find(lists.begin(), lists.end(), option) == lists.end()) {
            out.emplace_back(option, value);
            continue;
        }
        std::vector<std::string> words;
        for (const std::string_view word : split(value, ',')) {
            const auto parts = split(word, ':');
            const auto at = std::find_if(own->begin(), own->end(),
                                         [&](const WarriorInfo& hero) { return hero.id == word; });
            if (parts.size() > 1 && parts[1] == mortal) {
                auto rolled = roll_mortal(*tables, word, dice);
                if (!rolled) {
                    return Error{
                        fill(tr("{option}: {error}"), {{"option", option}, {"error", rolled.error().text}})};
                }
                words.push_back(std::move(*rolled));
            } else {
                words.push_back(at != own->end() ? hero_text(*at) : std::string(word));
            }
        }
        out.emplace_back(option, join(words, ","));
    }
    return out;
}

} // namespace disfida::iliad
