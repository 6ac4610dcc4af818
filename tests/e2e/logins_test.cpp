// Tables for other logins, by programs that are run by other logins: only root can start them.
#include <filesystem>
#include <optional>
#include <string>

#include <doctest/doctest.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/place.hpp"
#include "support/has.hpp"
#include "support/program.hpp"
#include "support/table_house.hpp"

namespace {

using namespace disfida::test;
namespace fs = std::filesystem;

/// A user every system has.
std::optional<Login> login_of(const char* name) {
    const passwd* const entry = ::getpwnam(name);
    return entry == nullptr ? std::nullopt : std::optional(Login{entry->pw_uid, entry->pw_gid});
}

/// A house that three logins share, each with a home of its own.
struct SharedHouse {
    TableHouse house;
    std::optional<Login> host = login_of("daemon");
    std::optional<Login> guest = login_of("nobody");
    std::optional<Login> third = login_of("bin");

    /// Whether such a house can be had; what is in the way is said.
    [[nodiscard]] bool stands() const {
        if (::geteuid() != 0 || !host || !guest || !third) {
            MESSAGE("only root can play as daemon, nobody and bin: nothing is tried");
            return false;
        }
        ::chmod(house.folder.path().c_str(), 0711);
        Start trial = start("guest", *guest, {"--version"});
        if (run_program(trial).status != 0) {
            MESSAGE("the program cannot be run by nobody from where it was built: nothing is tried");
            return false;
        }
        return true;
    }
    [[nodiscard]] Start start(const std::string& who, const Login& login,
                              std::vector<std::string> words) const {
        const fs::path home = house.folder.path() / who;
        const fs::path runtime = house.folder.path() / (who + "-run");
        for (const fs::path& folder : {home, runtime}) {
            fs::create_directories(folder);
            REQUIRE(::chown(folder.c_str(), login.user, login.group) == 0);
            ::chmod(folder.c_str(), 0700);
        }
        Start out = house.start(who, std::move(words));
        out.environment.front() = {"XDG_RUNTIME_DIR", runtime.string()};
        out.login = login;
        return out;
    }
};

struct stat status_of(const std::string& path) {
    struct stat out {};
    REQUIRE(::lstat(path.c_str(), &out) == 0);
    return out;
}

/// The code the host was given to pass on.
std::string code_in(const std::string& output) {
    constexpr std::string_view head = "disfida join ";
    return output.substr(output.find(head) + head.size(), disfida::net::new_code().size());
}

} // namespace

TEST_CASE(
    "expectation 29: at an open table another login plays, a third watches, and nobody without the code") {
    const SharedHouse shared;
    if (!shared.stands()) {
        return;
    }
    Program host(shared.start("host", *shared.host, {"host", "barletta", "--open"}));
    REQUIRE(host.wait_for("disfida join "));
    REQUIRE(host.wait_for("You wait: "));
    const std::string code = code_in(host.output());
    const std::string folder = disfida::net::code_folder(code);
    const std::string socket = folder + "/table";
    CHECK((status_of(folder).st_mode & 07777) == 0711);
    CHECK((status_of(socket).st_mode & 07777) == 0666);
    CHECK(status_of(folder).st_uid == shared.host->user);

    // Who has found the socket still needs the code; of a code that is none there is no table.
    const auto refused = [&](std::vector<std::string> words) {
        const Outcome outcome = run_program(shared.start("third", *shared.third, std::move(words)));
        CHECK(outcome.status == 1);
        return outcome.errors;
    };
    CHECK(has(refused({"join", socket}), "this table wants a code: --code=CODE"));
    CHECK(has(refused({"watch", socket, "--code=" + disfida::net::new_code()}), "the code is wrong"));
    CHECK(has(refused({"join", disfida::net::new_code()}), "no table stands open under the code"));
    REQUIRE(host.wait_for("bin came with a wrong code."));

    Program guest(shared.start("guest", *shared.guest, {"join", code}));
    REQUIRE(guest.wait_for("You play: French."));
    REQUIRE(host.wait_for("nobody has joined."));
    Program watcher(shared.start("third", *shared.third, {"watch", code}));
    REQUIRE(watcher.wait_for("You watch."));
    REQUIRE(host.wait_for("bin watches."));
    host.send("roll\n");
    REQUIRE(guest.wait_for("have the initiative."));
    REQUIRE(watcher.wait_for("have the initiative."));
    guest.send("say well met\n");
    REQUIRE(host.wait_for("nobody: well met"));
    REQUIRE(watcher.wait_for("nobody: well met"));
    host.send("quit\n");
    CHECK(host.finish() == 0);
    CHECK_FALSE(fs::exists(folder));
}

TEST_CASE("expectation 29: at a table for a group its members play and watch, and nobody else comes near") {
    SharedHouse shared;
    const group* const entry = ::getgrnam("games");
    if (!shared.stands()) {
        return;
    }
    if (entry == nullptr) {
        MESSAGE("there is no group 'games' here: nothing is tried");
        return;
    }
    const gid_t group = entry->gr_gid;
    Login outsider = *shared.third;
    shared.host->also = shared.guest->also = {group};
    Program host(shared.start("host", *shared.host, {"host", "barletta", "--group=games"}));
    REQUIRE(host.wait_for("disfida join "));
    REQUIRE(host.wait_for("You wait: "));
    const std::string code = code_in(host.output());
    const std::string folder = disfida::net::code_folder(code);
    CHECK((status_of(folder).st_mode & 07777) == 0710);
    CHECK(status_of(folder).st_gid == group);
    CHECK((status_of(folder + "/table").st_mode & 07777) == 0660);
    CHECK(status_of(folder + "/table").st_gid == group);
    const Outcome outside = run_program(shared.start("outsider", outsider, {"join", code}));
    CHECK(outside.status == 1);
    CHECK(has(outside.errors, "is for the logins of a group, and yours is not in it"));

    Program guest(shared.start("guest", *shared.guest, {"join", code}));
    REQUIRE(guest.wait_for("You play: French."));
    REQUIRE(host.wait_for("nobody has joined."));
    outsider.also = {group};
    Program watcher(shared.start("third", outsider, {"watch", code}));
    REQUIRE(watcher.wait_for("You watch."));
    host.send("roll\n");
    REQUIRE(guest.wait_for("have the initiative."));
    REQUIRE(watcher.wait_for("have the initiative."));
}
