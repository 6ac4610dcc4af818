#include "tui/app.hpp"

#include <optional>
#include <vector>

#include "play/kept.hpp"
#include "play/preferences.hpp"
#include "tui/play_screen.hpp"
#include "tui/rescue.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

namespace {

/// One screen at a time: a lesson or a replay over a game over the title.
class App {
  public:
    App(Terminal& terminal, const DataSource& data, Start start, const Settings& settings)
        : terminal_(terminal), data_(data), settings_(settings) {
        if (auto* session = std::get_if<Session>(&start)) {
            begin(std::move(*session));
        } else if (auto* watched = std::get_if<Follower::Begun>(&start)) {
            game_.emplace(data_, std::move(*watched), settings_);
        } else if (auto* reel = std::get_if<Reel>(&start)) {
            replay_.emplace(std::move(*reel), settings_);
        } else if (const auto* lesson = std::get_if<std::string>(&start)) {
            begin_lesson(*lesson);
        } else {
            title_.emplace(data, settings);
        }
        if (const auto* lessons = std::get_if<LessonList>(&start)) {
            title_->open_lessons(lessons->game, true);
        } else if (const auto* page = std::get_if<RulePage>(&start)) {
            title_->open_rules(page->game, page->ids, true);
        } else if (std::holds_alternative<SettingsPage>(start)) {
            title_->open_settings(true);
        } else if (std::holds_alternative<PastPage>(start)) {
            title_->open_past(true);
        } else if (const auto doubts = load_preferences().doubts; title_ && !doubts.empty()) {
            title_->say(doubts.front());
        }
    }

    End run() {
        bool draw = true;
        while (!left_) {
            if (draw) {
                show();
            }
            draw = next();
        }
        return end_;
    }

  private:
    void begin(Session session) {
        if (!session.path().empty()) {
            set_last_words("disfida: stopped by an error; the game is kept in " + session.path());
        }
        game_.emplace(data_, std::move(session), settings_);
        if (title_) {
            game_->set_title_behind();
        }
    }

    /// Begins a lesson where the pupil left it; nothing where it cannot be, which is said.
    void begin_lesson(const std::string& id) {
        const LessonShelf shelf = load_lessons(data_);
        const Lesson* lesson = shelf.find(id);
        if (lesson == nullptr) {
            return;
        }
        const std::size_t number = shelf.number(*lesson);
        auto lesson_begun = Tutor::begin(data_, *lesson, Progress::load().step(id));
        if (lesson_begun) {
            lesson_.emplace(data_, std::move(*lesson_begun), number, settings_);
        } else if (title_) {
            title_->say(lesson_begun.error().line());
        } else {
            end_.problem = lesson_begun.error().line();
            left_ = true;
        }
    }

    /// The screen that is played on; null at the title.
    PlayScreen* play() { return lesson_ ? &*lesson_ : game_ ? &*game_ : nullptr; }

    void show() {
        Canvas canvas(terminal_.size());
        if (replay_) {
            replay_->draw(canvas);
            terminal_.draw(canvas);
            terminal_.set_title("disfida: " + replay_->heading());
            return;
        }
        if (PlayScreen* screen = play()) {
            screen->draw(canvas);
        } else {
            title_->draw(canvas);
        }
        terminal_.draw(canvas);
        terminal_.set_title(play() != nullptr ? "disfida: " + play()->heading() : "disfida");
        terminal_.ring(play() != nullptr ? play()->take_bells() : 0);
    }

    /// Waits for what comes next and has the screen deal with it; true when to draw.
    bool next() {
        if (replay_) {
            return next_of_replay();
        }
        PlayScreen* screen = play();
        const Event event =
            terminal_.wait(screen != nullptr ? screen->timeout(PlayScreen::Clock::now()) : title_->timeout(),
                           screen != nullptr ? screen->files() : std::vector<int>());
        bool draw = true;
        switch (event.kind) {
        case Event::Kind::key:
            if (same_key(event.key, ctrl(U'l'))) {
                terminal_.redraw_all();
            }
            draw = screen != nullptr ? screen->handle(event.key) : title_->handle(event.key);
            break;
        case Event::Kind::timeout:
            draw = screen != nullptr ? screen->tick(PlayScreen::Clock::now()) : title_->tick();
            break;
        case Event::Kind::readable:
            draw = screen != nullptr && screen->hear(PlayScreen::Clock::now());
            break;
        case Event::Kind::interrupt:
            draw = screen != nullptr ? screen->interrupt() : title_->back();
            break;
        case Event::Kind::terminate:
        case Event::Kind::hangup:
            leave(); // every action is on disk already
            break;
        default:
            break;
        }
        follow_up();
        return draw;
    }

    /// The game below a replay if it is at a table, which has to answer the other terminal meanwhile; else
    /// null.
    PlayScreen* table_below() {
        return replay_ && game_ && game_->session().table() != nullptr ? &*game_ : nullptr;
    }

    /// The same for the replay.
    bool next_of_replay() {
        using Clock = PlayScreen::Clock;
        PlayScreen* const table = table_below();
        int wait = replay_->timeout(Clock::now());
        if (table != nullptr) {
            const int below = table->timeout(Clock::now());
            wait = wait < 0 || (below >= 0 && below < wait) ? below : wait;
        }
        const Event event = terminal_.wait(wait, table != nullptr ? table->files() : std::vector<int>());
        bool draw = true;
        switch (event.kind) {
        case Event::Kind::key:
            if (same_key(event.key, ctrl(U'l'))) {
                terminal_.redraw_all();
            }
            draw = replay_->handle(event.key);
            break;
        case Event::Kind::timeout:
            draw = replay_->tick(Clock::now());
            if (table != nullptr) {
                table->tick(Clock::now());
            }
            break;
        case Event::Kind::readable:
            if (table != nullptr) {
                table->hear(Clock::now());
            }
            draw = false;
            break;
        case Event::Kind::interrupt:
            replay_.reset();
            break;
        case Event::Kind::terminate:
        case Event::Kind::hangup:
            leave();
            return draw;
        default:
            break;
        }
        follow_replay();
        return draw;
    }

    /// What a replay that is left gives way to: the game that is played on from it, or what was below it.
    void follow_replay() {
        if (const std::string path = replay_ ? replay_->take_branch() : std::string(); !path.empty()) {
            Plan plan;
            plan.file = path;
            auto session = Session::open(data_, plan);
            if (session) {
                replay_.reset();
                game_.reset();
                begin(std::move(*session));
            } else {
                end_.problem = session.error().line();
                left_ = true;
            }
            return;
        }
        if (replay_ && replay_->done()) {
            replay_.reset();
        }
        left_ = left_ || (!replay_ && !game_ && !title_);
    }

    void leave() {
        if (lesson_) {
            end_.last_line = lesson_->lesson_farewell();
        }
        if (game_) {
            note_end();
        }
        left_ = true;
    }

    /// Settings of all games have been changed: they hold from now on, on the terminal too.
    void take_over(const Settings& settings) {
        settings_ = settings;
        terminal_.adopt({settings.glyphs, settings.colours, settings.mouse});
    }

    void note_end() {
        end_.last_line = game_->last_line();
        end_.unsaved = end_.unsaved || game_->session().unsaved();
    }

    void follow_up() {
        if (left_) {
            return;
        }
        if (PlayScreen* screen = play()) {
            if (const auto changed = screen->take_settings()) {
                take_over(*changed);
            }
            follow_play(*screen);
        } else if (title_) {
            if (title_->take_settings_changed()) {
                take_over(title_->settings());
            }
            if (auto session = title_->take_session()) {
                settings_ = title_->settings();
                begin(std::move(*session));
            } else if (auto watched = title_->take_watched()) {
                game_.emplace(data_, std::move(*watched), settings_);
            } else if (auto reel = title_->take_replay()) {
                replay_.emplace(std::move(*reel), settings_);
            } else if (const std::string lesson = title_->take_lesson(); !lesson.empty()) {
                begin_lesson(lesson);
            }
            left_ = left_ || title_->done();
        }
    }

    /// A lesson that was asked for begins over the game; one that is done gives way to the next, or to what
    /// was before.
    void follow_play(PlayScreen& screen) {
        if (screen.take_wanted_replay()) {
            open_replay(screen.session());
            return;
        }
        const std::string wanted = screen.take_wanted_lesson();
        if (screen.is_lesson() && (screen.done() || !wanted.empty())) {
            end_.last_line = screen.lesson_farewell();
            lesson_.reset();
            if (wanted.empty() && title_) {
                title_->open_lessons({}, false);
            }
        } else if (screen.done()) {
            note_end();
            // How to go on from the shell is for the shell: here the title's first line goes on.
            const Session& session = screen.session();
            const bool goes_on = !session.path().empty() && !end_.unsaved && !session.position().over();
            game_.reset();
            set_last_words("");
            if (title_) {
                title_.emplace(data_, settings_);
                title_->say(goes_on ? std::string() : end_.last_line);
            }
        }
        if (!wanted.empty()) {
            begin_lesson(wanted);
        }
        left_ = play() == nullptr && !title_;
    }

    /// Goes through a game as it is now.
    void open_replay(const Session& session) {
        auto match = Match::read(data_, session.match().record().text(), "", 0);
        if (match) { // what was played can be read
            const std::size_t last = match->plies().size();
            replay_.emplace(Reel{std::move(*match), kept_name(session.path()), last}, settings_);
        }
    }

    Terminal& terminal_;
    const DataSource& data_;
    Settings settings_;
    std::optional<TitleScreen> title_;
    std::optional<PlayScreen> game_;
    std::optional<PlayScreen> lesson_;
    std::optional<ReplayScreen> replay_;
    bool left_ = false;
    End end_;
};

} // namespace

End run(Terminal& terminal, const DataSource& data, Start start, const Settings& settings) {
    return App(terminal, data, std::move(start), settings).run();
}

} // namespace disfida::tui
