// A host's table: seats that cannot be lost, games that cannot get ahead of the disk, ends that can be told
// later, and strangers who are not worth a line each.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <numeric>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kernel/data.hpp"
#include "net/open.hpp"
#include "net/seat_file.hpp"
#include "net/wire.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/small_disk.hpp"

using namespace disfida;
using namespace disfida::net;

namespace {

constexpr auto token = "00112233445566778899aabbccddeeff";

Link secret() {
    Link out{};
    std::iota(out.begin(), out.end(), static_cast<unsigned char>(100));
    return out;
}

/// A place for one's own tables and games.
struct House {
    test::TemporaryFolder folder;
    test::Variable state{"XDG_STATE_HOME", (folder.path() / "state").string()};
    test::Variable runtime{"XDG_RUNTIME_DIR", folder.path().string()};
    DataSource data;

    [[nodiscard]] std::unique_ptr<Session> open(const std::string& file = {}, Access access = {}) const {
        Hosting hosting;
        (file.empty() ? hosting.plan.game : hosting.plan.file) = file.empty() ? "barletta" : file;
        hosting.access = access;
        auto session = net::host(data, hosting);
        REQUIRE_MESSAGE(session, session.error().text);
        return std::make_unique<Session>(std::move(*session));
    }
    [[nodiscard]] std::string refusal(const std::string& file) const {
        Hosting hosting;
        hosting.plan.file = file;
        const auto session = net::host(data, hosting);
        return session ? std::string() : session.error().text;
    }
};

/// Somebody who comes to it, by hand.
class Client {
  public:
    explicit Client(Session& session) : session_(&session) {
        auto made = connect_to(runtime_folder() + "/barletta");
        REQUIRE_MESSAGE(made, made.error().text);
        wire_ = Wire(std::move(*made));
        say("hello 2 x -");
    }
    Client(Session& session, Descriptor descriptor) : session_(&session), wire_(std::move(descriptor)) {}
    void say(const std::string& line) {
        wire_.send(line);
        wire_.flush();
        session_->tend();
    }
    /// The last line that begins so; empty: none has come.
    std::string heard(std::string_view head) {
        wire_.fill(std::size_t{1} << 20U);
        while (auto line = wire_.next()) {
            lines_.push_back(std::move(*line));
        }
        const auto at = std::find_if(lines_.rbegin(), lines_.rend(),
                                     [&](const std::string& line) { return line.starts_with(head); });
        return at == lines_.rend() ? std::string() : *at;
    }
    std::size_t count(std::string_view head) {
        heard(head);
        return static_cast<std::size_t>(std::count_if(
            lines_.begin(), lines_.end(), [&](const std::string& line) { return line.starts_with(head); }));
    }

  private:
    Session* session_;
    Wire wire_{Descriptor()};
    std::vector<std::string> lines_;
};

std::string join_line() { return "join " + to_hex(Chain(secret()).commitment()) + " " + token + " me"; }

std::size_t told(Session& session, std::string_view part) {
    const auto news = session.table()->take_news();
    return static_cast<std::size_t>(std::count_if(
        news.begin(), news.end(), [&](const News& one) { return one.text.find(part) != std::string::npos; }));
}

} // namespace

TEST_CASE("expectation 29: a second join with the words of the first is a return, any other is refused") {
    const House house;
    const auto session = house.open();
    {
        Client lost(*session); // he says so, and is gone before he hears that he is seated
        lost.say(join_line());
    }
    session->tend();
    Client again(*session);
    again.say(join_line());
    CHECK(again.heard("seat ") == std::string("seat ") + token);
    CHECK_FALSE(again.heard("end 0 ").empty());
    Client thief(*session);
    const std::string hash = to_hex(Chain(secret()).commitment());
    thief.say("join " + hash + " " + std::string(32, '0') + " me"); // the hash stands in the record
    CHECK(thief.heard("bye the seat is ").ends_with("who alone can come back to it; disfida watch looks on"));
    Client other(*session);
    other.say("join " + std::string(64, 'a') + " " + token + " me");
    CHECK_FALSE(other.heard("bye the seat is ").empty());
    Client odd(*session);
    odd.say("join " + hash + " me");
    CHECK(odd.heard("bye ") == "bye join or watch is expected");
}

TEST_CASE(
    "expectation 29: a host whose disk is full cannot get ahead of it, and goes on with the same dice") {
    const House house;
    auto session = house.open();
    Client guest(*session);
    guest.say(join_line());
    {
        const test::SmallDisk full(0);
        CHECK_FALSE(session->table()->want(*session, "roll"));
        session->tend();
        CHECK(guest.heard("roll ").empty());
    }
    REQUIRE(session->table()->want(*session, "roll"));
    CHECK(guest.heard("roll ") == "roll 1 roll");
    const std::string share = "link 1 " + to_hex(Chain(secret()).link(1));
    {
        const test::SmallDisk full(0); // it fills up while the guest's share is under way
        guest.say(share);
        CHECK(session->match().plies().empty());
        CHECK(guest.heard("play ").empty());
        CHECK(told(*session, "the game cannot be written to the disk") == 1);
        CHECK(session->table()->busy());
        CHECK(session->table()->timeout() <= 5000);
        CHECK_FALSE(session->table()->want(*session, "resign italian"));
        CHECK(session->match().plies().empty());
    }
    guest.say(share);
    REQUIRE(session->match().plies().size() == 1);
    const std::string play = guest.heard("play 1 ");
    CHECK(play.ends_with(session->match().plies().back().statement()));
    const std::string after = test::file_text(session->path());
    CHECK(after.find("\n" + session->match().plies().back().statement() + "\n") != std::string::npos);
}

TEST_CASE("expectation 29: the end of a game can be told to a guest who was away, and only once more") {
    const House house;
    auto session = house.open();
    const std::string file = session->path();
    { // he comes, and goes
        Client guest(*session);
        guest.say(join_line());
    }
    session->tend();
    REQUIRE(session->table()->want(*session, "resign italian"));
    session->tend();
    CHECK(told(*session, "is away and has not seen the end") == 1);
    CHECK(session->match().record().revealed("french").empty());
    session = nullptr;
    { // alone it is shown, not hosted
        Plan alone;
        alone.file = file;
        const auto shown = net::open(house.data, alone);
        REQUIRE(shown);
        CHECK(shown->table() == nullptr);
    }
    session = house.open(file);
    Client guest(*session);
    guest.say(join_line());
    CHECK(guest.heard("record resign italian") == "record resign italian");
    CHECK(guest.heard("record reveal italian ").size() > 64);
    guest.say("reveal " + to_hex(secret()));
    CHECK(told(*session, "Both secrets of the dice are in the record") == 1);
    session = nullptr;
    CHECK(house.refusal(file).find("this game is over") != std::string::npos);
}

TEST_CASE("tables: a host whose seat cannot be kept leaves no game behind") {
    const House house;
    house.folder.write("state/disfida/tables", "no folder");
    Hosting hosting;
    hosting.plan.game = "barletta";
    CHECK_FALSE(net::host(house.data, hosting));
    CHECK(kept_games().empty());
}

TEST_CASE("tables: a damaged game on two terminals is mended for its host") {
    const House house;
    auto session = house.open();
    const std::string file = session->path();
    Client guest(*session);
    guest.say(join_line());
    REQUIRE(session->table()->want(*session, "roll"));
    guest.say("link 1 " + to_hex(Chain(secret()).link(1)));
    const std::string whole = test::file_text(file);
    session = nullptr;
    REQUIRE(write_file(file, whole + "place fiera"));
    CHECK_FALSE(house.refusal(file).empty());
    REQUIRE(torn_question(house.data, file));
    Plan plan;
    plan.file = file;
    plan.mend = true;
    auto mended = net::open(house.data, plan); // as a list of kept games does
    REQUIRE_MESSAGE(mended, mended.error().text);
    CHECK(mended->table() != nullptr);
    CHECK(mended->match().plies().size() == 1);
    CHECK(test::file_text(file) == whole);
}

TEST_CASE("tables: wrong codes and too much talk do not fill the host's screen") {
    const House house;
    Access port;
    port.who = Access::Who::port;
    port.address = {"127.0.0.1", "0"};
    const auto session = house.open({}, port);
    const std::string invitation = session->table()->invitation();
    const std::string word = invitation.substr(invitation.find("127.0.0.1:"));
    const std::string address = word.substr(0, word.find(' '));
    const std::string code = word.substr(word.find("--code=") + 7, 14);
    session->table()->take_news();
    const auto come = [&] {
        auto made = connect_to(*parse_address(address));
        REQUIRE(made);
        session->tend();
        return Client(*session, std::move(*made));
    };
    for (int i = 0; i < 25; ++i) {
        Client stranger = come();
        stranger.say("hello 2 x 2222-2222-2222");
        CHECK(stranger.heard("bye ") == "bye the code is wrong");
    }
    const std::size_t lines = told(*session, "came with a wrong code");
    CHECK(lines >= 10);
    CHECK(lines < 15); // one more in ten seconds
}

TEST_CASE("tables: too much talk of one is not passed on, and he is told") {
    const House house;
    const auto session = house.open();
    Client guest(*session);
    guest.say(join_line());
    session->table()->take_news();
    for (int i = 0; i < 50; ++i) {
        guest.say("say na");
    }
    const std::size_t passed = told(*session, ": na");
    CHECK(passed >= 10);
    CHECK(passed < 20);
    CHECK(guest.count("refuse too much is said at once") == 50 - passed);
}

TEST_CASE(
    "expectation 29: another login comes with the code, and is shown by the name the system gives him") {
    constexpr uid_t other = 65534;
    if (::geteuid() != 0) {
        return; // nobody else can be made
    }
    const House house;
    Access all;
    all.who = Access::Who::all;
    const auto session = house.open({}, all);
    const std::string invitation = session->table()->invitation();
    const std::string code = invitation.substr(invitation.size() - 14);
    const std::string login = login_of(other);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto made = ::setgid(other) == 0 && ::setuid(other) == 0 ? connect_to(code_folder(code) + "/table")
                                                                 : Result<Descriptor>(Error{});
        if (!made) {
            ::_exit(1);
        }
        std::string text = "hello 2 x " + code + "\n" + join_line() + "\n";
        write_some(made->get(), text);
        std::string said;
        while (read_some(made->get(), said, 4096) && said.find("\nend 0 ") == std::string::npos) {
            wait_for(made->get(), 100);
        }
        ::_exit(said.find("\nend 0 ") != std::string::npos ? 0 : 2);
    }
    int status = -1;
    for (int i = 0; i < 1000 && ::waitpid(child, &status, WNOHANG) == 0; ++i) {
        session->tend();
        ::usleep(10000);
    }
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    CHECK(told(*session, login + " has joined.") == 1);
}
