#include "play/journal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <random>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/files.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

constexpr std::string_view ending = ".disfida";

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

Error not_made(const std::string& path) {
    return Error{fill(tr("{path}: cannot be made ({why}): this game is not kept; name a FILE to keep it in"),
                      {{"path", path}, {"why", std::strerror(errno)}})};
}

} // namespace

bool make_folders(const std::string& path) {
    for (std::size_t at = path.find('/', 1); at != std::string::npos; at = path.find('/', at + 1)) {
        ::mkdir(path.substr(0, at).c_str(), 0700);
    }
    return ::mkdir(path.c_str(), 0700) == 0 || errno == EEXIST;
}

std::string state_folder() {
    std::string state = variable("XDG_STATE_HOME");
    if (state.empty() || state.front() != '/') { // the specification has relative paths ignored
        const std::string home = variable("HOME");
        if (home.empty()) {
            return {};
        }
        state = home + "/.local/state";
    }
    return state + "/disfida";
}

void make_state_folder() { make_folders(state_folder()); }

std::string games_folder() {
    const std::string state = state_folder();
    return state.empty() ? std::string() : state + "/games";
}

Result<std::string> new_game_path(std::string_view game) {
    const std::string folder = games_folder();
    if (folder.empty()) {
        return Error{tr("there is no home folder: this game is not kept; name a FILE to keep it in")};
    }
    if (!make_folders(folder)) {
        return not_made(folder);
    }
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::array<char, 32> stamp{};
    std::strftime(stamp.data(), stamp.size(), "-%Y%m%d-%H%M%S", &local);
    const std::string stem = folder + "/" + std::string(game) + stamp.data();
    std::string path = stem + std::string(ending);
    // Making the file claims its name, for two games may begin in one second.
    int descriptor = -1;
    for (int i = 2; (descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)) < 0;
         ++i) {
        if (errno != EEXIST) {
            return not_made(path);
        }
        path = stem + "-" + std::to_string(i) + std::string(ending);
    }
    ::close(descriptor);
    flush_folder(path);
    return path;
}

std::vector<KeptGame> kept_games() {
    std::vector<KeptGame> games;
    const std::string folder = games_folder();
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(folder.empty() ? nullptr : ::opendir(folder.c_str()),
                                                        ::closedir);
    if (!directory) {
        return games;
    }
    while (const dirent* entry = ::readdir(directory.get())) {
        const std::string_view name = entry->d_name;
        struct stat status {};
        const std::string path = folder + "/" + std::string(name);
        if (name.ends_with(ending) && ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode)) {
            games.push_back({path, status.st_mtime});
        }
    }
    std::sort(games.begin(), games.end(), [](const KeptGame& a, const KeptGame& b) {
        return a.modified != b.modified ? a.modified > b.modified : a.path > b.path;
    });
    return games;
}

std::uint64_t system_entropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

} // namespace disfida
