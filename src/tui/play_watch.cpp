// Watching a game that another process plays.
#include "kernel/tongue.hpp"
#include "play/kept.hpp"
#include "play/shell.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

constexpr std::chrono::milliseconds look_pace{80}; // what is played is seen within a tenth of a second

} // namespace

PlayScreen::PlayScreen(const DataSource& data, Follower::Begun watched, const Settings& settings)
    : PlayScreen(data, std::move(watched.session), settings) {
    follower_ = std::move(watched.follower);
    holder_ = follower_->holder();
    look_due_ = Clock::now();
    const std::string file = short_path(follower_->path());
    say(holder_ ? fill(tr("You watch {file}, which {held}. Nothing you do changes it"),
                       {{"file", file}, {"held", *holder_}})
                : fill(tr("You watch {file}. Nothing you do changes it"), {{"file", file}}));
}

bool PlayScreen::refuse_watcher() {
    refuse({holder_ ? fill(tr("you only watch: the game {held}"), {{"held", *holder_}})
                    : std::string(tr("you only watch: the game is another's"))});
    return true;
}

/// Looks whether there is more in the file. True when to draw.
bool PlayScreen::follow(Clock::time_point now) {
    if (now < look_due_) {
        return false;
    }
    look_due_ = now + look_pace;
    const std::size_t before = session_.match().plies().size();
    const std::string_view game = session_.match().info().name;
    if (follower_->look(session_)) {
        if (session_.match().info().name != game) { // another game has taken the file's place
            view_ = make_view(session_.match().info().name);
        }
        if (session_.match().plies().size() < before) { // pages may tell of what is taken back
            page_.reset();
            log_.reset();
            explaining_ = false;
            telling_ = false;
            help_open_ = false;
        }
        notice_.clear();
        return played(Done{});
    }
    auto holder = follower_->holder();
    if (holder.has_value() == holder_.has_value()) {
        return false;
    }
    holder_ = std::move(holder);
    say(holder_ ? fill(tr("The game goes on: it {held}"), {{"held", *holder_}})
                : fill(tr("Nobody plays it now; {command} goes on with it"),
                       {{"command", "disfida " + shell_word(short_path(follower_->path()))}}));
    return true;
}

std::string PlayScreen::watched_line() const {
    return fill(tr("{status} It is in {file}"),
                {{"status", position().status().front()}, {"file", follower_->path()}});
}

std::string PlayScreen::last_line() const { return follower_ ? watched_line() : farewell(session_); }

} // namespace disfida::tui
