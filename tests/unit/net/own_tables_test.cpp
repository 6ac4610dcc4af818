// One's own tables as they are kept: what a guest finds again, what a host is asked, what is said where
// nobody hosts. Host and guest are real, each tended in its own thread's turn.
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include <doctest/doctest.h>

#include "cli/kept.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "net/own_tables.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"

using namespace disfida;
using disfida::test::has;

namespace {

using Clock = std::chrono::steady_clock;

/// A home, and another one of the same login for who is to be a stranger.
struct Home {
    test::TemporaryFolder folder;
    test::Variable state{"XDG_STATE_HOME", folder.path().string()};
    test::Variable runtime{"XDG_RUNTIME_DIR", folder.path().string()};
    DataSource data;
};

net::Hosting hosting(std::string game, std::string opening = {}) {
    net::Hosting out;
    out.plan.game = std::move(game);
    if (!opening.empty()) {
        out.plan.opening = std::move(opening);
    }
    return out;
}

/// Has the host's program go on while something else is waited for.
template <typename Wait> auto while_tended(Session& host, const Wait& wait) {
    std::atomic<bool> done = false;
    std::thread tending([&] {
        while (!done) {
            host.tend();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    });
    auto out = wait();
    done = true;
    tending.join();
    return out;
}

/// Lets both go on until it holds, or 20 seconds have passed.
template <typename Holds> bool both(Session& host, Session& guest, const Holds& holds) {
    const auto end = Clock::now() + std::chrono::seconds(20);
    while (!holds() && Clock::now() < end) {
        host.tend();
        guest.tend();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return holds();
}

} // namespace

TEST_CASE("tables: a guest finds his table again by what is kept, and opening it is joining") {
    const Home home;
    auto host = net::host(home.data, hosting("iliad"));
    REQUIRE_MESSAGE(host, host.error().text);
    std::string copy;
    {
        auto guest = while_tended(*host, [&] { return net::join(home.data, "iliad", {}, false); });
        REQUIRE_MESSAGE(guest, guest.error().text);
        REQUIRE(both(*host, *guest, [&] { return guest->table()->other() != "the host"; }));
        copy = guest->path();
        const auto seat = net::guest_seat(copy);
        REQUIRE(seat);
        CHECK(seat->table == "iliad");
        CHECK(seat->host == guest->table()->other());
        CHECK(net::kept_label(copy) == "iliad, " + seat->host + " hosts");
        CHECK(has(net::way_on(copy), "'s table"));
        CHECK(net::kept_label(host->path()).ends_with(", two terminals"));
        CHECK(net::guest_seat_in(host->path())->path == copy);
    }
    // One's own table is listed once; as another login the copy stands in the list alone.
    CHECK(net::kept_here().size() == 1);
    const auto seats = home.folder.path() / "disfida/tables";
    std::vector<std::filesystem::path> hosts;
    for (const auto& entry : std::filesystem::directory_iterator(seats)) {
        if (entry.path().extension() == ".host") {
            hosts.push_back(entry.path());
        }
    }
    REQUIRE(hosts.size() == 1);
    std::filesystem::rename(hosts[0], home.folder.path() / "elsewhere");
    const auto kept = net::kept_here();
    REQUIRE(kept.size() == 2);
    CHECK(std::any_of(kept.begin(), kept.end(), [&](const KeptGame& game) { return game.path == copy; }));
    {
        Plan plan;
        plan.file = copy;
        auto back = while_tended(*host, [&] { return net::open(home.data, plan); });
        REQUIRE_MESSAGE(back, back.error().text);
        CHECK(back->table()->own_side() == host->match().info().sides[1]);
    }
    // Its name stays, and it goes with the seat.
    CHECK_FALSE(net::rename_game(copy, "mine"));
    CHECK(net::delete_game(copy));
    CHECK_FALSE(std::filesystem::exists(copy.substr(0, copy.size() - std::string(".disfida").size())));
}

TEST_CASE("tables: who goes back by what is kept does not sit down at another game of that name") {
    const Home home;
    Plan plan;
    {
        auto host = net::host(home.data, hosting("iliad"));
        REQUIRE(host);
        auto guest = while_tended(*host, [&] { return net::join(home.data, "iliad", {}, false); });
        REQUIRE_MESSAGE(guest, guest.error().text);
        plan.file = guest->path();
    }
    auto other = net::host(home.data, hosting("iliad"));
    REQUIRE(other);
    const auto back = while_tended(*other, [&] { return net::open(home.data, plan); });
    REQUIRE_FALSE(back);
    CHECK(has(back.error().text, "another game is hosted at iliad now; your seat in this one is kept: ask "));
    CHECK_FALSE(other->table()->invitation().empty()); // the seat there is still free
}

TEST_CASE(
    "tables: a host is asked about a table that is left, not about one nobody came to or that is open") {
    const Home home;
    CHECK(net::unfinished_table(home.data, "iliad").empty());
    CHECK(net::host(home.data, hosting("iliad"))); // nobody came
    CHECK(net::unfinished_table(home.data, "iliad").empty());
    std::string file;
    {
        auto host = net::host(home.data, hosting("iliad"));
        REQUIRE(host);
        auto guest = while_tended(*host, [&] { return net::join(home.data, "iliad", {}, false); });
        REQUIRE_MESSAGE(guest, guest.error().text);
        file = host->path();
    }
    CHECK(net::unfinished_table(home.data, "iliad") == file);
    CHECK(net::unfinished_table(home.data, "barletta").empty());
    const std::string question = net::resume_question(home.data, file);
    CHECK(has(question, "You have an unfinished table with "));
    CHECK(has(question, ", played last on "));
    CHECK(question.ends_with(" Go on with it?"));
}

TEST_CASE("tables: an opening that is asked for is made for both sides, its dice too, in all games") {
    for (const GameInfo& game : all_games()) {
        for (std::size_t way = 1; way < game.openings.size(); ++way) {
            CAPTURE(game.name);
            const std::string how(game.openings[way]);
            CAPTURE(how);
            const Home home;
            auto host = net::host(home.data, hosting(std::string(game.name), how));
            REQUIRE(host);
            auto guest =
                while_tended(*host, [&] { return net::join(home.data, std::string(game.name), {}, false); });
            REQUIRE_MESSAGE(guest, guest.error().text);
            const auto done = [&] {
                return host->position().opening_action(how, 0).empty() &&
                       guest->match().plies().size() == host->match().plies().size();
            };
            CHECK(both(*host, *guest, done));
            CHECK(host->match().record().text() == guest->match().record().text());
        }
    }
}

TEST_CASE("tables: a host who goes on before the opening is made still makes it as it was asked for") {
    const Home home;
    Plan plan;
    {
        auto host = net::host(home.data, hosting("lorraine", "default"));
        REQUIRE(host);
        plan.file = host->path();
    }
    auto host = net::open(home.data, plan);
    REQUIRE_MESSAGE(host, host.error().text);
    auto guest = while_tended(*host, [&] { return net::join(home.data, "lorraine", {}, false); });
    REQUIRE_MESSAGE(guest, guest.error().text);
    CHECK(both(*host, *guest, [&] { return host->position().opening_action("default", 0).empty(); }));
}

TEST_CASE("tables: where nobody hosts, it is said what to do, for a name, a code, an address and a path") {
    const Home home;
    const auto said = [&](std::string_view word, std::string_view code = {}) {
        const auto joined = net::join(home.data, word, code, false);
        REQUIRE_FALSE(joined);
        CHECK(joined.error().text.find("/disfida-") == std::string::npos); // no folder nobody can read
        return joined.error().text;
    };
    CHECK(said("iliad") == "nobody hosts 'iliad' now: ask your friend to, or check the name; a table of "
                           "another login has a code");
    CHECK(said("agdda25ngqk4") == "no table stands open under the code agdd-a25n-gqk4: check it, or ask your "
                                  "friend to host the game again, which keeps its code");
    CHECK(said("localhost:1") == "nobody answers at 127.0.0.1:1: ask your friend whether the game is hosted, "
                                 "and check the port and the tunnel, as in ssh -L 1:localhost:1 HOST");
    CHECK(
        has(said("./nowhere"), "./nowhere: cannot be reached: No such file or directory; disfida host has"));
    {
        auto host = net::host(home.data, hosting("barletta"));
        REQUIRE(host);
        CHECK(said("iliad").ends_with("; open now: barletta"));
        auto guest = while_tended(*host, [&] { return net::join(home.data, "barletta", {}, false); });
        REQUIRE_MESSAGE(guest, guest.error().text);
    }
    // As a guest of another login: the host's seat is not here.
    for (const auto& entry : std::filesystem::directory_iterator(home.folder.path() / "disfida/tables")) {
        if (entry.path().extension() == ".host") {
            std::filesystem::remove(entry.path());
        }
    }
    CHECK(has(said("barletta"), "nobody hosts 'barletta' now: your seat at the table of "));
    CHECK(has(said("barletta"), " is kept, so type the same again when it stands open"));
}

TEST_CASE("tables: what the host's screen says may be typed whole into one line") {
    const Home home;
    net::Hosting asked = hosting("iliad");
    net::Access access;
    access.who = net::Access::Who::port;
    access.address = *net::parse_address(":0");
    asked.access = access;
    auto host = net::host(home.data, asked);
    REQUIRE_MESSAGE(host, host.error().text);
    const std::string invitation = host->table()->invitation();
    const std::string line = invitation.substr(invitation.find("disfida join "));
    auto guest = while_tended(*host, [&] { return net::join_typed(home.data, line, false); });
    CHECK_MESSAGE(guest, guest.error().text);
}

TEST_CASE("tables: verify without a name takes the game played last, a guest's copy too") {
    const Home home;
    CHECK_FALSE(cli::named_or_last(""));
    CHECK(*cli::named_or_last("a.disfida") == "a.disfida");
    home.folder.write("disfida/games/old.disfida", "disfida 1 iliad\n");
    home.folder.write("disfida/tables/" + std::string(32, 'a') + ".guest.disfida", "disfida 1 iliad\n");
    const auto old = home.folder.path() / "disfida/games/old.disfida";
    std::filesystem::last_write_time(old, std::filesystem::last_write_time(old) - std::chrono::hours(1));
    CHECK(has(*cli::named_or_last(""), ".guest.disfida"));
}

TEST_CASE("tables: a login in a bar has neither address nor side behind it") {
    CHECK(net::short_login("root@127.0.0.1") == "root");
    CHECK(net::short_login("root(burgundy)") == "root");
    CHECK(net::short_login("anna") == "anna");
}
