#include "lab/workers.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace disfida::lab {

const std::atomic<bool>& Control::ends() const {
    static const std::atomic<bool> never{false};
    return stop != nullptr ? *stop : never;
}

Parts share_out(const Part& part, const Control& control,
                const std::function<std::function<bool(std::uint64_t)>(unsigned)>& make) {
    const unsigned jobs = std::max(1U, control.jobs);
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> played{0};
    std::mutex mutex;
    std::condition_variable ended;
    unsigned running = jobs;
    Parts broken_off; // guarded by the mutex, as `running`
    const auto work = [&](unsigned job) {
        const auto play = make(job);
        std::optional<std::uint64_t> broken;
        while (!control.ends() && !broken) {
            const std::uint64_t game = next++;
            if (game >= part.games) {
                break;
            }
            if (play(part.first + game)) {
                ++played;
            } else {
                broken = part.first + game;
            }
        }
        const std::lock_guard lock(mutex);
        if (broken) {
            broken_off.push_back({part.seed, *broken, 1});
        }
        --running;
        ended.notify_one();
    };
    std::vector<std::jthread> threads;
    threads.reserve(jobs);
    for (unsigned job = 0; job < jobs; ++job) {
        threads.emplace_back(work, job);
    }
    std::unique_lock lock(mutex);
    constexpr auto look = std::chrono::milliseconds(100);
    while (!ended.wait_for(lock, look, [&] { return running == 0; })) {
        if (control.progress) {
            lock.unlock();
            control.progress(played, part.games);
            lock.lock();
        }
    }
    const Part begun{part.seed, part.first, std::min<std::uint64_t>(next, part.games)};
    return missing(begun, broken_off);
}

} // namespace disfida::lab
