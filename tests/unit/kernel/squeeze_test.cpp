// Packing: what is packed comes back, every other byte string gives something harmless, and records shrink.
#include <chrono>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/squeeze.hpp"
#include "support/paths.hpp"

using namespace disfida;

namespace {

bool comes_back(const std::string& text) {
    const auto back = unsqueeze(squeeze(text), text.size());
    return back && *back == text;
}

std::string random_bytes(SeededDice& random, std::size_t length) {
    std::string out;
    for (std::size_t i = 0; i < length; ++i) {
        out.push_back(static_cast<char>(random.below(256)));
    }
    return out;
}

} // namespace

TEST_CASE("squeeze: nothing, one letter, the same letter, every byte, and random bytes come back") {
    CHECK(squeeze("").empty());
    CHECK(comes_back(""));
    CHECK(comes_back("a"));
    CHECK(comes_back(std::string(1, '\0')));
    CHECK(comes_back(std::string(20000, 'x')));
    std::string all;
    for (int i = 0; i < 256; ++i) {
        all.push_back(static_cast<char>(i));
    }
    CHECK(comes_back(all));
    SeededDice random(3);
    for (std::size_t length = 1; length < 300; length += 7) {
        CHECK(comes_back(random_bytes(random, length)));
    }
    CHECK(comes_back(random_bytes(random, 20000)));
}

TEST_CASE("squeeze: every golden record comes back, in less than a third of its size") {
    for (const auto& entry : std::filesystem::directory_iterator(test::source_root() / "tests/golden")) {
        if (entry.path().extension() == ".disfida") {
            const std::string text = test::file_text(entry.path());
            CAPTURE(entry.path().string());
            CHECK(comes_back(text));
            CHECK(squeeze(text).size() * 3 < text.size() + 300);
        }
    }
}

TEST_CASE(
    "squeeze: bytes that nobody packed give some text of the length asked for, and no more than the most") {
    SeededDice random(5);
    for (int i = 0; i < 50; ++i) {
        const auto text = unsqueeze(random_bytes(random, random.below(200)), 500);
        REQUIRE(text);
        CHECK(text->size() == 500);
    }
    CHECK_FALSE(unsqueeze("abc", longest_squeezed + 1));
}

TEST_CASE("squeeze: one line as long as may be takes no longer than many") {
    const auto start = std::chrono::steady_clock::now();
    CHECK(unsqueeze("", longest_squeezed)->size() == longest_squeezed);
    CHECK(unsqueeze("\xff\xff", longest_squeezed)->size() == longest_squeezed);
    // It was minutes; the bound is for a busy machine.
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}

TEST_CASE("squeeze: the packed bytes are the same on every machine") {
    // A machine or compiler that gives others cannot read the mails of the rest.
    const std::string packed = squeeze("disfida 1 barletta\nroll : 6 3 2 2\nplace fieramosca 2407\n");
    std::string hex;
    for (const char c : packed.substr(0, 16)) {
        constexpr std::string_view digits = "0123456789abcdef";
        hex += digits[static_cast<unsigned char>(c) >> 4U];
        hex += digits[static_cast<unsigned char>(c) & 15U];
    }
    CHECK(packed.size() == 42);
    CHECK(hex == "9b70ac682d9f19b3db441ac8d1507020");
}
