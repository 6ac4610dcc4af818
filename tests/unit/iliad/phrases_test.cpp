// The words of the log: enough of them, never the same twice in a row, with the names in their places.
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "iliad/phrases.hpp"
#include "kernel/data.hpp"
#include "support/fight.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace iliad = disfida::iliad;
using disfida::test::Fight;

namespace {

iliad::Phrases phrases() {
    auto loaded = iliad::load_phrases(disfida::DataSource());
    REQUIRE_MESSAGE(loaded, loaded.error().text);
    return std::move(*loaded);
}

std::string broken(const std::string& from, const std::string& to) {
    const disfida::test::TemporaryFolder folder;
    std::string text = disfida::test::file_text(disfida::test::source_root() / "data/iliad/phrases.toml");
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to);
    folder.write("iliad/phrases.toml", text);
    const auto data = disfida::DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto loaded = iliad::load_phrases(*data);
    return loaded ? "" : loaded.error().text.substr((folder.path() / "iliad/phrases.toml").string().size());
}

} // namespace

TEST_CASE("phrases: at least eight for each happening, all different, and each names who it is about") {
    const auto all = phrases();
    for (std::size_t i = 0; i < all.rows.size(); ++i) {
        CAPTURE(iliad::telling_names[i]);
        const auto& row = all.rows[i];
        CHECK(row.size() >= 8);
        CHECK(std::set<std::string>(row.begin(), row.end()).size() == row.size());
        for (const std::string& text : row) {
            CAPTURE(text);
            CHECK((text.find("{who}") != std::string::npos || text.find("{foe}") != std::string::npos));
        }
    }
}

TEST_CASE("phrases: no two in a row are alike, wherever the count stands, also where it starts again") {
    const auto all = phrases();
    for (const std::string_view name : iliad::telling_names) {
        CAPTURE(name);
        std::string last = all.say(name, 255, "A", "B"); // the count is a byte
        for (int turn = 0; turn < 256; ++turn) {
            const std::string now = all.say(name, turn, "A", "B");
            CHECK(now != last);
            CHECK(now.find('{') == std::string::npos);
            last = now;
        }
    }
    CHECK(all.say("no-such-row", 0, "A", "B").empty());
}

TEST_CASE("phrases: in a fight the same happening is told in other words each time") {
    Fight fight = Fight::engaged();
    std::string last;
    for (int turn = 0; turn < 24; ++turn) {
        fight.play({"attack achilles hector", "parry : 3 4 3 4"}); // success against success
        const auto events = fight.events("parry");
        REQUIRE(events.size() == 1);
        CHECK(events[0].text("words") == "parry-holds");
        const std::string now = fight.match().position().say(events[0]);
        CHECK(now != last);
        CHECK(now.ends_with(" (3+4=7 against BOTTLE 11; 3+4=7 against AGILITY 7)"));
        last = now;
        fight.play({"wait hector", "roll"});
    }
}

TEST_CASE("phrases: the words do not belong to the state, and a game read again tells the same") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "parry : 3 4 3 4", "wait hector", "roll", "attack achilles hector",
                "parry : 3 4 3 4"});
    const auto again =
        disfida::Match::read(disfida::DataSource(), fight.match().record().text(), "record", 1);
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->position().brief(again->plies().back().events) ==
          fight.match().position().brief(fight.match().plies().back().events));
}

TEST_CASE("phrases: too few, unknown marks and unknown rows are refused") {
    CHECK(broken("groin = [", "groin = []\ngroins = [").find("groin") != std::string::npos);
    CHECK(broken("{who}'s skin, and no more", "{whom}'s skin, and no more")
              .find("has a mark other than {who}") != std::string::npos);
    // A wound names one man only.
    CHECK(broken("{who}'s skin, and no more", "\\u001b{who}").find("no sentence of 1 to 80") !=
          std::string::npos);
    CHECK(broken("{who}'s skin, and no more", "{foe}'s skin, and no more")
              .find("has a mark other than {who}") != std::string::npos);
}
