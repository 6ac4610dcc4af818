#include "tui/commands.hpp"

#include <array>
#include <optional>

#include "tui/layout.hpp"

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
    bind(Command::automatic, {typed(U'a')}, context_deploy, "[a]ll in roster order",
         "let all others take their places in roster order"),
    bind(Command::other_knight, {typed(U'.'), typed(U'>')}, context_deploy, "[.]other knight",
         "take the next knight to place"),
    bind(Command::other_knight_back, {typed(U','), typed(U'<')}, context_deploy, "",
         "take the knight before"),
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

    bind(Command::choose, {enter, space}, context_muster, "[Enter]place him here",
         "place the next general in the zone under the cursor; his points are asked for"),
    bind(Command::inside, {typed(U'w')}, context_muster, "[w]alls",
         "place him inside the walls of the castle"),
    bind(Command::garrison, {typed(U'g')}, context_muster, "[g]arrison",
         "lay leaderless points into the castle under the cursor"),
    bind(Command::muster_default, {typed(U'd')}, context_muster, "[d]efault",
         "take the armies of the roster, all at once"),
    bind(Command::unmuster, {typed(U'z')}, context_muster, "[z]anew", "take all your armies back"),
    bind(Command::ready, {typed(U'e')}, context_muster, "[e]nd", "all stand: done"),
    bind(Command::next, {tab}, context_muster, "[Tab]next place", "go to the next place for him"),
    bind(Command::previous, {back_tab}, context_muster, "", "go to the place before"),

    bind(Command::choose, {enter, space, typed(U'p')}, context_pick, "[Enter]pick him",
         "pick the general shown for the next activation"),
    bind(Command::next, {tab}, context_pick, "[Tab]next", "show the next general you can pick"),
    bind(Command::previous, {back_tab}, context_pick, "", "show the one before"),
    bind(Command::supply, {typed(U'v')}, context_pick, "[v]supply",
         "show or hide which zones supply reaches, and his line"),

    bind(Command::punish, {typed(U'p'), typed(U'1')}, context_mutiny, "[p]unish",
         "punish the mutiny now: points and turn are lost"),
    bind(Command::spare, {typed(U's'), typed(U'2')}, context_mutiny, "[s]pare",
         "spare the leaders: a debt that may come back"),

    bind(Command::choose, {enter, space, typed(U'm')}, context_march, "[Enter]march",
         "march or press on to the zone under the cursor, or do what is aimed at"),
    bind(Command::end, {typed(U'e')}, context_march, "[e]nd", "end his activation"),
    bind(Command::ravage, {typed(U'r')}, context_march, "[r]avage", "ravage the place he stands in"),
    bind(Command::siege, {typed(U's')}, context_march, "[s]iege", "besiege the castle here"),
    bind(Command::attack, {typed(U'a')}, context_march, "[a]ssault",
         "storm the castle here; from inside, sally"),
    bind(Command::garrison, {typed(U'g')}, context_march, "[g]arrison",
         "leave points in the castle here as its garrison"),
    bind(Command::draw_out, {typed(U'd')}, context_march, "[d]raw out",
         "draw leaderless points out of the castle here"),
    bind(Command::walls, {typed(U'w')}, context_march, "[w]alls", "go inside the castle here, or come out"),
    bind(Command::transfer, {typed(U'f')}, context_march, "[f]riends",
         "give points to a friend here or take some; again: the next friend"),
    bind(Command::recover, {typed(U'c')}, context_march, "re[c]over",
         "test whether a tired army recovers; once it failed, try again"),
    bind(Command::supply, {typed(U'v')}, context_march, "[v]supply",
         "show or hide which zones supply reaches, and his line"),
    bind(Command::next, {tab}, context_march, "[Tab]next", "go to the next zone he can march to"),
    bind(Command::previous, {back_tab}, context_march, "", "go to the one before"),
    bind(Command::back, {escape}, context_march, "", "take the aim back; the cursor goes to him"),

    bind(Command::toggle, {space, typed(U'm')}, context_storm, "[Space]in or out",
         "let the friend shown take part or not"),
    bind(Command::next, {tab}, context_storm, "[Tab]next friend", "show the next friend"),
    bind(Command::previous, {back_tab}, context_storm, "", "show the one before"),
    bind(Command::choose, {enter}, context_storm, "[Enter]do it", "begin with those who take part"),
    bind(Command::back, {escape}, context_storm, "[Esc]back", "do not"),

    bind(Command::flee, {typed(U'f'), typed(U'1')}, context_stand, "[f]lee",
         "flee before the attack: a test each, then a retreat"),
    bind(Command::stand, {typed(U's'), typed(U'2')}, context_stand, "[s]tand", "stand and fight"),
    bind(Command::supply, {typed(U'v')}, context_stand, "[v]supply", "show or hide where supply reaches"),

    bind(Command::join, {typed(U'a'), enter}, context_join, "[a]ttack with it",
         "let the garrison attack on the flank; its points are asked for"),
    bind(Command::no_join, {typed(U'd')}, context_join, "[d]o without", "let it stay inside"),

    bind(Command::fight, {typed(U'a'), enter}, context_mode, "[a]uto: cards and dice",
         "fight the quick battle here, with cards and dice"),
    bind(Command::enter_result, {typed(U'e')}, context_mode, "[e]nter a result",
         "enter what happened on your table"),
    bind(Command::array, {typed(U'v')}, context_mode, "[v]order of battle",
         "show what a table of miniatures needs, or the map again"),

    bind(Command::choose, {enter, space}, context_result, "[Enter]change",
         "change what the line says; on the last, the result stands"),
    bind(Command::next, {tab}, context_result, "[Tab]next", "go to the next line"),
    bind(Command::previous, {back_tab}, context_result, "", "go to the line before"),
    bind(Command::toggle, {typed(U'w')}, context_result, "[w]inner", "the other side has won"),
    bind(Command::fate, {typed(U'f')}, context_result, "[f]ate", "unhurt, killed or captured"),
    bind(Command::back, {escape}, context_result, "[Esc]back", "enter nothing"),

    bind(Command::choose, {enter, space}, context_card, "[Enter]show it", "show the card marked"),
    bind(Command::next, {tab}, context_card, "[Tab]next card", "mark the next card"),
    bind(Command::previous, {back_tab}, context_card, "", "mark the card before"),
    bind(Command::back, {escape}, context_card, "", "do not show the banner yet"),

    bind(Command::choose, {enter, space}, context_zone, "[Enter]here", "the place under the cursor"),
    bind(Command::next, {tab}, context_zone, "[Tab]next", "go to the next place there is"),
    bind(Command::previous, {back_tab}, context_zone, "", "go to the place before"),
    bind(Command::supply, {typed(U'v')}, context_zone, "[v]supply", "show or hide where supply reaches"),

    bind(Command::choose, {enter, space}, context_loss, "[Enter]how many", "say how many points he loses"),

    bind(Command::go_inside, {typed(U'r'), typed(U'1')}, context_return, "[r]eturn",
         "go back inside the castle, with what was lent"),
    bind(Command::stay, {typed(U's'), typed(U'2')}, context_return, "[s]tay out", "stay in the field"),

    bind(Command::step, {enter, space}, context_watch, "[Enter]next order", "show the computer's next order"),
    bind(Command::run, {typed(U'g')}, context_watch, "[g]o on by itself",
         "let the computer's orders follow by themselves"),

    bind(Command::run, {typed(U'g'), escape}, context_running, "[g]stop", "stop before the next order"),
    bind(Command::step, {enter, space}, context_running, "[Enter]next order now",
         "show the computer's next order at once"),

    bind(Command::table, {enter, typed(U'w')}, context_alone, "[Enter]how the other comes",
         "what the other player types, and who sits at the table"),

    bind(Command::table, {typed(U'w')}, context_others, "[w]ho is here",
         "who sits at the table, and all that was said"),

    bind(Command::story, {enter, space}, context_over, "[Enter]the story",
         "how it ended and the story of it"),
    bind(Command::replay, {typed(U'r')}, context_over, "[r]eplay", "go through the whole game again"),

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
         "all that can be tried here, with the odds side by side and as bars"),
    bind(Command::explain, {typed(U'x')}, {}, "[x]plain",
         "the full working of the last roll, with rule ids; R there opens the rules"),
    bind(Command::outlook, {typed(U'X')}, {}, "",
         "the full working of what is aimed at, before its dice: what is settled and what is open"),
    bind(Command::log, {typed(U'L')}, {}, "[L]og",
         "all that happened; Enter there opens a line's full working"),
    bind(Command::story, {typed(U'W')}, {}, "",
         "the story so far: turning points, luck, deeds and dice; w there writes it to a file"),
    bind(Command::replay, {typed(U'V')}, {}, "",
         "go through what was played, back and forth; p there plays on from any place as a new game"),
    bind(
        Command::hint, {typed(U't')}, {}, "hin[t]",
        "what the computer would do in your place, and why; twice: with its odds and what else it looked at"),
    bind(Command::tutor, {typed(U'T'), key(Name::f3)}, {}, "", "in a lesson: the card with its text again"),
    bind(Command::undo, {typed(U'U'), ctrl(U'u')}, {}, "",
         "take back your last decision, if no dice have been rolled and the turn has not passed; at a table "
         "ask "
         "for it"),
    bind(Command::redo, {ctrl(U'r')}, {}, "", "play again what was taken back"),
    bind(Command::say, {typed(U'/')}, {}, "", "say a line to the others at a table of two terminals"),
    bind(Command::table, {typed(U'%')}, {}, "",
         "who sits at the table, how others come, and all that was said"),
    bind(Command::offer_draw, {typed(U'=')}, {}, "", "offer a draw, or agree on one at this terminal"),
    bind(Command::give_up, {typed(U'!')}, {}, "", "give the game up; it is asked first"),
    bind(Command::panel, {typed(U'i')}, {}, "",
         "show something else in the panel; on a small screen, show or hide the panel"),
    bind(Command::prompt, {typed(U':')}, {}, "",
         "type an action in the notation, save FILE, export FILE, say TEXT, draw or resign; Tab completes"),
    bind(Command::save, {typed(U'S')}, {}, "", "save a copy of the game under a name"),
    bind(Command::options, {typed(U'O')}, {}, "", "who plays, pace, dice, and other options"),
    bind(Command::settings, {typed(U'P')}, {}, "",
         "the settings of all games: colours, keys, bell and the rest"),
    bind(Command::rulings, {typed(U'R'), key(Name::f2)}, {}, "",
         "the rulebook; after a refusal the rule behind it"),
    bind(Command::redraw, {ctrl(U'l')}, {}, "", "paint the screen anew"),
    bind(Command::help, {typed(U'?'), key(Name::f1)}, {}, "[?]help", "this page"),
    bind(Command::quit, {typed(U'q'), typed(U'Q')}, {}, "[q]uit", "leave; the game is kept"),
};

} // namespace

std::span<const Binding> game_keys(Keyboard keyboard) {
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
