// The commands of plain mode: one table, from which they are listed, looked up and carried out.
#pragma once

#include <span>
#include <string_view>

#include "plain/talk.hpp"

namespace disfida::plain {

struct Command {
    std::string_view name;
    std::string_view other;     ///< a second name, may be empty
    std::string_view arguments; ///< how they are written
    std::string_view sentence;  ///< what it does
    void (*run)(Talk&, std::string_view arguments);
};

/// All commands, in the order they are listed.
std::span<const Command> all_commands();

/// The command of that name, or null. What the game calls its pieces is a name of `pieces`.
const Command* find_command(std::string_view name, const GameInfo& info);

/// Says how a command is written, when its arguments were not.
void show_usage(Talk& talk, std::string_view name);

// Commands that look and change nothing.
void show_help(Talk& talk, std::string_view name);
void show_moves(Talk& talk, std::string_view words);
void show_chances(Talk& talk, std::string_view action);
void show_working(Talk& talk, std::string_view number);
void show_log(Talk& talk, std::string_view count);
void replay(Talk& talk, std::string_view where);
void show_pieces(Talk& talk, std::string_view of);
void show_hint(Talk& talk, std::string_view arguments);
void show_rules(Talk& talk, std::string_view what);
void show_rulings(Talk& talk, std::string_view arguments);
void show_options(Talk& talk, std::string_view arguments);

// Commands that change the game or how it is played.
void leave(Talk& talk, std::string_view arguments);
void take_back(Talk& talk, std::string_view arguments);
void correct_result(Talk& talk, std::string_view arguments);
void play_again(Talk& talk, std::string_view arguments);
void save_copy(Talk& talk, std::string_view file);
void load_file(Talk& talk, std::string_view file);
void draw_up(Talk& talk, std::string_view how);
void set_player(Talk& talk, std::string_view arguments);
void set_dice(Talk& talk, std::string_view how);
void set_pace(Talk& talk, std::string_view pace);
void set_think(Talk& talk, std::string_view time);
void set_confirm(Talk& talk, std::string_view how);
void set_coach(Talk& talk, std::string_view how);

} // namespace disfida::plain
