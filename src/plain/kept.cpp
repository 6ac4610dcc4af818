#include "plain/kept.hpp"

#include <algorithm>

#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "plain/watch.hpp"
#include "play/kept.hpp"

namespace disfida::plain {

namespace {

constexpr std::size_t most_described = 12; // each is replayed for it

bool yes(Console& console, const std::string& question) {
    const auto answer = console.ask(fill(tr("{question} yes or no?"), {{"question", question}}));
    return answer && is_yes(*answer);
}

void list(const DataSource& data, Console& console, const std::vector<KeptGame>& games) {
    for (std::size_t i = 0; i < games.size(); ++i) {
        console.say(std::to_string(i + 1) + ". " + net::kept_label(games[i].path) + ", " +
                        kept_when(games[i]) + ". " +
                        (i < most_described ? kept_in_words(data, games[i].path) : ""),
                    3);
    }
}

void watch_it(const DataSource& data, Console& console, const Settings& settings, const std::string& path) {
    auto begun = Follower::open(data, path);
    if (begun) {
        watch(console, data, std::move(*begun), settings);
    } else {
        console.say(begun.error().line());
    }
}

/// "name 2 my first": what is to be done, with which game, and the rest.
struct Wish {
    std::string_view what;
    std::size_t number = 0; ///< from 1; 0: none that there is
    std::string_view rest;
};

Wish read_wish(std::string_view line, std::size_t count) {
    Wish out;
    const auto take_word = [&] {
        const std::size_t end = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
        return word;
    };
    std::string_view word = take_word();
    if (!word.empty() && (word.front() < '0' || word.front() > '9')) {
        out.what = word;
        word = take_word();
    }
    const auto number = parse_number<std::size_t>(word);
    out.number = number && *number <= count ? *number : 0;
    out.rest = line;
    return out;
}

} // namespace

std::optional<Session> open_or_ask(const DataSource& data, Console& console, const Settings& settings,
                                   Plan plan) {
    auto session = net::open(data, plan);
    if (session) {
        return std::move(*session);
    }
    if (const auto torn = torn_question(data, plan.file)) {
        if (yes(console, *torn)) {
            plan.mend = true;
            return open_or_ask(data, console, settings, plan);
        }
        return std::nullopt;
    }
    if (const auto held = watch_question(plan.file)) {
        if (yes(console, *held)) {
            watch_it(data, console, settings, plan.file);
        }
        return std::nullopt;
    }
    console.say(session.error().line());
    return std::nullopt;
}

std::optional<Session> choose_kept(const DataSource& data, Console& console, const Settings& settings) {
    auto games = net::kept_here();
    list(data, console, games);
    while (!games.empty()) {
        const auto answer =
            console.ask(tr("A number goes on with it; name N NAME, delete N, watch N, or back [1]"));
        if (!answer || *answer == "back" || *answer == "quit") {
            return std::nullopt;
        }
        const Wish wish = read_wish(answer->empty() ? std::string_view("1") : *answer, games.size());
        if (wish.number == 0) {
            console.say(fill(tr("{answer} is none of these: the games are 1 to {count}."),
                             {{"answer", in_quotes(*answer)}, {"count", std::to_string(games.size())}}));
            continue;
        }
        const std::string path = games[wish.number - 1].path;
        if (wish.what.empty() || wish.what == "open") {
            Plan plan;
            plan.file = path;
            if (auto session = open_or_ask(data, console, settings, plan)) {
                return session;
            }
            continue;
        }
        if (wish.what == "watch") {
            watch_it(data, console, settings, path);
        } else if (wish.what == "name") {
            const auto renamed = net::rename_game(path, wish.rest);
            console.say(renamed ? fill(tr("It is called {name} now."), {{"name", kept_name(*renamed)}})
                                : renamed.error().line());
        } else if (wish.what == "delete") {
            if (yes(console,
                    fill(tr("Delete {name}? Nothing brings it back:"), {{"name", net::kept_label(path)}}))) {
                const auto done = net::delete_game(path);
                console.say(done ? tr("Deleted.") : done.error().line());
            }
        } else {
            console.say(
                fill(tr("{what} can not be done with a kept game."), {{"what", in_quotes(wish.what)}}));
            continue;
        }
        games = net::kept_here();
        list(data, console, games);
    }
    console.say(tr("No game is kept."));
    return std::nullopt;
}

} // namespace disfida::plain
