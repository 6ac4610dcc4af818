// Where tables stand: names, codes, addresses, and the permissions of what is made.
#include <array>
#include <ctime>
#include <filesystem>
#include <optional>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/place.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"

using namespace disfida;
using namespace disfida::net;

namespace {

unsigned mode_of(const std::string& path) {
    struct stat status {};
    REQUIRE_MESSAGE(::lstat(path.c_str(), &status) == 0, path);
    return status.st_mode & 0777U;
}

Access access(Access::Who who) {
    Access out;
    out.who = who;
    return out;
}

} // namespace

TEST_CASE("expectation 29: one's own socket is 0600 in the runtime directory, whose folder is 0700") {
    const test::TemporaryFolder folder;
    const test::Variable runtime("XDG_RUNTIME_DIR", folder.path().string());
    const std::string path = (folder.path() / "disfida" / "barletta").string();
    {
        const auto place = Place::take(access(Access::Who::self), "barletta", {});
        REQUIRE_MESSAGE(place, place.error().text);
        CHECK(place->word() == "barletta");
        CHECK(place->code().empty());
        CHECK(mode_of(path) == 0600);
        CHECK(mode_of((folder.path() / "disfida").string()) == 0700);
        CHECK(own_tables() == std::vector<std::string>{"barletta"});
        // A second game gets another name, and a name that is taken is refused.
        const auto second = Place::take(access(Access::Who::self), "barletta", {});
        REQUIRE(second);
        CHECK(second->word() == "barletta-2");
        Access named = access(Access::Who::self);
        named.name = "barletta";
        const auto third = Place::take(named, "iliad", {});
        REQUIRE_FALSE(third);
        CHECK(third.error().text ==
              path + ": a game is hosted there already; --name=NAME gives this one another name");
    }
    CHECK_FALSE(std::filesystem::exists(path)); // and nothing is left
}

TEST_CASE("expectation 29: a stale socket is reclaimed, anything else that stands there is not") {
    const test::TemporaryFolder folder;
    const test::Variable runtime("XDG_RUNTIME_DIR", folder.path().string());
    const std::string path = (folder.path() / "disfida" / "iliad").string();
    std::filesystem::create_directories(folder.path() / "disfida");
    {
        auto made = listen_at(path, 0600, static_cast<gid_t>(-1));
        REQUIRE(made);
    } // closed, but the name stays: as after a kill -9
    REQUIRE(std::filesystem::exists(path));
    Access named = access(Access::Who::self);
    named.name = "iliad";
    CHECK(Place::take(named, "iliad", {}));
    folder.write("disfida/iliad", "a file");
    const auto refused = Place::take(named, "iliad", {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text == path + ": is there already and is no socket");
}

TEST_CASE("expectation 29: for other logins a folder named after a code: 0710 and 0660, or 0711 and 0666") {
    std::string code;
    std::string folder;
    {
        const auto all = Place::take(access(Access::Who::all), "barletta", {});
        REQUIRE_MESSAGE(all, all.error().text);
        code = all->code();
        folder = code_folder(code);
        CHECK(all->needs_code());
        CHECK(all->word() == code);
        CHECK(tidy_code(code) == code);
        CHECK(folder.starts_with("/tmp/disfida-"));
        CHECK(folder.find(code) == std::string::npos); // who lists /tmp does not learn the code
        CHECK(mode_of(folder) == 0711);
        CHECK(mode_of(folder + "/table") == 0666);
    }
    CHECK_FALSE(std::filesystem::exists(folder));
    Access group = access(Access::Who::group);
    group.group = "no such group";
    CHECK(Place::take(group, "barletta", {}).error().text ==
          "there is no group 'no such group'; groups lists yours");
    if (::geteuid() == 0) { // the one group any system has
        group.group = "root";
        const auto some = Place::take(group, "barletta", {});
        REQUIRE_MESSAGE(some, some.error().text);
        CHECK_FALSE(some->needs_code());
        CHECK(mode_of(code_folder(some->code())) == 0710);
        CHECK(mode_of(code_folder(some->code()) + "/table") == 0660);
    }
    // A host that was killed finds its place again by its code.
    const auto again = Place::take(access(Access::Who::all), "barletta", code);
    REQUIRE(again);
    CHECK(again->code() == code);
}

TEST_CASE("tables: what a killed host has left below /tmp is taken away by the next of that login") {
    const std::string folder = code_folder(new_code());
    REQUIRE(::mkdir(folder.c_str(), 0711) == 0);
    const auto age = [&](int seconds) {
        const timespec then{std::time(nullptr) - seconds, 0};
        const std::array<timespec, 2> times{then, then};
        REQUIRE(::utimensat(AT_FDCWD, folder.c_str(), times.data(), 0) == 0);
    };
    // A folder without a socket may be one whose host is just about to listen.
    CHECK(Place::take(access(Access::Who::all), "iliad", {}));
    CHECK(std::filesystem::exists(folder));
    {
        auto made = listen_at(folder + "/table", 0666, static_cast<gid_t>(-1));
        REQUIRE(made);
        age(3600);
        CHECK(Place::take(access(Access::Who::all), "iliad", {}));
        CHECK(std::filesystem::exists(folder)); // somebody listens there
        // Even with as many before the door as the system keeps waiting.
        std::vector<Descriptor> crowd;
        for (auto one = connect_to(folder + "/table"); one; one = connect_to(folder + "/table")) {
            crowd.push_back(std::move(*one));
        }
        CHECK(crowd.size() > 10);
        CHECK(is_alive(folder + "/table"));
        CHECK(Place::take(access(Access::Who::all), "iliad", {}));
        CHECK(std::filesystem::exists(folder));
    }
    CHECK_FALSE(is_alive(folder + "/table"));
    age(3600);
    CHECK(Place::take(access(Access::Who::all), "iliad", {}));
    CHECK_FALSE(std::filesystem::exists(folder));
}

TEST_CASE("tables: a host who leaves takes no other host's socket with him") {
    const test::TemporaryFolder folder;
    const test::Variable runtime("XDG_RUNTIME_DIR", folder.path().string());
    const std::string path = (folder.path() / "disfida" / "iliad").string();
    std::optional<Place> second;
    {
        const auto first = Place::take(access(Access::Who::self), "iliad", {});
        REQUIRE(first);
        std::filesystem::remove(path);
        auto taken = Place::take(access(Access::Who::self), "iliad", {});
        REQUIRE(taken);
        REQUIRE(taken->word() == "iliad");
        second.emplace(std::move(*taken));
    }
    CHECK(std::filesystem::exists(path));
    second.reset();
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("tables: two codes are never the same") {
    CHECK(new_code() != new_code());
    CHECK(code_folder("k7mq-29fx-3rtp") != code_folder("k7mq-29fx-3rtq"));
}

TEST_CASE("tables: a name, a code, a path and an address are told apart") {
    const test::Variable runtime("XDG_RUNTIME_DIR", "/run/user/7");
    const auto path = [](const char* word) {
        const auto target = find_target(word, {});
        REQUIRE_MESSAGE(target, word);
        return std::get<std::string>(target->where);
    };
    CHECK(path("barletta") == "/run/user/7/disfida/barletta");
    CHECK(path("./here") == "./here");
    CHECK(path("k7mq-29fx-3rtp") == code_folder("k7mq-29fx-3rtp") + "/table");
    CHECK(path("K7MQ-29FX-3RTP") == code_folder("k7mq-29fx-3rtp") + "/table");
    CHECK(path("k7mq29fx3rtp") == code_folder("k7mq-29fx-3rtp") + "/table"); // typed without its hyphens
    CHECK(path("K7MQ 29FX 3RTP") == code_folder("k7mq-29fx-3rtp") + "/table");
    CHECK(path("k7mq29fx3rt") == "/run/user/7/disfida/k7mq29fx3rt"); // a letter less is no code
    CHECK(find_target("k7mq-29fx-3rtp", {})->code == "k7mq-29fx-3rtp");
    CHECK(find_target("localhost:7000", "k7mq29fx3rtp")->code == "k7mq-29fx-3rtp");
    const auto port = find_target("127.0.0.1:7000", "k7mq-29fx-3rtp");
    REQUIRE(port);
    CHECK(name(std::get<Address>(port->where)) == "127.0.0.1:7000");
    CHECK(port->code == "k7mq-29fx-3rtp");
    CHECK(find_target("barletta", "secret").error().text ==
          "'secret' is no code: it is written like k7mq-29fx-3rtp");
    CHECK_FALSE(find_target("bar letta", {}));
    CHECK_FALSE(find_target("", {}));
}

TEST_CASE("tables: an address without a host is the loopback") {
    CHECK(name(*parse_address("7000")) == "127.0.0.1:7000");
    CHECK(name(*parse_address(":7000")) == "127.0.0.1:7000");
    CHECK(name(*parse_address("localhost:7000")) == "127.0.0.1:7000"); // as a tunnel is written
    CHECK(name(*parse_address("0.0.0.0:7000")) == "0.0.0.0:7000");
    CHECK(name(*parse_address("[::1]:7000")) == "[::1]:7000");
    for (const char* bad : {"", ":", "host:7000", "127.0.0.1:70000", "::1:7000", "127.0.0.1:-1"}) {
        CHECK_MESSAGE(!parse_address(bad), bad);
    }
}
