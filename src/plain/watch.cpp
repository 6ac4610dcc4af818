#include "plain/watch.hpp"

#include "kernel/tongue.hpp"
#include "plain/looking.hpp"
#include "plain/order.hpp"
#include "plain/talk.hpp"
#include "play/kept.hpp"
#include "play/shell.hpp"

namespace disfida::plain {

namespace {

constexpr int look_pace_ms = 100;

/// The actions played since so many, with what they brought; after some were taken back that they were.
void tell_news(Talk& talk, std::size_t told) {
    const auto& plies = talk.session.match().plies();
    if (plies.size() < told) {
        talk.console.say(
            fill(tr("Taken back. {status}"), {{"status", talk.session.position().status().front()}}));
        return;
    }
    for (std::size_t i = told; i < plies.size(); ++i) {
        talk.console.print({std::to_string(i + 1) + ". " + plies[i].statement()});
        tell(talk, plies[i].events);
    }
    if (talk.session.position().over()) {
        talk.console.say("");
        talk.console.show(talk.session.match().story());
    }
}

} // namespace

void watch(Console& console, const DataSource& data, Follower::Begun watched, const Settings& settings) {
    Follower& follower = watched.follower;
    Talk talk{data, console, std::move(watched.session), settings};
    auto holder = follower.holder();
    console.say(fill(holder ? tr("{game}. You watch {file}, which {held}; quit leaves.")
                            : tr("{game}. You watch {file}; quit leaves."),
                     {{"game", std::string(tr(talk.session.match().info().title))},
                      {"file", short_path(follower.path())},
                      {"held", holder.value_or("")}}));
    show_status(talk);
    while (!talk.done && !console.failed()) {
        const Heard heard = console.wait(look_pace_ms);
        if (heard.kind == Heard::Kind::end) {
            break;
        }
        if (heard.kind == Heard::Kind::line) {
            take_lookers_line(talk, heard.line);
            continue;
        }
        const std::size_t told = talk.session.match().plies().size();
        if (follower.look(talk.session)) {
            tell_news(talk, told);
        } else if (auto now = follower.holder(); now.has_value() != holder.has_value()) {
            holder = std::move(now);
            console.say(holder ? fill(tr("The game goes on: it {held}."), {{"held", *holder}})
                               : fill(tr("Nobody plays it now: disfida {file} does."),
                                      {{"file", shell_word(short_path(follower.path()))}}));
        }
    }
    console.say(fill(tr("{status} It is in {file}"),
                     {{"status", talk.session.position().status().front()}, {"file", follower.path()}}));
}

} // namespace disfida::plain
