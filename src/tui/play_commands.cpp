// What each command of the key table does in a game, and what comes of the board's answer to it.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "play/advice.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

/// The rule a sentence names in brackets at its end: "no attack is left [E1.1]"; empty: none.
std::string rule_at_end(const std::string& text) {
    const std::size_t from = text.rfind('[');
    return from == std::string::npos || !text.ends_with("]") ? std::string()
                                                             : text.substr(from + 1, text.size() - from - 2);
}

} // namespace

bool PlayScreen::carry_out(Command command) {
    if (tutor_ && refuse_lesson(command)) {
        return true;
    }
    if (follower_ && (command == Command::undo || command == Command::redo || command == Command::options)) {
        return refuse_watcher();
    }
    switch (command) {
    case Command::step:
        return want_order();
    case Command::run:
        running_ = !running_;
        wanted_ = false;
        failed_ = false;
        due_ = Clock::now();
        return true;
    case Command::automatic:
    case Command::automatic_random:
        pending_ = command == Command::automatic ? "roster" : "random";
        if (session_.table() != nullptr) { // each draws up his own side
            session_.use_opening(pending_);
            return tend_table() || true;
        }
        if (people_play() > 1) { // what would be placed is not one player's alone
            asking_ = Asking::opening;
            return true;
        }
        session_.use_opening(pending_);
        return play_opening();
    case Command::prompt:
        typing_ = Typing::action;
        return true;
    case Command::save:
        typing_ = Typing::save;
        return true;
    case Command::say:
        if (session_.table() != nullptr) {
            typing_ = Typing::talk;
        } else {
            say(follower_
                    ? tr("You watch by the file alone and are not heard: disfida watch sits at the table")
                    : tr("Nobody else is at this table: disfida host and disfida join play on two "
                         "terminals"));
        }
        return true;
    case Command::table:
        open_table_page();
        return true;
    case Command::offer_draw:
        return want_draw();
    case Command::give_up:
        return want_give_up({});
    case Command::odds:
        open_page(tr("Odds"), [](const PlayScreen& play, int width) {
            auto lines = play.view_->odds_page(play.position(), width);
            play.add_bars(lines, width);
            return lines;
        });
        page_opened("odds");
        return true;
    case Command::explain:
        if (session_.match().plies().empty()) {
            say(tr("Nothing has happened yet that could be explained"));
        } else {
            open_explanation(session_.match().last_roll());
            page_opened("explain");
        }
        return true;
    case Command::outlook:
        open_outlook();
        return true;
    case Command::log: {
        std::vector<std::string> entries;
        for (const Ply& ply : session_.match().plies()) {
            entries.push_back(log_line(ply));
        }
        log_.emplace(tr("Log"), tr("[Enter]full working  [R]its rules  [/]search  [q]back"),
                     std::move(entries));
        log_->select(session_.match().plies().size());
        page_opened("log");
        return true;
    }
    case Command::hint:
        give_hint();
        page_opened("hint");
        return true;
    case Command::tutor:
        if (tutor_) {
            show_card();
        } else {
            say(tr("This is no lesson; the title offers them"));
        }
        return true;
    case Command::story:
        open_story();
        page_opened("story");
        return true;
    case Command::replay:
        wanted_replay_ = !session_.match().plies().empty();
        if (!wanted_replay_) {
            say(tr("Nothing has been played yet that could be gone through"));
        }
        return true;
    case Command::undo:
        return take_back();
    case Command::redo:
        return played(session_.redo());
    case Command::options:
        open_options();
        return true;
    case Command::settings:
        preferences_.emplace(settings_);
        return true;
    case Command::help:
        open_help();
        page_opened("help");
        return true;
    case Command::rulings:
        open_rulings();
        page_opened("rules");
        return true;
    case Command::quit:
        ask_quit();
        return true;
    case Command::redraw:
        return true;
    default:
        return reply(view_->handle(command, position()));
    }
}

bool PlayScreen::reply(const Reply& reply) {
    switch (reply.kind) {
    case Reply::Kind::ignored:
        return false;
    case Reply::Kind::changed:
        return true;
    case Reply::Kind::message:
        say(reply.text);
        refused_rule_ = rule_at_end(reply.text);
        return true;
    case Reply::Kind::play:
        return want(reply.text);
    case Reply::Kind::number:
        number_ = reply;
        number_line_.set_text(std::to_string(reply.start));
        proposed_ = true;
        typing_ = Typing::number;
        return true;
    }
    return false;
}

/// What the computer would do and why; in a lesson, what the lesson would.
void PlayScreen::give_hint() {
    if (position().over()) {
        say(tr("The day is over"));
        return;
    }
    if (tutor_ && !tutor_->done() && tutor_->step().task == LessonStep::Task::act) {
        say(fill(tr("The lesson would: {order}"), {{"order", tutor_->step().play}}));
        return;
    }
    say(advise(position()).sentence);
    hinting_ = true;
}

int PlayScreen::people_play() const {
    const auto& sides = session_.match().info().sides;
    return static_cast<int>(std::count_if(sides.begin(), sides.end(), [&](std::string_view side) {
        return session_.player(side).kind == Player::Kind::person;
    }));
}

} // namespace disfida::tui
