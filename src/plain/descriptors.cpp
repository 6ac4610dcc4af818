#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <memory>

#include <sys/select.h>
#include <unistd.h>

#include "plain/channel.hpp"

#include "kernel/tongue.hpp"
#include "play/files.hpp"

namespace disfida::plain {

namespace {

constexpr std::size_t longest_line = 4096; // what is beyond is dropped; no order is nearly as long

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int /*signal*/) { interrupted = 1; }

volatile std::sig_atomic_t ended = 0;

void on_end(int /*signal*/) { ended = 1; }

/// Lines of a descriptor, read without stdio so that waiting can be given up.
class LineReader {
  public:
    LineReader(int input, int output) : input_(input), output_(output) {}

    Heard listen(int timeout_ms, std::span<const int> files = {}) {
        using Clock = std::chrono::steady_clock;
        const auto deadline = Clock::now() + std::chrono::milliseconds(timeout_ms);
        while (!take_line()) {
            if (ended_) {
                return last_line();
            }
            if (ended != 0) {
                return {};
            }
            int left = -1;
            if (timeout_ms >= 0) {
                const auto rest = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
                left = rest.count() > 0 ? static_cast<int>(rest.count()) : 0;
            }
            bool other = false;
            const int got = wait_for_input(left, files, other);
            const int failure = errno;
            if (ended != 0 || (interrupted != 0 && !on_ctrl_c())) {
                return {};
            }
            if (got == 0) {
                return {Heard::Kind::silence};
            }
            if (other) {
                return {Heard::Kind::file};
            }
            if (got > 0) {
                fill();
            } else if (failure != EINTR) {
                ended_ = true;
            }
        }
        asked_ = false;
        return {Heard::Kind::line, std::move(line_)};
    }

  private:
    /// Moves what has come up to a line end into `line_`; true when the line is whole.
    bool take_line() {
        if (whole_) {
            whole_ = false;
            line_.clear();
        }
        while (used_ < filled_) {
            const char c = buffer_[used_++];
            if (c == '\n') {
                whole_ = true;
                return true;
            }
            if (line_.size() < longest_line) {
                line_ += c;
            }
        }
        return false;
    }

    /// A last line may lack its line end.
    Heard last_line() {
        if (line_.empty()) {
            return {};
        }
        whole_ = true;
        return {Heard::Kind::line, std::move(line_)};
    }

    void fill() {
        const ssize_t got = ::read(input_, buffer_.data(), buffer_.size());
        used_ = 0;
        filled_ = got > 0 ? static_cast<std::size_t>(got) : 0;
        ended_ = got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN);
    }

    /// Waits until something can be read, at most so many milliseconds (negative: without end). Ctrl-C, and
    /// what ends a table, is let through only here, where it ends the waiting: pressed a moment earlier it
    /// would be noticed too late. `other`: it is not the input that can be read, but one of the files.
    [[nodiscard]] int wait_for_input(int timeout_ms, std::span<const int> files, bool& other) const {
        fd_set ready;
        FD_ZERO(&ready);
        FD_SET(input_, &ready);
        int last = input_;
        for (const int file : files) {
            if (file >= 0 && file < FD_SETSIZE) {
                FD_SET(file, &ready);
                last = std::max(last, file);
            }
        }
        const timespec rest{timeout_ms / 1000, (timeout_ms % 1000) * 1000000L};
        sigset_t open;
        ::sigprocmask(SIG_SETMASK, nullptr, &open);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            ::sigdelset(&open, signal);
        }
        const int got =
            ::pselect(last + 1, &ready, nullptr, nullptr, timeout_ms < 0 ? nullptr : &rest, &open);
        other = got > 0 && !FD_ISSET(input_, &ready);
        return got;
    }

    /// False for the second Ctrl-C in a row.
    bool on_ctrl_c() {
        interrupted = 0;
        line_.clear();
        if (asked_) {
            return false;
        }
        asked_ = true;
        // Translators: plain letters alone, no accents.
        const char* said = tr("Ctrl-C once more, or quit, leaves the game. Enter goes on.");
        return write_all(output_, "\n" + std::string(said) + "\n");
    }

    int input_;
    int output_;
    std::array<char, 4096> buffer_{};
    std::size_t used_ = 0;
    std::size_t filled_ = 0;
    std::string line_;
    bool whole_ = false;
    bool ended_ = false;
    bool asked_ = false; ///< Ctrl-C was pressed since the last line
};

} // namespace

Channel descriptor_channel(int input, int output) {
    const bool interactive = ::isatty(input) == 1;
    if (interactive) {
        struct sigaction action {};
        action.sa_handler = on_interrupt;
        ::sigemptyset(&action.sa_mask);
        ::sigaction(SIGINT, &action, nullptr); // no SA_RESTART: waiting has to come back
        sigset_t interrupts;
        ::sigemptyset(&interrupts);
        ::sigaddset(&interrupts, SIGINT);
        ::sigprocmask(SIG_BLOCK, &interrupts, nullptr);
        // A parent may have it ignored, but a terminal that hangs up ends the game, which is on the disk.
        std::signal(SIGHUP, SIG_DFL);
    }
    const auto reader = std::make_shared<LineReader>(input, output);
    return {
        [reader](int timeout_ms) { return reader->listen(timeout_ms); },
        [output](std::string_view text) { return write_all(output, text) ? 0 : errno; }, interactive,
        [reader](int timeout_ms, std::span<const int> files) { return reader->listen(timeout_ms, files); }};
}

void end_by_signals() {
    struct sigaction action {};
    action.sa_handler = on_end; // no SA_RESTART: waiting has to come back
    ::sigemptyset(&action.sa_mask);
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        // Ctrl-C on a terminal asks first, and what a parent had ignored stays so.
        if (before.sa_handler != on_interrupt && before.sa_handler != SIG_IGN) {
            ::sigaction(signal, &action, nullptr);
            ::sigaddset(&signals, signal);
        }
    }
    ::sigprocmask(SIG_BLOCK, &signals, nullptr);
}

} // namespace disfida::plain
