// What people and their arms are called in sentences and on the board.
#pragma once

#include <string>
#include <string_view>

#include "iliad/state.hpp"

namespace disfida::iliad {

/// An id as a name: "lesser-ajax" is "Lesser Ajax".
std::string capitalised(std::string_view id);
/// A warrior as the log calls him: "Lesser Ajax".
std::string short_name(const Tables& tables, std::size_t info);
/// The same by id; the id itself for an unknown one.
std::string short_name(const Tables& tables, std::string_view id);

/// Two letters for the board, a capital first for heroes, unlike those of all before him in the roster.
std::string glyph(const Tables& tables, const State& state, WarriorId who);

/// The totals of 2d6 that wound: "2 or 6-9", "2" when armour stops all others.
std::string wounding_totals(int bottle, int added, int clang);

} // namespace disfida::iliad
