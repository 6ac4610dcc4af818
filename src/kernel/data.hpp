// The game's data files: built into the program, and replaceable one by one from a folder.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disfida/result.hpp"

namespace disfida {

/// One file of data/ as it was when the program was built; `name` is its path below data/.
struct DataFile {
    std::string_view name;
    std::string_view text;
};

/// All files of data/, sorted by name.
std::span<const DataFile> embedded_data();

/// Where data files come from: a folder if one was named and has the file, else the program itself.
class DataSource {
  public:
    /// The built-in files alone.
    DataSource() = default;

    /// The files of `dir` before the built-in ones. Error: `dir` is no folder one can look into.
    static Result<DataSource> open(std::string dir);

    /// Reads the file `asked` ("barletta/rules.toml") whole, or the one beside it that has its texts in the
    /// language spoken ("barletta/rules.it.toml"). Error: the file is in the folder but cannot be read, or it
    /// is nowhere.
    Result<std::string> read(std::string_view asked) const;

    /// The name of the file read() takes. One's own file without a translation goes before a translation of
    /// the built-in one.
    [[nodiscard]] std::string told(std::string_view name) const;

    /// The names of all files of a folder ("lessons"), those of the program and those of the folder in the
    /// place of data/, each once and sorted. Translations and editors' leftovers are passed over.
    [[nodiscard]] std::vector<std::string> list(std::string_view folder) const;

    /// What an error message calls the file: the path in the folder, or data/ and the name if it is built in.
    std::string display_name(std::string_view asked) const;

    /// The folder; empty when all files are the built-in ones.
    [[nodiscard]] const std::string& folder() const { return dir_; }

    /// Whether the folder has something in the place of the file `name`.
    [[nodiscard]] bool replaces(std::string_view name) const;

    /// What seems wrong with the folder, a line each: it has no data file at all, or files that are none.
    [[nodiscard]] std::vector<std::string> doubts() const;

  private:
    explicit DataSource(std::string dir) : dir_(std::move(dir)) {}

    std::string dir_;
};

} // namespace disfida
