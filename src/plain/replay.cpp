// Going through what has been played, action by action, in a game or by itself.
#include <algorithm>
#include <array>

#include "plain/replay.hpp"

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "plain/commands.hpp"
#include "plain/looking.hpp"
#include "plain/order.hpp"
#include "plain/plain.hpp"
#include "play/replay.hpp"

namespace disfida::plain {

namespace {

/// Words with which a way through the game begins.
constexpr std::array<std::string_view, 9> ways{"on",    "back", "first", "last",  "next",
                                               "round", "turn", "field", "status"};

void tell_action(Talk& talk) {
    const Match& match = talk.session.match();
    const std::size_t at = talk.replayed;
    const std::string count = std::to_string(match.plies().size());
    if (at == 0) {
        talk.console.say(fill(tr("Before the first action, 0 of {count}."), {{"count", count}}));
    } else {
        const Ply& ply = match.plies()[at - 1];
        talk.console.say(
            fill(tr("Action {number} of {count}: {action}"),
                 {{"number", std::to_string(at)}, {"count", count}, {"action", ply.statement()}}));
        tell(talk, ply.events);
    }
    for (const Remark& note : notes_of(match.record())) {
        if (note.after == at) {
            talk.console.say(fill(tr("Note: {text}"), {{"text", note.text}}));
        }
    }
    talk.console.say(fill(tr("Then: {status}"), {{"status", position_after(match, at)->status().front()}}));
}

} // namespace

void replay(Talk& talk, std::string_view where) {
    const Match& match = talk.session.match();
    const std::size_t count = match.plies().size();
    talk.replayed = std::min(talk.replayed, count);
    if (where == "field" || where == "board") {
        talk.console.print(position_after(match, talk.replayed)->picture());
        return;
    }
    if (where == "status") {
        talk.console.show(position_after(match, talk.replayed)->status());
        return;
    }
    if (where == "first") {
        talk.replayed = std::min<std::size_t>(1, count);
    } else if (where == "last" || where.empty()) {
        talk.replayed = count;
    } else if (where == "back" && talk.replayed > 0) {
        --talk.replayed;
    } else if (where == "on" && talk.replayed < count) {
        ++talk.replayed;
    } else if (where == "back" || where == "on") {
        talk.console.say(where == "on" ? tr("That was the last action so far.")
                                       : tr("That was the beginning."));
        return;
    } else if (where == "next round") {
        talk.replayed = stretch_after(stretches(match), talk.replayed, count);
    } else if (where == "round before") {
        talk.replayed = stretch_before(stretches(match), talk.replayed);
    } else if (const auto place = place_named(where, count, stretches(match))) {
        talk.replayed = *place;
    } else {
        talk.console.say(capital(place.error().text) + ".");
        show_usage(talk, "replay");
        return;
    }
    tell_action(talk);
}

bool replay(Console& console, const DataSource& data, Match match, std::size_t at, const Settings& settings) {
    Talk talk{data, console, Session::practice(std::move(match)), settings};
    talk.replayed = at;
    console.say(fill(
        tr("{game}. Enter goes on by an action; back, next round, round before, first, last, a number or "
           "round N "
           "go elsewhere; field and status show how it stands, play on begins a new game here, quit leaves."),
        {{"game", std::string(tr(talk.session.match().info().title))}}));
    tell_action(talk);
    while (!talk.done && !console.failed()) {
        const auto line = console.ask("Replay");
        if (!line) {
            break;
        }
        if (*line == "play on") {
            const auto path = play_on_from(talk.session.match(), talk.replayed);
            if (!path) {
                console.say(capital(path.error().line()) + ".");
                continue;
            }
            Plan plan;
            plan.file = *path;
            auto session = Session::open(data, plan);
            if (!session) {
                console.say(capital(session.error().line()) + ".");
                return false;
            }
            console.say(fill(tr("A new game, kept in {file}."), {{"file", *path}}));
            return run(console, data, std::move(*session), settings);
        }
        const std::string_view first = std::string_view(*line).substr(0, line->find(' '));
        const bool elsewhere =
            std::find(ways.begin(), ways.end(), first) != ways.end() || parse_number<std::size_t>(first);
        if (line->empty() || elsewhere) {
            replay(talk, line->empty() ? "on" : *line);
        } else {
            take_lookers_line(talk, *line);
        }
    }
    return true;
}

} // namespace disfida::plain
