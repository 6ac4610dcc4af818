#include "iliad/scene.hpp"

#include <algorithm>

#include "iliad/describe.hpp"
#include "iliad/names.hpp"
#include "kernel/punctuation.hpp"

namespace disfida::iliad {

namespace {

using scene::Anchor;
using scene::Arms;
using scene::Label;
using scene::Point;
using scene::Scene;
using scene::Shape;
using scene::Thing;
using scene::Tone;

constexpr Point corner{60, 50}; ///< middle of row 01 in an odd column
constexpr int width = 900;
constexpr int arena_height = 600;
constexpr int panel = 480; ///< middle of the shields in the list
constexpr int panel_top = 40;
constexpr int widest_step = 26; ///< between lines of the list
constexpr int least_step = 15;

Point middle(Spot spot) {
    const Hex hex = hex_of(spot);
    return {corner.x + (hex.column % 2 == 0 ? scene::hex_step.x / 2 : 0) + scene::hex_step.x * (hex.row - 1),
            corner.y + scene::hex_step.y * (hex.column - 1)};
}

void add_ground(Scene& out) {
    for (int spot = 0; spot < hex_count; ++spot) {
        out.ground.emplace_back(scene::hexagon(middle(static_cast<Spot>(spot)), Tone::ground, Tone::edge));
    }
    for (int row = 1; row <= rows; ++row) {
        out.ground.emplace_back(
            Label{{corner.x + scene::hex_step.x * (row - 1), 16}, two_digits(row), 11, Tone::faint});
    }
    for (int column = 1; column <= columns; ++column) {
        out.ground.emplace_back(Label{
            {22, corner.y + scene::hex_step.y * (column - 1) + 4}, two_digits(column), 11, Tone::faint});
    }
}

/// Who is in contact, as lines in the tone of who holds the initiative.
Thing contacts(const State& state) {
    Thing out;
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const Contact& contact = state.contacts[i];
        const Spot left = state.roster[contact.left].spot;
        const Spot right = state.roster[contact.right].spot;
        if (left != no_spot && right != no_spot) {
            Shape line{{middle(left), middle(right)}, false, Tone::none};
            line.line = scene::tone_of(static_cast<int>(contact.initiative));
            line.width = 4;
            out.emplace_back(std::move(line));
        }
    }
    return out;
}

/// "BOTTLE 9 of 11, AGILITY 7, bronze, 2 spears", or how he left the fight.
std::string condition(const Warrior& warrior) {
    if (!fights(warrior)) {
        return std::string(name(warrior.status));
    }
    return "BOTTLE " + std::to_string(warrior.bottle) + " of " + std::to_string(warrior.start_bottle) +
           ", AGILITY " + std::to_string(warrior.agility) + ", " + std::string(name(warrior.armour)) +
           (warrior.spears == 0   ? ""
            : warrior.spears == 1 ? ", 1 spear"
                                  : ", " + std::to_string(warrior.spears) + " spears");
}

Thing warrior_marks(const Tables& tables, const State& state, WarriorId who, int y) {
    const Warrior& warrior = state.roster[who];
    Arms arms;
    arms.bearing = scene::Bearing::round_shield;
    arms.number = warrior.info;
    arms.side = static_cast<int>(warrior.side);
    arms.who = describe(tables, state, who);
    arms.faded = !fights(warrior);
    const std::string letters = glyph(tables, state, who);
    Thing out;
    if (warrior.spot != no_spot) {
        const Point at = middle(warrior.spot);
        Arms shield = arms;
        shield.at = {at.x, at.y - 5};
        shield.size = is_hero(tables, warrior) ? 90 : 70;
        out.emplace_back(std::move(shield));
        out.emplace_back(Label{
            {at.x, at.y + 18}, scene::bracketed(letters, arms.side), 10, Tone::ink, Anchor::middle, true});
    }
    const Tone tone = arms.faded ? Tone::faint : Tone::ink;
    arms.at = {panel, y};
    arms.size = 60;
    out.emplace_back(arms);
    out.emplace_back(Label{{panel + 14, y + 4}, letters, 11, tone, Anchor::start, true});
    out.emplace_back(Label{{panel + 40, y + 4},
                           headed(short_name(tables, warrior.info), condition(warrior)),
                           11,
                           tone,
                           Anchor::start});
    return out;
}

} // namespace

scene::Scene scene_of(const Tables& tables, const State& state) {
    constexpr std::array<const char*, 2> titles{"Left side", "Right side"};
    Scene out;
    const int lines = state.count + 3; // with the titles and a blank between the sides
    const int step = std::clamp((arena_height - panel_top) / lines, least_step, widest_step);
    out.width = width;
    out.height = std::max(arena_height, panel_top + step * lines);
    add_ground(out);
    out.things.push_back(contacts(state));
    int y = panel_top;
    std::vector<Thing> things(state.count);
    for (const Side side : both_sides) {
        out.ground.emplace_back(Label{{panel - 10, y},
                                      titles[index(side)],
                                      13,
                                      scene::tone_of(static_cast<int>(side)),
                                      Anchor::start,
                                      true});
        for (WarriorId who = 0; who < state.count; ++who) {
            if (state.roster[who].side == side) {
                things[who] = warrior_marks(tables, state, who, y += step);
            }
        }
        y += 2 * step;
    }
    out.things.insert(out.things.end(), things.begin(), things.end());
    return out;
}

} // namespace disfida::iliad
