#include "tui/commands.hpp"

#include <array>

namespace disfida::tui {

namespace {

using Name = Key::Name;

constexpr Binding bind(Command command, std::array<Key, 5> keys, std::string_view context,
                       std::string_view footer, std::string_view sentence) {
    return {keys, static_cast<int>(command), context, footer, sentence, {}};
}

constexpr Key enter = key(Name::enter);
constexpr Key space = typed(U' ');
constexpr Key escape = key(Name::escape);
constexpr Key tab = key(Name::tab);
constexpr Key back_tab = key(Name::back_tab);

constexpr std::array table{
    bind(Command::roll, {enter, space, typed(U'r')}, context_roll, "[Enter]roll the dice", "roll the dice"),

    bind(Command::choose, {enter, space}, context_deploy, "[Enter]place him here",
         "place the knight on the hex under the cursor"),
    bind(Command::other_knight, {typed(U'.'), typed(U'>')}, context_deploy, "[.]other knight",
         "take the next knight to place"),
    bind(Command::other_knight_back, {typed(U','), typed(U'<')}, context_deploy, "",
         "take the knight before"),
    bind(Command::automatic, {typed(U'a')}, context_deploy, "[a]ll in roster order",
         "let all others take their places in roster order"),
    bind(Command::automatic_random, {typed(U'r')}, context_deploy, "[r]andom",
         "let all others take their places at random"),
    bind(Command::next, {tab}, context_deploy, "[Tab]next place", "go to the next free place of the line"),
    bind(Command::previous, {back_tab}, context_deploy, "", "go to the free place before"),

    bind(Command::choose, {enter, space, typed(U'm')}, context_charge, "[Enter]charge",
         "charge with the knight under the cursor"),
    bind(Command::next, {tab}, context_charge, "[Tab]next", "go to the next knight who can charge"),
    bind(Command::previous, {back_tab}, context_charge, "", "go to the one before"),

    bind(Command::first, {typed(U'f'), typed(U'1'), enter}, context_initiative, "[f]irst",
         "play first this round"),
    bind(Command::second, {typed(U's'), typed(U'2')}, context_initiative, "[s]econd",
         "play second this round"),

    bind(Command::next, {tab}, context_orders, "[Tab]next", "go to the next knight who can still act"),
    bind(Command::previous, {back_tab}, context_orders, "", "go to the one before"),
    bind(Command::choose, {enter, space, typed(U'm')}, context_orders, "[m]ove",
         "choose the knight under the cursor to move or attack"),
    bind(Command::attack, {typed(U'a')}, context_orders, "[a]ttack",
         "choose him and aim at the first enemy he can attack"),
    bind(Command::reorganise, {typed(U'r')}, context_orders, "[r]eorganise",
         "order the knight under the cursor to reorganise"),
    bind(Command::pass, {typed(U'p')}, context_orders, "[p]ass", "spend a pass instead of an order"),

    bind(Command::choose, {enter, space}, context_aim, "[Enter]do it",
         "move to the hex under the cursor, or attack whom you aim at"),
    bind(Command::attack, {typed(U'a'), tab}, context_aim, "[a]im at next",
         "aim at the next enemy he can attack"),
    bind(Command::previous, {back_tab}, context_aim, "", "aim at the enemy before"),
    bind(Command::from, {typed(U'f')}, context_aim, "[f]rom elsewhere", "attack from another hex"),
    bind(Command::stay, {typed(U's')}, context_aim, "[s]tay",
         "stay where he is, without attacking: his order is spent"),
    bind(Command::reorganise, {typed(U'r')}, context_aim, "", "let him reorganise instead"),
    bind(Command::back, {escape}, context_aim, "[Esc]back", "take the aim, then the choice, back"),

    bind(Command::recover, {typed(U'r'), enter}, context_regroup, "[r]ecover Hits", "recover up to two Hits"),
    bind(Command::remount, {typed(U'm')}, context_regroup, "re[m]ount", "try to mount again"),

    bind(Command::choose, {enter, space}, context_act, "[Enter]do it",
         "do what is aimed at, or move to the hex under the cursor"),
    bind(Command::attack, {typed(U'a')}, context_act, "[a]ttack", "aim a blow at the next enemy in contact"),
    bind(Command::close, {typed(U'c')}, context_act, "[c]lose", "aim at closing with the next enemy"),
    bind(Command::spear, {typed(U's')}, context_act, "[s]pear", "aim a throw at the next enemy"),
    bind(Command::disengage, {typed(U'd')}, context_act, "[d]isengage", "aim at breaking away"),
    bind(Command::next, {tab}, context_act, "[Tab]next choice", "aim at the next thing he can do"),
    bind(Command::previous, {back_tab}, context_act, "", "aim at the one before"),
    bind(Command::wait, {typed(U'w')}, context_act, "[w]ait", "let him do nothing this turn"),
    bind(Command::flee, {typed(U'F')}, context_act, "",
         "leave the fight for good, which counts as killed; asks once"),
    bind(Command::back, {escape}, context_act, "[Esc]back", "take the aim back"),

    bind(Command::armour, {typed(U'a'), typed(U'1')}, context_defend, "[a]rmour",
         "trust in the armour and strike back"),
    bind(Command::parry, {typed(U'p'), typed(U'2')}, context_defend, "[p]arry",
         "parry with AGILITY and perhaps take the initiative"),

    bind(Command::catch_it, {typed(U'c'), enter}, context_catch, "[c]atch it", "try to catch the spear"),
    bind(Command::let_fly, {typed(U'f')}, context_catch, "let it [f]ly by", "let the spear go by"),

    bind(Command::spare, {typed(U's')}, context_plea, "[s]pare him", "spare the one who pleads"),
    bind(Command::kill, {typed(U'e')}, context_plea, "[e]nd him", "kill the one who pleads"),

    bind(Command::step, {enter, space}, context_watch, "[Enter]next order", "show the computer's next order"),
    bind(Command::run, {typed(U'g')}, context_watch, "[g]o on by itself",
         "let the computer's orders follow by themselves"),

    bind(Command::run, {typed(U'g'), escape}, context_running, "[g]stop", "stop before the next order"),
    bind(Command::step, {enter, space}, context_running, "[Enter]next order now",
         "show the computer's next order at once"),

    bind(Command::story, {enter, space}, context_over, "[Enter]the story",
         "how it ended and the story of it"),

    bind(Command::go_left, {typed(U'h'), key(Name::left), key(Name::kp4)}, {}, "", "cursor left"),
    bind(Command::go_right, {typed(U'l'), key(Name::right), key(Name::kp6)}, {}, "", "cursor right"),
    bind(Command::go_up, {typed(U'k'), key(Name::up), key(Name::kp8)}, {}, "",
         "cursor up, one column of hexes"),
    bind(Command::go_down, {typed(U'j'), key(Name::down), key(Name::kp2)}, {}, "",
         "cursor down, one column of hexes"),
    bind(Command::go_up_left, {typed(U'y'), key(Name::kp7), key(Name::home)}, {}, "", "cursor up and left"),
    bind(Command::go_up_right, {typed(U'u'), key(Name::kp9), key(Name::page_up)}, {}, "",
         "cursor up and right"),
    bind(Command::go_down_left, {typed(U'b'), key(Name::kp1), key(Name::end)}, {}, "",
         "cursor down and left"),
    bind(Command::go_down_right, {typed(U'n'), key(Name::kp3), key(Name::page_down)}, {}, "",
         "cursor down and right"),
    bind(Command::odds, {typed(U'o')}, {}, "[o]dds",
         "all that can be tried here, with the odds side by side"),
    bind(Command::explain, {typed(U'x')}, {}, "[x]plain", "the full working of the last roll, with rule ids"),
    bind(Command::log, {typed(U'L')}, {}, "[L]og",
         "all that happened; Enter there opens a line's full working"),
    bind(Command::hint, {typed(U't')}, {}, "hin[t]", "what the computer would do in your place"),
    bind(Command::undo, {typed(U'U'), ctrl(U'u')}, {}, "",
         "take back your last decision, if no dice have been rolled and the turn has not passed"),
    bind(Command::redo, {ctrl(U'r')}, {}, "", "play again what was taken back"),
    bind(Command::panel, {typed(U'i')}, {}, "",
         "show something else in the panel; on a small screen, show or hide the panel"),
    bind(Command::prompt, {typed(U':')}, {}, "",
         "type an action in the notation, or save FILE; Tab completes"),
    bind(Command::save, {typed(U'S')}, {}, "", "save a copy of the game under a name"),
    bind(Command::options, {typed(U'O')}, {}, "", "who plays, pace, dice, and other options"),
    bind(Command::rulings, {typed(U'R'), key(Name::f2)}, {}, "",
         "the rules in short, with what this program decided or reconstructed"),
    bind(Command::redraw, {ctrl(U'l')}, {}, "", "paint the screen anew"),
    bind(Command::help, {typed(U'?'), key(Name::f1)}, {}, "[?]help", "this page"),
    bind(Command::quit, {typed(U'q'), typed(U'Q')}, {}, "[q]uit", "leave; the game is kept"),
};

} // namespace

std::span<const Binding> game_keys() { return table; }

} // namespace disfida::tui
