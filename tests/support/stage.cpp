#include "support/stage.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "kernel/words.hpp"

namespace disfida::test {
namespace {

std::string with_rule(const Error& error) {
    return error.text + (error.rule.empty() ? "" : " [" + error.rule + "]");
}

} // namespace

Match start(std::string_view game, const Options& options) {
    auto match = Match::create(DataSource(), game, options, std::nullopt, 1);
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

std::string options_refusal(std::string_view game, const Options& options) {
    const auto match = Match::create(DataSource(), game, options, std::nullopt, 1);
    REQUIRE_FALSE(match);
    return match.error().text;
}

void set_up(Match& match, std::string_view statement) {
    const auto set = match.set(statement);
    REQUIRE_MESSAGE(set, statement, ": ", set.error().text);
}

void settle(Match& match) {
    const auto settled = match.settle();
    REQUIRE_MESSAGE(settled, settled.error().text);
}

std::string setup_refusal(Match match, const std::vector<std::string_view>& statements) {
    for (const std::string_view statement : statements) {
        if (const auto set = match.set(statement); !set) {
            return with_rule(set.error());
        }
    }
    const auto settled = match.settle();
    return settled ? "" : with_rule(settled.error());
}

void play_line(Match& match, std::string_view line) {
    const auto action = parse_action_line(line);
    REQUIRE_MESSAGE(action, action.error().text);
    const auto played = match.play(action->action, action->dice);
    REQUIRE_MESSAGE(played, line, ": ", played.error().text);
}

std::vector<std::string> legal_from(const Match& match, std::string_view beginning) {
    std::vector<std::string> out;
    for (std::string& action : match.position().legal()) {
        if (action.starts_with(beginning)) {
            out.push_back(std::move(action));
        }
    }
    return out;
}

bool is_legal(const Match& match, std::string_view action) {
    const auto list = match.position().legal();
    return std::find(list.begin(), list.end(), action) != list.end();
}

std::string action_refusal(const Match& match, std::string_view action) {
    const auto checked = match.position().check(action);
    REQUIRE_MESSAGE(!checked, action, " is legal");
    return with_rule(checked.error());
}

std::vector<Event> last_events(const Match& match, std::string_view kind) {
    std::vector<Event> out;
    for (const Event& event : match.plies().back().events) {
        if (event.kind() == kind) {
            out.push_back(event);
        }
    }
    return out;
}

std::string last_story(const Match& match) {
    std::vector<std::string> kinds;
    for (const Event& event : match.plies().back().events) {
        kinds.push_back(event.kind());
    }
    return words(kinds);
}

std::size_t count_dice(const Match& match, std::string_view action, std::vector<int> dice) {
    while (true) {
        REQUIRE_MESSAGE(dice.size() < 100, action, " rolls a tie of ones for ever");
        const auto missing = match.needs(action, dice);
        REQUIRE_MESSAGE(missing, action, ": ", missing.error().text);
        if (!*missing) {
            return dice.size();
        }
        dice.insert(dice.end(), static_cast<std::size_t>((*missing)->count), 1);
    }
}

std::string words(const std::vector<std::string>& list) { return join(list, " "); }

std::string squeezed(std::string_view line) {
    std::string out;
    for (const char c : line) {
        if (c != ' ' || (!out.empty() && out.back() != ' ')) {
            out += c;
        }
    }
    return out.ends_with(' ') ? out.substr(0, out.size() - 1) : out;
}

bool says(const std::vector<std::string>& lines, std::string_view wanted) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return squeezed(line) == wanted; });
}

} // namespace disfida::test
