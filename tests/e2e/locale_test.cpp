// Expectation 38: whatever locale a program runs in, records and tests are the same, byte for byte.
#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/locales.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;

/// A program's start in a locale.
Start in_locale(std::vector<std::string> arguments, const std::string& locale) {
    Start start{std::move(arguments)};
    start.environment = {{"LC_ALL", locale}};
    if (locale != "C") {
        start.environment.emplace_back("LOCPATH", locale_folder(locale));
    }
    return start;
}

/// What is kept and said in a locale: records of whole games, their mails and checks, results of the
/// laboratory, answers of the engine.
std::string everything(const std::string& locale) {
    const TemporaryFolder folder;
    std::string out;
    const auto add = [&](std::vector<std::string> arguments, std::string_view input) {
        const Outcome outcome = run_program(in_locale(std::move(arguments), locale), input);
        CHECK(outcome.status == 0);
        out += outcome.output + outcome.errors;
    };
    const auto file = [&](const std::string& name) { return (folder.path() / name).string(); };
    const auto without_folder = [&](std::string text) {
        for (std::size_t at = 0; (at = text.find(folder.path().string())) != std::string::npos;) {
            text.erase(at, folder.path().string().size());
        }
        return text;
    };
    add({"barletta", "--ascii", "--seed=7", "--italians=squire", "--french=knight", "--deploy=random",
         "--gallantry", file("b.disfida")},
        "");
    add({"iliad", "--ascii", "--seed=7", "--left-player=squire", "--right-player=squire", "--mode=melee",
         file("i.disfida")},
        "");
    add({"lorraine", "--ascii", "--seed=7", "--burgundy=squire", "--french=squire", "--deploy=default",
         file("l.disfida")},
        "");
    for (const char* name : {"b.disfida", "i.disfida", "l.disfida"}) {
        out += file_text(file(name));
        add({"export", file(name)}, "");
        add({"verify", file(name)}, "");
    }
    add({"simulate", "iliad", "--games=20", "--seed=3", "--jobs=1", "--ascii", "--level=page",
         "--out=" + file("s.json")},
        "");
    add({"simulate", "--merge", "--out=" + file("s.csv"), "--ascii", file("s.json")}, "");
    out += file_text(file("s.json")) + file_text(file("s.csv"));
    add({"engine"}, "new barletta seed 5\nplay roll\nstate\nsuggest\nlegal\nrecord\n"
                    "new iliad seed 5\nauto 3\nstate\nquit\n");
    return without_folder(out);
}

} // namespace

TEST_CASE("expectation 38: records, mails, results and answers are the same in every locale") {
    const std::string here = everything("C");
    CHECK(here.size() > 10000);
    CHECK(here.find("\nseed 7\n") != std::string::npos);
    for (const std::string& locale : foreign_locales) {
        CAPTURE(locale);
        CHECK(everything(locale) == here);
    }
}

TEST_CASE("expectation 38: the locales of these tests are what they are called") {
    const auto point = [](const std::string& locale) {
        return output_of("LOCPATH='" + locale_folder(locale) + "' LC_ALL=" + locale +
                         " locale decimal_point charmap");
    };
    CHECK(point("de_DE.UTF-8") == ",\nUTF-8\n");
    CHECK(point("tr_TR.UTF-8") == ",\nUTF-8\n");
    CHECK(point("ja_JP.EUC-JP") == ".\nEUC-JP\n");
}

TEST_CASE("expectation 38: tests of notation, records and numbers pass in every locale") {
    const auto tests = game_program().parent_path() / "unit-tests";
    if (!std::filesystem::exists(tests)) {
        MESSAGE("left out: there are no unit-tests beside the game");
        return;
    }
    for (const std::string& locale : foreign_locales) {
        CAPTURE(locale);
        int status = 0;
        const std::string said =
            output_of("LOCPATH='" + locale_folder(locale) + "' LC_ALL=" + locale + " '" + tests.string() +
                          "' -tc='command line*,*notation*,*record*,*json*,*data*,*words*' -tce='random*'",
                      &status);
        CHECK_MESSAGE(status == 0, said);
        CHECK(said.find("SUCCESS") != std::string::npos);
    }
}
