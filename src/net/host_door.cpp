// Who comes to a table: connections let in and cut off, greetings, seats.
#include <algorithm>
#include <utility>

#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/host.hpp"

namespace disfida::net {

namespace {

constexpr std::size_t most_clients = 48;
constexpr std::size_t most_watchers = 32;
constexpr std::size_t most_greeting = 8;  // the oldest gives way to one more
constexpr std::size_t most_bytes = 32768; // read of one client at a time

/// Lines a client may send: at once, and a second.
constexpr double lines_at_once = 200; // a guest answers each action of an opening
constexpr double lines_a_second = 20;

/// Talk of one: at once, and a second.
constexpr double talk_at_once = 10;
constexpr double talk_a_second = 1;

/// Connections of one user, or from one address: at once, and a second.
constexpr double calls_at_once = 30;
constexpr double calls_a_second = 10;
constexpr std::size_t most_callers = 256; // remembered

} // namespace

void HostTable::refuse(Client& client, const Saying& why) {
    client.wire.send("refuse " + talk_text(why.english));
}

/// Says why and closes.
void HostTable::dismiss(Client& client, const Saying& why) {
    client.wire.send("bye " + talk_text(why.english));
    client.wire.flush();
    lose(client);
}

/// The connection is over; whoever had a seat is missed.
void HostTable::lose(Client& client) {
    const Stage stage = client.stage;
    client.stage = Stage::gone;
    client.wire.close();
    if (stage == Stage::guest) {
        add(News::Kind::told, fill(tr("{who} has left; the seat is kept."), {{"who", client.login}}));
        open_.reset();
    } else if (stage == Stage::watcher) {
        tell_of_stranger(fill(tr("{who} watches no more."), {{"who", client.login}}));
    }
    if (stage == Stage::guest || stage == Stage::watcher) {
        tell_who();
    }
}

/// News about somebody who has no seat. Whoever makes many of them is not worth a line each.
void HostTable::tell_of_stranger(const std::string& text) {
    if (!strangers_.take(Clock::now())) {
        ++untold_;
        return;
    }
    const std::size_t more = std::exchange(untold_, 0);
    add(News::Kind::told, more == 0 ? text
                                    : fill(tr("{text} (And {number} more came or went unsaid.)"),
                                           {{"text", text}, {"number", std::to_string(more)}}));
}

/// Whether one user, or address, has not come too often: nobody keeps the others out.
bool HostTable::may_enter(const std::string& from, Clock::time_point now) {
    if (callers_.size() >= most_callers) {
        callers_.clear();
    }
    return callers_.try_emplace(from, calls_at_once, calls_a_second, now).first->second.take(now);
}

/// One more may greet: where there are too many, the oldest gives way of whoever has most of them.
void HostTable::make_room() {
    const auto greets = [](const Client& client) {
        return client.stage == Stage::greeting || client.stage == Stage::door;
    };
    std::map<std::string, std::size_t> counts;
    std::size_t all = 0;
    for (const Client& client : clients_) {
        if (greets(client)) {
            ++counts[client.from];
            ++all;
        }
    }
    if (all < most_greeting) {
        return;
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    clients_.erase(std::find_if(clients_.begin(), clients_.end(), [&](const Client& client) {
        return greets(client) && client.from == most->first;
    }));
}

void HostTable::let_in(Clock::time_point now) {
    while (doors_.wait(now) == 0) {
        Descriptor came = accept_one(place_.listening());
        if (!came.open()) {
            return;
        }
        doors_.take(now);
        const auto peer = place_.access().who == Access::Who::port ? std::nullopt : peer_of(came.get());
        std::string login = peer ? peer->login : address_of(came.get());
        std::string from = peer ? std::to_string(peer->user) : login;
        if (!may_enter(from, now)) {
            continue; // closed
        }
        make_room();
        clients_.push_back({Wire(std::move(came)), Allowance(lines_at_once, lines_a_second, now),
                            Allowance(talk_at_once, talk_a_second, now), now, std::move(login),
                            std::move(from)});
        if (place_.access().who == Access::Who::self &&
            (!peer || (peer->user != ::geteuid() && peer->user != 0))) {
            dismiss(clients_.back(), Said::own_login_only);
        } else if (clients_.size() > most_clients) {
            dismiss(clients_.back(), Said::too_many);
        }
    }
}

void HostTable::listen_to(Client& client, Session& session, Clock::time_point now) {
    const bool there = client.wire.fill(most_bytes);
    while (client.stage != Stage::gone) {
        const auto line = client.wire.next();
        if (!line) {
            break;
        }
        if (!client.lines.take(now)) {
            dismiss(client, Said::too_many_lines);
            return;
        }
        client.heard = now;
        client.pinged = false;
        hear(client, *line, session);
    }
    if (client.stage == Stage::gone) {
        return;
    }
    if (client.wire.spoilt()) {
        dismiss(client, {Said::bad_line, {{"number", std::to_string(longest_line)}}});
        return;
    }
    if (!there) {
        lose(client);
        return;
    }
    const auto silent = now - client.heard;
    if (client.stage == Stage::greeting || client.stage == Stage::door) {
        if (silent >= greeting_time) {
            dismiss(client, Said::nothing_said);
        }
    } else if (silent >= 2 * ping_time) {
        lose(client);
    } else if (silent >= ping_time && !client.pinged) {
        client.pinged = true;
        client.wire.send("ping");
    }
}

/// "hello 2 VERSION CODE", a "-" for no code.
void HostTable::greet(Client& client, std::string_view line, const Session& session) {
    const auto words = split(line, ' ');
    if (words.size() != 4 || words[0] != "hello") {
        dismiss(client, Said::no_table);
    } else if (words[1] != wire_version) {
        dismiss(client, {Said::other_version,
                         {{"version", std::string(version())},
                          {"own", std::string(wire_version)},
                          {"theirs", printable(words[1], 12)},
                          {"program", printable(words[2], 12)}}});
    } else if (place_.needs_code() && !same_text(tidy_code(words[3]), place_.code())) {
        tell_of_stranger(fill(tr("{who} came with a wrong code."), {{"who", client.login}}));
        dismiss(client, words[3] == "-" ? Said::code_wanted : Said::code_wrong);
    } else {
        client.stage = Stage::door;
        client.wire.send("table " + game_ + " " + own_side_ + " " + guest_side_ + " " + commitment_ + " " +
                         (taken() ? "taken" : "free") + " " + mark(session.match()));
    }
}

/// "join HASH TOKEN NAME" or "watch - NAME".
void HostTable::seat(Client& client, std::string_view line, Session& session) {
    const auto words = split(line, ' ');
    const bool joins = words[0] == "join" && words.size() == 4;
    const bool watches = words[0] == "watch" && words.size() == 3;
    if ((!joins && !watches) || words.back().empty()) {
        dismiss(client, Said::join_or_watch);
        return;
    }
    if (place_.access().who == Access::Who::port) { // nobody vouches for that name
        client.login = printable(words.back(), 24) + "@" + client.login;
    }
    if (joins) {
        take_seat(client, words[1], words[2], session);
    } else if (watchers() >= most_watchers) {
        dismiss(client, Said::too_many_watch);
    } else {
        tell_of_stranger(fill(tr("{who} watches."), {{"who", client.login}}));
        sit(client, Stage::watcher, session);
    }
}

/// Whoever has the seat is back, if he knows its token.
void HostTable::sit_again(Client& client, const Session& session) {
    if (Client* before = guest(); before != nullptr) { // the same player by another line
        before->stage = Stage::gone;
        before->wire.close();
    }
    client.login = seat_.guest;
    client.wire.send("seat " + seat_.token);
    add(News::Kind::told, fill(tr("{who} is back."), {{"who", client.login}}));
    sit(client, Stage::guest, session);
}

/// The first who comes has the seat, bound to the secret of his dice from now on. He drew its token himself
/// and may have kept it without hearing that he is seated: by the same words he comes back.
void HostTable::take_seat(Client& client, std::string_view hash, std::string_view token, Session& session) {
    if (taken()) {
        if (same_text(token, seat_.token) &&
            same_text(hash, session.match().record().committed(guest_side_))) {
            sit_again(client, session);
        } else {
            dismiss(client, {Said::seat_taken, {{"who", seat_.guest}}});
        }
        return;
    }
    if (!from_hex(hash) || same_text(hash, commitment_)) {
        dismiss(client, Said::no_commitment);
        return;
    }
    if (!is_token(token)) {
        dismiss(client, Said::no_token);
        return;
    }
    Seat seat = seat_;
    seat.token = token;
    if (client.login == login_) { // one person at two terminals, or two who share a login
        login_ += "(" + own_side_ + ")";
        client.login += "(" + guest_side_ + ")";
    }
    seat.guest = client.login;
    if (auto kept = write_seat(seat_file_, seat); !kept) {
        add(News::Kind::refused, kept.error().text);
        dismiss(client, Said::not_remembered);
        return;
    }
    if (auto bound = session.commit(guest_side_, hash); !bound) {
        add(News::Kind::refused, bound.error().line());
        dismiss(client, Said::not_remembered);
        return;
    }
    seat_ = std::move(seat);
    client.wire.send("seat " + seat_.token);
    add(News::Kind::told, fill(tr("{who} has joined."), {{"who", client.login}}));
    sit(client, Stage::guest, session);
}

/// Tells the whole game, and what is under way.
void HostTable::sit(Client& client, Stage stage, const Session& session) {
    client.stage = stage;
    for (const Statement& statement : session.match().record().statements()) {
        if (statement.kind != Statement::Kind::comment && statement.kind != Statement::Kind::blank) {
            client.wire.send("record " + statement.text);
        }
    }
    const std::size_t rolls = rolls_so_far(session.match());
    if (stage == Stage::guest && rolls > 0) { // of dice he may not have heard of
        client.wire.send("share " + std::to_string(rolls) + " " + to_hex(chain_.link(rolls)));
    }
    client.wire.send("end " + mark(session.match()));
    if (stage == Stage::guest) {
        open_.reset();
        missing_told_ = false;
        if (!seat_.opening.empty() && !session.position().opening_action(seat_.opening, 0).empty()) {
            client.wire.send("opening " + seat_.opening);
        }
        ask_share();
    }
    tell_who();
}

} // namespace disfida::net
