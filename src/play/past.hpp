// The games that are over: how each ended, and what they say of the player.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "disfida/match.hpp"
#include "play/luck_file.hpp"
#include "play/session.hpp"

namespace disfida {

/// A finished game.
struct PastGame {
    KeptGame file;
    const GameInfo* info = nullptr;
    std::vector<std::string> who; ///< in the order of its sides: "person", "squire", "another terminal"
    /// The player's own side: that of the only person, or one's seat at a table. Empty where two people sat
    /// at one keyboard, where the computer played both, and where it cannot be known.
    std::optional<std::size_t> own;
    std::optional<std::size_t> winner; ///< a side; empty: a draw
    std::string result;                ///< a sentence: who has won, and by what
    std::size_t actions = 0;
    std::vector<double> luck; ///< of each side, in winning chance (Luck::sum)

    /// Who plays against the player. Precondition: own.
    [[nodiscard]] const std::string& opponent() const { return who[*own == 0 ? 1 : 0]; }
};

/// Which side of a game on two terminals is one's own; empty: neither or both. What knows of tables has it.
using OwnSide = std::optional<std::size_t> (*)(const Match& match);

/// Records that may be of finished games, the one played last first: those kept, and the copies a guest has
/// of games at others' tables. The copy of one's own table is left out where the host's record is here.
std::vector<KeptGame> past_files();

/// Reads them one by one, for each takes a hundredth of a second, and up to one when its luck has to be
/// counted.
class PastReader {
  public:
    /// Precondition: data outlives it.
    PastReader(const DataSource& data, OwnSide own_side, std::vector<KeptGame> files = past_files());

    /// Reads one more record; false when all are read.
    bool step();
    /// Leaves a game out from now on: its record is deleted. Precondition: there are so many.
    void forget(std::size_t game) { games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(game)); }
    [[nodiscard]] std::size_t read() const { return read_; }
    [[nodiscard]] std::size_t total() const { return files_.size(); }
    /// The finished games so far, the one played last first.
    [[nodiscard]] const std::vector<PastGame>& games() const { return games_; }
    /// Files that are no record that holds, a line each with the reason.
    [[nodiscard]] const std::vector<std::string>& broken() const { return broken_; }

  private:
    const DataSource* data_;
    OwnSide own_side_;
    std::vector<KeptGame> files_;
    std::size_t read_ = 0;
    LuckFile luck_;
    std::vector<PastGame> games_;
    std::vector<std::string> broken_;
};

/// What the games of one kind against one opponent say of the player.
struct Standing {
    const GameInfo* info = nullptr;
    std::string opponent;
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t lost = 0;
    double luck = 0; ///< of the player, over all games

    [[nodiscard]] std::size_t games() const { return won + drawn + lost; }
    /// Games won, a draw as half of one.
    [[nodiscard]] double score() const { return static_cast<double>(won) + static_cast<double>(drawn) / 2; }
};

/// The standings by game and opponent: games as they are listed to people, levels from the lowest.
std::vector<Standing> standings(std::span<const PastGame> games);

} // namespace disfida
