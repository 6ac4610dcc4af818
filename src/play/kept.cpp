#include "play/kept.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>

#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/files.hpp"
#include "play/game_file.hpp"

namespace disfida {

namespace {

constexpr std::string_view ending = ".disfida";
constexpr std::size_t longest_name = 60;

Result<Done> good_name(std::string_view name) {
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (name.empty() || name.size() > longest_name || name.front() == '.' || name.front() == '-' ||
        name.front() == ' ' || name.back() == ' ' || name.find('/') != std::string_view::npos ||
        std::any_of(name.begin(), name.end(), control)) {
        return Error{fill(tr("{name} is no name for a game: up to 60 letters, none of them /, and no dot or "
                             "dash at its beginning"),
                          {{"name", in_quotes(name)}})};
    }
    return Done{};
}

} // namespace

std::string kept_name(const std::string& path) {
    std::string name = path.substr(path.rfind('/') + 1);
    if (name.ends_with(ending)) {
        name.resize(name.size() - ending.size());
    }
    return name;
}

std::string short_path(const std::string& path) {
    const std::string name = path.substr(path.rfind('/') + 1);
    return name != path && kept_path(name) == path ? name : path;
}

std::string kept_path(const std::string& word) {
    if (!word.ends_with(ending) || word.find('/') != std::string::npos || word.front() == '-' ||
        ::access(word.c_str(), F_OK) == 0) {
        return word;
    }
    const std::string folder = games_folder();
    const std::string kept = folder + "/" + word;
    return !folder.empty() && ::access(kept.c_str(), F_OK) == 0 ? kept : word;
}

std::string kept_when(const KeptGame& game) {
    const auto time = static_cast<std::time_t>(game.modified);
    std::tm local{};
    ::localtime_r(&time, &local);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
    return text.data();
}

std::string kept_in_words(const DataSource& data, const std::string& path) {
    const auto text = read_file(path);
    if (!text) {
        return text.error().line();
    }
    const auto match = Match::read(data, *text, kept_name(path), 0);
    if (!match) {
        return fill(tr("{problem}. It cannot be gone on with unless that line is mended in its file."),
                    {{"problem", with_data_named(match.error(), *text).line()}});
    }
    const auto held = held_by_another(path);
    const std::string line = std::string(tr(match->info().title)) + ". " + match->position().status().front();
    return held ? line + " " + fill(tr("It {held}."), {{"held", *held}}) : line;
}

Result<std::string> rename_kept(const std::string& path, std::string_view name) {
    if (auto good = good_name(name); !good) {
        return good.error();
    }
    const std::string fresh = path.substr(0, path.rfind('/') + 1) + std::string(name) + std::string(ending);
    const auto held = GameFile::hold(path);
    if (!held) {
        return held.error();
    }
    // A link is made only where nothing is; a plain renaming would go over another game.
    if (::link(path.c_str(), fresh.c_str()) == 0) {
        ::unlink(path.c_str());
        flush_folder(fresh);
        return fresh;
    }
    if (errno == EEXIST) {
        return Error{fill(tr("{name}: another game is called so"), {{"name", std::string(name)}})};
    }
    if (::access(fresh.c_str(), F_OK) != 0 && ::rename(path.c_str(), fresh.c_str()) == 0) {
        flush_folder(fresh);
        return fresh; // a file system without links
    }
    return file_error(tr("cannot be renamed"), path);
}

Result<Done> delete_kept(const std::string& path) {
    const auto held = GameFile::hold(path);
    if (!held) {
        return held.error();
    }
    if (::unlink(path.c_str()) != 0) {
        return file_error(tr("cannot be deleted"), path);
    }
    return Done{};
}

} // namespace disfida
