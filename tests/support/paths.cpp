#include "support/paths.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

namespace disfida::test {
namespace {

std::filesystem::path from_environment(const char* name, const std::filesystem::path& otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::filesystem::path(value);
}

} // namespace

std::filesystem::path source_root() { return from_environment("DISFIDA_ROOT", "."); }

std::filesystem::path game_program() {
    return from_environment("DISFIDA", source_root() / "build" / "disfida");
}

std::filesystem::path golden_file(const std::string& name) {
    return source_root() / "tests/golden" / (name + ".disfida");
}

std::string file_text(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    REQUIRE_MESSAGE(in.good(), "cannot read ", path.string());
    return text;
}

} // namespace disfida::test
