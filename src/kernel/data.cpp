#include "kernel/data.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace fs = std::filesystem;

namespace disfida {
namespace {

constexpr std::size_t longest_name = 60; ///< of a file, in a warning

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

const DataFile* built_in(std::string_view name) {
    const auto files = embedded_data();
    const auto file =
        std::find_if(files.begin(), files.end(), [&](const DataFile& f) { return f.name == name; });
    return file == files.end() ? nullptr : &*file;
}

/// What a file is called that has the texts of `name` in a language: "lessons/iliad-01.it.toml".
std::string in_language(std::string_view name, std::string_view language) {
    const std::size_t dot = std::min(name.rfind('.'), name.size());
    return std::string(name.substr(0, dot)) + "." + std::string(language) + std::string(name.substr(dot));
}

/// Whether a name is one of those: it has a language between two dots.
bool is_translation(std::string_view name) {
    const std::string_view stem = name.substr(name.rfind('/') + 1);
    return std::count(stem.begin(), stem.end(), '.') > 1;
}

/// Whether a file is one that editors leave beside those one wrote.
bool is_leftover(std::string_view name) { return name.starts_with(".") || name.ends_with("~"); }

/// The folder whose files one adds to: each stands for itself, and none is asked for by name.
constexpr std::string_view open_folder = "lessons";

/// The data files of a folder in words, and what else is in the folder of that name below `dir`.
std::pair<std::string, std::set<std::string>> names_in(const std::string& dir, const std::string& folder) {
    std::vector<std::string> known;
    for (const DataFile& file : embedded_data()) {
        if (file.name.starts_with(folder + "/")) {
            known.emplace_back(file.name.substr(folder.size() + 1));
        }
    }
    std::set<std::string> strange;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(fs::path(dir) / folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (!is_leftover(name) && std::find(known.begin(), known.end(), name) == known.end()) {
            strange.insert(printable(name, longest_name));
        }
    }
    return {join(known, ", "), strange};
}

} // namespace

Result<DataSource> DataSource::open(std::string dir) {
    std::error_code problem;
    // Asking for a file inside also finds out whether the folder may be searched.
    if (!fs::is_directory(dir, problem) || !fs::exists(fs::path(dir) / ".", problem)) {
        return Error{
            fill(tr("{path}: {why}; --data wants a folder with data files"),
                 {{"path", dir}, {"why", problem ? problem.message() : std::string(tr("Not a directory"))}})};
    }
    return DataSource(std::move(dir));
}

std::string DataSource::told(std::string_view name) const {
    const std::string& language = spoken_language();
    if (language.empty() || is_translation(name)) {
        return std::string(name);
    }
    std::string twin = in_language(name, language);
    const bool there = replaces(twin) || (!replaces(name) && built_in(twin) != nullptr);
    return there ? twin : std::string(name);
}

Result<std::string> DataSource::read(std::string_view asked) const {
    const std::string name = told(asked);
    if (const auto path = replacement(dir_, name)) {
        if (auto text = slurp(*path)) {
            return *std::move(text);
        }
        return Error{
            fill(tr("{path}: cannot be read; it must be a file you may read, or be taken away so that the "
                    "built-in one serves"),
                 {{"path", path->string()}})};
    }
    const DataFile* file = built_in(name);
    if (file == nullptr) {
        return Error{fill(tr("{path}: there is no such data file"), {{"path", display_name(name)}})};
    }
    return std::string(file->text);
}

std::vector<std::string> DataSource::list(std::string_view folder) const {
    const std::string head = std::string(folder) + "/";
    std::set<std::string> names;
    for (const DataFile& file : embedded_data()) {
        if (file.name.starts_with(head) && !is_translation(file.name)) {
            names.emplace(file.name);
        }
    }
    if (!dir_.empty()) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(fs::path(dir_) / folder, ignored)) {
            const std::string name = entry.path().filename().string();
            if (!is_leftover(name) && !is_translation(name)) {
                names.insert(head + name);
            }
        }
    }
    return {names.begin(), names.end()};
}

bool DataSource::replaces(std::string_view name) const { return replacement(dir_, name).has_value(); }

std::vector<std::string> DataSource::doubts() const {
    std::vector<std::string> out;
    const auto files = embedded_data();
    if (dir_.empty()) {
        return out;
    }
    if (list(open_folder).size() == DataSource().list(open_folder).size() &&
        std::none_of(files.begin(), files.end(), [&](const DataFile& file) { return replaces(file.name); })) {
        out.push_back(
            fill(tr("{path}: has no data file, so that all are the built-in ones; one is called {example}"),
                 {{"path", dir_}, {"example", dir_ + "/" + std::string(files.front().name)}}));
    }
    std::set<std::string> folders;
    for (const DataFile& file : files) {
        folders.insert(std::string(file.name.substr(0, file.name.find('/'))));
    }
    folders.erase(std::string(open_folder));
    for (const std::string& folder : folders) {
        const auto [known, strange] = names_in(dir_, folder);
        for (const std::string& name : strange) {
            out.push_back(fill(tr("{path}: is no data file: {known}"),
                               {{"path", dir_ + "/" + folder + "/" + name}, {"known", known}}));
        }
    }
    return out;
}

std::string DataSource::display_name(std::string_view asked) const {
    const std::string name = told(asked);
    if (const auto path = replacement(dir_, name)) {
        return path->string();
    }
    return "data/" + name;
}

} // namespace disfida
