#include "tui/rescue.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>

#include <unistd.h>

namespace disfida::tui {

namespace {

template <std::size_t capacity> struct Text {
    std::array<char, capacity> bytes = {};
    std::size_t size = 0;
    void set(std::string_view text) {
        size = std::min(text.size(), capacity);
        std::copy_n(text.begin(), size, bytes.begin());
    }
};

constexpr std::array<int, 6> fatal = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};

// What a signal handler reads must be in place before the signal: hence static, and no allocation.
volatile std::sig_atomic_t armed = 0;
int terminal_fd = -1;
termios terminal_modes = {};
Text<256> goodbye;
Text<500> last_words;
std::array<struct sigaction, fatal.size()> previous = {};
std::terminate_handler previous_terminate = nullptr;
alignas(std::max_align_t) std::array<char, 32768> spare_stack = {};

void put(int fd, const char* bytes, std::size_t size) {
    // Nothing can be done about a failure while dying.
    [[maybe_unused]] const auto written = write(fd, bytes, size);
}

/// Restores the terminal, once. Only calls that are safe in a signal handler.
bool restore() {
    if (armed == 0) {
        return false;
    }
    armed = 0;
    put(terminal_fd, goodbye.bytes.data(), goodbye.size);
    tcsetattr(terminal_fd, TCSANOW, &terminal_modes);
    return true;
}

void speak() {
    if (last_words.size > 0) {
        put(STDERR_FILENO, last_words.bytes.data(), last_words.size);
        put(STDERR_FILENO, "\n", 1);
    }
}

void on_fatal(int signal) {
    if (restore()) {
        speak();
    }
    for (std::size_t i = 0; i < fatal.size(); ++i) {
        if (fatal.at(i) == signal) {
            sigaction(signal, &previous.at(i), nullptr);
        }
    }
    raise(signal); // comes when this handler returns
}

void on_exit() { restore(); }

[[noreturn]] void on_terminate() {
    if (restore()) {
        constexpr std::string_view text = "disfida: stopped by an error of its own";
        put(STDERR_FILENO, text.data(), text.size());
        if (const std::exception_ptr current = std::current_exception()) {
            try {
                std::rethrow_exception(current);
            } catch (const std::exception& error) {
                put(STDERR_FILENO, ": ", 2);
                put(STDERR_FILENO, error.what(), std::strlen(error.what()));
            } catch (...) {
                put(STDERR_FILENO, ": unknown", 9);
            }
        }
        put(STDERR_FILENO, "\n", 1);
        speak();
    }
    std::abort();
}

} // namespace

void set_last_words(std::string_view line) { last_words.set(line); }

void arm_rescue(int fd, std::string_view bytes, const termios& modes) {
    static const bool registered = std::atexit(on_exit) == 0;
    static_cast<void>(registered);
    terminal_fd = fd;
    terminal_modes = modes;
    goodbye.set(bytes);
    // A handler needs room even when the stack is what ran out.
    stack_t stack = {};
    stack.ss_sp = spare_stack.data();
    stack.ss_size = spare_stack.size();
    sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = on_fatal;
    action.sa_flags = SA_ONSTACK;
    for (std::size_t i = 0; i < fatal.size(); ++i) {
        sigaction(fatal.at(i), &action, &previous.at(i));
    }
    previous_terminate = std::set_terminate(on_terminate);
    armed = 1;
}

void disarm_rescue() {
    armed = 0;
    for (std::size_t i = 0; i < fatal.size(); ++i) {
        sigaction(fatal.at(i), &previous.at(i), nullptr);
    }
    std::set_terminate(previous_terminate);
}

} // namespace disfida::tui
