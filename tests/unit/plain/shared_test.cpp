// A game whose other side sits at another terminal, in sentences; and the word quit where it is an order.
#include <memory>

#include <doctest/doctest.h>

#include "plain/talk.hpp"
#include "support/own_table.hpp"
#include "talking.hpp"

namespace {

using namespace disfida;
using disfida::test::holds;
using disfida::test::OwnTable;
using disfida::test::Talking;

/// What is said at a table at which the Italians are one's own, after the first roll, with these lines typed.
std::string said(std::vector<std::string> lines, const std::function<void(OwnTable&)>& set = {}) {
    const DataSource data;
    auto match = Match::read(data, "disfida 1 barletta\nroll : 6 6 1 1\n", "game", 1);
    REQUIRE(match);
    auto session = Session::practice(std::move(*match));
    auto made = std::make_unique<OwnTable>("italian");
    OwnTable* table = made.get();
    session.sit_down(std::move(made));
    if (set) {
        set(*table);
    }
    std::string out;
    plain::Channel channel;
    std::size_t next = 0;
    channel.listen_also = [&](int /*timeout_ms*/, std::span<const int> /*files*/) -> plain::Heard {
        using Kind = plain::Heard::Kind;
        return next < lines.size() ? plain::Heard{Kind::line, lines[next++]} : plain::Heard{};
    };
    channel.write = [&](std::string_view text) {
        out += text;
        return 0;
    };
    plain::Console console(std::move(channel), true);
    plain::Talk talk{data, console, std::move(session), {}};
    plain::talk(talk);
    return out;
}

} // namespace

TEST_CASE("plain at a table: Enter and orders while the other moves say that one waits") {
    const std::string out = said({"place fieramosca 2407", "", "place miale 2507", "roll", "table", "quit"});
    CHECK(holds(out, "You wait; say TEXT talks, table tells who is here."));
    CHECK(test::times(out, "It is anna's turn: you wait.") == 2);
    CHECK(holds(out, "To come back after leaving: disfida join barletta"));
}

TEST_CASE("plain at a table: who hosts alone is told that he waits") {
    const std::string out =
        said({"", "quit"}, [](OwnTable& table) { table.inviting = "Nobody is here yet."; });
    CHECK(holds(out, "You wait: nobody has joined yet (table says how, quit leaves) >"));
    CHECK(holds(out, "You wait; say TEXT talks"));
}

TEST_CASE("plain at a table: an offer begins a line of its own and says what is to be taken back") {
    const std::string out = said({"place fieramosca 2407", "place la-motte 2406", "quit"},
                                 [](OwnTable& table) { table.asks = Offer::undo; });
    CHECK(holds(out, "anna asks to take back the last order. Agree? yes or no?"));
}

TEST_CASE("plain: quit alone, where it is an order too, asks which is meant") {
    Talking talking;
    talking.plan = Plan{};
    talking.plan.game = "iliad";
    talking.plan.seed = 3;
    talking.plan.file = (talking.folder() / "duel.disfida").string();
    talking.plan.players = {Player{}, Player{}};
    const std::string out = talking.say({"roll", "quit", "no", "status", "quit", "yes"});
    CHECK(holds(out, "The order is 'quit "));
    CHECK(holds(out, "Do you want to leave the game, yes or no? > no\n"));
    CHECK(holds(out, "Do you want to leave the game, yes or no? > yes\n"));
    CHECK(holds(out, "Go on with: disfida "));
}
