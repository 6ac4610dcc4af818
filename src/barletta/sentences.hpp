// Barletta's events in words: one sentence for the log.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "barletta/tables.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// One sentence for people.
std::string say(const Tables& tables, const Event& event);

/// A number with its sign: "+2", "-1", "0" as "+0".
std::string with_sign(std::int64_t number);

/// A number that a table or a rule bounds, with signs: "+6, held to +5", or "+2" where nothing is held.
std::string with_bound(std::int64_t number, std::int64_t held);

/// What a blow's dice and modifier come to, before it is held to 2..12 (H1.2).
std::int64_t thrown_roll(const Event& blow);

/// What a number of them is called: "1 Hit", "2 Hits".
std::string hits_words(std::int64_t count);
std::string wounds_words(std::int64_t count);
std::string attacks_words(std::int64_t count);

/// The short name of a knight, as people read it.
std::string name_of(const Tables& tables, KnightId knight);

/// A text in the language spoken, of which there is one for either side: a name would bend the words around
/// it. The texts were in mark().
const char* for_side(Side side, const char* italian, const char* french);

} // namespace disfida::barletta
