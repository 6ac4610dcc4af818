#include "plain/past.hpp"

#include <algorithm>

#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "play/kept.hpp"
#include "play/past_words.hpp"
#include "play/report_file.hpp"

namespace disfida::plain {

namespace {

/// All of them, read to the end.
PastReader all_read(const DataSource& data) {
    PastReader out(data, net::own_side);
    while (out.step()) {
    }
    return out;
}

/// Shows a finished game: its story.
void replay_past(const DataSource& data, Console& console, const std::string& path) {
    const auto text = read_file(path);
    const auto match = text ? Match::read(data, *text, path, 0) : Result<Match>(text.error());
    if (match) {
        console.print({report_text(*match)});
    } else {
        console.say(match.error().line());
    }
}

} // namespace

void show_past(const DataSource& data, Console& console) {
    PastReader all = all_read(data);
    console.print({past_text(all)});
    while (!all.games().empty()) {
        const auto answer = console.ask(tr("A number tells that game; path N, delete N, list, or back"));
        if (!answer || answer->empty() || *answer == "back" || *answer == "quit") {
            return;
        }
        if (*answer == "list") {
            console.print({past_text(all)});
            continue;
        }
        const std::size_t blank = answer->rfind(' ');
        const std::string what = blank == std::string::npos ? "tell" : answer->substr(0, blank);
        const auto number = parse_number<std::size_t>(
            std::string_view(*answer).substr(blank == std::string::npos ? 0 : blank + 1));
        if ((what != "tell" && what != "path" && what != "delete") || !number || *number == 0 ||
            *number > all.games().size()) {
            console.say(
                fill(tr("{answer} is none of these: the games are 1 to {count}."),
                     {{"answer", in_quotes(*answer)}, {"count", std::to_string(all.games().size())}}));
            continue;
        }
        const std::string path = all.games()[*number - 1].file.path;
        if (what == "tell") {
            replay_past(data, console, path);
        } else if (what == "path") {
            console.print({path});
        } else {
            const auto sure = console.ask(
                fill(tr("Delete {name}? Nothing brings it back: yes or no?"), {{"name", kept_name(path)}}));
            if (sure && is_yes(*sure)) {
                const auto done = delete_kept(path);
                console.say(done ? tr("Deleted.") : done.error().line());
                if (done) {
                    all.forget(*number - 1);
                    console.print({past_text(all)});
                }
            }
        }
    }
}

} // namespace disfida::plain
