#include "net/guest.hpp"

#include <algorithm>

#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/own_tables.hpp"
#include "net/saying.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::milliseconds retry_time{500};
constexpr std::chrono::seconds silence{60};               // the host says ping three times meanwhile
constexpr std::size_t most_bytes = std::size_t{1} << 16U; // of the line at a time
constexpr std::size_t most_unsent = std::size_t{1} << 20U;
constexpr std::size_t largest_record = std::size_t{16} << 20U;

/// Lines a host may say while the game is played: at once, and a second.
constexpr double lines_at_once = 1000; // both sides' openings, and who comes and goes
constexpr double lines_a_second = 50;

} // namespace

GuestTable::GuestTable(const DataSource& data, Target target, bool watches)
    : data_(&data), target_(std::move(target)), watches_(watches), retry_(Clock::now()), heard_(retry_),
      lines_(lines_at_once, lines_a_second, retry_),
      peer_(watches || target_.code.empty() ? std::nullopt : host_of_code(target_.code)),
      commitment_(target_.game) {}

GuestTable::~GuestTable() {
    if (wire_.open()) {
        wire_.flush();
    }
}

std::vector<int> GuestTable::files() const {
    return wire_.open() ? std::vector{wire_.get()} : std::vector<int>();
}

int GuestTable::timeout() const {
    return has_news() ? 0 : line_timeout(); // news of the joining does not wait for what comes over the line
}

int GuestTable::line_timeout() const {
    if (stage_ == Stage::closed) {
        return -1;
    }
    const auto now = Clock::now();
    auto due = stage_ == Stage::lost ? retry_ : heard_ + (here() ? silence : greeting_time);
    if (wire_.open() && wire_.unsent() > 0) {
        due = std::min(due, now + std::chrono::milliseconds(20));
    }
    if (owed_ && here()) {
        due = std::min(due, again_);
    }
    return static_cast<int>(
        std::max<std::int64_t>(0, std::chrono::ceil<std::chrono::milliseconds>(due - now).count()));
}

void GuestTable::connect() {
    retry_ = Clock::now() + retry_time;
    heard_ = Clock::now();
    bool full = false;
    auto made = on_socket() ? connect_to(std::get<std::string>(target_.where), &full)
                            : connect_to(std::get<Address>(target_.where));
    nobody_ = !made && !full;
    if (!made) {
        // Only who comes for the first time needs to know more, and not at each new try.
        why_closed_ = game_.empty() ? nobody_there(target_, made.error().text) : made.error().text;
        return;
    }
    if (on_socket() && !known_peer(made->get())) {
        nobody_ = true;
        return;
    }
    wire_ = Wire(std::move(*made));
    wire_.send("hello " + std::string(wire_version) + " " + std::string(version()) + " " +
               (target_.code.empty() ? "-" : target_.code));
    stage_ = Stage::greeting;
}

/// Whether the one who listens is the one who did before; whoever it is the first time is the host. A folder
/// below /tmp that its host has left can be made again by another login, who gets to know nothing.
bool GuestTable::known_peer(int descriptor) {
    const auto peer = peer_of(descriptor);
    if (peer && !peer_) {
        peer_ = peer->user;
    }
    if (peer && peer_ == peer->user) {
        return true;
    }
    const std::string why = fill(tr("{who} listens there now, and not {host}"),
                                 {{"who", peer ? peer->login : std::string(tr("nobody knows who"))},
                                  {"host", peer_ ? login_of(*peer_) : std::string(tr("a host"))}});
    if (why_closed_ != why) {
        add(News::Kind::told, fill(tr("{table}: {problem}; nothing is said to them."),
                                   {{"table", target_.word}, {"problem", why}}));
    }
    why_closed_ = why;
    return false;
}

/// The line is lost: it is tried again. What was ordered, offered and agreed to stands: it may have been
/// played before the line was lost.
void GuestTable::lose() {
    wire_.close();
    stage_ = Stage::lost;
    retry_ = Clock::now() + retry_time;
    wanted_.clear();
    asked_.reset();
    owed_ = false;
    if (!missed_) {
        missed_ = true;
        add(News::Kind::told,
            fill(tr("The line to {who} is lost; it is tried again by itself."), {{"who", other()}}));
    }
}

/// The table is left for good.
void GuestTable::close(const std::string& why) {
    wire_.flush();
    wire_.close();
    stage_ = Stage::closed;
    why_closed_ = why;
    wanted_.clear();
    asked_.reset();
    add(News::Kind::refused, why);
}

void GuestTable::tend(Session& session) { advance(&session); }

void GuestTable::advance(Session* session) {
    const auto now = Clock::now();
    if (stage_ == Stage::lost && now >= retry_) {
        connect();
    }
    if (!wire_.open()) {
        return;
    }
    const bool there = wire_.fill(most_bytes);
    read_lines(session, now);
    if (!wire_.open()) {
        return;
    }
    if (wire_.spoilt()) {
        close(tr("what answers there is no table of disfida: it says a line nobody can read"));
        return;
    }
    if (!there || !wire_.flush() || wire_.unsent() > most_unsent ||
        now - heard_ >= (here() ? silence : greeting_time)) {
        why_closed_ = there ? fill(tr("{table}: the host does not answer"), {{"table", target_.word}})
                      : game_.empty() ? nobody_there(target_, tr("the line was closed at once"))
                                      : tr("the line was closed before the game was told");
        lose();
        return;
    }
    if (here() && session != nullptr) {
        if (owed_ && now >= again_) {
            give_share();
        }
        disclose(*session);
        wire_.flush();
    }
}

void GuestTable::read_lines(Session* session, Clock::time_point now) {
    while (wire_.open() && (session != nullptr || !first_)) { // the rest is for the session
        const auto line = wire_.next();
        if (!line) {
            return;
        }
        heard_ = now;
        if (here() && !lines_.take(now)) {
            close(tr("the host says more than anybody can play"));
            return;
        }
        hear(*line, session);
    }
}

void GuestTable::hear(std::string_view line, Session* session) {
    const std::string_view word = take_word(line);
    if (word == "bye") {
        close(headed(target_.word, in_own_language(printable(line, 600))));
    } else if (word == "away") {
        lose();
    } else if (word == "ping") {
        wire_.send("pong");
    } else if (stage_ == Stage::greeting && word == "table") {
        hear_table(line);
    } else if (stage_ == Stage::seating && word == "seat" && !watches_ && line == seat_->token) {
        stage_ = Stage::telling;
    } else if (stage_ == Stage::telling && word == "record") {
        told_ += std::string(line) + "\n";
        if (told_.size() > largest_record) {
            close(tr("the host tells more than any record has"));
        }
    } else if (stage_ == Stage::telling && word == "share") {
        hear_share(line);
    } else if (stage_ == Stage::telling && word == "end") {
        hear_end(line, session);
    } else if (here() && session != nullptr) {
        if (word == "play") {
            hear_play(line, *session);
        } else if (word == "undo") {
            hear_undo(line, *session);
        } else if (word == "roll") {
            hear_roll(line, *session);
        } else {
            hear_rest(word, line, *session);
        }
    } else {
        close(fill(tr("what answers there is no table of disfida: it says {word}"),
                   {{"word", in_quotes(word)}}));
    }
}

/// Keeps the seat on disk; that it cannot be is said once. False: it cannot be.
bool GuestTable::remember() {
    const auto kept = write_seat(seat_path(commitment_, false), *seat_);
    on_disk_ = on_disk_ || kept;
    if (!kept && !unkept_) {
        add(News::Kind::refused,
            fill(on_disk_ ? tr("{problem}; until that is mended no share of the dice is given")
                          : tr("{problem}; if this terminal is lost, the seat cannot be taken again"),
                 {{"problem", kept.error().text}}));
    }
    unkept_ = !kept;
    return static_cast<bool>(kept);
}

} // namespace disfida::net
