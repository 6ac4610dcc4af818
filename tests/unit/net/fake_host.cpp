#include "unit/net/fake_host.hpp"

#include <chrono>
#include <exception>
#include <numeric>
#include <thread>

#include <doctest/doctest.h>

namespace disfida::test {

namespace {

using Clock = std::chrono::steady_clock;
using namespace disfida::net;

constexpr std::chrono::seconds patience{10};
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

Link secret() {
    Link out{};
    std::iota(out.begin(), out.end(), static_cast<unsigned char>(0));
    return out;
}

} // namespace

FakeHost::FakeHost() : state_("XDG_STATE_HOME", (folder_.path() / "state").string()), chain_(secret()) {
    auto made = listen_at((folder_.path() / "table").string(), 0600, static_cast<gid_t>(-1));
    REQUIRE(made);
    listening_ = std::move(*made);
}

std::string FakeHost::head() const {
    return "disfida 1 barletta\nset empty\nset phase activate\nset round 1\nset first italian\n"
           "set to-move italian\nset knight fieramosca 2407\nset knight fanfulla 2307\nset knight miale "
           "2108\n"
           "set knight la-motte 2406\nset knight daste 2306\ncommit italian " +
           to_hex(chain_.commitment()) + "\ncommit french " + guest_ + "\n";
}

Match FakeHost::other(std::initializer_list<const char*> actions) const {
    std::string text = head();
    for (const char* action : actions) {
        text += std::string(action) + "\n";
    }
    auto out = Match::read(data_, text, "lie", 0);
    REQUIRE_MESSAGE(out, out.error().text);
    return std::move(*out);
}

void FakeHost::accept() {
    const auto end = Clock::now() + patience;
    Descriptor came;
    while (!came.open() && Clock::now() < end) {
        wait_for(listening_.get(), 50);
        came = accept_one(listening_.get());
    }
    line_ = Wire(std::move(came));
}

void FakeHost::wait_line(std::string_view head) {
    const auto end = Clock::now() + patience;
    while (Clock::now() < end && heard(head).empty()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void FakeHost::greet(std::string_view seat) {
    wait_line("hello ");
    line_.send("table barletta italian french " + to_hex(chain_.commitment()) + " " + std::string(seat) +
               " 0 00000000");
    line_.flush();
}

void FakeHost::tell() {
    const std::string joined = heard("join ");
    std::string_view rest = joined;
    take_word(rest);
    guest_ = take_word(rest);
    line_.send("seat " + std::string(take_word(rest)));
    if (!match) {
        match = begins_with.empty() ? other({}) : other({begins_with.c_str()});
    }
    for (const Statement& statement : match->record().statements()) {
        line_.send("record " + statement.text);
    }
    if (const std::size_t rolls = rolls_so_far(*match); tells_share && rolls > 0) {
        line_.send("share " + std::to_string(rolls) + " " + to_hex(chain_.link(rolls)));
    }
    line_.send("end " + mark(*match));
    line_.flush();
}

struct FakeHost::Guest {
    explicit Guest(FakeHost& host)
        : thread([this, &host] {
              auto table = std::make_unique<GuestTable>(
                  host.data_, Target{(host.folder_.path() / "table").string(), {}, "table"}, false);
              session = GuestTable::join(std::move(table), patience);
          }) {}
    std::optional<Result<Session>> session;
    std::thread thread;
};

std::string FakeHost::refused() {
    heard_.clear();
    Guest guest(*this);
    accept();
    greet("taken");
    guest.thread.join();
    CHECK(heard("join ").empty());
    return *guest.session ? std::string() : guest.session->error().text;
}

Result<Session> FakeHost::join(std::string_view seat) {
    heard_.clear();
    Guest guest(*this);
    accept();
    greet(seat);
    wait_line("join ");
    std::exception_ptr problem; // the guest has to be waited for all the same
    try {
        tell();
    } catch (...) {
        problem = std::current_exception();
    }
    guest.thread.join();
    if (problem) {
        std::rethrow_exception(problem);
    }
    return std::move(*guest.session);
}

void FakeHost::come_again(Session& session) {
    drop();
    heard_.clear();
    const auto end = Clock::now() + patience;
    while (!line_.open() && Clock::now() < end) { // half a second until he tries
        session.tend();
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (wait_for(listening_.get(), 0)) {
            accept();
        }
    }
    session.tend();
    greet("taken");
    session.tend();
    wait_line("join ");
    tell();
    session.tend();
}

void FakeHost::say(Session& session, const std::string& line) {
    line_.send(line);
    line_.flush();
    session.tend();
}

std::vector<std::string> FakeHost::heard() {
    if (line_.open()) {
        line_.fill(most_bytes);
        while (auto line = line_.next()) {
            heard_.push_back(std::move(*line));
        }
    }
    return heard_;
}

std::string FakeHost::heard(std::string_view head) {
    const auto all = heard();
    const auto at = std::find_if(all.rbegin(), all.rend(),
                                 [&](const std::string& line) { return line.starts_with(head); });
    return at == all.rend() ? std::string() : *at;
}

std::optional<Link> FakeHost::ask(Session& session, const std::string& action) {
    const std::string roll = std::to_string(rolls_so_far(*match) + 1);
    say(session, "roll " + roll + " " + action);
    const std::string given = heard("link " + roll + " ");
    return given.empty() ? std::nullopt : from_hex(given.substr(given.rfind(' ') + 1));
}

std::vector<int> FakeHost::dice(const std::string& action, const Link& guest) const {
    return shared_dice(match->position(), action, chain_.link(rolls_so_far(*match) + 1), guest);
}

std::string FakeHost::told(const std::string& action, const std::vector<int>& dice) {
    const std::string link = dice.empty() ? "-" : to_hex(chain_.link(rolls_so_far(*match) + 1));
    const auto played = match->play(action, dice);
    REQUIRE_MESSAGE(played, played.error().text);
    return "play " + mark(*match) + " " + link + " " + match->plies().back().statement();
}

std::string FakeHost::taken_back(std::size_t left) {
    while (match->plies().size() > left) {
        match->undo();
    }
    return "undo " + mark(*match);
}

void FakeHost::play(Session& session, const std::string& action) {
    std::vector<int> thrown;
    if (match->needs(action, {})->has_value()) {
        const auto link = ask(session, action);
        REQUIRE(link);
        thrown = dice(action, *link);
    }
    say(session, told(action, thrown));
    REQUIRE(why_closed(session).empty());
}

std::string why_closed(const Session& session) {
    constexpr std::string_view head = "The table is closed: ";
    const std::string line = session.table()->described().front();
    return line.starts_with(head) ? line.substr(head.size()) : std::string();
}

} // namespace disfida::test
