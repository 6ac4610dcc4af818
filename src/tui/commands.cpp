#include "tui/commands.hpp"

#include <array>

#include "kernel/tongue.hpp"
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
    bind(Command::roll, {enter, space, typed(U'r')}, context_roll, mark("[Enter]roll the dice"),
         mark("roll the dice")),

    bind(Command::choose, {enter, space}, context_deploy, mark("[Enter]place him here"),
         mark("place the knight on the hex under the cursor")),
    bind(Command::automatic, {typed(U'a')}, context_deploy, mark("[a]ll in roster order"),
         mark("let all others take their places in roster order")),
    bind(Command::other_knight, {typed(U'.'), typed(U'>')}, context_deploy, mark("[.]other knight"),
         mark("take the next knight to place")),
    bind(Command::other_knight_back, {typed(U','), typed(U'<')}, context_deploy, "",
         mark("take the knight before")),
    bind(Command::automatic_random, {typed(U'r')}, context_deploy, mark("[r]andom"),
         mark("let all others take their places at random")),
    bind(Command::next, {tab}, context_deploy, mark("[Tab]next place"),
         mark("go to the next free place of the line")),
    bind(Command::previous, {back_tab}, context_deploy, "", mark("go to the free place before")),

    bind(Command::choose, {enter, space, typed(U'm')}, context_charge, mark("[Enter]charge"),
         mark("charge with the knight under the cursor")),
    bind(Command::next, {tab}, context_charge, mark("[Tab]next"),
         mark("go to the next knight who can charge")),
    bind(Command::previous, {back_tab}, context_charge, "", mark("go to the one before")),

    bind(Command::first, {typed(U'f'), typed(U'1'), enter}, context_initiative, mark("[f]irst"),
         mark("play first this round")),
    bind(Command::second, {typed(U's'), typed(U'2')}, context_initiative, mark("[s]econd"),
         mark("play second this round")),

    bind(Command::next, {tab}, context_orders, mark("[Tab]next"),
         mark("go to the next knight who can still act")),
    bind(Command::previous, {back_tab}, context_orders, "", mark("go to the one before")),
    bind(Command::choose, {enter, space, typed(U'm')}, context_orders, mark("[m]ove"),
         mark("choose the knight under the cursor to move or attack")),
    bind(Command::attack, {typed(U'a')}, context_orders, mark("[a]ttack"),
         mark("choose him and aim at the first enemy he can attack")),
    bind(Command::reorganise, {typed(U'r')}, context_orders, mark("[r]eorganise"),
         mark("order the knight under the cursor to reorganise")),
    bind(Command::pass, {typed(U'p')}, context_orders, mark("[p]ass"),
         mark("spend a pass instead of an order")),

    bind(Command::choose, {enter, space}, context_aim, mark("[Enter]do it"),
         mark("move to the hex under the cursor, or attack whom you aim at")),
    bind(Command::attack, {typed(U'a'), tab}, context_aim, mark("[a]im at next"),
         mark("aim at the next enemy he can attack")),
    bind(Command::previous, {back_tab}, context_aim, "", mark("aim at the enemy before")),
    bind(Command::from, {typed(U'f')}, context_aim, mark("[f]rom elsewhere"),
         mark("attack from another hex")),
    bind(Command::stay, {typed(U's')}, context_aim, mark("[s]tay"),
         mark("stay where he is, without attacking: his order is spent")),
    bind(Command::reorganise, {typed(U'r')}, context_aim, "", mark("let him reorganise instead")),
    bind(Command::back, {escape}, context_aim, mark("[Esc]back"),
         mark("take the aim, then the choice, back")),

    bind(Command::recover, {typed(U'r'), enter}, context_regroup, mark("[r]ecover Hits"),
         mark("recover up to two Hits")),
    bind(Command::remount, {typed(U'm')}, context_regroup, mark("re[m]ount"), mark("try to mount again")),

    bind(Command::choose, {enter, space}, context_act, mark("[Enter]do it"),
         mark("do what is aimed at, or move to the hex under the cursor")),
    bind(Command::attack, {typed(U'a')}, context_act, mark("[a]ttack"),
         mark("aim a blow at the next enemy in contact")),
    bind(Command::close, {typed(U'c')}, context_act, mark("[c]lose"),
         mark("aim at closing with the next enemy")),
    bind(Command::spear, {typed(U's')}, context_act, mark("[s]pear"), mark("aim a throw at the next enemy")),
    bind(Command::disengage, {typed(U'd')}, context_act, mark("[d]isengage"), mark("aim at breaking away")),
    bind(Command::next, {tab}, context_act, mark("[Tab]next choice"),
         mark("aim at the next thing he can do")),
    bind(Command::previous, {back_tab}, context_act, "", mark("aim at the one before")),
    bind(Command::wait, {typed(U'w')}, context_act, mark("[w]ait"), mark("let him do nothing this turn")),
    bind(Command::flee, {typed(U'F')}, context_act, "",
         mark("leave the fight for good, which counts as killed; asks once")),
    bind(Command::back, {escape}, context_act, mark("[Esc]back"), mark("take the aim back")),

    bind(Command::armour, {typed(U'a'), typed(U'1')}, context_defend, mark("[a]rmour"),
         mark("trust in the armour and strike back")),
    bind(Command::parry, {typed(U'p'), typed(U'2')}, context_defend, mark("[p]arry"),
         mark("parry with AGILITY and perhaps take the initiative")),

    bind(Command::catch_it, {typed(U'c'), enter}, context_catch, mark("[c]atch it"),
         mark("try to catch the spear")),
    bind(Command::let_fly, {typed(U'f')}, context_catch, mark("let it [f]ly by"),
         mark("let the spear go by")),

    bind(Command::spare, {typed(U's')}, context_plea, mark("[s]pare him"), mark("spare the one who pleads")),
    bind(Command::kill, {typed(U'e')}, context_plea, mark("[e]nd him"), mark("kill the one who pleads")),

    bind(Command::choose, {enter, space}, context_muster, mark("[Enter]place him here"),
         mark("place the next general in the zone under the cursor; his points are asked for")),
    bind(Command::inside, {typed(U'w')}, context_muster, mark("[w]alls"),
         mark("place him inside the walls of the castle")),
    bind(Command::garrison, {typed(U'g')}, context_muster, mark("[g]arrison"),
         mark("lay leaderless points into the castle under the cursor")),
    bind(Command::muster_default, {typed(U'd')}, context_muster, mark("[d]efault"),
         mark("take the armies of the roster, all at once")),
    bind(Command::unmuster, {typed(U'z')}, context_muster, mark("[z]anew"),
         mark("take all your armies back")),
    bind(Command::ready, {typed(U'e')}, context_muster, mark("[e]nd"), mark("all stand: done")),
    bind(Command::next, {tab}, context_muster, mark("[Tab]next place"), mark("go to the next place for him")),
    bind(Command::previous, {back_tab}, context_muster, "", mark("go to the place before")),

    bind(Command::choose, {enter, space, typed(U'p')}, context_pick, mark("[Enter]pick him"),
         mark("pick the general shown for the next activation")),
    bind(Command::next, {tab}, context_pick, mark("[Tab]next"), mark("show the next general you can pick")),
    bind(Command::previous, {back_tab}, context_pick, "", mark("show the one before")),
    bind(Command::supply, {typed(U'v')}, context_pick, mark("[v]supply"),
         mark("show or hide which zones supply reaches, and his line")),

    bind(Command::punish, {typed(U'p'), typed(U'1')}, context_mutiny, mark("[p]unish"),
         mark("punish the mutiny now: points and turn are lost")),
    bind(Command::spare, {typed(U's'), typed(U'2')}, context_mutiny, mark("[s]pare"),
         mark("spare the leaders: a debt that may come back")),

    bind(Command::choose, {enter, space, typed(U'm')}, context_march, mark("[Enter]march"),
         mark("march or press on to the zone under the cursor, or do what is aimed at")),
    bind(Command::end, {typed(U'e')}, context_march, mark("[e]nd"), mark("end his activation")),
    bind(Command::ravage, {typed(U'r')}, context_march, mark("[r]avage"),
         mark("ravage the place he stands in")),
    bind(Command::siege, {typed(U's')}, context_march, mark("[s]iege"), mark("besiege the castle here")),
    bind(Command::attack, {typed(U'a')}, context_march, mark("[a]ssault"),
         mark("storm the castle here; from inside, sally")),
    bind(Command::garrison, {typed(U'g')}, context_march, mark("[g]arrison"),
         mark("leave points in the castle here as its garrison")),
    bind(Command::draw_out, {typed(U'd')}, context_march, mark("[d]raw out"),
         mark("draw leaderless points out of the castle here")),
    bind(Command::walls, {typed(U'w')}, context_march, mark("[w]alls"),
         mark("go inside the castle here, or come out")),
    bind(Command::transfer, {typed(U'f')}, context_march, mark("[f]riends"),
         mark("give points to a friend here or take some; again: the next friend")),
    bind(Command::recover, {typed(U'c')}, context_march, mark("re[c]over"),
         mark("test whether a tired army recovers; once it failed, try again")),
    bind(Command::supply, {typed(U'v')}, context_march, mark("[v]supply"),
         mark("show or hide which zones supply reaches, and his line")),
    bind(Command::next, {tab}, context_march, mark("[Tab]next"), mark("go to the next zone he can march to")),
    bind(Command::previous, {back_tab}, context_march, "", mark("go to the one before")),
    bind(Command::back, {escape}, context_march, "", mark("take the aim back; the cursor goes to him")),

    bind(Command::toggle, {space, typed(U'm')}, context_storm, mark("[Space]in or out"),
         mark("let the friend shown take part or not")),
    bind(Command::next, {tab}, context_storm, mark("[Tab]next friend"), mark("show the next friend")),
    bind(Command::previous, {back_tab}, context_storm, "", mark("show the one before")),
    bind(Command::choose, {enter}, context_storm, mark("[Enter]do it"),
         mark("begin with those who take part")),
    bind(Command::back, {escape}, context_storm, mark("[Esc]back"), mark("do not")),

    bind(Command::flee, {typed(U'f'), typed(U'1')}, context_stand, mark("[f]lee"),
         mark("flee before the attack: a test each, then a retreat")),
    bind(Command::stand, {typed(U's'), typed(U'2')}, context_stand, mark("[s]tand"), mark("stand and fight")),
    bind(Command::supply, {typed(U'v')}, context_stand, mark("[v]supply"),
         mark("show or hide where supply reaches")),

    bind(Command::join, {typed(U'a'), enter}, context_join, mark("[a]ttack with it"),
         mark("let the garrison attack on the flank; its points are asked for")),
    bind(Command::no_join, {typed(U'd')}, context_join, mark("[d]o without"), mark("let it stay inside")),

    bind(Command::fight, {typed(U'a'), enter}, context_mode, mark("[a]uto: cards and dice"),
         mark("fight the quick battle here, with cards and dice")),
    bind(Command::enter_result, {typed(U'e')}, context_mode, mark("[e]nter a result"),
         mark("enter what happened on your table")),
    bind(Command::array, {typed(U'v')}, context_mode, mark("[v]order of battle"),
         mark("show what a table of miniatures needs, or the map again")),

    bind(Command::choose, {enter, space}, context_result, mark("[Enter]change"),
         mark("change what the line says; on the last, the result stands")),
    bind(Command::next, {tab}, context_result, mark("[Tab]next"), mark("go to the next line")),
    bind(Command::previous, {back_tab}, context_result, "", mark("go to the line before")),
    bind(Command::toggle, {typed(U'w')}, context_result, mark("[w]inner"), mark("the other side has won")),
    bind(Command::fate, {typed(U'f')}, context_result, mark("[f]ate"), mark("unhurt, killed or captured")),
    bind(Command::back, {escape}, context_result, mark("[Esc]back"), mark("enter nothing")),

    bind(Command::choose, {enter, space}, context_card, mark("[Enter]show it"), mark("show the card marked")),
    bind(Command::next, {tab}, context_card, mark("[Tab]next card"), mark("mark the next card")),
    bind(Command::previous, {back_tab}, context_card, "", mark("mark the card before")),
    bind(Command::back, {escape}, context_card, "", mark("do not show the banner yet")),

    bind(Command::choose, {enter, space}, context_zone, mark("[Enter]here"),
         mark("the place under the cursor")),
    bind(Command::next, {tab}, context_zone, mark("[Tab]next"), mark("go to the next place there is")),
    bind(Command::previous, {back_tab}, context_zone, "", mark("go to the place before")),
    bind(Command::supply, {typed(U'v')}, context_zone, mark("[v]supply"),
         mark("show or hide where supply reaches")),

    bind(Command::choose, {enter, space}, context_loss, mark("[Enter]how many"),
         mark("say how many points he loses")),

    bind(Command::go_inside, {typed(U'r'), typed(U'1')}, context_return, mark("[r]eturn"),
         mark("go back inside the castle, with what was lent")),
    bind(Command::stay, {typed(U's'), typed(U'2')}, context_return, mark("[s]tay out"),
         mark("stay in the field")),

    bind(Command::step, {enter, space}, context_watch, mark("[Enter]next order"),
         mark("show the computer's next order")),
    bind(Command::run, {typed(U'g')}, context_watch, mark("[g]o on by itself"),
         mark("let the computer's orders follow by themselves")),

    bind(Command::run, {typed(U'g'), escape}, context_running, mark("[g]stop"),
         mark("stop before the next order")),
    bind(Command::step, {enter, space}, context_running, mark("[Enter]next order now"),
         mark("show the computer's next order at once")),

    bind(Command::table, {enter, typed(U'w')}, context_alone, mark("[Enter]how the other comes"),
         mark("what the other player types, and who sits at the table")),

    bind(Command::table, {typed(U'w')}, context_others, mark("[w]ho is here"),
         mark("who sits at the table, and all that was said")),

    bind(Command::story, {enter, space}, context_over, mark("[Enter]the story"),
         mark("how it ended and the story of it")),
    bind(Command::replay, {typed(U'r')}, context_over, mark("[r]eplay"),
         mark("go through the whole game again")),

    bind(Command::go_left, {typed(U'h'), key(Name::left), key(Name::kp4)}, {}, "", mark("cursor left")),
    bind(Command::go_right, {typed(U'l'), key(Name::right), key(Name::kp6)}, {}, "", mark("cursor right")),
    bind(Command::go_up, {typed(U'k'), key(Name::up), key(Name::kp8)}, {}, "",
         mark("cursor up, one column of hexes")),
    bind(Command::go_down, {typed(U'j'), key(Name::down), key(Name::kp2)}, {}, "",
         mark("cursor down, one column of hexes")),
    bind(Command::go_up_left, {typed(U'y'), key(Name::kp7), key(Name::home)}, {}, "",
         mark("cursor up and left")),
    bind(Command::go_up_right, {typed(U'u'), key(Name::kp9), key(Name::page_up)}, {}, "",
         mark("cursor up and right")),
    bind(Command::go_down_left, {typed(U'b'), key(Name::kp1), key(Name::end)}, {}, "",
         mark("cursor down and left")),
    bind(Command::go_down_right, {typed(U'n'), key(Name::kp3), key(Name::page_down)}, {}, "",
         mark("cursor down and right")),
    bind(Command::odds, {typed(U'o')}, {}, mark("[o]dds"),
         mark("all that can be tried here, with the odds side by side and as bars")),
    bind(Command::explain, {typed(U'x')}, {}, mark("[x]plain"),
         mark("the full working of the last roll, with rule ids; R there opens the rules")),
    bind(Command::outlook, {typed(U'X')}, {}, "",
         mark("the full working of what is aimed at, before its dice: what is settled and what is open")),
    bind(Command::log, {typed(U'L')}, {}, mark("[L]og"),
         mark("all that happened; Enter there opens a line's full working")),
    bind(Command::story, {typed(U'W')}, {}, "",
         mark("the story so far: turning points, luck, deeds and dice; w there writes it to a file")),
    bind(Command::replay, {typed(U'V')}, {}, "",
         mark("go through what was played, back and forth; p there plays on from any place as a new game")),
    bind(Command::hint, {typed(U't')}, {}, mark("hin[t]"),
         mark("what the computer would do in your place, and why; twice: with its odds and what else it "
              "looked at")),
    bind(Command::tutor, {typed(U'T'), key(Name::f3)}, {}, "",
         mark("in a lesson: the card with its text again")),
    bind(Command::undo, {typed(U'U'), ctrl(U'u')}, {}, "",
         mark("take back your last decision, if no dice have been rolled and the turn has not passed; at a "
              "table "
              "ask "
              "for it")),
    bind(Command::redo, {ctrl(U'r')}, {}, "", mark("play again what was taken back")),
    bind(Command::say, {typed(U'/')}, {}, "", mark("say a line to the others at a table of two terminals")),
    bind(Command::table, {typed(U'%')}, {}, "",
         mark("who sits at the table, how others come, and all that was said")),
    bind(Command::offer_draw, {typed(U'=')}, {}, "", mark("offer a draw, or agree on one at this terminal")),
    bind(Command::give_up, {typed(U'!')}, {}, "", mark("give the game up; it is asked first")),
    bind(Command::panel, {typed(U'i')}, {}, "",
         mark("show something else in the panel; on a small screen, show or hide the panel")),
    bind(Command::prompt, {typed(U':')}, {}, "",
         mark("type an action in the notation, save FILE, export FILE, say TEXT, draw or resign; Tab "
              "completes")),
    bind(Command::save, {typed(U'S')}, {}, "", mark("save a copy of the game under a name")),
    bind(Command::options, {typed(U'O')}, {}, "", mark("who plays, pace, dice, and other options")),
    bind(Command::settings, {typed(U'P')}, {}, "",
         mark("the settings of all games: colours, keys, bell and the rest")),
    bind(Command::rulings, {typed(U'R'), key(Name::f2)}, {}, "",
         mark("the rulebook; after a refusal the rule behind it")),
    bind(Command::redraw, {ctrl(U'l')}, {}, "", mark("paint the screen anew")),
    bind(Command::help, {typed(U'?'), key(Name::f1)}, {}, mark("[?]help"), mark("this page")),
    bind(Command::quit, {typed(U'q'), typed(U'Q')}, {}, mark("[q]uit"), mark("leave; the game is kept")),
};

} // namespace

std::span<const Binding> game_keys(Keyboard keyboard) {
    static KeyLayouts layouts(table);
    return layouts.on(keyboard);
}

} // namespace disfida::tui
