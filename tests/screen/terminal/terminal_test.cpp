// The terminal itself: a child process in a pseudo-terminal names each event, and is watched from outside.
#include "tui/terminal.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "tui/rescue.hpp"

using namespace disfida::tui;

namespace {

constexpr int patience_ms = 5000; // far more than anything here needs

std::string described(const Event& event) {
    const auto size = [&] {
        return std::to_string(event.size.width) + "x" + std::to_string(event.size.height);
    };
    switch (event.kind) {
    case Event::Kind::key:
        return "key " + name(event.key);
    case Event::Kind::resized:
        return "resized " + size();
    case Event::Kind::resumed:
        return "resumed " + size();
    case Event::Kind::interrupt:
        return "interrupt";
    case Event::Kind::terminate:
        return "terminate";
    case Event::Kind::hangup:
        return "hangup";
    case Event::Kind::readable:
        return "readable";
    case Event::Kind::timeout:
        return "timeout";
    }
    return {};
}

/// What the child does: shows what came as "<number: event>", until it is told to go. 3 is for hangup, 4 for
/// terminate, so that the way out can be told from the status.
int watched(const TerminalOptions& options, int other_fd) {
    set_last_words("saved in a safe place");
    auto terminal = Terminal::open(options);
    if (!terminal) {
        const std::string line = terminal.error().text + "\n";
        return write(STDERR_FILENO, line.data(), line.size()) < 0 ? 1 : 2;
    }
    Canvas canvas((*terminal)->size());
    canvas.text(0, 0, "<0: ready>", {Ink::second_side});
    for (int count = 1;; ++count) {
        (*terminal)->draw(canvas);
        const Event event = (*terminal)->wait(-1, {&other_fd, 1});
        if (event.kind == Event::Kind::hangup) {
            return 3;
        }
        if (event.kind == Event::Kind::terminate) {
            return 4;
        }
        if (char byte = 0; event.kind == Event::Kind::readable && read(event.fd, &byte, 1) != 1) {
            return 1;
        }
        if (event.key == typed(U'A')) {
            std::abort();
        }
        // On a line of its own each time, so that the whole of it is sent.
        canvas = Canvas((*terminal)->size());
        canvas.text(0, count % canvas.height(), "<" + std::to_string(count) + ": " + described(event) + ">");
    }
}

class Child {
  public:
    explicit Child(const char* term = "xterm", const TerminalOptions& options = {},
                   winsize size = {24, 80, 0, 0}, const std::function<void()>& prepare = {}) {
        master_ = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        REQUIRE(master_ >= 0);
        REQUIRE(grantpt(master_) == 0);
        REQUIRE(unlockpt(master_) == 0);
        const int terminal = open(ptsname(master_), O_RDWR | O_NOCTTY | O_CLOEXEC);
        REQUIRE(terminal >= 0);
        ioctl(terminal, TIOCSWINSZ, &size);
        tcgetattr(terminal, &before_);
        REQUIRE(pipe(other_.data()) == 0);
        pid_ = fork();
        REQUIRE(pid_ >= 0);
        if (pid_ == 0) {
            setsid();
            ioctl(terminal, TIOCSCTTY, 0);
            for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
                dup2(terminal, fd);
            }
            close(master_);
            close(terminal);
            setenv("TERM", term, 1);
            setenv("LC_ALL", "C", 1);
            unsetenv("NO_COLOR");
            // doctest's own handlers would print a report of what is done on purpose here.
            for (const int number : {SIGABRT, SIGSEGV, SIGTERM, SIGHUP, SIGINT}) {
                std::signal(number, SIG_DFL);
            }
            if (prepare) {
                prepare();
            }
            _exit(watched(options, other_[0]));
        }
        close(terminal);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        hang_up();
        close(other_[0]);
        close(other_[1]);
        if (!ended_) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
    }

    /// Reads until `text` has come since the last call that found something.
    bool sees(std::string_view text) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience_ms);
        while (std::chrono::steady_clock::now() < deadline) {
            if (const auto at = screen_.find(text); at != std::string::npos) {
                seen_ += screen_.substr(0, at + text.size());
                screen_.erase(0, at + text.size());
                return true;
            }
            if (!read_some(50)) {
                break;
            }
        }
        MESSAGE(doctest::String(screen_.data(), static_cast<unsigned>(screen_.size())));
        return false;
    }

    void type(std::string_view bytes) const {
        REQUIRE(write(master_, bytes.data(), bytes.size()) == ssize_t(bytes.size()));
    }
    /// Writes to the other descriptor the child waits for.
    void tell() const { REQUIRE(write(other_[1], "x", 1) == 1); }
    void signal(int number) const { kill(pid_, number); }
    void resize(unsigned short rows, unsigned short columns) const {
        const winsize size = {rows, columns, 0, 0};
        ioctl(master_, TIOCSWINSZ, &size);
    }
    void hang_up() {
        if (master_ >= 0) {
            close(master_);
            master_ = -1;
        }
    }

    /// Waits for the child's end and gives its status as waitpid does; -1 when it does not end.
    int status() {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience_ms);
        int status = 0;
        while (std::chrono::steady_clock::now() < deadline) {
            if (waitpid(pid_, &status, WNOHANG) == pid_) {
                ended_ = true;
                while (master_ >= 0 && read_some(0)) {
                }
                return status;
            }
            if (master_ < 0 || !read_some(10)) {
                poll(nullptr, 0, 1);
            }
        }
        return -1;
    }
    int exit_code() {
        const int ended = status();
        return ended >= 0 && WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    }

    /// Says whether the terminal's modes are what they were before.
    [[nodiscard]] bool modes_restored() const {
        termios now = {};
        tcgetattr(master_, &now);
        return now.c_lflag == before_.c_lflag && now.c_iflag == before_.c_iflag &&
               now.c_oflag == before_.c_oflag;
    }
    /// All that was sent and not yet looked through.
    [[nodiscard]] const std::string& rest() const { return screen_; }
    /// All that has been looked through.
    [[nodiscard]] const std::string& seen() const { return seen_; }

  private:
    bool read_some(int ms) {
        pollfd ready = {master_, POLLIN, 0};
        if (poll(&ready, 1, ms) <= 0) {
            return ms > 0;
        }
        std::array<char, 4096> bytes = {};
        const auto count = read(master_, bytes.data(), bytes.size());
        if (count > 0) {
            screen_.append(bytes.data(), static_cast<std::size_t>(count));
        }
        return count > 0;
    }

    std::array<int, 2> other_ = {-1, -1};
    int master_ = -1;
    pid_t pid_ = -1;
    bool ended_ = false;
    termios before_ = {};
    std::string screen_;
    std::string seen_;
};

/// Lets the bytes of one key come apart by `ms`.
void part(int ms) { poll(nullptr, 0, ms); }

} // namespace

TEST_CASE("expectation 10: keys come as keys, of either kind and on any terminal") {
    for (const char* term : {"xterm", "vt100", "linux"}) {
        CAPTURE(term);
        Child child(term);
        REQUIRE(child.sees("<0: ready>"));
        child.type("\x1b[A");
        CHECK(child.sees("<1: key Up>"));
        child.type("\x1bOD");
        CHECK(child.sees("<2: key Left>"));
        child.type("\x1bOq"); // the keypad's 1, whatever the terminal's description calls it
        CHECK(child.sees("<3: key keypad 1>"));
        child.type("\x1b[99;9zm");
        CHECK(child.sees("<4: key ?>")); // swallowed whole
        CHECK(child.sees("<5: key m>"));
        child.type("\x03");
        CHECK(child.sees("<6: interrupt>"));
        child.type("\x13");
        CHECK(child.sees("<7: key Ctrl-S>"));
    }
}

TEST_CASE("another descriptor wakes the terminal too") {
    Child child;
    REQUIRE(child.sees("<0: ready>"));
    child.tell();
    CHECK(child.sees("<1: readable>"));
    child.type("x");
    CHECK(child.sees("<2: key x>"));
}

TEST_CASE("expectation 9: a lone Esc acts soon, and an arrow that comes apart is still an arrow") {
    Child child;
    REQUIRE(child.sees("<0: ready>"));
    const auto start = std::chrono::steady_clock::now();
    child.type("\x1b");
    CHECK(child.sees("<1: key Esc>"));
    CHECK(std::chrono::steady_clock::now() - start <
          std::chrono::milliseconds(1000)); // 100 and a busy machine
    child.type("\x1b");
    part(50);
    child.type("[B");
    CHECK(child.sees("<2: key Down>"));
    child.type("\x1b[");
    part(50);
    child.type("C");
    CHECK(child.sees("<3: key Right>"));
}

TEST_CASE("expectations 4 and 6: resizing is told, to the smallest size, and an unknown one counts as 80x24") {
    Child child("xterm", {}, {0, 0, 0, 0}, [] {
        setenv("LINES", "10", 1); // left over from another window
        setenv("COLUMNS", "20", 1);
    });
    REQUIRE(child.sees("<0: ready>"));
    child.signal(SIGCONT);
    CHECK(child.sees("<1: resumed 80x24>"));
    child.resize(30, 100);
    CHECK(child.sees("<2: resized 100x30>"));
    for (const unsigned short size : {1, 2, 3, 200, 1}) {
        child.resize(size, size);
    }
    child.resize(0, 0);
    CHECK(child.sees("resized 80x24>"));
}

TEST_CASE("expectation 1: every way to lose the terminal ends the child by its own will, also with HUP ignored before") {
    const auto ignore = [] { std::signal(SIGHUP, SIG_IGN); };
    for (const std::function<void()>& prepare : {std::function<void()>{}, std::function<void()>{ignore}}) {
        Child closed("xterm", {}, {24, 80, 0, 0}, prepare);
        REQUIRE(closed.sees("<0: ready>"));
        closed.hang_up();
        CHECK(closed.exit_code() == 3);
        Child hung("xterm", {}, {24, 80, 0, 0}, prepare);
        REQUIRE(hung.sees("<0: ready>"));
        hung.signal(SIGHUP);
        CHECK(hung.exit_code() == 3);
        CHECK(hung.modes_restored());
    }
    // The terminal of another session: no signal comes when it closes.
    Child foreign("xterm", {}, {24, 80, 0, 0}, [=] {
        ignore();
        ioctl(STDIN_FILENO, TIOCNOTTY);
    });
    REQUIRE(foreign.sees("<0: ready>"));
    foreign.hang_up();
    CHECK(foreign.exit_code() == 3);
    Child terminated;
    REQUIRE(terminated.sees("<0: ready>"));
    terminated.signal(SIGTERM);
    CHECK(terminated.exit_code() == 4);
    CHECK(terminated.modes_restored());
    CHECK(terminated.rest().find("\x1b[?1049l") != std::string::npos); // the screen there was before
}

TEST_CASE("expectation 20: a crash gives the terminal back and prints the last words") {
    Child aborted;
    REQUIRE(aborted.sees("<0: ready>"));
    aborted.type("A");
    const int status = aborted.status();
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
    CHECK(aborted.modes_restored());
    const auto back = aborted.rest().find("\x1b[?1049l");
    REQUIRE(back != std::string::npos);
    CHECK(aborted.rest().find("saved in a safe place", back) != std::string::npos);
}

TEST_CASE("Ctrl-Z where nobody could continue it only repaints") {
    Child child; // a session of its own: no shell
    REQUIRE(child.sees("<0: ready>"));
    child.type("\x1a");
    CHECK(child.sees("\x1b[?1049l")); // the shell's screen in between
    CHECK(child.sees("<1: resumed 80x24>"));
}

TEST_CASE("expectations 7 and 8: monochrome and a plain locale send no colour and no byte above 0x7f") {
    Child coloured;
    REQUIRE(coloured.sees("<0: ready>"));
    CHECK(coloured.seen().find("\x1b[36m") != std::string::npos);
    Child mono("xterm", {.colours = disfida::Colours::none});
    REQUIRE(mono.sees("<0: ready>"));
    CHECK(mono.seen().find("\x1b[36m") == std::string::npos);
    CHECK(mono.seen().find("4m<0: ready>") != std::string::npos); // the same ink, underlined
    for (const char byte : mono.seen()) {
        REQUIRE((static_cast<unsigned char>(byte) < 0x80));
    }
}

TEST_CASE("expectation 6: a terminal that cannot be used is refused with advice, and left alone") {
    for (const auto& [term, reason] : {std::pair{"dumb", "cannot move its cursor"},
                                       std::pair{"no-such", "not known"}, std::pair{"", "TERM is not set"}}) {
        Child child(term);
        CHECK(child.exit_code() == 2);
        CHECK(child.rest().find(reason) != std::string::npos);
        CHECK(child.rest().find("--plain") != std::string::npos);
        CHECK(child.modes_restored());
    }
}
