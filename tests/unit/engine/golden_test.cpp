// Whole games on record, and some cut in the middle: they replay to the byte, state and checks included.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "support/paths.hpp"
#include "unit/engine/talk.hpp"

using disfida::test::file_text;
using disfida::test::Talk;

namespace {

/// The records in tests/golden without their ending, by name.
std::vector<std::filesystem::path> records() {
    std::vector<std::filesystem::path> out;
    for (const auto& entry :
         std::filesystem::directory_iterator(disfida::test::source_root() / "tests/golden")) {
        if (entry.path().extension() == ".disfida") {
            out.push_back(std::filesystem::path(entry.path()).replace_extension());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> out;
    for (std::size_t from = 0; from < text.size(); from = text.find('\n', from) + 1) {
        out.push_back(text.substr(from, text.find('\n', from) - from));
    }
    return out;
}

/// The command that begins the game of a record: "new iliad mode=melee".
std::string beginning(const std::string& text) {
    std::string out;
    for (const std::string& line : lines(text)) {
        if (line.starts_with("disfida 1 ")) {
            out = "new " + line.substr(10);
        } else if (line.starts_with("option ")) {
            std::string option = line.substr(7);
            option[option.find(' ')] = '=';
            out += " " + option;
        }
    }
    return out;
}

} // namespace

TEST_CASE("every game has golden records") {
    const auto all = records();
    for (const auto& game : disfida::all_games()) {
        CHECK_MESSAGE(std::any_of(all.begin(), all.end(),
                                  [&](const auto& path) {
                                      return path.filename().string().starts_with(std::string(game.name) +
                                                                                  "-");
                                  }),
                      game.name);
    }
}

TEST_CASE("golden games replay to the state beside them") {
    for (const auto& path : records()) {
        CAPTURE(path.filename().string());
        Talk talk;
        talk.ok("load " + path.string() + ".disfida");
        const std::string state = talk.ok("state");
        CHECK(state + '\n' == file_text(path.string() + ".state"));
        CHECK(talk.ok("record") + '\n' == file_text(path.string() + ".disfida"));
        const bool over = state.find(R"("result":null)") == std::string::npos;
        CHECK((talk.raw("legal") == "= \n\n") == over);
    }
}

TEST_CASE("a golden game played action by action gives the same record, checks and all") {
    for (const auto& path : records()) {
        CAPTURE(path.filename().string());
        const std::string text = file_text(path.string() + ".disfida");
        Talk talk;
        talk.ok(beginning(text));
        std::size_t actions = 0;
        for (const std::string& line : lines(text)) {
            if (line.starts_with("set ")) {
                talk.ok(line);
            } else if (!line.starts_with("disfida ") && !line.starts_with("option ") &&
                       !line.starts_with("check ")) {
                REQUIRE(disfida::test::first_line(talk.ok("play " + line)) == line);
                ++actions;
            }
        }
        CHECK(actions > 0);
        std::string record = talk.ok("record") + '\n';
        record.erase(record.find("seed "),
                     std::string("seed 1\n").size()); // given dice, but a new game has a seed
        CHECK(record == text);
    }
}
