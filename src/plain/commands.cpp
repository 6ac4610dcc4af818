#include "plain/commands.hpp"
#include "kernel/tongue.hpp"
#include "plain/settings.hpp"
#include "plain/table.hpp"

#include <algorithm>
#include <array>

#include "kernel/words.hpp"
#include "play/mail.hpp"
#include "play/report_file.hpp"

namespace disfida::plain {

namespace {

void show_field(Talk& talk, std::string_view /*arguments*/) {
    talk.console.print(talk.session.position().picture());
}

/// What is to be printed for the table, or that there is nothing.
void show_sheet(Talk& talk, std::string_view /*arguments*/) {
    const auto lines = talk.session.position().sheet();
    if (lines.empty()) {
        talk.console.say(
            tr("There is nothing to print now: a battle that waits to be fought has an order of battle."));
    } else {
        talk.console.print(lines);
    }
}

/// The story on the page, or in a file.
void show_story(Talk& talk, std::string_view file) {
    const Match& match = talk.session.match();
    if (file.empty()) {
        talk.console.print({report_text(match)});
    } else if (const auto written = write_report(match, std::string(file)); written) {
        talk.console.print({fill(tr("The story is in {file}"), {{"file", std::string(file)}})});
    } else {
        talk.console.say(written.error().line());
    }
}

/// The game as a text to mail, on the page or in a file.
void show_mail(Talk& talk, std::string_view file) {
    const Match& match = talk.session.match();
    const std::string players = talk.session.players_comment();
    if (!file.empty()) {
        const auto written = write_mail(match, players, std::string(file));
        talk.console.say(written ? fill(tr("The game to mail is in {file}"), {{"file", std::string(file)}})
                                 : written.error().line());
        return;
    }
    const auto text = mail_text(match, players);
    if (text) {
        talk.console.print({*text});
    } else {
        talk.console.say(text.error().line());
    }
}

constexpr std::array commands{
    Command{"help", "?", "[COMMAND]", mark("lists the commands, or says what one does"), show_help},
    Command{"moves", "legal", "[WORD ...]",
            mark("what may be played now; with words, only what has all of them"), show_moves},
    Command{"hint", "suggest", "[LEVEL] [MS]",
            mark("what the computer would do in your place, and why: a champion, or LEVEL, thinking so many "
                 "milliseconds"),
            show_hint},
    Command{"odds", "", mark("[ACTION or WORDS]"),
            mark("what decides an action and its exact chances before it is played; of all that can be tried "
                 "side by side, or of what has the words"),
            show_chances},
    Command{"status", "state", "", mark("where the game stands"),
            [](Talk& talk, std::string_view /*arguments*/) { show_status(talk); }},
    Command{"field", "board", "", mark("the board as text"), show_field},
    Command{"pieces", "panel", mark("[SIDE or PIECE]"),
            mark("all pieces in words, those of a side, or one; on a map also a zone, castles, or supply"),
            show_pieces},
    Command{"sheet", "", "", mark("what is to be printed now, as the order of battle for a table"),
            show_sheet},
    Command{"log", "", "[COUNT]", mark("the last actions, a line each (10 if no count is given)"), show_log},
    Command{"explain", "", mark("[NUMBER or ACTION]"),
            mark("the full working of the last roll, of an action by its number in the log, or of one before "
                 "it is played"),
            show_working},
    Command{"replay", "", "[first|back|on|last|NUMBER|round N|next round|round before|field|status]",
            mark("goes through what was played, an action at a time, with what it brought; field and status "
                 "tell how it stood there"),
            replay},
    Command{
        "story", "", "[FILE]",
        mark("the game so far as a story, with turning points, luck, deeds and dice; or writes it to a file"),
        show_story},
    Command{"undo", "", "",
            mark("takes back your last order, up to the last roll or change of player; at a table the other "
                 "player is asked, and only a roll bounds it"),
            take_back},
    Command{"correct", "", "",
            mark("takes back the result entered last from a table and all after it, noted in the record"),
            correct_result},
    Command{"redo", "", "", mark("plays again what was taken back"), play_again},
    Command{"auto", "", "HOW", mark("draws up the sides by itself, where a game has that"), draw_up},
    Command{"rules", "rule", mark("[ID or WORD]"), mark("lists the rules, shows one, or those with a word"),
            show_rules},
    Command{"rulings", "", "", mark("where the rulebook left something open, and which numbers are ours"),
            show_rulings},
    Command{"options", "", "", mark("rules and settings in play, and where the game is kept"), show_options},
    Command{"player", "", "SIDE WHO",
            mark("who plays a side: person, computer, computer:LEVEL, or engine:COMMAND"), set_player},
    Command{"dice", "", "hand|thrown", mark("whether you roll the dice and type them in"), set_dice},
    Command{"pace", "", "key|MS",
            mark("how long each order of the computer is shown: until Enter, or milliseconds"), set_pace},
    Command{"think", "", "MS", mark("the longest the computer thinks about an order, in milliseconds"),
            set_think},
    Command{"confirm", "", "on|off", mark("whether orders that roll dice are asked about first"),
            set_confirm},
    Command{"coach", "", "on|off", mark("whether you are warned before an order that gives much away"),
            set_coach},
    Command{"settings", "", "[NAME [VALUE]]",
            mark("what is always to hold, in all games; with a value changes it and keeps it in your file"),
            [](Talk& talk, std::string_view words) { change_settings(talk.console, talk.settings, words); }},
    Command{"save", "", "FILE", mark("writes the record to another file; the game stays where it is"),
            save_copy},
    Command{"export", "", "[FILE]",
            mark("the game as a text to mail, which import goes on with; or writes it to a file"), show_mail},
    Command{"load", "open", "FILE", mark("goes on with another record"), load_file},
    Command{"say", "", "TEXT", mark("says a line to the others at the table"), say_at_table},
    Command{"table", "", "", mark("who sits at the table, and how others come"), show_table},
    Command{"draw", "", "", mark("offers a draw, or asks whether both agree"), offer_draw},
    Command{"resign", "", "[SIDE]", mark("gives the game up"), give_up},
    Command{"quit", "exit", "",
            mark("leaves; the game is kept. Where quit is an order too, it is asked which is meant"), leave},
};

std::string heading(const Command& command) {
    std::string out(command.name);
    if (!command.other.empty()) {
        out = fill(tr("{name} or {other}"), {{"name", out}, {"other", std::string(command.other)}});
    }
    return out + (command.arguments.empty() ? "" : " " + std::string(tr(command.arguments)));
}

} // namespace

std::span<const Command> all_commands() { return commands; }

const Command* find_command(std::string_view name, const GameInfo& info) {
    if (name == info.pieces) {
        name = "pieces";
    }
    const auto* at = std::find_if(commands.begin(), commands.end(), [&](const Command& command) {
        return command.name == name || (!command.other.empty() && command.other == name);
    });
    return at == commands.end() ? nullptr : at;
}

void show_usage(Talk& talk, std::string_view name) {
    const Command* command = find_command(name, talk.session.match().info());
    talk.console.say(fill(tr("{name} is written: {name} {arguments}"),
                          {{"name", std::string(name)}, {"arguments", std::string(tr(command->arguments))}}));
}

void show_help(Talk& talk, std::string_view name) {
    if (name.empty()) {
        talk.console.say(tr(
            "Actions are typed as the records have them; moves lists them. Enter alone does the only thing "
            "there is to do. Besides:"));
    }
    bool any = false;
    for (const Command& command : commands) {
        if (name.empty() || command.name == name || (!command.other.empty() && command.other == name)) {
            talk.console.say(fill(tr("{command}: {what}."), {{"command", heading(command)},
                                                             {"what", std::string(tr(command.sentence))}}),
                             4);
            any = true;
        }
    }
    const auto legal = talk.session.position().legal();
    const auto is_action = [&](const std::string& action) {
        return action == name || action.starts_with(std::string(name) + " ");
    };
    if (!any && std::any_of(legal.begin(), legal.end(), is_action)) {
        talk.console.say(fill(
            tr("{name} is an action: moves {name} lists how it may be played now, rules tell what it means."),
            {{"name", std::string(name)}}));
    } else if (!any) {
        talk.console.say(fill(tr("{name} is no command: help lists them."), {{"name", in_quotes(name)}}));
    }
}

} // namespace disfida::plain
