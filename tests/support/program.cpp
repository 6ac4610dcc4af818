#include "support/program.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/paths.hpp"

namespace disfida::test {

namespace {

constexpr int patience_ms = 30000;
constexpr unsigned longest_run_s = 120; // a program that hangs is ended by its own alarm

std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
    return ends;
}

/// The two ends of a pseudo-terminal: the program's, then ours.
std::array<int, 2> make_terminal(const Start& start) {
    const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    REQUIRE(ours >= 0);
    REQUIRE(::grantpt(ours) == 0);
    REQUIRE(::unlockpt(ours) == 0);
    const int theirs = ::open(::ptsname(ours), O_RDWR | O_NOCTTY | O_CLOEXEC);
    REQUIRE(theirs >= 0);
    const winsize size{start.height, start.width, 0, 0};
    ::ioctl(theirs, TIOCSWINSZ, &size);
    return {theirs, ours};
}

} // namespace

Program::Program(const Start& start) {
    if (start.terminal) {
        const auto ends = make_terminal(start);
        child_ = ::fork();
        if (child_ == 0) {
            run_child(start, ends[0], ends[0]);
        }
        ::close(ends[0]);
        to_child_ = from_child_ = ends[1];
    } else {
        const auto input = make_pipe();
        const auto output = make_pipe();
        child_ = ::fork();
        if (child_ == 0) {
            run_child(start, input[0], output[1]);
        }
        ::close(input[0]);
        ::close(output[1]);
        to_child_ = input[1];
        from_child_ = output[0];
    }
    REQUIRE(child_ > 0);
}

/// Becomes the program; never comes back.
void Program::run_child(const Start& start, int input, int output) const {
    if (start.terminal) {
        ::setsid();
        ::ioctl(input, TIOCSCTTY, 0);
    }
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    if (start.output == Start::Output::closed) {
        ::close(STDOUT_FILENO);
    } else if (start.output == Start::Output::full) {
        const int full = ::open("/dev/full", O_WRONLY);
        ::dup2(full, STDOUT_FILENO);
        ::close(full);
    }
    const int errors = ::open((home() / "errors").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(errors, STDERR_FILENO);
    ::close(errors);
    ::setenv("HOME", home().c_str(), 1);
    ::setenv("XDG_STATE_HOME", home().c_str(), 1);
    ::unsetenv("XDG_CONFIG_HOME"); // the tester's own options are no part of a test
    for (const auto& [name, value] : start.environment) {
        if (value) {
            ::setenv(name.c_str(), value->c_str(), 1);
        } else {
            ::unsetenv(name.c_str());
        }
    }
    if (start.largest_file) {
        const rlimit limit{*start.largest_file, *start.largest_file};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    if (start.login && (::setgroups(start.login->also.size(), start.login->also.data()) != 0 ||
                        ::setgid(start.login->group) != 0 || ::setuid(start.login->user) != 0)) {
        ::_exit(127);
    }
    std::signal(SIGHUP, start.ignore_hangup ? SIG_IGN : SIG_DFL);
    ::alarm(longest_run_s);
    const std::string program = game_program().string();
    std::vector<char*> arguments{const_cast<char*>(program.c_str())};
    for (const std::string& argument : start.arguments) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    ::_exit(127);
}

Program::~Program() {
    if (child_ > 0) {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    end_input();
    if (from_child_ >= 0) {
        ::close(from_child_);
    }
}

void Program::send(std::string_view text) const {
    std::signal(SIGPIPE, SIG_IGN); // one that went away is found out by its status
    while (!text.empty()) {
        const ssize_t written = ::write(to_child_, text.data(), text.size());
        if (written < 0) {
            return;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void Program::resize(unsigned short width, unsigned short height) const {
    const winsize size{height, width, 0, 0};
    ::ioctl(to_child_, TIOCSWINSZ, &size);
}

void Program::listen(int milliseconds) {
    pollfd ready{from_child_, POLLIN, 0};
    while (from_child_ >= 0 && ::poll(&ready, 1, milliseconds) == 1 && read_some()) {
    }
}

long Program::processor_ticks() const {
    constexpr int user_field = 13;
    std::ifstream file("/proc/" + std::to_string(child_) + "/stat");
    std::string word;
    long ticks = 0;
    for (int i = 0; i <= user_field + 1; ++i) {
        if (!(file >> word)) {
            return -1;
        }
        ticks += i >= user_field ? std::stol(word) : 0;
    }
    return ticks;
}

void Program::end_input() {
    if (to_child_ >= 0) {
        ::close(to_child_);
        from_child_ = from_child_ == to_child_ ? -1 : from_child_;
        to_child_ = -1;
    }
}

bool Program::read_some() {
    if (from_child_ < 0) {
        return false;
    }
    pollfd ready{from_child_, POLLIN, 0};
    if (::poll(&ready, 1, patience_ms) != 1) {
        return false;
    }
    std::array<char, 4096> buffer{};
    const ssize_t got = ::read(from_child_, buffer.data(), buffer.size());
    output_.append(buffer.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    return got > 0;
}

bool Program::wait_for(std::string_view text) {
    while (output_.find(text, seen_) == std::string::npos) {
        if (!read_some()) {
            return false;
        }
    }
    seen_ = output_.find(text, seen_) + text.size();
    return true;
}

int Program::finish() {
    while (read_some()) {
    }
    int status = 0;
    REQUIRE(::waitpid(child_, &status, 0) == child_);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::string Program::errors() const { return file_text(home() / "errors"); }

Outcome run_program(const Start& start, std::string_view input) {
    Program program(start);
    program.send(input);
    program.end_input();
    const int status = program.finish();
    return {status, program.output(), program.errors()};
}

} // namespace disfida::test
