#include "lorraine/turn_end.hpp"

namespace disfida::lorraine {

Spot place_of(const Tables& tables, const State& state, Side side, ZoneId source) {
    const Zones enemies = held(state, other(side));
    Spot best;
    int least = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side != side || !on_map(general)) {
            continue;
        }
        if (general.inside && (has(enemies, general.zone) || room_in(tables, state, general.zone) < 1)) {
            continue;
        }
        const int links = tables.distance[source][general.zone];
        if (best.with == nobody || links < least ||
            (links == least && general.rank < state.generals[best.with].rank)) {
            best = {general.zone, general.inside, static_cast<GeneralId>(i)};
            least = links;
        }
    }
    if (best.with != nobody) {
        return best;
    }
    best.zone = source;
    least = static_cast<int>(zone_count);
    for (std::size_t zone = 0; zone < zone_count; ++zone) {
        const int links = tables.distance[source][zone];
        if (!has(enemies, static_cast<ZoneId>(zone)) && links < least) {
            best.zone = static_cast<ZoneId>(zone);
            least = links;
        }
    }
    return best;
}

} // namespace disfida::lorraine
