#include "support/small_disk.hpp"

#include <cerrno>
#include <utility>

#include <doctest/doctest.h>
#include <fcntl.h>
#ifdef __linux__
#include <sys/mount.h>
#endif
#include <unistd.h>

namespace disfida::test {

SmallDisk::SmallDisk(rlim_t size) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    REQUIRE(getrlimit(RLIMIT_FSIZE, &old_) == 0);
    const rlimit small{size, old_.rlim_max};
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
}

SmallDisk::~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, handler_);
}

#ifdef __linux__
MountedDisk::MountedDisk(std::string folder, std::size_t size)
    : folder_(std::move(folder)),
      mounted_(::mount("disfida-test", folder_.c_str(), "tmpfs", MS_NOSUID | MS_NODEV,
                       ("mode=0700,size=" + std::to_string(size)).c_str()) == 0) {}

MountedDisk::~MountedDisk() {
    if (mounted_) {
        ::umount2(folder_.c_str(), MNT_DETACH);
    }
}
#else
MountedDisk::MountedDisk(std::string folder, std::size_t /*size*/)
    : folder_(std::move(folder)), mounted_(false) {}
MountedDisk::~MountedDisk() = default;
#endif

void MountedDisk::fill() const {
    const int file = ::open(filler().c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    REQUIRE(file >= 0);
    const std::string block(4096, 'x');
    while (::write(file, block.data(), block.size()) > 0) {
    }
    const int why = errno;
    ::close(file);
    REQUIRE(why == ENOSPC);
}

void MountedDisk::free() const { REQUIRE(::unlink(filler().c_str()) == 0); }

} // namespace disfida::test
