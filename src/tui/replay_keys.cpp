#include "tui/replay_keys.hpp"

#include <array>
#include <optional>

#include "tui/layout.hpp"

namespace disfida::tui {

namespace {

using Name = Key::Name;

constexpr Binding bind(ReplayCommand command, std::array<Key, 5> keys, std::string_view footer,
                       std::string_view sentence) {
    return {keys, static_cast<int>(command), {}, footer, sentence, {}};
}

constexpr std::array table{
    bind(ReplayCommand::back, {key(Name::left), key(Name::backspace), typed(U',')}, "[Left]",
         "an action back"),
    bind(ReplayCommand::on, {key(Name::right), typed(U' '), key(Name::enter), typed(U'.')}, "[Right]action",
         "an action on"),
    bind(ReplayCommand::after, {key(Name::down), key(Name::page_down), typed(U'>')}, "[Down]round",
         "to the next round, turn or bout"),
    bind(ReplayCommand::before, {key(Name::up), key(Name::page_up), typed(U'<')}, "",
         "to the beginning of the round, then to the one before"),
    bind(ReplayCommand::first, {key(Name::home), typed(U'^')}, "", "before the first action"),
    bind(ReplayCommand::last, {key(Name::end), typed(U'$')}, "", "after the last action"),
    bind(ReplayCommand::jump, {typed(U'g'), typed(U':')}, "[g]o",
         "go to a place: the number of an action, round and a number, first or last"),
    bind(ReplayCommand::automatic, {typed(U'a')}, "[a]uto", "go on by itself, or stop"),
    bind(ReplayCommand::faster, {typed(U'+'), typed(U'=')}, "", "faster by itself"),
    bind(ReplayCommand::slower, {typed(U'-')}, "", "slower by itself"),
    bind(ReplayCommand::play_on, {typed(U'p')}, "[p]lay on",
         "play on from here: a new kept game begins with all up to here; this one stays as it is"),
    bind(ReplayCommand::help, {typed(U'?'), key(Name::f1)}, "[?]help", "this page"),
    bind(ReplayCommand::quit, {typed(U'q'), typed(U'Q'), key(Name::escape)}, "[q]uit", "leave"),
    bind(ReplayCommand::turning_point, {typed(U't')}, "[t]urning points",
         "to the next of the actions that decided the game, after the last to the first"),
    bind(ReplayCommand::explain, {typed(U'x')}, "[x]plain", "the full working of the action shown"),
    bind(ReplayCommand::log, {typed(U'L')}, "[L]og", "all that happens; Enter there goes to a line's action"),
    bind(ReplayCommand::story, {typed(U'W')}, "",
         "the story of the game: turning points, luck, deeds and dice"),
    bind(ReplayCommand::panel, {typed(U'i')}, "", "show something else in the panel"),
    bind(ReplayCommand::next, {key(Name::tab)}, "", "cursor to the next piece that can act"),
    bind(ReplayCommand::previous, {key(Name::back_tab)}, "", "cursor to the one before"),
    bind(ReplayCommand::left, {typed(U'h'), key(Name::kp4)}, "", "cursor left"),
    bind(ReplayCommand::right, {typed(U'l'), key(Name::kp6)}, "", "cursor right"),
    bind(ReplayCommand::up, {typed(U'k'), key(Name::kp8)}, "", "cursor up"),
    bind(ReplayCommand::down, {typed(U'j'), key(Name::kp2)}, "", "cursor down"),
    bind(ReplayCommand::up_left, {typed(U'y'), key(Name::kp7)}, "", "cursor up and left"),
    bind(ReplayCommand::up_right, {typed(U'u'), key(Name::kp9)}, "", "cursor up and right"),
    bind(ReplayCommand::down_left, {typed(U'b'), key(Name::kp1)}, "", "cursor down and left"),
    bind(ReplayCommand::down_right, {typed(U'n'), key(Name::kp3)}, "", "cursor down and right"),
    bind(ReplayCommand::redraw, {ctrl(U'l')}, "", "paint the screen anew"),
};

} // namespace

std::span<const Binding> replay_keys(Keyboard keyboard) {
    if (keyboard == Keyboard::qwerty) {
        return table;
    }
    static std::array<std::optional<KeyLayout>, keyboard_names.size()> layouts;
    auto& layout = layouts.at(static_cast<std::size_t>(keyboard));
    if (!layout) {
        layout.emplace(table, keyboard);
    }
    return layout->bindings();
}

} // namespace disfida::tui
