// A game on an in-memory screen: keys in, screen out.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "tui/play_screen.hpp"

namespace disfida::test {

/// What a test says about the game it wants to see.
struct TableOptions {
    std::string game = "barletta";
    std::string players = "person person"; ///< one a side
    std::string program = {};              ///< the command of a program that plays the second side instead
    std::chrono::milliseconds bot_time{20'000};
    std::string opening = "roster";
    std::uint64_t seed = 7;
    bool hand_dice = false;
    bool confirm = false;
    std::string record = {}; ///< goes on with these lines instead
    std::string lesson = {}; ///< the id of a lesson instead of a game; progress is kept in the table's folder
    std::size_t step = 0;    ///< of the lesson, counted from 0
    std::span<const GameInfo> games = all_games();
};

/// A game screen in a folder of its own, without animation and without a pace.
class Table {
  public:
    explicit Table(const TableOptions& options = {});

    /// Types keys: letters one by one; <Enter>, <Esc>, <Tab>, <Up>, <Down>, <Left>, <Right>, <Back>, <F1>,
    /// <F2>, <F3> by name.
    Table& type(std::string_view keys);
    /// Lets time go by until so many actions have been played, or a while without them.
    bool wait_for_plies(std::size_t count);
    /// Lets time go by until the messages hold a text, or a while without it.
    bool wait_for_message(std::string_view text);
    /// The screen as text in a size, ASCII.
    std::string screen(int width = 80, int height = 24);
    /// One line of it; negative counts from the bottom.
    std::string line(int y, int width = 80, int height = 24);
    /// Text of the lines above the bottom line in which messages stand at 80x24.
    std::string messages();

    tui::PlayScreen& play() { return *play_; }
    [[nodiscard]] const Match& match() const { return play_->session().match(); }
    [[nodiscard]] std::string last_action() const;
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    DataSource data_;
    TemporaryFolder folder_;
    std::optional<Variable> state_;
    std::optional<tui::PlayScreen> play_;

    bool wait_until(const std::function<bool()>& holds);
    void begin_lesson(const TableOptions& options);
};

/// The keys of such a text.
std::vector<tui::Key> keys_of(std::string_view keys);

/// A text with one blank between its words, wherever its lines were broken.
std::string in_one_line(std::string_view text);

} // namespace disfida::test
