// What the Iliad's pages print as numbers and names: warriors, armour, wounds; read from data files.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "iliad/features.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::iliad {

enum class Side : std::uint8_t { left, right };
inline constexpr std::array<Side, 2> both_sides{Side::left, Side::right};
inline constexpr std::array<std::string_view, 2> side_names{"left", "right"};

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::left ? Side::right : Side::left; }
constexpr std::string_view name(Side side) { return side_names[index(side)]; }

enum class Armour : std::uint8_t { bell, bronze, leather, naked };
inline constexpr std::array<std::string_view, 4> armour_names{"bell", "bronze", "leather", "naked"};
constexpr std::string_view name(Armour armour) { return armour_names[static_cast<std::size_t>(armour)]; }

struct ArmourInfo {
    int clang = 0;   ///< CLANG!: a roll of that or less is stopped (I-Armour)
    int agility = 0; ///< added to the warrior's AGILITY (I-Armour)
};

/// Bounds of BOTTLE and AGILITY for people, of spears for heroes.
inline constexpr int least_worth = 5;
inline constexpr int most_worth = 11;
inline constexpr int most_spears = 24;
inline constexpr int usual_spears = 2;

struct WarriorInfo {
    std::string id;
    std::string name;
    std::string why; ///< who he is, one sentence; empty for one's own hero
    bool hero = true;
    int bottle = least_worth;
    int agility = least_worth; ///< before armour
    Armour armour = Armour::leather;
    int spears = 0;
    int bearer = -1;   ///< index of the shield-bearer who serves him; -1: none
    bool heel = false; ///< a leg wound may kill (I-Wound)
    bool own = false;  ///< named in full by a person, not in the data
};

/// Most warriors of the data file together with one's own.
inline constexpr std::size_t most_warriors = 80;
inline constexpr std::size_t most_own = 16;

enum class Wound : std::uint8_t { scratch, arm, leg, mortal, death };
inline constexpr std::array<std::string_view, 5> wound_names{"scratch", "arm", "leg", "mortal", "death"};
constexpr std::string_view name(Wound wound) { return wound_names[static_cast<std::size_t>(wound)]; }

enum class Death : std::uint8_t { saved, plea, groin, chest, disembowelled, beheaded };
inline constexpr std::array<std::string_view, 6> death_names{"saved", "plea",          "groin",
                                                             "chest", "disembowelled", "beheaded"};
constexpr std::string_view name(Death death) { return death_names[static_cast<std::size_t>(death)]; }

/// What a face of the wound die does (I-Wound).
struct WoundInfo {
    Wound kind = Wound::scratch;
    int bottle = 0;
    int agility = 0;
};

struct Tables {
    Weights weights{};                 ///< of the computer's evaluations
    std::vector<WarriorInfo> warriors; ///< in the order of the data, then one's own
    std::array<ArmourInfo, armour_names.size()> armour{};
    std::array<WoundInfo, 6> wounds{};              ///< by face - 1 (I-Wound)
    std::array<Death, 6> deaths{};                  ///< by face - 1 (I-Death)
    std::array<bool, 6> heel_kills{};               ///< by face - 1 (I-Wound)
    std::array<std::uint8_t, most_warriors> rank{}; ///< derived: place by byte order of the ids

    [[nodiscard]] const WarriorInfo& info(std::size_t who) const { return warriors[who]; }
    [[nodiscard]] const ArmourInfo& of(Armour kind) const { return armour[static_cast<std::size_t>(kind)]; }
    /// AGILITY of a warrior in his armour (I-Armour).
    [[nodiscard]] int agility(std::size_t who) const {
        return warriors[who].agility + of(warriors[who].armour).agility;
    }
    /// Index of an id, -1 for an unknown one.
    [[nodiscard]] int find(std::string_view id) const;
};

/// Reads and checks the data files: "FILE:LINE: what is wrong".
Result<Tables> load_tables(const DataSource& data);

/// Sorts `rank`; call it after warriors were added.
void derive_ranks(Tables& tables);

/// Longest id and longest name of a warrior, so that every screen has room for them.
inline constexpr std::size_t longest_id = 24;
inline constexpr std::size_t longest_name = 40;

/// Whether a text is an id: at most 24 small letters and hyphens, a letter at both ends.
bool valid_id(std::string_view id);

/// Whether a text of the data can be shown: no control characters, and no longer than `most` bytes.
bool presentable(std::string_view text, std::size_t most);

} // namespace disfida::iliad
