#include "play/new_match.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "kernel/data.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

/// A new game that begins with a scenario: its record, with the options and the seed of the plan.
Result<Match> scenario_match(const DataSource& data, const Plan& plan, const Record& head,
                             std::span<const GameInfo> games, std::uint64_t entropy) {
    const GameInfo& info = *find_game(plan.game, games);
    const auto at = std::find_if(info.scenarios.begin(), info.scenarios.end(),
                                 [&](const Scenario& known) { return known.name == plan.scenario; });
    if (at == info.scenarios.end()) {
        std::vector<std::string> names;
        for (const Scenario& known : info.scenarios) {
            names.emplace_back(known.name);
        }
        const std::string why = fill(tr("{name} is no scenario of {game}"),
                                     {{"name", in_quotes(plan.scenario)}, {"game", std::string(info.name)}});
        return Error{names.empty() ? why : headed(why, join(names, ", "))};
    }
    const auto text = data.read(at->file);
    if (!text) {
        return text.error();
    }
    if (auto alone = Match::read(data, *text, data.display_name(at->file), 0, games); !alone) {
        return alone.error(); // with the line of the file
    }
    // The plan's header, options and seed stand in for the scenario's header.
    const std::string whole = head.text() + text->substr(std::min(text->find('\n'), text->size() - 1) + 1);
    return Match::read(data, whole, data.display_name(at->file), head.seed().value_or(entropy), games);
}

} // namespace

Result<Options> prepared_options(const DataSource& data, const Plan& plan, std::span<const GameInfo> games,
                                 std::uint64_t seed) {
    const GameInfo* info = find_game(plan.game, games);
    if (info == nullptr || !info->prepare) {
        return plan.options;
    }
    std::string text;
    if (!plan.own_file.empty()) {
        auto read = read_file(plan.own_file);
        if (!read) {
            return read.error();
        }
        text = std::move(*read);
    }
    return info->prepare(data, plan.options, text, plan.own_file, seed);
}

Result<Match> new_match(const DataSource& data, const Plan& plan, std::span<const GameInfo> games,
                        std::optional<std::uint64_t> seed, std::uint64_t entropy) {
    const auto options = prepared_options(data, plan, games, seed.value_or(entropy));
    if (!options) {
        return options.error();
    }
    auto created = Match::create(data, plan.game, *options, seed, entropy, games);
    if (!created || plan.scenario.empty()) {
        return created;
    }
    return scenario_match(data, plan, created->record(), games, entropy);
}

} // namespace disfida
