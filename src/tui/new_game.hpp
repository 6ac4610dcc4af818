// The form for a new game: who plays, its options, dice and pace.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "net/open.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "tui/lineedit.hpp"
#include "tui/menu.hpp"

namespace disfida::tui {

class NewGameForm {
  public:
    enum class Outcome : std::uint8_t {
        ignored,  ///< the key means nothing here
        changed,  ///< draw anew
        start,    ///< the game is to begin
        cancelled ///< back to the title
    };

    /// Precondition: data and game outlive the form.
    NewGameForm(const DataSource& data, const GameInfo& game, const Settings& settings);

    Outcome handle(const Key& key);
    /// Whether a line is being typed, which Esc only ends.
    [[nodiscard]] bool typing() const { return typing_.has_value(); }
    void stop_typing() { typing_.reset(); }

    /// Its lines, each with a note on what it is.
    [[nodiscard]] const std::vector<MenuEntry>& entries() const { return menu_.entries(); }
    [[nodiscard]] Plan plan() const;
    /// The same as a table for two terminals; nothing where all play at this one.
    [[nodiscard]] std::optional<net::Hosting> hosting() const;
    /// The settings with the pace chosen on the form.
    [[nodiscard]] Settings settings() const;
    /// What was wrong with the last line typed; empty when nothing was.
    [[nodiscard]] const std::string& notice() const { return notice_; }

    [[nodiscard]] Size wanted_size() const { return menu_.wanted_size(); }
    void draw(Canvas& canvas, const Rect& rect) { menu_.draw(canvas, rect); }
    /// Draws the line being typed. Precondition: typing().
    void draw_line(Canvas& canvas, int y);

  private:
    /// What an entry of the menu is: the same index as in the menu.
    enum class Kind : std::uint8_t { start, player, where, side, door, opening, option, dice, pace, seed };
    struct Line {
        Kind kind = Kind::start;
        FormOption option = {};
    };

    void add(Line line, MenuEntry entry, std::vector<MenuEntry>& entries);
    void make();
    void keep_values();
    [[nodiscard]] std::string value_of(const FormOption& option) const;
    [[nodiscard]] const MenuEntry& entry(Kind kind) const;
    Outcome choose();
    Outcome submit(const std::string& text);
    [[nodiscard]] bool at_table() const { return where_ != 0; }
    void add_players(std::vector<MenuEntry>& entries);
    void add_table(std::vector<MenuEntry>& entries);
    [[nodiscard]] bool is_typed(const Line& line) const;

    const DataSource* data_;
    const GameInfo* game_;
    Settings settings_;
    Menu menu_;
    std::vector<Line> lines_;
    Options chosen_;                   ///< options that were stepped to or typed
    std::vector<std::size_t> players_; ///< values of the players' entries
    std::size_t where_ = 0;            ///< the other player sits
    std::size_t side_ = 0;             ///< which the host of a table plays
    std::array<std::string, 5> doors_; ///< for each of `where`: name, group or address, as typed in
    std::size_t opening_ = 0;
    std::size_t dice_ = 0;
    std::size_t pace_ = 0;
    std::vector<std::optional<int>> paces_; ///< to choose from
    std::string seed_;                      ///< as typed in; empty: drawn
    std::optional<std::size_t> typing_;     ///< the entry a value is typed for
    LineEdit line_;
    std::string notice_;
};

} // namespace disfida::tui
