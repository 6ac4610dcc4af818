// Where a test finds the sources and the game, as make tells it.
#pragma once

#include <filesystem>
#include <string>

namespace disfida::test {

/// The root of the source tree: DISFIDA_ROOT, or the current folder.
std::filesystem::path source_root();

/// The game's program: DISFIDA, or build/disfida below the root.
std::filesystem::path game_program();

/// The record of a game that is kept to be compared with, in tests/golden.
std::filesystem::path golden_file(const std::string& name);

/// The whole file. Fails the running test if it cannot be read.
std::string file_text(const std::filesystem::path& path);

} // namespace disfida::test
