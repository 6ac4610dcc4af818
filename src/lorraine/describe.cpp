#include "lorraine/describe.hpp"

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

/// ", exhausted, in debt for a mutiny"
std::string marks(const State& state, GeneralId who) {
    const General& general = state.generals[who];
    std::string out;
    const auto add = [&](bool holds, const char* word) {
        if (holds) {
            out += ", " + std::string(word);
        }
    };
    const bool active = state.active.who == who;
    add(general.exhausted, tr("exhausted"));
    add(active, tr_in("general", "active"));
    add(!active && general.activated && state.phase != Phase::over, tr("has acted"));
    add(general.estranged, tr("estranged"));
    add(general.beloved, tr_in("general", "beloved"));
    add(general.debt, tr("in debt for a mutiny"));
    return out;
}

/// " of the French, garrison 30 of 40 (10 without a leader), siege 2"
std::string castle_words(const Tables& tables, const State& state, ZoneId zone, const Castle& castle) {
    std::string out =
        fill(by_side(castle.owner, mark(" of Burgundy, garrison {all} of {room} ({alone} without a leader)"),
                     mark(" of the French, garrison {all} of {room} ({alone} without a leader)")),
             {{"all", number(garrison_of(tables, state, zone))},
              {"room", number(tables.zone(zone).capacity)},
              {"alone", number(castle.garrison)}});
    if (besieged(castle)) {
        out += ", " + fill(tr("siege {marker}"), {{"marker", number(castle.siege)}});
    }
    return out + (castle.used ? ", " + std::string(tr("tried this turn")) : "");
}

/// A link with what waits at its end: "Bourmont (village, Burgundy 190)".
std::string link_words(const Tables& tables, const State& state, ZoneId zone) {
    const ZoneInfo& info = tables.zone(zone);
    std::vector<std::string> notes;
    if (const Castle* castle = castle_in(tables, state, zone)) {
        notes.emplace_back(by_side(castle->owner, mark("Burgundian castle"), mark("French castle")));
    } else if (info.kind != ZoneKind::country) {
        notes.emplace_back(kind_word(info.kind, has(state.burnt, zone)));
    }
    for (const Side side : both_sides) {
        int points = 0;
        for (std::size_t i = 0; i < state.count; ++i) {
            const General& general = state.generals[i];
            points += general.side == side && outside(general) && general.zone == zone ? general.points : 0;
        }
        if (points > 0) {
            notes.push_back(std::string(side_title(side)) + " " + number(points));
        }
    }
    return zone_name(tables, zone) + (notes.empty() ? "" : " (" + join(notes, ", ") + ")");
}

} // namespace

std::string describe(const Tables& tables, const State& state, GeneralId who) {
    const General& general = state.generals[who];
    const std::string id = id_of(tables, state, who);
    std::string out = full_name(tables, id) + " (" + id + "), " + std::string(side_title(general.side));
    const auto add = [&](const std::string& words) { out += ", " + words; };
    if (general.status == Status::reserve) {
        add(tr("in reserve"));
        return out;
    }
    if (general.rank > 0) {
        add(fill(tr("rank {rank}"), {{"rank", number(general.rank)}}));
    }
    if (general.status != Status::killed || general.rank > 0) { // set up as dead he has neither
        add(std::string(skill_word(general.skill)));
    }
    if (general.status == Status::killed) {
        add(tr_in("general", "dead"));
        return out;
    }
    if (general.status == Status::captive) {
        add(tr_in("general", "captive"));
        return out;
    }
    if (general.zone == no_zone) {
        add(tr("not placed yet"));
        return out;
    }
    const std::string place = zone_name(tables, general.zone);
    add(how_many("{n} point", "{n} points", general.points));
    add(fill(general.inside ? tr("inside {zone}") : tr("in {zone}"), {{"zone", place}}) + marks(state, who));
    add(in_supply(tables, state, general) ? tr("in supply") : tr("out of supply"));
    const Castle* castle = castle_in(tables, state, general.zone);
    if (castle != nullptr && besieged(*castle)) {
        add(fill(castle->owner == general.side ? tr("besieged, marker {marker}")
                                               : tr("besieging {zone}, marker {marker}"),
                 {{"zone", place}, {"marker", number(castle->siege)}}));
    }
    return out;
}

std::string describe_place(const Tables& tables, const State& state, ZoneId zone) {
    const ZoneInfo& info = tables.zone(zone);
    std::string out = zone_name(tables, zone) + " (" + info.id + "), " +
                      std::string(kind_word(info.kind, has(state.burnt, zone)));
    if (tables.worth(zone) > 0 && !has(state.burnt, zone)) {
        out += ", " + fill(tr("{vp} VP"), {{"vp", number(tables.worth(zone))}});
    }
    if (const Castle* castle = castle_in(tables, state, zone)) {
        out += castle_words(tables, state, zone, *castle);
    }
    if (zone == tables.entry) {
        out += ", " + std::string(tr("where Burgundy's supply comes from"));
    }
    if ((bit(zone) & sources(tables, state, Side::french)) != 0) {
        out += ", " + std::string(tr("a source of French supply"));
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (on_map(general) && general.zone == zone) {
            const auto who = static_cast<GeneralId>(i);
            const std::string army = short_name(tables, state, who) + " " + number(general.points);
            out = clauses({out, (general.inside ? fill(tr("{army} inside"), {{"army", army}}) : army) +
                                    marks(state, who)});
        }
    }
    return out;
}

std::string describe_zone(const Tables& tables, const State& state, ZoneId zone) {
    std::vector<std::string> links;
    for (Zones left = tables.zone(zone).neighbours; left != 0; left &= left - 1) {
        links.push_back(link_words(tables, state, static_cast<ZoneId>(std::countr_zero(left))));
    }
    return fill(tr("{place}. To {links}"),
                {{"place", describe_place(tables, state, zone)}, {"links", join(links, ", ")}});
}

std::string describe_supply(const Tables& tables, const State& state, Side side) {
    const Zones reached = supplied_zones(tables, state, side);
    const auto zones_in = [&](auto wanted) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < tables.zones.size(); ++i) {
            if (wanted(static_cast<ZoneId>(i))) {
                names.push_back(zone_name(tables, static_cast<ZoneId>(i)));
            }
        }
        return names;
    };
    const auto from = zones_in([&](ZoneId zone) { return has(sources(tables, state, side), zone); });
    const auto without =
        zones_in([&](ZoneId zone) { return !supplied_at(tables, state, side, zone, reached); });
    const std::string home = from.empty() ? tr("nowhere") : join(from, ", ");
    return fill(
        without.empty()
            ? by_side(side,
                      mark("Burgundy: supply comes from {sources}, and an army is in supply everywhere."),
                      mark("The French: supply comes from {sources}, and an army is in supply everywhere."))
            : by_side(
                  side,
                  mark("Burgundy: supply comes from {sources}; an army would be out of supply in {zones}."),
                  mark("The French: supply comes from {sources}; an army would be out of supply in "
                       "{zones}.")),
        {{"sources", home}, {"zones", join(without, ", ")}});
}

std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of) {
    std::vector<std::string> out;
    if (of == "castles") {
        for (const ZoneId zone : tables.castles) {
            out.push_back(describe_zone(tables, state, zone));
        }
        return out;
    }
    if (of == "supply") {
        return {describe_supply(tables, state, Side::burgundy), describe_supply(tables, state, Side::french)};
    }
    if (const ZoneId zone = tables.find_zone(of); zone != no_zone) {
        return {describe_zone(tables, state, zone)};
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        const auto who = static_cast<GeneralId>(i);
        const bool of_side = of == name(general.side);
        if (of == id_of(tables, state, who) || ((of.empty() || of_side) && living(general))) {
            out.push_back(describe(tables, state, who));
        }
    }
    return out;
}

} // namespace disfida::lorraine
