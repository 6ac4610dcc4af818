// The luck of finished games, which takes up to a second a game to count, remembered between runs.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace disfida {

/// Luck by the text of the record: "luck" in the state folder, a line a game. It can be taken away at any
/// time, and is counted again then.
class LuckFile {
  public:
    LuckFile();
    /// The luck of each side (Luck::sum) in the game with this record; empty when it is not known.
    [[nodiscard]] std::vector<double> find(std::string_view record) const;
    /// Takes it down; every few games the file is written.
    void note(std::string_view record, std::vector<double> luck);
    /// Writes what was noted since, if it can be written.
    void keep();

  private:
    std::map<std::string, std::vector<double>, std::less<>> known_; ///< by digest and size
    std::size_t news_ = 0;                                          ///< noted since it was written
};

} // namespace disfida
