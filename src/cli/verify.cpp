#include "cli/verify.hpp"

#include <algorithm>

#include "cli/kept.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/fair_dice.hpp"

namespace disfida::cli {

Result<std::string> verify(const DataSource& data, const std::string& named) {
    const auto found = named_or_last(named);
    if (!found) {
        return found.error();
    }
    const std::string& file = *found;
    const auto match = kept_match(data, file);
    if (!match) {
        return match.error();
    }
    const auto fair = proof(*match);
    if (!fair) {
        return Error{file + ":" + fair.error().text};
    }
    std::vector<std::string> missing;
    for (const std::string_view side : fair->missing) {
        const auto& sides = match->info().sides;
        const auto at = std::find(sides.begin(), sides.end(), side);
        missing.emplace_back(tr(side_title(match->info(), static_cast<std::size_t>(at - sides.begin()))));
    }
    std::string dice;
    if (fair->kind == Proof::Kind::one) {
        dice = fill(missing.size() == 1
                        ? tr("Of {side} there is no commitment: of the dice nothing is proved.")
                        : tr("Of {side} and {other} there is no commitment: of the dice nothing is proved."),
                    {{"side", missing.front()}, {"other", missing.back()}});
    } else if (fair->kind == Proof::Kind::unrevealed) {
        dice =
            fill(match->position().over()
                     ? tr("The dice are committed to, but not both secrets are revealed (missing: {sides}), "
                          "though the game is over: they cannot be recomputed.")
                     : tr("The dice are committed to, but not both secrets are revealed (missing: {sides}), "
                          "for the game is not over: they cannot be recomputed yet."),
                 {{"sides", join(missing, ", ")}});
    } else if (fair->kind == Proof::Kind::proved) {
        dice = fill(tr("Both secrets are those committed to, and all {count} dice follow from them."),
                    {{"count", std::to_string(fair->dice)}});
    }
    const auto& statements = match->record().statements();
    const auto checks = std::count_if(statements.begin(), statements.end(),
                                      [](const Statement& s) { return s.kind == Statement::Kind::check; });
    return fill(tr("{file}: {game}, {actions} actions, every die in its place, {checks} of {checks} checks "
                   "hold."),
                {{"file", file},
                 {"game", std::string(tr(match->info().title))},
                 {"actions", std::to_string(match->plies().size())},
                 {"checks", std::to_string(checks)}}) +
           "\n" + (dice.empty() ? "" : dice + "\n") + match->position().status().front() + "\n";
}

} // namespace disfida::cli
