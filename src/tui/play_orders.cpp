// An order on its way: checked, asked about, played, shown, and taken back.
#include "kernel/tongue.hpp"
#include "play/advice.hpp"
#include "play/names.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

constexpr int frames = 5;
constexpr int usual_pace_ms = 900;

} // namespace

/// An action a person has decided on: checked, and asked about where dice follow and the player wants that.
bool PlayScreen::want(const std::string& action) {
    if (follower_) {
        return refuse_watcher();
    }
    if (tutor_ && !judge(action)) {
        return true;
    }
    if (session_.others_turn()) {
        refuse({session_.table()->own_side().empty()
                    ? std::string(tr("you watch this game"))
                    : fill(tr("it is {player}'s turn"), {{"player", session_.table()->other()}})});
        return true;
    }
    const auto needs = session_.match().needs(action, {});
    if (!needs) {
        Error error = needs.error();
        if (error.rule.empty()) { // not refused by a rule, but written wrongly
            error.text = fill(tr("{why}. Now: {verbs}"), {{"why", error.text}, {"verbs", verbs(position())}});
        }
        refuse(error);
        return true;
    }
    if (settings_.coach && warned(action)) {
        return true;
    }
    if (needs->has_value() && settings_.confirm && position().to_move() != "none") {
        pending_ = action;
        asking_ = Asking::confirm;
        return true;
    }
    return start(action);
}

/// What the coach has to say against an order: whether it is asked about.
bool PlayScreen::warned(const std::string& action) {
    std::string said = warning(position(), action);
    if (said.empty()) {
        return false;
    }
    say(std::move(said));
    pending_ = action;
    asking_ = Asking::coach;
    return true;
}

bool PlayScreen::start(const std::string& action) {
    if (SharedTable* table = session_.table()) {
        if (auto wanted = table->want(session_, action); !wanted) {
            refuse(wanted.error());
        }
        tend_table(); // what the host has decided is played already
        return true;
    }
    if (tutor_) {
        const auto done =
            session_.computers_turn() ? session_.play(action) : tutor_->carry_out(session_, action);
        if (done) {
            tutor_->watch(session_);
        }
        return played(done);
    }
    if (!session_.hand_dice()) {
        return played(session_.play(action));
    }
    pending_ = action;
    given_dice_.clear();
    return ask_dice();
}

/// What follows an action, whoever decided it.
bool PlayScreen::played(const Result<Done>& result) {
    if (!result) {
        refuse(result.error());
        return true;
    }
    if (!session_.match().plies().empty()) {
        view_->told(session_.match().plies().back().events);
    }
    wanted_ = false;
    failed_ = false;
    const SharedTable* table = session_.table();
    const bool watched = follower_ || (table != nullptr && table->own_side().empty());
    const bool others = session_.computers_turn() || session_.others_turn();
    if (watched || (others_before_ && !others)) { // one's turn again, or news of a game one watches
        bells_ = settings_.bell;
    }
    others_before_ = others;
    view_->sync(position());
    if (session_.computers_turn() && !session_.match().plies().empty()) {
        view_->follow(position(), session_.match().plies().back().action);
    }
    fresh_ = true;
    due_ = Clock::now() + std::chrono::milliseconds(settings_.pace_ms.value_or(usual_pace_ms));
    if (const std::string warning = session_.take_warning(); !warning.empty()) {
        refuse({warning});
    }
    start_animation();
    if (tutor_ && (tutor_->at() != card_step_ || tutor_->lost(session_))) {
        show_card();
    }
    return true;
}

void PlayScreen::start_animation() {
    const auto& plies = session_.match().plies();
    if (settings_.animation && !session_.hand_dice() && !plies.empty() && !plies.back().dice.empty()) {
        frames_left_ = frames;
        frame_due_ = Clock::now() + frame_time;
    }
}

/// Plays an automatic opening to its end; where a person has to roll, it goes on from there.
bool PlayScreen::play_opening() {
    const auto any = session_.play_opening();
    if (!any) {
        return played(any.error());
    }
    if (const std::string action = session_.opening_action(); !action.empty()) {
        return start(action);
    }
    return *any && played(Done{});
}

bool PlayScreen::take_back() {
    if (session_.table() != nullptr) {
        return ask_for_undo();
    }
    if (auto done = session_.take_back(); !done) {
        refuse(done.error());
        return true;
    }
    wanted_ = false;
    failed_ = false;
    view_->sync(position());
    fresh_ = false;
    say(tr("Taken back; Ctrl-R plays it again"));
    return true;
}

} // namespace disfida::tui
