#include "net/place.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <vector>

#include <dirent.h>
#include <grp.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/fair_dice.hpp"
#include "play/journal.hpp"

namespace disfida::net {

namespace {

constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz"; // none is taken for another
constexpr std::size_t groups = 3;
constexpr std::size_t group_size = 4;
constexpr std::size_t longest_name = 40;
constexpr std::time_t settled_seconds = 60;
constexpr std::string_view code_domain = "disfida table 1";
constexpr std::string_view shared_name = "/table";
constexpr auto no_group = static_cast<gid_t>(-1);

Error cannot_make(const std::string& folder) {
    return Error{
        fill(tr("{path}: cannot be made: {why}"), {{"path", folder}, {"why", std::strerror(errno)}})};
}

/// Makes sure that a folder is there, one's own and closed to others.
Result<Done> make_private(const std::string& folder) {
    if (!make_folders(folder)) {
        return cannot_make(folder);
    }
    struct stat status {};
    if (::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != ::geteuid()) {
        return Error{
            fill(tr("{path}: is no folder of your own, so no socket is made there"), {{"path", folder}})};
    }
    if ((status.st_mode & 0777U) != 0700U && ::chmod(folder.c_str(), 0700) != 0) {
        return cannot_make(folder);
    }
    return Done{};
}

/// Makes the folder of a code for others to pass through. One that stands there from before has to be one's
/// own.
Result<Done> make_shared(const std::string& folder, mode_t mode, gid_t group) {
    if (::mkdir(folder.c_str(), 0700) != 0) {
        struct stat status {};
        if (errno != EEXIST || ::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) ||
            status.st_uid != ::geteuid()) {
            return errno == EEXIST ? Error{fill(tr("{path}: is not yours, so no socket is made there"),
                                                {{"path", folder}})}
                                   : cannot_make(folder);
        }
    }
    if ((group != no_group && ::chown(folder.c_str(), static_cast<uid_t>(-1), group) != 0) ||
        ::chmod(folder.c_str(), mode) != 0) {
        return cannot_make(folder);
    }
    return Done{};
}

/// Takes away one's own folders for others whose hosts were killed; a game that is gone on with makes its own
/// again. A new one may belong to a host that does not listen yet.
void sweep() {
    constexpr std::string_view head = "disfida-";
    constexpr std::size_t digits = 32;
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir("/tmp"), ::closedir);
    std::vector<std::string> stale;
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
        const std::string_view name = entry->d_name;
        const std::string path = "/tmp/" + std::string(name);
        struct stat status {};
        const bool ours = name.starts_with(head) && name.size() == head.size() + digits &&
                          name.find_first_not_of("0123456789abcdef", head.size()) == std::string_view::npos &&
                          ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
                          status.st_uid == ::geteuid();
        const bool old = ours && std::time(nullptr) - status.st_mtime >= settled_seconds;
        if (old && !is_alive(path + std::string(shared_name))) {
            stale.push_back(path);
        }
    }
    for (const std::string& path : stale) {
        ::unlink((path + std::string(shared_name)).c_str());
        ::rmdir(path.c_str());
    }
}

Result<gid_t> group_named(const std::string& name) {
    const group* entry = ::getgrnam(name.c_str());
    if (entry == nullptr) {
        return Error{fill(tr("there is no group {name}; groups lists yours"), {{"name", in_quotes(name)}})};
    }
    const gid_t id = entry->gr_gid;
    std::vector<gid_t> own(static_cast<std::size_t>(std::max(0, ::getgroups(0, nullptr))));
    const bool known = ::getgroups(static_cast<int>(own.size()), own.data()) >= 0;
    if (known && ::geteuid() != 0 && id != ::getegid() &&
        std::find(own.begin(), own.end(), id) == own.end()) {
        return Error{
            fill(tr("you are not in the group {name}; groups lists yours"), {{"name", in_quotes(name)}})};
    }
    return id;
}

} // namespace

bool is_table_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_name && tidy_code(text).empty() &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") ==
               std::string_view::npos &&
           text.front() != '-' && text.find_first_not_of("0123456789") != std::string_view::npos;
}

std::string tidy_code(std::string_view text) {
    std::string out = small_letters(text);
    if (out.size() == groups * group_size) { // typed without its hyphens
        for (std::size_t at = group_size; at < out.size(); at += group_size + 1) {
            out.insert(at, 1, '-');
        }
    }
    if (out.size() != groups * group_size + groups - 1) {
        return {};
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        const bool hyphen = i % (group_size + 1) == group_size;
        if (hyphen ? out[i] != '-' && out[i] != ' ' : letters.find(out[i]) == std::string_view::npos) {
            return {};
        }
        out[i] = hyphen ? '-' : out[i];
    }
    return out;
}

std::string new_code() {
    std::string out;
    for (std::size_t i = 0; i < groups * group_size; ++i) {
        out += (i > 0 && i % group_size == 0) ? "-" : "";
        out += letters[::randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    }
    return out;
}

std::string code_folder(std::string_view code) {
    constexpr std::size_t digits = 32;
    const std::string text = std::string(code_domain) + std::string(code);
    const std::vector<unsigned char> bytes(text.begin(), text.end());
    return "/tmp/disfida-" + to_hex(hash_of(bytes)).substr(0, digits);
}

std::string runtime_folder() {
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    if (runtime != nullptr && *runtime == '/') {
        return std::string(runtime) + "/disfida";
    }
    const std::string state = state_folder();
    return state.empty() ? std::string() : state + "/run";
}

std::vector<std::string> own_tables() {
    std::vector<std::string> out;
    const std::string folder = runtime_folder();
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(folder.empty() ? nullptr : ::opendir(folder.c_str()),
                                                        ::closedir);
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
        if (is_table_name(entry->d_name) && is_alive(folder + "/" + entry->d_name)) {
            out.emplace_back(entry->d_name);
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

Place& Place::operator=(Place&& other) noexcept {
    std::swap(access_, other.access_);
    std::swap(listening_, other.listening_);
    std::swap(word_, other.word_);
    std::swap(code_, other.code_);
    std::swap(path_, other.path_);
    std::swap(folder_, other.folder_);
    std::swap(device_, other.device_);
    std::swap(number_, other.number_);
    return *this;
}

Place::~Place() {
    if (!listening_.open()) {
        return;
    }
    struct stat status {};
    if (!path_.empty() && ::lstat(path_.c_str(), &status) == 0 && status.st_dev == device_ &&
        status.st_ino == number_) { // another host's may stand there by now
        ::unlink(path_.c_str());
    }
    if (!folder_.empty()) {
        ::rmdir(folder_.c_str());
    }
}

Result<Place> Place::take(const Access& access, std::string_view game, const std::string& code) {
    hash_of({}); // wakes the library that draws the code
    Place out;
    out.access_ = access;
    const auto listening = [&](Result<Descriptor> made) -> Result<Done> {
        if (!made) {
            return made.error();
        }
        out.listening_ = std::move(*made);
        return Done{};
    };
    Result<Done> done = Done{};
    switch (access.who) {
    case Access::Who::self: {
        const std::string folder = runtime_folder();
        if (folder.empty()) {
            return Error{tr(
                "there is neither XDG_RUNTIME_DIR nor a home folder for a socket; --listen=:0 takes a port")};
        }
        if (done = make_private(folder); !done) {
            return done.error();
        }
        const auto others = own_tables();
        out.word_ = access.name.empty() ? std::string(game) : access.name;
        for (int i = 2;
             access.name.empty() && std::find(others.begin(), others.end(), out.word_) != others.end(); ++i) {
            out.word_ = std::string(game) + "-" + std::to_string(i);
        }
        out.path_ = folder + "/" + out.word_;
        out.access_.name = out.word_;
        done = listening(listen_at(out.path_, 0600, no_group));
        break;
    }
    case Access::Who::group:
    case Access::Who::all: {
        const bool all = access.who == Access::Who::all;
        const auto group = all ? Result<gid_t>(no_group) : group_named(access.group);
        if (!group) {
            return group.error();
        }
        sweep();
        out.code_ = code.empty() ? new_code() : code;
        out.word_ = out.code_;
        out.folder_ = code_folder(out.code_);
        if (done = make_shared(out.folder_, all ? 0711 : 0710, *group); !done) {
            return done.error();
        }
        out.path_ = out.folder_ + std::string(shared_name);
        done = listening(listen_at(out.path_, all ? 0666 : 0660, *group));
        break;
    }
    case Access::Who::port: {
        out.code_ = code.empty() ? new_code() : code;
        done = listening(listen_at(access.address, out.access_.address.port));
        out.word_ = net::name(out.access_.address) + " --code=" + out.code_;
        break;
    }
    }
    if (!done) {
        return done.error();
    }
    struct stat status {};
    if (!out.path_.empty() && ::lstat(out.path_.c_str(), &status) == 0) {
        out.device_ = status.st_dev;
        out.number_ = status.st_ino;
    }
    return out;
}

Result<Target> find_target(std::string_view word, std::string_view code) {
    Target out{{}, tidy_code(code), std::string(word), {}};
    if (!code.empty() && out.code.empty()) {
        return Error{
            fill(tr("{word} is no code: it is written like k7mq-29fx-3rtp"), {{"word", in_quotes(code)}})};
    }
    if (word.find('/') != std::string_view::npos) {
        out.where = std::string(word);
        return out;
    }
    if (const auto address = parse_address(word)) {
        out.where = *address;
        return out;
    }
    if (const std::string own = tidy_code(word); !own.empty()) {
        out.code = own;
        out.where = code_folder(own) + std::string(shared_name);
        return out;
    }
    if (!is_table_name(word)) {
        return Error{fill(tr("{word} is neither a table's name, as barletta, a code, as k7mq-29fx-3rtp, nor "
                             "ADDRESS:PORT, as localhost:7000 or 127.0.0.1:7000"),
                          {{"word", in_quotes(word)}})};
    }
    const std::string folder = runtime_folder();
    if (folder.empty()) {
        return Error{tr("there is neither XDG_RUNTIME_DIR nor a home folder in which a socket could stand")};
    }
    out.where = folder + "/" + std::string(word);
    return out;
}

} // namespace disfida::net
