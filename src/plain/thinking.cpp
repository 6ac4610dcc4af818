#include "plain/thinking.hpp"

#include <algorithm>
#include <chrono>

#include "kernel/tongue.hpp"
#include "plain/learn.hpp"

namespace disfida::plain {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds moment{500};
constexpr milliseconds slice{50};

/// Carries out what was typed while somebody else thinks. True when he may go on.
bool take_meanwhile(Talk& talk, const std::string& line) {
    if (!line.empty()) {
        if (!talk.tutor || !take_lesson_line(talk, line)) {
            take_line(talk, line);
        }
    } else if (!talk.session.hurry()) {
        talk.console.say(
            fill(tr("A program cannot be hurried; player {side} knight goes on without it, quit leaves."),
                 {{"side", std::string(talk.session.position().to_move())}}));
    }
    return !talk.done && talk.session.thinking().begun();
}

/// Lets some time go by that the player may use. False when there is nothing to go on with.
bool listen(Talk& talk) {
    if (talk.session.thinking().outside()) {
        talk.session.thinking().wait(slice);
    }
    if (!talk.console.interactive()) {
        return true; // what stands in a pipe is for later
    }
    const Heard heard = talk.console.wait(0);
    talk.done = talk.done || heard.kind == Heard::Kind::end;
    return heard.kind == Heard::Kind::line ? take_meanwhile(talk, heard.line) : !talk.done;
}

} // namespace

std::string to_move(const Talk& talk) {
    const GameInfo& info = talk.session.match().info();
    const auto at = std::find(info.sides.begin(), info.sides.end(), talk.session.position().to_move());
    return at == info.sides.end()
               ? tr("The dice")
               : std::string(tr(side_title(info, static_cast<std::size_t>(at - info.sides.begin()))));
}

std::optional<Result<std::string>> think(Talk& talk) {
    talk.session.begin_thinking(talk.settings.limits);
    bool told = false;
    while (!talk.session.think(slice)) {
        const Thinking& thinking = talk.session.thinking();
        if (!told && Thinking::Clock::now() - thinking.since() >= moment) {
            told = true;
            talk.console.say(fill(thinking.outside()           ? tr("{who}: the program thinks.")
                                  : talk.console.interactive() ? tr("{who}: thinking; Enter hurries.")
                                                               : tr("{who}: thinking."),
                                  {{"who", to_move(talk)}}));
        }
        if (!listen(talk)) {
            talk.session.stop_thinking();
            return std::nullopt;
        }
    }
    return talk.session.decision();
}

} // namespace disfida::plain
