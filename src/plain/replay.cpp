// Going through what has been played, action by action.
#include <algorithm>

#include "kernel/words.hpp"
#include "plain/commands.hpp"
#include "plain/order.hpp"

namespace disfida::plain {

namespace {

/// The position after so many actions.
std::unique_ptr<Position> position_after(const Match& match, std::size_t count) {
    return count < match.plies().size() ? match.before(count) : match.position().clone();
}

void tell_action(Talk& talk) {
    const Match& match = talk.session.match();
    const std::size_t at = talk.replayed;
    const std::string place = std::to_string(at) + " of " + std::to_string(match.plies().size());
    if (at == 0) {
        talk.console.say("Before the first action, " + place + ".");
    } else {
        const Ply& ply = match.plies()[at - 1];
        talk.console.say("Action " + place + ": " + ply.statement());
        tell(talk, ply.events);
    }
    talk.console.say("Then: " + position_after(match, at)->status().front());
}

} // namespace

void replay(Talk& talk, std::string_view where) {
    const std::size_t count = talk.session.match().plies().size();
    talk.replayed = std::min(talk.replayed, count);
    const auto number = parse_number<std::size_t>(where);
    if (where == "field" || where == "board") {
        talk.console.print(position_after(talk.session.match(), talk.replayed)->picture());
        return;
    }
    if (where == "status") {
        talk.console.show(position_after(talk.session.match(), talk.replayed)->status());
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
    } else if (number && *number <= count) {
        talk.replayed = *number;
    } else if (where == "back" || where == "on") {
        talk.console.say(where == "on" ? "That was the last action so far." : "That was the beginning.");
        return;
    } else {
        show_usage(talk, "replay");
        return;
    }
    tell_action(talk);
}

} // namespace disfida::plain
