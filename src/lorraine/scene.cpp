#include "lorraine/scene.hpp"

#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/words.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

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

constexpr Point corner{48, 46}; ///< of cell 0, 0 of the drawing
constexpr Point cell{13, 34};
constexpr int panel = 1066; ///< middle of the banners in the list
constexpr int panel_top = 40;
constexpr int panel_step = 22;
constexpr int width = 1400;
constexpr int bottom = 24;      ///< below the last zone, for its armies
constexpr int row_width = 86;   ///< for the banners in one zone
constexpr int widest_step = 30; ///< between two of them
constexpr int below = 30;       ///< from a zone's sign to its banners

constexpr int number_of(Side side) { return static_cast<int>(side); }

Point place(const ZoneInfo& zone) { return {corner.x + cell.x * zone.x, corner.y + cell.y * zone.y}; }

Shape square(Point at, int half, Tone fill, Tone line) {
    Shape out{{{at.x - half, at.y - half},
               {at.x + half, at.y - half},
               {at.x + half, at.y + half},
               {at.x - half, at.y + half}}};
    out.fill = fill;
    out.line = line;
    return out;
}

/// A castle with two battlements.
Shape castle_shape(Point at, Tone fill) {
    Shape out{{{at.x - 9, at.y + 8},
               {at.x - 9, at.y - 10},
               {at.x - 4, at.y - 10},
               {at.x - 4, at.y - 5},
               {at.x + 4, at.y - 5},
               {at.x + 4, at.y - 10},
               {at.x + 9, at.y - 10},
               {at.x + 9, at.y + 8}}};
    out.fill = fill;
    out.line = Tone::ink;
    return out;
}

Shape line_between(Point a, Point b, Tone tone, int wide) {
    Shape out{{a, b}, false, Tone::none, tone};
    out.width = wide;
    return out;
}

void add_ground(const Tables& tables, Scene& out) {
    for (std::size_t i = 0; i < zone_count; ++i) {
        for (std::size_t j = i + 1; j < zone_count; ++j) {
            if (has(tables.zones[i].neighbours, static_cast<ZoneId>(j))) {
                out.ground.emplace_back(
                    line_between(place(tables.zones[i]), place(tables.zones[j]), Tone::edge, 1));
            }
        }
    }
    for (const Road& road : tables.roads) {
        for (std::size_t i = 1; i < road.zones.size(); ++i) {
            out.ground.emplace_back(line_between(place(tables.zone(road.zones[i - 1])),
                                                 place(tables.zone(road.zones[i])), Tone::path, 4));
        }
    }
    out.ground.emplace_back(Label{{corner.x + cell.x * tables.siege_x, corner.y + cell.y * tables.siege_y},
                                  "[" + tables.siege_name + "]",
                                  12,
                                  Tone::faint});
    for (const ZoneInfo& zone : tables.zones) {
        const Point at = place(zone);
        out.ground.emplace_back(
            Label{{at.x, at.y - 14}, zone.name, 12, Tone::ink, Anchor::middle, false, true});
        if (zone.kind == ZoneKind::country) {
            out.ground.emplace_back(Disc{at, 4, Tone::paper, Tone::ink});
        }
    }
}

/// What stands in a zone and can change: its sign, burnt or not, and what its castle holds.
Thing zone_marks(const Tables& tables, const State& state, ZoneId zone) {
    const Point at = place(tables.zone(zone));
    const bool burnt = has(state.burnt, zone);
    switch (tables.zone(zone).kind) {
    case ZoneKind::country:
        return {};
    case ZoneKind::village:
        return {Disc{at, 7, burnt ? Tone::burnt : Tone::ground, Tone::ink}};
    case ZoneKind::town:
        return {square(at, 8, burnt ? Tone::burnt : Tone::ground, Tone::ink)};
    case ZoneKind::castle:
        break;
    }
    const Castle& castle = *castle_in(tables, state, zone);
    Thing out{castle_shape(at, scene::tone_of(number_of(castle.owner))),
              Label{{at.x + 13, at.y + 5},
                    std::to_string(garrison_of(tables, state, zone)),
                    12,
                    Tone::ink,
                    Anchor::start,
                    true}};
    if (besieged(castle)) {
        out.emplace_back(Label{
            {at.x - 13, at.y + 5}, "S" + std::to_string(castle.siege), 12, Tone::wound, Anchor::end, true});
    }
    return out;
}

std::string whereabouts(const Tables& tables, const State& state, const General& general) {
    if (general.status != Status::field) {
        return std::string(name(general.status));
    }
    if (general.zone == no_zone) {
        return "to be placed";
    }
    const Castle* castle = castle_in(tables, state, general.zone);
    return std::to_string(general.points) + (general.points == 1 ? " point, " : " points, ") +
           (general.inside && castle != nullptr ? "inside " : "") + tables.zone(general.zone).name +
           (general.exhausted ? ", exhausted" : "");
}

/// The armies outside in a zone, side by side; each knows its place among them.
struct Row {
    int place = 0;
    int count = 0;
};

Row row_of(const State& state, GeneralId who) {
    Row row;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& other = state.generals[i];
        if (outside(other) && other.zone == state.generals[who].zone) {
            row.place += i < who ? 1 : 0;
            ++row.count;
        }
    }
    return row;
}

void add_on_map(const Tables& tables, const State& state, GeneralId who, const Arms& arms, Thing& out) {
    const General& general = state.generals[who];
    const Row row = row_of(state, who);
    const int step = row.count < 2 ? 0 : std::min(widest_step, row_width / (row.count - 1));
    const Point zone = place(tables.zone(general.zone));
    Arms banner = arms;
    banner.at = {zone.x + (2 * row.place - row.count + 1) * step / 2, zone.y + below};
    banner.size = 100;
    out.emplace_back(banner);
    out.emplace_back(Label{{banner.at.x - 9, banner.at.y + 16}, // right of its pole
                           std::to_string(general.points) + (general.exhausted ? "~" : ""),
                           step > 0 && step < 20 ? 9 : 11,
                           Tone::ink,
                           Anchor::start,
                           true,
                           true});
}

} // namespace

scene::Scene scene_of(const Tables& tables, const State& state) {
    Scene out;
    out.width = width;
    out.height = corner.y + cell.y * tables.height + bottom;
    add_ground(tables, out);
    for (std::size_t i = 0; i < zone_count; ++i) {
        out.things.push_back(zone_marks(tables, state, static_cast<ZoneId>(i)));
    }
    std::vector<Thing> things(state.count + both_sides.size());
    int y = panel_top;
    for (const Side side : both_sides) {
        things[state.count + index(side)] = {Label{{panel - 12, y},
                                                   capital(std::string(side_title(side))),
                                                   14,
                                                   scene::tone_of(number_of(side)),
                                                   Anchor::start,
                                                   true}};
        for (const GeneralId who : by_rank(state, side, living)) {
            const General& general = state.generals[who];
            Arms arms;
            arms.bearing = scene::Bearing::banner;
            arms.number = who;
            arms.side = number_of(side);
            arms.who = describe(tables, state, who);
            arms.faded = general.status != Status::field;
            if (outside(general)) {
                add_on_map(tables, state, who, arms, things[who]);
            }
            y += panel_step;
            arms.at = {panel, y};
            arms.size = 65;
            things[who].emplace_back(arms);
            things[who].emplace_back(
                Label{{panel + 16, y + 3},
                      headed(short_name(tables, state, who), whereabouts(tables, state, general)),
                      12,
                      arms.faded ? Tone::faint : Tone::ink,
                      Anchor::start});
        }
        y += 2 * panel_step;
    }
    // Those who can be named are always as many; captains come behind them and behind the two headings.
    const auto headings = things.end() - static_cast<std::ptrdiff_t>(both_sides.size());
    std::rotate(things.begin(), headings, things.end());
    out.things.insert(out.things.end(), things.begin(), things.end());
    return out;
}

} // namespace disfida::lorraine
