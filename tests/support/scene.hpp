// A position of Barletta made of set-up statements and played on with given dice, for tests of single rules.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/stage.hpp"

namespace disfida::test {

/// A knight as the state line shows him.
struct KnightView {
    std::string at;
    bool mounted = true;
    int hits = 0;
    int wounds = 0;
    std::string order;
    std::vector<std::string> attacked_by;
};

/// What a side has left, as the state line shows it.
struct SideView {
    int po = 0;
    int passes = 0;
    int attacks = 0;
    int vp = 0;
    int out = 0;
};

class Scene {
  public:
    /// Begins with `set empty`, then these set-up statements (without "set "). Fails the running test if one
    /// is refused.
    explicit Scene(std::initializer_list<std::string_view> statements, const Options& options = {});
    /// The opening position.
    static Scene opening(const Options& options = {});
    /// Round 1, the Italians to move, and two bystanders in far corners, so that no field falls empty:
    /// abenavoli in 1501, frignes in 3312. Then these statements.
    static Scene round_one(std::initializer_list<std::string_view> statements, const Options& options = {});

    /// Plays an action with the dice after its colon, exactly these. Fails the running test if it is refused.
    Scene& play(std::string_view line) &;
    /// Plays these one after the other.
    Scene& play(std::initializer_list<std::string_view> lines) &;
    Scene play(std::string_view line) && { return std::move(play(line)); }
    Scene play(std::initializer_list<std::string_view> lines) && { return std::move(play(lines)); }

    [[nodiscard]] KnightView knight(std::string_view id) const;
    [[nodiscard]] std::string at(std::string_view id) const { return knight(id).at; }
    [[nodiscard]] SideView side(std::string_view side) const;
    [[nodiscard]] std::vector<std::string> surrendered(std::string_view side) const;
    /// A text of the state line's first level ("phase", "to_move", "first"; "null" where it is null).
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] int round() const;
    /// "italian J2 12:10" of the result; empty while there is none.
    [[nodiscard]] std::string result() const;

    [[nodiscard]] std::vector<std::string> legal() const { return match_.position().legal(); }
    /// Whether an action is among the legal ones.
    [[nodiscard]] bool allows(std::string_view action) const { return is_legal(match_, action); }
    /// The legal actions that begin with these words.
    [[nodiscard]] std::vector<std::string> legal(std::string_view beginning) const {
        return legal_from(match_, beginning);
    }
    /// Why an action is refused, as "text [rule]". Fails the running test if it is legal.
    [[nodiscard]] std::string refusal(std::string_view action) const {
        return action_refusal(match_, action);
    }

    /// The events of the last action of one kind.
    [[nodiscard]] std::vector<Event> events(std::string_view kind) const { return last_events(match_, kind); }
    /// The kinds of all events of the last action, in order, with a space between.
    [[nodiscard]] std::string story() const { return last_story(match_); }
    /// How many dice an action takes when all that come after these are ones.
    [[nodiscard]] std::size_t dice_of(std::string_view action, std::vector<int> dice) const {
        return count_dice(match_, action, std::move(dice));
    }

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] Match& match() { return match_; }

  private:
    explicit Scene(Match match) : match_(std::move(match)) {}
    Match match_;
};

/// Why a set-up is refused, by a statement or as a whole; "" if it stands. No `set empty` is added.
std::string setup_refusal(std::initializer_list<std::string_view> statements);

} // namespace disfida::test
