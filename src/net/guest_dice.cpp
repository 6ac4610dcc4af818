// What a guest takes of the actions the host plays: those he has agreed to, with the dice of both.
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::seconds write_again{5};

} // namespace

/// What is wrong with the dice of an action; nothing when they follow from both shares.
std::optional<std::string> GuestTable::bad_dice(const Session& session, const ActionLine& action,
                                                std::string_view link) const {
    const std::size_t roll = rolls_so_far(session.match()) + 1;
    if (watches_ || action.dice.empty()) {
        return std::nullopt;
    }
    const auto share = from_hex(link);
    if (!share || !is_link(*share, roll, commitment_)) {
        return fill(tr("the host's share of the dice of {action} is not the one {side} is committed to"),
                    {{"action", in_quotes(action.action)}, {"side", host_side_}});
    }
    const bool first = session.match().info().sides[0] == own_side_;
    const Link own = chain_->link(roll);
    if (!session.position().check(action.action) ||
        shared_dice(session.position(), action.action, first ? own : *share, first ? *share : own) !=
            action.dice) {
        return fill(tr("the dice of {action} do not follow from the shares of both"),
                    {{"action", in_quotes(with_dice(action.action, action.dice))}});
    }
    return std::nullopt;
}

/// Tells the host where this side is, and compares.
void GuestTable::compare(const Session& session, std::string_view mark) {
    const std::string own = net::mark(session.match());
    if (!watches_) {
        wire_.send("at " + own);
    }
    if (own != mark) {
        const std::string_view plies = take_word(mark);
        close(disagreement(session.match(), plies, mark).spoken);
    }
}

/// "PLIES DIGEST LINK STATEMENT"
void GuestTable::hear_play(std::string_view line, Session& session) {
    const std::string_view plies = take_word(line);
    const std::string_view sum = take_word(line);
    const std::string_view link = take_word(line);
    const auto action = parse_action_line(line);
    if (!action) {
        close(fill(tr("the host plays {action}: {why}"),
                   {{"action", in_quotes(line)}, {"why", action.error().text}}));
        return;
    }
    if (const auto why =
            watches_ ? std::nullopt : not_agreed(seat_->consent, sides(), now(session.match()), *action)) {
        close(*why);
        return;
    }
    if (const auto bad = bad_dice(session, *action, link)) {
        close(*bad);
        return;
    }
    if (auto played = session.play(action->action, action->dice); !played) {
        close(fill(tr("the host plays {action}, which is refused here: {why}"),
                   {{"action", in_quotes(line)}, {"why", played.error().line()}}));
        return;
    }
    wanted_.clear();
    asked_.reset();
    if (seat_) {
        const bool permitted = !seat_->consent.permits.empty();
        seat_->consent.end();
        if (permitted) { // an undo may bring its position back; an order is forgotten with that undo
            remember();
        }
    }
    add(News::Kind::played);
    compare(session, std::string(plies) + " " + std::string(sum));
}

/// "PLIES DIGEST"
void GuestTable::hear_undo(std::string_view line, Session& session) {
    const std::string mark(line);
    const auto plies = parse_number<std::size_t>(take_word(line));
    const auto why = !plies || *plies > session.match().plies().size()
                         ? std::optional<std::string>(tr("the host takes back what was never played"))
                     : watches_ ? std::nullopt
                                : not_undone(seat_->consent, session.match(), *plies);
    if (why) {
        close(*why);
        return;
    }
    session.take_back_to(*plies);
    asked_.reset();
    wanted_.clear();
    if (seat_) {
        seat_->consent.end();
        remember();
    }
    add(News::Kind::undone);
    compare(session, mark);
}

/// "N ACTION": gives this side's share of the dice for that action, and for no other.
void GuestTable::hear_roll(std::string_view line, Session& session) {
    const auto roll = parse_number<std::size_t>(take_word(line));
    const auto why = watches_ ? std::optional<std::string>(tr("the host asks for dice of who only watches"))
                              : not_due(seat_->consent, sides(), session.match(), roll.value_or(0), line);
    if (why) {
        close(*why);
        return;
    }
    Consent& consent = seat_->consent;
    consent.promise = Promise{*roll, std::string(line)};
    consent.permits.clear(); // who has seen the dice must not take them back, nor call the game drawn
    asked_.reset();
    give_share();
}

/// Gives the share that was asked for as soon as that is noted on disk: after a kill nothing else may be
/// played with it. Where no seat was ever kept there is no coming back, and nothing to be noted.
void GuestTable::give_share() {
    again_ = Clock::now() + write_again;
    const bool noted = remember();
    owed_ = !noted && on_disk_;
    if (!owed_) {
        const std::size_t roll = seat_->consent.promise->roll;
        wire_.send("link " + std::to_string(roll) + " " + to_hex(chain_->link(roll)));
    }
}

/// "SIDE SECRET"
void GuestTable::hear_reveal(std::string_view line, Session& session) {
    const std::string side(take_word(line));
    const auto secret = from_hex(line);
    const Record& record = session.match().record();
    if (!session.position().over()) {
        close(tr("the host discloses a secret before the game is over"));
    } else if (!secret || !is_link(*secret, chain_length, record.committed(side))) {
        close(fill(tr("the secret of {side} is not the one it is committed to"),
                   {{"side", printable(side, 20)}}));
    } else if (session.reveal(side, line) && !record.revealed(host_side_).empty() &&
               (watches_ || !record.revealed(own_side_).empty())) {
        add(News::Kind::told,
            tr("Both secrets of the dice are in the record: disfida verify recomputes every die."));
    }
}

/// When the game is over its dice may be known.
void GuestTable::disclose(const Session& session) {
    if (watches_ || disclosed_ || !session.position().over() ||
        !session.match().record().revealed(own_side_).empty()) {
        return;
    }
    disclosed_ = true;
    wire_.send("reveal " + to_hex(chain_->secret()));
}

} // namespace disfida::net
