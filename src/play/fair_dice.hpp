// Dice that follow from two secrets, one of each side: neither can choose them, both can check them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"

namespace disfida {

/// 32 bytes: a secret, a link of its chain, or a hash. Written as 64 lower-case hex digits.
using Link = std::array<unsigned char, 32>;

/// How many actions with dice a chain is good for; more than any game takes.
inline constexpr std::size_t chain_length = 65536;

/// A secret from the system's generator.
Link new_secret();
std::string to_hex(const Link& link);
/// Nothing unless it is 64 lower-case hex digits.
std::optional<Link> from_hex(std::string_view hex);
/// BLAKE2b with 32 bytes of output, with a key or none.
Link hash_of(std::span<const unsigned char> bytes, std::span<const unsigned char> key = {});
/// Compares in constant time.
bool same_text(std::string_view a, std::string_view b);

/// A secret hashed again and again. The last hash is the commitment; the links before it are given away one
/// by one, from the end on: each proves itself by its hash, and none tells the next.
class Chain {
  public:
    explicit Chain(const Link& secret);
    [[nodiscard]] const Link& secret() const { return kept_.front(); }
    [[nodiscard]] Link commitment() const { return at(chain_length); }
    /// The link for the n-th action with dice, from 1. Precondition: 1 <= n <= chain_length.
    [[nodiscard]] Link link(std::size_t n) const { return at(chain_length - n); }

  private:
    [[nodiscard]] Link at(std::size_t hashes) const;
    std::vector<Link> kept_; ///< every so many hashes one; the others are hashed again
};

/// The dice of one action, from both sides' links for it; `first` is of the side the game names first.
class SharedDice final : public Dice {
  public:
    SharedDice(const Link& first, const Link& second);

  private:
    int throw_one(const Roll& roll, int left) override;
    Link key_;
    Link block_{};
    std::uint32_t blocks_ = 0;
    std::size_t used_ = 0;
};

/// The dice an action takes from these links. Precondition: the position accepts the action.
std::vector<int> shared_dice(const Position& position, std::string_view action, const Link& first,
                             const Link& second);

/// How many actions so far took dice.
std::size_t rolls_so_far(const Match& match);

/// What a record's commitments prove.
struct Proof {
    enum class Kind : std::uint8_t {
        none,       ///< nobody is committed
        one,        ///< one side alone is
        unrevealed, ///< a secret is still kept
        proved,     ///< every die follows from the secrets
    };
    Kind kind = Kind::none;
    std::size_t dice = 0;                  ///< how many were recomputed
    std::vector<std::string_view> missing; ///< the sides without a commitment, or without their secret
};
/// Recomputes every die from the disclosed secrets. Refused: two sides with one commitment, a secret that is
/// not the one committed to, whether or not the other is disclosed, or the first action whose dice do not
/// follow, "LINE: what is wrong".
Result<Proof> proof(const Match& match);

} // namespace disfida
