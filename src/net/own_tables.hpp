// One's own games on two terminals as they are kept: the guest's seats with the way back to them, and the
// tables one hosts that are not played to their end.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data.hpp"
#include "net/place.hpp"
#include "play/session.hpp"

namespace disfida::net {

/// A guest's seat at a table, with the copy of its record.
struct GuestSeat {
    std::string path;       ///< of the copy
    std::string commitment; ///< the host's, by which the game is known again
    std::string table;      ///< what was typed to join; empty: not kept
    std::string code;       ///< to show at the door; may be empty
    std::string host;       ///< login of who hosts; empty: not known yet
};

/// The guest's seat whose copy of the record is at a path; nothing: it is no such copy.
std::optional<GuestSeat> guest_seat(const std::string& path);
/// The guest's seat one has in the game a record at a path is of; nothing: none.
std::optional<GuestSeat> guest_seat_in(const std::string& path);

/// All games kept here, the one played last first: those in the games folder and the copies of a guest. A
/// copy is left out where one hosts that game oneself.
std::vector<KeptGame> kept_here();

/// What a kept game is called in a list: its name, marked if it is played on two terminals; a guest's copy by
/// its table, "iliad, root hosts".
std::string kept_label(const std::string& path);

/// What there is to go on with a kept game, in a few words: "Go on with the last game", or for a guest "Go
/// back to root's table".
std::string way_on(const std::string& path);

/// Gives a kept game another name, see rename_kept. Refused: a guest's copy, which is found by its name.
Result<std::string> rename_game(const std::string& path, std::string_view name);

/// Takes a kept game away for good, a guest's copy together with the seat. Refused: as delete_kept.
Result<Done> delete_game(const std::string& path);

/// The file of the table of a game that one hosts, with a guest who has sat down, played last and neither
/// over nor open now; empty: there is none.
std::string unfinished_table(const DataSource& data, std::string_view game);
/// The question whether to go on with it instead of beginning anew.
std::string resume_question(const DataSource& data, const std::string& path);

/// Why a table cannot be reached and what to do, for who wants to join it. `why`: what the system said.
std::string nobody_there(const Target& target, const std::string& why);

/// How many watch, behind who is there: ", 2 watch"; empty: nobody does.
std::string and_watchers(std::size_t count);
/// The same as a sentence of its own: "2 watch."
std::string watch_in_words(std::size_t count);

/// A login as a bar has room for it: without the address or side behind it.
std::string short_login(std::string_view login);

} // namespace disfida::net
