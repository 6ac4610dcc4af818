// A position of the Iliad made of set-up statements and played on with given dice, for tests of single rules.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/stage.hpp"

namespace disfida::test {

/// A warrior as the state line shows him; `at` is empty when he is not in the fight.
struct WarriorView {
    std::string side;
    std::string kind;
    int bottle = 0;
    int start_bottle = 0;
    int agility = 0;
    int start_agility = 0;
    std::string armour;
    int clang = 0;
    int spears = 0;
    std::string at;
    std::string status;
    bool scratch = false;
    bool distracted = false;
};

class Fight {
  public:
    using Statements = std::initializer_list<std::string_view>;

    /// Begins with `set empty`, then these set-up statements (without "set "). Fails the running test if one
    /// is refused.
    explicit Fight(Statements statements, const Options& options = {});
    /// The opening position.
    static Fight opening(const Options& options = {});
    /// Achilles (BOTTLE 11, AGILITY 8, bronze) in 0805 and Hector (11, 7, bronze) in 0905, in contact;
    /// Achilles holds the initiative and acts, then Hector. Then these statements.
    static Fight engaged(Statements statements = {});

    /// Plays an action with the dice after its colon, exactly these. Fails the running test if it is refused.
    Fight& play(std::string_view line) &;
    /// Plays these one after the other.
    Fight& play(Statements lines) &;
    Fight play(std::string_view line) && { return std::move(play(line)); }
    Fight play(Statements lines) && { return std::move(play(lines)); }

    [[nodiscard]] WarriorView warrior(std::string_view id) const;
    [[nodiscard]] std::string at(std::string_view id) const { return warrior(id).at; }
    [[nodiscard]] int bottle(std::string_view id) const { return warrior(id).bottle; }
    [[nodiscard]] int agility(std::string_view id) const { return warrior(id).agility; }
    [[nodiscard]] int spears(std::string_view id) const { return warrior(id).spears; }
    [[nodiscard]] std::string status(std::string_view id) const { return warrior(id).status; }
    [[nodiscard]] bool scratched(std::string_view id) const { return warrior(id).scratch; }
    /// Ids in roster order, with a space between; or those of a side in the fight.
    [[nodiscard]] std::string roster() const;
    [[nodiscard]] std::string side(std::string_view side) const;
    /// "achilles-hector:hector" for each contact: left, right, who holds the initiative.
    [[nodiscard]] std::string contacts() const;
    /// Who acts after the active one, with a space between.
    [[nodiscard]] std::string order() const;
    /// "defend achilles hector": the kind and then the two as the state line has them; empty for null.
    [[nodiscard]] std::string pending() const;
    /// "left dead", in a tourney "left dead hector"; empty while there is none.
    [[nodiscard]] std::string result() const;
    /// "achilles-memnon:memnon/dead" for each bout, " | " between rounds; "?" for what is not known.
    [[nodiscard]] std::string bracket() const;
    /// A text of the state line's first level ("phase", "to_move", "active"; "null" where it is null).
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] std::string phase() const { return text("phase"); }
    /// A number of the first level: "turn", "idle".
    [[nodiscard]] int number(std::string_view key) const;

    [[nodiscard]] std::vector<std::string> legal() const { return match_.position().legal(); }
    [[nodiscard]] bool allows(std::string_view action) const { return is_legal(match_, action); }
    /// The legal actions that begin with these words, as one text.
    [[nodiscard]] std::string legal(std::string_view beginning) const {
        return words(legal_from(match_, beginning));
    }
    [[nodiscard]] std::string refusal(std::string_view action) const {
        return action_refusal(match_, action);
    }
    [[nodiscard]] std::vector<Event> events(std::string_view kind) const { return last_events(match_, kind); }
    [[nodiscard]] std::string story() const { return last_story(match_); }
    /// How many dice an action takes when all that come after these are ones.
    [[nodiscard]] std::size_t dice_of(std::string_view action, std::vector<int> dice = {}) const {
        return count_dice(match_, action, std::move(dice));
    }

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] Match& match() { return match_; }

  private:
    explicit Fight(Match match) : match_(std::move(match)) {}
    Match match_;
};

/// Why a set-up of a duel is refused, by a statement or as a whole; "" if it stands. No `set empty` is added.
std::string fight_refusal(Fight::Statements statements, const Options& options = {});

} // namespace disfida::test
