#include "lab/contest.hpp"

namespace disfida::lab {

void Pace::add(double time) {
    ++moves;
    seconds += time;
    slowest = std::max(slowest, time);
}

void Pace::add(const Pace& other) {
    moves += other.moves;
    seconds += other.seconds;
    slowest = std::max(slowest, other.slowest);
}

Wins Contest::wins(std::size_t side) const {
    Wins out;
    for (const ContestGame& game : games) {
        if (side == 2 || game.side == side) {
            out.add(game.worth);
        }
    }
    return out;
}

double thread_seconds() {
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    constexpr double nano = 1e-9;
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * nano;
}

void add_up(Contest& contest, const std::deque<ContestSample>& samples) {
    for (const ContestSample& sample : samples) {
        contest.games.insert(contest.games.end(), sample.games.begin(), sample.games.end());
        contest.paces[0].add(sample.paces[0]);
        contest.paces[1].add(sample.paces[1]);
    }
    std::sort(contest.games.begin(), contest.games.end(),
              [](const ContestGame& a, const ContestGame& b) { return a.number < b.number; });
}

} // namespace disfida::lab
