// The finished games: found, understood, counted, remembered.
#include <array>
#include <filesystem>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "kernel/data.hpp"
#include "play/kept.hpp"
#include "play/past_words.hpp"
#include "support/has.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::Variable;

namespace {

/// A game of Barletta that ends at once, with these words about its players.
std::string ended(const std::string& players, const std::string& end) {
    return "disfida 1 barletta\n" + (players.empty() ? "" : "# players " + players + " dice=thrown\n") +
           "roll : 6 6 1 1\n" + end + "\n";
}

const std::string against_knight = "italian=person french=computer:2";

struct Home : test::Home {
    Variable zone{"TZ", "UTC"};
    int hours = 0;

    /// Puts a record there, each an hour older than the one before.
    void keep(const std::string& name, const std::string& record) {
        folder.write(own(name), record);
        constexpr time_t noon = 1796040000; // 2026-11-30 12:00 UTC
        const std::array<timespec, 2> times{timespec{noon, 0}, timespec{noon - 3600 * hours++, 0}};
        REQUIRE(::utimensat(AT_FDCWD, own(name).c_str(), times.data(), 0) == 0);
    }
    void keep_game(const std::string& name, const std::string& record) {
        keep("games/" + name + ".disfida", record);
    }
    [[nodiscard]] PastReader all(OwnSide own_side = nullptr) const {
        PastReader out(data, own_side);
        while (out.step()) {
        }
        return out;
    }
};

} // namespace

TEST_CASE("past games: those that are over, the last one first, with who played, who won and by what") {
    Home home;
    home.keep_game("c", ended(against_knight, "resign french"));
    home.keep_game("going-on", ended(against_knight, "place fieramosca 2407"));
    home.keep_game("b", ended("italian=computer:4 french=person", "draw"));
    home.keep_game("a", ended("italian=person french=engine", "resign italian"));
    const PastReader all = home.all();
    CHECK(all.total() == 4);
    REQUIRE(all.games().size() == 3);
    const PastGame& won = all.games()[0];
    CHECK(kept_name(won.file.path) == "c");
    CHECK(won.who == std::vector<std::string>{"person", "knight"});
    CHECK(won.own == 0U);
    CHECK(won.winner == 0U);
    CHECK(won.opponent() == "knight");
    CHECK(won.actions == 2);
    CHECK(won.result == "The Italians win: the French gave up, 0 VP Italian, 0 VP French.");
    CHECK(outcome_word(won) == "won");
    CHECK(past_row(won).starts_with("2026-11-30 12:00  barletta  won     Italians person, French knight"));
    CHECK(
        past_sentences(won) ==
        "2026-11-30 12:00, The Challenge of Barletta, 13 February 1503. Italians person, French knight. The "
        "Italians win: the French gave up, 0 VP Italian, 0 VP French. Luck: Italians 0, French 0.");
    const PastGame& drawn = all.games()[1];
    CHECK(drawn.own == 1U);
    CHECK_FALSE(drawn.winner);
    CHECK(outcome_word(drawn) == "drawn");
    CHECK(drawn.opponent() == "champion");
    const PastGame& lost = all.games()[2];
    CHECK(outcome_word(lost) == "lost");
    CHECK(lost.opponent() == "a program");
    for (const PastGame& game : all.games()) {
        CHECK(past_row(game).size() <= 78);
    }
}

TEST_CASE("past games: two people, two computers and unknown players are listed and not counted") {
    Home home;
    home.keep_game("a", ended("italian=person french=person", "draw"));
    home.keep_game("b", ended("italian=computer:1 french=computer:2", "draw"));
    home.keep_game("c", ended("", "draw"));
    const PastReader all = home.all();
    REQUIRE(all.games().size() == 3);
    for (const PastGame& game : all.games()) {
        CHECK_FALSE(game.own);
        CHECK(outcome_word(game) == "played");
    }
    CHECK(all.games()[2].who == std::vector<std::string>{"unknown", "unknown"});
    CHECK(standings(all.games()).empty());
    CHECK(standing_lines(all.games()) ==
          std::vector<std::string>{"3 games say nothing of you: two people at one keyboard, the computer "
                                   "alone, or nobody knows who played."});
}

TEST_CASE("past games: what they say of the player, by game and level, with the Wilson interval") {
    Home home;
    // Against the knight 2 won, 1 drawn, 1 lost: 2.5 of 4. With z^2 = 3.8415 the middle is
    // (0.625 + 3.8415 / 8) / (1 + 3.8415 / 4) = 1.10519 / 1.96037 = 0.56377, the half width
    // 1.96 * sqrt(0.625 * 0.375 / 4 + 3.8415 / 64) / 1.96037 = 1.96 * 0.34439 / 1.96037 = 0.34432.
    home.keep_game("a", ended(against_knight, "resign french"));
    home.keep_game("b", ended(against_knight, "resign italian"));
    home.keep_game("c", ended(against_knight, "draw"));
    home.keep_game("d", ended("italian=computer:2 french=person", "resign italian"));
    home.keep_game("e", ended("italian=person french=computer:1", "resign italian"));
    home.keep_game("f", ended("italian=person french=engine", "draw"));
    const PastReader all = home.all();
    const auto by = standings(all.games());
    REQUIRE(by.size() == 3);
    CHECK(by[0].opponent == "squire");
    CHECK(by[1].opponent == "knight");
    CHECK(by[2].opponent == "a program");
    CHECK(by[1].won == 2);
    CHECK(by[1].drawn == 1);
    CHECK(by[1].lost == 1);
    CHECK(by[1].score() == 2.5);
    const auto lines = standing_lines(all.games());
    REQUIRE(lines.size() == 4);
    CHECK(lines[1] ==
          "Barletta against knight: won 2, drawn 1, lost 1 of 4 games; score 63% (95% sure between "
          "22% and 91%); luck 0 a game.");
    CHECK(lines[3].starts_with("Score counts a draw as half a game."));
}

TEST_CASE("past games: luck is counted once, from the game's own dice, and remembered by the record's text") {
    Home home;
    const std::string record = test::file_text(test::golden_file("iliad-duel"));
    home.keep_game("duel", record);
    const PastReader first = home.all();
    REQUIRE(first.games().size() == 1);
    const auto luck = first.games()[0].luck;
    REQUIRE(luck.size() == 2);
    CHECK(luck[0] != 0.0);
    const auto file = home.own("luck");
    const std::string kept = test::file_text(file);
    CHECK(kept.starts_with("disfida-luck "));
    // What is remembered is what is told, also under another name; a broken file is counted anew.
    const std::string head = kept.substr(0, kept.find('\n') + 1);
    const std::string key = kept.substr(head.size(), kept.find(' ', head.size()) - head.size());
    home.folder.write(home.own("luck"), head + key + " 0.25 -0.5\nno line of ours\n");
    std::filesystem::rename(home.game("duel"), home.game("other"));
    const PastReader second = home.all();
    CHECK(second.games()[0].luck == std::vector<double>{0.25, -0.5});
    CHECK(luck_points(0.254) == "+25");
    CHECK(luck_points(-0.5) == "-50");
    CHECK(luck_points(-0.004) == "0");
    home.folder.write(home.own("luck"), "disfida-luck 0.0.0\n" + key + " 0.25 -0.5\n");
    const PastReader third = home.all();
    CHECK(third.games()[0].luck[0] == doctest::Approx(luck[0]));
}

TEST_CASE("past games: a seat at a table is one's own side; copies of one's own table are left out") {
    Home home;
    const std::string bound(64, 'a');
    const std::string other(64, 'b');
    const std::string record = "disfida 1 barletta\ncommit italian " + bound + "\ncommit french " + other +
                               "\nroll : 6 6 1 1\nresign french\n";
    home.keep_game("hosted", record);
    home.keep("tables/" + bound.substr(0, 32) + ".disfida", record);
    const auto italian = [](const Match& /*match*/) { return std::optional<std::size_t>(0); };
    PastReader all = home.all(italian);
    CHECK(all.games().size() == 2); // as a guest and as a host of other logins
    CHECK(all.games()[0].who == std::vector<std::string>{"person", "another terminal"});
    CHECK(all.games()[0].opponent() == "another terminal");
    CHECK(outcome_word(all.games()[0]) == "won");
    home.keep("tables/" + bound.substr(0, 32) + ".host", "disfida-seat 1\n");
    CHECK(home.all(italian).games().size() == 1);
    const auto neither = [](const Match& /*match*/) { return std::optional<std::size_t>(); };
    CHECK_FALSE(home.all(neither).games()[0].own);
}

TEST_CASE("past games: what does not hold is named, and no reason to stop") {
    Home home;
    home.keep_game("a", "no record\n");
    home.keep_game("b", ended(against_knight, "resign french"));
    const PastReader all = home.all();
    CHECK(all.games().size() == 1);
    REQUIRE(all.broken().size() == 1);
    CHECK(has(all.broken()[0], "a.disfida:1: "));
    CHECK(has(past_text(all), "Left out: "));
    CHECK(past_text(Home().all()) == "No finished game is kept.\n");
}

TEST_CASE("past games: JSON for programs, one line, whatever a file is called") {
    Home home;
    home.keep_game("a\"\xff", ended(against_knight, "resign french"));
    const std::string line = past_json(home.all().games());
    CHECK(line.find('\n') == line.size() - 1);
    const auto json = nlohmann::json::parse(line);
    CHECK(json["what"] == "disfida past");
    REQUIRE(json["games"].size() == 1);
    const auto& game = json["games"][0];
    CHECK(game["played"] == "2026-11-30T12:00:00Z");
    CHECK(game["game"] == "barletta");
    CHECK(game["players"]["french"] == "knight");
    CHECK(game["own"] == "italian");
    CHECK(game["winner"] == "italian");
    CHECK(game["luck"]["italian"] == 0.0);
    CHECK(json["standings"][0]["opponent"] == "knight");
    CHECK(json["standings"][0]["won"] == 1);
    CHECK(json["standings"][0]["score"] == 1.0);
}
