#include "tui/tty.hpp"

#include <algorithm>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace disfida::tui {

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

bool tty_is_gone(short revents) {
    if ((revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
        return true;
    }
    // Readable with nothing to read is the end of it.
    int waiting = 0;
    return (revents & POLLIN) != 0 && (ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0);
}

} // namespace disfida::tui
