#include "cli/mail.hpp"

#include <unistd.h>

#include "cli/kept.hpp"

#include "kernel/tongue.hpp"
#include "play/files.hpp"
#include "play/kept.hpp"
#include "play/names.hpp"
#include "play/session.hpp"
#include "play/shell.hpp"

namespace disfida::cli {

Result<Arrival> take_in(const DataSource& data, const std::string& file, bool afresh) {
    const bool piped = file == "-";
    const auto text = piped ? read_all(STDIN_FILENO, tr("standard input")) : read_file(file);
    if (!text) {
        return text.error();
    }
    return take_in_mail(data, *text, piped ? tr("standard input") : file, afresh);
}

std::string told(const DataSource& data, const Arrival& arrival) {
    const std::string name = shell_word(short_path(arrival.path));
    const auto news = static_cast<std::int64_t>(arrival.news);
    const std::string told_of = !arrival.known ? how_many("A new game of {n} action, kept in {file}.",
                                                          "A new game of {n} actions, kept in {file}.", news)
                                : news == 0
                                    ? std::string(tr("Nothing new in this mail; the game is kept in {file}."))
                                    : how_many("{n} action new, in your copy of the game, {file}.",
                                               "{n} actions new, in your copy of the game, {file}.", news);
    const std::string what = fill(told_of, {{"file", name}});
    const auto match = kept_match(data, arrival.path);
    if (!match || match->position().over()) {
        return what + (match ? " " + match->position().status().front() : "");
    }
    const std::string_view decides = match->position().to_move();
    return what + " " + match->position().status().front() + " " +
           fill(tr("To move: {side}. Who plays that side goes on with: disfida {file}"),
                {{"side", decides == "none" ? std::string(tr("the dice, which either of you may roll"))
                                            : called(*match, decides)},
                 {"file", name}});
}

} // namespace disfida::cli
