#include "play/settings.hpp"

#include <string>

#include "kernel/words.hpp"

namespace disfida {

namespace {

constexpr int longest_pace = 60000;

} // namespace

Result<std::optional<int>> parse_pace(std::string_view text) {
    if (text == "key") {
        return std::optional<int>();
    }
    const auto number = parse_number<int>(text);
    if (!number || *number > longest_pace) {
        return Error{in_quotes(text) + " is no pace: key, or milliseconds from 0 to " +
                     std::to_string(longest_pace)};
    }
    return std::optional<int>(*number);
}

} // namespace disfida
