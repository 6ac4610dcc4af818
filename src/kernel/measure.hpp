// What is counted of a played game, for the laboratory: the games say what, the counting is the same for all.
#pragma once

#include <climits>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "disfida/event.hpp"

namespace disfida {

/// One thing that is counted in every game, a whole number.
struct Measure {
    enum class Kind : std::uint8_t {
        number, ///< as many as it is
        share,  ///< 0 or 1: whether it was so
        points  ///< tenths of a percentage point
    };
    std::string name;        ///< in files: "taken.french"
    std::string table;       ///< under which heading it is shown; empty: among the first
    std::string row;         ///< what people call it, or whose it is: "French taken", "Fieramosca"
    std::string column = {}; ///< in a table with a line a piece: "takes"; empty: it has a line of its own
    Kind kind = Kind::number;
};

/// The value of a measure in a game that has none, as the VP of a turn it did not reach.
inline constexpr int unmeasured = INT_MIN;

/// A fact as a sink is told it.
struct Note {
    int fact = 0;
    int who = 0;
};

/// The sink of the laboratory: it keeps facts, and events cost nothing.
class Notes {
  public:
    static constexpr bool talks = false;
    void add(const Event& /*event*/) {}
    void note(int fact, int who) { notes_.push_back({fact, who}); }
    [[nodiscard]] const std::vector<Note>& all() const { return notes_; }
    void clear() { notes_.clear(); }

  private:
    std::vector<Note> notes_;
};

/// Measures with their values in one game.
class Scores {
  public:
    /// Takes a measure in and gives its place.
    std::size_t add(Measure measure) {
        measures_.push_back(std::move(measure));
        values_.push_back(0);
        return values_.size() - 1;
    }
    [[nodiscard]] const std::vector<Measure>& measures() const { return measures_; }
    [[nodiscard]] const std::vector<int>& values() const { return values_; }
    /// The value at a place, to be counted up or set.
    int& operator[](std::size_t place) { return values_[place]; }
    /// All values are 0 again.
    void clear() { values_.assign(values_.size(), 0); }

  private:
    std::vector<Measure> measures_;
    std::vector<int> values_;
};

} // namespace disfida
