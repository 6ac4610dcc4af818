// Two terminals: the real program as host, guest and spectators, killed, flooded and lied to.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "disfida/games.hpp"
#include "disfida/match.hpp"
#include "disfida/version.hpp"
#include "kernel/data.hpp"
#include "net/socket.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/table_house.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;
using House = TableHouse;
using Clock = std::chrono::steady_clock;
namespace net = disfida::net;

/// Gives up the whole processor time of a process so far, in milliseconds.
long processor_ms(pid_t id) {
    std::ifstream file("/proc/" + std::to_string(id) + "/stat");
    std::string text((std::istreambuf_iterator<char>(file)), {});
    text.erase(0, text.rfind(')') + 2);
    long user = 0;
    long system = 0;
    std::sscanf(text.c_str(), "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system);
    return (user + system) * 1000 / ::sysconf(_SC_CLK_TCK);
}

/// A client by hand.
class Client {
  public:
    explicit Client(const std::string& path) {
        auto made = net::connect_to(path);
        REQUIRE_MESSAGE(made, made.error().text);
        descriptor_ = std::move(*made);
    }
    void send(std::string text) {
        const auto end = Clock::now() + std::chrono::seconds(5);
        while (!text.empty() && alive_ && Clock::now() < end) {
            alive_ = net::write_some(descriptor_.get(), text);
            read();
        }
    }
    /// Waits until the host has said it, or gone.
    bool wait_for(std::string_view text) {
        const auto end = Clock::now() + std::chrono::seconds(20);
        while (Clock::now() < end && said_.find(text) == std::string::npos && alive_) {
            net::wait_for(descriptor_.get(), 100);
            read();
        }
        return said_.find(text) != std::string::npos;
    }
    /// Waits until the host has closed.
    bool closed() {
        const auto end = Clock::now() + std::chrono::seconds(20);
        while (alive_ && Clock::now() < end) {
            net::wait_for(descriptor_.get(), 100);
            read();
        }
        return !alive_;
    }
    void hello() { send("hello 2 " + std::string(disfida::version()) + " -\n"); }
    [[nodiscard]] const std::string& said() const { return said_; }

  private:
    void read() { alive_ = net::read_some(descriptor_.get(), said_, 1U << 20U) && alive_; }
    net::Descriptor descriptor_;
    std::string said_;
    bool alive_ = true;
};

/// The whole deployment by roster, each for its own side.
void deploy(Program& host, Program& guest) {
    host.send("auto roster\n");
    guest.send("auto roster\n");
    constexpr int knights = 26;
    for (int i = 0; i < knights; ++i) {
        REQUIRE(host.wait_for("takes his place in"));
        REQUIRE(guest.wait_for("takes his place in"));
    }
}

} // namespace

TEST_CASE("expectation 29: two terminals play, talk, offer, take back by consent and end; the dice verify") {
    const House house;
    Program host(house.start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("The other player types: disfida join barletta"));
    host.send("roll\n");
    REQUIRE(host.wait_for("Nobody has joined yet"));
    Program guest(house.start("guest", {"join", "barletta"}));
    REQUIRE(guest.wait_for("You play: French."));
    REQUIRE(host.wait_for("has joined."));
    Program watcher(house.start("watcher", {"watch", "barletta"}));
    REQUIRE(watcher.wait_for("You watch."));
    REQUIRE(host.wait_for("watches."));

    // Both follow an action at once: of some, for a machine may be busy, the best within 100 ms.
    auto best = Clock::duration::max();
    const auto follows = [&](const Program& one, const std::string& order, Program& other,
                             const std::string& text) {
        const auto before = Clock::now();
        one.send(order + "\n");
        REQUIRE(other.wait_for(text));
        best = std::min(best, Clock::now() - before);
    };
    follows(host, "roll", guest, "The dice: roll"); // dice need both
    REQUIRE(host.wait_for("have the initiative."));
    REQUIRE(watcher.wait_for("The dice: roll"));

    guest.send("say well met\n");
    REQUIRE(host.wait_for(": well met"));
    REQUIRE(watcher.wait_for(": well met"));
    watcher.send("resign\n");
    CHECK(watcher.wait_for("You watch this game."));

    // Whoever has won the roll places; the other cannot, and an undo has to be agreed to.
    const bool hosts = host.output().find("the Italians have the initiative.") != std::string::npos;
    Program& first = hosts ? host : guest;
    Program& second = hosts ? guest : host;
    const std::string own = hosts ? "place fieramosca 2407" : "place landes 2406";
    second.send(std::string(hosts ? "place landes 2406" : "place fieramosca 2407") + "\n");
    follows(first, own, second, own);
    REQUIRE(first.wait_for("takes his place")); // the guest hears of it last
    follows(first, "undo", second, "asks to take back '" + own + "'. Agree?");
    second.send("no\n");
    REQUIRE(first.wait_for("does not agree."));
    follows(first, "undo", second, "asks to take back '" + own + "'");
    CHECK(best < std::chrono::milliseconds(100));
    second.send("yes\n");
    REQUIRE(first.wait_for("The last order is taken back."));
    REQUIRE(second.wait_for("The last order is taken back."));
    REQUIRE(watcher.wait_for("The last order is taken back."));

    host.send("draw\n");
    REQUIRE(guest.wait_for("offers a draw"));
    guest.send("yes\n");
    REQUIRE(host.wait_for("A draw, as both sides agreed"));
    REQUIRE(guest.wait_for("Both secrets of the dice are in the record"));
    REQUIRE(host.wait_for("Both secrets of the dice are in the record"));
    host.send("quit\n");
    guest.send("quit\n");
    watcher.send("quit\n");
    CHECK(host.finish() == 0);
    CHECK(guest.finish() == 0);
    CHECK(watcher.finish() == 0);
    const Outcome verified = run_program({{"verify", house.game()}});
    CHECK(verified.status == 0);
    CHECK(has(verified.output, "Both secrets are those committed to, and all "));
    CHECK_FALSE(std::filesystem::exists(house.socket()));
}

TEST_CASE(
    "expectation 29: either side may be killed and comes back where it was, and nobody else takes the seat") {
    const House house;
    auto host = std::make_unique<Program>(house.start("host", {"host", "barletta"}));
    REQUIRE(host->wait_for("disfida join barletta"));
    auto guest = std::make_unique<Program>(house.start("guest", {"join", "barletta"}));
    REQUIRE(guest->wait_for("You play: French."));

    ::kill(guest->id(), SIGKILL);
    guest->finish();
    REQUIRE(host->wait_for("has left; the seat is kept."));
    const Outcome thief = run_program(house.start("thief", {"join", "barletta"}));
    CHECK(thief.status == 1);
    CHECK(thief.errors.find("the seat is ") != std::string::npos);
    // An order with dice waits for the guest's share of them.
    host->send("roll\n");
    REQUIRE(host->wait_for("An order is under way with"));
    guest = std::make_unique<Program>(house.start("guest", {"join", "barletta"}));
    REQUIRE(host->wait_for("is back."));
    REQUIRE(guest->wait_for("The dice: roll"));
    REQUIRE(host->wait_for("have the initiative."));
    deploy(*host, *guest);

    const std::string file = house.game();
    const std::string kept = file_text(file);
    CHECK(std::count(kept.begin(), kept.end(), '\n') > 28); // all of it is on the disk
    ::kill(host->id(), SIGKILL);
    host->finish();
    REQUIRE(guest->wait_for("is lost; it is tried again by itself."));
    CHECK(std::filesystem::exists(house.socket())); // stale, and reclaimed
    host = std::make_unique<Program>(house.start("host", {"host", file}));
    REQUIRE(host->wait_for("is back."));
    REQUIRE(guest->wait_for("is there again."));
    CHECK(file_text(file).starts_with(kept.substr(0, kept.size() / 2)));
    guest->send("resign\nyes\n");
    REQUIRE(host->wait_for("The Italians win: the French gave up"));
    REQUIRE(host->wait_for("Both secrets of the dice"));
    REQUIRE(guest->wait_for("Both secrets of the dice"));
    const Outcome verified = run_program({{"verify", file}});
    CHECK(verified.output.find("Both secrets are those committed to") != std::string::npos);
}

TEST_CASE("expectation 29: every game can be played by two, and its record verifies") {
    for (const std::string game : {"iliad", "lorraine"}) {
        const House house;
        Program host(house.start("host", {"host", game}));
        REQUIRE(host.wait_for("disfida join " + game));
        Program guest(house.start("guest", {"join", game}));
        REQUIRE(guest.wait_for("You play: "));
        REQUIRE(host.wait_for("has joined."));
        host.send("resign\nyes\n");
        REQUIRE(guest.wait_for("Both secrets of the dice"));
        REQUIRE(host.wait_for("Both secrets of the dice"));
        host.send("quit\n");
        CHECK(host.finish() == 0);
        CHECK(run_program({{"verify", house.game()}}).status == 0);
    }
}

TEST_CASE("expectations 21, 29: a hostile client with 10,000 lines is cut off, with 20 who watch; nobody "
          "else notices") {
    const House house;
    Program host(house.start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    Program guest(house.start("guest", {"join", "barletta"}));
    REQUIRE(guest.wait_for("You play: French."));
    std::vector<std::unique_ptr<Client>> watchers;
    for (int i = 0; i < 20; ++i) {
        watchers.push_back(std::make_unique<Client>(house.socket()));
        watchers.back()->hello();
        watchers.back()->send("watch - w" + std::to_string(i) + "\n");
        REQUIRE(watchers.back()->wait_for("\nend "));
        std::this_thread::sleep_for(std::chrono::milliseconds(100)); // no more doors a second than may be
    }
    std::uint32_t state = 1;
    const auto random = [&] { return state = state * 1664525U + 1013904223U, state >> 16U; };
    std::string rubbish;
    for (int i = 0; i < 10000; ++i) {
        for (std::uint32_t length = random() % 80; length > 0; --length) {
            rubbish += static_cast<char>(random() % 256);
        }
        rubbish += '\n';
    }
    Client first(house.socket());
    first.send(rubbish);
    CHECK(first.closed());
    Client much(house.socket()); // who knows the language, and says too much
    much.hello();
    much.send("watch - loud\n");
    REQUIRE(much.wait_for("\nend "));
    std::string talk;
    for (int i = 0; i < 10000; ++i) {
        talk += "say " + std::to_string(i) + "\n";
    }
    much.send(talk);
    CHECK(much.closed());
    CHECK(much.said().find("bye too many lines at once") != std::string::npos);
    Client endless(house.socket());
    endless.send(std::string(100000, 'x'));
    CHECK(endless.closed());
    Client silent(house.socket());
    CHECK(silent.closed()); // five seconds
    CHECK(silent.said() == "bye nothing was said\n");

    // Idle, the host sleeps.
    const long busy = processor_ms(host.id());
    std::this_thread::sleep_for(std::chrono::seconds(2));
    CHECK(processor_ms(host.id()) - busy < 100); // 5 % of one core

    // And the game goes on.
    host.send("roll\n");
    REQUIRE(guest.wait_for("The dice: roll"));
    for (const auto& watcher : watchers) {
        CHECK(watcher->wait_for("\nplay 1 "));
    }
}

TEST_CASE(
    "expectation 1: a table in plain mode that is told to end leaves its place tidy and says the way back") {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        const House house;
        Program host(house.start("host", {"host", "barletta"}));
        REQUIRE(host.wait_for("disfida join barletta"));
        Program guest(house.start("guest", {"join", "barletta"}));
        REQUIRE(guest.wait_for("You play: French."));
        REQUIRE(host.wait_for("has joined."));
        const auto before = Clock::now();
        ::kill(host.id(), signal);
        CHECK(host.finish() == 0);
        CHECK(Clock::now() - before < std::chrono::seconds(5));
        CHECK(host.output().find("Come back with: disfida host ") != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(house.socket()));
        REQUIRE(guest.wait_for("is lost; it is tried again by itself."));
        ::kill(guest.id(), signal);
        CHECK(guest.finish() == 0);
        CHECK(guest.output().find("Come back with: disfida join barletta") != std::string::npos);
    }
}

TEST_CASE("tables: what a client may not do is refused, in a line that says why") {
    const House house;
    Program host(house.start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    const auto told = [&](const std::string& lines) {
        Client client(house.socket());
        client.send(lines);
        CHECK(client.closed());
        return client.said();
    };
    const std::string version(disfida::version());
    CHECK(told("GET / HTTP/1.0\n") == "bye this is a table of disfida: hello is expected\n");
    CHECK(told("hello 7 9.9.9 -\n") ==
          "bye this host (disfida " + version +
              ") speaks version 2 at the table, you speak 7 (disfida 9.9.9): both "
              "need the same\n");
    const std::string token(32, 'a');
    CHECK(told("hello 2 x -\njoin abc me\n").ends_with("bye join or watch is expected\n"));
    CHECK(told("hello 2 x -\njoin abc " + token + " me\n")
              .ends_with("bye a commitment of one's own is expected\n"));
    CHECK(told("hello 2 x -\njoin " + std::string(64, '1') + " abc me\n")
              .ends_with("bye a token of 32 digits is expected\n"));
    CHECK(told("hello 2 x -\nwatch - me\ndo 0 roll\n").ends_with("bye who watches cannot say 'do'\n"));
}

TEST_CASE("tables: a refusal is English on the line, and in the language of who reads it on the screen") {
    const House house;
    const auto speaking = [&](const std::string& who, const char* language, std::vector<std::string> words) {
        Start start = house.start(who, std::move(words));
        start.environment.insert(start.environment.end(), {{"LANG", "C.UTF-8"},
                                                           {"LANGUAGE", language},
                                                           {"LC_ALL", std::nullopt},
                                                           {"LC_MESSAGES", std::nullopt}});
        return start;
    };
    Program host(speaking("host", "fr", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    Program guest(speaking("guest", "it", {"join", "barletta"}));
    REQUIRE(host.wait_for("(french)"));
    const Outcome thief = run_program(speaking("thief", "it", {"join", "barletta"}));
    CHECK(thief.status == 1);
    CHECK(has(thief.errors, "il posto è di "));
    CHECK(has(thief.errors, ", che solo può tornarci"));
    Client by_hand(house.socket());
    by_hand.send("hello 2 x -\njoin " + std::string(64, '1') + " " + std::string(32, 'a') + " me\n");
    CHECK(by_hand.closed());
    CHECK(has(by_hand.said(), "\nbye the seat is "));
}

TEST_CASE("tables: two programs that come to different positions say so at once, and where") {
    const House house;
    Program host(house.start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    Client guest(house.socket());
    guest.hello();
    guest.send("join " + std::string(64, '1') + " " + std::string(32, '2') + " me\n");
    REQUIRE(guest.wait_for("\nend 0 "));
    guest.send("at 0 deadbeef\n");
    CHECK(guest.closed());
    CHECK(guest.said().find("bye The two programs disagree at the opening: here it is 0 ") !=
          std::string::npos);
    CHECK(guest.said().find("there 0 deadbeef. Compare versions") != std::string::npos);
    CHECK(host.wait_for("The two programs disagree at the opening"));
}

TEST_CASE("expectation 29: for other logins a code is required; over a port too") {
    const House house;
    Program host(house.start("host", {"host", "iliad", "--listen=:0"}));
    REQUIRE(host.wait_for("disfida join 127.0.0.1:"));
    REQUIRE(host.wait_for("--code="));
    REQUIRE(host.wait_for("\n"));
    std::string invitation = host.output().substr(host.output().find("127.0.0.1:"));
    std::replace(invitation.begin(), invitation.end(), '\n', ' ');
    const std::string address = invitation.substr(0, invitation.find(' '));
    const std::string code = invitation.substr(invitation.find("--code=") + 7, 14);
    const Outcome without = run_program(house.start("guest", {"join", address}));
    CHECK(without.status == 1);
    CHECK(without.errors == "disfida: " + address + ": this table wants a code: --code=CODE\n");
    const Outcome wrong = run_program(house.start("guest", {"join", address, "--code=2222-2222-2222"}));
    CHECK(wrong.status == 1);
    CHECK(wrong.errors == "disfida: " + address + ": the code is wrong\n");
    REQUIRE(host.wait_for("came with a wrong code."));
    Program guest(house.start("guest", {"join", address, "--code=" + code}));
    REQUIRE(guest.wait_for("You play: "));
    REQUIRE(host.wait_for("has joined."));
}

TEST_CASE("tables: a wrong command line says what is right, status 2; a table that is not there, status 1") {
    const House house;
    const auto wrong = [&](std::vector<std::string> words, const std::string& says) {
        const Outcome out = run_program(house.start("me", std::move(words)));
        CHECK(out.status == 2);
        CHECK_MESSAGE(out.errors.find(says) != std::string::npos, out.errors);
    };
    wrong({"host", "chess"}, "'chess' is neither a game (" + disfida::game_names() + ") nor a record");
    wrong({"host", "barletta", "--side=german"}, "--side: 'german' is none of italian, french");
    wrong({"host", "barletta", "--open", "--name=x"},
          "--name, --group, --open and --listen exclude each other");
    wrong({"host", "barletta", "--listen=somewhere"}, "--listen: 'somewhere' is no ADDRESS:PORT");
    wrong({"join", "a b"}, "'a b' is neither a table's name");
    const Outcome nobody = run_program(house.start("me", {"join", "nobody"}));
    CHECK(nobody.status == 1);
    CHECK(nobody.errors ==
          "disfida: nobody hosts 'nobody' now: ask your friend to, or check the name; a table "
          "of another login has a code\n");
}

TEST_CASE("tables: in plain mode who waits is told so, and who was killed is asked whether to go on") {
    const House house;
    auto host = std::make_unique<Program>(house.start("host", {"host", "iliad"}, true));
    REQUIRE(host->wait_for("You wait: nobody has joined yet"));
    auto guest = std::make_unique<Program>(house.start("guest", {"join", "iliad"}, true));
    REQUIRE(guest->wait_for("You play: "));
    REQUIRE(host->wait_for("has joined."));
    ::kill(host->id(), SIGKILL);
    host->finish();
    REQUIRE(guest->wait_for("is lost; it is tried again by itself."));
    ::kill(guest->id(), SIGKILL);
    guest->finish();
    const std::string first = house.game();
    // The same command again asks, and Enter goes on.
    host = std::make_unique<Program>(house.start("host", {"host", "iliad"}, true));
    REQUIRE(host->wait_for("You have an unfinished table with "));
    REQUIRE(host->wait_for("Go on with it? [Y/n] "));
    host->send("\n");
    REQUIRE(host->wait_for("who is away; the seat is kept."));
    CHECK(house.game() == first); // no other game was begun
    // The guest has it in the menu, without knowing the table's name.
    guest = std::make_unique<Program>(house.start("guest", {}, true));
    REQUIRE(guest->wait_for("1. go back to "));
    guest->send("1\n");
    REQUIRE(host->wait_for("is back."));
    REQUIRE(guest->wait_for("You play: "));
}

TEST_CASE("expectation 29: two terminals on the full screen, by command and from the title, at 80x24") {
    const House house;
    const auto command = [&](const std::string& who, const std::string& words) {
        return "env XDG_RUNTIME_DIR=" + house.runtime() +
               " XDG_STATE_HOME=" + (house.folder.path() / who).string() + " LC_ALL=C " +
               game_program().string() + " " + words;
    };
    Tmux host(command("host", "host barletta --no-animation"), 80, 24);
    host.wait_for("The other player types: disfida join barletta");
    host.wait_for("nobody has joined");
    // The guest comes by the title.
    Tmux guest(command("guest", "--no-animation"), 80, 24);
    guest.wait_for("Another terminal");
    guest.type("t");
    guest.wait_for("Watch barletta");
    guest.type("Enter");
    guest.wait_for("is here");
    host.wait_for("has joined.");
    host.type("Enter");
    const std::string rolled = guest.wait_for("have the initiative.");
    host.wait_for("have the initiative.");
    guest.type("/");
    guest.wait_for("[Enter] sends");
    guest.type_text("well met");
    guest.type("Enter");
    host.wait_for(": well met");
    const bool hosts = rolled.find("the Italians have") != std::string::npos;
    Tmux& first = hosts ? host : guest;
    Tmux& second = hosts ? guest : host;
    first.type("Enter");
    second.wait_for(hosts ? "Fieramosca takes his place in 2407" : "La Motte takes his place in 2406");
    first.wait_for("takes his place");
    first.type("U");
    second.wait_for("asks to take back 'place ");
    second.wait_for("[y]es [n]o");
    second.type("Enter"); // no answer by an Enter too many
    second.type("y");
    first.wait_for("The last order is taken back");
    guest.type("%");
    guest.wait_for("To come back after leaving: disfida join barletta");
    guest.wait_for(": well met");
    guest.type("q");
    guest.type("!");
    guest.wait_for("Give the game up for French?");
    guest.type("y");
    host.wait_for("ITALIANS win");
    host.wait_for("Both secrets of the dice are in the record");
}
