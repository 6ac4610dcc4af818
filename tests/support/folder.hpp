// A folder of its own for a test.
#pragma once

#include <filesystem>
#include <string_view>

namespace disfida::test {

/// A new, empty folder that goes away with its object.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Writes a file below the folder, with the folders it stands in.
    void write(const std::filesystem::path& name, std::string_view text) const;

  private:
    std::filesystem::path path_;
};

} // namespace disfida::test
