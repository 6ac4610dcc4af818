#include "play/turning_points.hpp"

#include <algorithm>
#include <cmath>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/percent_words.hpp"

namespace disfida {

namespace {

constexpr std::size_t most_points = 5;
constexpr std::size_t sure_points = 3; ///< told however small, if they changed anything
constexpr double worth_telling = 0.05;
constexpr double least_change = 0.01;

constexpr std::size_t curve_width = 64; ///< columns, without the scale before them
constexpr int curve_steps = 8;          ///< from 0 to 100 %
constexpr std::size_t scale_width = 7;

int level_of(double chance) { return static_cast<int>(std::lround(chance * curve_steps)); }

} // namespace

std::vector<Moment> turning_points(std::span<const Appraisal> plies) {
    std::vector<Moment> moments;
    for (std::size_t at = 0; at < plies.size(); ++at) {
        const Appraisal& one = plies[at];
        if (moments.empty() || !one.side.empty()) {
            moments.push_back({at, one.before, one.after});
            continue;
        }
        Moment& moment = moments.back();
        moment.after += one.change();
        moment.ply = std::abs(one.change()) > std::abs(plies[moment.ply].change()) ? at : moment.ply;
    }
    const auto size = [](const Moment& moment) { return std::abs(moment.after - moment.before); };
    std::stable_sort(moments.begin(), moments.end(),
                     [&](const Moment& a, const Moment& b) { return size(a) > size(b); });
    std::size_t count = 0;
    while (count < std::min(moments.size(), most_points) &&
           size(moments[count]) >= (count < sure_points ? least_change : worth_telling)) {
        ++count;
    }
    moments.resize(count);
    return moments;
}

std::string turning_point_line(const Match& match, std::span<const Appraisal> plies, const Moment& moment) {
    return fill(tr("{told} {side} {before} -> {after}."),
                {{"told", told(match, plies, moment.ply)},
                 {"side", std::string(tr(side_title(match.info(), 0)))},
                 {"before", whole_percent(moment.before)},
                 {"after", whole_percent(std::clamp(moment.after, 0.0, 1.0))}});
}

std::vector<std::string> turning_point_lines(const Match& match, std::span<const Appraisal> plies) {
    std::vector<std::string> out;
    for (const Moment& moment : turning_points(plies)) {
        out.push_back(turning_point_line(match, plies, moment));
    }
    return out;
}

std::vector<std::string> chance_curve(const Match& match, std::span<const Appraisal> plies) {
    if (plies.size() < 2) {
        return {};
    }
    const std::size_t width = std::min(plies.size(), curve_width);
    std::vector<std::string> out{
        fill(tr("{title}:"), {{"title", std::string(tr(side_title(match.info(), 0)))}})};
    std::vector<std::string> rows(curve_steps + 1, std::string(width, ' '));
    rows[curve_steps / 2] = std::string(width, '-');
    int last = level_of(plies.front().before);
    for (std::size_t column = 0; column < width; ++column) {
        const int level = level_of(plies[(column + 1) * plies.size() / width - 1].after);
        // A jump is joined up, so that the eye can follow it.
        for (int between = std::min(last, level) + 1; between < std::max(last, level); ++between) {
            rows[static_cast<std::size_t>(between)][column] = '|';
        }
        rows[static_cast<std::size_t>(level)][column] = '*';
        last = level;
    }
    for (int level = curve_steps; level >= 0; --level) {
        const bool marked = level % (curve_steps / 2) == 0;
        std::string scale = marked ? whole_percent(static_cast<double>(level) / curve_steps) : "";
        scale.insert(0, scale_width - 1 - static_cast<std::size_t>(columns(scale)), ' ');
        std::string line = scale + "|" + rows[static_cast<std::size_t>(level)];
        line.erase(line.find_last_not_of(' ') + 1);
        out.push_back(std::move(line));
    }
    const std::string end = how_many("{n} action", "{n} actions", static_cast<std::int64_t>(plies.size()));
    std::string axis(scale_width, ' ');
    axis += "1";
    put_at(axis,
           std::max(axis.size() + 1,
                    scale_width + width - std::min(width, static_cast<std::size_t>(columns(end)))),
           end);
    out.push_back(std::move(axis));
    return out;
}

} // namespace disfida
