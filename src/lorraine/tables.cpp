#include "lorraine/tables.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/weights.hpp"
#include "kernel/words.hpp"
#include "lorraine/map.hpp"

namespace disfida::lorraine {

ZoneId Tables::find_zone(std::string_view id) const {
    const auto* at =
        std::lower_bound(zones.begin(), zones.end(), id,
                         [](const ZoneInfo& zone, std::string_view word) { return zone.id < word; });
    return at != zones.end() && at->id == id ? static_cast<ZoneId>(at - zones.begin()) : no_zone;
}

namespace {

constexpr std::string_view generals_file = "lorraine/generals.toml";
constexpr std::string_view rules_file = "lorraine/rules.toml";
constexpr std::string_view battle_file = "lorraine/battle.toml";
constexpr std::string_view weights_file = "lorraine/weights.toml";
constexpr int most_number = 999;
constexpr int name_gap = 1000; // keys of names leave room for captains

void read_muster(TomlReader& entry, const std::string& shown, const Tables& tables, GeneralInfo& general,
                 std::optional<Error>& inner) {
    const toml::table* table = entry.table("muster");
    if (table == nullptr) {
        return;
    }
    TomlReader muster(*table, shown);
    const std::string zone = muster.text("zone");
    general.points = muster.number("points", least_army, most_army);
    general.inside = muster.flag("inside");
    general.muster = tables.find_zone(zone);
    if (!muster.error() && general.muster == no_zone) {
        muster.refuse("zone", in_quotes(zone) + " is no zone [L-Set 5]");
    }
    inner = muster.finish();
}

/// Where the next general of a side, or the next replacement, has his place in the order of the state.
class Places {
  public:
    /// no place left: nobody.
    GeneralId take(Side side, bool replacement) {
        std::size_t& taken = taken_[index(side)][replacement ? 1 : 0];
        if (taken == roster_size) {
            return nobody;
        }
        const std::size_t first = (replacement ? 2 * roster_size : 0) + index(side) * roster_size;
        return static_cast<GeneralId>(first + taken++);
    }
    [[nodiscard]] bool full() const {
        return std::all_of(taken_.begin(), taken_.end(),
                           [](const auto& both) { return both[0] == roster_size && both[1] == roster_size; });
    }

  private:
    std::array<std::array<std::size_t, 2>, 2> taken_{};
};

std::optional<Error> read_general(const toml::table& table, const std::string& shown, bool replacement,
                                  Tables& tables, Places& places) {
    TomlReader entry(table, shown);
    GeneralInfo general;
    general.id = entry.text("id");
    general.name = entry.text("name");
    const Side side = read_name<Side>(entry, "side", entry.text("side"), side_names);
    std::optional<Error> inner;
    if (!replacement) {
        general.skill = read_name<Skill>(entry, "skill", entry.text("skill"), skill_names);
        general.why = entry.text("why");
        read_muster(entry, shown, tables, general, inner);
    }
    if (auto error = entry.finish(); error || inner) {
        return error ? error : inner;
    }
    if (!is_id(general.id) || general.id.size() > longest_id || general.id.starts_with("captain")) {
        entry.refuse("id", in_quotes(general.id) +
                               " is no id: at most 24 small letters and hyphens, not beginning with captain");
    }
    if (general.name.empty() || general.name.size() > longest_name) {
        entry.refuse("name", "1 to 40 letters are needed");
    }
    if (std::any_of(tables.generals.begin(), tables.generals.end(),
                    [&](const GeneralInfo& known) { return known.id == general.id; })) {
        entry.refuse("id", in_quotes(general.id) + " is there twice");
    }
    const GeneralId at = places.take(side, replacement);
    if (at == nobody) {
        entry.refuse("id", general.id + " is one too many: 6 are needed a side [L-Set 1]");
    } else {
        tables.generals[at] = std::move(general);
    }
    return entry.error();
}

void read_garrisons(TomlReader& root, const std::string& shown, Tables& tables, std::optional<Error>& inner) {
    const toml::table* table = root.table("garrisons");
    if (table == nullptr || inner) {
        return;
    }
    TomlReader reader(*table, shown);
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneInfo& zone = tables.zone(tables.castles[i]);
        if (reader.has(zone.id)) {
            tables.mustered[i] = static_cast<std::uint8_t>(reader.number(zone.id, 1, zone.capacity));
        }
    }
    inner = reader.finish();
}

/// The armies of `muster default` have to be armies one could muster by hand (L-Set 3 to 5).
std::optional<std::string> muster_fault(const Tables& tables) {
    std::array<int, 2> sum{};
    std::array<int, zone_count> in_zone{};
    std::array<int, zone_count> inside{};
    for (std::size_t i = 0; i < 2 * roster_size; ++i) {
        const GeneralInfo& general = tables.generals[i];
        const bool french = i >= roster_size;
        const ZoneInfo& zone = tables.zone(general.muster);
        sum[french ? 1 : 0] += general.points;
        in_zone[general.muster] += general.points;
        inside[general.muster] += general.inside ? general.points : 0;
        if (!french && (general.muster != tables.entry || general.inside)) {
            return general.id + " musters outside in the entry zone [L-Set 4]";
        }
        if (french && zone.kind != ZoneKind::town && zone.kind != ZoneKind::castle) {
            return general.id + " musters in a town or the zone of a castle, not in " + zone.id +
                   " [L-Set 3]";
        }
        if (general.inside && zone.kind != ZoneKind::castle) {
            return general.id + " cannot be inside: " + zone.id + " is no castle [L-Set 3]";
        }
    }
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneId zone = tables.castles[i];
        sum[1] += tables.mustered[i];
        if (inside[zone] + tables.mustered[i] > tables.zone(zone).capacity) {
            return tables.zone(zone).id + " holds " + std::to_string(tables.zone(zone).capacity) + ", not " +
                   std::to_string(inside[zone] + tables.mustered[i]) + " points [L-Set 3]";
        }
    }
    for (const ZoneId town : tables.towns) {
        if (in_zone[town] != town_points) {
            return tables.zone(town).id + " musters 100 points, not " + std::to_string(in_zone[town]) +
                   " [L-Set 3]";
        }
    }
    for (const Side side : both_sides) {
        if (sum[index(side)] != start_points[index(side)]) {
            return std::string(name(side)) + " musters " + std::to_string(start_points[index(side)]) +
                   " points, not " + std::to_string(sum[index(side)]) +
                   (side == Side::french ? " [L-Set 3]" : " [L-Set 4]");
        }
    }
    return std::nullopt;
}

void derive_name_order(Tables& tables) {
    std::array<std::size_t, named> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return tables.generals[a].id < tables.generals[b].id; });
    tables.captains_order = 0;
    for (std::size_t i = 0; i < named; ++i) {
        tables.name_order[order[i]] = static_cast<std::uint16_t>(name_gap * (i + 1));
        if (tables.generals[order[i]].id < "captain") {
            tables.captains_order = static_cast<std::uint16_t>(name_gap * (i + 1) + 1);
        }
    }
}

std::optional<Error> read_generals(const DataSource& data, Tables& tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, generals_file, [&](TomlReader& root, const std::string& shown) {
        Places places;
        for (const bool replacement : {false, true}) {
            for (const toml::table* table : root.tables(replacement ? "replacement" : "general")) {
                if (!inner) {
                    inner = read_general(*table, shown, replacement, tables, places);
                }
            }
        }
        read_garrisons(root, shown, tables, inner);
        if (inner || root.error()) {
            return;
        }
        if (!places.full()) {
            root.refuse("general", "6 generals and 6 replacements a side are needed [L-Set 1]");
        } else if (const auto fault = muster_fault(tables)) {
            root.refuse("general", *fault);
        }
    });
    derive_name_order(tables);
    return inner ? inner : failed;
}

template <std::size_t N>
void read_array(TomlReader& reader, std::string_view key, int high, std::array<int, N>& out) {
    const auto numbers = reader.numbers(key, 0, high, N);
    std::copy_n(numbers.begin(), std::min(numbers.size(), N), out.begin());
}

/// They stand before the rules, whose long texts only the rulebook reads.
std::optional<Error> read_constants(const DataSource& data, Tables& tables) {
    const Result<std::string> text = data.read(rules_file);
    if (!text) {
        return text.error();
    }
    const std::string shown = data.display_name(rules_file);
    const auto parsed = parse_toml(std::string_view(*text).substr(0, text->find("[[rule]]")), shown);
    if (!parsed) {
        return parsed.error();
    }
    TomlReader root(*parsed, shown);
    const toml::table* table = root.table("constants");
    if (table == nullptr) {
        return root.error();
    }
    TomlReader reader(*table, shown);
    tables.turns = reader.number("turns", 1, 99);
    read_array(reader, "end_rolls", 7, tables.end_rolls);
    tables.vp_needed = reader.number("vp_needed", 1, most_number);
    tables.vp_village = reader.number("vp_village", 0, 99);
    tables.vp_town = reader.number("vp_town", 0, 99);
    tables.ravage_village = reader.number("ravage_village", 1, most_number);
    tables.ravage_town = reader.number("ravage_town", 1, most_number);
    tables.morale = reader.number("morale", 1, 7);
    tables.stack = reader.number("stack", 1, most_number);
    read_array(reader, "bonus", 99, tables.bonus);
    read_array(reader, "cards", 20, tables.cards);
    tables.siege_defence = reader.number("siege_defence", 0, 99);
    tables.assault_defence = reader.number("assault_defence", 0, 99);
    return reader.finish();
}

std::optional<Error> read_battle(const DataSource& data, Tables& tables) {
    return read_data(data, battle_file, [&](TomlReader& reader, const std::string& /*shown*/) {
        BattleTables& battle = tables.battle;
        battle.units = reader.number("units", 1, 60);
        battle.knights_of_chief = reader.number("knights_of_chief", 1, 60);
        battle.elite_base = reader.number("elite_base", 0, 60);
        battle.unreliable = reader.number("unreliable", 0, 6);
        battle.rounds = reader.number("rounds", 1, 60);
        battle.dice = reader.number("dice", 1, 20);
        battle.least_dice = reader.number("least_dice", 0, 20);
        battle.first_knights = reader.number("first_knights", 0, 20);
        battle.pushed = reader.number("pushed", 0, 20);
        battle.arrival = reader.number("arrival", 1, 7);
        battle.captains = reader.number("captains", 0, 20);
        battle.knight_every = reader.number("knight_every", 1, 60);
        read_array(reader, "overlap", 99, battle.overlap);
        read_array(reader, "great_overlap", 99, battle.great_overlap);
        battle.killed = reader.number("killed", 0, 6);
    });
}

std::optional<Error> read_weights(const DataSource& data, Tables& tables) {
    const std::array<WeightTable, 4> sums{WeightTable{"worth", tables.weights.worth, feature_names},
                                          WeightTable{"reach", tables.weights.reach, feature_names},
                                          WeightTable{"prospect", tables.weights.prospect, feature_names},
                                          WeightTable{"closing", tables.weights.closing, feature_names}};
    return disfida::read_weights(data, weights_file, sums);
}

} // namespace

Result<Tables> load_tables(const DataSource& data) {
    Tables tables;
    for (const auto read : {read_map, read_generals, read_constants, read_battle, read_weights}) {
        if (auto error = read(data, tables)) {
            return *error;
        }
    }
    return tables;
}

} // namespace disfida::lorraine
