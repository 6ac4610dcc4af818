#include "cli/progress_line.hpp"

#include <array>
#include <csignal>
#include <cstdio>
#include <string>

#include <unistd.h>

#include "kernel/bar.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "lab/numbers.hpp"

namespace disfida::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto patience = std::chrono::milliseconds(500); ///< before a run is long
constexpr auto pace = std::chrono::milliseconds(250);     ///< between two drawings
constexpr int bar_length = 30;

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free); // else a signal could not set it

constexpr std::array caught{SIGINT, SIGTERM, SIGHUP};

void on_signal(int number) {
    interrupted = true;
    // A line that drops is told twice, by the terminal and by the shell: that is no second wish to end.
    std::signal(number, number == SIGHUP ? SIG_IGN : SIG_DFL);
}

} // namespace

ProgressLine::ProgressLine()
    : terminal_(::isatty(STDERR_FILENO) == 1), begun_(Clock::now()), next_(begun_ + patience) {}

ProgressLine::~ProgressLine() {
    if (shown_) {
        std::fputs("\r\033[K", stderr);
    }
}

void ProgressLine::show(std::uint64_t done, std::uint64_t games) {
    const auto now = Clock::now();
    if (!terminal_ || now < next_ || games == 0) {
        return;
    }
    next_ = now + pace;
    shown_ = true;
    const double part = static_cast<double>(done) / static_cast<double>(games);
    const double gone = std::chrono::duration<double>(now - begun_).count();
    // Translators: plain letters alone, no accents, in the three of this line.
    std::string line =
        "\r" + bar(part, bar_length) + " " +
        fill(how_many("{done} of {games} game", "{done} of {games} games", static_cast<std::int64_t>(games)),
             {{"done", in_groups(done)}, {"games", in_groups(games)}});
    if (done > 0) {
        const auto left = static_cast<std::uint64_t>(gone / part - gone);
        line += fill(tr(", {time} left"), {{"time", lab::time_text(left)}});
    }
    std::fputs((line + "\033[K").c_str(), stderr);
    std::fflush(stderr);
}

InterruptFlag::InterruptFlag() {
    interrupted = false;
    for (const int number : caught) {
        if (std::signal(number, on_signal) == SIG_IGN && number == SIGHUP) {
            std::signal(number, SIG_IGN); // by nohup: the run outlives the line
        }
    }
}

InterruptFlag::~InterruptFlag() {
    for (const int number : {SIGINT, SIGTERM}) {
        std::signal(number, SIG_DFL);
    }
    // After a hangup what is done is still to be written.
    if (!interrupted) {
        std::signal(SIGHUP, SIG_DFL);
    }
}

const std::atomic<bool>& InterruptFlag::flag() { return interrupted; }

} // namespace disfida::cli
