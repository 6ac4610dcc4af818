#include "tui/app.hpp"

#include "tui/play_screen.hpp"
#include "tui/rescue.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

namespace {

/// One screen at a time: the title, or a game over it.
class App {
  public:
    App(Terminal& terminal, const DataSource& data, std::optional<Session> session, const Settings& settings)
        : terminal_(terminal), data_(data), settings_(settings) {
        if (session) {
            start(std::move(*session));
        } else {
            title_.emplace(data, settings);
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
    void start(Session session) {
        if (!session.path().empty()) {
            set_last_words("disfida: stopped by an error; the game is kept in " + session.path());
        }
        game_.emplace(data_, std::move(session), settings_);
    }

    void show() {
        Canvas canvas(terminal_.size());
        if (game_) {
            game_->draw(canvas);
        } else {
            title_->draw(canvas);
        }
        terminal_.draw(canvas);
    }

    /// Waits for what comes next and has the screen deal with it; true when to draw.
    bool next() {
        const Event event = terminal_.wait(game_ ? game_->timeout(PlayScreen::Clock::now()) : -1);
        bool draw = true;
        switch (event.kind) {
        case Event::Kind::key:
            if (same_key(event.key, ctrl(U'l'))) {
                terminal_.redraw_all();
            }
            draw = game_ ? game_->handle(event.key) : title_->handle(event.key);
            break;
        case Event::Kind::timeout:
            draw = game_ && game_->tick(PlayScreen::Clock::now());
            break;
        case Event::Kind::interrupt:
            draw = game_ ? game_->interrupt() : title_->back();
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

    void leave() {
        if (game_) {
            note_end();
        }
        left_ = true;
    }

    void note_end() {
        end_.last_line = farewell(game_->session());
        end_.unsaved = end_.unsaved || game_->session().unsaved();
    }

    void follow_up() {
        if (game_ && game_->done()) {
            note_end();
            game_.reset();
            set_last_words("");
            if (title_) {
                title_.emplace(data_, settings_);
                title_->say(end_.last_line);
            } else {
                left_ = true;
            }
        } else if (!game_ && title_) {
            if (auto session = title_->take_session()) {
                settings_ = title_->settings();
                start(std::move(*session));
            }
            left_ = left_ || title_->done();
        }
    }

    Terminal& terminal_;
    const DataSource& data_;
    Settings settings_;
    std::optional<TitleScreen> title_;
    std::optional<PlayScreen> game_;
    bool left_ = false;
    End end_;
};

} // namespace

End run(Terminal& terminal, const DataSource& data, std::optional<Session> session,
        const Settings& settings) {
    return App(terminal, data, std::move(session), settings).run();
}

} // namespace disfida::tui
