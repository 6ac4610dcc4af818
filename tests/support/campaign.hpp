// A position of Lorraine made of set-up statements and played on with given dice, for tests of single rules.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/stage.hpp"

namespace disfida::test {

class Campaign {
  public:
    using Statements = std::vector<std::string>;

    /// Begins with `set empty`, then these set-up statements (without "set "). Fails the running test if one
    /// is refused.
    explicit Campaign(const Statements& statements, const Options& options = {});
    /// The opening: ranks are diced for first.
    static Campaign opening(const Options& options = {});

    /// Plays an action with the dice after its colon, exactly these. Fails the running test if it is refused
    /// or breaks an invariant.
    Campaign& play(std::string_view line) &;
    Campaign& play(std::initializer_list<std::string_view> lines) &;
    Campaign play(std::string_view line) && { return std::move(play(line)); }
    Campaign play(std::initializer_list<std::string_view> lines) && { return std::move(play(lines)); }
    /// A whole round without a flank roll: both cards in the order they are shown ("hold", "banner rally"; ""
    /// shows none), then the clash with the attacker's dice and the defender's.
    Campaign& round(std::string_view attacker, std::string_view defender, const std::string& dice) &;

    /// Takes the last action back.
    Campaign& undo() &;

    /// A value of the state line by its JSON pointer: texts bare, everything else as JSON.
    [[nodiscard]] std::string at(const std::string& pointer) const;
    [[nodiscard]] std::string phase() const { return at("/phase"); }
    /// Phase and who decides: "retreat french".
    [[nodiscard]] std::string turn_of() const { return at("/phase") + " " + at("/to_move"); }
    /// "ladan moved 2 extra 1 none moving", or "null".
    [[nodiscard]] std::string active() const;

    /// "84 liffol inside activated": points, zone and marks; or "captive", "killed", "reserve", "waits".
    [[nodiscard]] std::string general(std::string_view id) const;
    /// "poor 2": skill and rank.
    [[nodiscard]] std::string quality(std::string_view id) const;
    /// "burgundy 10 siege 2": owner, leaderless points, marker if there is one.
    [[nodiscard]] std::string castle(std::string_view id) const;
    /// "placed 5 used", "placed 0": a castle's marks of this turn.
    [[nodiscard]] std::string marks(std::string_view castle) const;
    /// The corps of a side: "barbazan 4+7+0, bayer 2+2+2 -1" (knights, men, militia now; units lost).
    [[nodiscard]] std::string corps(std::string_view side) const;
    /// Units lost and pushed, the attacker's and then the defender's: "4 3, 0 2".
    [[nodiscard]] std::string toll() const;
    /// "losses french salm,garrison 12 la-mothe -": kind, side, generals, points, zone, choices; or "null".
    [[nodiscard]] std::string pending() const;
    /// The same without its kind, which is the phase: "french barbazan,bayer 0 liffol domremy,grand".
    [[nodiscard]] std::string asked() const;
    /// The generals in supply, with a space between.
    [[nodiscard]] std::string supplied() const;

    /// All legal actions, "; " between; or those that begin with these words.
    [[nodiscard]] std::string legal(std::string_view beginning = "") const;
    /// Whether an action would be accepted, ranges filled in.
    [[nodiscard]] bool allows(std::string_view action) const;
    [[nodiscard]] std::string refusal(std::string_view action) const {
        return action_refusal(match_, action);
    }
    [[nodiscard]] std::size_t dice_of(std::string_view action, std::vector<int> dice = {}) const {
        return count_dice(match_, action, std::move(dice));
    }
    [[nodiscard]] std::vector<Event> events(std::string_view kind) const { return last_events(match_, kind); }
    [[nodiscard]] const Match& match() const { return match_; }

  private:
    [[nodiscard]] std::string attacking_side() const;
    explicit Campaign(Match match) : match_(std::move(match)) {}
    Match match_;
};

/// Two generals far from each other and from most that happens, who have not acted, so that no turn ends:
/// antoing in darney and linange in wassy, ranks 21, 50 points, incompetent. Then these statements.
Campaign quiet(const Campaign::Statements& statements, const Options& options = {});

/// These statements, and far away one general of each side who has not acted, so that no turn ends: antoing
/// in montigny and linange in st-dizier, ranks 21, 50 points, incompetent.
Campaign afield(const Campaign::Statements& statements, const Options& options = {});

/// These statements, the last of which names the active general; whoever of the twelve of the roster they
/// leave out stands with 1 point and a rank from 31 on in montigny or st-dizier and has acted. When the
/// active general ends, the turn does; no side is short of generals.
Campaign last_act(const Campaign::Statements& statements, const Options& options = {});

/// Why set-up statements after `set empty` are refused, the last of them or all together; "" if they stand.
std::string setup_error(const std::vector<std::string>& statements, bool empty = true);

/// vaudemont, of these words ("points 84 rank 2 skill poor"), in lafauche and his to act; barbazan, of these
/// words, in liffol; then these statements. Far away one general of each side who has not acted.
Campaign march(const std::string& attacker, const std::string& defender,
               const Campaign::Statements& more = {}, const Options& options = {});

/// The same after the march, the stand and `battle auto` with these dice.
Campaign quick(const std::string& attacker, const std::string& defender, const std::string& dice,
               const Campaign::Statements& more = {});

/// vaudemont (60 points, rank 5, poor) in bourmont and his to act; la-mothe, besieged or not, is Burgundian
/// with this leaderless garrison, ladan inside, of these words; barbazan (80 points, rank 1, poor) outside.
Campaign relief(const std::string& ladan, const std::string& castle, const Campaign::Statements& more = {});

} // namespace disfida::test
