// The commands that change the game or how it is played.
#include <algorithm>

#include <unistd.h>

#include "kernel/naming.hpp"
#include "kernel/tongue.hpp"
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
           agreed(talk,
                  tr("This game is not on the disk; save FILE writes it elsewhere. Is it to be given up"));
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
    return at == legal.end() || agreed(talk, fill(tr("The order is {order}. Do you want to leave the game"),
                                                  {{"order", in_quotes(*at)}}));
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
    show_change(talk, taken == 1 ? tr("Your last order is taken back.")
                                 : tr("Your last order and the answers to it are taken back."));
}

void correct_result(Talk& talk, std::string_view /*arguments*/) {
    const auto taken = talk.session.correct();
    if (!taken) {
        talk.console.say(taken.error().line());
        return;
    }
    show_change(talk, how_many("The result is taken back, {n} action in all, as the record notes.",
                               "The result is taken back, {n} actions in all, as the record notes.",
                               static_cast<std::int64_t>(*taken)));
}

void play_again(Talk& talk, std::string_view /*arguments*/) {
    if (const auto done = talk.session.redo(); !done) {
        talk.console.say(done.error().line());
        return;
    }
    show_change(talk, tr("Played again."));
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
    if (*there && !agreed(talk, fill(tr("There is a record in {file} already. Is it to be written over"),
                                     {{"file", path}}))) {
        talk.console.say(tr("Nothing is written."));
        return;
    }
    const auto done = talk.session.save_copy(path);
    talk.console.print(
        {printable(done ? fill(tr("The record is written to {file}"), {{"file", path}}) : done.error().line(),
                   longest_line)});
}

void load_file(Talk& talk, std::string_view file) {
    if (file.empty()) {
        show_usage(talk, "load");
        return;
    }
    if (talk.session.table() != nullptr) {
        talk.console.say(fill(tr("You sit at a table with {player}: quit leaves it first."),
                              {{"player", talk.session.table()->other()}}));
        return;
    }
    Plan plan;
    plan.file = file;
    if (!keeps_what_was_played(talk)) {
        return;
    }
    if (::access(plan.file.c_str(), F_OK) != 0) {
        talk.console.say(fill(tr("{file}: is not there"), {{"file", plan.file}}));
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
    show_change(talk, std::string(tr(talk.session.match().info().title)) + ".");
}

void draw_up(Talk& talk, std::string_view how) {
    const auto openings = talk.session.match().info().openings;
    if (openings.size() < 2) {
        talk.console.say(tr("This game has nothing to draw up by itself."));
    } else if (std::find(openings.begin() + 1, openings.end(), how) == openings.end()) {
        talk.console.say(
            fill(tr("auto is written with one of: {ways}."), {{"ways", join(openings.subspan(1), ", ")}}));
    } else if (talk.session.position().opening_action(how, 0).empty()) {
        talk.console.say(tr("The opening is over."));
    } else {
        talk.session.use_opening(std::string(how));
    }
}

void set_player(Talk& talk, std::string_view arguments) {
    if (talk.session.table() != nullptr) {
        talk.console.say(tr("At a table each side is played by who sits there; table tells who."));
        return;
    }
    const auto words = split(arguments, ' ');
    const auto sides = talk.session.match().info().sides;
    if (words.size() < 2 || std::find(sides.begin(), sides.end(), words[0]) == sides.end()) {
        talk.console.say(fill(tr("player is written: player SIDE WHO, with SIDE one of {sides}."),
                              {{"sides", join(sides, ", ")}}));
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
    const GameInfo& info = talk.session.match().info();
    const auto index =
        static_cast<std::size_t>(std::find(sides.begin(), sides.end(), words[0]) - sides.begin());
    talk.console.say(
        fill(tr("{side} is played by {player}."),
             {{"side", id_or_name(std::string(words[0]), std::string(tr(side_title(info, index))))},
              {"player", described(*player)}}));
}

void set_dice(Talk& talk, std::string_view how) {
    if (how != "hand" && how != "thrown") {
        show_usage(talk, "dice");
        return;
    }
    if (talk.session.table() != nullptr) {
        talk.console.say(tr("At a table the dice come from both sides."));
        return;
    }
    talk.session.set_hand_dice(how == "hand");
    talk.console.say(how == "hand" ? tr("You roll the dice and type them in.")
                                   : tr("The program throws the dice."));
}

void set_pace(Talk& talk, std::string_view pace) {
    const auto parsed = parse_pace(pace);
    if (!parsed) {
        talk.console.say(parsed.error().line());
        return;
    }
    talk.settings.pace_ms = *parsed;
    talk.console.say(*parsed ? tr("The computer's orders follow by themselves.")
                             : tr("Enter shows the computer's next order."));
}

void set_think(Talk& talk, std::string_view time) {
    const auto parsed = parse_think(time);
    if (!parsed) {
        talk.console.say(parsed.error().line());
        return;
    }
    talk.settings.limits.think = *parsed;
    talk.console.say(*parsed ? fill(tr("The computer thinks about an order for {time} milliseconds at most."),
                                    {{"time", std::string(time)}})
                             : std::string(tr("The computer thinks as its level does.")));
}

void set_confirm(Talk& talk, std::string_view how) {
    if (how != "on" && how != "off") {
        show_usage(talk, "confirm");
        return;
    }
    talk.settings.confirm = how == "on";
    talk.console.say(talk.settings.confirm ? tr("Orders that roll dice are asked about first.")
                                           : tr("Orders that roll dice are played at once."));
}

void set_coach(Talk& talk, std::string_view how) {
    if (how != "on" && how != "off") {
        show_usage(talk, "coach");
        return;
    }
    talk.settings.coach = how == "on";
    talk.console.say(talk.settings.coach ? tr("The coach warns before an order that gives much away.")
                                         : tr("The coach says nothing."));
}

} // namespace disfida::plain
