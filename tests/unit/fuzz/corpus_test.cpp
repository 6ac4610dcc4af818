// The corpus of the fuzz targets, replayed without a fuzzer: each target ends the program where a promise
// breaks.
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "fuzz/targets.hpp"
#include "support/paths.hpp"

namespace {

/// Gives every file of a part of the corpus to a target; how many there were.
int replay(const std::string& part, void (*target)(std::string_view)) {
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(disfida::test::source_root() / "tests/corpus" / part)) {
        CAPTURE(entry.path().string());
        target(disfida::test::file_text(entry.path()));
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("corpus: records, data files, lines for the engine and the socket, and mails break nothing") {
    CHECK(replay("record", disfida::fuzz::record) > 0);
    CHECK(replay("data", disfida::fuzz::data) > 0);
    CHECK(replay("protocol", disfida::fuzz::protocol) > 0);
    CHECK(replay("mail", disfida::fuzz::mail) > 0);
    CHECK(replay("socket", disfida::fuzz::socket) > 0);
}
