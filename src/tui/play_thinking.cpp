// The computer, or a program outside, thinking while the screen stays alive.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "play/names.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds slice{10};   // a key waits no longer
constexpr milliseconds moment{200}; // of waiting that nobody has to be told of

} // namespace

/// Whether something lies over the board that the player has to close first.
bool PlayScreen::covered() const {
    return page_ || log_ || rules_ || card_ || options_ || preferences_ || asking_ != Asking::nothing ||
           typing_ != Typing::nothing;
}

/// Whether an order of the computer's is to be thought of, or is there and not played yet.
bool PlayScreen::to_think() const { return !failed_ && typing_ != Typing::dice && session_.computers_turn(); }

/// Whether the player waits for an order that is still thought about.
bool PlayScreen::waiting() const {
    return wanted_ && to_think() && session_.thinking().begun() && !session_.thinking().decided();
}

std::vector<int> PlayScreen::files() const {
    std::vector<int> out = session_.thinking().files();
    if (const SharedTable* table = session_.table()) {
        const auto more = table->files();
        out.insert(out.end(), more.begin(), more.end());
    }
    return out;
}

int PlayScreen::timeout(Clock::time_point now) const {
    if (const SharedTable* table = session_.table()) {
        const int own = own_timeout(now);
        const int line = table->timeout();
        return own < 0 ? line : line < 0 ? own : std::min(own, line);
    }
    return own_timeout(now);
}

/// The same without the table.
int PlayScreen::own_timeout(Clock::time_point now) const {
    const auto until = [&](Clock::time_point due) {
        const auto left = std::chrono::ceil<milliseconds>(due - now).count();
        return static_cast<int>(std::max<std::int64_t>(0, left));
    };
    if (frames_left_ > 0) {
        return until(frame_due_);
    }
    if (follower_) {
        return until(look_due_);
    }
    if (!to_think()) {
        return -1;
    }
    const Thinking& thinking = session_.thinking();
    if (!thinking.begun() || thinking.busy()) {
        return 0;
    }
    const bool shown = !covered();
    if (thinking.decided()) {
        return !shown ? -1 : wanted_ ? 0 : running_ ? until(due_) : -1;
    }
    // A program thinks by itself; what it says wakes us.
    int out = until(thinking.due());
    if (shown && wanted_) {
        out = std::min(out, until(wanted_at_ + (waited_ < 0 ? moment : milliseconds(1000) * (waited_ + 1))));
    } else if (shown && running_) {
        out = std::min(out, until(due_));
    }
    return out;
}

bool PlayScreen::tick(Clock::time_point now) {
    const bool news = tend_table();
    if (frames_left_ > 0) {
        if (now < frame_due_) {
            return news;
        }
        --frames_left_;
        frame_due_ = now + frame_time;
        return true;
    }
    if (follower_) {
        return follow(now);
    }
    return (to_think() && think(now)) || news;
}

bool PlayScreen::hear(Clock::time_point now) {
    if (session_.table() != nullptr) {
        return tend_table();
    }
    session_.look_after_programs();
    if (session_.thinking().outside()) {
        session_.think(milliseconds(0));
    }
    return frames_left_ == 0 && to_think() && session_.thinking().outside() && think(now);
}

/// Goes on thinking for a slice, and plays what was decided when it is due. True when to draw.
bool PlayScreen::think(Clock::time_point now) {
    if (!session_.thinking().begun()) {
        session_.begin_thinking(settings_.limits);
    }
    if (running_ && !wanted_ && !covered() && now >= due_) {
        wanted_ = true;
        wanted_at_ = now;
        waited_ = -1;
    }
    if (session_.think(slice)) {
        return wanted_ && !covered() && play_decision();
    }
    const auto waited = now - wanted_at_;
    if (!wanted_ || covered() || waited < moment) {
        return false;
    }
    const auto seconds = static_cast<int>(std::chrono::floor<std::chrono::seconds>(waited).count());
    return std::exchange(waited_, seconds) != seconds;
}

/// The player wants the computer's next order.
bool PlayScreen::want_order() {
    if (!session_.computers_turn()) {
        return false;
    }
    failed_ = false;
    if (!wanted_) {
        wanted_ = true;
        wanted_at_ = Clock::now();
        waited_ = -1;
    }
    think(Clock::now());
    return true;
}

/// Any key has the computer decide at once, but for those that leave. A program outside cannot be hurried:
/// keys do there what they always do, and Esc stops the waiting. False when the key is still to be used.
bool PlayScreen::hurry(const Key& key) {
    if (session_.thinking().outside()) {
        if (key.name != Key::Name::escape) {
            return false;
        }
        wanted_ = false;
        running_ = false;
        say(tr("Nobody waits for the program now; Enter does again, O says who plays instead"));
        return true;
    }
    if (key == typed(U'q') || same_key(key, ctrl(U'l'))) {
        return false;
    }
    session_.hurry();
    think(Clock::now());
    return true;
}

bool PlayScreen::play_decision() {
    const bool program = session_.thinking().outside();
    notice_.clear();
    wanted_ = false;
    const auto order = session_.decision();
    if (order) {
        return start(*order);
    }
    running_ = false; // the same might come again
    failed_ = true;
    fresh_ = false;
    Error error = order.error();
    if (!program) {
        error.text = fill(tr("The computer's order is refused: {why}"), {{"why", error.text}});
    } else {
        error.text = fill(tr("{side}: {why}. Enter asks it again, O says who plays instead"),
                          {{"side", called(session_.match(), position().to_move())}, {"why", error.line()}});
        error.rule.clear();
    }
    refuse(error);
    return true;
}

/// The last line while the player waits: who thinks, how long already, and what can be done about it.
std::string PlayScreen::waiting_line() const {
    const std::string side = position().to_move() == "none" ? std::string(tr("The dice"))
                                                            : called(session_.match(), position().to_move());
    const std::string time = waited_ > 0 ? " " + std::to_string(waited_) + " s" : "";
    return session_.thinking().outside()
               ? fill(tr("{side}: the program thinks{time}  [Esc]do not wait  [O]ptions  [q]leave"),
                      {{"side", side}, {"time", time}})
               : fill(tr("{side} thinking{time}  [any key]decide now  [q]leave"),
                      {{"side", side}, {"time", time}});
}

} // namespace disfida::tui
