// Files: read whole or refused in one line; written through a temporary file, so that an error leaves the old
// one.
#include <filesystem>
#include <string>

#include <sys/stat.h>

#include <doctest/doctest.h>

#include "disfida/record.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/small_disk.hpp"

namespace fs = std::filesystem;
using disfida::read_file;
using disfida::write_file;
using disfida::test::file_text;
using disfida::test::SmallDisk;
using disfida::test::TemporaryFolder;

namespace {

std::size_t entries(const fs::path& folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder)) {
        ++count;
    }
    return count;
}

mode_t mode(const fs::path& path) {
    struct stat status {};
    REQUIRE(stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777U;
}

} // namespace

TEST_CASE("files: what was written is read, byte for byte") {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "game.disfida").string();
    for (const std::string& text : {std::string("disfida 1 barletta\n"), std::string(),
                                    std::string("a\0b\r\n\xff", 6), std::string(300000, 'x')}) {
        const auto written = write_file(path, text);
        REQUIRE_MESSAGE(written, written.error().text);
        const auto read = read_file(path);
        REQUIRE(read);
        CHECK(*read == text);
        CHECK(entries(folder.path()) == 1); // no temporary file is left
    }
}

TEST_CASE("files: a new file is the owner's alone, an old one keeps its permissions") {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "game";
    REQUIRE(write_file(path.string(), "one"));
    CHECK(mode(path) == 0600);
    REQUIRE(chmod(path.c_str(), 0644) == 0);
    REQUIRE(write_file(path.string(), "two"));
    CHECK(mode(path) == 0644);
    CHECK(file_text(path) == "two");
}

TEST_CASE("files: what cannot be read is refused in one line") {
    const TemporaryFolder folder;
    const std::string missing = (folder.path() / "none").string();
    CHECK(read_file(missing).error().text == missing + ": cannot be read: No such file or directory");
    CHECK(read_file(folder.path().string()).error().text == folder.path().string() + ": is no regular file");
    CHECK(read_file("/dev/null").error().text == "/dev/null: is no regular file");
    folder.write("large", "");
    fs::resize_file(folder.path() / "large", (std::uintmax_t{16} << 20U) + 1);
    CHECK(read_file((folder.path() / "large").string()).error().text ==
          (folder.path() / "large").string() + ": is too large for a record (16 MiB at most)");
    const fs::path pipe = folder.path() / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(read_file(pipe.string()).error().text ==
          pipe.string() + ": is no regular file"); // and does not wait
}

TEST_CASE("files: a missing folder is refused") {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "none" / "game").string();
    const auto written = write_file(path, "text");
    REQUIRE_FALSE(written);
    CHECK(written.error().text == path + ": cannot be written: No such file or directory");
}

TEST_CASE("files: nothing is written to a device or a folder") {
    const auto device = write_file("/dev/full", "text");
    REQUIRE_FALSE(device);
    CHECK(device.error().text == "/dev/full: is no regular file, nothing is written there");
    const TemporaryFolder folder;
    const auto taken = write_file(folder.path().string(), "text");
    REQUIRE_FALSE(taken);
    CHECK(taken.error().text == folder.path().string() + ": is no regular file, nothing is written there");
}

TEST_CASE("files: a full disk leaves the old file as it was and no other beside it") {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "game").string();
    REQUIRE(write_file(path, "old"));
    const auto written = [&] {
        const SmallDisk disk(10);
        return write_file(path, "a text that is longer than the disk");
    }();
    REQUIRE_FALSE(written);
    CHECK(written.error().text == path + ": cannot be written, the old file is untouched: File too large");
    CHECK(file_text(path) == "old");
    CHECK(entries(folder.path()) == 1);
    REQUIRE(write_file(path, "a text that is longer than the disk"));
    CHECK(file_text(path) == "a text that is longer than the disk");
}

TEST_CASE("files: a full disk where nothing was before leaves nothing") {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "game").string();
    const auto written = [&] {
        const SmallDisk disk(10);
        return write_file(path, "a text that is longer than the disk");
    }();
    CHECK_FALSE(written);
    CHECK(entries(folder.path()) == 0);
}
