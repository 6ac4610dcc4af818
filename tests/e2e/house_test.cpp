// The source itself: no folder includes what stands above or beside it, and the README says where a game
// stands.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

/// What the check of layers says of a tree: its exit status is 0 where all is well.
int layers_of(const std::filesystem::path& tree) {
    const auto script = disfida::test::source_root() / "src" / "make" / "layers.sh";
    return std::system(("sh '" + script.string() + "' '" + tree.string() + "' >/dev/null").c_str());
}

/// The files and folders that README's steps for a new game name, GAME being this one; what a star stands for
/// is left out.
std::vector<std::string> named_in_steps(std::string_view game) {
    const std::string page = disfida::test::file_text(disfida::test::source_root() / "README.md");
    const std::size_t begin = page.find("\n## Adding a fourth game\n");
    REQUIRE(begin != std::string::npos);
    const std::string steps = page.substr(begin, page.find("\n## ", begin + 1) - begin);
    const auto parts = disfida::split(steps, '`');
    std::vector<std::string> out;
    for (std::size_t i = 1; i < parts.size(); i += 2) { // between two marks
        std::string name(parts[i]);
        for (std::size_t at = name.find("GAME"); at != std::string::npos; at = name.find("GAME")) {
            name.replace(at, 4, game);
        }
        if (name.find(' ') == std::string::npos && name.find_first_of("/.") != std::string::npos) {
            out.push_back(name.substr(0, name.find('*')));
        }
    }
    return out;
}

bool is_named(const std::string& file, const std::vector<std::string>& steps) {
    return std::any_of(steps.begin(), steps.end(),
                       [&](const std::string& step) { return file.starts_with(step); });
}

/// Whether a text has a word in it, in small letters or not.
bool speaks_of(std::string_view text, std::string_view word) {
    const std::string small = " " + disfida::small_letters(text) + " ";
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    for (std::size_t at = small.find(word); at != std::string::npos; at = small.find(word, at + 1)) {
        if (!is_letter(small[at - 1]) && !is_letter(small[at + word.size()])) {
            return true;
        }
    }
    return false;
}

/// The files people wrote, below the root, that are neither tests nor the README.
std::vector<std::string> source_files() {
    const auto root = disfida::test::source_root();
    std::vector<std::string> out{"CHANGELOG.md", "CONTRIBUTING.md", "Makefile"};
    for (const char* folder : {"src", "include", "data", "man", "po", "share", "debian", "tools"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (entry.is_regular_file()) {
                out.push_back(entry.path().lexically_relative(root).string());
            }
        }
    }
    return out;
}

} // namespace

TEST_CASE("house: every folder includes only what stands below it") {
    CHECK(layers_of(disfida::test::source_root()) == 0);
}

TEST_CASE("house: an include that looks upward, or at another game, is found") {
    for (const char* text : {"#include \"play/match.hpp\"\n", "#include \"iliad/state.hpp\"\n"}) {
        const disfida::test::TemporaryFolder folder;
        folder.write("include/disfida/dice.hpp", "");
        folder.write("src/barletta/state.hpp",
                     "#include \"kernel/words.hpp\"\n#include \"barletta/state.hpp\"\n");
        CHECK(layers_of(folder.path()) == 0);
        folder.write("src/barletta/apply.cpp", text);
        CHECK(layers_of(folder.path()) != 0);
    }
}

TEST_CASE("house: README's steps for a new game name every file that speaks of the last one") {
    const std::string game(disfida::all_games().back().name);
    const auto steps = named_in_steps(game);
    CHECK(steps.size() > 10);
    for (const std::string& file : source_files()) {
        const std::string text = disfida::test::file_text(disfida::test::source_root() / file);
        CHECK_MESSAGE((is_named(file, steps) || !speaks_of(text, game)), file, " speaks of ", game,
                      ", and no step names it");
    }
}

TEST_CASE("house: the files of README's steps for a new game are there for every game") {
    for (const disfida::GameInfo& game : disfida::all_games()) {
        for (const std::string& step : named_in_steps(game.name)) {
            const auto path = disfida::test::source_root() / step;
            bool there = std::filesystem::exists(path);
            if (!there && std::filesystem::exists(path.parent_path())) { // the beginning of a name
                const std::filesystem::directory_iterator all(path.parent_path());
                there = std::any_of(begin(all), end(all), [&](const auto& entry) {
                    return entry.path().filename().string().starts_with(path.filename().string());
                });
            }
            CHECK_MESSAGE(there, step, " is not there");
        }
    }
}
