#include "barletta/scene.hpp"

#include "barletta/apply.hpp"
#include "barletta/describe.hpp"
#include "barletta/picture.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

using scene::Anchor;
using scene::Arms;
using scene::Disc;
using scene::Label;
using scene::Point;
using scene::Scene;
using scene::Shape;
using scene::Thing;
using scene::Tone;
using scene::tone_of;

constexpr Point corner{60, 50}; ///< middle of row 00 in an odd column
constexpr int width = 1070;
constexpr int height = 740;
constexpr int panel = 702; ///< middle of the shields in the list
constexpr int panel_step = 25;
constexpr std::array<int, 2> panel_top{50, 415};

Point middle(const Tables& tables, Spot spot) {
    const Hex hex = tables.hex(spot);
    return {corner.x + (hex.column % 2 == 0 ? scene::hex_step.x / 2 : 0) + scene::hex_step.x * hex.row,
            corner.y + scene::hex_step.y * (hex.column - tables.first_column)};
}

void add_ground(const Tables& tables, Scene& out) {
    for (int i = 0; i < tables.column_count; ++i) {
        const int column = tables.first_column + i;
        for (int row = 0; row < rows_a_column; ++row) {
            if (const Spot spot = tables.spot({column, row}); spot != no_spot) {
                out.ground.emplace_back(scene::hexagon(middle(tables, spot), Tone::ground, Tone::edge));
            }
        }
    }
    for (const Side side : both_sides) {
        for (const Spot spot : tables.entry[index(side)]) {
            Shape entry = scene::hexagon(middle(tables, spot), Tone::none, tone_of(static_cast<int>(side)));
            entry.dashed = true;
            entry.width = 2;
            out.ground.emplace_back(std::move(entry));
        }
    }
    const int last_row = *std::max_element(tables.last_row.begin(), tables.last_row.end());
    for (int row = 0; row <= last_row; ++row) {
        out.ground.emplace_back(
            Label{{corner.x + scene::hex_step.x * row, 16}, two_digits(row), 11, Tone::faint});
    }
    for (int i = 0; i < tables.column_count; ++i) {
        out.ground.emplace_back(Label{{22, corner.y + scene::hex_step.y * i + 4},
                                      two_digits(tables.first_column + i),
                                      11,
                                      Tone::faint});
    }
}

/// A knight on his hex: shield, lance where he is mounted, letters, Hits on the left and wounds on the right.
void add_on_field(const Tables& tables, const State& state, KnightId id, const Arms& arms, Thing& out) {
    const Knight& knight = state.knights[id];
    const Point at = middle(tables, knight.spot);
    if (knight.mounted) {
        Shape lance{{{at.x + 11, at.y + 6}, {at.x + 11, at.y - 21}}, false, Tone::none, Tone::ink};
        out.emplace_back(std::move(lance));
        Shape pennon{{{at.x + 11, at.y - 21}, {at.x + 19, at.y - 18}, {at.x + 11, at.y - 15}}};
        pennon.fill = tone_of(arms.side);
        out.emplace_back(std::move(pennon));
    }
    Arms shield = arms;
    shield.at = {at.x, at.y - 8};
    shield.size = knight.mounted ? 80 : 65;
    out.emplace_back(std::move(shield));
    out.emplace_back(Label{{at.x, at.y + 14},
                           scene::bracketed(glyph(tables, state, id), arms.side),
                           10,
                           Tone::ink,
                           Anchor::middle,
                           true});
    for (int i = 0; i < knight.hits; ++i) {
        out.emplace_back(Disc{{at.x - 15, at.y - 10 + 5 * i}, 2, Tone::ink});
    }
    for (int i = 0; i < knight.wounds; ++i) {
        out.emplace_back(Disc{{at.x + 16, at.y - 8 + 5 * i}, 2, Tone::wound});
    }
}

std::string counted(int count, const std::string& what) {
    return count == 0 ? std::string() : ", " + std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string plight(const Tables& tables, const Knight& knight) {
    switch (knight.place) {
    case Place::unplaced:
        return "to be placed";
    case Place::captured:
    case Place::killed:
    case Place::absent:
        return std::string(name(knight.place));
    default:
        break;
    }
    return (knight.place == Place::camp ? "camp" : tables.spot_name(knight.spot)) +
           counted(knight.hits, "Hit") + counted(knight.wounds, "wound") +
           (knight.mounted ? "" : ", on foot");
}

void add_in_list(const Tables& tables, const State& state, KnightId id, const Arms& arms, Thing& out) {
    const auto side = static_cast<std::size_t>(arms.side);
    const int y = panel_top[side] + panel_step * (id - first_of(side_of(id)));
    const Tone tone = arms.faded ? Tone::faint : Tone::ink;
    Arms shield = arms;
    shield.at = {panel, y};
    shield.size = 75;
    out.emplace_back(std::move(shield));
    out.emplace_back(Label{{panel + 16, y + 4}, glyph(tables, state, id), 12, tone, Anchor::start, true});
    out.emplace_back(Label{{panel + 44, y + 4},
                           tables.knight(id).short_name + " " + std::to_string(tables.vc(id)),
                           12,
                           tone,
                           Anchor::start});
    out.emplace_back(Label{{panel + 150, y + 4}, plight(tables, state.knights[id]), 12, tone, Anchor::start});
}

} // namespace

scene::Scene scene_of(const Tables& tables, const State& state) {
    Scene out;
    out.width = width;
    out.height = height;
    add_ground(tables, out);
    for (const Side side : both_sides) {
        const int y = panel_top[index(side)] - 20;
        out.things.push_back({Label{{panel - 10, y},
                                    std::string(people(side)) + ", " +
                                        std::to_string(victory_points(tables, state, side)) + " VP",
                                    14,
                                    tone_of(static_cast<int>(side)),
                                    Anchor::start,
                                    true}});
    }
    for (KnightId id = 0; id < knight_count; ++id) {
        Arms arms;
        arms.number = id;
        arms.side = static_cast<int>(side_of(id));
        arms.who = describe(tables, state, id);
        arms.faded = out_of_action(state.knights[id]) || state.knights[id].place == Place::absent;
        Thing thing;
        if (on_field(state.knights[id])) {
            add_on_field(tables, state, id, arms, thing);
        }
        add_in_list(tables, state, id, arms, thing);
        out.things.push_back(std::move(thing));
    }
    return out;
}

} // namespace disfida::barletta
