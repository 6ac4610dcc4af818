// What is written of each kind of event in a page of working, and what these lines have in common.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lorraine/teller.hpp"

namespace disfida::lorraine::working {

using Lines = std::vector<std::string>;

/// What is written of one kind of event. `work` is told whether the dice have fallen; `head` says what the
/// roll is before they have, and is null for what is no roll.
struct Row {
    std::string_view kind;
    void (*work)(const Teller&, bool thrown, Lines&);
    std::string (*head)(const Teller&) = nullptr;
};

/// The row of a kind of event; null where nothing is to be worked out.
const Row* row_of(std::string_view kind);

/// What is rolled for on the map: ranks, initiative, events, morale, the end of a turn.
std::span<const Row> campaign_rows();
/// Sieges and assaults.
std::span<const Row> castle_rows();
/// A battle, from flight before it to the fate of the generals after it.
std::span<const Row> battle_rows();

/// A number in digits.
std::string number(std::int64_t n);
/// The sum of the dice listed under a key.
std::int64_t sum_of(const Teller& t, std::string_view key);
/// "1 die", "8 dice", of a list of dice still to be thrown.
std::string dice_to_come(const Teller& t);
/// The bonus under a key with the skill that brings it: "+2 poor".
std::string skill_bonus(const Teller& t, std::string_view key);
/// The two dice of a total; "2d" while they are to come.
std::string two_dice(const Teller& t, std::string_view key, bool thrown);
/// A total of two dice and what is fixed; between what it will lie while the dice are to come.
std::string total(const Teller& t, std::string_view total_key, std::string_view dice_key, bool thrown);
/// A line of a page: indented, with the rule it is from.
std::string ruled(const std::string& sentence, std::string_view rule);
/// Adds what a test of morale needs, and its ruler.
void test(const Teller& t, bool thrown, const std::string& fails, const std::string& passes, Lines& out);

} // namespace disfida::lorraine::working
