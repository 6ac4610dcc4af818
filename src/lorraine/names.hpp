// What generals and places are called in sentences and on the map.
#pragma once

#include <string>
#include <string_view>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// An id as the log calls him: "toulongeon" is "Toulongeon", "captain-b7" is "Captain B7".
std::string short_name(std::string_view id);

/// The same in English, whatever is spoken: for what programs read.
std::string english_name(std::string_view id);

/// The same of a general, a captain, a commander of the closing battle, or the garrison that shares a loss.
/// `side` is whose captain one is who is not in the state yet.
std::string short_name(const Tables& tables, const State& state, GeneralId who, Side side = Side::burgundy);

/// His whole name: "Antoine de Toulongeon"; for captains and commanders without one, the short one.
std::string full_name(const Tables& tables, std::string_view id);

/// The side of a general by his id, captains included: "captain-f7" is French.
Side side_of(const Tables& tables, std::string_view id);

/// A zone as people write it: "bar-le-duc" is "Bar-le-Duc"; the id itself for an unknown one.
std::string zone_name(const Tables& tables, std::string_view id);
std::string zone_name(const Tables& tables, ZoneId zone);

/// Two letters for the map, different from those of all other generals of the state: "To".
std::string glyph(const Tables& tables, const State& state, GeneralId who);

/// A side as people call it, by itself and not in a sentence: "Burgundy", "the French".
std::string_view side_title(Side side);

/// Of two texts that were in mark() the one about this side, in the language spoken: verbs and articles
/// differ between "Burgundy" and "the French".
const char* by_side(Side side, const char* burgundy, const char* french);

/// "poor", "expert"; also by the name events have.
std::string_view skill_word(Skill skill);
std::string_view skill_word(std::string_view name);

/// The same in three letters: "poo", "exp".
std::string_view short_skill(Skill skill);

/// "village", "castle"; of one that is ravaged "ravaged village".
std::string_view kind_word(ZoneKind kind, bool ravaged);

/// A command card as people call it; it is typed by its name. Also by the name events have.
std::string_view card_word(Card card);
std::string_view card_word(std::string_view name);

/// What an initiative double brought, in a heading: "epidemic", "bad-roads".
std::string_view happening_word(Happening what);

} // namespace disfida::lorraine
