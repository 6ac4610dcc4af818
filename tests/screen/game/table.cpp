#include "screen/game/table.hpp"

#include <map>

#include <doctest/doctest.h>

#include "kernel/words.hpp"

namespace disfida::test {

using tui::Key;

void Table::begin_lesson(const TableOptions& options) {
    state_.emplace("XDG_STATE_HOME", folder_.path().string());
    const LessonShelf shelf = load_lessons(data_);
    const Lesson* lesson = shelf.find(options.lesson);
    REQUIRE_MESSAGE(lesson != nullptr, options.lesson);
    auto begun = Tutor::begin(data_, *lesson, options.step);
    REQUIRE_MESSAGE(begun, (begun ? "" : begun.error().line()));
    Settings settings;
    settings.animation = false;
    play_.emplace(data_, std::move(*begun), shelf.number(*lesson), settings);
}

Table::Table(const TableOptions& options) {
    if (!options.lesson.empty()) {
        begin_lesson(options);
        return;
    }
    Plan plan;
    plan.file = (folder_.path() / "game.disfida").string();
    if (!options.record.empty()) {
        folder_.write("game.disfida", options.record);
    } else {
        plan.game = options.game;
        if (!options.opening.empty()) {
            plan.opening = options.opening;
        }
        if (!options.hand_dice) {
            plan.seed = options.seed;
        }
        plan.hand_dice = options.hand_dice;
    }
    for (const std::string_view player : split(options.players, ' ')) {
        plan.players.emplace_back(*parse_player(player));
    }
    if (!options.program.empty()) {
        plan.players.resize(2);
        plan.players.back() = Player{Player::Kind::program, 1, options.program};
    }
    auto session = Session::open(data_, plan, options.games);
    REQUIRE_MESSAGE(session, (session ? "" : session.error().text));
    Settings settings;
    settings.animation = false;
    settings.confirm = options.confirm;
    settings.limits.bot = options.bot_time;
    play_.emplace(data_, std::move(*session), settings);
}

std::vector<tui::Key> keys_of(std::string_view keys) {
    static const std::map<std::string_view, Key::Name> names{
        {"Enter", Key::Name::enter}, {"Esc", Key::Name::escape},     {"Tab", Key::Name::tab},
        {"Up", Key::Name::up},       {"Down", Key::Name::down},      {"Left", Key::Name::left},
        {"Right", Key::Name::right}, {"Back", Key::Name::backspace}, {"F1", Key::Name::f1},
        {"F2", Key::Name::f2},       {"F3", Key::Name::f3},          {"S-Tab", Key::Name::back_tab}};
    std::vector<Key> out;
    while (!keys.empty()) {
        const std::size_t end = keys.find('>');
        if (keys.front() == '<' && end != std::string_view::npos && names.contains(keys.substr(1, end - 1))) {
            out.push_back(tui::key(names.at(keys.substr(1, end - 1))));
            keys.remove_prefix(end + 1);
        } else {
            out.push_back(tui::typed(static_cast<char32_t>(keys.front())));
            keys.remove_prefix(1);
        }
    }
    return out;
}

std::string in_one_line(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n';
        if (!blank || (!out.empty() && out.back() != ' ')) {
            out += blank ? ' ' : c;
        }
    }
    return out.substr(0, out.find_last_not_of(' ') + 1);
}

Table& Table::type(std::string_view keys) {
    for (const Key& key : keys_of(keys)) {
        play_->handle(key);
    }
    return *this;
}

bool Table::wait_until(const std::function<bool()>& holds) {
    constexpr auto patience = std::chrono::seconds(20); // far more than is needed
    const auto end = tui::PlayScreen::Clock::now() + patience;
    while (!holds() && tui::PlayScreen::Clock::now() < end) {
        play_->session().thinking().wait(std::chrono::milliseconds(5));
        play_->hear(tui::PlayScreen::Clock::now());
        if (play_->timeout(tui::PlayScreen::Clock::now()) == 0) {
            play_->tick(tui::PlayScreen::Clock::now());
        }
    }
    return holds();
}

bool Table::wait_for_plies(std::size_t count) {
    return wait_until([&] { return match().plies().size() >= count; });
}

bool Table::wait_for_message(std::string_view text) {
    return wait_until([&] { return in_one_line(messages()).find(text) != std::string::npos; });
}

std::string Table::screen(int width, int height) {
    tui::Canvas canvas(width, height);
    play_->draw(canvas);
    return canvas.text(tui::Charset::ascii);
}

std::string Table::line(int y, int width, int height) {
    tui::Canvas canvas(width, height);
    play_->draw(canvas);
    return canvas.line(y < 0 ? height + y : y, tui::Charset::ascii);
}

std::string Table::messages() { return line(-3) + "\n" + line(-2); }

std::string Table::last_action() const {
    return match().plies().empty() ? std::string() : match().plies().back().action;
}

} // namespace disfida::test
