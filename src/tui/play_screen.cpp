#include "tui/play_screen.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/advice.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"

namespace disfida::tui {

namespace {

constexpr int frames = 5;
constexpr int usual_pace_ms = 900;

/// Numbers of a line like "3 4" or "34" as dice; anything else is refused with what would be right.
Result<std::vector<int>> parse_dice(const std::string& line, int wanted) {
    std::vector<int> dice;
    for (const char c : line) {
        if (c >= '1' && c <= '6') {
            dice.push_back(c - '0');
        } else if (c != ' ' && c != ',' && c != '+') {
            return Error{
                fill(tr("{text} is no die: numbers from 1 to 6"), {{"text", std::string("'") + c + "'"}})};
        }
    }
    if (static_cast<int>(dice.size()) != wanted) {
        return Error{
            fill(how_many("{n} die is needed, not {given}", "{n} dice are needed, not {given}", wanted),
                 {{"given", std::to_string(dice.size())}})};
    }
    return dice;
}

/// The rule a sentence names in brackets at its end: "no attack is left [E1.1]"; empty: none.
std::string rule_at_end(const std::string& text) {
    const std::size_t from = text.rfind('[');
    return from == std::string::npos || !text.ends_with("]") ? std::string()
                                                             : text.substr(from + 1, text.size() - from - 2);
}

} // namespace

PlayScreen::PlayScreen(const DataSource& data, Session session, const Settings& settings)
    : data_(&data), session_(std::move(session)), settings_(settings),
      view_(make_view(session_.match().info().name)), running_(settings.pace_ms.has_value()),
      due_(Clock::now()) {
    if (session_.table() == nullptr) {
        play_opening();
    }
    view_->sync(position());
    fresh_ = false;
    frames_left_ = 0;
    if (const std::string warning = session_.take_warning(); !warning.empty()) {
        refuse({warning});
    }
}

std::string PlayScreen::heading() const {
    const std::string title(tr(session_.match().info().title));
    if (follower_ || tutor_ || position().over()) {
        return title;
    }
    const char* const pattern = waits_for_guest(session_)   ? tr("{game}, nobody has joined yet")
                                : session_.computers_turn() ? tr("{game}, the computer's turn")
                                : session_.others_turn()    ? tr("{game}, the other terminal's turn")
                                                            : tr("{game}, your turn");
    return fill(pattern, {{"game", title}});
}

std::string_view PlayScreen::context() const {
    if (position().over()) {
        return context_over;
    }
    return follower_                    ? context_watched
           : waits_for_guest(session_)  ? context_alone
           : session_.others_turn()     ? context_others
           : !session_.computers_turn() ? view_->context(position())
           : running_                   ? context_running
                                        : context_watch;
}

void PlayScreen::refuse(const Error& error) {
    refused_rule_ = error.rule;
    const bool named = error.rule.empty() || error.text.ends_with("[" + error.rule + "]");
    notice_ = {named ? error.text : error.text + " [" + error.rule + "]"};
    notice_bad_ = true;
}

void PlayScreen::say(std::string text) {
    notice_ = {std::move(text)};
    notice_bad_ = false;
}

bool PlayScreen::handle(const Key& key) {
    if (key.name == Key::Name::unknown) {
        return false;
    }
    if (frames_left_ > 0) {
        frames_left_ = 0; // any key ends the rolling
        return true;
    }
    if (rules_) {
        return handle_rules(key);
    }
    if (typing_ == Typing::story) {
        return handle_typing(key);
    }
    if (page_ || log_) {
        return handle_page(key);
    }
    if (preferences_) {
        return handle_preferences(key);
    }
    if (options_) {
        return handle_options(key);
    }
    if (asking_ != Asking::nothing) {
        return handle_question(key);
    }
    if (typing_ != Typing::nothing) {
        return handle_typing(key);
    }
    if (card_) {
        return handle_card(key);
    }
    if (waiting() && hurry(key)) {
        return true;
    }
    const bool had_message = !notice_.empty() || fresh_;
    const std::string rule = std::exchange(refused_rule_, {});
    const bool advised = std::exchange(hinting_, false);
    const std::string cut = std::exchange(cut_notice_, {});
    notice_.clear();
    fresh_ = false;
    if (key.name == Key::Name::click) {
        return reply(view_->click(key.at, position())) || had_message;
    }
    const auto command = find_command(game_keys(settings_.keys), key, context());
    if (!command) {
        if (key.name == Key::Name::character) {
            say(fill(tr("{key} does nothing here; ? lists the keys"), {{"key", "'" + name(key) + "'"}}));
        }
        if (session_.others_turn() && (key.name == Key::Name::enter || key == typed(U' '))) {
            say(session_.table()->own_side().empty()
                    ? std::string(tr("You watch"))
                    : fill(tr("You wait: it is {player}'s turn"), {{"player", session_.table()->other()}}));
        }
        return true;
    }
    if (static_cast<Command>(*command) == Command::explain && !cut.empty()) {
        open_page(tr("The whole message"), {cut});
        return true;
    }
    if (static_cast<Command>(*command) == Command::hint && advised) {
        open_advice(); // all of it, with the odds
        return true;
    }
    if (static_cast<Command>(*command) == Command::rulings && !rule.empty()) {
        open_rules({rule}); // of what was just refused
        return true;
    }
    return carry_out(static_cast<Command>(*command)) || had_message;
}

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

int PlayScreen::people_play() const {
    const auto& sides = session_.match().info().sides;
    return static_cast<int>(std::count_if(sides.begin(), sides.end(), [&](std::string_view side) {
        return session_.player(side).kind == Player::Kind::person;
    }));
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

/// Asks for the next throw of the pending action, or plays it when all dice are there.
bool PlayScreen::ask_dice() {
    const auto needs = session_.match().needs(pending_, given_dice_);
    if (!needs) {
        refuse(needs.error());
        typing_ = Typing::nothing;
        return true;
    }
    missing_ = *needs;
    if (!missing_) {
        typing_ = Typing::nothing;
        return played(session_.play(pending_, given_dice_));
    }
    typing_ = Typing::dice;
    return true;
}

bool PlayScreen::enter_dice(const std::string& line) {
    const auto dice = parse_dice(line, missing_->count);
    if (!dice) {
        refuse(dice.error());
        return true;
    }
    notice_.clear();
    given_dice_.insert(given_dice_.end(), dice->begin(), dice->end());
    return ask_dice();
}

/// A number the board asked for; it is asked again when it is out of bounds.
bool PlayScreen::enter_number(const std::string& line) {
    const auto n = parse_number<int>(line);
    notice_.clear();
    if (!n || *n < number_.low || *n > number_.high) {
        refuse({fill(tr("{text} will not do: a number from {low} to {high}"),
                     {{"text", "'" + printable(line, 20) + "'"},
                      {"low", std::to_string(number_.low)},
                      {"high", std::to_string(number_.high)}})});
        number_line_.set_text(std::to_string(number_.start));
        proposed_ = true;
        return true;
    }
    typing_ = Typing::nothing;
    return reply(view_->number(*n, position()));
}

/// Keys that count the number being entered up and down. The first digit takes the proposal's place.
bool PlayScreen::count(const Key& key) {
    const bool digit = key.name == Key::Name::character && key.ch >= U'0' && key.ch <= U'9';
    if (std::exchange(proposed_, false) && digit) {
        number_line_.set_text("");
    }
    const bool up = key == typed(U'+') || key.name == Key::Name::up;
    const bool down = key == typed(U'-') || key.name == Key::Name::down;
    if (!up && !down) {
        return false;
    }
    const int now = parse_number<int>(number_line_.text()).value_or(number_.start) + (up ? 1 : -1);
    number_line_.set_text(std::to_string(std::clamp(now, number_.low, number_.high)));
    return true;
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
