#include "tui/lorraine/marks.hpp"

#include <bit>

#include "lorraine/activation.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

/// The tests a march takes, one after the other (L-Move 2, 4; L-Event 3).
class Tests {
  public:
    Tests(const Board& board, GeneralId who) : morale_(board.tables.morale) {
        const State& state = board.state;
        const General& general = state.generals[who];
        const bool active = state.phase == Phase::activate && state.active.who == who;
        const Activation activation = active ? state.active : Activation{};
        free_ = activation.moved == 0;
        extra_ = activation.extra;
        beloved_ = general.beloved;
        tired_ = general.exhausted;
        estranged_ = general.estranged;
        const bool shut_in = general.inside && (besieged(*castle_in(board.tables, state, general.zone)) ||
                                                has(held(state, other(general.side)), general.zone));
        stopped_ = shut_in || activation.stage == Stage::acting;
    }
    /// What the next zone needs: 1 no test, 0 no further zone.
    int next() {
        if (stopped_) {
            return 0;
        }
        if (free_) {
            free_ = false;
            return 1;
        }
        if (tired_ || (estranged_ && !beloved_)) {
            return 0;
        }
        if (beloved_) {
            beloved_ = false;
            return 1;
        }
        const int needed = morale_ + extra_++;
        return needed > 6 ? 0 : needed;
    }

  private:
    int morale_;
    int extra_ = 0;
    bool free_ = true;
    bool beloved_ = false;
    bool tired_ = false;
    bool estranged_ = false;
    bool stopped_ = false;
};

} // namespace

void mark_reach(const Board& board, GeneralId who, Marks& marks) {
    const State& state = board.state;
    const General& general = state.generals[who];
    if (!on_map(general)) {
        return;
    }
    marks.who = who;
    const Zones enemies = held(state, other(general.side));
    Tests tests(board, who);
    Zones seen = bit(general.zone);
    Zones edge = seen;
    while (edge != 0) {
        const int needed = tests.next();
        if (needed == 0) {
            break;
        }
        edge = around(board.tables, edge) & ~seen;
        seen |= edge;
        for (Zones left = edge; left != 0; left &= left - 1) {
            marks.needs[static_cast<std::size_t>(std::countr_zero(left))] = static_cast<std::uint8_t>(needed);
        }
        marks.targets |= edge & enemies;
        edge &= ~enemies; // a battle ends the march
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& enemy = state.generals[i];
        if (enemy.side != general.side && waiting(enemy) && enemy.points > general.points) {
            marks.danger |= board.tables.zone(enemy.zone).neighbours & seen & ~enemies;
        }
    }
}

Zones supply_line(const Board& board, const General& general) {
    const Tables& tables = board.tables;
    const Zones home = sources(tables, board.state, general.side);
    const Zones reached = supplied_zones(tables, board.state, general.side);
    if (general.inside || !supplied_at(tables, board.state, general.side, general.zone, reached)) {
        return 0;
    }
    // Rings of zones around the sources, as supply goes: the line steps down from ring to ring.
    std::array<Zones, zone_count> rings{};
    std::size_t count = 0;
    Zones done = home & reached;
    rings[count++] = done;
    while (!has(done, general.zone) && (around(tables, done) & bit(general.zone)) == 0) {
        const Zones next = around(tables, done) & reached & ~done;
        if (next == 0) {
            return bit(general.zone); // his own zone is the source
        }
        rings[count++] = next;
        done |= next;
    }
    Zones line = bit(general.zone);
    if (has(home, general.zone)) {
        return line;
    }
    Zones at = line;
    while (count > 0) {
        const Zones step = rings[--count] & around(tables, at);
        if (step != 0) {
            at = bit(static_cast<ZoneId>(std::countr_zero(step)));
            line |= at;
        }
    }
    return line;
}

void mark_supply(const Board& board, Side side, GeneralId who, Marks& marks) {
    marks.supply = true;
    marks.side = side;
    marks.sources = sources(board.tables, board.state, side);
    marks.supplied = 0;
    const Zones reached = supplied_zones(board.tables, board.state, side);
    for (ZoneId zone = 0; zone < zone_count; ++zone) {
        marks.supplied |= supplied_at(board.tables, board.state, side, zone, reached) ? bit(zone) : 0;
    }
    if (who != nobody && on_map(board.state.generals[who])) {
        marks.line = supply_line(board, board.state.generals[who]);
    }
}

} // namespace disfida::tui::lorraine_screen
