// What sides and pieces are called by people, where the notation has their ids.
#pragma once

#include <string>
#include <string_view>

#include "disfida/match.hpp"

namespace disfida {

/// The name of a side or piece by its id: "Italians", "La Motte". The id itself where nothing is known by it.
std::string called(const Match& match, std::string_view id);

/// The first words of the actions that are legal now, each once, as a sentence lists them: "move, pass or
/// reorganise".
std::string verbs(const Position& position);

} // namespace disfida
