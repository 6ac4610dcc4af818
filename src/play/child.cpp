#include "play/child.hpp"

#include "kernel/tongue.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

namespace disfida {

namespace {

constexpr int most_files = 1024; // more than this program ever has open
constexpr int grace_ms = 300;    // for a program to end by itself when its input has
constexpr int died_of_signal = 128;
constexpr std::size_t most_said = 1000;

// Between fork and exec, and in the process that keeps watch, only what a signal handler may call is called.

void on_child(int /*signal*/) {}

void close_above(int last, int kept) {
    for (int file = last + 1; file < most_files; ++file) {
        if (file != kept) {
            ::close(file);
        }
    }
}

/// Signals as a program expects them, whatever this one has done to them.
void reset_signals() {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGCHLD, SIGXFSZ, SIGTSTP, SIGCONT,
                             SIGWINCH, SIGTTIN, SIGTTOU, SIGUSR1, SIGUSR2}) {
        std::signal(signal, SIG_DFL);
    }
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

[[noreturn]] void run_command(const char* command, int input, int output, int errors) {
    ::setpgid(0, 0);
    reset_signals();
    // The pipes may themselves have got the numbers of standard files.
    const int in = ::fcntl(input, F_DUPFD, 3);
    const int out = ::fcntl(output, F_DUPFD, 3);
    const int err = ::fcntl(errors, F_DUPFD, 3);
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    close_above(STDERR_FILENO, -1);
    ::execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    ::_exit(127);
}

/// Waits for the command to end, or for the lifeline to: then the command has a moment, and is killed. Its
/// exit status is the command's, as a shell has it.
[[noreturn]] void keep_watch(const char* command, int input, int output, int errors, int lifeline) {
    ::setsid(); // no terminal: what is typed there and its hangup are not for the command
    reset_signals();
    for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
        std::signal(signal, SIG_IGN);
    }
    struct sigaction action {};
    action.sa_handler = on_child;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGCHLD, &action, nullptr);
    sigset_t blocked;
    sigset_t open;
    ::sigemptyset(&blocked);
    ::sigaddset(&blocked, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &blocked, &open);
    const pid_t program = ::fork();
    if (program == 0) {
        run_command(command, input, output, errors);
    }
    if (program < 0) {
        ::_exit(126);
    }
    ::setpgid(program, program); // whoever of the two is first
    close_above(-1, lifeline);
    int status = 0;
    bool left = false;
    while (::waitpid(program, &status, WNOHANG) == 0) {
        fd_set ready;
        FD_ZERO(&ready);
        FD_SET(lifeline, &ready);
        const timespec grace{grace_ms / 1000, (grace_ms % 1000) * 1000000L};
        const int woken = ::pselect(lifeline + 1, left ? nullptr : &ready, nullptr, nullptr,
                                    left ? &grace : nullptr, &open);
        if (woken == 0) {
            ::kill(-program, SIGKILL);
            ::waitpid(program, &status, 0);
            break;
        }
        left = left || woken > 0; // nothing is ever written there: it is the end
    }
    ::kill(-program, SIGKILL); // what it has started and left behind
    ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : died_of_signal + WTERMSIG(status));
}

struct Pipe {
    int read = -1;
    int write = -1;

    bool open() {
        std::array<int, 2> ends{-1, -1};
        if (::pipe(ends.data()) != 0) {
            return false;
        }
        read = ends[0];
        write = ends[1];
        for (const int end : ends) {
            ::fcntl(end, F_SETFD, FD_CLOEXEC);
        }
        return true;
    }
};

void close_file(int& file) {
    if (file >= 0) {
        ::close(file);
    }
    file = -1;
}

void never_wait(int file) { ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

} // namespace

Child::Child(Child&& other) noexcept { *this = std::move(other); }

Child& Child::operator=(Child&& other) noexcept {
    if (this != &other) {
        end();
        keeper_ = std::exchange(other.keeper_, -1);
        input_ = std::exchange(other.input_, -1);
        output_ = std::exchange(other.output_, -1);
        errors_ = std::exchange(other.errors_, -1);
        lifeline_ = std::exchange(other.lifeline_, -1);
        said_ = std::move(other.said_);
    }
    return *this;
}

Result<Child> Child::start(const std::string& command) {
    std::signal(SIGPIPE, SIG_IGN); // a program that has gone is an error of write()
    std::array<Pipe, 4> pipes;
    const bool room = std::all_of(pipes.begin(), pipes.end(), [](Pipe& pipe) { return pipe.open(); });
    const pid_t keeper = room ? ::fork() : -1;
    auto& [input, output, errors, lifeline] = pipes;
    if (keeper == 0) {
        ::close(lifeline.write);
        keep_watch(command.c_str(), input.read, output.write, errors.write, lifeline.read);
    }
    const int problem = errno;
    for (int* end : {&input.read, &output.write, &errors.write, &lifeline.read}) {
        close_file(*end);
    }
    Child child;
    child.keeper_ = keeper;
    child.input_ = input.write;
    child.output_ = output.read;
    child.errors_ = errors.read;
    child.lifeline_ = lifeline.write;
    if (keeper < 0) {
        child.let_go();
        return Error{fill(tr("cannot be started: {why}"), {{"why", std::strerror(problem)}})};
    }
    for (const int file : {child.input_, child.output_, child.errors_}) {
        never_wait(file);
    }
    return child;
}

bool Child::write(std::string_view text) const {
    ssize_t written = 0;
    do {
        written = ::write(input_, text.data(), text.size());
    } while (written < 0 && errno == EINTR);
    return written == static_cast<ssize_t>(text.size());
}

namespace {

/// Reads once; 0 at the end, negative where there is nothing now.
ssize_t read_once(int file, std::array<char, 4096>& buffer) {
    ssize_t got = 0;
    do {
        got = ::read(file, buffer.data(), buffer.size());
    } while (got < 0 && errno == EINTR);
    return got < 0 && errno != EAGAIN && errno != EWOULDBLOCK ? 0 : got;
}

} // namespace

bool Child::read(std::string& text, std::size_t most) {
    std::array<char, 4096> buffer{};
    std::size_t all = 0;
    while (output_ >= 0 && all < most) {
        const ssize_t got = read_once(output_, buffer);
        if (got < 0) {
            break;
        }
        if (got == 0) {
            close_file(output_);
            break;
        }
        text.append(buffer.data(), static_cast<std::size_t>(got));
        all += static_cast<std::size_t>(got);
    }
    return output_ >= 0;
}

void Child::read_errors() {
    constexpr int most_reads = 64; // at once: the rest waits for the next time
    std::array<char, 4096> buffer{};
    for (int i = 0; i < most_reads && errors_ >= 0; ++i) {
        const ssize_t got = read_once(errors_, buffer);
        if (got < 0) {
            return;
        }
        if (got == 0) {
            close_file(errors_);
            return;
        }
        said_.append(buffer.data(), static_cast<std::size_t>(got));
        said_.erase(0, said_.size() - std::min(said_.size(), most_said));
    }
}

std::string Child::last_error() const {
    const std::size_t last = said_.find_last_not_of("\r\n ");
    if (last == std::string::npos) {
        return {};
    }
    const std::size_t first = said_.rfind('\n', last);
    return said_.substr(first == std::string::npos ? 0 : first + 1,
                        last - (first == std::string::npos ? static_cast<std::size_t>(-1) : first));
}

void Child::let_go() {
    for (int* file : {&input_, &output_, &errors_, &lifeline_}) {
        close_file(*file);
    }
}

std::string Child::end() {
    if (keeper_ <= 0) {
        return {};
    }
    close_file(input_);
    close_file(lifeline_);
    int status = 0;
    while (::waitpid(keeper_, &status, 0) < 0 && errno == EINTR) {
    }
    keeper_ = -1;
    read_errors(); // its last words
    let_go();
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : died_of_signal + WTERMSIG(status);
    return code == 0 ? tr("ended by itself")
           : code > died_of_signal
               ? fill(tr("was killed by signal {number}"),
                      {{"number", std::to_string(code - died_of_signal)}})
               : fill(tr("ended with status {number}"), {{"number", std::to_string(code)}});
}

} // namespace disfida
