// A lesson on the game's screen: the tutor's card over the board, and what a pupil may do.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "tui/play_screen.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

using Task = LessonStep::Task;

constexpr int widest_card = 100;
constexpr int card_frame = 2;  // its title and its keys
constexpr int folded_card = 3; // and one line of what it says
constexpr Key fold_key = typed(U'-');

std::string numbered(const std::vector<std::string>& choices) {
    std::string out;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        out += (i == 0 ? "" : "   ") + std::string("[") + std::to_string(i + 1) + "] " + choices[i];
    }
    return out;
}

/// What the keys do on a card. `folded`: only its head is seen.
std::string keys_of_card(const Tutor& tutor, const Session& session, bool folded) {
    if (tutor.lost(session)) {
        return tr("[Enter]again  [Backspace]back  [q]leave");
    }
    if (tutor.done()) {
        return tr("[Enter]next lesson  [A]gain  [Backspace]back  [q]leave");
    }
    const LessonStep& step = tutor.step();
    const std::string answer =
        step.task == Task::read ? std::string(tr("[Enter]go on"))
        : step.task == Task::choose
            ? fill(tr("[1]-[{last}]answer"), {{"last", std::to_string(step.choices.size())}})
            : std::string(tr("[Enter]to the board"));
    return fill(folded ? tr("{answer}  [-]unfold  [Backspace]back  [A]gain  [D]one for me  [q]leave")
                       : tr("{answer}  [-]fold  [Backspace]back  [A]gain  [D]one for me  [q]leave"),
                {{"answer", answer}});
}

/// The page of a lesson's step that a command opens; empty: none.
std::string_view page_of(Command command) {
    switch (command) {
    case Command::odds:
        return "odds";
    case Command::explain:
        return "explain";
    case Command::log:
        return "log";
    case Command::rulings:
        return "rules";
    case Command::help:
        return "help";
    case Command::hint:
        return "hint";
    case Command::story:
        return "story";
    default:
        return {};
    }
}

} // namespace

PlayScreen::PlayScreen(const DataSource& data, Tutor::Class lesson, std::size_t number,
                       const Settings& settings)
    : data_(&data), session_(std::move(lesson.session)), settings_(settings),
      view_(make_view(session_.match().info().name)), tutor_(std::move(lesson.tutor)), lesson_number_(number),
      running_(true), due_(Clock::now()) {
    settings_.confirm = false; // the tutor asks enough
    settings_.coach = false;
    view_->sync(position());
    show_card();
}

/// Lays out what the tutor has to say at this step, under what the last answer has brought about, and what is
/// wrong with an answer to it.
void PlayScreen::show_card(const std::string& problem) {
    const std::size_t steps = tutor_->lesson().steps.size();
    std::vector<std::string> lines;
    if (!notice_bad_) { // a hint that was asked for, as nothing else is left standing here
        lines = notice_;
    }
    const auto& plies = session_.match().plies();
    std::size_t first = std::min(tutor_->since(), plies.size());
    if (tutor_->at() > 0 && tutor_->lesson().steps[tutor_->at() - 1].task == Task::win &&
        first < plies.size()) {
        first = plies.size() - 1; // how a whole game ended, not all of it
    }
    for (std::size_t i = first; i < plies.size(); ++i) {
        if (std::string line = log_line(plies[i]); !line.empty()) {
            lines.push_back("* " + line);
        }
    }
    const std::string number = std::to_string(lesson_number_);
    std::string title =
        fill(tr("Lesson {number}: {title}"), {{"number", number}, {"title", tutor_->lesson().title}});
    if (tutor_->lost(session_)) {
        lines.emplace_back(
            tr("This one is lost. Try it again from the beginning of the step: the dice will be others."));
    } else if (tutor_->done()) {
        lines.emplace_back(tr("That is the end of this lesson. Well fought!"));
    } else {
        const LessonStep& step = tutor_->step();
        title = fill(tr("Lesson {number}: {title}, step {step} of {steps}"),
                     {{"number", number},
                      {"title", tutor_->lesson().title},
                      {"step", std::to_string(tutor_->at() + 1)},
                      {"steps", std::to_string(steps)}});
        lines.push_back(step.text);
        if (!step.ask.empty()) {
            lines.push_back("> " + step.ask);
        }
        if (step.task == Task::choose) {
            lines.push_back(numbered(step.choices));
        }
    }
    if (!problem.empty()) {
        lines.push_back("! " + problem);
    }
    card_.emplace(std::move(title), std::move(lines));
    card_folded_ = false;
    card_->set_footer(keys_of_card(*tutor_, session_, card_folded_));
    card_->as_card();
    if (!problem.empty()) {
        card_->show_end();
    }
    card_step_ = tutor_->at();
    note_progress();
}

void PlayScreen::draw_card(Canvas& canvas) {
    const int width = std::min(canvas.width(), widest_card);
    const int wanted = card_->rows(width) + card_frame;
    const int height = std::clamp(card_folded_ ? std::min(wanted, folded_card) : wanted, 1, canvas.height());
    const Rect rect{(canvas.width() - width) / 2, canvas.height() - height, width, height};
    card_fits_ = card_folded_ || wanted <= canvas.height();
    canvas.fill(rect, U' ');
    card_->draw(canvas, rect);
}

/// Keeps how far the pupil is; that it cannot be is said at the beginning only.
void PlayScreen::note_progress() {
    const auto kept = Progress::load().note(*tutor_);
    if (!kept && tutor_->at() == 0) {
        card_->say(kept.error().line());
    }
}

/// What follows an answer on the card: the next card, or what was wrong.
bool PlayScreen::turn_card(bool right, const std::string& problem) {
    view_->sync(position());
    notice_.clear();
    fresh_ = false;
    show_card(right ? std::string() : problem);
    return true;
}

bool PlayScreen::leave_card() {
    if (tutor_->lost(session_)) {
        tutor_->again(session_);
        return turn_card(true, {});
    }
    if (tutor_->done()) {
        const LessonShelf shelf = load_lessons(*data_);
        const Lesson* next = shelf.next(tutor_->lesson());
        wanted_lesson_ = next != nullptr ? next->id : std::string();
        done_ = true;
        return true;
    }
    if (tutor_->step().task == Task::read) {
        const auto done = tutor_->go_on(session_);
        return turn_card(static_cast<bool>(done), done ? std::string() : done.error().line());
    }
    if (tutor_->step().task == Task::choose) {
        card_->say(fill(tr("The answer is a number from 1 to {last}"),
                        {{"last", std::to_string(tutor_->step().choices.size())}}));
        return true;
    }
    card_.reset();
    due_ = Clock::now();
    return true;
}

/// A key of the board closes the card and does what it does there; while there is something to read or to
/// answer first, only pages open over it. Keys that scroll a card which does not fit are the card's.
bool PlayScreen::pass_on(const Key& key) {
    using Name = Key::Name;
    constexpr std::u32string_view scrolling = U"jkbgGnN<>/";
    const bool letter = key.name == Name::character && key.ch != U' ';
    const bool for_card = card_fits_ ? key.name == Name::enter || key == typed(U' ')
                                     : !(letter && scrolling.find(key.ch) == std::u32string_view::npos) &&
                                           key.name != Name::tab && key.name != Name::back_tab;
    const auto bound = for_card ? std::nullopt : find_command(game_keys(settings_.keys), key, context());
    if (!bound) {
        return false;
    }
    const auto command = static_cast<Command>(*bound);
    const bool ready = !tutor_->done() && !tutor_->lost(session_) && tutor_->step().task != Task::read &&
                       tutor_->step().task != Task::choose;
    if (!page_of(command).empty() && command != Command::hint) {
        carry_out(command);
        if (!page_ && !log_ && !rules_ && !notice_.empty()) { // there is no such page now
            card_->say(std::exchange(notice_, {}).front());
        }
        return true;
    }
    if (!ready) {
        return false;
    }
    card_.reset();
    handle(key);
    return true;
}

bool PlayScreen::answer(std::size_t choice) {
    const Verdict verdict = tutor_->choose(session_, choice);
    refused_rule_ = verdict.rule;
    return turn_card(verdict.right, verdict.as_error().line());
}

bool PlayScreen::step_back() {
    if (tutor_->lost(session_) || tutor_->at() == 0) {
        tutor_->again(session_);
    } else {
        tutor_->back(session_);
    }
    return turn_card(true, {});
}

bool PlayScreen::do_again() {
    if (tutor_->done()) {
        wanted_lesson_ = tutor_->lesson().id;
        done_ = true;
        return true;
    }
    tutor_->again(session_);
    return turn_card(true, {});
}

bool PlayScreen::handle_card(const Key& key) {
    using Name = Key::Name;
    if (!card_->typing()) {
        const bool choosing = !tutor_->done() && tutor_->step().task == Task::choose;
        if (choosing && key.name == Name::character && key.ch >= U'1' && key.ch <= U'9') {
            return answer(key.ch - U'1');
        }
        if (key.name == Name::backspace) {
            return step_back();
        }
        if (key == typed(U'A')) {
            return do_again();
        }
        if (key == typed(U'D') && !tutor_->done()) {
            const auto done = tutor_->skip(session_);
            return turn_card(static_cast<bool>(done), done ? std::string() : done.error().line());
        }
        const bool book = !tutor_->done() && tutor_->step().page == "rules"; // all of it is asked for
        if ((key == typed(U'R') || key.name == Name::f2) && !book) {
            open_rules(refused_rule_.empty() ? tutor_->lesson().rules
                                             : std::vector<std::string>{refused_rule_});
            return true;
        }
        if (key == fold_key) {
            card_folded_ = !card_folded_;
            card_->set_footer(keys_of_card(*tutor_, session_, card_folded_));
            return true;
        }
        if (key == typed(U'q') || key.name == Name::escape) {
            done_ = tutor_->done();
            asking_ = done_ ? Asking::nothing : Asking::quit;
            return true;
        }
        if (pass_on(key)) {
            return true;
        }
    }
    const auto outcome = card_->handle(key);
    return outcome == Pager::Outcome::closed ? leave_card() : outcome != Pager::Outcome::ignored;
}

/// What a lesson has no place for: the tutor takes back, and the lesson has its own beginning and dice.
bool PlayScreen::refuse_lesson(Command command) {
    switch (command) {
    case Command::automatic:
    case Command::automatic_random:
    case Command::undo:
    case Command::redo:
    case Command::options:
    case Command::settings:
    case Command::save:
    case Command::replay:
    case Command::offer_draw:
    case Command::give_up:
        say(tr("Not in a lesson; T shows its card again, and Backspace there goes back a step"));
        return true;
    default:
        return false;
    }
}

/// Whether an order is what the step wants; else says why not, or what the rules say against it.
bool PlayScreen::judge(const std::string& action) {
    const auto legal = position().check(action);
    const Verdict verdict = tutor_->judge(legal ? *legal : action);
    if (verdict.right) {
        return true;
    }
    refuse(legal || verdict.known ? verdict.as_error() : legal.error());
    return false;
}

void PlayScreen::page_opened(std::string_view page) {
    if (tutor_ && tutor_->opened(session_, page)) {
        show_card();
    }
}

std::string PlayScreen::lesson_farewell() const {
    const Lesson& lesson = tutor_->lesson();
    const std::string number = std::to_string(lesson_number_);
    const std::string game = tr_data(capital(lesson.game));
    return tutor_->done()
               ? fill(tr("Lesson {number} of {game} is done."), {{"number", number}, {"game", game}})
               : fill(tr("Lesson {number} of {game} is at step {step}. Go on with: disfida learn {name} "
                         "{number}"),
                      {{"number", number},
                       {"game", game},
                       {"step", std::to_string(tutor_->at() + 1)},
                       {"name", lesson.game}});
}

} // namespace disfida::tui
