#include "tui/replay_keys.hpp"

#include <array>

#include "kernel/tongue.hpp"
#include "tui/layout.hpp"

namespace disfida::tui {

namespace {

using Name = Key::Name;

constexpr Binding bind(ReplayCommand command, std::array<Key, 5> keys, std::string_view footer,
                       std::string_view sentence) {
    return {keys, static_cast<int>(command), {}, footer, sentence, {}};
}

constexpr std::array table{
    bind(ReplayCommand::back, {key(Name::left), key(Name::backspace), typed(U',')}, mark("[Left]"),
         mark("an action back")),
    bind(ReplayCommand::on, {key(Name::right), typed(U' '), key(Name::enter), typed(U'.')},
         mark("[Right]action"), mark("an action on")),
    bind(ReplayCommand::after, {key(Name::down), key(Name::page_down), typed(U'>')}, mark("[Down]round"),
         mark("to the next round, turn or bout")),
    bind(ReplayCommand::before, {key(Name::up), key(Name::page_up), typed(U'<')}, "",
         mark("to the beginning of the round, then to the one before")),
    bind(ReplayCommand::first, {key(Name::home), typed(U'^')}, "", mark("before the first action")),
    bind(ReplayCommand::last, {key(Name::end), typed(U'$')}, "", mark("after the last action")),
    bind(ReplayCommand::jump, {typed(U'g'), typed(U':')}, mark("[g]o"),
         mark("go to a place: the number of an action, round and a number, first or last")),
    bind(ReplayCommand::automatic, {typed(U'a')}, mark("[a]uto"), mark("go on by itself, or stop")),
    bind(ReplayCommand::faster, {typed(U'+'), typed(U'=')}, "", mark("faster by itself")),
    bind(ReplayCommand::slower, {typed(U'-')}, "", mark("slower by itself")),
    bind(ReplayCommand::play_on, {typed(U'p')}, mark("[p]lay on"),
         mark("play on from here: a new kept game begins with all up to here; this one stays as it is")),
    bind(ReplayCommand::note, {typed(U'N')}, mark("[N]ote"),
         mark("write a note into the record, behind the action shown")),
    bind(ReplayCommand::help, {typed(U'?'), key(Name::f1)}, mark("[?]help"), mark("this page")),
    bind(ReplayCommand::quit, {typed(U'q'), typed(U'Q'), key(Name::escape)}, mark("[q]uit"), mark("leave")),
    bind(ReplayCommand::turning_point, {typed(U't')}, mark("[t]urning points"),
         mark("to the next of the actions that decided the game, after the last to the first")),
    bind(ReplayCommand::explain, {typed(U'x')}, mark("[x]plain"),
         mark("the full working of the action shown")),
    bind(ReplayCommand::log, {typed(U'L')}, mark("[L]og"),
         mark("all that happens; Enter there goes to a line's action")),
    bind(ReplayCommand::story, {typed(U'W')}, "",
         mark("the story of the game: turning points, luck, deeds and dice")),
    bind(ReplayCommand::panel, {typed(U'i')}, "", mark("show something else in the panel")),
    bind(ReplayCommand::next, {key(Name::tab)}, "", mark("cursor to the next piece that can act")),
    bind(ReplayCommand::previous, {key(Name::back_tab)}, "", mark("cursor to the one before")),
    bind(ReplayCommand::left, {typed(U'h'), key(Name::kp4)}, "", mark("cursor left")),
    bind(ReplayCommand::right, {typed(U'l'), key(Name::kp6)}, "", mark("cursor right")),
    bind(ReplayCommand::up, {typed(U'k'), key(Name::kp8)}, "", mark("cursor up")),
    bind(ReplayCommand::down, {typed(U'j'), key(Name::kp2)}, "", mark("cursor down")),
    bind(ReplayCommand::up_left, {typed(U'y'), key(Name::kp7)}, "", mark("cursor up and left")),
    bind(ReplayCommand::up_right, {typed(U'u'), key(Name::kp9)}, "", mark("cursor up and right")),
    bind(ReplayCommand::down_left, {typed(U'b'), key(Name::kp1)}, "", mark("cursor down and left")),
    bind(ReplayCommand::down_right, {typed(U'n'), key(Name::kp3)}, "", mark("cursor down and right")),
    bind(ReplayCommand::redraw, {ctrl(U'l')}, "", mark("paint the screen anew")),
};

} // namespace

std::span<const Binding> replay_keys(Keyboard keyboard) {
    static KeyLayouts layouts(table);
    return layouts.on(keyboard);
}

} // namespace disfida::tui
