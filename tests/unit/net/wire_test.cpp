// What a guest accepts of a host's record, and what a seat's file remembers.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "kernel/data.hpp"
#include "net/guest.hpp"
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

TEST_CASE("tables: a host that tells another game than was played is found out") {
    const Match known = played({"roll : 6 5 1 1", "place abignente 2407"});
    CHECK(goes_on(known, known, 0));
    CHECK(goes_on(known, played({"roll : 6 5 1 1", "place abignente 2407", "place forges 2406"}), 0));
    CHECK(goes_on(known, played({"roll : 6 6 1 1"}), 0).error().text ==
          "the host tells action 1 as 'roll : 6 6 1 1', here it was 'roll : 6 5 1 1'");
    CHECK(goes_on(known, played({"roll : 6 5 1 1"}), 0).error().text ==
          "the host tells 1 actions, here 2 were played: nobody agreed to take them back");
    CHECK(goes_on(known, played({"roll : 6 5 1 1"}), 2)); // it was agreed to go back to one
    CHECK_FALSE(goes_on(known, played({}), 2));
    auto other = Match::read(DataSource(),
                             "disfida 1 barletta\ncommit italian " + std::string(64, 'c') +
                                 "\ncommit french " + std::string(64, 'b') + "\n",
                             "x", 0);
    REQUIRE(other);
    CHECK(goes_on(known, *other, 0).error().text ==
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
    seat.promise = Promise{12, "move salomone 2405 attack sachet"};
    seat.may_undo = 4;
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
    CHECK(read->promise->roll == 12);
    CHECK(read->promise->action == "move salomone 2405 attack sachet");
    CHECK(read->may_undo == 4);
    CHECK(read->access.address.port == "7000");
    CHECK(read->code == "k7mq-29fx-3rtp");
    folder.write("disfida/tables/bad", "disfida-seat 1\nnonsense\n");
    CHECK(read_seat((folder.path() / "disfida/tables/bad").string())
              .error()
              .text.ends_with("bad:2: 'nonsense' cannot be read"));
}
