// Lines of a socket, said to a real host and to a real guest.
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <unistd.h>

#include "fuzz/targets.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"
#include "net/open.hpp"
#include "net/wire.hpp"

namespace disfida::fuzz {

namespace {

constexpr std::size_t longest = 20000;
constexpr std::size_t most_bytes = std::size_t{1} << 20U;
constexpr std::chrono::milliseconds patience{100};
constexpr Link guest_secret{1, 2, 3};
constexpr std::string_view guest_token = "00112233445566778899aabbccddeeff";
/// Nobody knows a secret for it.
constexpr std::string_view host_commitment =
    "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc";

std::string put_in(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
    return text;
}

/// A runtime and a state folder for the whole program, gone with it.
class Home {
  public:
    Home() {
        std::string name = (std::filesystem::temp_directory_path() / "disfida-fuzz-XXXXXX").string();
        promise(::mkdtemp(name.data()) != nullptr, "there is no room for a folder");
        path_ = name;
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] std::string path() const { return path_.string(); }
    /// Lets the program find its folders here; what was set before comes back with `back`.
    void enter() {
        before_ = {value("XDG_RUNTIME_DIR"), value("XDG_STATE_HOME")};
        ::setenv("XDG_RUNTIME_DIR", path_.c_str(), 1);
        ::setenv("XDG_STATE_HOME", path_.c_str(), 1);
    }
    void leave() const {
        put("XDG_RUNTIME_DIR", before_.first);
        put("XDG_STATE_HOME", before_.second);
    }

  private:
    using Value = std::optional<std::string>;
    static Value value(const char* name) {
        const char* said = std::getenv(name);
        return said == nullptr ? Value() : Value(said);
    }
    static void put(const char* name, const Value& text) {
        if (text) {
            ::setenv(name, text->c_str(), 1);
        } else {
            ::unsetenv(name);
        }
    }
    std::filesystem::path path_;
    std::pair<Value, Value> before_;
};

/// Whatever a client says, the host plays on and speaks in lines.
void to_host(const Home& home, std::string_view text) {
    static const DataSource data;
    net::Hosting hosting;
    hosting.plan.game = "barletta";
    auto session = net::host(data, hosting);
    promise(static_cast<bool>(session), "a table cannot be opened");
    auto made = net::connect_to(home.path() + "/disfida/barletta");
    promise(static_cast<bool>(made), "a table cannot be reached");
    net::Wire wire(std::move(*made));
    const auto tend = [&] {
        session->tend();
        wire.fill(most_bytes);
        while (const auto line = wire.next()) {
            promise(!line->empty(), "the host says an empty line");
        }
        promise(!wire.spoilt(), "the host says what may not be said");
    };
    for (const std::string_view line : split(text, '\n')) {
        wire.send(line);
        wire.flush();
        tend();
        if (session->table()->asked()) {
            session->table()->answer(*session, line.size() % 2 == 0);
        }
        static_cast<void>(session->table()->want(*session, "roll"));
    }
    for (const News& news : session->table()->take_news()) {
        promise(news.text.find('\n') == std::string::npos, "news of more than one line");
    }
    const std::string file = session->path();
    promise(!session->position().violated(), "an invariant is broken");
    promise(static_cast<bool>(Match::read(data, session->match().record().text(), "fuzz", 0)),
            "the host's record is refused");
    session = Error{};
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

/// A host who says all he has to say at once, and listens until he is let go.
class Speaker {
  public:
    Speaker(net::Descriptor listening, std::string text)
        : thread_([this, listening = std::move(listening), text = std::move(text)]() mutable {
              net::Descriptor came;
              while (!came.open() && !done_) {
                  net::wait_for(listening.get(), 5);
                  came = net::accept_one(listening.get());
              }
              net::Wire wire(std::move(came));
              bool open = wire.open();
              while (open && !done_) {
                  open = net::write_some(wire.get(), text);
                  net::wait_for(wire.get(), 5);
                  open = open && wire.fill(most_bytes);
                  while (const auto line = wire.next()) {
                      promise(!line->empty(), "the guest says an empty line");
                  }
                  promise(!wire.spoilt(), "the guest says what may not be said");
              }
          }) {}
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker() {
        done_ = true;
        thread_.join();
    }

  private:
    std::atomic<bool> done_ = false;
    std::thread thread_;
};

/// Whatever a host says, a guest who never agreed, ordered or offered anything is taken nothing from.
void to_guest(const Home& home, std::string text) {
    static const DataSource data;
    static const std::string commitment = to_hex(Chain(guest_secret).commitment());
    net::Seat seat;
    seat.secret = guest_secret;
    seat.token = guest_token;
    promise(static_cast<bool>(net::write_seat(net::seat_path(host_commitment, false), seat)),
            "a seat cannot be kept");
    const std::string path = home.path() + "/guest";
    auto listening = net::listen_at(path, 0600, static_cast<gid_t>(-1));
    promise(static_cast<bool>(listening), "nobody can listen");
    text = put_in(put_in(std::move(text), "@GUEST", commitment), "@TOKEN", std::string(guest_token));
    const Speaker speaker(std::move(*listening), std::move(text));
    auto session = net::GuestTable::join(
        std::make_unique<net::GuestTable>(data, net::Target{path, {}, "guest"}, false), patience);
    if (!session) {
        promise(session.error().text.find('\n') == std::string::npos, "an error of more than one line");
        return;
    }
    for (int i = 0; i < 3; ++i) {
        session->tend();
    }
    const std::string own(session->table()->own_side());
    for (const Ply& ply : session->match().plies()) {
        promise(ply.side != own && ply.action != "draw" && ply.action != "resign " + own,
                "the guest was played for");
    }
    promise(rolls_so_far(session->match()) == 0, "dice that cannot be right were taken");
    promise(!session->position().violated(), "an invariant is broken");
}

} // namespace

void socket(std::string_view bytes) {
    if (bytes.size() > longest) {
        return;
    }
    static Home home;
    home.enter();
    const std::string_view first = bytes.substr(0, bytes.find('\n'));
    const std::string text = put_in(std::string(bytes.substr(std::min(first.size() + 1, bytes.size()))),
                                    "@HOST", std::string(host_commitment));
    if (first == "guest") {
        to_guest(home, text);
    } else {
        to_host(home, text);
    }
    std::error_code ignored;
    std::filesystem::remove_all(home.path() + "/disfida/tables", ignored);
    home.leave();
}

} // namespace disfida::fuzz
