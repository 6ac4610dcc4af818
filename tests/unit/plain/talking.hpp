// A talk in plain mode without a terminal: typed lines in, what is said out.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data.hpp"
#include "plain/console.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "support/folder.hpp"

namespace disfida::test {

class Talking {
  public:
    /// A game of Barletta of seed 7, two people, kept in a folder of its own.
    Talking();

    Plan plan;
    Settings settings;
    std::span<const GameInfo> games = all_games(); ///< those the plan's game is one of
    DataSource data;                               ///< of lessons
    bool ascii = false;
    bool interactive = false;
    /// Bytes that can be written before writing fails; none: all.
    std::size_t room = std::string::npos;
    std::vector<std::string> meanwhile; ///< lines heard, one each time, when listened for with a time
    std::vector<int> waits;             ///< the times listened for, in milliseconds
    std::function<void(std::size_t line)> before_line; ///< called before a line is typed
    bool went_on = true;                               ///< false when the last game could not go on

    /// Plays the plan with these lines typed, then the end of input. Gives all that was said; on a channel
    /// nobody sits at, what is typed stands in it too.
    std::string say(const std::vector<std::string>& lines);
    /// The same from the menu.
    std::string say_to_menu(const std::vector<std::string>& lines);
    /// The same in lessons, beginning with one by its id, or with the list of those of a game or of all.
    std::string learn(const std::vector<std::string>& lines, const std::string& lesson,
                      std::string_view game = {});
    /// The record as it is kept.
    [[nodiscard]] std::string record() const;
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    /// Writes a file into the folder.
    void write(std::string_view name, std::string_view text) { folder_.write(name, text); }
    /// Writes a record that the plan goes on with.
    void go_on_with(std::string_view record);

  private:
    std::string run(std::optional<Session> session, const std::vector<std::string>& lines);
    std::string hear(const std::vector<std::string>& lines, const std::function<void(plain::Console&)>& talk);
    TemporaryFolder folder_;
};

/// Whether a text is in another, with the other told when it is not.
bool holds(const std::string& whole, std::string_view part);
/// How often it is.
std::size_t times(const std::string& whole, std::string_view part);

/// A position in round 1: fieramosca 2407 and miale 2507 against sachet 2406 (on foot, 2 Hits) and la-motte
/// 2402, the Italians to move.
inline constexpr std::string_view skirmish = "disfida 1 barletta\n"
                                             "set empty\n"
                                             "set phase activate\n"
                                             "set round 1\n"
                                             "set to-move italian\n"
                                             "set knight fieramosca 2407\n"
                                             "set knight miale 2507\n"
                                             "set knight sachet 2406 foot hits 2\n"
                                             "set knight la-motte 2402\n";

} // namespace disfida::test
