// The commands that change the game or how it is played.
#include <algorithm>

#include <unistd.h>

#include "kernel/words.hpp"
#include "plain/commands.hpp"
#include "plain/table.hpp"

namespace disfida::plain {

namespace {

constexpr std::size_t longest_line = 8192;

/// Says how things stand after the game has changed otherwise than by an action.
void show_change(Talk& talk, std::string_view what) {
    talk.end_told = false;
    talk.order_shown = false;
    talk.console.say(std::string(what) + " " + talk.session.position().status().front());
}

/// Whether the game may be left: one that could not be kept only if the player wants that.
bool keeps_what_was_played(Talk& talk) {
    return !talk.session.unsaved() ||
           agreed(talk, "This game is not on the disk; save FILE writes it elsewhere. Is it to be given up");
}

/// Whether "quit" may have been meant as an order, and is not after all.
bool leaving_is_meant(Talk& talk) {
    constexpr std::string_view order = "quit ";
    if (talk.session.computers_turn() || talk.session.others_turn()) {
        return true;
    }
    const auto legal = talk.session.position().legal();
    const auto at = std::find_if(legal.begin(), legal.end(),
                                 [&](const std::string& action) { return action.starts_with(order); });
    return at == legal.end() ||
           agreed(talk, "The order is " + in_quotes(*at) + ". Do you want to leave the game");
}

} // namespace

void leave(Talk& talk, std::string_view /*arguments*/) {
    talk.done = (leaving_is_meant(talk) && keeps_what_was_played(talk)) || talk.done;
}

void take_back(Talk& talk, std::string_view /*arguments*/) {
    if (talk.session.table() != nullptr) {
        offer_undo(talk);
        return;
    }
    const std::size_t before = talk.session.match().plies().size();
    if (const auto done = talk.session.take_back(); !done) {
        talk.console.say(done.error().line());
        return;
    }
    const std::size_t taken = before - talk.session.match().plies().size();
    show_change(talk, taken == 1 ? "Your last order is taken back."
                                 : "Your last order and the answers to it are taken back.");
}

void correct_result(Talk& talk, std::string_view /*arguments*/) {
    const auto taken = talk.session.correct();
    if (!taken) {
        talk.console.say(taken.error().line());
        return;
    }
    show_change(talk, "The result is taken back, " + std::to_string(*taken) +
                          (*taken == 1 ? " action in all," : " actions in all,") + " as the record notes.");
}

void play_again(Talk& talk, std::string_view /*arguments*/) {
    if (const auto done = talk.session.redo(); !done) {
        talk.console.say(done.error().line());
        return;
    }
    show_change(talk, "Played again.");
}

void save_copy(Talk& talk, std::string_view file) {
    if (file.empty()) {
        show_usage(talk, "save");
        return;
    }
    const std::string path(file);
    const auto there = holds_record(path);
    if (!there) {
        talk.console.print({printable(there.error().line(), longest_line)});
        return;
    }
    if (*there && !agreed(talk, "There is a record in " + path + " already. Is it to be written over")) {
        talk.console.say("Nothing is written.");
        return;
    }
    const auto done = talk.session.save_copy(path);
    talk.console.print(
        {printable(done ? "The record is written to " + path : done.error().line(), longest_line)});
}

void load_file(Talk& talk, std::string_view file) {
    if (file.empty()) {
        show_usage(talk, "load");
        return;
    }
    if (talk.session.table() != nullptr) {
        talk.console.say("You sit at a table with " + talk.session.table()->other() +
                         ": quit leaves it first.");
        return;
    }
    Plan plan;
    plan.file = file;
    if (!keeps_what_was_played(talk)) {
        return;
    }
    if (::access(plan.file.c_str(), F_OK) != 0) {
        talk.console.say(plan.file + ": is not there");
        return;
    }
    auto session = Session::open(talk.data, plan);
    if (!session && talk.console.interactive()) {
        const auto question = torn_question(talk.data, plan.file);
        if (question && agreed(talk, *question)) {
            plan.mend = true;
            session = Session::open(talk.data, plan);
        }
    }
    if (!session) {
        talk.console.say(session.error().line());
        return;
    }
    talk.session = std::move(*session);
    talk.program_failed = false;
    show_change(talk, std::string(talk.session.match().info().title) + ".");
}

void draw_up(Talk& talk, std::string_view how) {
    const auto openings = talk.session.match().info().openings;
    if (openings.size() < 2) {
        talk.console.say("This game has nothing to draw up by itself.");
    } else if (std::find(openings.begin() + 1, openings.end(), how) == openings.end()) {
        talk.console.say("auto is written with one of: " + join(openings.subspan(1), ", ") + ".");
    } else if (talk.session.position().opening_action(how, 0).empty()) {
        talk.console.say("The opening is over.");
    } else {
        talk.session.use_opening(std::string(how));
    }
}

void set_player(Talk& talk, std::string_view arguments) {
    if (talk.session.table() != nullptr) {
        talk.console.say("At a table each side is played by who sits there; table tells who.");
        return;
    }
    const auto words = split(arguments, ' ');
    const auto sides = talk.session.match().info().sides;
    if (words.size() < 2 || std::find(sides.begin(), sides.end(), words[0]) == sides.end()) {
        talk.console.say("player is written: player SIDE WHO, with SIDE one of " + join(sides, ", ") + ".");
        return;
    }
    // A program's command may have several words.
    const auto player = parse_player(arguments.substr(words[0].size() + 1));
    if (!player) {
        talk.console.say(player.error().line());
        return;
    }
    talk.session.set_player(words[0], *player);
    talk.program_failed = false;
    talk.console.say(std::string(words[0]) + " is played by " + described(*player) + ".");
}

void set_dice(Talk& talk, std::string_view how) {
    if (how != "hand" && how != "thrown") {
        show_usage(talk, "dice");
        return;
    }
    if (talk.session.table() != nullptr) {
        talk.console.say("At a table the dice come from both sides.");
        return;
    }
    talk.session.set_hand_dice(how == "hand");
    talk.console.say(how == "hand" ? "You roll the dice and type them in." : "The program throws the dice.");
}

void set_pace(Talk& talk, std::string_view pace) {
    const auto parsed = parse_pace(pace);
    if (!parsed) {
        talk.console.say(parsed.error().line());
        return;
    }
    talk.settings.pace_ms = *parsed;
    talk.console.say(*parsed ? "The computer's orders follow by themselves."
                             : "Enter shows the computer's next order.");
}

void set_think(Talk& talk, std::string_view time) {
    const auto parsed = parse_think(time);
    if (!parsed) {
        talk.console.say(parsed.error().line());
        return;
    }
    talk.settings.limits.think = *parsed;
    talk.console.say(*parsed ? "The computer thinks about an order for " + std::string(time) +
                                   " milliseconds at most."
                             : std::string("The computer thinks as its level does."));
}

void set_confirm(Talk& talk, std::string_view how) {
    if (how != "on" && how != "off") {
        show_usage(talk, "confirm");
        return;
    }
    talk.settings.confirm = how == "on";
    talk.console.say(talk.settings.confirm ? "Orders that roll dice are asked about first."
                                           : "Orders that roll dice are played at once.");
}

void set_coach(Talk& talk, std::string_view how) {
    if (how != "on" && how != "off") {
        show_usage(talk, "coach");
        return;
    }
    talk.settings.coach = how == "on";
    talk.console.say(talk.settings.coach ? "The coach warns before an order that gives much away."
                                         : "The coach says nothing.");
}

} // namespace disfida::plain
