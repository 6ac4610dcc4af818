// A guest against a host who lies: what he was not asked for, has not ordered or did not agree to is not
// taken, live or after a lost line; and what he did agree to is, however the line was lost.
#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "net/wire.hpp"
#include "support/paths.hpp"
#include "support/small_disk.hpp"
#include "unit/net/fake_host.hpp"

using namespace disfida;
using namespace disfida::net;
using test::FakeHost;
using test::why_closed;

namespace {

constexpr auto attack = "move fieramosca 2407 attack la-motte";
constexpr auto other_attack = "move fanfulla 2307 attack daste";

Session joined(FakeHost& host) {
    auto session = host.join();
    REQUIRE_MESSAGE(session, session.error().text);
    REQUIRE(why_closed(*session).empty());
    return std::move(*session);
}

/// Sits down again after this process was ended.
Session returned(FakeHost& host) {
    auto session = host.join("taken");
    REQUIRE_MESSAGE(session, session.error().text);
    return std::move(*session);
}

/// The guest's own order, carried out by an honest host.
void order(FakeHost& host, Session& session, const std::string& action) {
    REQUIRE(session.table()->want(session, action));
    host.say(session, host.told(action));
    REQUIRE(why_closed(session).empty());
}

/// Dice an action could have taken, but not those of both shares.
std::vector<int> other_dice(const FakeHost& host, const std::string& action, const Link& guest) {
    Link link{};
    while (host.dice(action, link) == host.dice(action, guest)) {
        ++link.front();
    }
    return host.dice(action, link);
}

/// The seat's file of the one guest there is.
std::string seat_of(const FakeHost& host) {
    for (const auto& entry : std::filesystem::directory_iterator(host.state() + "/disfida/tables")) {
        if (entry.path().extension() == ".guest") {
            return entry.path().string();
        }
    }
    return {};
}

} // namespace

TEST_CASE("expectation 29: an honest host's game is followed, with the dice of both") {
    FakeHost host;
    Session session = joined(host);
    host.play(session, attack);
    CHECK(session.match().plies().back().statement() == host.match->plies().back().statement());
    CHECK(session.match().plies().back().dice.size() > 1);
}

TEST_CASE("lying host: with a share given for one action no other is played") {
    for (const bool with_dice : {true, false}) {
        FakeHost host;
        Session session = joined(host);
        const auto link = host.ask(session, attack);
        REQUIRE(link);
        const std::string lie = with_dice ? other_attack : "move miale 2109";
        host.say(session, host.told(lie, with_dice ? host.dice(other_attack, *link) : std::vector<int>()));
        CHECK(why_closed(session) ==
              "the host plays '" + lie + "' after your share of the dice was given for '" + attack + "'.");
        CHECK(session.match().plies().empty());
    }
}

TEST_CASE("lying host: the same share is not given for a second action, but again for the first") {
    FakeHost host;
    Session session = joined(host);
    const auto link = host.ask(session, attack);
    CHECK(host.ask(session, attack) == link);
    host.ask(session, other_attack);
    CHECK(why_closed(session) == "the host asks for the dice of '" + std::string(other_attack) +
                                     "' after those of '" + attack + "' were given.");
}

TEST_CASE("lying host: dice the guest had no share in, and dice that do not follow, are refused") {
    FakeHost host;
    Session session = joined(host);
    const auto made_up = host.dice(attack, Link{});
    host.say(session, host.told(attack, made_up));
    CHECK(why_closed(session).find("whose dice your share was never asked for") != std::string::npos);

    FakeHost second;
    Session other = joined(second);
    const auto link = second.ask(other, attack);
    REQUIRE(link);
    second.say(other, second.told(attack, other_dice(second, attack, *link)));
    CHECK(why_closed(other).find("do not follow from the shares of both") != std::string::npos);
}

TEST_CASE("lying host: no share for what takes no dice, is illegal, not due, or not ordered") {
    const auto refused = [](const std::string& line, const std::string& why, bool guests_turn = false) {
        FakeHost host;
        Session session = joined(host);
        if (guests_turn) {
            host.play(session, "move miale 2109");
        }
        host.say(session, line);
        CHECK_MESSAGE(why_closed(session).find(why) != std::string::npos, why_closed(session));
        CHECK(host.heard("link ").empty());
    };
    refused("roll 1 move miale 2109", "which takes no dice");
    refused("roll 1 move miale 0101", "which is refused here");
    refused("roll 2 " + std::string(attack), "dice that are not due");
    refused("roll 0 " + std::string(attack), "dice that are not due");
    refused("roll 1 move la-motte 2406 attack fieramosca", "which you have not ordered", true);
}

TEST_CASE("lying host: a draw has to be offered or agreed to, in that position") {
    {
        FakeHost host;
        Session session = joined(host);
        host.say(session, host.told("draw"));
        CHECK(why_closed(session) == "the host ends the game with a draw you have not agreed to.");
    }
    { // offered, and declined
        FakeHost host;
        Session session = joined(host);
        REQUIRE(session.table()->offer(session, Offer::draw));
        host.say(session, "answer draw no");
        host.say(session, host.told("draw"));
        CHECK_FALSE(why_closed(session).empty());
    }
    { // offered, and the game went on
        FakeHost host;
        Session session = joined(host);
        REQUIRE(session.table()->offer(session, Offer::draw));
        host.play(session, "move miale 2109");
        host.say(session, host.told("draw"));
        CHECK_FALSE(why_closed(session).empty());
    }
    { // offered, and the dice were seen first
        FakeHost host;
        Session session = joined(host);
        REQUIRE(session.table()->offer(session, Offer::draw));
        REQUIRE(host.ask(session, attack));
        host.say(session, host.told("draw"));
        CHECK_FALSE(why_closed(session).empty());
    }
    { // asked, and declined
        FakeHost host;
        Session session = joined(host);
        host.say(session, "ask draw 0");
        session.table()->answer(session, false);
        host.say(session, host.told("draw"));
        CHECK_FALSE(why_closed(session).empty());
    }
    for (const bool own : {true, false}) { // offered or agreed to
        FakeHost host;
        Session session = joined(host);
        if (own) {
            REQUIRE(session.table()->offer(session, Offer::draw));
        } else {
            host.say(session, "ask draw 0");
            session.table()->answer(session, true);
            CHECK(host.heard("answer ") == "answer draw yes");
        }
        host.say(session, host.told("draw"));
        CHECK(why_closed(session).empty());
        CHECK(session.position().over());
    }
}

TEST_CASE("lying host: nobody resigns or plays for the guest but himself, whoever is to move") {
    {
        FakeHost host;
        Session session = joined(host);
        host.say(session, host.told("resign french"));
        CHECK(why_closed(session) ==
              "the host has played 'resign french' for you, which you have not ordered.");
    }
    {
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        host.say(session, host.told("move la-motte 2405"));
        CHECK_FALSE(why_closed(session).empty());
    }
    { // refused is not ordered any more
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        REQUIRE(session.table()->want(session, "move la-motte 2405"));
        host.say(session, "refuse the game has gone on meanwhile");
        host.say(session, host.told("move la-motte 2405"));
        CHECK_FALSE(why_closed(session).empty());
    }
    FakeHost host;
    Session session = joined(host);
    REQUIRE(session.table()->want(session, "resign french"));
    host.say(session, host.told("resign french"));
    CHECK(why_closed(session).empty());
    CHECK(session.position().over());
    FakeHost second;
    Session other = joined(second);
    second.play(other, "resign italian"); // his own, at any time
    CHECK(other.position().over());
}

TEST_CASE("lying host: nothing is taken back without a yes, nor later by an old one, nor past dice") {
    const std::string nobody = "the host takes back what nobody agreed to take back.";
    {
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        host.say(session, host.taken_back(0));
        CHECK(why_closed(session) == nobody);
    }
    { // one yes, used twice: the second time to see dice before they count
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        host.say(session, "ask undo 0");
        session.table()->answer(session, true);
        host.say(session, host.taken_back(0));
        REQUIRE(why_closed(session).empty());
        CHECK(session.match().plies().empty());
        host.play(session, attack);
        host.say(session, host.taken_back(0));
        CHECK(why_closed(session) == nobody);
        CHECK(session.match().plies().size() == 1);
    }
    { // a yes, and then a share given: who has seen the dice does not go back
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        order(host, session, "move la-motte 2405");
        host.say(session, "ask undo 0");
        session.table()->answer(session, true);
        REQUIRE(host.ask(session, "move fanfulla 2307 attack daste"));
        host.say(session, host.taken_back(0));
        CHECK(why_closed(session) == nobody);
    }
    { // a yes that was given before this process was ended
        FakeHost host;
        {
            Session session = joined(host);
            host.play(session, "move miale 2109");
            host.say(session, "ask undo 0");
            session.table()->answer(session, true);
            host.say(session, host.taken_back(0));
            host.play(session, attack);
        }
        Session session = returned(host);
        host.say(session, host.taken_back(0));
        CHECK(why_closed(session) == nobody);
    }
}

TEST_CASE("lying host: what he asks to take back is his last order, and no more") {
    for (const std::string plies : {"1", "18446744073709551615", "x"}) {
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        host.say(session, "ask undo " + plies);
        CHECK(why_closed(session) == "the host asks to take back more than his last order.");
    }
    FakeHost host;
    Session session = joined(host);
    host.play(session, attack);
    host.say(session, "ask undo 0");
    CHECK(why_closed(session) ==
          "the host asks to take back what stands: dice have been rolled since: it stands.");
}

TEST_CASE("lying host: after a lost line no other action, no other dice and no order the guest never gave") {
    const auto after_promise = [](const std::function<void(FakeHost&, const Link&)>& lie) {
        FakeHost host;
        Session session = joined(host);
        const auto link = host.ask(session, attack);
        REQUIRE(link);
        lie(host, *link);
        host.come_again(session);
        return why_closed(session);
    };
    CHECK(after_promise([](FakeHost& host, const Link& link) {
              host.told(other_attack, host.dice(other_attack, link));
          }).find("after your share of the dice was given for") != std::string::npos);
    CHECK(after_promise([](FakeHost& host, const Link& /*link*/) {
              host.told("move miale 2109");
          }).find("after your share of the dice was given for") != std::string::npos);
    CHECK(after_promise([](FakeHost& host, const Link& link) {
              host.told(attack, other_dice(host, attack, link));
          }).find("do not follow from the shares of both") != std::string::npos);
    CHECK(after_promise([](FakeHost& host, const Link& link) {
              host.told(attack, host.dice(attack, link));
              host.tells_share = false;
          }).find("is not the one italian is committed to") != std::string::npos);
    // The promised one with its dice is what an honest host tells.
    CHECK(after_promise([](FakeHost& host, const Link& link) {
              host.told(attack, host.dice(attack, link));
          }).empty());

    FakeHost host;
    Session session = joined(host);
    host.told("move miale 2109");
    host.told("move la-motte 2405");
    host.come_again(session);
    CHECK(why_closed(session) ==
          "the host has played 'move la-motte 2405' for you, which you have not ordered.");
    for (const char* end : {"draw", "resign french"}) {
        FakeHost second;
        Session other = joined(second);
        second.told(end);
        second.come_again(other);
        CHECK_FALSE(why_closed(other).empty());
        CHECK_FALSE(other.position().over());
    }
}

TEST_CASE("lying host: after a lost line two rolls are one too many") {
    FakeHost host;
    Session session = joined(host);
    const auto link = host.ask(session, attack);
    REQUIRE(link);
    host.told(attack, host.dice(attack, *link));
    const auto legal = host.match->position().legal();
    const auto next = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
        return host.match->needs(action, {})->has_value();
    });
    REQUIRE(next != legal.end());
    const std::string second = *next;
    host.told(second, host.dice(second, Link{}));
    host.come_again(session);
    CHECK_FALSE(why_closed(session).empty());
    CHECK(session.match().plies().empty());
}

TEST_CASE("lying host: another opening, another game, or fewer actions than were played") {
    {
        FakeHost host;
        Session session = joined(host);
        std::string text = host.match->record().text();
        const std::string piece = "set knight miale 2108\n";
        text.erase(text.find(piece), piece.size());
        host.match = std::move(*Match::read(DataSource(), text, "lie", 0));
        host.come_again(session);
        CHECK(why_closed(session) == "the host tells another opening or other options than before.");
    }
    FakeHost host;
    Session session = joined(host);
    host.play(session, "move miale 2109");
    host.taken_back(0);
    host.come_again(session);
    CHECK(why_closed(session) ==
          "the host tells 0 actions, here 1 were played: nobody agreed to take them back.");
}

TEST_CASE("lying host: a first guest is told no game that was begun before him") {
    for (const char* seat : {"free", "taken"}) {
        FakeHost host;
        host.begins_with = "move miale 2109";
        const auto session = host.join(seat);
        REQUIRE_FALSE(session);
        CHECK(session.error().text == "table: the host tells a game that was begun before you joined");
    }
}

TEST_CASE("lying host: a flood of lines is left, not drowned in") {
    FakeHost host;
    Session session = joined(host);
    std::string flood;
    for (int i = 0; i < 5000; ++i) {
        flood += "pong\n";
    }
    host.say(session, flood);
    CHECK(why_closed(session) == "the host says more than anybody can play.");
}

TEST_CASE("expectation 29: a guest lost in any moment after his first word comes back to his seat") {
    FakeHost host;
    std::string first;
    {
        Session session = joined(host);
        first = host.guest();
    }
    // As if he had been ended before he heard that he is seated: the seat stands on the disk as it was drawn.
    const std::string path = seat_of(host);
    auto seat = read_seat(path);
    REQUIRE(seat);
    seat->seated = false;
    REQUIRE(write_seat(path, *seat));
    std::filesystem::remove(path + ".disfida");
    host.told("move miale 2109"); // the host has begun meanwhile, without dice
    Session session = returned(host);
    CHECK(host.guest() == first);
    CHECK(session.match().plies().size() == 1);
}

TEST_CASE("expectation 29: what was ordered, offered and agreed to before the line was lost is taken") {
    { // an order, for which he is asked for dice only when he is back
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        const auto legal = host.match->position().legal();
        const auto own = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
            return host.match->needs(action, {})->has_value();
        });
        REQUIRE(own != legal.end());
        const std::string action = *own;
        REQUIRE(session.table()->want(session, action));
        host.come_again(session);
        REQUIRE(why_closed(session).empty());
        const auto link = host.ask(session, action);
        REQUIRE(link);
        host.say(session, host.told(action, host.dice(action, *link)));
        CHECK(why_closed(session).empty());
        CHECK(session.match().plies().size() == 2);
    }
    { // an order that was carried out while nobody heard
        FakeHost host;
        Session session = joined(host);
        host.play(session, "move miale 2109");
        REQUIRE(session.table()->want(session, "move la-motte 2405"));
        host.told("move la-motte 2405");
        host.come_again(session);
        CHECK(why_closed(session).empty());
        CHECK(session.match().plies().size() == 2);
    }
    for (const bool killed : {false, true}) {
        for (const bool own : {true, false}) { // an undo, after which the host has even played on
            FakeHost host;
            auto session = std::make_unique<Session>(joined(host));
            host.play(*session, "move miale 2109");
            if (own) {
                order(host, *session, "move la-motte 2405");
                REQUIRE(session->table()->offer(*session, Offer::undo));
                host.taken_back(1);
            } else {
                host.say(*session, "ask undo 0");
                session->table()->answer(*session, true);
                host.taken_back(0);
                host.told("move miale 2107");
            }
            if (killed) {
                host.drop();
                session = nullptr;
                session = std::make_unique<Session>(returned(host));
            } else {
                host.come_again(*session);
            }
            CHECK_MESSAGE(why_closed(*session).empty(), why_closed(*session));
            CHECK(session->match().record().text() == host.match->record().text());
            // That has ended with it.
            host.say(*session, host.taken_back(0));
            CHECK_FALSE(why_closed(*session).empty());
        }
    }
    { // a draw that was offered
        FakeHost host;
        Session session = joined(host);
        REQUIRE(session.table()->offer(session, Offer::draw));
        host.told("draw");
        host.come_again(session);
        CHECK(why_closed(session).empty());
        CHECK(session.position().over());
    }
}

TEST_CASE("expectation 29: a share is given only when what it is for stands on the disk") {
    FakeHost host;
    Session session = joined(host);
    {
        const test::SmallDisk full(0);
        CHECK_FALSE(host.ask(session, attack));
        CHECK(why_closed(session).empty());
        const auto news = session.table()->take_news();
        CHECK(std::any_of(news.begin(), news.end(), [](const News& one) {
            return one.kind == News::Kind::refused &&
                   one.text.find("until that is mended no share of the dice is given") != std::string::npos;
        }));
        CHECK(session.table()->timeout() <= 5000);
    }
    CHECK(host.ask(session, attack)); // there is room again, and the host asks once more
    const auto seat = read_seat(seat_of(host));
    REQUIRE(seat);
    REQUIRE(seat->consent.promise);
    CHECK(seat->consent.promise->action == attack);
}

TEST_CASE("expectation 35: a guest without a place for his seat plays, is told so once, and no way back") {
    FakeHost host;
    const test::Variable state("XDG_STATE_HOME", "/proc/nowhere");
    auto session = host.join();
    REQUIRE(session);
    CHECK(session->table()->timeout() == 0); // at once, not when the host says something
    const auto news = session->table()->take_news();
    CHECK(session->table()->timeout() > 0);
    CHECK(std::count_if(news.begin(), news.end(), [](const News& one) {
              return one.text.find("the seat cannot be taken again") != std::string::npos;
          }) == 1);
    host.play(*session, attack);
    CHECK(session->table()->way_back().empty());
    CHECK(farewell(*session).ends_with("This seat is not kept: it cannot be taken again."));
}

TEST_CASE("tables: a seat that cannot be read is not written over, and one of another host's is left alone") {
    FakeHost host;
    { Session session = joined(host); }
    const std::string path = seat_of(host);
    const std::string good = test::file_text(path);
    auto seat = read_seat(path);
    REQUIRE(seat);
    seat->host = *seat->host + 1;
    REQUIRE(write_seat(path, *seat));
    const auto refused = host.refused();
    CHECK_MESSAGE(refused.find("another login than ") != std::string::npos, refused);
    REQUIRE(write_file(path, "rubbish\n"));
    CHECK(host.refused().find("is no seat at a table: without it the seat cannot be taken again") !=
          std::string::npos);
    CHECK(test::file_text(path) == "rubbish\n");
    REQUIRE(write_file(path, good));
    CHECK(why_closed(returned(host)).empty());
}
