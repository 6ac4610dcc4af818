#include "cli/verify.hpp"

#include <algorithm>

#include "cli/kept.hpp"
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
        missing.emplace_back(side_title(match->info(), static_cast<std::size_t>(at - sides.begin())));
    }
    std::string dice;
    if (fair->kind == Proof::Kind::one) {
        dice = "Of " + join(missing, " and ") + " there is no commitment: of the dice nothing is proved.\n";
    } else if (fair->kind == Proof::Kind::unrevealed) {
        dice =
            "The dice are committed to, but not both secrets are revealed (missing: " + join(missing, ", ") +
            (match->position().over() ? "), though the game is over: they cannot be recomputed.\n"
                                      : "), for the game is not over: they cannot be recomputed yet.\n");
    } else if (fair->kind == Proof::Kind::proved) {
        dice = "Both secrets are those committed to, and all " + std::to_string(fair->dice) +
               " dice follow from them.\n";
    }
    const auto& statements = match->record().statements();
    const auto checks = std::count_if(statements.begin(), statements.end(),
                                      [](const Statement& s) { return s.kind == Statement::Kind::check; });
    return file + ": " + std::string(match->info().title) + ", " + std::to_string(match->plies().size()) +
           " actions, every die in its place, " + std::to_string(checks) + " of " + std::to_string(checks) +
           " checks hold.\n" + dice + match->position().status().front() + "\n";
}

} // namespace disfida::cli
