// Lines of a socket: bounded in length, spelling and number.
#include <doctest/doctest.h>

#include "net/lines.hpp"

using namespace disfida::net;
using std::chrono::milliseconds;

TEST_CASE("socket lines: they come whole, in whatever pieces they were sent") {
    LineBuffer buffer;
    buffer.feed("hel");
    CHECK_FALSE(buffer.next());
    buffer.feed("lo 1\nping\npo");
    CHECK(buffer.next() == "hello 1");
    CHECK(buffer.next() == "ping");
    CHECK_FALSE(buffer.next());
    buffer.feed("ng\n\n");
    CHECK(buffer.next() == "pong");
    CHECK(buffer.next() == "");
    CHECK_FALSE(buffer.spoilt());
}

TEST_CASE("socket lines: a megabyte of them is cut in no time") {
    LineBuffer buffer;
    std::string much;
    constexpr int lines = 200000;
    for (int i = 0; i < lines; ++i) {
        much += "pong\n";
    }
    buffer.feed(much);
    const auto start = Clock::now();
    int count = 0;
    while (buffer.next()) {
        ++count;
    }
    CHECK(count == lines);
    CHECK(Clock::now() - start < std::chrono::seconds(3)); // taken off its front one by one it was 100 GB
}

TEST_CASE("socket lines: one of more than 4096 bytes spoils the connection, with and without its end") {
    LineBuffer longest;
    longest.feed(std::string(longest_line, 'a') + "\n");
    CHECK(longest.next()->size() == 4096);
    for (const char* end : {"", "\n"}) {
        LineBuffer buffer;
        buffer.feed("ping\n" + std::string(longest_line + 1, 'a') + end + "ping\n");
        CHECK(buffer.next() == "ping");
        CHECK_FALSE(buffer.next());
        CHECK(buffer.spoilt());
        CHECK_FALSE(buffer.next());
    }
}

TEST_CASE("socket lines: a control character spoils the connection") {
    for (const char bad : {'\0', '\r', '\t', '\x1b', '\x7f'}) {
        LineBuffer buffer;
        buffer.feed(std::string("say a") + bad + "b\n");
        CHECK_FALSE(buffer.next());
        CHECK(buffer.spoilt());
    }
    // Control characters of the other kind, no UTF-8, and marks that turn the direction of writing.
    for (const char* bad : {"\xc2\x9b"
                            "31m",
                            "\xff", "\xc0\xaf", "\xe2\x80\xae", "\xe2\x80\x8e", "\xe2\x80\x8f", "\xd8\x9c"}) {
        LineBuffer buffer;
        buffer.feed(std::string("say ") + bad + "\n");
        CHECK_FALSE(buffer.next());
        CHECK(buffer.spoilt());
    }
    LineBuffer letters;
    letters.feed("say \xc3\xa9t\xc3\xa9\n");
    CHECK(letters.next() == "say \xc3\xa9t\xc3\xa9");
}

TEST_CASE("socket lines: an allowance gives so many at once and then so many a second") {
    const Clock::time_point start{};
    Allowance allowance(3, 2, start);
    CHECK(allowance.take(start));
    CHECK(allowance.take(start));
    CHECK(allowance.take(start));
    CHECK_FALSE(allowance.take(start));
    CHECK(allowance.wait(start) == 500);
    CHECK(allowance.take(start + milliseconds(500)));
    CHECK_FALSE(allowance.take(start + milliseconds(600)));
    // However long nothing came, no more than three are let through.
    for (int i = 0; i < 3; ++i) {
        CHECK(allowance.take(start + std::chrono::hours(1)));
    }
    CHECK_FALSE(allowance.take(start + std::chrono::hours(1)));
}
