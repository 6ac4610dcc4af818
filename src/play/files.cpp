#include "play/files.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"

namespace disfida {

namespace {

constexpr std::size_t largest_file = std::size_t{16} << 20U; // a record of a whole campaign is some 20 kB

/// A file descriptor that is closed on every way out.
class File {
  public:
    explicit File(int descriptor) : descriptor_(descriptor) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (descriptor_ >= 0) {
            ::close(descriptor_);
        }
    }
    [[nodiscard]] int get() const { return descriptor_; }
    /// Gives the descriptor to the caller, who closes it.
    int release() { return std::exchange(descriptor_, -1); }

  private:
    int descriptor_;
};

} // namespace

void flush_folder(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const File directory(::open(folder.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY));
    if (directory.get() >= 0) {
        ::fsync(directory.get());
    }
}

Error file_error(const std::string& what, const std::string& path) {
    return Error{headed(path, headed(what, std::strerror(errno)))};
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return true;
}

Result<std::string> read_all(int descriptor, const std::string& name) {
    std::string text;
    std::array<char, 4096> part{};
    while (true) {
        const ssize_t got = ::read(descriptor, part.data(), part.size());
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return file_error(tr("cannot be read"), name);
        }
        if (got == 0) {
            return text;
        }
        text.append(part.data(), static_cast<std::size_t>(got));
        if (text.size() > largest_file) {
            return Error{headed(name, tr("is too large for a record (16 MiB at most)"))};
        }
    }
}

Result<std::string> read_descriptor(int descriptor, const std::string& path) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        return file_error(tr("cannot be read"), path);
    }
    if (!S_ISREG(status.st_mode)) {
        return Error{headed(path, tr("is no regular file"))};
    }
    if (static_cast<std::size_t>(status.st_size) > largest_file) {
        return Error{headed(path, tr("is too large for a record (16 MiB at most)"))};
    }
    std::string text(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t filled = 0;
    while (filled < text.size()) {
        const ssize_t got =
            ::pread(descriptor, text.data() + filled, text.size() - filled, static_cast<off_t>(filled));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return file_error(tr("cannot be read"), path);
        }
        if (got == 0) {
            break;
        }
        filled += static_cast<std::size_t>(got);
    }
    text.resize(filled);
    return text;
}

Result<std::string> read_file(const std::string& path) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.get() < 0) {
        return file_error(tr("cannot be read"), path);
    }
    return read_descriptor(file.get(), path);
}

Result<int> replace_file(const std::string& path, std::string_view text, void (*prepare)(int descriptor)) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
        return Error{headed(path, tr("is no regular file, nothing is written there"))};
    }
    // The temporary file stands beside the target, so that the rename stays on one file system; mkstemp makes
    // its name unguessable and the file private.
    std::string temporary = path + ".XXXXXX";
    File file(::mkstemp(temporary.data()));
    if (file.get() < 0) {
        return file_error(tr("cannot be written"), path);
    }
    ::fcntl(file.get(), F_SETFD, FD_CLOEXEC);
    prepare(file.get());
    const mode_t mode = status.st_mode != 0 ? status.st_mode & 0777U : 0600U;
    const bool written =
        ::fchmod(file.get(), mode) == 0 && write_all(file.get(), text) && ::fsync(file.get()) == 0;
    if (!written || ::rename(temporary.c_str(), path.c_str()) != 0) {
        const Error error = file_error(tr("cannot be written, the old file is untouched"), path);
        ::unlink(temporary.c_str());
        return error;
    }
    flush_folder(path);
    return file.release();
}

Result<Done> write_file(const std::string& path, std::string_view text) {
    const auto descriptor = replace_file(path, text, [](int /*descriptor*/) {});
    if (!descriptor) {
        return descriptor.error();
    }
    ::close(*descriptor);
    return Done{};
}

} // namespace disfida
