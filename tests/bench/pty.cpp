#include "bench/pty.hpp"

#include <array>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <fstream>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace disfida::bench {

namespace {

constexpr unsigned longest_run_s = 120; // a program that outlives the bench is ended by its own alarm
constexpr std::chrono::seconds longest_answer(20);

/// Becomes the program on this terminal; never comes back.
[[noreturn]] void become(const char* program, const std::vector<char*>& arguments, const char* terminal,
                         const char* home) {
    ::setsid();
    const int ours = ::open(terminal, O_RDWR);
    if (ours < 0) {
        ::_exit(127);
    }
    ::ioctl(ours, TIOCSCTTY, 0);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        ::dup2(ours, standard);
    }
    ::setenv("HOME", home, 1);
    ::setenv("XDG_STATE_HOME", home, 1);
    ::setenv("XDG_RUNTIME_DIR", home, 1);
    ::setenv("TERM", "xterm-256color", 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    for (const char* const name : {"LINES", "COLUMNS", "NO_COLOR"}) {
        ::unsetenv(name);
    }
    ::alarm(longest_run_s);
    ::execv(program, arguments.data());
    ::_exit(127);
}

} // namespace

TerminalProgram::TerminalProgram(const std::string& program, const std::vector<std::string>& arguments,
                                 const std::string& home) {
    terminal_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal_ < 0 || ::grantpt(terminal_) != 0 || ::unlockpt(terminal_) != 0) {
        return;
    }
    const winsize size{24, 80, 0, 0};
    ::ioctl(terminal_, TIOCSWINSZ, &size);
    const std::string name = ::ptsname(terminal_);
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) {
        words.push_back(const_cast<char*>(argument.c_str()));
    }
    words.push_back(nullptr);
    started_ = Clock::now();
    child_ = ::fork();
    if (child_ == 0) {
        become(program.c_str(), words, name.c_str(), home.c_str());
    }
}

TerminalProgram::~TerminalProgram() {
    if (child_ > 0) {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    if (terminal_ >= 0) {
        ::close(terminal_);
    }
}

void TerminalProgram::type(std::string_view keys) const {
    // A few bytes always fit; where the program is gone, its silence tells.
    [[maybe_unused]] const ssize_t written = ::write(terminal_, keys.data(), keys.size());
}

Answer TerminalProgram::listen(Milliseconds first, Milliseconds quiet, std::string_view text) const {
    Answer answer{{}, Clock::now()};
    const auto end = answer.last + longest_answer;
    while (Clock::now() < end) {
        const bool waiting = answer.bytes.empty() || answer.bytes.find(text) == std::string::npos;
        const Milliseconds patience = waiting ? first : quiet;
        pollfd ready{terminal_, POLLIN, 0};
        if (::poll(&ready, 1, static_cast<int>(std::ceil(patience.count()))) != 1) {
            break;
        }
        std::array<char, 65536> part{};
        const ssize_t got = ::read(terminal_, part.data(), part.size());
        if (got <= 0) {
            break; // it is gone
        }
        answer.last = Clock::now();
        answer.bytes.append(part.data(), static_cast<std::size_t>(got));
    }
    return answer;
}

std::optional<double> TerminalProgram::peak_memory() const {
    // Not from wait4, which counts what the bench itself had before it became the program.
    std::ifstream status("/proc/" + std::to_string(child_) + "/status");
    constexpr std::string_view head = "VmHWM:";
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(head)) {
            return std::strtod(line.c_str() + head.size(), nullptr) / 1024.0;
        }
    }
    return std::nullopt;
}

} // namespace disfida::bench
