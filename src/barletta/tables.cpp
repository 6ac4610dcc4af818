#include "barletta/tables.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "barletta/evaluate.hpp"
#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/weights.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

bool Tables::on_field(Hex hex) const {
    const int column = hex.column - first_column;
    return column >= 0 && column < column_count && hex.row >= first_row[static_cast<std::size_t>(column)] &&
           hex.row <= last_row[static_cast<std::size_t>(column)];
}

Spot Tables::spot(Hex hex) const {
    if (!on_field(hex)) {
        return no_spot;
    }
    return static_cast<Spot>((hex.column - first_column + 1) * rows_a_column + hex.row);
}

int Tables::find(std::string_view id) const {
    const auto at =
        std::find_if(knights.begin(), knights.end(), [&](const KnightInfo& k) { return k.id == id; });
    return at == knights.end() ? -1 : static_cast<int>(at - knights.begin());
}

namespace {

constexpr std::string_view knights_file = "barletta/knights.toml";
constexpr std::string_view field_file = "barletta/field.toml";
constexpr std::string_view melee_file = "barletta/melee.toml";
constexpr std::string_view surrender_file = "barletta/surrender.toml";
constexpr std::string_view weights_file = "barletta/weights.toml";

bool valid_glyph(std::string_view glyph) {
    return glyph.size() == 2 && glyph[0] >= 'A' && glyph[0] <= 'Z' && glyph[1] >= 'a' && glyph[1] <= 'z';
}

std::optional<Error> read_knight(TomlReader entry, Tables& tables, std::array<int, 2>& seen) {
    KnightInfo knight{entry.text("id"), entry.text("name"), entry.text("short"), entry.text("glyph"),
                      entry.number("vc", 1, 9)};
    const std::string side = entry.text("side");
    const auto refuse = [&](std::string_view key, const std::string& what) {
        entry.refuse(key, what);
        return entry.error();
    };
    if (auto error = entry.finish()) {
        return error;
    }
    if (!is_id(knight.id)) {
        return refuse("id", "'" + knight.id + "' is no id: small letters and hyphens are needed");
    }
    if (tables.find(knight.id) >= 0) {
        return refuse("id", "'" + knight.id + "' is there twice");
    }
    if (!valid_glyph(knight.glyph)) {
        return refuse("glyph", "'" + knight.glyph + "': a capital and a small letter are needed");
    }
    for (const KnightInfo& known : tables.knights) {
        if (known.glyph == knight.glyph) {
            return refuse("glyph", "'" + knight.glyph + "' is already that of " + known.id);
        }
    }
    if (side != name(Side::italian) && side != name(Side::french)) {
        return refuse("side", "'" + side + "' is no side: italian or french");
    }
    const Side whose = side == name(Side::italian) ? Side::italian : Side::french;
    int& count = seen[index(whose)];
    if (count == knights_a_side) {
        return refuse("id", knight.id + " would be a fourteenth " + side + " knight; a side has 13");
    }
    tables.knights[static_cast<std::size_t>(first_of(whose) + count)] = std::move(knight);
    ++count;
    return std::nullopt;
}

std::optional<Error> read_knights(const DataSource& data, Tables& tables) {
    std::array<int, 2> seen{};
    std::optional<Error> inner;
    const auto failed = read_data(data, knights_file, [&](TomlReader& reader, const std::string& shown) {
        for (const toml::table* table : reader.tables("knight")) {
            if (!inner) {
                inner = read_knight(TomlReader(*table, shown), tables, seen);
            }
        }
        for (const Side side : both_sides) {
            if (seen[index(side)] != knights_a_side) {
                reader.refuse("knight", "a side has 13 knights, there are " +
                                            std::to_string(seen[index(side)]) + " " +
                                            std::string(name(side)) + " ones");
            }
        }
    });
    return inner ? inner : failed;
}

/// A hex of the field by name; refuses what is none.
Spot read_hex(TomlReader& reader, std::string_view key, const std::string& text, const Tables& tables) {
    const auto hex = parse_hex(text);
    const Spot spot = hex ? tables.spot(*hex) : no_spot;
    if (spot == no_spot) {
        reader.refuse(key, "'" + text + "' is no hex of the field");
    }
    return spot;
}

void read_line(TomlReader& line, Tables& tables) {
    const int last = tables.first_column + tables.column_count - 1;
    tables.line_first_column = line.number("first_column", tables.first_column, last);
    tables.line_last_column = line.number("last_column", tables.first_column, last);
    if (tables.line_last_column - tables.line_first_column + 1 != knights_a_side) {
        line.refuse("last_column", "the line has to be 13 columns long");
    }
    for (const Side side : both_sides) {
        tables.line_row[index(side)] = line.number(std::string(name(side)) + "_row", 0, rows_a_column - 2);
    }
    if (std::abs(tables.line_row[0] - tables.line_row[1]) != 1) {
        line.refuse("french_row", "the two lines have to touch");
    }
    for (const Side side : both_sides) {
        const std::string prefix(name(side));
        const int row = tables.line_row[index(side)];
        const std::string key = prefix + "_centre";
        const std::string centre = line.text(key);
        if (line.error()) {
            return;
        }
        for (int column = tables.line_first_column; column <= tables.line_last_column; ++column) {
            if (!tables.on_field({column, row})) {
                line.refuse(prefix + "_row",
                            "the line runs off the field in column " + std::to_string(column));
            }
        }
        tables.centre[index(side)] = read_hex(line, key, centre, tables);
        if (const auto hex = parse_hex(centre);
            hex && (hex->row != row || hex->column < tables.line_first_column ||
                    hex->column > tables.line_last_column)) {
            line.refuse(key, centre + " is not in the " + prefix + " line");
        }
    }
}

/// The hexes by which a side leaves its camp (F).
void read_entry(TomlReader& reader, Side side, Tables& tables) {
    std::vector<Spot>& entry = tables.entry[index(side)];
    for (const std::string& text : reader.texts(name(side))) {
        const Spot spot = read_hex(reader, name(side), text, tables);
        if (std::find(entry.begin(), entry.end(), spot) != entry.end()) {
            reader.refuse(name(side), text + " is there twice");
        }
        entry.push_back(spot);
    }
    if (entry.empty()) {
        reader.refuse(name(side), "at least one hex is needed, or nobody leaves the camp");
    }
    std::sort(entry.begin(), entry.end());
}

void read_field_shape(TomlReader& reader, Tables& tables) {
    tables.first_column = reader.number("first_column", 1, 99 - most_columns);
    tables.first_row = reader.numbers("first_row", 0, rows_a_column - 2);
    tables.column_count = static_cast<int>(tables.first_row.size());
    if (tables.column_count < knights_a_side || tables.column_count > most_columns) {
        reader.refuse("first_row", "13 to " + std::to_string(most_columns) +
                                       " columns are needed, there are " +
                                       std::to_string(tables.column_count));
    }
    tables.last_row = reader.numbers("last_row", 0, rows_a_column - 2, tables.first_row.size());
    for (std::size_t i = 0; !reader.error() && i < tables.first_row.size(); ++i) {
        if (tables.first_row[i] > tables.last_row[i]) {
            reader.refuse("last_row", "column " + std::to_string(tables.first_column + static_cast<int>(i)) +
                                          " ends before it begins");
        }
    }
}

std::optional<Error> read_field(const DataSource& data, Tables& tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, field_file, [&](TomlReader& reader, const std::string& shown) {
        read_field_shape(reader, tables);
        const toml::table* line_table = reader.table("line");
        const toml::table* entry_table = reader.table("entry");
        if (reader.error()) {
            return;
        }
        TomlReader line(*line_table, shown);
        read_line(line, tables);
        TomlReader entry(*entry_table, shown);
        for (const Side side : both_sides) {
            read_entry(entry, side, tables);
        }
        inner = line.finish();
        if (const auto error = entry.finish(); error && !inner) {
            inner = error;
        }
    });
    return inner ? inner : failed;
}

std::optional<Blow> parse_blow(char mark) {
    if (mark == '-') {
        return Blow{};
    }
    if (mark == 'D') {
        return Blow{0, true};
    }
    if (mark >= '1' && mark <= '9') {
        return Blow{static_cast<std::int8_t>(mark - '0'), false};
    }
    return std::nullopt;
}

std::optional<Error> read_melee(const DataSource& data, Tables& tables) {
    return read_data(data, melee_file, [&](TomlReader& reader, const std::string& /*shown*/) {
        const std::vector<int> columns =
            reader.numbers("columns", -most_shift, most_shift, 2 * most_shift + 1);
        for (std::size_t i = 0; !reader.error() && i < columns.size(); ++i) {
            if (columns[i] != static_cast<int>(i) - most_shift) {
                reader.refuse("columns", "they run from -5 to 5 in order");
            }
        }
        for (int roll = 2; roll <= 12; ++roll) {
            const std::string key = std::to_string(roll);
            const std::vector<std::string> cells = reader.texts(key, columns.size());
            for (std::size_t i = 0; !reader.error() && i < cells.size(); ++i) {
                const std::string& cell = cells[i];
                const bool shaped = cell.size() == 3 && cell[1] == '/';
                const auto left = shaped ? parse_blow(cell[0]) : std::nullopt;
                const auto right = shaped ? parse_blow(cell[2]) : std::nullopt;
                if (!left || !right) {
                    reader.refuse(
                        key, "'" + cell + "' is no cell: two of -, D or a digit with a / between are needed");
                    return;
                }
                tables.melee[static_cast<std::size_t>(roll - 2)][i] = {*left, *right, cell,
                                                                       cell[0] * 256 + cell[2]};
            }
        }
    });
}

std::optional<Error> read_surrender(const DataSource& data, Tables& tables) {
    return read_data(data, surrender_file, [&](TomlReader& reader, const std::string& /*shown*/) {
        const std::vector<int> modifiers = reader.numbers("modifiers", 0, 9, knights_a_side);
        std::copy_n(modifiers.begin(), std::min<std::size_t>(modifiers.size(), knights_a_side),
                    tables.surrender_modifier.begin());
    });
}

std::optional<Error> read_weights(const DataSource& data, Tables& tables) {
    const std::array<WeightTable, 2> sums{WeightTable{"worth", tables.weights.worth, feature_names},
                                          WeightTable{"odds", tables.weights.odds, feature_names}};
    return disfida::read_weights(data, weights_file, sums);
}

void derive(Tables& tables) {
    for (KnightId k = 0; k < knight_count; ++k) {
        tables.values[k] = static_cast<std::int8_t>(tables.knights[k].vc);
    }
    for (int spot = 0; spot < spot_count; ++spot) {
        tables.axes[static_cast<std::size_t>(spot)] = axes_of(tables.hex(static_cast<Spot>(spot)));
    }
    for (auto& row : tables.neighbours) {
        row.fill(no_spot);
    }
    for (int spot = 0; spot < SpotSet::spots_a_word; ++spot) {
        const bool odd = tables.hex(static_cast<Spot>(spot)).column % 2 != 0;
        tables.odd_columns |= std::uint64_t{odd} << static_cast<unsigned>(spot);
    }
    for (int i = 0; i < tables.column_count; ++i) {
        const int column = tables.first_column + i;
        for (int row = tables.first_row[static_cast<std::size_t>(i)];
             row <= tables.last_row[static_cast<std::size_t>(i)]; ++row) {
            const Spot spot = tables.spot({column, row});
            tables.field.insert(spot);
            for (const Direction direction : all_directions) {
                tables.neighbours[spot][static_cast<std::size_t>(direction)] =
                    tables.spot(neighbour({column, row}, direction));
            }
            const auto& around = tables.neighbours[spot];
            if (std::find(around.begin(), around.end(), no_spot) != around.end()) {
                tables.edge.insert(spot);
            }
        }
    }
    for (const Side side : both_sides) {
        auto& order = tables.by_id[index(side)];
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = static_cast<KnightId>(first_of(side) + i);
        }
        std::sort(order.begin(), order.end(),
                  [&](KnightId a, KnightId b) { return tables.knight(a).id < tables.knight(b).id; });
    }
    tables.promise = promise(tables);
    tables.plight_worth = plight_worths(tables);
}

} // namespace

Result<Tables> load_tables(const DataSource& data) {
    Tables tables;
    for (const auto read : {read_knights, read_field, read_melee, read_surrender, read_weights}) {
        if (auto error = read(data, tables)) {
            return *error;
        }
    }
    derive(tables);
    return tables;
}

} // namespace disfida::barletta
