// Games to be shown to others, from the command line.
#pragma once

#include <cstdint>
#include <string>

#include "cli/values.hpp"
#include "disfida/match.hpp"
#include "play/replay.hpp"

namespace disfida::cli {

/// What a game is written as.
enum class Form : std::uint8_t { mail, text, html, svg, cast };

struct Sharing {
    Form form = Form::mail;
    std::string at =
        {}; ///< of a picture or a replay: where in the game; empty: as it is now, or from the first
    int speed = usual_speed;
    std::string out = {}; ///< the file to write; empty: standard output
};

/// Reads the options by which a game is exported or replayed. Refused: a value that is none, an option that
/// means nothing for that form.
Result<Sharing> read_sharing(const Values& values, bool replayed);

/// How many actions are played at the place that is named. Refused: there is no such place.
Result<std::size_t> place_in(const Match& match, const std::string& at);

/// The game in that form; a cast, which needs the screen's drawing, is made elsewhere. Refused: the place is
/// not in the game, or it is too long for a mail.
Result<std::string> shared(const Match& match, const Sharing& sharing);

/// The file that is written under a name: where a symbolic link leads to, as the link itself stays.
std::string linked(const std::string& path);

/// Whether a file can be put there, or be replaced. Refused: it is read-only, no regular file or the record
/// of a game, or nothing can be written in its folder.
Result<Done> can_put_out(const std::string& path);

/// Writes a text to a file, which takes the old one's place whole and can be read by whom the user lets read.
/// Refused: as can_put_out says, or it cannot be written.
Result<Done> put_out(const std::string& text, const std::string& path);

} // namespace disfida::cli
