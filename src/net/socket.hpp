// Sockets as values: opened, never waited for, closed on every way out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <sys/types.h>

#include "disfida/result.hpp"

namespace disfida::net {

/// A file descriptor with one owner.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
    Descriptor(Descriptor&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~Descriptor();
    [[nodiscard]] int get() const { return descriptor_; }
    [[nodiscard]] bool open() const { return descriptor_ >= 0; }
    void close() { *this = Descriptor(); }

  private:
    int descriptor_ = -1;
};

/// An address of the internet in numbers: "127.0.0.1:7000", "[::1]:7000".
struct Address {
    std::string host;
    std::string port;
};
/// Reads one; without a host it is the loopback: ":7000" or "7000". Nothing for anything else.
std::optional<Address> parse_address(std::string_view text);
std::string name(const Address& address);

/// Listens at a path with this mode, and `group` as its group unless it is -1. A socket that nobody answers
/// at any more is taken away first. Refused: somebody answers there, or the system's reason.
Result<Descriptor> listen_at(const std::string& path, mode_t mode, gid_t group);
/// Listens at an address; `port` takes the one it was given where 0 was asked for.
Result<Descriptor> listen_at(const Address& address, std::string& port);

/// Who has opened the other end of a Unix socket.
struct Peer {
    uid_t user = 0;
    std::string login; ///< or its number
};
std::optional<Peer> peer_of(int descriptor);
/// The login of a user.
std::string login_of(uid_t user);
/// Where the other end of an internet socket is: "127.0.0.1".
std::string address_of(int descriptor);

/// The next connection that waits; closed when there is none. Not waited for.
Descriptor accept_one(int listening);

/// Begins to connect. For the internet it may still be under way: writable when it is through. `full`, if it
/// is given, takes whether somebody listens, with too many before his door.
Result<Descriptor> connect_to(const std::string& path, bool* full = nullptr);
Result<Descriptor> connect_to(const Address& address);

/// Whether somebody listens at a path, or may: only what the system refuses at once is dead.
bool is_alive(const std::string& path);

/// Reads what has come, at most `most` bytes; false when the other end has closed or failed.
bool read_some(int descriptor, std::string& out, std::size_t most);
/// Writes what can be of a text and takes that off it; false when the other end has gone.
bool write_some(int descriptor, std::string& text);

/// Waits until one of them can be read or the time is over, and says whether that one can be.
bool wait_for(int descriptor, int milliseconds);

} // namespace disfida::net
