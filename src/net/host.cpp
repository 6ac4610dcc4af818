#include "net/host.hpp"

#include <algorithm>
#include <utility>

#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::net {

namespace {

constexpr std::size_t most_unsent = std::size_t{1} << 20U; // a whole campaign is some 20 kB
constexpr int retry_ms = 20;                               // when a client has not taken all yet

/// Connections: at once, and a second.
constexpr double doors_at_once = 300;
constexpr double doors_a_second = 100;

/// News about strangers, and talk of all who watch: lines at once, and a second.
constexpr double strangers_at_once = 10;
constexpr double strangers_a_second = 0.1;
constexpr double gallery_at_once = 30;
constexpr double gallery_a_second = 2;

} // namespace

HostTable::HostTable(Place place, Seat seat, std::string seat_file, std::string own_side,
                     const Session& session)
    : place_(std::move(place)), seat_(std::move(seat)), seat_file_(std::move(seat_file)),
      own_side_(std::move(own_side)), guest_side_(other_side(session.match().info(), own_side_)),
      game_(session.match().info().name), commitment_(session.match().record().committed(own_side_)),
      path_(session.path()), login_(login_of(::geteuid())), chain_(seat_.secret),
      doors_(doors_at_once, doors_a_second, Clock::now()),
      strangers_(strangers_at_once, strangers_a_second, Clock::now()),
      gallery_(gallery_at_once, gallery_a_second, Clock::now()) {
    if (seat_.guest == login_ + "(" + guest_side_ + ")") {
        login_ += "(" + own_side_ + ")";
    }
    if (session.match().record().committed(guest_side_).empty()) { // killed before the guest was bound
        seat_.token.clear();
        seat_.guest.clear();
    }
    if (const auto& promise = seat_.consent.promise;
        seat_.consent.owes(rolls_so_far(session.match())) && session.position().check(promise->action)) {
        roll_ = promise; // asked for before this process was ended
    }
}

HostTable::~HostTable() {
    broadcast("away");
    flush();
}

void HostTable::tell_of_move() {
    add(News::Kind::told,
        fill(tr("The place from before cannot be had. The other player types now: {command}"),
             {{"command", "disfida join " + place_.word()}}));
}

std::vector<int> HostTable::files() const {
    std::vector<int> out;
    if (doors_.wait(Clock::now()) == 0) {
        out.push_back(place_.listening());
    }
    for (const Client& client : clients_) {
        out.push_back(client.wire.get());
    }
    return out;
}

int HostTable::timeout() const {
    if (has_news()) { // of the beginning
        return 0;
    }
    const auto now = Clock::now();
    auto next = Clock::time_point::max();
    for (const Client& client : clients_) {
        const bool waits = client.stage == Stage::greeting || client.stage == Stage::door;
        next = std::min(next, client.heard + (waits           ? greeting_time
                                              : client.pinged ? 2 * ping_time
                                                              : ping_time));
        if (client.wire.unsent() > 0) {
            next = std::min(next, now + std::chrono::milliseconds(retry_ms));
        }
    }
    const int door = doors_.wait(now);
    if (door > 0) {
        next = std::min(next, now + std::chrono::milliseconds(door));
    }
    if (again_) {
        next = std::min(next, *again_);
    }
    if (next == Clock::time_point::max()) {
        return -1;
    }
    return static_cast<int>(
        std::max<std::int64_t>(0, std::chrono::ceil<std::chrono::milliseconds>(next - now).count()));
}

HostTable::Client* HostTable::guest() {
    const auto at = std::find_if(clients_.begin(), clients_.end(),
                                 [](const Client& client) { return client.stage == Stage::guest; });
    return at == clients_.end() ? nullptr : &*at;
}

const HostTable::Client* HostTable::guest() const {
    const auto at = std::find_if(clients_.begin(), clients_.end(),
                                 [](const Client& client) { return client.stage == Stage::guest; });
    return at == clients_.end() ? nullptr : &*at;
}

std::size_t HostTable::watchers() const {
    return static_cast<std::size_t>(std::count_if(clients_.begin(), clients_.end(), [](const Client& client) {
        return client.stage == Stage::watcher;
    }));
}

void HostTable::broadcast(std::string_view line) {
    for (Client& client : clients_) {
        if (client.stage == Stage::guest || client.stage == Stage::watcher) {
            client.wire.send(line);
        }
    }
}

/// Hands on what waits, as far as it is taken; who has gone is found out by `tend`.
void HostTable::flush() {
    for (Client& client : clients_) {
        client.wire.flush();
    }
}

void HostTable::tell_who() {
    broadcast("who " + login_ + " " + (seat_.guest.empty() ? "-" : seat_.guest) + " " +
              (guest() != nullptr ? "here" : "away") + " " + std::to_string(watchers()));
}

void HostTable::tend(Session& session) {
    const auto now = Clock::now();
    let_in(now);
    for (Client& client : clients_) {
        if (client.stage != Stage::gone) {
            listen_to(client, session, now);
        }
    }
    if (again_ && now >= *again_) {
        again_.reset();
        ask_share();
    }
    disclose(session);
    roll_opening(session);
    for (Client& client : clients_) {
        if (client.stage != Stage::gone && (!client.wire.flush() || client.wire.unsent() > most_unsent)) {
            lose(client);
        }
    }
    clients_.remove_if([](const Client& client) { return client.stage == Stage::gone; });
}

void HostTable::hear(Client& client, std::string_view line, Session& session) {
    switch (client.stage) {
    case Stage::greeting:
        greet(client, line, session);
        return;
    case Stage::door:
        seat(client, line, session);
        return;
    default:
        break;
    }
    const std::string_view word = take_word(line);
    if (word == "pong") {
        return;
    }
    if (word == "ping") {
        client.wire.send("pong");
    } else if (word == "say" && !line.empty()) {
        hear_talk(client, line);
    } else if (client.stage == Stage::guest) {
        hear_guest(client, word, line, session);
    } else {
        dismiss(client, {Said::not_for_watchers, {{"word", in_quotes(word)}}});
    }
}

/// Nobody can fill the others' screens: what is too much is not passed on.
void HostTable::hear_talk(Client& client, std::string_view text) {
    const auto now = Clock::now();
    if (!client.talk.take(now) || (client.stage == Stage::watcher && !gallery_.take(now))) {
        refuse(client, Said::talks_too_much);
        return;
    }
    const std::string line = client.login + ": " + talk_text(text);
    add(News::Kind::talk, line);
    broadcast("talk " + line);
}

void HostTable::hear_guest(Client& client, std::string_view word, std::string_view line, Session& session) {
    if (word == "do") {
        take_order(client, line, session);
    } else if (word == "link") {
        take_link(client, line, session);
    } else if (word == "at") {
        // What has been played since the guest said so is compared at its next word.
        const std::string_view plies = take_word(line);
        if (plies == std::to_string(session.match().plies().size()) &&
            line != digest(session.position().state())) {
            const Saying why = disagreement(session.match(), plies, line);
            add(News::Kind::refused, why.spoken);
            dismiss(client, why);
        }
    } else if (word == "offer") {
        take_offer(client, line, session);
    } else if (word == "answer") {
        const auto what = parse_offer(take_word(line));
        if (what && open_ && open_->by_host && open_->what == *what) {
            close_offer(session, line == "yes", true);
        }
    } else if (word == "reveal") {
        take_secret(client, line, session);
    } else {
        dismiss(client, {Said::no_word, {{"word", in_quotes(word)}}});
    }
}

Result<Done> HostTable::say(std::string_view text) {
    const std::string line = login_ + ": " + talk_text(text);
    add(News::Kind::talk, line);
    broadcast("talk " + line);
    flush();
    return Done{};
}

} // namespace disfida::net
