#include "barletta/ways.hpp"

namespace disfida::barletta {

Spot walk(const Tables& tables, const SpotSet& free, Spot from, Spot to, int steps) {
    int left = steps_between(tables, from, to);
    for (; steps > 0 && left > 1; --steps) {
        const auto& around = tables.neighbours[from];
        const auto* next = std::find_if(around.begin(), around.end(), [&](Spot spot) {
            return spot != no_spot && free.has(spot) && steps_between(tables, spot, to) < left;
        });
        if (next == around.end()) {
            break;
        }
        from = *next;
        --left;
    }
    return from;
}

namespace {

/// What a step in each direction adds to the axes of a hex; the same in odd and even columns.
constexpr std::array<Tables::Axes, all_directions.size()> steps_by_direction = [] {
    std::array<Tables::Axes, all_directions.size()> out{};
    constexpr Hex from{1, 1};
    for (const Direction direction : all_directions) {
        const Hex to = neighbour(from, direction);
        const Tables::Axes a = axes_of(from);
        const Tables::Axes b = axes_of(to);
        out[static_cast<std::size_t>(direction)] = {static_cast<std::int16_t>(b.x - a.x),
                                                    static_cast<std::int16_t>(b.z - a.z)};
    }
    return out;
}();

constexpr unsigned directions = all_directions.size();

} // namespace

Spot stand_against(const Tables& tables, const SpotSet& free, const Knight& knight, Spot enemy) {
    const Spot here = knight.spot;
    const int points = movement(knight) - 1; // the last one is for the attack (F)
    const auto& around = tables.neighbours[enemy];
    std::array<unsigned, directions> open; // the knight's own hex is
    for (unsigned d = 0; d < directions; ++d) {
        constexpr Spot off_field = 0;
        const Spot spot = around[d];
        open[d] = unsigned{free.has(spot == no_spot ? off_field : spot)} | unsigned{spot == here};
    }
    // What each of the six is worth, with its number, so that the greatest is the first of the best; 0: not
    // to be had. Without branches: they would be guessed wrong too often.
    std::array<unsigned, directions> worth;
    const int x = tables.axes[enemy].x - tables.axes[here].x;
    const int z = tables.axes[enemy].z - tables.axes[here].z;
    for (unsigned d = 0; d < directions; ++d) {
        const int steps = hex_steps(x + steps_by_direction[d].x, z + steps_by_direction[d].z);
        const unsigned push = 2U - open[opposite(d)] + unsigned{around[opposite(d)] == no_spot};
        const unsigned good = (push * 8U - static_cast<unsigned>(steps)) * 8U + (directions - d);
        worth[d] = good & (0U - (open[d] & unsigned{steps <= points}));
    }
    Flood reached(tables, free, here);
    int steps = 0;
    for (;;) {
        const unsigned best = *std::max_element(worth.begin(), worth.end());
        if (best == 0) {
            return no_spot;
        }
        const unsigned d = directions - best % 8U;
        const Spot to = around[d];
        for (; !reached.has(to) && steps < points; ++steps) {
            reached.spread();
        }
        if (reached.has(to)) {
            return to;
        }
        worth[d] = 0;
    }
}

} // namespace disfida::barletta
