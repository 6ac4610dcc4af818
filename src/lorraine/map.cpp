#include "lorraine/map.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/words.hpp"

namespace disfida::lorraine {

namespace {

constexpr std::string_view map_file = "lorraine/map.toml";
constexpr std::size_t longest_zone = 12; // so that names stand side by side on the drawing
constexpr int least_capacity = 25;       // L-Castle: from 25 to 50
constexpr int most_capacity = 50;
constexpr int least_width = 60;
constexpr int most_width = 76;
constexpr int least_height = 10;
constexpr int most_height = 20;

/// A zone as the file has it, its neighbours still words.
struct Entry {
    ZoneInfo info;
    std::vector<std::string> neighbours;
    const toml::table* table = nullptr;
};

bool plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

std::optional<Error> read_zone(const toml::table& table, const std::string& shown, const Tables& tables,
                               std::vector<Entry>& entries) {
    TomlReader reader(table, shown);
    Entry entry;
    entry.table = &table;
    entry.info.id = reader.text("id");
    entry.info.name = reader.text("name");
    const std::string kind = reader.text("kind");
    entry.info.x = reader.number("x", 0, std::max(0, tables.width - 1));
    entry.info.y = reader.number("y", 0, std::max(0, tables.height - 2));
    entry.neighbours = reader.texts("neighbours");
    entry.info.note = reader.has("note") ? reader.text("note") : std::string();
    if (reader.has("capacity")) {
        entry.info.capacity = reader.number("capacity", least_capacity, most_capacity);
    }
    if (auto error = reader.finish()) {
        return error;
    }
    entry.info.kind = read_name<ZoneKind>(reader, "kind", kind, kind_names);
    const bool castle = entry.info.kind == ZoneKind::castle;
    if (castle != (entry.info.capacity > 0)) {
        reader.refuse(castle ? "id" : "capacity",
                      entry.info.id + (castle ? " is a castle: a capacity is missing"
                                              : " is no castle: it has no capacity"));
    }
    if (!is_id(entry.info.id) || entry.info.id.size() > longest_id) {
        reader.refuse("id", in_quotes(entry.info.id) +
                                " is no id: at most 24 small letters and hyphens are needed");
    }
    if (entry.info.name.empty() || entry.info.name.size() > longest_zone || !plain(entry.info.name)) {
        reader.refuse("name", "1 to 12 plain letters are needed");
    }
    if (std::any_of(entries.begin(), entries.end(),
                    [&](const Entry& known) { return known.info.id == entry.info.id; })) {
        reader.refuse("id", in_quotes(entry.info.id) + " is there twice");
    }
    entries.push_back(std::move(entry));
    return reader.error();
}

std::optional<Error> link(const std::string& shown, const std::vector<Entry>& entries, Tables& tables) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        TomlReader reader(*entries[i].table, shown);
        for (const std::string& word : entries[i].neighbours) {
            const ZoneId there = tables.find_zone(word);
            if (there == no_zone) {
                reader.refuse("neighbours", in_quotes(word) + " is no zone [L-Map 1]");
            } else if (there == i) {
                reader.refuse("neighbours", entries[i].info.id + " is its own neighbour [L-Map 1]");
            } else if (has(tables.zones[i].neighbours, there)) {
                reader.refuse("neighbours", word + " is named twice [L-Map 1]");
            } else {
                tables.zones[i].neighbours |= bit(there);
            }
        }
        if (reader.error()) {
            return reader.error();
        }
    }
    for (std::size_t i = 0; i < zone_count; ++i) {
        for (std::size_t j = 0; j < zone_count; ++j) {
            if (has(tables.zones[i].neighbours, static_cast<ZoneId>(j)) &&
                !has(tables.zones[j].neighbours, static_cast<ZoneId>(i))) {
                TomlReader reader(*entries[i].table, shown);
                reader.refuse("neighbours", "the link from " + tables.zones[i].id + " to " +
                                                tables.zones[j].id + " is one-way: " + tables.zones[j].id +
                                                " has to name " + tables.zones[i].id + " too [L-Map 1]");
                return reader.error();
            }
        }
    }
    return std::nullopt;
}

/// Fewest links between all zones; the first zone that cannot be reached from the entry, or no_zone.
ZoneId measure(Tables& tables) {
    for (std::size_t from = 0; from < zone_count; ++from) {
        auto& row = tables.distance[from];
        row.fill(zone_count);
        Zones reached = bit(static_cast<ZoneId>(from));
        Zones edge = reached;
        for (int links = 0; edge != 0; ++links) {
            Zones next = 0;
            for (Zones left = edge; left != 0; left &= left - 1) {
                const auto zone = static_cast<std::size_t>(std::countr_zero(left));
                row[zone] = static_cast<std::uint8_t>(links);
                next |= tables.zones[zone].neighbours;
            }
            edge = next & ~reached;
            reached |= next;
        }
    }
    const auto& row = tables.distance[tables.entry];
    const auto* lost = std::find(row.begin(), row.end(), zone_count);
    return lost == row.end() ? no_zone : static_cast<ZoneId>(lost - row.begin());
}

ZoneId named_zone(TomlReader& reader, std::string_view key, std::string_view word, const Tables& tables) {
    const ZoneId zone = tables.find_zone(word);
    if (zone == no_zone && !reader.error()) {
        reader.refuse(key, in_quotes(word) + " is no zone [L-Map 4]");
        return 0;
    }
    return zone == no_zone ? ZoneId{0} : zone;
}

/// How many zones of each kind there have to be (L-Map 1).
void check_kinds(TomlReader& root, const std::vector<Entry>& entries) {
    constexpr std::array<std::size_t, 4> wanted{22, village_count, town_count, castle_count};
    if (entries.size() != zone_count) {
        root.refuse("zone",
                    "43 zones are needed, these are " + std::to_string(entries.size()) + " [L-Map 1]");
        return;
    }
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        const auto count =
            static_cast<std::size_t>(std::count_if(entries.begin(), entries.end(), [&](const Entry& entry) {
                return static_cast<std::size_t>(entry.info.kind) == kind;
            }));
        if (count != wanted[kind]) {
            root.refuse("zone", std::to_string(wanted[kind]) + " zones of kind " +
                                    std::string(kind_names[kind]) + " are needed, these are " +
                                    std::to_string(count) + " [L-Map 1]");
        }
    }
}

void read_head(TomlReader& map, Tables& tables) {
    tables.map_name = map.text("name");
    tables.width = map.number("width", least_width, most_width);
    tables.height = map.number("height", least_height, most_height);
}

/// Where the sides come from, once the zones are known.
void read_places(TomlReader& map, Tables& tables) {
    const auto entry = map.texts("entry", 1);
    const auto towns = map.texts("french_towns", town_count);
    const std::string road = map.text("west_road");
    if (map.error()) {
        return;
    }
    tables.entry = named_zone(map, "entry", entry[0], tables);
    tables.west_road = named_zone(map, "west_road", road, tables);
    for (std::size_t i = 0; i < town_count; ++i) {
        tables.towns[i] = named_zone(map, "french_towns", towns[i], tables);
        if (tables.zone(tables.towns[i]).kind != ZoneKind::town) {
            map.refuse("french_towns", towns[i] + " is no town [L-Map 4]");
        }
    }
    std::sort(tables.towns.begin(), tables.towns.end());
    if (tables.towns[0] == tables.towns[1]) {
        map.refuse("french_towns", "one town is named twice [L-Map 4]");
    }
}

std::optional<Error> read_roads(TomlReader& root, const std::string& shown, Tables& tables) {
    if (!root.has("road")) {
        return std::nullopt;
    }
    for (const toml::table* table : root.tables("road")) {
        TomlReader reader(*table, shown);
        Road road{reader.text("name"), {}};
        for (const std::string& word : reader.texts("zones")) {
            road.zones.push_back(named_zone(reader, "zones", word, tables));
        }
        for (std::size_t i = 1; i < road.zones.size(); ++i) {
            if (!reader.error() && !has(tables.zone(road.zones[i - 1]).neighbours, road.zones[i])) {
                reader.refuse("zones", tables.zone(road.zones[i - 1]).id + " and " +
                                           tables.zone(road.zones[i]).id + " are no neighbours");
            }
        }
        if (auto error = reader.finish()) {
            return error;
        }
        tables.roads.push_back(std::move(road));
    }
    return std::nullopt;
}

std::optional<Error> read_siege(TomlReader& root, const std::string& shown, Tables& tables) {
    const toml::table* table = root.table("siege");
    if (table == nullptr) {
        return std::nullopt;
    }
    TomlReader siege(*table, shown);
    tables.siege_name = siege.text("name");
    siege.flag("on_map");
    tables.siege_x = siege.number("x", 0, most_width - 1);
    tables.siege_y = siege.number("y", 0, most_height - 1);
    return siege.finish();
}

std::optional<Error> read_zones(TomlReader& root, const std::string& shown, Tables& tables) {
    std::vector<Entry> entries;
    for (const toml::table* table : root.tables("zone")) {
        if (auto error = read_zone(*table, shown, tables, entries)) {
            return error;
        }
    }
    if (!root.error()) {
        check_kinds(root, entries);
    }
    if (root.error()) {
        return root.error();
    }
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.info.id < b.info.id; });
    std::size_t castles = 0;
    for (std::size_t i = 0; i < zone_count; ++i) {
        tables.zones[i] = entries[i].info;
        tables.castle_at[i] = Tables::no_castle;
        if (entries[i].info.kind == ZoneKind::castle) {
            tables.castle_at[i] = static_cast<std::uint8_t>(castles);
            tables.castles[castles++] = static_cast<ZoneId>(i);
        }
    }
    return link(shown, entries, tables);
}

} // namespace

std::optional<Error> read_map(const DataSource& data, Tables& tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, map_file, [&](TomlReader& root, const std::string& shown) {
        const toml::table* map_table = root.table("map");
        if (map_table == nullptr) {
            return;
        }
        TomlReader map(*map_table, shown);
        read_head(map, tables);
        if (!(inner = map.error()) && !(inner = read_zones(root, shown, tables))) {
            read_places(map, tables);
            if (!(inner = map.finish())) {
                inner = read_roads(root, shown, tables);
            }
            if (!inner) {
                inner = read_siege(root, shown, tables);
            }
            const ZoneId lost = inner ? no_zone : measure(tables);
            if (lost != no_zone) {
                root.refuse("zone", tables.zone(lost).id + " cannot be reached from the entry " +
                                        tables.zone(tables.entry).id + " [L-Map 1]");
            }
        }
    });
    return inner ? inner : failed;
}

} // namespace disfida::lorraine
