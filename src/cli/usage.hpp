// What can be typed on the command line, in texts small enough for docopt to read at every start.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/games.hpp"
#include "play/settings.hpp"

namespace disfida::cli {

/// One option: "--seed", "N", what it does. Without a value it is a switch.
struct OptionText {
    std::string name;
    std::string value;
    std::string meaning;
    std::vector<std::string> choices = {}; ///< values to offer where they are few; others may be possible too
    std::vector<std::string> (*offered)() = nullptr; ///< the same where finding them takes time
};

/// A command of the program: what docopt reads of it, and its help.
struct Usage {
    std::string line; ///< "disfida barletta [options] [FILE]"
    std::vector<OptionText> options;
    std::string about; ///< paragraphs of the help, may be empty
    /// The whole text, lines of at most 78 cells.
    [[nodiscard]] std::string text() const;
};

/// No command: the title.
Usage title_usage();
/// A game: who plays, its optional rules, dice, and how it is shown.
Usage game_usage(const GameInfo& game);
Usage engine_usage();
Usage verify_usage();
Usage show_usage();
Usage story_usage();
Usage replay_usage();
Usage export_usage();
Usage import_usage();
Usage keys_usage();
Usage settings_usage();
Usage past_usage();
Usage completion_usage();
Usage learn_usage();
Usage rules_usage();
/// The laboratory, with the options of a game where one is named.
Usage match_usage(const GameInfo* game);
Usage simulate_usage(const GameInfo* game);
/// Two terminals: hosting a game, with the options of one that is named; joining; looking on.
Usage host_usage(const GameInfo* game);
Usage join_usage();
Usage watch_usage();
/// Adding runs up.
Usage merge_usage();

/// What COMMAND --help says: its text and where games are kept.
std::string help(const Usage& usage);
/// What `disfida --help` says: every command, and where games are kept.
std::string overview(std::span<const GameInfo> games);

/// The name of an option that has this one as its beginning, if there is exactly one. Empty otherwise.
std::string full_name(const Usage& usage, std::string_view option);

/// The option that turns a setting off: "--no-mouse". Precondition: it is on or off.
std::string without(const Setting& setting);

/// The option that says who plays a side: "--italians".
std::string side_option(const GameInfo& game, std::size_t side);

} // namespace disfida::cli
