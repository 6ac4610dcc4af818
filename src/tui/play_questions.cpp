// What is asked with yes or no before it happens: leaving, dice, drawing up for both, writing over a file.
#include "kernel/tongue.hpp"
#include "play/asked.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

/// Saves a copy; asks first where a record is there already.
void PlayScreen::save_as(const std::string& path) {
    const auto there = holds_record(path);
    if (!there) {
        refuse(there.error());
    } else if (*there) {
        pending_ = path;
        asking_ = Asking::overwrite;
    } else {
        save_over(path);
    }
}

void PlayScreen::save_over(const std::string& path) {
    if (auto saved = session_.save_copy(path); !saved) {
        refuse(saved.error());
    } else {
        say(fill(tr("A copy is saved in {file}"), {{"file", path}}));
    }
}

bool PlayScreen::handle_question(const Key& key) {
    const Asking asked = asking_;
    // What cannot be brought back is not given up by an Enter too many.
    const bool destroys = asking_ == Asking::overwrite || asking_ == Asking::offer ||
                          asking_ == Asking::draw || asking_ == Asking::give_up ||
                          (asking_ == Asking::quit && session_.unsaved());
    const bool yes = key == typed(U'y') || key == typed(U'Y') || (key.name == Key::Name::enter && !destroys);
    const bool no =
        key == typed(U'n') || key == typed(U'N') || key == typed(U'q') || key.name == Key::Name::escape;
    if (!yes && !no) {
        return false;
    }
    asking_ = Asking::nothing;
    if (asked == Asking::offer) {
        session_.table()->answer(session_, yes);
        tend_table();
        return true;
    }
    if (!yes) {
        notice_.clear();
        return true;
    }
    switch (asked) {
    case Asking::quit:
        done_ = true;
        return true;
    case Asking::opening:
        session_.use_opening(pending_);
        return play_opening();
    case Asking::overwrite:
        save_over(pending_);
        return true;
    default:
        return start(pending_);
    }
}

void PlayScreen::ask_quit() {
    if (follower_ || (position().over() && !session_.unsaved() &&
                      (session_.table() == nullptr || !session_.table()->busy()))) {
        done_ = true;
    } else {
        asking_ = Asking::quit;
    }
}

bool PlayScreen::interrupt() {
    if (asking_ == Asking::quit) {
        done_ = true;
        return true;
    }
    page_.reset();
    log_.reset();
    rules_.reset();
    options_.reset();
    preferences_.reset();
    typing_ = Typing::nothing;
    frames_left_ = 0;
    ask_quit();
    return true;
}

std::string PlayScreen::question() const {
    switch (asking_) {
    case Asking::quit:
        if (session_.table() != nullptr) {
            const std::string back = session_.table()->way_back();
            return back.empty() ? std::string(tr("Leave the table? This seat CANNOT be taken again."))
                                : fill(tr("Leave the table? Back by: {command}"), {{"command", back}});
        }
        return tutor_                    ? tr("Leave the lesson? disfida learn goes on with it.")
               : session_.path().empty() ? title_behind_
                                               ? tr("Leave the game for the title? It is NOT kept on disk.")
                                               : tr("Leave the game? It is NOT kept on disk.")
               : title_behind_ ? tr("Leave the game for the title? It is kept.")
                                         : tr("Leave the game? It is kept.");
    case Asking::coach:
        return tr("The coach: better not. Do it all the same?");
    case Asking::confirm:
        return fill(tr("Dice will roll: {order}?"), {{"order", pending_}});
    case Asking::opening:
        return tr("Draw up all that is left of both sides?");
    case Asking::offer:
        return session_.table()->asked() ? asked_question(session_) : std::string();
    case Asking::draw:
        return tr("Do both sides agree on a draw?");
    case Asking::give_up:
        return fill(tr("Give the game up for {side}?"), {{"side", given_up()}});
    case Asking::overwrite:
        return fill(tr("A record is there already; write over {file}?"), {{"file", pending_}});
    case Asking::nothing:
        break;
    }
    return {};
}

} // namespace disfida::tui
