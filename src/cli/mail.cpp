#include "cli/mail.hpp"

#include <unistd.h>

#include "cli/kept.hpp"
#include "play/files.hpp"
#include "play/session.hpp"

namespace disfida::cli {

Result<std::string> mail_of(const DataSource& data, const std::string& file) {
    const auto kept = file.empty() ? kept_games() : std::vector<KeptGame>();
    if (file.empty() && kept.empty()) {
        return Error{"no game is kept yet; name a FILE with a record"};
    }
    const auto match = kept_match(data, file.empty() ? kept.front().path : file);
    return match ? mail_text(*match, noted_players(match->record())) : Result<std::string>(match.error());
}

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
