#include "play/luck.hpp"

#include <algorithm>
#include <cmath>

#include "kernel/tongue.hpp"
#include "play/percent_words.hpp"

namespace disfida {

namespace {

constexpr double even = 0.005; ///< luck below this is told as none

/// From a side's point of view.
double luck(const Appraisal& ply, std::size_t side) { return side == 1 ? -ply.luck() : ply.luck(); }

/// A line about one roll, in the words of `pattern`.
std::string roll_line(const Match& match, std::span<const Appraisal> plies, std::size_t side, std::size_t at,
                      const char* pattern) {
    const double gain = luck(plies[at], side);
    return "  " + fill(pattern, {{"points", (gain < 0 ? "-" : "+") + chance_points(gain)},
                                 {"what", told(match, plies, at)}});
}

} // namespace

Luck luck_of(const Match& match, std::span<const Appraisal> plies, std::size_t side) {
    const auto& sides = match.info().sides;
    const std::string_view name = side < sides.size() ? sides[side] : std::string_view();
    Luck out;
    for (std::size_t at = 0; at < plies.size(); ++at) {
        if (plies[at].dice == 0 || plies[at].side != name) {
            continue;
        }
        const double gain = luck(plies[at], side);
        out.sum += gain;
        out.best = out.rolls == 0 || gain > luck(plies[out.best], side) ? at : out.best;
        out.worst = out.rolls == 0 || gain < luck(plies[out.worst], side) ? at : out.worst;
        ++out.rolls;
    }
    return out;
}

std::vector<std::string> luck_lines(const Match& match, std::span<const Appraisal> plies) {
    std::vector<std::string> out;
    const std::size_t sides = match.info().sides.size();
    for (std::size_t side = 0; side < sides; ++side) {
        const Luck own = luck_of(match, plies, side);
        const std::string who = std::string(tr(side_title(match.info(), side)));
        if (own.rolls == 0) {
            out.push_back(fill(tr("{side}: no dice of their own."), {{"side", who}}));
            continue;
        }
        const char* brought =
            std::abs(own.sum) < even
                ? tr("{side}: the dice of {actions} of theirs brought them what could be expected.")
            : own.sum > 0
                ? tr("{side}: the dice of {actions} of theirs brought them {points} of winning chance "
                     "more than could be expected.")
                : tr("{side}: the dice of {actions} of theirs brought them {points} of winning chance "
                     "less than could be expected.");
        out.push_back(fill(brought, {{"side", who},
                                     {"actions", how_many("{n} action", "{n} actions",
                                                          static_cast<std::int64_t>(own.rolls))},
                                     {"points", chance_points(own.sum)}}));
        if (luck(plies[own.best], side) >= even) {
            out.push_back(roll_line(match, plies, side, own.best, tr("Their best roll, {points}: {what}")));
        }
        if (luck(plies[own.worst], side) <= -even) {
            out.push_back(roll_line(match, plies, side, own.worst, tr("Their worst roll, {points}: {what}")));
        }
    }
    const Luck open = luck_of(match, plies, sides);
    if (std::abs(open.sum) >= even) {
        out.push_back(fill(tr("Dice nobody decided on favoured the {side} by {points}."),
                           {{"side", std::string(tr(side_title(match.info(), open.sum > 0 ? 0 : 1)))},
                            {"points", chance_points(open.sum)}}));
    }
    const std::string_view reported = match.info().reported;
    const auto typed = std::count_if(match.plies().begin(), match.plies().end(), [&](const Ply& ply) {
        return !reported.empty() && ply.action.starts_with(reported);
    });
    if (typed > 0) {
        out.push_back(how_many("Left out: {n} reported result, whose dice nobody here has seen.",
                               "Left out: {n} reported results, whose dice nobody here has seen.", typed));
    }
    return out;
}

} // namespace disfida
