#include "disfida/version.hpp"

namespace disfida {

std::string_view version() { return DISFIDA_VERSION; }

} // namespace disfida
