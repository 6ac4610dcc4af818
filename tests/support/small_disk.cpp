#include "support/small_disk.hpp"

#include <doctest/doctest.h>

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

} // namespace disfida::test
