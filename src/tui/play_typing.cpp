// The line typed at the bottom of the game's screen: orders, dice, numbers, names of files, talk.
#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

std::vector<std::string> PlayScreen::candidates() const {
    std::vector<std::string> out = position().legal();
    out.insert(out.end(), {"save", "export", "undo", "redo", "quit", "help", "log", "explain", "rules",
                           "draw", "resign"});
    if (session_.table() != nullptr) {
        out.insert(out.end(), {"say", "table"});
    }
    if (!session_.match().info().reported.empty()) {
        out.insert(out.end(), {"correct", "sheet"});
    }
    return out;
}

bool PlayScreen::handle_typing(const Key& key) {
    if (typing_ == Typing::number && count(key)) {
        return true;
    }
    LineEdit& line = typing_ == Typing::talk                               ? talk_line_
                     : typing_ == Typing::action                           ? action_line_
                     : typing_ == Typing::save || typing_ == Typing::story ? save_line_
                     : typing_ == Typing::number                           ? number_line_
                                                                           : dice_line_;
    const auto outcome = typing_ == Typing::action ? line.handle(key, candidates()) : line.handle(key);
    if (outcome == LineEdit::Outcome::cancelled) {
        if (typing_ == Typing::dice) {
            say(tr("The order is not given: its dice were not entered"));
        }
        typing_ = Typing::nothing;
        return true;
    }
    if (outcome != LineEdit::Outcome::submitted) {
        return outcome == LineEdit::Outcome::changed;
    }
    const Typing what = typing_;
    const std::string text = line.take();
    if (what == Typing::number) {
        return enter_number(text);
    }
    if (what == Typing::dice) {
        const bool drawn = enter_dice(text);
        if (typing_ == Typing::nothing) {
            play_opening();
        }
        return drawn;
    }
    typing_ = Typing::nothing;
    notice_.clear();
    fresh_ = false;
    if (text.empty()) {
        return true;
    }
    if (what == Typing::story) {
        write_story(text);
        return true;
    }
    if (what == Typing::talk) {
        return say_line(text);
    }
    return submit(what == Typing::save ? "save " + text : text);
}

/// A line typed at the prompt: an action in the notation, or one of a few words.
bool PlayScreen::submit(const std::string& line) {
    constexpr std::string_view save = "save ";
    if (tutor_ && (line.starts_with(save) || line.starts_with("export") || line == "correct")) {
        return refuse_lesson(Command::save);
    }
    if (line.starts_with(save)) {
        save_as(line.substr(save.size()));
        return true;
    }
    constexpr std::array<std::pair<std::string_view, Command>, 7> words{{{"undo", Command::undo},
                                                                         {"redo", Command::redo},
                                                                         {"quit", Command::quit},
                                                                         {"help", Command::help},
                                                                         {"log", Command::log},
                                                                         {"explain", Command::explain},
                                                                         {"rules", Command::rulings}}};
    for (const auto& [word, command] : words) {
        if (line == word) {
            return carry_out(command);
        }
    }
    if (line == "save") {
        return carry_out(Command::save);
    }
    if (line == "correct") {
        return follower_ ? refuse_watcher() : correct_result();
    }
    if (line == "sheet") {
        return show_sheet();
    }
    if (line == "export" || line.starts_with("export ")) {
        return export_game(line.substr(std::min<std::size_t>(line.size(), 7)));
    }
    if (line == "say" || line == "table") {
        return carry_out(line == "say" ? Command::say : Command::table);
    }
    constexpr std::string_view talk = "say ";
    if (line.starts_with(talk)) {
        return say_line(line.substr(talk.size()));
    }
    if (!tutor_ && (line == "draw" || line == "resign")) {
        return line == "draw" ? want_draw() : want_give_up({});
    }
    constexpr std::string_view resign = "resign ";
    if (!tutor_ && line.starts_with(resign)) {
        return want_give_up(line.substr(resign.size()));
    }
    if (line.find(" :") != std::string::npos) {
        refuse({tr("dice are not typed here: the order alone")});
        return true;
    }
    if (session_.computers_turn()) {
        refuse({tr("it is the computer's turn: Enter shows its order")});
        return true;
    }
    return want(line);
}

} // namespace disfida::tui
