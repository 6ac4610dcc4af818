// How often each value came: all that is kept of a measure, so that runs add up exactly in any order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace disfida::lab {

/// A count for each whole number that came.
class Tally {
  public:
    void add(int value, std::uint64_t times = 1);
    void add(const Tally& other);

    /// How many values there are.
    [[nodiscard]] std::uint64_t size() const;
    /// Their average; 0 without values.
    [[nodiscard]] double mean() const;
    /// The standard deviation of the sample (n - 1 below the sum); 0 for less than two values.
    [[nodiscard]] double deviation() const;
    /// The least value at or below which a part of all lies, 0.5 for the median. Precondition: there are
    /// values.
    [[nodiscard]] int quantile(double part) const;
    [[nodiscard]] int least() const { return low_; }
    [[nodiscard]] int most() const { return low_ + static_cast<int>(counts_.size()) - 1; }

    struct Entry {
        int value = 0;
        std::uint64_t times = 0;
    };
    /// The values that came, from the least to the greatest.
    [[nodiscard]] std::vector<Entry> entries() const;

    friend bool operator==(const Tally&, const Tally&) = default;

  private:
    int low_ = 0;                       ///< the least value
    std::vector<std::uint64_t> counts_; ///< of it and those above, neither first nor last of them 0
};

} // namespace disfida::lab
