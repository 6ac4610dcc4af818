// What the command line asks for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "cli/lab_request.hpp"
#include "cli/sharing.hpp"
#include "cli/table_request.hpp"
#include "disfida/games.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"

namespace disfida::cli {

struct Request {
    enum class What : std::uint8_t {
        print, ///< `text`: help or version
        play,  ///< `plan`, or the title where there is none
        engine,
        verify,      ///< `file`
        show,        ///< `file`
        story,       ///< `file`
        replay,      ///< `file`, or the game played last where it is empty; `sharing`
        export_game, ///< likewise
        import_game, ///< `file`, a mail; `afresh`
        keys,        ///< the key table of the full screen
        past,        ///< the finished games; `json`
        settings,    ///< all settings, the one called `item`, or `value` for it
        learn,       ///< the lesson `item` of `game`, or the list of lessons
        check,       ///< the lessons in `file`, a folder of data files
        rules,       ///< the rule `item` of `game`, its rulebook, or all
        match,       ///< `lab`: two levels against each other
        simulate,    ///< `lab`: many games counted
        host,        ///< `hosting`
        join,        ///< the table `item`, with `code`
        watch,       ///< likewise
        completion,  ///< the script for the shell `item`
        complete,    ///< what may stand in the place of the last of `words`
    };
    What what = What::print;
    std::string text = {};
    std::optional<Plan> plan = {};
    Settings settings = {};
    std::string file = {};
    std::string game = {}; ///< may be empty
    std::string item = {}; ///< may be empty
    std::optional<std::string> value = {};
    bool afresh = false; ///< a mailed game is taken in as another game
    bool json = false;
    bool listed = false; ///< the lessons are to be printed
    std::optional<LabRequest> lab = {};
    Sharing sharing = {};
    std::optional<net::Hosting> hosting = {};
    std::string code = {};
    std::vector<std::string> words = {}; ///< of a command line that is being typed
};

/// What was wrong with a command line, and how it is written.
struct Refusal {
    std::string wrong; ///< one line
    std::string usage; ///< "disfida barletta [options] [FILE]"
};

/// The words of a command line with its command in front where options stand before it, as far as it has one.
std::vector<std::string> command_first(std::vector<std::string> words, std::span<const GameInfo> games);

/// The usage by which words with the command in front are read; the title's where they have no command.
Usage usage_of(const std::vector<std::string>& words, std::span<const GameInfo> games);

/// The commands that are no games.
std::vector<std::string> other_commands();

/// Speaks the language these words ask for, or the settings; to be called before all else, so that all is
/// answered in it. Refused: there is no catalogue for it.
std::optional<Refusal> speak_as_asked(const std::vector<std::string>& words, const Settings& own);

/// Reads the words behind the program's name. Of files only the header of a record that is named as the first
/// word is looked at, to know its game. `own` are the settings that hold where these words have none of
/// their own.
std::variant<Request, Refusal> parse(const std::vector<std::string>& words,
                                     std::span<const GameInfo> games = all_games(), const Settings& own = {});

} // namespace disfida::cli
