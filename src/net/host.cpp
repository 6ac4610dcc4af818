#include "net/host.hpp"

#include <algorithm>
#include <utility>

#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/own_tables.hpp"
#include "play/kept.hpp"
#include "play/shell.hpp"

namespace disfida::net {

namespace {

constexpr std::size_t most_unsent = std::size_t{1} << 20U; // a whole campaign is some 20 kB
constexpr int retry_ms = 20;                               // when a client has not taken all yet

constexpr std::chrono::seconds write_again{5};

/// Connections: at once, and a second.
constexpr double doors_at_once = 300;
constexpr double doors_a_second = 100;

/// News about strangers, and talk of all who watch: lines at once, and a second.
constexpr double strangers_at_once = 10;
constexpr double strangers_a_second = 0.1;
constexpr double gallery_at_once = 30;
constexpr double gallery_a_second = 2;

Error unkept() {
    return Error{
        tr("the game cannot be written to the disk, and at a table nothing is played that is not kept")};
}

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
        dismiss(client, "who watches cannot say " + in_quotes(word));
    }
}

/// Nobody can fill the others' screens: what is too much is not passed on.
void HostTable::hear_talk(Client& client, std::string_view text) {
    const auto now = Clock::now();
    if (!client.talk.take(now) || (client.stage == Stage::watcher && !gallery_.take(now))) {
        client.wire.send(std::string("refuse ") +
                         disfida::mark("too much is said at once: that was not passed on"));
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
            const std::string why = disagreement(session.match(), plies, line);
            add(News::Kind::refused, why);
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
        dismiss(client, in_quotes(word) + " means nothing at the table");
    }
}

/// "PLIES ACTION"
void HostTable::take_order(Client& client, std::string_view line, Session& session) {
    const std::string_view plies = take_word(line);
    const auto refuse = [&](const std::string& why) { client.wire.send("refuse " + talk_text(why)); };
    const std::string_view decides = session.position().to_move();
    const bool resigns = line == "resign " + guest_side_;
    if (roll_ && !resigns) {
        refuse(disfida::mark("an order waits for its dice"));
    } else if (plies != std::to_string(session.match().plies().size())) {
        refuse(disfida::mark("the game has gone on meanwhile"));
    } else if (line == "draw") {
        refuse(disfida::mark("a draw is offered, and agreed on"));
    } else if (!resigns && (line.starts_with("resign") || (decides != "none" && decides != guest_side_))) {
        refuse(disfida::mark("it is not your turn"));
    } else if (auto begun = begin(session, std::string(line)); !begun) {
        refuse(begun.error().line());
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
        const std::string why = "the share of the dice of " + in_quotes(roll_->action) + " is not the one " +
                                guest_side_ + " is committed to";
        add(News::Kind::refused, client.login + ": " + why);
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

void HostTable::take_offer(Client& client, std::string_view line, Session& session) {
    const auto what = parse_offer(line);
    if (!what) {
        dismiss(client, in_quotes(line) + " is no offer");
        return;
    }
    const auto target = *what == Offer::undo ? undo_target(session, guest_side_) : Result<std::size_t>(0);
    // It is translated by the guest's program.
    const std::string why = roll_                       ? disfida::mark("an order waits for its dice")
                            : session.position().over() ? disfida::mark("the game is over")
                            : open_                     ? disfida::mark("another offer is not answered yet")
                            : !target                   ? target.error().text
                                                        : "";
    if (!why.empty()) {
        client.wire.send("refuse " + why);
        return;
    }
    open_ = Open{*what, false, *target};
}

void HostTable::take_secret(Client& client, std::string_view line, Session& session) {
    if (!session.position().over() || !session.match().record().revealed(guest_side_).empty()) {
        return;
    }
    const auto secret = from_hex(line);
    if (!secret || !is_link(*secret, chain_length, session.match().record().committed(guest_side_))) {
        const std::string why = "the secret of " + guest_side_ + " is not the one it is committed to";
        add(News::Kind::refused, why);
        dismiss(client, why);
        return;
    }
    if (session.reveal(guest_side_, line)) {
        broadcast("reveal " + guest_side_ + " " + std::string(line));
        add(News::Kind::told,
            tr("Both secrets of the dice are in the record: disfida verify recomputes every die."));
    }
}

std::optional<Offer> HostTable::asked() const {
    return open_ && !open_->by_host ? std::optional(open_->what) : std::nullopt;
}

void HostTable::answer(Session& session, bool yes) {
    if (asked()) {
        close_offer(session, yes, false);
    }
}

void HostTable::close_offer(Session& session, bool yes, bool told_by_guest) {
    const Open open = *std::exchange(open_, std::nullopt);
    if (yes && open.what == Offer::undo) { // what is told has to be on the disk, a shorter game too
        session.put_on_disk();
        if (session.path().empty()) {
            add(News::Kind::refused, unkept().text);
            yes = false;
        }
    }
    if (!told_by_guest) {
        if (Client* client = guest(); client != nullptr) {
            client->wire.send("answer " + std::string(name(open.what)) + (yes ? " yes" : " no"));
        }
    } else {
        add(News::Kind::told,
            fill(yes ? tr("{who} agrees.") : tr("{who} does not agree."), {{"who", other()}}));
    }
    if (!yes || roll_ || session.position().over()) {
        return;
    }
    if (open.what == Offer::draw) {
        if (auto played = play(session, "draw", {}, "-"); !played) {
            add(News::Kind::refused, played.error().line());
        }
        return;
    }
    session.take_back_to(open.plies);
    add(News::Kind::undone);
    broadcast("undo " + mark(session.match()));
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
        return unkept();
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
        return Error{tr("all shares of the dice are used up: agree on a draw")};
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
        return unkept();
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

Result<Done> HostTable::say(std::string_view text) {
    const std::string line = login_ + ": " + talk_text(text);
    add(News::Kind::talk, line);
    broadcast("talk " + line);
    flush();
    return Done{};
}

Result<Done> HostTable::offer(Session& session, Offer what) {
    Client* client = guest();
    if (client == nullptr) {
        return Error{fill(tr("{who} is not here to answer"), {{"who", other()}})};
    }
    if (roll_ || open_ || session.position().over()) {
        return Error{roll_   ? tr("an order waits for its dice")
                     : open_ ? tr("another offer is not answered yet")
                             : tr("the game is over")};
    }
    const auto target = what == Offer::undo ? undo_target(session, own_side_) : Result<std::size_t>(0);
    if (!target) {
        return target.error();
    }
    open_ = Open{what, true, *target};
    client->wire.send("ask " + std::string(name(what)) + " " + std::to_string(*target));
    client->wire.flush();
    return Done{};
}

std::string HostTable::other() const {
    return seat_.guest.empty() ? std::string(tr("the other player")) : seat_.guest;
}

std::string HostTable::presence() const {
    return fill(!taken()             ? tr("nobody has joined{watch}")
                : guest() == nullptr ? tr("{who} is away{watch}")
                : roll_              ? tr("{who} rolls too{watch}")
                                     : tr("{who} is here{watch}"),
                {{"who", short_login(other())}, {"watch", and_watchers(watchers())}});
}

std::string HostTable::invitation() const {
    return taken() ? std::string()
                   : fill(tr("Nobody has joined yet. The other player types: {command}"),
                          {{"command", "disfida join " + place_.word()}});
}

std::vector<std::string> HostTable::described() const {
    std::vector<std::string> out;
    if (!taken()) {
        out.push_back(invitation());
    } else {
        out.push_back(fill(guest() != nullptr ? tr("{side}: {who}, who is here.")
                                              : tr("{side}: {who}, who is away; the seat is kept."),
                           {{"side", side_called(game_, guest_side_)}, {"who", other()}}));
    }
    const std::size_t count = watchers();
    out.push_back(count == 0 ? fill(tr("Nobody watches; {command} would."),
                                    {{"command", "disfida watch " + place_.word()}})
                             : watch_in_words(count));
    return out;
}

std::string HostTable::way_back() const { return "disfida host " + shell_word(short_path(path_)); }

} // namespace disfida::net
