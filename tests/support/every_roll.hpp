// An action played over all its dice, or often with seeded ones, and what its events told added up: what
// `odds` is compared with. It knows nothing of the odometer behind `odds`: it hears of the dice only when the
// rules ask a person for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/position.hpp"

namespace disfida::test {

/// Which throws of two dice are told apart: all 36, the 15 that differ in their sum or in being a double, or
/// the 11 sums.
enum class Pairs : std::uint8_t { all, sums_and_doubles, sums };

/// Dice that show every combination once: `do { play; } while (dice.advance());`
class EveryRoll final : public Dice {
  public:
    /// A roll for `contest` is one of two who throw a die each until one is higher: the way it goes and a tie
    /// are told apart; ties of next to no weight are left out.
    explicit EveryRoll(Pairs pairs, std::string_view contest = "the initiative")
        : pairs_(pairs), contest_(contest) {}

    /// The probability of the dice shown in the run just finished.
    [[nodiscard]] double probability() const;
    /// What the ties left out so far would weigh.
    [[nodiscard]] double left_out() const { return left_out_; }
    /// The next combination; false when all have been shown.
    bool advance();

  private:
    struct Way {
        int first = 0;
        int second = 0;
        double p = 0.0;
    };
    struct Wheel {
        std::vector<Way> ways;
        std::size_t at = 0;
        double before = 1.0; ///< probability of what the wheels before it show
    };
    int throw_one(const Roll& roll, int left) override;
    [[nodiscard]] std::vector<Way> pair_ways() const;
    std::vector<Way> contest_ways(double before);

    Pairs pairs_;
    std::string_view contest_;
    std::vector<Wheel> wheels_;
    std::size_t used_ = 0;
    std::optional<int> second_; ///< the other die of a throw of two
    double left_out_ = 0.0;
};

/// What one run brought: how much of what, 1 for a thing that happened.
class Facts {
  public:
    /// Counts once however often it happens.
    void happened(std::string key);
    void add(std::string key, double amount);
    void forget(std::string_view key);
    [[nodiscard]] const std::vector<std::pair<std::string, double>>& all() const { return facts_; }

  private:
    std::vector<std::pair<std::string, double>> facts_;
};

/// Facts of many runs, weighed.
class Tally {
  public:
    void add(const Facts& facts, double weight);
    /// Ties left out: so much may be missing from any number.
    void leave_out(double weight) { left_out_ = weight; }
    [[nodiscard]] double mean(std::string_view key) const;
    [[nodiscard]] double variance(std::string_view key) const;
    [[nodiscard]] double most(std::string_view key) const;
    [[nodiscard]] double weight() const { return weight_; }
    [[nodiscard]] double left_out() const { return left_out_; }
    [[nodiscard]] std::size_t runs() const { return runs_; }

  private:
    struct Sum {
        double first = 0.0;
        double squares = 0.0;
        double most = 0.0;
    };
    [[nodiscard]] Sum of(std::string_view key) const;
    std::map<std::string, Sum, std::less<>> sums_;
    double weight_ = 0.0;
    double left_out_ = 0.0;
    std::size_t runs_ = 0;
};

/// One action of one position, to be played again and again.
using Run = std::function<void(Dice&, EventLog&)>;
/// Reads facts from the events of one run.
using Tell = std::function<void(const std::vector<Event>&, Facts&)>;

/// The run of a legal action, on copies of a position that has to live as long.
Run run_of(const Position& position, const std::string& action);

/// Over all dice; nothing when that would take more than `most` runs.
std::optional<Tally> every_roll(const Run& run, const Tell& tell, Pairs pairs = Pairs::sums_and_doubles,
                                std::size_t most = 4'000'000);

/// With so many seeded rolls.
Tally seeded_rolls(const Run& run, const Tell& tell, int rolls, std::uint64_t seed);

} // namespace disfida::test
