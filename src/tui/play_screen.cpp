#include "tui/play_screen.hpp"

#include <utility>

#include "kernel/tongue.hpp"
#include "play/asked.hpp"

namespace disfida::tui {

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
        const bool letter = key.name == Key::Name::character;
        if (letter || key.name == Key::Name::tab || key.name == Key::Name::enter) {
            say(fill(tr("{key} does nothing here; ? lists the keys"),
                     {{"key", letter ? "'" + name(key) + "'" : name(key)}}));
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

} // namespace disfida::tui
