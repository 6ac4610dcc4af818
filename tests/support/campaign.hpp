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
    /// "losses french salm,garrison 12 la-mothe -": kind, side, generals, points, zone, choices; or "null".
    [[nodiscard]] std::string pending() const;
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
    explicit Campaign(Match match) : match_(std::move(match)) {}
    Match match_;
};

/// Why a set-up of the campaign is refused, by a statement or as a whole; "" if it stands. No `set empty` is
/// added.
std::string campaign_refusal(const Campaign::Statements& statements);

/// Two generals far from each other and from most that happens, who have not acted, so that no turn ends:
/// antoing in darney and linange in wassy, ranks 21, 50 points, incompetent. Then these statements.
Campaign quiet(const Campaign::Statements& statements, const Options& options = {});

} // namespace disfida::test
