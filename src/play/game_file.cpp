#include "play/game_file.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/files.hpp"
#include "play/holder.hpp"

namespace disfida {

namespace {

struct flock whole_file(short kind) {
    struct flock range {};
    range.l_type = kind;
    range.l_whence = SEEK_SET;
    return range;
}

/// The lock that counts goes with the open file and is lost only with it. It does not tell who has it: for
/// that alone a second one, of the process, stands beside it.
bool lock(int descriptor) {
    int done = 0;
    do {
        done = ::flock(descriptor, LOCK_EX | LOCK_NB);
    } while (done != 0 && errno == EINTR);
    if (done != 0 && errno == EWOULDBLOCK) {
        return false;
    }
    // A file system without locks is no reason not to play.
    struct flock range = whole_file(F_WRLCK);
    if (::fcntl(descriptor, F_SETLK, &range) != 0) {
        range = whole_file(F_RDLCK); // opened for reading alone
        ::fcntl(descriptor, F_SETLK, &range);
    }
    return true;
}

/// The process that has hold of an open file; 0 when nobody has, or nobody knows who.
pid_t holder_of(int descriptor) {
    struct flock range = whole_file(F_WRLCK);
    const bool known =
        ::fcntl(descriptor, F_GETLK, &range) == 0 && range.l_type != F_UNLCK && range.l_pid > 0;
    return known ? range.l_pid : 0;
}

std::string played_by(pid_t holder) {
    return holder > 0 ? fill(tr("is being played by {process}"), {{"process", process_in_words(holder)}})
                      : tr("is being played already");
}

Error taken(int descriptor, const std::string& path) {
    return Error{headed(path, played_by(holder_of(descriptor)))};
}

bool same_file(const struct stat& a, const struct stat& b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

int open_file(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
    return descriptor >= 0 ? descriptor : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

} // namespace

GameFile::GameFile(GameFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

GameFile& GameFile::operator=(GameFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(size_, other.size_);
    return *this;
}

GameFile::~GameFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

void GameFile::note_size() {
    struct stat status {};
    size_ = ::fstat(descriptor_, &status) == 0 ? status.st_size : 0;
}

Result<GameFile> GameFile::hold(const std::string& path) {
    constexpr int looks = 3;
    constexpr unsigned look_time = 2000; // microseconds
    constexpr int tries = 100;           // its holder may put a new file there between opening and locking
    for (int i = 0; i < tries; ++i) {
        GameFile file(path, open_file(path));
        struct stat opened {};
        struct stat there {};
        if (file.descriptor_ < 0 || ::fstat(file.descriptor_, &opened) != 0) {
            return file_error(tr("cannot be read"), path);
        }
        if (!S_ISREG(opened.st_mode)) {
            return Error{headed(path, tr("is no regular file"))};
        }
        if (!lock(file.descriptor_)) {
            if (i < looks) { // somebody may just be asking whether it is held
                ::usleep(look_time);
                continue;
            }
            return taken(file.descriptor_, path);
        }
        if (::stat(path.c_str(), &there) == 0 && same_file(opened, there)) {
            file.note_size();
            return file;
        }
    }
    return Error{headed(path, tr("is being played already"))};
}

Result<GameFile> GameFile::make(const std::string& path, std::string_view text) {
    GameFile file(path, ::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (file.descriptor_ < 0) {
        return file_error(tr("cannot be written"), path);
    }
    if (!lock(file.descriptor_)) {
        return taken(file.descriptor_, path);
    }
    // Its text is not flushed: nothing has been played yet, and the first action's flush carries it along.
    // That does not make its name last.
    flush_folder(path);
    if (!write_all(file.descriptor_, text)) {
        const Error error = file_error(tr("cannot be written"), path);
        ::unlink(path.c_str());
        return error;
    }
    file.note_size();
    return file;
}

Result<std::string> GameFile::read() const { return read_descriptor(descriptor_, path_); }

GameFile::Found GameFile::found() const {
    struct stat own {};
    struct stat there {};
    if (::stat(path_.c_str(), &there) != 0) {
        return Found::gone;
    }
    const bool is_own =
        descriptor_ >= 0 && ::fstat(descriptor_, &own) == 0 && same_file(own, there) && own.st_size == size_;
    return is_own ? Found::own : Found::foreign;
}

Result<Done> GameFile::append(std::string_view text) {
    const bool good = write_all(descriptor_, text) && ::fsync(descriptor_) == 0;
    if (good) {
        note_size();
        return Done{};
    }
    const Error error = file_error(tr("cannot be written"), path_);
    // Half a line would make the whole record unreadable: better one action less.
    const bool mended = ::ftruncate(descriptor_, size_) == 0;
    note_size();
    return mended ? error
                  : Error{fill(tr("{problem}, and its last line may be cut off"), {{"problem", error.text}})};
}

Result<Done> GameFile::rewrite(std::string_view text) {
    const auto descriptor = replace_file(path_, text, [](int fresh) { lock(fresh); });
    if (!descriptor) {
        return descriptor.error();
    }
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
    descriptor_ = *descriptor;
    ::fcntl(descriptor_, F_SETFL, O_APPEND);
    note_size();
    return Done{};
}

std::optional<std::string> held_by_another(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) {
        return std::nullopt;
    }
    const pid_t holder = holder_of(descriptor);
    bool held = holder > 0;
    if (!held) { // the lock that tells who has it may be lost; the one that counts is not
        held = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    }
    ::close(descriptor);
    return held ? std::optional(played_by(holder)) : std::nullopt;
}

Result<bool> holds_record(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
        return false;
    }
    const auto text = read_file(path);
    if (!text) {
        return text.error();
    }
    const auto words = split(std::string_view(*text).substr(0, text->find('\n')), ' ');
    if (words.size() != 3 || words[0] != "disfida") {
        return Error{headed(path, tr("is there already and is no record: it is not written over"))};
    }
    return true;
}

std::string name_beside(const std::string& path) {
    constexpr std::string_view ending = ".disfida";
    const bool named = path.ends_with(ending);
    const std::string stem = named ? path.substr(0, path.size() - ending.size()) : path;
    struct stat status {};
    std::string out;
    int i = 2;
    do {
        out = stem + "-" + std::to_string(i++) + (named ? std::string(ending) : "");
    } while (::lstat(out.c_str(), &status) == 0);
    return out;
}

} // namespace disfida
