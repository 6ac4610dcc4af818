// Many games of one setting, counted.
#pragma once

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "lab/common.hpp"
#include "lab/report.hpp"
#include "lab/workers.hpp"

namespace disfida::lab {

/// What one thread has counted.
struct Sample {
    Wins wins;
    std::vector<Tally> tallies;

    /// Takes the values of a game in, from two lists.
    void take(const std::vector<int>& first, const std::vector<int>& second);
};

/// Adds the samples of all threads up.
void add_up(Report& report, const std::deque<Sample>& samples);

/// Plays the games of a part and counts what `M`, the measures of the game, says.
template <class G, class M>
void experiment(const Table<G>& table, const GameInfo& info, const Part& part, const Control& control,
                Report& report) {
    const std::atomic<bool>& stop = control.ends();
    const Minds& minds = report.setting.minds;
    // A chance to win is a search of its own: games of the page are far quicker than that.
    const bool luck = std::any_of(minds.begin(), minds.end(),
                                  [](const Mind& mind) { return mind.level != ai::Level::page; });
    report.measures = Common<G>(table.game, info, luck).scores().measures();
    const auto own = M(table.game, table.opening).scores().measures();
    report.measures.insert(report.measures.end(), own.begin(), own.end());
    std::deque<Sample> samples(std::max(1U, control.jobs)); // a thread writes into its own alone
    report.parts = share_out(part, control, [&](unsigned job) {
        return [&, common = Common<G>(table.game, info, luck), measures = M(table.game, table.opening),
                job](std::uint64_t number) mutable {
            common.begin(table.opening);
            measures.begin();
            const auto see = [&](const auto& before, const auto& action, const auto& after,
                                 const auto& notes) {
                common.take(before, action, after);
                measures.take(before, action, after, notes);
            };
            const auto think = [](std::size_t, const auto&, const auto& decide) { return decide(); };
            const auto end = play_game(table, minds, seed_of_game(part.seed, number), stop, see, think);
            if (!end) {
                return false;
            }
            common.finish(*end);
            measures.finish(*end);
            Sample& sample = samples[job];
            sample.take(common.scores().values(), measures.scores().values());
            sample.wins.add(table.game.decided(*end, static_cast<typename G::Seat>(0)).value_or(0.5));
            return true;
        };
    });
    add_up(report, samples);
}

} // namespace disfida::lab
