#include "cli/mail.hpp"

#include <unistd.h>

#include "cli/kept.hpp"

#include "play/files.hpp"
#include "play/kept.hpp"
#include "play/names.hpp"
#include "play/session.hpp"
#include "play/shell.hpp"

namespace disfida::cli {

Result<Arrival> take_in(const DataSource& data, const std::string& file, bool afresh) {
    const bool piped = file == "-";
    const auto text = piped ? read_all(STDIN_FILENO, "standard input") : read_file(file);
    if (!text) {
        return text.error();
    }
    return take_in_mail(data, *text, piped ? "standard input" : file, afresh);
}

std::string told(const DataSource& data, const Arrival& arrival) {
    const std::string actions = std::to_string(arrival.news) + (arrival.news == 1 ? " action" : " actions");
    const std::string name = shell_word(short_path(arrival.path));
    const std::string what = !arrival.known ? "A new game of " + actions + ", kept in " + name + "."
                             : arrival.news == 0
                                 ? "Nothing new in this mail; the game is kept in " + name + "."
                                 : actions + " new, in your copy of the game, " + name + ".";
    const auto match = kept_match(data, arrival.path);
    if (!match || match->position().over()) {
        return what + (match ? " " + match->position().status().front() : "");
    }
    const std::string_view decides = match->position().to_move();
    return what + " " + match->position().status().front() + " To move: " +
           (decides == "none" ? std::string("the dice, which either of you may roll")
                              : called(*match, decides)) +
           ". Who plays that side goes on with: disfida " + name;
}

} // namespace disfida::cli
