// What a terminal has to remember of a table so that it can come back after it was killed: its secret, who
// may return, and what was promised. In $XDG_STATE_HOME/disfida/tables, for oneself alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "net/consent.hpp"
#include "net/place.hpp"
#include "play/fair_dice.hpp"

namespace disfida::net {

struct Seat {
    Link secret{};
    std::string token;         ///< of the guest's seat, drawn by him; at the host empty until it is taken
    std::string guest;         ///< login of who has it; at the host
    Consent consent;           ///< the guest's; at the host its promise alone, what is rolled for
    bool seated = false;       ///< at the guest: the game has been told
    std::optional<uid_t> host; ///< at the guest: who listens at the socket; nothing for a port
    Access access;             ///< at the host
    std::string code;          ///< of the table; empty: it has none
    std::string opening;       ///< at the host: how both draw up by themselves; empty: by hand
    std::string table;         ///< at the guest: what was typed to join, see find_target
    std::string host_login;    ///< at the guest: of who hosts
};

/// A token nobody can guess.
std::string new_token();
/// Whether a text can be one.
bool is_token(std::string_view text);

/// The file of a seat at the table with this commitment of its host's; `host` is whose it is. Empty without a
/// home.
std::string seat_path(std::string_view commitment, bool host);
/// Refused: it is not there, or is none.
Result<Seat> read_seat(const std::string& path);
/// Who was found to listen at the table with this code when one sat there as its guest.
std::optional<uid_t> host_of_code(std::string_view code);
/// Writes it and flushes it to the disk.
Result<Done> write_seat(const std::string& path, const Seat& seat);

} // namespace disfida::net
