#include "play/settings.hpp"

#include <algorithm>

#include <string>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

namespace {

constexpr int longest_pace = 60000;
constexpr int longest_thought = 60000;
constexpr int longest_bot_time = 3600;

} // namespace

Result<std::optional<int>> parse_pace(std::string_view text) {
    if (text == "key") {
        return std::optional<int>();
    }
    const auto number = parse_number<int>(text);
    if (!number || *number > longest_pace) {
        return Error{fill(tr("{text} is no pace: key, or milliseconds from 0 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_pace)}})};
    }
    return std::optional<int>(*number);
}

Result<Keyboard> parse_keyboard(std::string_view text) {
    const auto* at = std::find(keyboard_names.begin(), keyboard_names.end(), text);
    if (at == keyboard_names.end()) {
        return Error{fill(tr("{text} is no keyboard known here: {keyboards}"),
                          {{"text", in_quotes(text)}, {"keyboards", join(keyboard_names, ", ")}})};
    }
    return static_cast<Keyboard>(at - keyboard_names.begin());
}

Result<std::chrono::milliseconds> parse_think(std::string_view text) {
    const auto number = parse_number<int>(text);
    if (!number || *number < 1 || *number > longest_thought) {
        return Error{fill(tr("{text} is no time to think: milliseconds from 1 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_thought)}})};
    }
    return std::chrono::milliseconds(*number);
}

Result<std::chrono::milliseconds> parse_bot_time(std::string_view text) {
    const auto number = parse_number<int>(text);
    if (!number || *number < 1 || *number > longest_bot_time) {
        return Error{fill(tr("{text} is no time for a program: seconds from 1 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_bot_time)}})};
    }
    return std::chrono::milliseconds(std::chrono::seconds(*number));
}

} // namespace disfida
