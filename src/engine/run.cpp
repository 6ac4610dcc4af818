#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <optional>
#include <random>

#include <unistd.h>

#include "engine/engine.hpp"
#include "engine/framing.hpp"
#include "play/files.hpp"

namespace disfida::engine {

namespace {

/// Lines of a file descriptor, as soon as they are there.
class LineReader {
  public:
    explicit LineReader(int descriptor) : descriptor_(descriptor) {}

    /// The next line without its LF, cut off one byte behind longest_line; the last one may lack its LF.
    /// Nothing at the end of input, or when reading failed.
    std::optional<std::string> next() {
        std::string line;
        bool any = false;
        while (used_ < filled_ || fill()) {
            any = true;
            const char c = buffer_[used_++];
            if (c == '\n') {
                return line;
            }
            if (line.size() <= longest_line) {
                line += c;
            }
        }
        return any && problem_ == 0 ? std::optional(std::move(line)) : std::nullopt;
    }

    /// The errno that ended reading, 0 at the end of input.
    [[nodiscard]] int problem() const { return problem_; }

  private:
    bool fill() {
        ssize_t got = 0;
        do {
            got = ::read(descriptor_, buffer_.data(), buffer_.size());
        } while (got < 0 && errno == EINTR);
        problem_ = got < 0 ? errno : 0;
        used_ = 0;
        filled_ = got > 0 ? static_cast<std::size_t>(got) : 0;
        return filled_ > 0;
    }

    int descriptor_;
    std::array<char, 4096> buffer_{};
    std::size_t used_ = 0;
    std::size_t filled_ = 0;
    int problem_ = 0;
};

int fail(const char* what, int problem) {
    std::fprintf(stderr, "disfida engine: cannot %s: %s\n", what, std::strerror(problem));
    return 1;
}

} // namespace

int run(const DataSource& data, int input, int output) {
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an error of write()
    std::random_device device;
    Engine engine(data, [&] { return (std::uint64_t{device()} << 32U) | device(); });
    LineReader lines(input);
    while (!engine.finished()) {
        const auto line = lines.next();
        if (!line) {
            return lines.problem() == 0 ? 0 : fail("read standard input", lines.problem());
        }
        if (!write_all(output, engine.answer(*line))) {
            return fail("write to standard output", errno);
        }
    }
    return 0;
}

int run(const DataSource& data) { return run(data, STDIN_FILENO, STDOUT_FILENO); }

} // namespace disfida::engine
