// What a guest accepts of a host's record, and what a seat's file remembers.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "kernel/data.hpp"
#include "net/consent.hpp"
#include "net/seat_file.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"

using namespace disfida;
using namespace disfida::net;

namespace {

Match played(std::initializer_list<const char*> lines) {
    std::string text = "disfida 1 barletta\ncommit italian " + std::string(64, 'a') + "\ncommit french " +
                       std::string(64, 'b') + "\n";
    for (const char* line : lines) {
        text += std::string(line) + "\n";
    }
    auto match = Match::read(DataSource(), text, "x", 0);
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

} // namespace

TEST_CASE("lying host: another game than was played is found out, and an action more than was ordered") {
    const Sides sides{"french", "italian"};
    const Consent none;
    const Match known = played({"roll : 6 5 1 1", "place abignente 2407"});
    CHECK(goes_on(known, known, none, sides));
    // Forges is the guest's: he has to have ordered that, there.
    const Match more = played({"roll : 6 5 1 1", "place abignente 2407", "place forges 2406"});
    CHECK(goes_on(known, more, none, sides).error().text ==
          "the host has played 'place forges 2406' for you, which you have not ordered");
    Consent ordered;
    ordered.order({2, "place forges 2406"});
    CHECK(goes_on(known, more, ordered, sides));
    ordered.orders.front().plies = 1;
    CHECK_FALSE(goes_on(known, more, ordered, sides));
    CHECK(goes_on(known, played({"roll : 6 6 1 1"}), none, sides).error().text ==
          "the host tells action 1 as 'roll : 6 6 1 1', here it was 'roll : 6 5 1 1'");
    CHECK(goes_on(known, played({"roll : 6 5 1 1"}), none, sides).error().text ==
          "the host tells 1 actions, here 2 were played: nobody agreed to take them back");
    Consent undo;
    undo.permit({Offer::undo, false, 2, 1});
    CHECK(goes_on(known, played({"roll : 6 5 1 1"}), undo, sides)); // it was agreed to go back to one
    CHECK_FALSE(goes_on(known, played({}), undo, sides));
    undo.permits.front().left = 0; // dice stand, whatever was agreed to
    CHECK_FALSE(goes_on(known, played({}), undo, sides));
    auto other = Match::read(DataSource(),
                             "disfida 1 barletta\ncommit italian " + std::string(64, 'c') +
                                 "\ncommit french " + std::string(64, 'b') + "\n",
                             "x", 0);
    REQUIRE(other);
    CHECK(goes_on(known, *other, none, sides).error().text ==
          "the host tells another commitment of italian than before");
}

TEST_CASE("tables: a link is a side's n-th by its commitment alone") {
    const Chain chain(new_secret());
    const std::string commitment = to_hex(chain.commitment());
    CHECK(is_link(chain.link(1), 1, commitment));
    CHECK(is_link(chain.link(9), 9, commitment));
    CHECK_FALSE(is_link(chain.link(9), 8, commitment));
    CHECK_FALSE(is_link(chain.link(9), 0, commitment));
    CHECK_FALSE(is_link(Chain(new_secret()).link(1), 1, commitment));
}

TEST_CASE("tables: a seat is remembered, for oneself alone") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const std::string path = seat_path(std::string(64, 'a'), false);
    CHECK(path == (folder.path() / "disfida/tables" / (std::string(32, 'a') + ".guest")).string());
    CHECK_FALSE(read_seat(path));
    Seat seat;
    seat.secret = new_secret();
    seat.token = "abc";
    seat.seated = true;
    seat.host = 1000;
    seat.consent.promise = Promise{12, "move salomone 2405 attack sachet"};
    seat.consent.order({7, "resign french"});
    seat.consent.permit({Offer::undo, true, 7, 4});
    seat.consent.permit({Offer::draw, false, 7, 0});
    seat.access.who = Access::Who::port;
    seat.access.address = {"127.0.0.1", "7000"};
    seat.code = "k7mq-29fx-3rtp";
    REQUIRE(write_seat(path, seat));
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0600);
    const auto read = read_seat(path);
    REQUIRE_MESSAGE(read, read.error().text);
    CHECK(read->secret == seat.secret);
    CHECK(read->token == "abc");
    CHECK(read->seated);
    CHECK(read->host == 1000);
    CHECK(host_of_code("k7mq-29fx-3rtp") == 1000);
    CHECK_FALSE(host_of_code("k7mq-29fx-3rtq"));
    CHECK(read->consent.promise->roll == 12);
    CHECK(read->consent.promise->action == "move salomone 2405 attack sachet");
    CHECK(read->consent.ordered("resign french", 7));
    REQUIRE(read->consent.permits.size() == 2);
    CHECK(read->consent.permits[0].own);
    CHECK(read->consent.permits[0].left == 4);
    CHECK(read->consent.permits[1].what == Offer::draw);
    CHECK(read->consent.permits[1].from == 7);
    CHECK(read->access.address.port == "7000");
    CHECK(read->code == "k7mq-29fx-3rtp");
    folder.write("disfida/tables/bad", "disfida-seat 1\nnonsense\n");
    CHECK(read_seat((folder.path() / "disfida/tables/bad").string())
              .error()
              .text.ends_with("bad:2: 'nonsense' cannot be read"));
}
