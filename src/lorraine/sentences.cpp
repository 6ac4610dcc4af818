#include "lorraine/sentences.hpp"

namespace disfida::lorraine {

std::string say(const Tables& /*tables*/, const Event& event) { return event.kind() + "."; }
std::string brief(const Tables& /*tables*/, std::span<const Event> events) {
    return events.empty() ? std::string() : events.front().kind();
}
std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    std::vector<std::string> out;
    for (const Event& event : events) {
        out.push_back(say(tables, event));
    }
    return out;
}

} // namespace disfida::lorraine
