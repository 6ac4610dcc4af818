// Dice are a player: every game takes them through one door. The makers here throw from a seed, hand out a
// given list, or write down what another maker gave.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <pcg_random.hpp>

namespace disfida {

/// What a throw is for: shown to a person who throws real dice.
struct Roll {
    std::string_view who = {};  ///< id of the piece or side, may be empty
    std::string_view what = {}; ///< purpose in words: "the attack roll"
    std::string_view rule = {}; ///< rule id
};

/// Two dice as they lie.
struct Pair {
    int a = 1;
    int b = 1;
    [[nodiscard]] constexpr int sum() const { return a + b; }
    [[nodiscard]] constexpr bool is_double() const { return a == b; }
};

/// What rules need of dice: one die, two dice as they lie, and throws of which the rules say what counts, so
/// that an enumeration need not turn over faces that bring the same: `total` two dice by their sum alone,
/// with a key by which sums bring the same; `pair` likewise with a key by which faces bring the same, at most
/// 11 ways; `face` one die with such a key; `die_above` a die of which only counts whether it is above a
/// bound; `until_different` a die each for two, again and again until one is higher, of which only counts
/// whose.
template <class D>
concept DicePolicy = requires(D& dice, const Roll& roll, int (*key)(int), int (*pair_key)(Pair), int bound) {
    { dice.die(roll) } -> std::same_as<int>;
    { dice.face(roll, key) } -> std::same_as<int>;
    { dice.pair(roll) } -> std::same_as<Pair>;
    { dice.pair(roll, pair_key) } -> std::same_as<Pair>;
    { dice.until_different(roll, roll) } -> std::same_as<Pair>;
    { dice.total(roll) } -> std::same_as<Pair>;
    { dice.total(roll, key) } -> std::same_as<Pair>;
    { dice.die_above(roll, bound) } -> std::same_as<int>;
};

/// A die each for two until they differ: the last dice thrown.
template <class D> Pair throw_until_different(D& dice, const Roll& first, const Roll& second) {
    for (;;) {
        const int a = dice.die(first);
        const int b = dice.die(second);
        if (a != b) {
            return {a, b};
        }
    }
}

/// Dice chosen at run time, for Match and everything a person watches.
class Dice {
  public:
    Dice() = default;
    Dice(const Dice&) = default;
    Dice& operator=(const Dice&) = default;
    virtual ~Dice() = default;

    /// One die, 1 to 6.
    int die(const Roll& roll) { return throw_one(roll, 1); }
    template <class Key> int face(const Roll& roll, const Key& /*key*/) { return die(roll); }
    /// Two dice, in the order they are taken.
    Pair pair(const Roll& roll) {
        const int first = throw_one(roll, 2);
        return {first, throw_one(roll, 1)};
    }
    template <class Key> Pair pair(const Roll& roll, const Key& /*key*/) { return pair(roll); }
    Pair total(const Roll& roll) { return pair(roll); }
    template <class Key> Pair total(const Roll& roll, const Key& /*key*/) { return pair(roll); }
    int die_above(const Roll& roll, int /*bound*/) { return die(roll); }
    Pair until_different(const Roll& first, const Roll& second) {
        return throw_until_different(*this, first, second);
    }

  private:
    /// One die of a throw in which `left` dice are still to come, this one included.
    virtual int throw_one(const Roll& roll, int left) = 0;
};

/// Dice thrown by a generator: the same seed gives the same dice. Known at compile time, for fast play.
class SeededDice {
  public:
    explicit SeededDice(std::uint64_t seed) : generator_(seed) {}
    int die(const Roll& /*roll*/ = {}) { return static_cast<int>(generator_(6)) + 1; }
    template <class Key> int face(const Roll& roll, const Key& /*key*/) { return die(roll); }
    Pair pair(const Roll& roll = {}) {
        const int first = die(roll);
        return {first, die(roll)};
    }
    template <class Key> Pair pair(const Roll& roll, const Key& /*key*/) { return pair(roll); }
    Pair total(const Roll& roll = {}) { return pair(roll); }
    template <class Key> Pair total(const Roll& roll, const Key& /*key*/) { return pair(roll); }
    int die_above(const Roll& roll, int /*bound*/) { return die(roll); }
    Pair until_different(const Roll& first, const Roll& second) {
        return throw_until_different(*this, first, second);
    }
    /// A number from 0 to bound - 1; for choices, never for dice. Precondition: bound > 0.
    std::uint32_t below(std::uint32_t bound) { return generator_(bound); }

  private:
    pcg32 generator_;
};

/// SeededDice behind the run-time door.
class GeneratedDice final : public Dice {
  public:
    explicit GeneratedDice(std::uint64_t seed) : dice_(seed) {}

  private:
    int throw_one(const Roll& roll, int /*left*/) override { return dice_.die(roll); }
    SeededDice dice_;
};

/// A throw that a list of given dice could not serve.
struct MissingDice {
    Roll roll;
    int count = 1; ///< dice of this throw still to be given, 1 or 2
};

/// Dice from a list (a record, a test, a person). When it runs out it remembers what was asked and gives 1,
/// 2, 3 and so on, so that rules which roll until a tie is broken come to an end; the caller then throws the
/// result away.
class GivenDice final : public Dice {
  public:
    explicit GivenDice(std::span<const int> dice) : dice_(dice) {}
    /// The first throw the list did not cover.
    [[nodiscard]] const std::optional<MissingDice>& missing() const { return missing_; }
    /// How many dice were left over.
    [[nodiscard]] std::size_t surplus() const { return dice_.size() - used_; }

  private:
    int throw_one(const Roll& roll, int left) override;
    std::span<const int> dice_;
    std::size_t used_ = 0;
    int invented_ = 0;
    std::optional<MissingDice> missing_;
};

/// Passes another maker's dice on and keeps them in order.
class RecordingDice final : public Dice {
  public:
    explicit RecordingDice(Dice& source) : source_(&source) {}
    [[nodiscard]] const std::vector<int>& taken() const { return taken_; }

  private:
    int throw_one(const Roll& roll, int left) override;
    Dice* source_;
    std::vector<int> taken_;
};

} // namespace disfida
