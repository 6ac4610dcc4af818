#include "lorraine/story.hpp"

#include "lorraine/describe.hpp"

namespace disfida::lorraine {

std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> /*actions*/) {
    return status(tables, state);
}

} // namespace disfida::lorraine
