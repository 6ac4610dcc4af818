// The engine on real file descriptors. It runs in a child process, so that what it does to signals stays
// there.
#include <array>
#include <cstdio>
#include <memory>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <doctest/doctest.h>

#include "engine/engine.hpp"

namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

File file_with(std::string_view text) {
    File file(std::tmpfile());
    REQUIRE(file != nullptr);
    REQUIRE(std::fwrite(text.data(), 1, text.size(), file.get()) == text.size());
    std::rewind(file.get());
    return file;
}

std::string all_of(const File& file) {
    std::rewind(file.get());
    std::string text;
    for (int c = std::fgetc(file.get()); c != EOF; c = std::fgetc(file.get())) {
        text += static_cast<char>(c);
    }
    return text;
}

/// Starts the engine in a child process. `errors` takes its standard error.
pid_t start(int input, int output, int errors) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::dup2(errors, STDERR_FILENO);
        ::_exit(disfida::engine::run(disfida::DataSource(), input, output));
    }
    return child;
}

/// The exit status of a child, -1 if a signal ended it.
int status_of(pid_t child) {
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

struct Outcome {
    int status;
    std::string output;
    std::string errors;
};

Outcome run(std::string_view input) {
    const File in = file_with(input);
    const File out = file_with("");
    const File errors = file_with("");
    const int status = status_of(start(::fileno(in.get()), ::fileno(out.get()), ::fileno(errors.get())));
    return {status, all_of(out), all_of(errors)};
}

/// Reads up to the empty line that ends an answer; what came until then if nothing more comes within 20
/// seconds.
std::string read_answer(int descriptor) {
    std::string text;
    pollfd ready{descriptor, POLLIN, 0};
    char c = 0;
    while (!text.ends_with("\n\n") && ::poll(&ready, 1, 20000) == 1 && ::read(descriptor, &c, 1) == 1) {
        text += c;
    }
    return text;
}

} // namespace

TEST_CASE("the end of input ends the engine with status 0 and without an answer") {
    const Outcome empty = run("");
    CHECK(empty.status == 0);
    CHECK(empty.output.empty());
    const Outcome two = run("name\r\n\n# nothing\n2 version\n");
    CHECK(two.status == 0);
    CHECK(two.output == "= disfida\n\n=2 " DISFIDA_VERSION "\n\n");
    CHECK(two.errors.empty());
}

TEST_CASE("a last line without its end is answered") {
    const Outcome outcome = run("name\nprotocol_version");
    CHECK(outcome.status == 0);
    CHECK(outcome.output == "= disfida\n\n= 2\n\n");
}

TEST_CASE("nothing is read after quit") {
    const Outcome outcome = run("1 quit\n2 name\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.output == "=1 \n\n");
}

TEST_CASE("a line of many megabytes is refused, the next one answered") {
    const Outcome outcome = run("8 play " + std::string(std::size_t{1} << 23U, 'x') + "\nname\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.output == "?8 the line is longer than 65536 bytes\n\n= disfida\n\n");
}

TEST_CASE("a comment of any length is passed over, also in a line cut by the end of input") {
    const Outcome outcome = run("name #" + std::string(std::size_t{1} << 20U, 'x'));
    CHECK(outcome.status == 0);
    CHECK(outcome.output == "= disfida\n\n");
}

TEST_CASE("bytes that are no text do no harm") {
    std::string bytes;
    for (int i = 0; i < 4096; ++i) {
        bytes += static_cast<char>(i * 37 % 256);
    }
    const Outcome outcome = run(bytes + "\nname\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.output.ends_with("= disfida\n\n"));
}

TEST_CASE("an output that nobody reads any more ends the engine with a line on standard error") {
    const File in = file_with("name\nname\n");
    const File errors = file_with("");
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    ::close(ends[0]);
    const int status = status_of(start(::fileno(in.get()), ends[1], ::fileno(errors.get())));
    ::close(ends[1]);
    CHECK(status == 1);
    CHECK(all_of(errors) == "disfida engine: cannot write to standard output: Broken pipe\n");
}

TEST_CASE("an input that cannot be read ends the engine with a line on standard error") {
    const File out = file_with("");
    const File errors = file_with("");
    const int status = status_of(start(-1, ::fileno(out.get()), ::fileno(errors.get())));
    CHECK(status == 1);
    CHECK(all_of(errors) == "disfida engine: cannot read standard input: Bad file descriptor\n");
}

TEST_CASE("each answer is there before the next command is sent") {
    const File errors = file_with("");
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    REQUIRE(::pipe(to.data()) == 0);
    REQUIRE(::pipe(from.data()) == 0);
    const pid_t child = start(to[0], from[1], ::fileno(errors.get()));
    for (const std::string_view command : {"name\n", "new barletta\n", "legal\n"}) {
        REQUIRE(::write(to[1], command.data(), command.size()) == static_cast<ssize_t>(command.size()));
        const std::string answer = read_answer(from[0]);
        CHECK(answer.starts_with("= "));
        CHECK(answer.ends_with("\n\n"));
    }
    REQUIRE(::write(to[1], "quit\n", 5) == 5);
    CHECK(read_answer(from[0]) == "= \n\n");
    CHECK(status_of(child) == 0);
    for (const int end : {to[0], to[1], from[0], from[1]}) {
        ::close(end);
    }
}
