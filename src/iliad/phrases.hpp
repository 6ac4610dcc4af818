// The words of the blow-by-blow log, from a data file: several ways to say each thing, taken in turn.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "iliad/state.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::iliad {

/// Fewest ways to say one thing.
inline constexpr std::size_t fewest_phrases = 8;

struct Phrases {
    std::array<std::vector<std::string>, telling_names.size()> rows;

    /// The sentence for what was told `turn` times before, with the names put in; two in a row differ. Empty
    /// for a row there is none of.
    [[nodiscard]] std::string say(std::string_view words, std::int64_t turn, std::string_view who,
                                  std::string_view foe) const;
};

/// Reads the sentences: "FILE:LINE: what is wrong".
Result<Phrases> load_phrases(const DataSource& data);

} // namespace disfida::iliad
