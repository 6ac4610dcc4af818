#include "tui/signals.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <unistd.h>

namespace disfida::tui {

namespace {

constexpr std::array<int, 6> caught = {SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
static_assert(caught[0] == SIGHUP && caught[1] == SIGTERM, "end_requested looks at the first two");

std::array<volatile std::sig_atomic_t, caught.size()> flags = {};
std::array<struct sigaction, caught.size()> previous = {};
std::array<int, 2> wake = {-1, -1};

void on_signal(int signal) {
    const int kept = errno;
    for (std::size_t i = 0; i < caught.size(); ++i) {
        if (caught[i] == signal) {
            flags[i] = 1;
        }
    }
    // A full pipe is as good as a written one.
    [[maybe_unused]] const auto written = write(wake[1], "", 1);
    errno = kept;
}

bool take(int signal) {
    for (std::size_t i = 0; i < caught.size(); ++i) {
        if (caught.at(i) == signal && flags.at(i) != 0) {
            flags.at(i) = 0;
            return true;
        }
    }
    return false;
}

} // namespace

int catch_signals() {
    if (pipe(wake.data()) != 0) {
        return -1;
    }
    for (const int end : wake) {
        fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK);
        fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    struct sigaction action = {};
    action.sa_handler = on_signal;
    for (std::size_t i = 0; i < caught.size(); ++i) {
        flags.at(i) = 0;
        sigaction(caught.at(i), &action, &previous.at(i));
    }
    return wake[0];
}

Signals take_signals() {
    std::array<char, 64> sink = {};
    while (read(wake[0], sink.data(), sink.size()) > 0) {
    }
    return {take(SIGHUP), take(SIGTERM), take(SIGINT), take(SIGTSTP), take(SIGCONT), take(SIGWINCH)};
}

bool end_requested() { return flags[0] != 0 || flags[1] != 0; }

void release_signals() {
    for (std::size_t i = 0; i < caught.size(); ++i) {
        sigaction(caught.at(i), &previous.at(i), nullptr);
    }
    for (int& end : wake) {
        close(end);
        end = -1;
    }
}

void stop_job() {
    struct sigaction ours = {};
    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &standard, &ours);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &ours, nullptr);
    take(SIGCONT); // this one is answered by returning
}

} // namespace disfida::tui
