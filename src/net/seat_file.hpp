// What a terminal has to remember of a table so that it can come back after it was killed: its secret, who
// may return, and what was promised. In $XDG_STATE_HOME/disfida/tables, for oneself alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "net/place.hpp"
#include "play/fair_dice.hpp"

namespace disfida::net {

/// An action with dice whose share was given away: it has to be the one that is played.
struct Promise {
    std::size_t roll = 0; ///< the how-many-th with dice, from 1
    std::string action;
};

struct Seat {
    Link secret{};
    std::string token;              ///< of the guest's seat; at the host empty until it is taken
    std::string guest;              ///< login of who has it; at the host
    std::optional<Promise> promise; ///< at the guest
    std::size_t may_undo = 0; ///< at the guest: one more than the plies it agreed to go back to; 0: none
    Access access;            ///< at the host
    std::string code;         ///< at the host that of its table, at the guest the one to show at the door
    std::string opening;      ///< at the host: how both draw up by themselves; empty: by hand
    std::string table;        ///< at the guest: what was typed to join, see find_target
    std::string host;         ///< at the guest: login of who hosts
};

/// The file of a seat at the table with this commitment of its host's; `host` is whose it is. Empty without a
/// home.
std::string seat_path(std::string_view commitment, bool host);
/// Refused: it is not there, or is none.
Result<Seat> read_seat(const std::string& path);
/// Writes it and flushes it to the disk.
Result<Done> write_seat(const std::string& path, const Seat& seat);

} // namespace disfida::net
