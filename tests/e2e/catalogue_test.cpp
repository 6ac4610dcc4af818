// The catalogues of the languages: whole, and each text with the places of the English.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

namespace fs = std::filesystem;
using disfida::test::run_program;

namespace {

/// A text and what stands for it; both with all their plural forms.
struct Entry {
    std::vector<std::string> texts;
    std::vector<std::string> translations;
};

/// What a line of a catalogue has between its outer quotation marks, its escapes read.
std::string quoted_part(std::string_view line) {
    std::string out;
    for (std::size_t at = line.find('"') + 1; at < line.size() && line[at] != '"'; ++at) {
        if (line[at] != '\\') {
            out += line[at];
        } else {
            ++at;
            out += line[at] == 'n' ? '\n' : line[at];
        }
    }
    return out;
}

std::vector<Entry> entries_of(const fs::path& file) {
    std::vector<Entry> out;
    std::string* open = nullptr;
    const std::string text = disfida::test::file_text(file);
    for (const std::string_view line : disfida::split(text, '\n')) {
        if (line.starts_with("msgid \"")) {
            out.emplace_back();
        }
        if (line.starts_with("msgid")) {
            open = &out.back().texts.emplace_back(quoted_part(line));
        } else if (line.starts_with("msgstr")) {
            open = &out.back().translations.emplace_back(quoted_part(line));
        } else if (line.starts_with("\"") && open != nullptr) {
            *open += quoted_part(line);
        } else {
            open = nullptr;
        }
    }
    if (!out.empty() && out.front().texts.front().empty()) {
        out.erase(out.begin()); // the head
    }
    return out;
}

/// The marks in braces of a text.
std::set<std::string> places(std::string_view text) {
    std::set<std::string> out;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        out.insert(std::string(text.substr(at, text.find('}', at) - at + 1)));
    }
    return out;
}

std::vector<fs::path> catalogues() {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(disfida::test::source_root() / "po")) {
        if (entry.path().extension() == ".po") {
            out.push_back(entry.path());
        }
    }
    return out;
}

} // namespace

TEST_CASE("languages: every text of the program is translated in every catalogue, and no other is kept") {
    REQUIRE(catalogues().size() == 2);
    const std::string root = disfida::test::source_root().string();
    CHECK(std::system(("cd '" + root + "' && sh src/make/catalogues.sh").c_str()) == 0);
}

TEST_CASE("languages: a translation has the places of its text and no others") {
    for (const fs::path& file : catalogues()) {
        const auto entries = entries_of(file);
        CHECK(entries.size() > 100);
        for (const Entry& entry : entries) {
            const std::set<std::string> wanted = places(entry.texts.back());
            for (const std::string& translation : entry.translations) {
                CHECK_MESSAGE(places(translation) == wanted, (file.filename().string() + ": " + translation));
            }
        }
    }
}

TEST_CASE(
    "languages: the environment and --lang choose, under LANG=C in ASCII, and scripts' LC_ALL=C is English") {
    using Environment = std::vector<std::pair<std::string, std::optional<std::string>>>;
    const auto refused = [](std::vector<std::string> words, Environment environment) {
        disfida::test::Start start{std::move(words)};
        start.environment = std::move(environment);
        for (const char* name : {"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"}) {
            if (std::none_of(start.environment.begin(), start.environment.end(),
                             [&](const auto& given) { return given.first == name; })) {
                start.environment.emplace_back(name, std::nullopt);
            }
        }
        return run_program(start).errors;
    };
    const std::string english = refused({"nonsense"}, {{"LANG", "C.UTF-8"}});
    CHECK(english.find("nonsense") != std::string::npos);
    const std::string italian = refused({"nonsense", "--lang=it"}, {{"LANG", "C"}});
    CHECK(italian.find("nonsense") != std::string::npos);
    CHECK(italian != english);
    CHECK(std::all_of(italian.begin(), italian.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
    CHECK(refused({"nonsense"}, {{"LANG", "it_IT.ISO-8859-1"}}) == italian);
    CHECK(refused({"nonsense"}, {{"LANG", "C"}, {"LANGUAGE", "it"}}) == italian);
    CHECK(refused({"nonsense"}, {{"LANGUAGE", "it"}, {"LC_ALL", "C"}}) == english);
    CHECK(refused({"nonsense", "--lang=en"}, {{"LANG", "it_IT.UTF-8"}}) == english);
}

namespace {

/// What is said in a language, in UTF-8 where the locale has it.
disfida::test::Outcome said_in(const std::string& language, std::vector<std::string> words,
                               std::string_view input = "", const std::string& locale = "C.UTF-8") {
    words.push_back("--lang=" + language);
    disfida::test::Start start{std::move(words)};
    start.environment = {{"LANG", locale},
                         {"LANGUAGE", std::nullopt},
                         {"LC_ALL", std::nullopt},
                         {"LC_MESSAGES", std::nullopt}};
    return run_program(start, input);
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("languages: a colon put between two texts has a blank before it in French alone") {
    const std::vector<std::string> words{"settings", "bell", "7"};
    CHECK(said_in("en", words).errors.find("bell: '7'") != std::string::npos);
    CHECK(said_in("it", words).errors.find("bell: '7'") != std::string::npos);
    CHECK(said_in("fr", words).errors.find("bell\u00a0: '7'") != std::string::npos);
    CHECK(said_in("fr", words, "", "C").errors.find("bell : '7'") != std::string::npos);
}

TEST_CASE("languages: chances have a decimal comma, and French a blank before per cent") {
    // Achilles throws with AGILITY 8: 26 of 36.
    const std::vector<std::string> words{"iliad", "--plain", "--seed=4"};
    constexpr std::string_view orders = "roll\nodds throw achilles\nquit\ny\n";
    CHECK(holds(said_in("en", words, orders).output, "72.2%"));
    CHECK(holds(said_in("it", words, orders).output, "72,2%"));
    CHECK(holds(said_in("fr", words, orders).output, "72,2\u00a0%"));
}

TEST_CASE("languages: tables of the laboratory are for people, their files for programs") {
    const disfida::test::TemporaryFolder folder;
    const auto table = [&](const std::string& language) {
        const std::string file = (folder.path() / (language + ".csv")).string();
        return said_in(language, {"simulate", "iliad", "--games=4", "--seed=3", "--jobs=1", "--level=page",
                                  "--mono", "--out=" + file})
            .output;
    };
    const std::string english = table("en");
    const std::string french = table("fr");
    const std::string italian = table("it");
    CHECK(holds(english, " 5 %"));
    CHECK(holds(french, "5\u00a0%"));
    CHECK(holds(english, ".00"));
    CHECK(holds(french, ",00"));
    CHECK_FALSE(holds(french, ".00"));
    CHECK(holds(italian, ",00"));
    CHECK_FALSE(holds(italian, ".00"));
    CHECK(disfida::test::file_text(folder.path() / "fr.csv") ==
          disfida::test::file_text(folder.path() / "en.csv"));
}

TEST_CASE(
    "languages: help has its headings in the language, players are named in it, options stay as typed") {
    const std::string help = said_in("fr", {"barletta", "--help"}).output;
    CHECK(help.starts_with("Utilisation\u00a0: disfida barletta [options] [FILE]\n"));
    CHECK(holds(help, "\nOptions\u00a0:\n"));
    CHECK(said_in("it", {"barletta", "--help"}).output.starts_with("Uso: disfida barletta "));
    CHECK(holds(said_in("it", {"--help"}).output, "\nOpzioni:\n"));
    const std::string greeting = said_in("it", {"iliad", "--plain", "--seed=4"}).output;
    CHECK(holds(greeting, "persona"));
    CHECK(holds(greeting, "scudiero (computer:1)"));
    const std::vector<std::string> usual{"iliad", "--plain", "--seed=4"};
    const std::string refused = said_in("it", usual, "roll\nattack achilles hector\n").output;
    CHECK(holds(refused, "Achille non \u00e8 a contatto con Ettore"));
    CHECK(holds(said_in("en", usual, "roll\nattack achilles hector\n").output, "Achilles is not"));
}
