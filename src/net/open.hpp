// The ways to a table: hosting a game, going on with one, joining, watching.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "net/own_tables.hpp"
#include "net/place.hpp"
#include "play/session.hpp"

namespace disfida::net {

/// What was asked for when a game is hosted.
struct Hosting {
    Plan plan;                         ///< a new game, or one to go on with
    std::string side = {};             ///< which the host plays; empty: the first, or the one he had
    std::optional<Access> access = {}; ///< empty: for oneself, or as it was
};

/// Opens a game and a table for it; one that is over only where a secret is missing, to tell the guest the
/// end. Refused: the place is taken or cannot be made, the game cannot be opened,
/// or what it needs to be gone on with is not here.
Result<Session> host(const DataSource& data, const Hosting& hosting);

/// Joins a table, or only watches. `word` is a NAME, a CODE, a path or ADDRESS:PORT. Data outlives the
/// session.
Result<Session> join(const DataSource& data, std::string_view word, std::string_view code, bool watches);

/// The side that was one's own in a game on two terminals, by the seat kept of it; empty: there is none, or
/// both are.
std::optional<std::size_t> own_side(const Match& match);

/// The same by what was typed in one line: "TABLE", "TABLE CODE", or all that the host's screen says,
/// "disfida join 127.0.0.1:7000 --code=k7mq-29fx-3rtp".
Result<Session> join_typed(const DataSource& data, std::string_view line, bool watches);

/// Goes back to the guest's seat at a table. Refused: as join; or it is not known where that table was.
Result<Session> go_back(const DataSource& data, const GuestSeat& seat);

/// Whether a file holds a game on two terminals that is not over.
bool is_hosted(const DataSource& data, const std::string& file);

/// Opens a session as Session::open does; a game on two terminals is hosted again, or where one's place in it
/// is the guest's, joined again.
Result<Session> open(const DataSource& data, const Plan& plan);

} // namespace disfida::net
