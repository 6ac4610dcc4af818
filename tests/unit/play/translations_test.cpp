// Data files in other languages: each says what its English twin says, and differs in prose alone.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "iliad/phrases.hpp"
#include "kernel/toml.hpp"
#include "kernel/utf8.hpp"
#include "play/lesson.hpp"
#include "play/rulebook.hpp"
#include "support/folder.hpp"

using namespace disfida;

namespace {

constexpr std::array<std::string_view, 2> languages{"fr", "it"};

/// The keys whose values are prose; `try` may repeat an answer.
const std::set<std::string_view> prose{"title",  "about",          "text",    "ask",
                                       "say",    "otherwise",      "choices", "try",
                                       "ruling", "reconstruction", "rare"};

const DataFile* file_named(std::string_view name) {
    const auto files = embedded_data();
    const auto at =
        std::find_if(files.begin(), files.end(), [&](const DataFile& file) { return file.name == name; });
    return at == files.end() ? nullptr : &*at;
}

std::string twin_name(std::string_view name, std::string_view language) {
    return std::string(name.substr(0, name.size() - 5)) + "." + std::string(language) + ".toml";
}

/// The data files that hold texts for people to read.
std::vector<const DataFile*> told_files() {
    std::vector<const DataFile*> out;
    for (const DataFile& file : embedded_data()) {
        const bool english = std::count(file.name.begin(), file.name.end(), '.') == 1;
        if (english && (file.name.starts_with("lessons/") || file.name.ends_with("/rules.toml") ||
                        file.name.ends_with("/phrases.toml"))) {
            out.push_back(&file);
        }
    }
    return out;
}

/// Where two values differ that should not; empty: nowhere. Prose has to be there on both sides, and as many
/// sentences of it.
std::string differing(const toml::node& english, const toml::node& other, std::string_view key) {
    if (english.type() != other.type()) {
        return std::string(key) + " is of another kind";
    }
    if (const auto* table = english.as_table()) {
        const auto& twin = *other.as_table();
        if (table->size() != twin.size()) {
            return std::string(key) + " has other keys";
        }
        for (const auto& [name, value] : *table) {
            const auto* same = twin.get(name.str());
            if (same == nullptr) {
                return std::string(name.str()) + " is missing";
            }
            if (const auto where = differing(value, *same, name.str()); !where.empty()) {
                return where;
            }
        }
        return {};
    }
    if (const auto* list = english.as_array()) {
        const auto& twin = *other.as_array();
        if (list->size() != twin.size()) {
            return std::string(key) + " has another number of entries";
        }
        for (std::size_t i = 0; i < list->size(); ++i) {
            if (const auto where = differing((*list)[i], twin[i], key); !where.empty()) {
                return where + " (entry " + std::to_string(i + 1) + ")";
            }
        }
        return {};
    }
    if (const auto* text = english.as_string()) {
        const std::string& twin = other.as_string()->get();
        const bool same = text->get() == twin;
        return prose.contains(key) ? (twin.empty() ? std::string(key) + " is empty" : std::string())
                                   : (same ? std::string() : std::string(key) + " differs: " + twin);
    }
    const bool same = english.is_integer() ? english.as_integer()->get() == other.as_integer()->get()
                                           : english.value<double>() == other.value<double>();
    return same ? std::string() : std::string(key) + " differs";
}

/// A folder with all files of a language under their English names, so that they are read without speaking
/// it.
class InLanguage {
  public:
    explicit InLanguage(std::string_view language) {
        for (const DataFile* file : told_files()) {
            const auto* twin = file_named(twin_name(file->name, language));
            REQUIRE_MESSAGE(twin != nullptr, twin_name(file->name, language));
            const auto path = folder_.path() / file->name;
            std::filesystem::create_directories(path.parent_path());
            std::ofstream(path, std::ios::binary) << twin->text;
        }
    }
    [[nodiscard]] DataSource data() const {
        auto opened = DataSource::open(folder_.path().string());
        REQUIRE(opened);
        return std::move(*opened);
    }

  private:
    test::TemporaryFolder folder_;
};

} // namespace

TEST_CASE(
    "languages: every rule, lesson and phrase is there in French and Italian, and differs in prose alone") {
    REQUIRE(told_files().size() > 30);
    for (const DataFile* file : told_files()) {
        const auto english = parse_toml(std::string(file->text), std::string(file->name));
        REQUIRE(english);
        const bool phrases = file->name.ends_with("/phrases.toml");
        for (const auto language : languages) {
            const auto* twin = file_named(twin_name(file->name, language));
            REQUIRE_MESSAGE(twin != nullptr, twin_name(file->name, language));
            const auto table = parse_toml(std::string(twin->text), std::string(twin->name));
            REQUIRE_MESSAGE(table, table.error().line());
            if (phrases) { // sentences alone
                const auto& rows = *(*english)["phrases"].as_table();
                CHECK((*table)["phrases"].as_table()->size() == rows.size());
                continue;
            }
            CHECK_MESSAGE(differing(*english, *table, "").empty(),
                          (std::string(twin->name) + ": " + differing(*english, *table, "")));
        }
    }
}

TEST_CASE("languages: a translated file has no word for word English text of more than two words") {
    for (const DataFile* file : told_files()) {
        if (!file->name.starts_with("lessons/")) {
            continue;
        }
        const auto english = parse_toml(std::string(file->text), std::string(file->name));
        for (const auto language : languages) {
            const auto table = parse_toml(std::string(file_named(twin_name(file->name, language))->text), "");
            REQUIRE(table);
            const auto& steps = *(*english)["step"].as_array();
            for (std::size_t i = 0; i < steps.size(); ++i) {
                CHECK_MESSAGE((*table)["step"][i]["text"].value<std::string>() !=
                                  steps[i].as_table()->get("text")->value<std::string>(),
                              (std::string(file->name) + " step " + std::to_string(i + 1)));
            }
        }
    }
}

TEST_CASE("languages: the rules of every game can be read in each, with the ids of the English") {
    for (const auto language : languages) {
        const InLanguage folder(language);
        for (const GameInfo& game : all_games()) {
            const auto english = load_rules(DataSource(), game.name);
            const auto rules = load_rules(folder.data(), game.name);
            REQUIRE_MESSAGE(rules, rules.error().line());
            REQUIRE(rules->size() == english->size());
            CHECK(std::equal(rules->begin(), rules->end(), english->begin(),
                             [](const RuleText& a, const RuleText& b) { return a.id == b.id; }));
        }
    }
}

TEST_CASE("languages: every lesson plays through in each, with its right answers and its wrong ones") {
    for (const auto language : languages) {
        const InLanguage folder(language);
        const DataSource data = folder.data();
        const LessonShelf shelf = load_lessons(data);
        CHECK_MESSAGE(shelf.broken.empty(), (shelf.broken.empty() ? "" : shelf.broken.front().line()));
        CHECK(shelf.lessons.size() == load_lessons(DataSource()).lessons.size());
        for (const Lesson& lesson : shelf.lessons) {
            const auto done = check_lesson(data, lesson);
            CHECK_MESSAGE(done, (done ? "" : done.error().line()));
        }
    }
}

TEST_CASE("languages: the Iliad's phrases can be read in each and are as short as the log needs") {
    for (const auto language : languages) {
        const InLanguage folder(language);
        const auto phrases = iliad::load_phrases(folder.data());
        REQUIRE_MESSAGE(phrases, phrases.error().line());
        const auto english = iliad::load_phrases(DataSource());
        for (std::size_t row = 0; row < phrases->rows.size(); ++row) {
            CHECK(phrases->rows[row].size() == english->rows[row].size());
            for (std::size_t turn = 0; turn < phrases->rows[row].size(); ++turn) {
                const std::string line = phrases->say(
                    iliad::telling_names[row], static_cast<std::int64_t>(turn), "Deiphobus", "Euphorbus");
                CHECK_MESSAGE(columns(line) <= 62, line);
                CHECK_MESSAGE(line.find('{') == std::string::npos, line);
            }
        }
    }
}

namespace {

/// The first line of a text that goes on a line ended by a backslash with a letter outside ASCII; 0: none.
std::size_t continued_outside_ascii(std::string_view text) {
    bool goes_on = false;
    std::size_t number = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        ++number;
        const std::size_t first = line.find_first_not_of(" \t");
        if (goes_on && first != std::string_view::npos && static_cast<unsigned char>(line[first]) > 127) {
            return number;
        }
        goes_on = line.ends_with('\\') || (goes_on && first == std::string_view::npos);
    }
    return 0;
}

} // namespace

TEST_CASE("languages: no line goes on with a letter outside ASCII, where the reader of TOML is undefined") {
    CHECK(continued_outside_ascii("a \\\nb \\\n\n  \xc3\xa9") == 4);
    CHECK(continued_outside_ascii("a \\\nb\n\xc3\xa9") == 0);
    for (const DataFile& file : embedded_data()) {
        if (file.name.ends_with(".toml")) {
            CHECK_MESSAGE(continued_outside_ascii(file.text) == 0, std::string(file.name));
        }
    }
}
