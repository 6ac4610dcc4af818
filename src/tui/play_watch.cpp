// Watching a game that another process plays.
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
    say("You watch " + short_path(follower_->path()) + (holder_ ? ", which " + *holder_ : "") +
        ". Nothing you do changes it");
}

bool PlayScreen::refuse_watcher() {
    refuse({"you only watch: the game " + (holder_ ? *holder_ : "is another's")});
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
    say(holder_ ? "The game goes on: it " + *holder_
                : "Nobody plays it now; disfida " + shell_word(short_path(follower_->path())) +
                      " goes on with it");
    return true;
}

std::string PlayScreen::watched_line() const {
    return position().status().front() + " It is in " + follower_->path();
}

std::string PlayScreen::last_line() const { return follower_ ? watched_line() : farewell(session_); }

} // namespace disfida::tui
