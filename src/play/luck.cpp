#include "play/luck.hpp"

#include <algorithm>
#include <cmath>

#include "play/percent_words.hpp"

namespace disfida {

namespace {

constexpr double even = 0.005; ///< luck below this is told as none

std::string count_of(std::size_t number, std::string_view what) {
    return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

/// From a side's point of view.
double luck(const Appraisal& ply, std::size_t side) { return side == 1 ? -ply.luck() : ply.luck(); }

std::string roll_line(const Match& match, std::span<const Appraisal> plies, std::size_t side, std::size_t at,
                      std::string_view which) {
    const double gain = luck(plies[at], side);
    return "  Their " + std::string(which) + " roll, " + (gain < 0 ? "-" : "+") + chance_points(gain) + ": " +
           told(match, plies, at);
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
        const std::string who = std::string(side_title(match.info(), side)) + ": ";
        if (own.rolls == 0) {
            out.push_back(who + "no dice of their own.");
            continue;
        }
        const std::string brought =
            "the dice of " + count_of(own.rolls, "action") + " of theirs brought them ";
        out.push_back(who + brought +
                      (std::abs(own.sum) < even
                           ? "what could be expected."
                           : chance_points(own.sum) + " of winning chance " +
                                 (own.sum > 0 ? "more" : "less") + " than could be expected."));
        if (luck(plies[own.best], side) >= even) {
            out.push_back(roll_line(match, plies, side, own.best, "best"));
        }
        if (luck(plies[own.worst], side) <= -even) {
            out.push_back(roll_line(match, plies, side, own.worst, "worst"));
        }
    }
    const Luck open = luck_of(match, plies, sides);
    if (std::abs(open.sum) >= even) {
        out.push_back("Dice nobody decided on favoured the " +
                      std::string(side_title(match.info(), open.sum > 0 ? 0 : 1)) + " by " +
                      chance_points(open.sum) + ".");
    }
    const std::string_view reported = match.info().reported;
    const auto typed = std::count_if(match.plies().begin(), match.plies().end(), [&](const Ply& ply) {
        return !reported.empty() && ply.action.starts_with(reported);
    });
    if (typed > 0) {
        out.push_back("Left out: " + count_of(static_cast<std::size_t>(typed), "reported result") +
                      ", whose dice nobody here has seen.");
    }
    return out;
}

} // namespace disfida
