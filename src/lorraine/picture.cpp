#include "lorraine/picture.hpp"

#include "kernel/words.hpp"

namespace disfida::lorraine {

std::vector<std::string> map_lines(const Tables& tables, const State& /*state*/) {
    std::vector<std::string> lines(static_cast<std::size_t>(tables.height));
    for (const ZoneInfo& zone : tables.zones) {
        put_at(lines[static_cast<std::size_t>(zone.y)], static_cast<std::size_t>(zone.x) - zone.name.size() / 2, zone.name);
    }
    return lines;
}

} // namespace disfida::lorraine
