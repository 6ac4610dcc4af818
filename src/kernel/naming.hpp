// How sentences about what one types name pieces and places.
#pragma once

#include <string>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

/// What stands for a piece or a place in a refusal: in English its id, as it was typed; in another language,
/// whose sentences have names alone, its name.
inline std::string id_or_name(const std::string& id, const std::string& name) {
    return spoken_language().empty() ? id : name;
}

/// A piece by its name, and by the id that is typed for it where that is not the name in small letters:
/// "Miale", "La Motte (la-motte)".
inline std::string name_with_id(const std::string& name, const std::string& id) {
    return small_letters(name) == id ? name : name + " (" + id + ")";
}

} // namespace disfida
