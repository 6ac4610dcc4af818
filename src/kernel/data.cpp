#include "kernel/data.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

namespace fs = std::filesystem;

namespace disfida {
namespace {

/// The path of `name` below `dir` if something of that name is there, readable or not.
std::optional<fs::path> replacement(const std::string& dir, std::string_view name) {
    if (dir.empty()) {
        return std::nullopt;
    }
    const fs::path path = fs::path(dir) / name;
    std::error_code ignored;
    if (fs::symlink_status(path, ignored).type() == fs::file_type::not_found) {
        return std::nullopt;
    }
    return path;
}

/// The text of the file at `path`, or nothing if it is no regular file or cannot be read to its end.
std::optional<std::string> slurp(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) {
        return std::nullopt;
    }
    std::ifstream in(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in) {
        return std::nullopt;
    }
    return text;
}

} // namespace

Result<DataSource> DataSource::open(std::string dir) {
    std::error_code problem;
    // Asking for a file inside also finds out whether the folder may be searched.
    if (!fs::is_directory(dir, problem) || !fs::exists(fs::path(dir) / ".", problem)) {
        return Error{dir + ": " + (problem ? problem.message() : "Not a directory") +
                     "; --data wants a folder with data files"};
    }
    return DataSource(std::move(dir));
}

Result<std::string> DataSource::read(std::string_view name) const {
    if (const auto path = replacement(dir_, name)) {
        if (auto text = slurp(*path)) {
            return *std::move(text);
        }
        return Error{path->string() + ": cannot be read; it must be a file you may read, or be taken away so "
                                      "that the built-in one serves"};
    }
    const auto files = embedded_data();
    const auto file =
        std::find_if(files.begin(), files.end(), [&](const DataFile& f) { return f.name == name; });
    if (file == files.end()) {
        return Error{display_name(name) + ": there is no such data file"};
    }
    return std::string(file->text);
}

std::string DataSource::display_name(std::string_view name) const {
    if (const auto path = replacement(dir_, name)) {
        return path->string();
    }
    return "data/" + std::string(name);
}

} // namespace disfida
