// How a guest is told the game, at first and after a lost line, and what he takes of it.
#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"

namespace disfida::net {

/// "GAME HOSTSIDE GUESTSIDE COMMITMENT free|taken PLIES DIGEST"
void GuestTable::hear_table(std::string_view line) {
    const auto words = split(line, ' ');
    const GameInfo* info = words.size() == 7 ? find_game(words[0]) : nullptr;
    const auto is_side = [&](std::string_view word) {
        return std::find(info->sides.begin(), info->sides.end(), word) != info->sides.end();
    };
    const bool whole = info != nullptr && from_hex(words[3]) && is_side(words[1]) && is_side(words[2]) &&
                       words[1] != words[2] && (words[4] == "free" || words[4] == "taken");
    if (!whole) {
        close(tr("the host says nothing that can be understood"));
        return;
    }
    if (!commitment_.empty() && words[3] != commitment_) {
        close(fill(
            tr("another game is hosted at {table} now; your seat in this one is kept: ask {who} to go on "
               "with it, by disfida host and its file, then join again"),
            {{"table", target_.word}, {"who", other()}}));
        return;
    }
    game_ = words[0];
    host_side_ = words[1];
    own_side_ = watches_ ? std::string() : std::string(words[2]);
    commitment_ = words[3];
    told_.clear();
    share_ = {};
    if (watches_) {
        wire_.send("watch - " + login_of(::geteuid()));
        stage_ = Stage::telling;
    } else if (take_seat(words[4] == "free")) {
        wire_.send("join " + to_hex(chain_->commitment()) + " " + seat_->token + " " + login_of(::geteuid()));
        stage_ = Stage::seating;
    }
}

/// The seat there is, or one that is drawn, and kept before anybody hears of it: whoever is lost after that
/// can come back. False: it cannot be, and the table is closed.
bool GuestTable::take_seat(bool free) {
    const std::string path = seat_path(commitment_, false);
    struct stat status {};
    fresh_ = false;
    if (!seat_ && !path.empty() && ::stat(path.c_str(), &status) == 0) {
        auto kept = read_seat(path);
        if (!kept) { // to take another seat would be to lose this one
            close(fill(tr("{problem}: without it the seat cannot be taken again"),
                       {{"problem", kept.error().text}}));
            return false;
        }
        if (kept->token.empty()) {
            kept->token = new_token();
        }
        seat_ = std::move(*kept);
        on_disk_ = true;
    }
    if (!seat_) {
        seat_ = Seat{};
        seat_->secret = new_secret();
        seat_->token = new_token();
        fresh_ = true;
    }
    if (on_socket() && seat_->host && seat_->host != peer_) {
        close(fill(tr("another login than {who}, who hosted this game, listens there"),
                   {{"who", login_of(*seat_->host)}}));
        return false;
    }
    seat_->host = on_socket() ? peer_ : std::nullopt;
    seat_->code = target_.code;
    if (!chain_) {
        chain_.emplace(seat_->secret);
    }
    fresh_ = fresh_ || free;
    remember();
    return true;
}

/// "N HEX": the host's share of the last dice that were rolled.
void GuestTable::hear_share(std::string_view line) {
    const auto roll = parse_number<std::size_t>(take_word(line));
    const auto link = from_hex(line);
    if (!roll || !link) {
        close(tr("the host tells a share of the dice that is none"));
        return;
    }
    share_ = {*roll, *link};
}

/// What is wrong with a game as it is told, by what is known of it here (null: no copy), if something is.
std::optional<std::string> GuestTable::bad_game(const Match& told, const Match* known) const {
    if (watches_) {
        return std::nullopt;
    }
    if (told.record().committed(own_side_) != to_hex(chain_->commitment()) ||
        told.record().committed(host_side_) != commitment_) {
        return tr("the host's record does not hold the commitments to the dice");
    }
    if (fresh_ && !told.plies().empty()) {
        return tr("the host tells a game that was begun before you joined");
    }
    const Consent& consent = seat_->consent;
    Result<Done> judged = Done{};
    if (known != nullptr) {
        judged = goes_on(*known, told, consent, sides());
    } else if (!seat_->seated) {
        judged = begins(told, consent, sides());
    } else if (rolls_so_far(told) > (consent.promise ? consent.promise->roll : 0)) {
        judged = Error{tr("the host tells dice your share was never asked for")}; // one's own copy is lost
    }
    if (!judged) {
        return judged.error().text;
    }
    // What was known is checked already, up to where the two part.
    const std::size_t from = known == nullptr ? 0 : shared_plies(*known, told);
    if (auto wrong = wrong_dice(told, from, sides(), *chain_, share_)) {
        return wrong;
    }
    return wrong_secrets(told);
}

/// A game that was told is taken: what was offered and agreed to before has been carried out, or never will
/// be. An order may still be under way, unless something was taken back.
void GuestTable::settle(const Match& told, const Match* known) {
    if (watches_) {
        return;
    }
    Consent& consent = seat_->consent;
    const std::size_t plies = told.plies().size();
    const bool news = !seat_->seated || !consent.permits.empty();
    consent.permits.clear();
    if (known != nullptr && shared_plies(*known, told) < known->plies().size()) {
        consent.orders.clear();
    }
    consent.orders.erase(std::remove_if(consent.orders.begin(), consent.orders.end(),
                                        [&](const Order& order) { return order.plies != plies; }),
                         consent.orders.end());
    seat_->seated = true;
    if (news) {
        remember();
    }
}

/// The whole game has been told.
void GuestTable::hear_end(std::string_view mark, Session* session) {
    auto told = Match::read(*data_, told_, tr("the host's record"), 0);
    told_.clear();
    if (!told) {
        close(fill(tr("{problem}; compare versions (here {version}) and data files"),
                   {{"problem", told.error().line()}, {"version", std::string(version())}}));
        return;
    }
    if (mark != net::mark(*told)) {
        std::string_view rest = mark;
        const std::string_view plies = take_word(rest);
        close(disagreement(*told, plies, rest).spoken);
        return;
    }
    if (session == nullptr) { // judged when one's own copy has been read
        stage_ = Stage::playing;
        disclosed_ = false;
        first_ = std::move(*told);
        return;
    }
    const auto& known = session->match();
    if (const auto bad = bad_game(*told, &known)) {
        close(*bad);
        return;
    }
    stage_ = Stage::playing;
    disclosed_ = false;
    settle(*told, &known);
    if (known.record().text() != told->record().text()) {
        session->replace(std::move(*told));
        add(News::Kind::caught);
    }
    if (std::exchange(missed_, false)) {
        add(News::Kind::told, fill(tr("The line to {who} is there again."), {{"who", other()}}));
    }
}

} // namespace disfida::net
