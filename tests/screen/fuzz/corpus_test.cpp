// The corpus of the fuzz target that presses keys.
#include <filesystem>

#include <doctest/doctest.h>

#include "fuzz/targets.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"

TEST_CASE("corpus: keys break nothing") {
    const disfida::test::Home home; // keys change settings and keep games
    const auto& folder = home.folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path()); // what is typed may write a file
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(disfida::test::source_root() / "tests/corpus/keys")) {
        CAPTURE(entry.path().string());
        disfida::fuzz::keys(disfida::test::file_text(entry.path()));
        ++count;
    }
    std::filesystem::current_path(before);
    CHECK(count > 0);
}
