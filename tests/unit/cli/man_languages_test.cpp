// The manual in other languages lists what the English one lists.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/paths.hpp"

namespace {

/// The options, commands and settings a page names in the lines that begin its entries, in their order.
std::vector<std::string> entries(const std::filesystem::path& page) {
    std::vector<std::string> out;
    const std::string text = disfida::test::file_text(page);
    for (const auto line : disfida::split(text, '\n')) {
        if (!line.starts_with(".It ")) {
            continue;
        }
        const auto words = disfida::split(line, ' ');
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            if ((words[i] == "Fl" && words[i + 1] != "Fl") || words[i] == "Cm") {
                out.push_back(std::string(words[i]) + " " + std::string(words[i + 1]));
            }
        }
    }
    return out;
}

} // namespace

TEST_CASE("languages: the manual of each has the entries of the English one, in their order") {
    const auto folder = disfida::test::source_root() / "man";
    const auto english = entries(folder / "disfida.6");
    CHECK(english.size() > 80);
    for (const char* language : {"fr", "it"}) {
        INFO(language);
        CHECK(entries(folder / language / "disfida.6") == english);
    }
}
