#include "support/tmux.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <thread>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace disfida::test {

namespace {

constexpr int patience_ms = 20000; // far more than anything here needs, also on a busy machine
constexpr int change_ms = 3000;
constexpr auto glance = std::chrono::milliseconds(15);

std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return out + "'";
}

} // namespace

std::string output_of(const std::string& command, int* status) {
    std::string out;
    FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> part{};
    for (std::size_t got = 0; (got = std::fread(part.data(), 1, part.size(), pipe)) > 0;) {
        out.append(part.data(), got);
    }
    const int ended = ::pclose(pipe);
    if (status != nullptr) {
        *status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    }
    return out;
}

Tmux::Tmux(const std::string& command, int width, int height) {
    static int count = 0;
    socket_ = "disfida-test-" + std::to_string(::getpid()) + "-" + std::to_string(++count);
    int status = 0;
    output_of("tmux -L " + socket_ + " -f /dev/null new-session -d -x " + std::to_string(width) + " -y " +
                  std::to_string(height) + " " + quoted("XDG_CONFIG_HOME=/nonexistent " + command) + " 2>&1",
              &status);
    REQUIRE(status == 0);
}

Tmux::~Tmux() { output_of("tmux -L " + socket_ + " kill-server 2>/dev/null"); }

void Tmux::type(std::string_view key) { output_of("tmux -L " + socket_ + " send-keys " + quoted(key)); }

void Tmux::type_text(std::string_view text) {
    output_of("tmux -L " + socket_ + " send-keys -l " + quoted(text));
}

void Tmux::resize(int width, int height) {
    output_of("tmux -L " + socket_ + " resize-window -x " + std::to_string(width) + " -y " +
              std::to_string(height));
}

std::string Tmux::screen() const { return output_of("tmux -L " + socket_ + " capture-pane -p 2>/dev/null"); }

std::string Tmux::wait_for(std::string_view text) const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience_ms);
    std::string seen;
    while (std::chrono::steady_clock::now() < end) {
        seen = screen();
        if (seen.find(text) != std::string::npos) {
            return seen;
        }
        std::this_thread::sleep_for(glance); // between two looks, never for a result
    }
    FAIL("never saw '" << text << "' on this screen:\n" << seen);
    return seen;
}

std::string Tmux::wait_for_change(const std::string& before) const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(change_ms);
    while (std::chrono::steady_clock::now() < end) {
        if (std::string now = screen(); now != before) {
            return now;
        }
        std::this_thread::sleep_for(glance);
    }
    return before;
}

} // namespace disfida::test
