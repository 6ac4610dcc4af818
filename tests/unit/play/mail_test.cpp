// Games by mail: what a mail program may do to the text, what nobody may do to the game.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "play/mail.hpp"
#include "play/session.hpp"
#include "support/environment.hpp"
#include "support/every_game.hpp"
#include "support/folder.hpp"
#include "support/fuzz.hpp"
#include "support/paths.hpp"

using namespace disfida;

namespace {

constexpr std::size_t most_letters = 4000;

Match golden(const std::string& name) {
    const auto path = test::golden_file(name);
    auto match = Match::read(DataSource(), test::file_text(path), name, 1);
    REQUIRE(match);
    return std::move(*match);
}

std::string mailed(const Match& match) {
    const auto text = mail_text(match, noted_players(match.record()));
    REQUIRE(text);
    return *text;
}

/// The actions of a record, a line each.
std::string actions_of(const Match& match) {
    std::string out;
    for (const Ply& ply : match.plies()) {
        out += ply.statement() + "\n";
    }
    return out;
}

/// Reads a mail back and replays it.
Match arrived(const std::string& mail) {
    const auto record = read_mail(mail, "mail");
    if (!record) {
        FAIL(record.error().text);
    }
    auto match = Match::read(DataSource(), *record, "mail", 1);
    if (!match) {
        FAIL(match.error().text);
    }
    return std::move(*match);
}

std::string refusal(const std::string& mail) {
    const auto record = read_mail(mail, "mail");
    return record ? "" : record.error().text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
    return text;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    for (const auto line : split(text, '\n')) {
        out.emplace_back(line);
    }
    out.pop_back();
    return out;
}

bool has(const std::string& whole, std::string_view part) { return whole.find(part) != std::string::npos; }

/// A whole random game, the dice of everything from `seed`.
Match random_game(const GameInfo& info, std::uint64_t seed, const Options& options) {
    auto match = Match::create(DataSource(), info.name, options, seed, seed);
    REQUIRE(match);
    SeededDice choices(seed + 1);
    while (!match->position().over()) {
        const auto legal = match->position().legal();
        const auto& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
        REQUIRE(match->play(match->position().filled(line, match->plies().size())));
    }
    return std::move(*match);
}

} // namespace

TEST_CASE("expectation 40: a mailed game goes on from where it was, whatever game it is") {
    for (const std::string name : {"barletta-1", "iliad-melee", "iliad-tourney-own", "lorraine-1"}) {
        const Match match = golden(name);
        const std::string mail = mailed(match);
        CAPTURE(name);
        CHECK(mail.size() < most_letters);
        const Match back = arrived(mail);
        CHECK(back.position().state() == match.position().state());
        CHECK(actions_of(back) == actions_of(match));
        CHECK(back.record().seed() == match.record().seed());
        for (const std::string& line : lines_of(mail)) {
            CHECK(line.size() <= 72);
        }
    }
}

TEST_CASE("expectation 40: a whole random game of each kind is shorter than 4000 letters") {
    for (const GameInfo& info : all_games()) {
        const auto sets = test::option_sets(info);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Match match =
                random_game(info, seed * 77777777777U + 123456789012345U, sets[seed % sets.size()]);
            const std::string mail = mailed(match);
            CAPTURE(info.name);
            CAPTURE(match.plies().size());
            CHECK(mail.size() < most_letters);
            CHECK(arrived(mail).position().state() == match.position().state());
        }
    }
}

TEST_CASE("mail: the head says what game it is, how it stands, who is to move and how to go on") {
    const auto match =
        Match::read(DataSource(),
                    "disfida 1 barletta\n# players italian=person french=computer:2 dice=thrown\n"
                    "seed 7\nroll : 6 6 1 1\n",
                    "record", 1);
    REQUIRE(match);
    const std::string mail = mailed(*match);
    CHECK(mail.starts_with("disfida, a game by mail: "));
    CHECK(has(mail, "1\naction\n")); // broken at 72 letters
    CHECK(has(mail, "Italians: person, French: knight\n"));
    CHECK(has(mail, match->position().status().front()));
    CHECK(has(mail, "disfida import FILE"));
    CHECK(has(mail, "disfida export"));
    CHECK(noted_players(arrived(mail).record()) == "# players italian=person french=computer:2 dice=thrown");
}

TEST_CASE("expectation 40: quoted, wrapped, joined, with other line ends, cut at its sides: the same game") {
    const Match match = golden("barletta-2");
    const std::string mail = mailed(match);
    const std::string state = match.position().state();
    const auto same = [&](const std::string& changed) {
        return arrived(changed).position().state() == state;
    };
    std::string quoted;
    std::string twice;
    std::string narrow;
    for (const std::string& line : lines_of(mail)) {
        quoted += "> " + line + "\n";
        twice += ">> > " + line + "  \n";
        for (std::size_t at = 0; at < line.size(); at += 31) {
            narrow += "> " + line.substr(at, 31) + "\n";
        }
    }
    CHECK(same(quoted));
    CHECK(same(twice));
    CHECK(same(narrow));
    CHECK(same(replaced(mail, "\n", "\r\n")));
    CHECK(same(replaced(mail, "\n", "\r")));
    CHECK(same(replaced(mail, "\n", " ")));
    CHECK(same(replaced(mail, "\n", "=\n"))); // lines that go on, as quoted-printable has them
    CHECK(same(replaced(mail, "\n", "\n\n")));
    CHECK(same("From: anna\nSubject: your move\n\nHello!\n\n" + mail + "-- \nAnna\n"));
    // An answer with the older game quoted below, and one with it above.
    const std::string older = mailed(golden("barletta-1"));
    std::string quote;
    for (const std::string& line : lines_of(older)) {
        quote += "> " + line + "\n";
    }
    CHECK(same(mail + quote));
    CHECK(same(quote + mail));
}

TEST_CASE("expectation 40: an action that was changed is named, with its number") {
    const Match match = golden("barletta-1");
    auto lines = lines_of(*read_mail(mailed(match), "mail"));
    const auto seals = mail_seals(lines);
    const auto first =
        std::find_if(lines.begin(), lines.end(), [](const auto& l) { return l.starts_with("roll"); });
    const auto actions_from = static_cast<std::size_t>(first - lines.begin());
    int found = 0;
    int tried = 0;
    for (std::size_t i = actions_from; i + 1 < lines.size(); ++i) {
        auto changed = lines;
        changed[i] += " "; // whatever is changed in it
        const std::string said = refusal(mail_packed(changed, seals));
        const std::string number = std::to_string(i - actions_from + 1);
        ++tried;
        // A seal is one byte: of 256 changes one is noticed only at the next action.
        found += has(said, "was changed at action " + number + ", ") ? 1 : 0;
        CHECK(has(said, "was changed at"));
    }
    CHECK(found >= tried - 3);
    auto changed = lines;
    const auto die = changed[actions_from].rfind('6') == std::string::npos ? '6' : '5';
    changed[actions_from].back() = die == changed[actions_from].back() ? '1' : die;
    CHECK(has(refusal(mail_packed(changed, seals)), "action 1, '" + changed[actions_from] + "'"));
    changed = lines;
    changed[0] = "disfida 1 iliad";
    CHECK(refusal(mail_packed(changed, seals)) ==
          "mail: was changed before the first action; ask for it again");
    changed = lines;
    changed.pop_back();
    CHECK(has(refusal(mail_packed(changed, seals)), "was changed at its end"));
    changed = lines;
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(actions_from) + 4, "pass");
    CHECK(has(refusal(mail_packed(changed, seals)), "was changed at action 5, 'pass'"));
}

TEST_CASE("expectation 40: no single letter that is changed, lost or doubled goes unnoticed") {
    const Match match = golden("iliad-duel");
    const std::string mail = mailed(match);
    const std::string state = match.position().state();
    const std::size_t begin = mail.find("[disfida-mail:") + 15;
    const std::size_t end = mail.find(":disfida-mail]");
    for (std::size_t i = begin; i < end; i += i + 12 < end ? 5 : 1) { // the last ones all
        if (mail[i] == '\n') {
            continue;
        }
        std::string changed = mail;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        // The last letter may have bits that mean nothing.
        const auto record = read_mail(changed, "mail");
        CHECK((!record || i + 2 >= end));
        CHECK_FALSE(read_mail(mail.substr(0, i) + mail.substr(i + 1), "mail").operator bool());
    }
}

TEST_CASE("mail: what is no mailed game, or the half of one, says so") {
    CHECK(has(refusal("Hello\n"), "mail: there is no mailed game in it"));
    CHECK(has(refusal(""), "there is no mailed game in it"));
    const std::string mail = mailed(golden("barletta-1"));
    CHECK(has(refusal(mail.substr(0, mail.size() / 2)), "mail: is cut off"));
    CHECK(has(refusal("[disfida-mail:\n:disfida-mail]\n"), "was changed before the first action"));
    CHECK(has(refusal("[disfida-mail:\nAf__________\n:disfida-mail]\n"),
              "was changed before the first action"));
    CHECK(has(refusal(mail + mail), "two mailed games"));
}

TEST_CASE(
    "import: a new game is kept; its continuation goes into that copy; another's is refused by action") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const DataSource data;
    auto match = Match::create(data, "barletta", {}, 77, 77);
    REQUIRE(match);
    const std::vector<int> dice{6, 6, 1, 1};
    REQUIRE(match->play("roll", dice));
    const std::string first = mailed(*match);
    const auto arrival = take_in_mail(data, first, "first", false);
    REQUIRE(arrival);
    CHECK_FALSE(arrival->known);
    CHECK(arrival->news == 1);
    CHECK(has(arrival->path, "/disfida/games/barletta-"));
    const auto again = take_in_mail(data, first, "first", false);
    REQUIRE(again);
    CHECK(again->known);
    CHECK(again->path == arrival->path);
    CHECK(again->news == 0);
    REQUIRE(match->play(match->position().legal().front()));
    const std::string second = mailed(*match);
    const auto longer = take_in_mail(data, second, "second", false);
    REQUIRE(longer);
    CHECK(longer->path == arrival->path);
    CHECK(longer->news == 1);
    const auto kept = Match::read(data, test::file_text(arrival->path), "kept", 1);
    REQUIRE(kept);
    CHECK(kept->position().state() == match->position().state());
    // What has been played already cannot be played otherwise by a chain that is made anew.
    const auto older = take_in_mail(data, first, "first", false);
    REQUIRE_FALSE(older);
    CHECK(has(older.error().text, "first: your own copy is further on, at action 2 and not 1 ("));
    auto other = Match::create(data, "barletta", {}, 77, 77);
    const std::vector<int> wished{1, 1, 6, 6};
    REQUIRE(other->play("roll", wished));
    const std::string false_text = mailed(*other);
    const auto refused = take_in_mail(data, false_text, "third", false);
    REQUIRE_FALSE(refused);
    CHECK(
        has(refused.error().text,
            "third: was changed at action 1: 'roll : 1 1 6 6', where your own copy has 'roll : 6 6 1 1' ("));
    CHECK(kept_games().size() == 1);
    const auto afresh = take_in_mail(data, false_text, "third", true);
    REQUIRE(afresh);
    CHECK(afresh->path != arrival->path);
    CHECK(kept_games().size() == 2);
}

TEST_CASE("export: a file is written over only where a mailed game stands already") {
    const test::TemporaryFolder folder;
    folder.write("letter.txt", "Dear Anna\n");
    const Match match = golden("barletta-1");
    const std::string mail = (folder.path() / "mail.txt").string();
    CHECK(write_mail(match, "", mail));
    CHECK(write_mail(match, "", mail));
    const auto refused = write_mail(match, "", (folder.path() / "letter.txt").string());
    REQUIRE_FALSE(refused);
    CHECK(has(refused.error().text, "letter.txt: is there already and is no mailed game"));
    CHECK(test::file_text(folder.path() / "letter.txt") == "Dear Anna\n");
}

namespace {

/// A game on two terminals, given up, with both secrets; its dice prove nothing here.
std::string two_terminals(bool over) {
    return "disfida 1 barletta\ncommit italian " + std::string(64, 'a') + "\ncommit french " +
           std::string(64, 'b') + "\nroll : 6 6 1 1\n" +
           (over ? "resign french\nreveal italian " + std::string(64, '1') + "\nreveal french " +
                       std::string(64, '2') + "\n"
                 : "");
}

Match read(const std::string& text) {
    auto match = Match::read(DataSource(), text, "record", 1);
    if (!match) {
        FAIL(match.error().text);
    }
    return std::move(*match);
}

} // namespace

TEST_CASE("expectation 40: a finished game on two terminals is mailed, secrets and all, and taken in") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const Match match = read(two_terminals(true));
    const std::string mail = mailed(match);
    CHECK(has(mail, "2\nactions\n"));
    const auto arrival = take_in_mail(DataSource(), mail, "mail", false);
    if (!arrival) {
        FAIL(arrival.error().text);
    }
    CHECK(arrival->news == 2);
    const Match back = read(test::file_text(arrival->path));
    CHECK(back.record().committed("french") == std::string(64, 'b'));
    CHECK(back.record().revealed("french") == std::string(64, '2'));
    CHECK(back.position().state() == match.position().state());
    CHECK(take_in_mail(DataSource(), mail, "mail", false)->news == 0);
    // The action is named by its number, commitments are none.
    auto lines = lines_of(*read_mail(mail, "mail"));
    const auto seals = mail_seals(lines);
    *std::find(lines.begin(), lines.end(), "roll : 6 6 1 1") = "roll : 6 5 1 1";
    CHECK(has(refusal(mail_packed(lines, seals)), "was changed at action 1, 'roll : 6 5 1 1'"));
}

TEST_CASE("expectation 40: a game on two terminals that is not over is neither mailed nor taken in") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const Match match = read(two_terminals(false));
    const std::string why =
        "a game on two terminals goes on at its table alone; it can be mailed when it is over";
    const auto text = mail_text(match, "");
    REQUIRE_FALSE(text);
    CHECK(text.error().text == why);
    const auto lines = lines_of(match.record().text());
    const auto arrival = take_in_mail(DataSource(), mail_packed(lines, mail_seals(lines)), "mail", false);
    REQUIRE_FALSE(arrival);
    CHECK(arrival.error().text == "mail: " + why);
    CHECK(kept_games().empty()); // and nothing is left behind
}

TEST_CASE("mail: a hostile text of any length is read in no time") {
    const auto start = std::chrono::steady_clock::now();
    std::string marks;
    for (int i = 0; i < 500000; ++i) {
        marks += "[disfida-mail:";
    }
    CHECK(has(refusal(marks), "there are two mailed games in it"));
    // As many letters as may be, in one line, packed into next to nothing.
    CHECK_FALSE(refusal("[disfida-mail:\nAQGAgBAAAAAAAAAAAAA\n:disfida-mail]\n").empty());
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20)); // it was minutes
}
