// What the host plays, its own orders and the guest's, with the dice of both.
#include <algorithm>
#include <utility>

#include "disfida/version.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/host.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::seconds write_again{5};

} // namespace

/// "PLIES ACTION"
void HostTable::take_order(Client& client, std::string_view line, Session& session) {
    const std::string_view plies = take_word(line);
    const std::string_view decides = session.position().to_move();
    const bool resigns = line == "resign " + guest_side_;
    if (roll_ && !resigns) {
        refuse(client, Said::waits_for_dice);
    } else if (plies != std::to_string(session.match().plies().size())) {
        refuse(client, Said::gone_on);
    } else if (line == "draw") {
        refuse(client, Said::draw_is_offered);
    } else if (!resigns && (line.starts_with("resign") || (decides != "none" && decides != guest_side_))) {
        refuse(client, Said::not_your_turn);
    } else if (!session.position().check(line)) {
        refuse(client, {Said::not_legal, {{"action", in_quotes(line)}, {"version", std::string(version())}}});
    } else if (const auto begun = begin(session, std::string(line)); !begun) {
        add(News::Kind::refused, begun.error().line());
        refuse(client, rolls_so_far(session.match()) < chain_length ? Said::unkept : Said::shares_used_up);
    }
}

/// "N HEX": the guest's share of the dice that are waited for.
void HostTable::take_link(Client& client, std::string_view line, Session& session) {
    const auto number = parse_number<std::size_t>(take_word(line));
    const auto link = from_hex(line);
    if (!roll_ || number != roll_->roll) {
        return; // of a roll that is over
    }
    if (!link || !is_link(*link, *number, session.match().record().committed(guest_side_))) {
        const Saying why(Said::wrong_share, {{"action", in_quotes(roll_->action)}, {"side", guest_side_}});
        add(News::Kind::refused, client.login + ": " + why.spoken);
        dismiss(client, why);
        return;
    }
    const Link own = chain_.link(*number);
    const bool first = session.match().info().sides[0] == own_side_;
    const auto dice =
        shared_dice(session.position(), roll_->action, first ? own : *link, first ? *link : own);
    if (auto played = play(session, std::string(roll_->action), dice, to_hex(own)); !played) {
        // It stays the one that is rolled for: the same shares give the same dice later.
        add(News::Kind::refused, played.error().line());
        again_ = Clock::now() + write_again;
    }
}

void HostTable::take_secret(Client& client, std::string_view line, Session& session) {
    if (!session.position().over() || !session.match().record().revealed(guest_side_).empty()) {
        return;
    }
    const auto secret = from_hex(line);
    if (!secret || !is_link(*secret, chain_length, session.match().record().committed(guest_side_))) {
        const Saying why(Said::wrong_secret, {{"side", guest_side_}});
        add(News::Kind::refused, why.spoken);
        dismiss(client, why);
        return;
    }
    if (session.reveal(guest_side_, line)) {
        broadcast("reveal " + guest_side_ + " " + std::string(line));
        add(News::Kind::told,
            tr("Both secrets of the dice are in the record: disfida verify recomputes every die."));
    }
}

/// Asks the guest for his share of the dice that are waited for, if he is here.
void HostTable::ask_share() {
    if (Client* client = guest(); client != nullptr && roll_) {
        client->wire.send("roll " + std::to_string(roll_->roll) + " " + roll_->action);
        client->wire.flush();
    }
}

/// Plays an action, or asks for the guest's share of its dice first.
Result<Done> HostTable::begin(Session& session, const std::string& action) {
    if (session.path().empty()) {
        session.put_on_disk();
    }
    if (session.path().empty()) {
        return Error{Saying(Said::unkept).spoken};
    }
    const auto legal = session.position().check(action);
    if (!legal) {
        return legal.error();
    }
    const auto needs = session.match().needs(*legal, {});
    if (!needs) {
        return needs.error();
    }
    if (!*needs) {
        return play(session, *legal, {}, "-");
    }
    const std::size_t roll = rolls_so_far(session.match()) + 1;
    if (roll > chain_length) {
        return Error{Saying(Said::shares_used_up).spoken};
    }
    // It is remembered before anybody can know the dice, so that no other order can take its place.
    const auto before = std::exchange(seat_.consent.promise, Promise{roll, *legal});
    if (auto kept = write_seat(seat_file_, seat_); !kept) {
        seat_.consent.promise = before;
        return kept.error();
    }
    roll_ = seat_.consent.promise;
    ask_share();
    return Done{};
}

/// Plays an action and tells it, unless it cannot be kept: what the guest has heard must not be lost with
/// this process, for he goes on from it alone.
Result<Done> HostTable::play(Session& session, const std::string& action, const std::vector<int>& dice,
                             const std::string& link) {
    const std::size_t before = session.match().plies().size();
    if (auto done = session.play(action, dice); !done) {
        return done;
    }
    if (session.path().empty()) {
        session.take_back_to(before);
        return Error{Saying(Said::unkept).spoken};
    }
    open_.reset();
    roll_.reset(); // who resigns does not wait for dice
    again_.reset();
    add(News::Kind::played);
    broadcast("play " + mark(session.match()) + " " + link + " " +
              session.match().plies().back().statement());
    flush(); // at once, not after the screen has been drawn
    return Done{};
}

/// The dice of an opening that is made by itself; the places are taken by each side's own program.
void HostTable::roll_opening(Session& session) {
    if (guest() == nullptr || roll_ || session.position().over() || session.position().to_move() != "none") {
        return;
    }
    const std::string action = session.opening_action();
    if (!action.empty() && !begin(session, action)) {
        session.use_opening("");
    }
}

/// When the game is over its dice may be known.
void HostTable::disclose(Session& session) {
    const Record& record = session.match().record();
    if (!session.position().over() || !taken()) {
        return;
    }
    if (record.revealed(guest_side_).empty() && guest() == nullptr && !missing_told_) {
        missing_told_ = true;
        add(News::Kind::told,
            fill(tr("{who} is away and has not seen the end: stay, or come back with {command}."),
                 {{"who", other()}, {"command", way_back()}}));
    }
    if (!record.revealed(own_side_).empty()) {
        return;
    }
    const std::string secret = to_hex(chain_.secret());
    if (session.reveal(own_side_, secret)) {
        broadcast("reveal " + own_side_ + " " + secret);
    }
}

Result<Done> HostTable::want(Session& session, std::string_view action) {
    if (!taken()) {
        return Error{invitation()};
    }
    if (roll_ && !action.starts_with("resign ")) {
        return Error{
            fill(tr("an order waits for its dice, which {who} has to have a share in"), {{"who", other()}})};
    }
    if (session.others_turn() && !action.starts_with("resign ")) {
        return Error{fill(tr("it is {who}'s turn"), {{"who", other()}})};
    }
    auto done = begin(session, std::string(action));
    disclose(session);
    return done;
}

} // namespace disfida::net
