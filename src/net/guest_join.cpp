// How a guest comes to the table: the game is waited for, compared with one's own copy, and kept beside it.
#include <algorithm>
#include <filesystem>

#include <poll.h>

#include "net/guest.hpp"

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"

namespace disfida::net {

namespace {

/// The file a guest's copy of the record is kept in, beside his seat.
std::string copy_path(std::string_view commitment) {
    const std::string seat = seat_path(commitment, false);
    return seat.empty() ? std::string() : seat + ".disfida";
}

} // namespace

/// The file of one's own copy, with which what was told is compared if it can be read. Refused: another
/// process has it, or the host may not tell that.
Result<GameFile> GuestTable::own_copy() {
    const std::string path = watches_ ? std::string() : copy_path(commitment_);
    auto text = path.empty() ? Result<std::string>(Error{}) : read_file(path);
    GameFile file;
    if (text) { // held first, so that it is read as it stays
        auto held = GameFile::hold(path);
        if (!held) {
            return held.error();
        }
        file = std::move(*held);
        text = file.read();
    }
    const auto known = text ? Match::read(*data_, *text, path, 0) : Result<Match>(Error{});
    if (const auto bad = bad_game(*first_, known ? &*known : nullptr)) {
        return Error{headed(target_.word, *bad)};
    }
    settle(*first_, known ? &*known : nullptr);
    if (!text && !path.empty()) {
        auto made = GameFile::make(path, first_->record().text());
        if (made) {
            file = std::move(*made);
        } else if (on_disk_) { // else it has been said already
            add(News::Kind::refused, made.error().text);
        }
    }
    return file;
}

Result<Session> GuestTable::join(std::unique_ptr<GuestTable> table, std::chrono::milliseconds most) {
    const auto end = Clock::now() + most;
    GuestTable& own = *table;
    while (!own.first_) {
        own.advance(nullptr);
        const auto now = Clock::now();
        const bool in_vain = own.stage_ == Stage::lost && (own.nobody_ || !own.on_socket());
        if (own.stage_ == Stage::closed || (in_vain && !own.first_)) {
            return Error{own.why_closed_};
        }
        if (now >= end) {
            return Error{fill(tr("{table}: the host does not answer"), {{"table", own.target_.word}})};
        }
        if (!own.first_) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - now).count();
            const int wait = std::min(own.line_timeout(), static_cast<int>(left));
            pollfd polled{own.wire_.get(), POLLIN, 0};
            ::poll(&polled, own.wire_.open() ? 1 : 0, std::max(wait, 1));
        }
    }
    auto file = own.own_copy();
    if (!file) {
        return file.error();
    }
    std::vector<News> news = own.take_news();
    for (News& one : news) { // that the line was lost before there was a game is no news
        if (one.kind == News::Kind::refused) {
            own.add(one.kind, std::move(one.text));
        }
    }
    own.missed_ = false;
    if (own.seat_) { // so that the title finds the way back
        const std::string& word = own.target_.word;
        own.seat_->table =
            word.find('/') == std::string::npos ? word : std::filesystem::absolute(word).string();
        own.remember();
    }
    Session session = Session::mirror(std::move(*own.first_), std::move(*file));
    own.first_.reset();
    session.sit_down(std::move(table));
    session.put_on_disk();
    session.tend();
    return session;
}

} // namespace disfida::net
