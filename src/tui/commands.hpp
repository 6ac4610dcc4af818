// What keys can do while a game is on the screen, in one table: lookup, bottom line, help page and manual
// come from it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kernel/tongue.hpp"
#include "play/settings.hpp"
#include "tui/keytable.hpp"

namespace disfida::tui {

enum class Command : std::uint8_t {
    // the cursor: six ways of a hex grid, and up and down for the arrows
    go_left,
    go_right,
    go_up,
    go_down,
    go_up_left,
    go_up_right,
    go_down_left,
    go_down_right,
    next,
    previous,
    choose,
    back,
    // orders
    attack,
    from,
    stay,
    reorganise,
    pass,
    first,
    second,
    recover,
    remount,
    other_knight,
    other_knight_back,
    automatic,
    automatic_random,
    roll,
    close,
    spear,
    disengage,
    wait,
    flee,
    armour,
    parry,
    catch_it,
    let_fly,
    spare,
    kill,
    // a campaign
    ravage,
    siege,
    garrison,
    draw_out,
    transfer,
    walls,
    end,
    supply,
    punish,
    stand,
    join,
    no_join,
    fight,
    enter_result,
    array,
    toggle,
    fate,
    go_inside,
    inside,
    muster_default,
    unmuster,
    ready,
    // watching the computer
    step,
    run,
    hint,
    tutor,
    story,
    replay,
    // a table
    say,
    offer_draw,
    give_up,
    table,
    // everywhere
    prompt,
    odds,
    explain,
    outlook,
    log,
    panel,
    undo,
    redo,
    save,
    options,
    settings,
    help,
    rulings,
    redraw,
    quit,
};

// Contexts of the key table: what is being decided.
inline constexpr std::string_view context_roll = mark("roll");
inline constexpr std::string_view context_deploy = mark("deploy");
inline constexpr std::string_view context_charge = mark("charge");
inline constexpr std::string_view context_initiative = mark("first or second");
inline constexpr std::string_view context_orders = mark("orders");
inline constexpr std::string_view context_aim = mark("a knight is chosen");
inline constexpr std::string_view context_regroup = mark("regroup");
inline constexpr std::string_view context_act = mark("a warrior acts");
inline constexpr std::string_view context_defend = mark("armour or parry");
inline constexpr std::string_view context_catch = mark("catch or let it fly");
inline constexpr std::string_view context_plea = mark("spare or kill");
inline constexpr std::string_view context_muster = mark("the armies gather");
inline constexpr std::string_view context_pick = mark("pick a general");
inline constexpr std::string_view context_mutiny = mark("punish or spare");
inline constexpr std::string_view context_march = mark("a general is active");
inline constexpr std::string_view context_storm = mark("who takes part");
inline constexpr std::string_view context_stand = mark("flee or stand");
inline constexpr std::string_view context_join = mark("the garrison may join");
inline constexpr std::string_view context_mode = mark("how the battle is fought");
inline constexpr std::string_view context_result = mark("a battle's result");
inline constexpr std::string_view context_card = mark("show a card");
inline constexpr std::string_view context_zone = mark("choose a place");
inline constexpr std::string_view context_loss = mark("share a loss");
inline constexpr std::string_view context_return = mark("back inside or not");
inline constexpr std::string_view context_watch = mark("the computer plays");
inline constexpr std::string_view context_running = mark("the computer plays by itself");
inline constexpr std::string_view context_watched = mark("somebody else plays");
inline constexpr std::string_view context_alone = mark("nobody has joined yet");
inline constexpr std::string_view context_others = mark("the other terminal decides");
inline constexpr std::string_view context_over = mark("the day is over");

/// The one key table of the game screen, for a keyboard: the eight keys around the right hand move the cursor
/// wherever their letters are, and what these letters meant elsewhere has taken the letters that became free.
std::span<const Binding> game_keys(Keyboard keyboard = Keyboard::qwerty);

} // namespace disfida::tui
