#include "tui/tty.hpp"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstddef>
#include <vector>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace disfida::tui {

namespace {

/// Milliseconds from now to `deadline`, rounded up; -1 when there is none.
int milliseconds_to(const Deadline& deadline) {
    if (!deadline) {
        return -1;
    }
    using std::chrono::milliseconds;
    const auto left = std::chrono::ceil<milliseconds>(*deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<milliseconds::rep>(left, 0, INT_MAX));
}

bool is_gone(short revents) {
    if ((revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
        return true;
    }
    // Readable with nothing to read is the end of it.
    int waiting = 0;
    return (revents & POLLIN) != 0 && (ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0);
}

} // namespace

Size tty_size() {
    winsize window = {};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0;
    const auto measure = [known](int value, int standard, int most) {
        return known && value > 0 ? std::min(value, most) : standard;
    };
    return {measure(window.ws_col, 80, 1000), measure(window.ws_row, 24, 500)};
}

bool tty_is_ours() {
    const pid_t owner = tcgetpgrp(STDIN_FILENO);
    return owner < 0 || owner == getpgrp();
}

bool tty_has_input() {
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, 0) > 0 && (input.revents & POLLIN) != 0;
}

void tty_write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written < 0 && errno == EAGAIN) { // a parent may have left it so
            pollfd output = {STDOUT_FILENO, POLLOUT, 0};
            poll(&output, 1, -1);
        } else if (written < 0 && errno != EINTR) {
            return;
        }
        bytes.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
}

Deadline deadline_in(int ms) {
    return ms < 0 ? Deadline{} : std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
}

Woken tty_sleep(int wake_fd, std::span<const int> fds, const Deadline& deadline) {
    std::vector<pollfd> polled = {{STDIN_FILENO, POLLIN, 0}, {wake_fd, POLLIN, 0}};
    for (const int fd : fds) {
        polled.push_back({fd, POLLIN, 0});
    }
    const int ready = poll(polled.data(), polled.size(), milliseconds_to(deadline));
    if (ready < 0 && errno == EINTR) {
        return {};
    }
    if (ready <= 0) {
        return {.late = true};
    }
    if (is_gone(polled[0].revents)) {
        return {.gone = true};
    }
    if (polled[0].revents == 0 && polled[1].revents == 0) {
        for (std::size_t i = 2; i < polled.size(); ++i) {
            if (polled[i].revents != 0) {
                return {.fd = polled[i].fd};
            }
        }
    }
    return {};
}

} // namespace disfida::tui
