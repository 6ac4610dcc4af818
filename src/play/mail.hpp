// A game as a text that can be mailed: a head for people, and the record packed into lines that survive a
// mail program, with a chain of hashes over its lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "disfida/result.hpp"

namespace disfida {

/// The comment of a record that says who plays each side; empty when it has none.
std::string noted_players(const Record& record);

/// That comment for people: "Italians: person, French: knight". Empty for an empty one.
std::string players_in_words(const GameInfo& info, std::string_view comment);

/// The text for a game, with the comment that says who plays it (Session::players_comment; empty: nobody is
/// named); a whole game of any kind is shorter than 4000 characters. Refused: it is longer than
/// any that can be packed.
Result<std::string> mail_text(const Match& match, const std::string& players);

/// The record in such a text, however it was quoted, wrapped, or given other line ends. `name` is what errors
/// call it. Refused: there is no game in it, it is cut off, or it was changed, and then at which action.
Result<std::string> read_mail(std::string_view text, std::string_view name);

/// Writes the text for a game to a file. Refused: something other than such a text is there already, or the
/// file cannot be written.
Result<Done> write_mail(const Match& match, const std::string& players, const std::string& path);

/// Where a mailed game has come to.
struct Arrival {
    std::string path;     ///< of the record
    bool known = false;   ///< it is gone on with in one's own copy
    std::size_t news = 0; ///< actions that were not in one's own copy
};

/// Puts a mailed game among the kept ones: into one's own copy of it where there is one, else, or with
/// `afresh`, into a new file. Refused: as read_mail; it does not replay; one's own copy says otherwise, and
/// at which action, or is further on; or nothing can be kept.
Result<Arrival> take_in_mail(const DataSource& data, std::string_view text, std::string_view name,
                             bool afresh);

/// The packed form inside the text: the lines of a record with a seal each. For tests; `read_mail` is what
/// reads it back.
std::string mail_packed(const std::vector<std::string>& lines, const std::vector<unsigned char>& seals);
/// A seal for each line, which depends on all before it.
std::vector<unsigned char> mail_seals(const std::vector<std::string>& lines);

} // namespace disfida
