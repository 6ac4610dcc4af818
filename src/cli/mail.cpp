#include "cli/mail.hpp"

#include <unistd.h>

#include "play/files.hpp"

namespace disfida::cli {

Result<Arrival> take_in(const DataSource& data, const std::string& file, bool afresh) {
    const bool piped = file == "-";
    const auto text = piped ? read_all(STDIN_FILENO, "standard input") : read_file(file);
    if (!text) {
        return text.error();
    }
    return take_in_mail(data, *text, piped ? "standard input" : file, afresh);
}

std::string told(const Arrival& arrival) {
    const std::string actions = std::to_string(arrival.news) + (arrival.news == 1 ? " action" : " actions");
    return !arrival.known      ? "A new game of " + actions + ", kept in " + arrival.path
           : arrival.news == 0 ? "Nothing new in this mail; the game is kept in " + arrival.path
                               : actions + " new, in your copy of the game, " + arrival.path;
}

} // namespace disfida::cli
