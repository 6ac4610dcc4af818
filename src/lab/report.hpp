// What came out of a run.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "disfida/position.hpp"
#include "kernel/measure.hpp"
#include "lab/parts.hpp"
#include "lab/table.hpp"
#include "lab/tally.hpp"

namespace disfida::lab {

/// What is played: runs of the same setting can be added up.
struct Setting {
    std::string version;
    std::string game;
    Options options;      ///< those that differ from the default
    std::string deploy;   ///< an automatic opening, or empty
    std::string scenario; ///< or empty
    std::string data;     ///< a digest of the game's data files
    std::string kind;     ///< "games" or "matrix"
    Minds minds{};        ///< in the order of the game's sides
    friend bool operator==(const Setting&, const Setting&) = default;
};

/// Games won by each side, and drawn.
struct Wins {
    std::array<std::uint64_t, 2> won{};
    std::uint64_t drawn = 0;

    /// Takes in a game by what it was worth to the first side: 1, 0 or a half.
    void add(double first_side);
    void add(const Wins& other);
    [[nodiscard]] std::uint64_t games() const { return won[0] + won[1] + drawn; }
    /// A side's games won, a draw counted as half of one.
    [[nodiscard]] double score(std::size_t side) const {
        return static_cast<double>(won[side]) + static_cast<double>(drawn) / 2;
    }
    friend bool operator==(const Wins&, const Wins&) = default;
};

/// Everybody against everybody: `cells[i * size + j]` has the games in which piece i was the first side and j
/// the second.
struct Matrix {
    std::vector<std::string> pieces; ///< ids
    std::vector<std::string> titles;
    std::vector<Wins> cells;
    [[nodiscard]] std::size_t size() const { return pieces.size(); }
    /// The games of a piece against another, as if it always were the first side.
    [[nodiscard]] Wins of(std::size_t piece, std::size_t other) const;
    /// The same against all others.
    [[nodiscard]] Wins of(std::size_t piece) const;
    friend bool operator==(const Matrix&, const Matrix&) = default;
};

/// Results of a run, or of several added up.
struct Report {
    Setting setting;
    Parts parts; ///< games that were played
    Wins wins;
    std::vector<Measure> measures;
    std::vector<Tally> tallies; ///< of each measure
    Matrix matrix;              ///< empty unless that was asked for
};

} // namespace disfida::lab
