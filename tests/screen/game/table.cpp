#include "screen/game/table.hpp"

#include <map>

#include <doctest/doctest.h>

#include "kernel/words.hpp"

namespace disfida::test {

using tui::Key;

Table::Table(const TableOptions& options) {
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
    auto session = Session::open(data_, plan, options.games);
    REQUIRE_MESSAGE(session, (session ? "" : session.error().text));
    Settings settings;
    settings.animation = false;
    settings.confirm = options.confirm;
    play_.emplace(data_, std::move(*session), settings);
}

Table& Table::type(std::string_view keys) {
    static const std::map<std::string_view, Key::Name> names{
        {"Enter", Key::Name::enter},   {"Esc", Key::Name::escape},     {"Tab", Key::Name::tab},
        {"Up", Key::Name::up},         {"Down", Key::Name::down},      {"Left", Key::Name::left},
        {"Right", Key::Name::right},   {"Back", Key::Name::backspace}, {"F1", Key::Name::f1},
        {"S-Tab", Key::Name::back_tab}};
    while (!keys.empty()) {
        const std::size_t end = keys.find('>');
        if (keys.front() == '<' && end != std::string_view::npos && names.contains(keys.substr(1, end - 1))) {
            play_->handle(tui::key(names.at(keys.substr(1, end - 1))));
            keys.remove_prefix(end + 1);
        } else {
            play_->handle(tui::typed(static_cast<char32_t>(keys.front())));
            keys.remove_prefix(1);
        }
    }
    return *this;
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
