// How sentences about what one types name pieces and places.
#pragma once

#include <string>

#include "kernel/tongue.hpp"

namespace disfida {

/// What stands for a piece or a place in a refusal: in English its id, as it was typed; in another language,
/// whose sentences have names alone, its name.
inline std::string id_or_name(const std::string& id, const std::string& name) {
    return spoken_language().empty() ? id : name;
}

} // namespace disfida
