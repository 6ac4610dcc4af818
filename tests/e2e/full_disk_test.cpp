// A disk that is really full: a small one of its own is mounted, where that is allowed.
#include <algorithm>
#include <filesystem>
#include <memory>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/small_disk.hpp"
#include "support/table_house.hpp"

namespace {

using namespace disfida::test;
using disfida::Match;

constexpr std::size_t size = 64U << 10U;

/// A folder below that of a house on such a disk; null, which is said, where none can be mounted.
std::unique_ptr<MountedDisk> disk_at(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    auto disk = std::make_unique<MountedDisk>(folder.string(), size);
    if (!disk->mounted()) {
        MESSAGE("no disk can be mounted here: nothing is tried");
        return nullptr;
    }
    return disk;
}

std::size_t plies_in(const std::string& file) {
    const auto match = Match::read(disfida::DataSource(), file_text(file), file, 1);
    REQUIRE_MESSAGE(match, (match ? "" : match.error().line()));
    return match->plies().size();
}

} // namespace

TEST_CASE("expectation 3: alone on a full disk one plays on with one warning; what is on it stays a record") {
    const TemporaryFolder folder;
    const auto disk = disk_at(folder.path() / "disk");
    if (!disk) {
        return;
    }
    const std::string file = (folder.path() / "disk/game.disfida").string();
    Program program({{"barletta", "--french=person", "--plain", file}});
    REQUIRE(program.wait_for("roll > "));
    program.send("roll\n");
    REQUIRE(program.wait_for("have the initiative."));
    disk->fill();
    program.send("auto roster\n");
    // The last block that was begun takes some more lines, and the rest of the game finds no room.
    for (int i = 0; i < 60; ++i) {
        program.send("auto\n");
    }
    program.send("quit\n");
    const int status = program.finish();
    const std::string& out = program.output();
    const std::size_t kept = plies_in(file);
    CAPTURE(out);
    CHECK(kept >= 1);
    const std::size_t first = out.find("No space left on device");
    if (first == std::string::npos) {
        CHECK(status == 0); // the block was large enough
    } else {
        CHECK(out.find("No space left on device", first + 1) == std::string::npos);
        CHECK(status == 1);
    }
    // With room again it goes on from what is there.
    disk->free();
    CHECK(run_program({{file, "--french=person", "--plain"}}, "quit\n").status == 0);
    CHECK(plies_in(file) == kept);
}

TEST_CASE(
    "expectation 3: a host whose disk is full plays nothing that is not kept, and goes on with room again") {
    const TableHouse house;
    const auto disk = disk_at(house.folder.path() / "host");
    if (!disk) {
        return;
    }
    Program host(house.start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    Program guest(house.start("guest", {"join", "barletta"}));
    REQUIRE(guest.wait_for("You play: French."));
    REQUIRE(host.wait_for("has joined."));
    disk->fill();
    host.send("roll\n"); // that it is rolled for has to be kept first
    REQUIRE(host.wait_for("No space left on device"));
    guest.send("say still here\n");
    REQUIRE(host.wait_for(": still here"));
    CHECK(guest.output().find("The dice: roll") == std::string::npos);
    CHECK(plies_in(house.game()) == 0);
    disk->free();
    host.send("roll\n");
    REQUIRE(guest.wait_for("The dice: roll"));
    REQUIRE(host.wait_for("have the initiative."));
    CHECK(plies_in(house.game()) == 1);
    CHECK(plies_in(house.copy()) == 1);
}
