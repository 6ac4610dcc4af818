#include "cli/game_words.hpp"

#include <algorithm>
#include <iterator>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::cli {

namespace {

Result<Done> read_opening(const Values& values, const GameInfo& game, Plan& plan) {
    plan.opening = given(values, "--deploy");
    std::vector<std::string_view> known;
    std::transform(game.scenarios.begin(), game.scenarios.end(), std::back_inserter(known),
                   [](const Scenario& scenario) { return scenario.name; });
    if (!plan.scenario.empty() && std::find(known.begin(), known.end(), plan.scenario) == known.end()) {
        return Error{
            headed("--scenario", fill(tr("{word} is none of {known}"),
                                      {{"word", in_quotes(plan.scenario)}, {"known", join(known, ", ")}}))};
    }
    if (!plan.scenario.empty() && plan.opening) {
        return Error{tr("--deploy is for the opening, and --scenario begins later")};
    }
    if (plan.opening &&
        std::find(game.openings.begin(), game.openings.end(), *plan.opening) == game.openings.end()) {
        return Error{headed(
            "--deploy", fill(tr("{word} is none of {known}"),
                             {{"word", in_quotes(*plan.opening)}, {"known", join(game.openings, ", ")}}))};
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
            return Error{
                headed("--seed",
                       fill(tr("{word} is no whole number from {low} to {high}"),
                            {{"word", in_quotes(*seed)}, {"low", "0"}, {"high", "18446744073709551615"}}))};
        }
    }
    return Done{};
}

} // namespace disfida::cli
