#include "cli/game_words.hpp"

#include <algorithm>
#include <iterator>

#include "kernel/words.hpp"

namespace disfida::cli {

namespace {

Result<Done> read_opening(const Values& values, const GameInfo& game, Plan& plan) {
    plan.opening = given(values, "--deploy");
    std::vector<std::string_view> known;
    std::transform(game.scenarios.begin(), game.scenarios.end(), std::back_inserter(known),
                   [](const Scenario& scenario) { return scenario.name; });
    if (!plan.scenario.empty() && std::find(known.begin(), known.end(), plan.scenario) == known.end()) {
        return Error{"--scenario: " + in_quotes(plan.scenario) + " is none of " + join(known, ", ")};
    }
    if (!plan.scenario.empty() && plan.opening) {
        return Error{"--deploy is for the opening, and --scenario begins later"};
    }
    if (plan.opening &&
        std::find(game.openings.begin(), game.openings.end(), *plan.opening) == game.openings.end()) {
        return Error{"--deploy: " + in_quotes(*plan.opening) + " is none of " + join(game.openings, ", ")};
    }
    return Done{};
}

} // namespace

Result<Done> read_game_words(const Values& values, const GameInfo& game, Plan& plan) {
    for (const OptionInfo& option : game.options) {
        const std::string name = "--" + std::string(option.name);
        if (const auto value = given(values, name)) {
            plan.options.emplace_back(option.name, *value);
        } else if (is_on(values, name)) {
            plan.options.emplace_back(option.name, "on");
        }
    }
    plan.scenario = game.scenarios.empty() ? std::string() : given(values, "--scenario").value_or("");
    if (!game.file_option.empty()) {
        plan.own_file = given(values, "--" + std::string(game.file_option)).value_or("");
    }
    return read_opening(values, game, plan);
}

Result<Done> read_seed(const Values& values, Plan& plan) {
    if (const auto seed = given(values, "--seed")) {
        plan.seed = parse_number<std::uint64_t>(*seed);
        if (!plan.seed) {
            return Error{"--seed: " + in_quotes(*seed) +
                         " is no whole number from 0 to 18446744073709551615"};
        }
    }
    return Done{};
}

} // namespace disfida::cli
