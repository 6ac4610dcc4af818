// Data files: built in byte for byte, replaced file by file, and plain words when one cannot be read.
#include "kernel/data.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/paths.hpp"

namespace fs = std::filesystem;
using disfida::DataSource;
using disfida::test::TemporaryFolder;

TEST_CASE("every file of data/ is in the program, byte for byte and in order") {
    const fs::path data = disfida::test::source_root() / "data";
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(data)) {
        const std::string file = entry.path().filename().string();
        if (entry.is_regular_file() && file.front() != '.' && file.back() != '~') {
            names.push_back(fs::relative(entry.path(), data).string());
        }
    }
    std::sort(names.begin(), names.end());

    const auto embedded = disfida::embedded_data();
    REQUIRE(embedded.size() == names.size());
    REQUIRE_FALSE(names.empty());
    for (std::size_t i = 0; i < names.size(); ++i) {
        CHECK(embedded[i].name == names[i]);
        CHECK(embedded[i].text == disfida::test::file_text(data / names[i]));
    }
}

TEST_CASE("without a folder the built-in file is read") {
    const auto& first = disfida::embedded_data().front();
    const DataSource source;
    const auto text = source.read(first.name);
    REQUIRE(text);
    CHECK(*text == first.text);
    CHECK(source.display_name(first.name) == "data/" + std::string(first.name));
}

TEST_CASE("a folder replaces the files it has, and only those") {
    const auto embedded = disfida::embedded_data();
    REQUIRE(embedded.size() >= 2);
    const TemporaryFolder folder;
    const fs::path replaced = folder.path() / embedded[0].name;
    folder.write(embedded[0].name, "a = 1\r\nno newline at the end");

    const auto source = DataSource::open(folder.path().string());
    REQUIRE(source);
    const auto changed = source->read(embedded[0].name);
    REQUIRE(changed);
    CHECK(*changed == "a = 1\r\nno newline at the end");
    CHECK(source->display_name(embedded[0].name) == replaced.string());

    const auto same = source->read(embedded[1].name);
    REQUIRE(same);
    CHECK(*same == embedded[1].text);
    CHECK(source->display_name(embedded[1].name) == "data/" + std::string(embedded[1].name));

    folder.write(embedded[0].name, "");
    const auto empty = source->read(embedded[0].name);
    REQUIRE(empty);
    CHECK(empty->empty());
}

TEST_CASE("a replacement that is there but cannot be read is an error, not passed over") {
    const TemporaryFolder folder;
    const auto name = disfida::embedded_data().front().name;
    const fs::path path = folder.path() / name;
    const auto source = DataSource::open(folder.path().string());
    REQUIRE(source);

    SUBCASE("a folder of that name") { fs::create_directories(path); }
    SUBCASE("a link that leads nowhere") {
        fs::create_directories(path.parent_path());
        fs::create_symlink("nowhere", path);
    }
    const auto text = source->read(name);
    REQUIRE_FALSE(text);
    CHECK(text.error().text.starts_with(path.string() + ": cannot be read"));
}

TEST_CASE("a name that is nowhere is an error that names it") {
    const auto text = DataSource().read("barletta/unknown.toml");
    REQUIRE_FALSE(text);
    CHECK(text.error().text == "data/barletta/unknown.toml: there is no such data file");
}

TEST_CASE("a data folder that is none is refused") {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "file";
    folder.write("file", "");
    for (const fs::path& path : {folder.path() / "missing", file}) {
        const auto source = DataSource::open(path.string());
        REQUIRE_FALSE(source);
        CHECK(source.error().text.starts_with(path.string() + ": "));
        CHECK(source.error().text.find("folder with data files") != std::string::npos);
    }
}
