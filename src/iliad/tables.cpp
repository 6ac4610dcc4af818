#include "iliad/tables.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/weights.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

int Tables::find(std::string_view id) const {
    const auto at =
        std::find_if(warriors.begin(), warriors.end(), [&](const WarriorInfo& w) { return w.id == id; });
    return at == warriors.end() ? -1 : static_cast<int>(at - warriors.begin());
}

bool valid_id(std::string_view id) { return id.size() <= longest_id && is_id(id); }

bool presentable(std::string_view text, std::size_t most) {
    return text.size() <= most && std::none_of(text.begin(), text.end(), [](char c) {
               return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
           });
}

void derive_ranks(Tables& tables) {
    std::vector<std::size_t> order(tables.warriors.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return tables.info(a).id < tables.info(b).id; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        tables.rank[order[i]] = static_cast<std::uint8_t>(i);
    }
}

namespace {

constexpr std::string_view heroes_file = "iliad/heroes.toml";
constexpr std::string_view wounds_file = "iliad/wounds.toml";
constexpr std::string_view weights_file = "iliad/weights.toml";

void read_armour(TomlReader& reader, const std::string& shown, Tables& tables, std::optional<Error>& inner) {
    const toml::table* table = reader.table("armour");
    if (table == nullptr) {
        return;
    }
    TomlReader armour(*table, shown);
    for (std::size_t i = 0; i < armour_names.size(); ++i) {
        if (const toml::table* values = armour.table(armour_names[i])) {
            TomlReader entry(*values, shown);
            tables.armour[i] = {entry.number("clang", 0, most_worth),
                                entry.number("agility", -least_worth, 1)};
            if (const auto error = entry.finish(); error && !inner) {
                inner = error;
            }
        }
    }
    if (const auto error = armour.finish(); error && !inner) {
        inner = error;
    }
}

/// One warrior; the name of his bearer is kept for later, when all are known.
std::optional<Error> read_warrior(TomlReader entry, Tables& tables, std::vector<std::string>& bearers) {
    WarriorInfo warrior;
    warrior.id = entry.text("id");
    warrior.name = entry.text("name");
    warrior.why = entry.text("why");
    const std::string kind = entry.text("kind");
    const std::string people = entry.text("side");
    warrior.bottle = entry.number("bottle", least_worth, most_worth);
    warrior.agility = entry.number("agility", least_worth, most_worth);
    const std::string armour = entry.text("armour");
    warrior.heel = entry.flag("heel");
    warrior.hero = kind != "bearer";
    warrior.spears =
        entry.has("spears") ? entry.number("spears", 0, most_spears) : (warrior.hero ? usual_spears : 0);
    bearers.push_back(entry.has("bearer") ? entry.text("bearer") : std::string());
    if (auto error = entry.finish()) {
        return error;
    }
    constexpr std::array<std::string_view, 2> kinds{"hero", "bearer"};
    constexpr std::array<std::string_view, 4> peoples{"achaean", "trojan", "suitor", "bearer"};
    read_name<int>(entry, "kind", kind, kinds);
    read_name<int>(entry, "side", people, peoples);
    warrior.armour = read_name<Armour>(entry, "armour", armour, armour_names);
    if (!valid_id(warrior.id)) {
        entry.refuse("id",
                     in_quotes(warrior.id) + " is no id: at most 24 small letters and hyphens are needed");
    }
    if (!presentable(warrior.name, longest_name)) {
        entry.refuse("name", "at most 40 letters without control characters are needed");
    }
    if (tables.find(warrior.id) >= 0) {
        entry.refuse("id", in_quotes(warrior.id) + " is there twice");
    }
    if (!warrior.hero && warrior.spears > 0) {
        entry.refuse("spears", "a bearer has no spears");
    }
    if (!warrior.hero && !bearers.back().empty()) {
        entry.refuse("bearer", "a bearer is served by nobody");
    }
    if (tables.warriors.size() + most_own == most_warriors) {
        entry.refuse("id", warrior.id + " is one warrior too many, there may be " +
                               std::to_string(most_warriors - most_own));
    }
    tables.warriors.push_back(std::move(warrior));
    return entry.error();
}

/// Finds who serves whom: each bearer one hero at most.
void link_bearers(TomlReader& reader, const std::vector<std::string>& bearers, Tables& tables) {
    std::vector<int> taken;
    for (std::size_t i = 0; i < bearers.size(); ++i) {
        if (bearers[i].empty()) {
            continue;
        }
        const int bearer = tables.find(bearers[i]);
        const std::string& hero = tables.info(i).id;
        if (bearer < 0 || tables.info(static_cast<std::size_t>(bearer)).hero) {
            reader.refuse("warrior", "'" + bearers[i] + "', who is to serve " + hero + ", is no bearer");
        } else if (std::find(taken.begin(), taken.end(), bearer) != taken.end()) {
            reader.refuse("warrior", bearers[i] + " serves two heroes, " + hero + " is one of them");
        }
        taken.push_back(bearer);
        tables.warriors[i].bearer = bearer;
    }
}

std::optional<Error> read_heroes(const DataSource& data, Tables& tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, heroes_file, [&](TomlReader& reader, const std::string& shown) {
        read_armour(reader, shown, tables, inner);
        std::vector<std::string> bearers;
        for (const toml::table* table : reader.tables("warrior")) {
            if (!inner) {
                inner = read_warrior(TomlReader(*table, shown), tables, bearers);
            }
        }
        if (!inner && !reader.error()) {
            link_bearers(reader, bearers, tables);
        }
    });
    return inner ? inner : failed;
}

std::optional<Error> read_wounds(const DataSource& data, Tables& tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, wounds_file, [&](TomlReader& reader, const std::string& shown) {
        const toml::table* wound_table = reader.table("wound");
        const toml::table* heel_table = reader.table("heel");
        const toml::table* death_table = reader.table("death");
        if (reader.error()) {
            return;
        }
        TomlReader wound(*wound_table, shown);
        const auto kinds = wound.texts("kind", 6);
        const auto bottle = wound.numbers("bottle", -most_worth, 0, 6);
        const auto agility = wound.numbers("agility", -most_worth, 0, 6);
        TomlReader heel(*heel_table, shown);
        const auto kills = heel.numbers("kills", 1, 6);
        TomlReader death(*death_table, shown);
        const auto deaths = death.texts("kind", 6);
        if (!wound.error() && !death.error()) {
            for (std::size_t i = 0; i < 6; ++i) {
                tables.wounds[i] = {read_name<Wound>(wound, "kind", kinds[i], wound_names), bottle[i],
                                    agility[i]};
                tables.deaths[i] = read_name<Death>(death, "kind", deaths[i], death_names);
            }
        }
        for (const int face : kills) {
            tables.heel_kills[static_cast<std::size_t>(face - 1)] = true;
        }
        for (TomlReader* part : {&wound, &heel, &death}) {
            if (const auto error = part->finish(); error && !inner) {
                inner = error;
            }
        }
    });
    return inner ? inner : failed;
}

std::optional<Error> read_evaluation(const DataSource& data, Tables& tables) {
    const std::array<WeightTable, 3> sums{WeightTable{"worth", tables.weights.worth, worth_names},
                                          WeightTable{"single", tables.weights.single, feature_names},
                                          WeightTable{"many", tables.weights.many, feature_names}};
    return read_weights(data, weights_file, sums);
}

} // namespace

Result<Tables> load_tables(const DataSource& data) {
    Tables tables;
    for (const auto read : {read_heroes, read_wounds, read_evaluation}) {
        if (auto error = read(data, tables)) {
            return *error;
        }
    }
    derive_ranks(tables);
    return tables;
}

} // namespace disfida::iliad
