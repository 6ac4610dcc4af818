// A disk that is full, for the tests of what is written.
#pragma once

#include <csignal>
#include <cstddef>
#include <string>

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

/// A real disk of its own, of so many bytes, at a folder; gone with its object. Only root may mount one, and
/// not everywhere: where `mounted` is false there is none.
class MountedDisk {
  public:
    MountedDisk(std::string folder, std::size_t size);
    MountedDisk(const MountedDisk&) = delete;
    MountedDisk& operator=(const MountedDisk&) = delete;
    ~MountedDisk();

    [[nodiscard]] bool mounted() const { return mounted_; }
    /// Takes all the room that is left, and gives it back.
    void fill() const;
    void free() const;

  private:
    [[nodiscard]] std::string filler() const { return folder_ + "/filler"; }
    std::string folder_;
    bool mounted_;
};

} // namespace disfida::test
