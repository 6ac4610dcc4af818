// The position as Lorraine's, and what all parts of its screen ask of it.
#pragma once

#include <string>

#include "kernel/tongue.hpp"
#include "lorraine/game.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"
#include "play/game_position.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::lorraine_screen {

using lorraine::Action;
using lorraine::ActionList;
using lorraine::General;
using lorraine::GeneralId;
using lorraine::no_zone;
using lorraine::nobody;
using lorraine::Phase;
using lorraine::Side;
using lorraine::State;
using lorraine::Tables;
using lorraine::Verb;
using lorraine::ZoneId;
using lorraine::Zones;

/// Precondition of the view: the position is Lorraine's.
struct Board {
    const Tables& tables;
    const State& state;
    explicit Board(const Position& position)
        : tables(as_game<lorraine::Game>(position)->game().tables()),
          state(as_game<lorraine::Game>(position)->game_state()) {}
    [[nodiscard]] const General& general(GeneralId who) const { return state.generals[who]; }
    /// His name in sentences; the garrison's and the closing battle's commanders included.
    [[nodiscard]] std::string name(GeneralId who) const {
        return lorraine::short_name(lorraine::id_of(tables, state, who));
    }
    [[nodiscard]] std::string zone(ZoneId zone) const { return lorraine::zone_name(tables, zone); }
};

inline Ink ink_of(Side side) { return side == Side::burgundy ? Ink::first_side : Ink::second_side; }

/// A side at the head of a line: "BURGUNDY".
inline std::string_view heading(Side side) {
    return lorraine::by_side(side, mark("BURGUNDY"), mark("FRENCH"));
}

/// "1 point", "12 points".
inline std::string points(int n) { return how_many("{n} point", "{n} points", n); }

/// A general's marks: ~ exhausted, - has had his turn, ! estranged, + beloved, $ in debt.
inline std::string marks_of(const General& general) {
    std::string out;
    out += general.exhausted ? "~" : "";
    out += general.activated ? "-" : "";
    out += general.estranged ? "!" : "";
    out += general.beloved ? "+" : "";
    out += general.debt ? "$" : "";
    return out;
}

} // namespace disfida::tui::lorraine_screen
