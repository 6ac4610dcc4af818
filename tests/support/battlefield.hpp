// A position of Lorraine with a battle before it, made of set-up statements and played on with given dice.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/stage.hpp"

namespace disfida::test {

class Battlefield {
  public:
    using Statements = std::vector<std::string>;

    /// Begins with `set empty`, then these set-up statements (without "set "). Fails the running test if one
    /// is refused.
    explicit Battlefield(const Statements& statements, const Options& options = {});

    /// Plays an action with the dice after its colon, exactly these. Fails the running test if it is
    /// refused or breaks an invariant.
    Battlefield& play(std::string_view line) &;
    Battlefield& play(std::initializer_list<std::string_view> lines) &;
    Battlefield play(std::string_view line) && { return std::move(play(line)); }
    Battlefield play(std::initializer_list<std::string_view> lines) && { return std::move(play(lines)); }

    /// A whole round without a flank roll: both cards in the order they are shown ("hold", "banner rally"; ""
    /// shows none), then the clash with the attacker's dice and the defender's.
    Battlefield& round(std::string_view attacker, std::string_view defender, const std::string& dice) &;

    /// Takes the last action back.
    Battlefield& undo() &;

    /// A value of the state line by its JSON pointer: texts bare, everything else as JSON.
    [[nodiscard]] std::string at(const std::string& pointer) const;
    [[nodiscard]] std::string phase() const { return at("/phase"); }
    /// Phase and who decides: "retreat french".
    [[nodiscard]] std::string turn_of() const { return at("/phase") + " " + at("/to_move"); }

    /// "84 liffol exhausted activated": points, zone and marks; or "captive 2 poor" and the like, "reserve".
    [[nodiscard]] std::string general(std::string_view id) const;
    /// "poor 2": skill and rank.
    [[nodiscard]] std::string quality(std::string_view id) const;
    /// "burgundy 10 siege 2": owner, leaderless points, marker if there is one.
    [[nodiscard]] std::string castle(std::string_view id) const;
    /// The corps of a side: "barbazan 4+7+0, bayer 2+2+2 -1" (knights, men, militia now; units lost).
    [[nodiscard]] std::string corps(std::string_view side) const;
    /// Units lost and pushed, the attacker's and then the defender's: "4 3, 0 2".
    [[nodiscard]] std::string toll() const;
    /// "french barbazan,bayer 0 liffol domremy,grand": side, generals, points, zone, choices; "null".
    [[nodiscard]] std::string pending() const;

    /// All legal actions, "; " between.
    [[nodiscard]] std::string legal() const;
    [[nodiscard]] bool allows(std::string_view action) const;
    [[nodiscard]] std::size_t dice_of(std::string_view action, std::vector<int> dice = {}) const {
        return count_dice(match_, action, std::move(dice));
    }
    [[nodiscard]] const Match& match() const { return match_; }

  private:
    [[nodiscard]] std::string attacking_side() const;
    Match match_;
};

/// vaudemont, of these words ("points 84 rank 2 skill poor"), in lafauche and his to act; barbazan, of these
/// words, in liffol; then these statements. Far away one general of each side who has not acted.
Battlefield march(const std::string& attacker, const std::string& defender,
                  const Battlefield::Statements& more = {}, const Options& options = {});

/// The same after the march, the stand and `battle auto` with these dice.
Battlefield quick(const std::string& attacker, const std::string& defender, const std::string& dice,
                  const Battlefield::Statements& more = {});

/// vaudemont (60 points, rank 5, poor) in bourmont and his to act; la-mothe, besieged or not, is Burgundian
/// with this leaderless garrison, ladan inside, of these words; barbazan (80 points, rank 1, poor) outside.
Battlefield relief(const std::string& ladan, const std::string& castle,
                   const Battlefield::Statements& more = {});

} // namespace disfida::test
