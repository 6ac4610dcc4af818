#include "tui/replay_screen.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "play/report.hpp"
#include "play/turning_points.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr int help_width = 76;
constexpr std::array speeds{25, 50, 100, 200, 400, 800, 1600}; ///< that keys choose from, in hundredths

/// What moves the cursor on the board, or shows something else beside it, as the board knows it.
constexpr std::array<std::pair<ReplayCommand, Command>, 11> for_the_view{
    {{ReplayCommand::panel, Command::panel},
     {ReplayCommand::next, Command::next},
     {ReplayCommand::previous, Command::previous},
     {ReplayCommand::left, Command::go_left},
     {ReplayCommand::right, Command::go_right},
     {ReplayCommand::up, Command::go_up},
     {ReplayCommand::down, Command::go_down},
     {ReplayCommand::up_left, Command::go_up_left},
     {ReplayCommand::up_right, Command::go_up_right},
     {ReplayCommand::down_left, Command::go_down_left},
     {ReplayCommand::down_right, Command::go_down_right}}};

} // namespace

ReplayScreen::ReplayScreen(Reel reel, const Settings& settings)
    : reel_(std::move(reel)), settings_(settings), stretches_(stretches(reel_.match)),
      notes_(notes_of(reel_.match.record())), view_(make_view(reel_.match.info().name)) {
    go(reel_.at);
}

std::string ReplayScreen::heading() const {
    return fill(tr("{game}, a replay"), {{"game", std::string(tr(reel_.match.info().title))}});
}

void ReplayScreen::go(std::size_t at) {
    reel_.at = std::min(at, plies().size());
    position_ = position_after(reel_.match, reel_.at);
    if (reel_.at > 0) {
        view_->told(plies()[reel_.at - 1].events);
    }
    view_->sync(*position_);
    if (reel_.at > 0) {
        view_->follow(*position_, plies()[reel_.at - 1].action);
    }
    if (reel_.at == plies().size()) {
        running_ = false;
    }
}

std::string ReplayScreen::brief(std::size_t ply) const {
    std::string out = position_->brief(plies()[ply].events);
    return out.empty() ? plies()[ply].action : out;
}

void ReplayScreen::say(std::string text, bool bad) {
    notice_ = std::move(text);
    notice_bad_ = bad;
}

void ReplayScreen::play_by_itself(bool on) {
    running_ = on;
    due_ = Clock::now() + std::chrono::milliseconds(step_time(reel_.speed));
    if (on && reel_.at == plies().size()) {
        const bool any = !plies().empty();
        go(0);
        running_ = any;
    }
}

void ReplayScreen::change_speed(int way) {
    const auto* at = std::lower_bound(speeds.begin(), speeds.end(), reel_.speed);
    if (way > 0) {
        at = std::upper_bound(speeds.begin(), speeds.end(), reel_.speed);
        reel_.speed = at == speeds.end() ? reel_.speed : *at;
    } else if (at != speeds.begin()) {
        reel_.speed = *(at - 1);
    }
    due_ = Clock::now() + std::chrono::milliseconds(step_time(reel_.speed));
    say(fill(running_ ? tr("Speed {speed}") : tr("Speed {speed}; a plays by itself"),
             {{"speed", with_decimal_mark(speed_in_words(reel_.speed))}}));
}

int ReplayScreen::timeout(Clock::time_point now) const {
    if (!running_ || page_ || log_ || jump_ || asking_) {
        return -1;
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(due_ - now).count();
    return static_cast<int>(std::max<std::int64_t>(0, left + 1));
}

bool ReplayScreen::tick(Clock::time_point now) {
    if (!running_ || page_ || log_ || jump_ || note_ || asking_ || now < due_) {
        return false;
    }
    notice_.clear();
    go(reel_.at + 1);
    due_ = now + std::chrono::milliseconds(step_time(reel_.speed));
    return true;
}

bool ReplayScreen::handle(const Key& key) {
    if (key.name == Key::Name::unknown) {
        return false;
    }
    if (page_ || log_) {
        return handle_page(key);
    }
    if (jump_) {
        return handle_jump(key);
    }
    if (note_) {
        return handle_note(key);
    }
    if (asking_) {
        return handle_question(key);
    }
    notice_.clear();
    if (key.name == Key::Name::character && key.ch >= U'0' && key.ch <= U'9') { // a number: where to
        running_ = false;
        jump_.emplace();
        jump_->set_text(std::string(1, static_cast<char>(key.ch)));
        return true;
    }
    const auto command = find_command(replay_keys(settings_.keys), key, {});
    if (!command) {
        if (key.name == Key::Name::character) {
            say(fill(tr("{key} does nothing here; ? lists the keys"), {{"key", "'" + name(key) + "'"}}));
        }
        return true;
    }
    return carry_out(static_cast<ReplayCommand>(*command));
}

bool ReplayScreen::carry_out(ReplayCommand command) {
    switch (command) {
    case ReplayCommand::automatic:
        play_by_itself(!running_);
        return true;
    case ReplayCommand::faster:
    case ReplayCommand::slower:
        change_speed(command == ReplayCommand::faster ? 1 : -1);
        return true;
    case ReplayCommand::redraw:
        return true;
    default:
        break;
    }
    running_ = false; // whoever looks for himself wants it to stand still
    switch (command) {
    case ReplayCommand::on:
        if (reel_.at == plies().size()) {
            say(tr("That was the last action"));
        }
        go(reel_.at + 1);
        return true;
    case ReplayCommand::back:
        if (reel_.at == 0) {
            say(tr("That was the beginning"));
        }
        go(reel_.at - std::min<std::size_t>(reel_.at, 1));
        return true;
    case ReplayCommand::after:
        go(stretch_after(stretches_, reel_.at, plies().size()));
        return true;
    case ReplayCommand::before:
        go(stretch_before(stretches_, reel_.at));
        return true;
    case ReplayCommand::first:
        go(0);
        return true;
    case ReplayCommand::last:
        go(plies().size());
        return true;
    case ReplayCommand::jump:
        jump_.emplace();
        return true;
    case ReplayCommand::note:
        if (reel_.path.empty()) {
            say(tr("A note goes into a game that is not being played: leave it, then disfida replay"), true);
        } else {
            note_.emplace();
        }
        return true;
    case ReplayCommand::turning_point:
        next_turning_point();
        return true;
    case ReplayCommand::play_on:
        asking_ = !position_->over();
        if (position_->over()) {
            say(tr("The game is over here: go back to where there is something left to play"), true);
        }
        return true;
    case ReplayCommand::log:
        open_log();
        return true;
    case ReplayCommand::explain:
        explain();
        return true;
    case ReplayCommand::story:
        page_.emplace(tr("The story"), report(reel_.match));
        return true;
    case ReplayCommand::help: {
        std::vector<std::string> lines = view_->legend();
        lines.emplace_back();
        const auto keys = help_lines(replay_keys(settings_.keys), {}, help_width);
        lines.insert(lines.end(), keys.begin(), keys.end());
        page_.emplace(tr("Signs and keys"), std::move(lines));
        return true;
    }
    case ReplayCommand::quit:
        done_ = true;
        return true;
    default:
        break;
    }
    const auto* at = std::find_if(for_the_view.begin(), for_the_view.end(),
                                  [&](const auto& pair) { return pair.first == command; });
    return at != for_the_view.end() && pass_on(at->second);
}

/// What only looks is the board's own business; an order it makes of it is not given.
bool ReplayScreen::pass_on(Command command) {
    const Reply reply = view_->handle(command, *position_);
    if (reply.kind == Reply::Kind::message) {
        say(reply.text);
    }
    return reply.kind != Reply::Kind::ignored;
}

void ReplayScreen::next_turning_point() {
    if (!std::exchange(appraised_, true)) {
        for (const Moment& moment : turning_points(appraise(reel_.match))) {
            turning_points_.push_back(moment.ply + 1);
        }
        std::sort(turning_points_.begin(), turning_points_.end());
    }
    if (turning_points_.empty()) {
        say(tr("No action has decided anything yet"));
        return;
    }
    const auto next = std::upper_bound(turning_points_.begin(), turning_points_.end(), reel_.at);
    go(next == turning_points_.end() ? turning_points_.front() : *next);
}

void ReplayScreen::open_log() {
    std::vector<std::string> entries;
    for (std::size_t ply = 0; ply < plies().size(); ++ply) {
        entries.push_back(brief(ply));
    }
    log_.emplace(tr("Log"), tr("[Enter]go there  [/]search  [q]back"), std::move(entries));
    log_->select(reel_.at - std::min<std::size_t>(reel_.at, 1));
}

void ReplayScreen::explain() {
    if (reel_.at == 0) {
        say(tr("Nothing has happened yet that could be explained"));
        return;
    }
    const Ply& ply = plies()[reel_.at - 1];
    std::vector<std::string> lines{ply.statement(), ""};
    const auto working = position_->explain(ply.events);
    lines.insert(lines.end(), working.begin(), working.end());
    for (const Remark& note : notes_) {
        if (note.after == reel_.at) {
            lines.push_back(fill(tr("Note: {text}"), {{"text", note.text}}));
        }
    }
    page_.emplace(tr("Full working"), std::move(lines));
}

bool ReplayScreen::handle_page(const Key& key) {
    if (page_) {
        const auto outcome = page_->handle(key);
        if (outcome == Pager::Outcome::closed) {
            page_.reset();
        }
        return outcome != Pager::Outcome::ignored;
    }
    const auto outcome = log_->handle(key);
    if (outcome == ListView::Outcome::opened && !plies().empty()) {
        go(log_->selected() + 1);
    }
    if (outcome == ListView::Outcome::opened || outcome == ListView::Outcome::closed) {
        log_.reset();
    }
    return outcome != ListView::Outcome::ignored;
}

bool ReplayScreen::handle_jump(const Key& key) {
    const auto outcome = jump_->handle(key);
    if (outcome == LineEdit::Outcome::submitted) {
        jump(jump_->take());
        jump_.reset();
    } else if (outcome == LineEdit::Outcome::cancelled) {
        jump_.reset();
    }
    return outcome != LineEdit::Outcome::ignored;
}

/// Writes what is typed into the record, behind the action shown.
bool ReplayScreen::handle_note(const Key& key) {
    const auto outcome = note_->handle(key);
    if (outcome == LineEdit::Outcome::cancelled) {
        note_.reset();
    } else if (outcome == LineEdit::Outcome::submitted) {
        const std::string text = note_->take();
        note_.reset();
        if (text.find_first_not_of("# ") == std::string::npos) {
            return true; // there is nothing to note
        }
        if (const auto done = add_note(reel_.path, reel_.at, text); !done) {
            say(done.error().line(), true);
            return true;
        }
        const auto behind = std::find_if(notes_.begin(), notes_.end(),
                                         [&](const Remark& one) { return one.after > reel_.at; });
        notes_.insert(behind, {reel_.at, text});
    }
    return outcome != LineEdit::Outcome::ignored;
}

void ReplayScreen::jump(const std::string& words) {
    if (words.empty()) {
        return;
    }
    if (const auto place = place_named(words, plies().size(), stretches_)) {
        go(*place);
    } else {
        say(place.error().text, true);
    }
}

bool ReplayScreen::handle_question(const Key& key) {
    const bool yes = key == typed(U'y') || key == typed(U'Y') || key.name == Key::Name::enter;
    const bool no =
        key == typed(U'n') || key == typed(U'N') || key == typed(U'q') || key.name == Key::Name::escape;
    if (!yes && !no) {
        return false;
    }
    asking_ = false;
    if (yes) {
        auto begun = play_on_from(reel_.match, reel_.at);
        if (begun) {
            branch_ = std::move(*begun);
        } else {
            say(begun.error().line(), true);
        }
    }
    return true;
}

std::string ReplayScreen::place() const {
    return std::to_string(reel_.at) + "/" + std::to_string(plies().size()) +
           (running_ ? " > " + with_decimal_mark(speed_in_words(reel_.speed)) + "x" : "");
}

/// What is to be said below the board, the most important first.
std::vector<Message> ReplayScreen::messages() {
    std::vector<Message> out;
    if (!notice_.empty()) {
        out.push_back({notice_, {notice_bad_ ? Ink::bad : Ink::strong}});
    }
    for (const Remark& note : notes_) {
        if (note.after == reel_.at) {
            out.push_back({fill(tr("Note: {text}"), {{"text", note.text}}), {Ink::good}});
        }
    }
    if (reel_.at == 0) {
        out.push_back(
            {fill(tr("Before the first action. {prompt}"), {{"prompt", position_->status().front()}}),
             {Ink::strong}});
    } else {
        out.push_back({brief(reel_.at - 1), {Ink::strong}});
    }
    for (const std::string& text : film_ ? std::vector<std::string>() : view_->describe(*position_)) {
        out.push_back({text});
    }
    for (std::size_t ply = reel_.at; ply > 1; --ply) { // what room is left shows what was before
        out.push_back({brief(ply - 2), {Ink::dim}});
        if (reel_.at - ply > 8) {
            break;
        }
    }
    return out;
}

void ReplayScreen::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (canvas.width() < least_screen.width || canvas.height() < least_screen.height) {
        draw_too_small(canvas);
        return;
    }
    if (page_) {
        page_->draw(canvas, canvas.area());
        return;
    }
    if (log_) {
        log_->draw(canvas, canvas.area());
        return;
    }
    const int bottom = canvas.height() - 1;
    const int width = canvas.width();
    const int lines = message_lines(*view_, canvas.size(), [&] { return messages().front().text; });
    view_->draw(canvas, {0, 0, width, bottom - lines}, *position_);
    draw_messages(canvas, {0, bottom - lines, width, lines}, messages(), " .."); // [x]plain stands below it
    if (film_) {
        canvas.clear_caret();
        canvas.text(0, bottom, shorten(reel_.name, width - columns(place()) - 2), {Ink::dim});
    } else if (jump_) {
        jump_->draw(canvas, {0, bottom}, width, tr("go to action, round N, first or last: "));
        return;
    } else if (note_) {
        note_->draw(canvas, {0, bottom}, width, tr("note: "));
        return;
    } else if (asking_) {
        const std::string answers = tr("[y]es [n]o");
        draw_footer(canvas, {0, bottom},
                    shorten_at_word(tr("Play on from here, in a new kept game?"), width - columns(answers)) +
                        " " + answers);
        return;
    } else {
        draw_footer(canvas, {0, bottom},
                    footer_line(replay_keys(settings_.keys), {}, width - columns(place()) - 1));
    }
    canvas.text_right(width, bottom, place(), {Ink::strong});
}

} // namespace disfida::tui
