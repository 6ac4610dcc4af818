#include "lorraine/describe.hpp"

#include "kernel/words.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string marks(const State& state, GeneralId who) {
    const General& general = state.generals[who];
    std::string out;
    out += general.exhausted ? ", exhausted" : "";
    out += state.active.who == who                           ? ", active"
           : general.activated && state.phase != Phase::over ? ", has acted"
                                                             : "";
    out += general.estranged ? ", estranged" : "";
    out += general.beloved ? ", beloved" : "";
    out += general.debt ? ", in debt for a mutiny" : "";
    return out;
}

std::string kind_words(const State& state, const ZoneInfo& info, ZoneId zone) {
    return (has(state.burnt, zone) ? "ravaged " : "") + std::string(name(info.kind));
}

/// "garrison 30 of 40 (10 without a leader), siege 2"
std::string castle_words(const Tables& tables, const State& state, ZoneId zone, const Castle& castle) {
    std::string out = castle.owner == Side::french ? " of the French" : " of Burgundy";
    out += ", garrison " + number(garrison_of(tables, state, zone)) + " of " +
           number(tables.zone(zone).capacity) + " (" + number(castle.garrison) + " without a leader)";
    out += besieged(castle) ? ", siege " + number(castle.siege) : "";
    return out + (castle.used ? ", tried this turn" : "");
}

/// A link with what waits at its end: "Bourmont (village, Burgundy 190)".
std::string link_words(const Tables& tables, const State& state, ZoneId zone) {
    const ZoneInfo& info = tables.zone(zone);
    std::vector<std::string> notes;
    if (const Castle* castle = castle_in(tables, state, zone)) {
        notes.emplace_back(castle->owner == Side::french ? "French castle" : "Burgundian castle");
    } else if (info.kind != ZoneKind::country) {
        notes.push_back(kind_words(state, info, zone));
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
    return info.name + (notes.empty() ? "" : " (" + join(notes, ", ") + ")");
}

} // namespace

std::string describe(const Tables& tables, const State& state, GeneralId who) {
    const General& general = state.generals[who];
    const std::string id = id_of(tables, state, who);
    std::string out = full_name(tables, id) + " (" + id + "), " + std::string(side_title(general.side));
    if (general.status == Status::reserve) {
        return out + ", in reserve";
    }
    if (general.rank > 0) {
        out += ", rank " + number(general.rank);
    }
    if (general.status != Status::killed || general.rank > 0) { // set up as dead he has neither
        out += ", " + std::string(name(general.skill));
    }
    if (general.status == Status::killed) {
        return out + ", dead";
    }
    if (general.status == Status::captive) {
        return out + ", captive";
    }
    if (general.zone == no_zone) {
        return out + ", not placed yet";
    }
    const std::string& place = tables.zone(general.zone).name;
    out += ", " + number(general.points) + (general.points == 1 ? " point, " : " points, ") +
           (general.inside ? "inside " : "in ") + place + marks(state, who);
    out += in_supply(tables, state, general) ? ", in supply" : ", out of supply";
    const Castle* castle = castle_in(tables, state, general.zone);
    if (castle != nullptr && besieged(*castle)) {
        out +=
            (castle->owner == general.side ? ", besieged, marker " : ", besieging " + place + ", marker ") +
            number(castle->siege);
    }
    return out;
}

std::string describe_zone(const Tables& tables, const State& state, ZoneId zone) {
    const ZoneInfo& info = tables.zone(zone);
    std::string out = info.name + " (" + info.id + "), " + kind_words(state, info, zone);
    if (tables.worth(zone) > 0 && !has(state.burnt, zone)) {
        out += ", " + number(tables.worth(zone)) + " VP";
    }
    if (const Castle* castle = castle_in(tables, state, zone)) {
        out += castle_words(tables, state, zone, *castle);
    }
    if (zone == tables.entry) {
        out += ", where Burgundy's supply comes from";
    }
    if ((bit(zone) & sources(tables, state, Side::french)) != 0) {
        out += ", a source of French supply";
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (on_map(general) && general.zone == zone) {
            const auto who = static_cast<GeneralId>(i);
            out += "; " + short_name(tables, state, who) + " " + number(general.points) +
                   (general.inside ? " inside" : "") + marks(state, who);
        }
    }
    std::vector<std::string> links;
    for (Zones left = info.neighbours; left != 0; left &= left - 1) {
        links.push_back(link_words(tables, state, static_cast<ZoneId>(std::countr_zero(left))));
    }
    return out + ". To " + join(links, ", ");
}

std::string describe_supply(const Tables& tables, const State& state, Side side) {
    const Zones reached = supplied_zones(tables, state, side);
    const auto zones_in = [&](auto wanted) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < tables.zones.size(); ++i) {
            if (wanted(static_cast<ZoneId>(i))) {
                names.push_back(tables.zones[i].name);
            }
        }
        return names;
    };
    const auto from = zones_in([&](ZoneId zone) { return has(sources(tables, state, side), zone); });
    const auto without =
        zones_in([&](ZoneId zone) { return !supplied_at(tables, state, side, zone, reached); });
    return capital(std::string(side_title(side))) + ": supply comes from " +
           (from.empty() ? "nowhere" : join(from, ", ")) +
           (without.empty() ? ", and an army is in supply everywhere."
                            : "; an army would be out of supply in " + join(without, ", ") + ".");
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
