// What people and their arms are called in sentences and on the board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "iliad/state.hpp"

namespace disfida::iliad {

/// An id as a name, in English: "lesser-ajax" is "Lesser Ajax".
std::string capitalised(std::string_view id);
/// A warrior's name in full, in the language spoken: "Ajax son of Oileus".
std::string full_name(const WarriorInfo& info);
/// A warrior as the log calls him, in the language spoken: "Lesser Ajax".
std::string short_name(const Tables& tables, std::size_t info);
/// The same by id; the id itself for an unknown one.
std::string short_name(const Tables& tables, std::string_view id);

/// Two letters for the board from his short name, without accents, a capital first for heroes, unlike those
/// of all before him in the roster.
std::string glyph(const Tables& tables, const State& state, WarriorId who);

/// Names in a sentence: "Hector and Paris and Dolon".
std::string and_list(const std::vector<std::string>& names);

/// Words for people, where `name` gives those of data and records.
std::string side_word(Side side);
std::string armour_word(Armour armour);
std::string wound_word(std::string_view wound); ///< one of `wound_names`
std::string death_word(std::string_view death); ///< one of `death_names`
std::string spears_word(int count);             ///< "no spear", "1 spear", "2 spears"

/// The totals of 2d6 that wound: "2 or 6-9", "2" when armour stops all others.
std::string wounding_totals(int bottle, int added, int clang);

} // namespace disfida::iliad
