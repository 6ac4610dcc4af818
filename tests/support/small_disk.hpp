// A disk that is full, for the tests of what is written.
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace disfida::test {

/// Lets this process write no file beyond a size, as a full disk would, until it goes away.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t size);
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk();

  private:
    rlimit old_{};
    void (*handler_)(int);
};

} // namespace disfida::test
