#include "net/socket.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pwd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::net {

namespace {

constexpr int most_waiting = 16; // connections the system keeps for us
#ifdef MSG_NOSIGNAL
constexpr int no_signal = MSG_NOSIGNAL;
#else
constexpr int no_signal = 0; // SIGPIPE is ignored by the whole program
#endif

Error system_error(const std::string& what) { return Error{headed(what, std::strerror(errno))}; }

void make_quiet(int descriptor) {
    ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// The address of a path; refused: it does not fit into one.
Result<sockaddr_un> unix_address(const std::string& path) {
    sockaddr_un out{};
    out.sun_family = AF_UNIX;
    if (path.size() >= sizeof out.sun_path) {
        return Error{fill(tr("{path}: is too long for a socket, {most} bytes at most"),
                          {{"path", path}, {"most", std::to_string(sizeof out.sun_path - 1)}})};
    }
    std::memcpy(out.sun_path, path.data(), path.size());
    return out;
}

const sockaddr* generic(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

using Found = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Result<Found> look_up(const Address& address, int flags) {
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | flags;
    addrinfo* found = nullptr;
    if (const int problem = ::getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found);
        problem != 0) {
        return Error{fill(tr("{address}: {why}; an address in numbers is wanted, like 127.0.0.1:7000"),
                          {{"address", name(address)}, {"why", ::gai_strerror(problem)}})};
    }
    return Found(found, &::freeaddrinfo);
}

/// No line waits for more to go with it.
void send_at_once(int descriptor) {
    const int on = 1;
    ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

} // namespace

Descriptor::~Descriptor() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

std::optional<Address> parse_address(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    std::string_view host = colon == std::string_view::npos ? std::string_view() : text.substr(0, colon);
    const std::string_view port = colon == std::string_view::npos ? text : text.substr(colon + 1);
    if (!parse_number<std::uint16_t>(port)) {
        return std::nullopt;
    }
    if (host.size() > 2 && host.front() == '[' && host.back() == ']') {
        host = host.substr(1, host.size() - 2);
    } else if (host.find(':') != std::string_view::npos) {
        return std::nullopt;
    }
    if (host == "localhost") { // what a tunnel is called by; no other name is looked up
        host = {};
    }
    if (host.find_first_not_of("0123456789abcdefABCDEF:.") != std::string_view::npos) {
        return std::nullopt;
    }
    return Address{host.empty() ? "127.0.0.1" : std::string(host), std::string(port)};
}

std::string name(const Address& address) {
    const bool six = address.host.find(':') != std::string::npos;
    return (six ? "[" + address.host + "]" : address.host) + ":" + address.port;
}

Result<Descriptor> listen_at(const std::string& path, mode_t mode, gid_t group) {
    const auto address = unix_address(path);
    if (!address) {
        return address.error();
    }
    struct stat status {};
    if (::lstat(path.c_str(), &status) == 0) {
        if (!S_ISSOCK(status.st_mode)) {
            return Error{headed(path, tr("is there already and is no socket"))};
        }
        if (is_alive(path)) {
            return Error{
                headed(path, tr("a game is hosted there already; --name=NAME gives this one another name"))};
        }
        ::unlink(path.c_str()); // left behind by a process that was killed
    }
    Descriptor out(::socket(AF_UNIX, SOCK_STREAM, 0));
    if (!out.open()) {
        return system_error(headed(path, tr("no socket can be made")));
    }
    make_quiet(out.get());
    // Nobody is let in before its mode is as it has to be.
    const mode_t before = ::umask(0177);
    const bool bound = ::bind(out.get(), generic(*address), sizeof *address) == 0;
    const int problem = errno;
    ::umask(before);
    errno = problem;
    if (!bound) {
        return system_error(headed(path, tr("cannot be listened at")));
    }
    if ((group != static_cast<gid_t>(-1) && ::chown(path.c_str(), static_cast<uid_t>(-1), group) != 0) ||
        ::chmod(path.c_str(), mode) != 0 || ::listen(out.get(), most_waiting) != 0) {
        const Error error = system_error(headed(path, tr("cannot be listened at")));
        ::unlink(path.c_str());
        return error;
    }
    return out;
}

Result<Descriptor> listen_at(const Address& address, std::string& port) {
    const auto found = look_up(address, AI_PASSIVE);
    if (!found) {
        return found.error();
    }
    const addrinfo& info = **found;
    Descriptor out(::socket(info.ai_family, info.ai_socktype, 0));
    if (!out.open()) {
        return system_error(headed(name(address), tr("no socket can be made")));
    }
    make_quiet(out.get());
    const int on = 1;
    ::setsockopt(out.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (::bind(out.get(), info.ai_addr, info.ai_addrlen) != 0 || ::listen(out.get(), most_waiting) != 0) {
        return system_error(headed(name(address), tr("cannot be listened at")));
    }
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    std::array<char, 32> text{};
    if (::getsockname(out.get(), reinterpret_cast<sockaddr*>(&bound), &size) == 0 &&
        ::getnameinfo(reinterpret_cast<const sockaddr*>(&bound), size, nullptr, 0, text.data(), text.size(),
                      NI_NUMERICSERV) == 0) {
        port = text.data();
    }
    return out;
}

std::string login_of(uid_t user) {
    const passwd* entry = ::getpwuid(user);
    return entry != nullptr ? printable(entry->pw_name, 32) : std::to_string(user);
}

std::optional<Peer> peer_of(int descriptor) {
#ifdef SO_PEERCRED
    ucred who{};
    socklen_t size = sizeof who;
    if (::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &who, &size) != 0) {
        return std::nullopt;
    }
    return Peer{who.uid, login_of(who.uid)};
#else
    uid_t user = 0;
    gid_t group = 0;
    if (::getpeereid(descriptor, &user, &group) != 0) {
        return std::nullopt;
    }
    return Peer{user, login_of(user)};
#endif
}

std::string address_of(int descriptor) {
    sockaddr_storage there{};
    socklen_t size = sizeof there;
    std::array<char, 64> text{};
    if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&there), &size) != 0 ||
        ::getnameinfo(reinterpret_cast<const sockaddr*>(&there), size, text.data(), text.size(), nullptr, 0,
                      NI_NUMERICHOST) != 0) {
        return "somewhere";
    }
    return text.data();
}

Descriptor accept_one(int listening) {
    Descriptor out(::accept(listening, nullptr, nullptr));
    if (out.open()) {
        make_quiet(out.get());
        send_at_once(out.get()); // means nothing to a Unix socket
    }
    return out;
}

bool is_alive(const std::string& path) {
    const auto address = unix_address(path);
    const Descriptor probe(::socket(AF_UNIX, SOCK_STREAM, 0));
    if (!address || !probe.open()) {
        return static_cast<bool>(address);
    }
    make_quiet(probe.get());
    return ::connect(probe.get(), generic(*address), sizeof *address) == 0 ||
           (errno != ECONNREFUSED && errno != ENOENT && errno != ENOTDIR && errno != ENOTSOCK);
}

Result<Descriptor> connect_to(const std::string& path, bool* full) {
    const auto address = unix_address(path);
    if (!address) {
        return address.error();
    }
    Descriptor out(::socket(AF_UNIX, SOCK_STREAM, 0));
    if (!out.open()) {
        return system_error(tr("no socket can be made"));
    }
    make_quiet(out.get());
    if (::connect(out.get(), generic(*address), sizeof *address) != 0) {
        if (full != nullptr) {
            *full = errno == EAGAIN;
        }
        return system_error(headed(path, tr("cannot be reached")));
    }
    return out;
}

Result<Descriptor> connect_to(const Address& address) {
    const auto found = look_up(address, 0);
    if (!found) {
        return found.error();
    }
    const addrinfo& info = **found;
    Descriptor out(::socket(info.ai_family, info.ai_socktype, 0));
    if (!out.open()) {
        return system_error(tr("no socket can be made"));
    }
    make_quiet(out.get());
    send_at_once(out.get());
    if (::connect(out.get(), info.ai_addr, info.ai_addrlen) != 0 && errno != EINPROGRESS) {
        return system_error(headed(name(address), tr("cannot be reached")));
    }
    return out;
}

bool read_some(int descriptor, std::string& out, std::size_t most) {
    std::array<char, 4096> buffer{};
    while (most > 0) {
        const ssize_t got = ::recv(descriptor, buffer.data(), std::min(most, buffer.size()), 0);
        if (got > 0) {
            out.append(buffer.data(), static_cast<std::size_t>(got));
            most -= static_cast<std::size_t>(got);
        } else if (got == 0) {
            return false;
        } else if (errno != EINTR) {
            return errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOTCONN;
        }
    }
    return true;
}

bool write_some(int descriptor, std::string& text) {
    while (!text.empty()) {
        const ssize_t sent = ::send(descriptor, text.data(), text.size(), no_signal);
        if (sent >= 0) {
            text.erase(0, static_cast<std::size_t>(sent));
        } else if (errno != EINTR) {
            return errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOTCONN || errno == EINPROGRESS;
        }
    }
    return true;
}

bool wait_for(int descriptor, int milliseconds) {
    pollfd polled{descriptor, POLLIN, 0};
    return ::poll(&polled, 1, milliseconds) > 0;
}

} // namespace disfida::net
