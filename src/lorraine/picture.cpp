#include "lorraine/picture.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

constexpr int widest = 78;
constexpr int room_below = 14; // cells under a name, so that a blank divides it from the next

std::string army(const Tables& tables, const State& state, GeneralId who) {
    const General& general = state.generals[who];
    const std::string text =
        glyph(tables, state, who) + std::to_string(general.points) + (general.exhausted ? "~" : "");
    return general.side == Side::french ? "(" + text + ")" : text;
}

/// How the armies of one side in a zone are written: each by itself, or their sum.
enum class Style : std::uint8_t { each, in_words, in_figures };

/// A side's armies outside in a zone, each part with a space before it. One alone is always written by
/// itself.
std::string side_armies(const Tables& tables, const State& state, ZoneId zone, Side side, Style style) {
    std::string out;
    int count = 0;
    int points = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side == side && outside(general) && general.zone == zone) {
            out += " " + army(tables, state, static_cast<GeneralId>(i));
            ++count;
            points += general.points;
        }
    }
    if (count < 2 || style == Style::each) {
        return out;
    }
    const std::string sum = fill(style == Style::in_words ? tr("{n} armies {points}") : "{n}:{points}",
                                 {{"n", std::to_string(count)}, {"points", std::to_string(points)}});
    return side == Side::french ? " (" + sum + ")" : " " + sum;
}

/// What a zone is, what its castle holds, and who stands there, as short as it has to be.
std::string under(const Tables& tables, const State& state, ZoneId zone) {
    std::string out;
    switch (tables.zone(zone).kind) {
    case ZoneKind::castle: {
        const Castle& castle = *castle_in(tables, state, zone);
        const std::string held_by = "#" + std::to_string(garrison_of(tables, state, zone));
        out = castle.owner == Side::french ? "(" + held_by + ")" : held_by;
        out += besieged(castle) ? "S" + std::to_string(castle.siege) : "";
        break;
    }
    case ZoneKind::country:
        break;
    default:
        out = has(state.burnt, zone) ? "*" : tables.zone(zone).kind == ZoneKind::town ? "@" : "o";
        break;
    }
    std::string armies;
    for (const Style style : {Style::each, Style::in_words, Style::in_figures}) {
        armies = side_armies(tables, state, zone, Side::burgundy, style) +
                 side_armies(tables, state, zone, Side::french, style);
        if (columns(out + armies) <= room_below) {
            break;
        }
    }
    if (columns(out + armies) > room_below) {
        out.clear(); // in the thick of a battle the armies matter most
    }
    return out.empty() && !armies.empty() ? armies.substr(1) : out + armies;
}

/// Whose letters stand on the map: "Burgundy: To Toulongeon, Va Vaudemont."
void add_key(const Tables& tables, const State& state, Side side, std::vector<std::string>& lines) {
    std::vector<std::string> list;
    for (const GeneralId who : by_rank(state, side, on_map)) {
        list.push_back(glyph(tables, state, who) + " " + short_name(tables, state, who));
    }
    if (list.empty()) {
        return;
    }
    const std::string key = fill(by_side(side, mark("Burgundy: {list}."), mark("The French: {list}.")),
                                 {{"list", join(list, ", ")}});
    for (std::string& line : wrap(key, widest, 2)) {
        lines.push_back(std::move(line));
    }
}

void centre(std::string& line, int x, std::string_view text) {
    const int left = std::max(0, x - columns(text) / 2);
    put_at(line, static_cast<std::size_t>(left), text);
}

} // namespace

std::vector<std::string> map_lines(const Tables& tables, const State& state) {
    std::vector<std::string> lines(static_cast<std::size_t>(tables.height));
    for (std::size_t i = 0; i < zone_count; ++i) {
        const ZoneInfo& zone = tables.zones[i];
        centre(lines[static_cast<std::size_t>(zone.y)], zone.x, zone_name(tables, static_cast<ZoneId>(i)));
        centre(lines[static_cast<std::size_t>(zone.y) + 1], zone.x,
               under(tables, state, static_cast<ZoneId>(i)));
    }
    centre(lines[static_cast<std::size_t>(std::min(tables.siege_y, tables.height - 1))], tables.siege_x,
           "[" + tr_data(tables.siege_name) + "]");
    for (std::string& line : lines) {
        while (columns(line) > widest) {
            line.pop_back();
        }
        line.erase(line.find_last_not_of(' ') + 1);
    }
    lines.emplace_back(tr("# castle and its garrison, S siege marker, @ town, o village, * ravaged,"));
    lines.emplace_back(tr("~ exhausted, 3:280 three armies of 280 points; the French in round brackets."));
    for (const Side side : both_sides) {
        add_key(tables, state, side, lines);
    }
    return lines;
}

} // namespace disfida::lorraine
