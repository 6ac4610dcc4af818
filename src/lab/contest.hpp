// Two minds against each other, sides taken in turn.
#pragma once

#include <algorithm>
#include <array>
#include <ctime>
#include <deque>
#include <vector>

#include "lab/report.hpp"
#include "lab/workers.hpp"

namespace disfida::lab {

/// One game of a contest.
struct ContestGame {
    std::uint64_t number = 0;
    std::uint64_t seed = 0;  ///< of its dice
    std::size_t side = 0;    ///< of the first mind
    double worth = 0.5;      ///< to the first mind: 1, 0 or a half
    std::uint64_t moves = 0; ///< decisions of both
};

/// How long a mind thought, where it had a choice.
struct Pace {
    std::uint64_t moves = 0;
    double seconds = 0; ///< of the processor, all together
    double slowest = 0; ///< likewise, of one move
    void add(double time);
    void add(const Pace& other);
    /// Seconds a move on the average; 0 without moves.
    [[nodiscard]] double mean() const { return moves == 0 ? 0.0 : seconds / static_cast<double>(moves); }
};

/// Results of a contest. Minds, and the paces, are those of A and B; so `setting.minds` does not mean sides
/// here.
struct Contest {
    Setting setting;
    Parts parts;
    std::vector<ContestGame> games; ///< by number
    std::array<Pace, 2> paces;

    /// Games of A as a side, or all (2), as won by A, won by B, drawn.
    [[nodiscard]] Wins wins(std::size_t side = 2) const;
};

/// The processor time of this thread in seconds.
double thread_seconds();

/// Puts together what the threads of a contest have played.
struct ContestSample {
    std::vector<ContestGame> games;
    std::array<Pace, 2> paces;
};
void add_up(Contest& contest, const std::deque<ContestSample>& samples);

/// Plays the games of a part: two with the same dice, the first with A as the first side, the second with B.
template <class G>
void contest(const Table<G>& table, const Part& part, const Control& control, Contest& out) {
    const std::atomic<bool>& stop = control.ends();
    std::deque<ContestSample> samples(std::max(1U, control.jobs));
    out.parts = share_out(part, control, [&](unsigned job) {
        return [&, job](std::uint64_t number) {
            ContestGame game;
            game.number = number;
            game.seed = seed_of_game(part.seed, number / 2);
            game.side = number % 2;
            const Minds& minds = out.setting.minds;
            const Minds seated{minds[game.side], minds[1 - game.side]};
            std::array<Pace, 2> paces;
            const auto list = std::make_unique<typename G::Actions>();
            const auto think = [&](std::size_t side, const typename G::State& state, const auto& decide) {
                table.game.candidates(state, *list);
                const double begun = thread_seconds();
                const auto action = decide();
                ++game.moves;
                if (list->size() > 1) {
                    paces[side == game.side ? 0 : 1].add(thread_seconds() - begun);
                }
                return action;
            };
            const auto end = play_game(
                table, seated, game.seed, stop, [](const auto&...) {}, think);
            if (!end) {
                return false;
            }
            game.worth = table.game.decided(*end, static_cast<typename G::Seat>(game.side)).value_or(0.5);
            ContestSample& sample = samples[job];
            sample.games.push_back(game);
            sample.paces[0].add(paces[0]);
            sample.paces[1].add(paces[1]);
            return true;
        };
    });
    add_up(out, samples);
}

} // namespace disfida::lab
