#include "net/guest.hpp"

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/own_tables.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::milliseconds retry_time{500};
constexpr std::chrono::seconds silence{60}; // the host says ping three times meanwhile
constexpr std::chrono::seconds write_again{5};
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
        close(headed(target_.word, tr_data(printable(line, 600))));
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
        close(disagreement(*told, plies, rest));
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
        close(disagreement(session.match(), plies, mark));
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

/// "draw 0" or "undo PLIES": the host offers.
void GuestTable::hear_ask(std::string_view line, const Session& session) {
    const auto what = parse_offer(take_word(line));
    const auto left = parse_number<std::size_t>(line);
    if (what == Offer::undo) {
        const auto target = undo_target(session, host_side_);
        if (!target || left != *target) {
            close(target ? tr("the host asks to take back more than his last order")
                         : fill(tr("the host asks to take back what stands: {why}"),
                                {{"why", target.error().text}}));
            return;
        }
    }
    const bool rolling = seat_->consent.owes(rolls_so_far(session.match()));
    asked_ = session.position().over() || rolling ? std::nullopt : what;
}

/// "draw|undo yes|no": the host answers.
void GuestTable::hear_answer(std::string_view line) {
    const auto what = parse_offer(take_word(line));
    if (line != "yes" && seat_ && seat_->consent.withdraw(true)) {
        remember();
    }
    if (what) {
        add(News::Kind::told,
            fill(line == "yes" ? tr("{who} agrees.") : tr("{who} does not agree."), {{"who", other()}}));
    }
}

/// "HOST GUEST here|away WATCHERS"
void GuestTable::hear_who(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 4) {
        return;
    }
    host_ = printable(words[0], 40);
    if (const std::string login = peer_ ? login_of(*peer_) : host_;
        host_ != login && host_ != login + "(" + host_side_ + ")") {
        host_ = login; // the system's word counts more
    }
    const bool knew_guest = !guest_.empty() && guest_ == words[1];
    const bool here = words[2] == "here";
    guest_ = printable(words[1], 40);
    watchers_ = parse_number<std::size_t>(words[3]).value_or(0);
    add(News::Kind::told,
        watches_ && knew_guest && here != guest_here_
            ? fill(here ? tr("{who} is back.") : tr("{who} has left; the seat is kept."), {{"who", guest_}})
            : std::string());
    guest_here_ = here;
    if (seat_ && seat_->host_login != host_) { // for the list of one's tables
        seat_->host_login = host_;
        remember();
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

void GuestTable::hear_rest(std::string_view word, std::string_view line, Session& session) {
    if (word == "who") {
        hear_who(line);
    } else if (word == "opening" && !watches_) {
        const auto openings = session.match().info().openings;
        if (std::find(openings.begin(), openings.end(), line) != openings.end()) {
            session.use_opening(std::string(line));
        }
    } else if (word == "talk") {
        add(News::Kind::talk, talk_text(line));
    } else if (word == "refuse") {
        wanted_.clear();
        if (seat_ && !seat_->consent.withdraw(true)) { // else it may be the offer that is refused
            seat_->consent.orders.clear();
        }
        add(News::Kind::refused, tr_data(talk_text(line)));
    } else if (word == "ask" && !watches_) {
        hear_ask(line, session);
    } else if (word == "answer") {
        hear_answer(line);
    } else if (word == "reveal") {
        hear_reveal(line, session);
    } else if (word != "pong") {
        close(fill(tr("the host says {word}, which means nothing at a table"), {{"word", in_quotes(word)}}));
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

Result<Done> GuestTable::want(Session& session, std::string_view action) {
    if (watches_) {
        return Error{tr("you watch this game")};
    }
    if (!here()) {
        return Error{stage_ == Stage::closed
                         ? why_closed_
                         : fill(tr("the line to {who} is lost; it is tried again"), {{"who", other()}})};
    }
    if (!wanted_.empty() && !action.starts_with("resign ")) {
        return Error{fill(tr("an order is under way to {who}"), {{"who", other()}})};
    }
    if (session.others_turn() && !action.starts_with("resign ")) {
        return Error{fill(tr("it is {who}'s turn"), {{"who", other()}})};
    }
    const auto legal = session.position().check(action);
    if (!legal) {
        return legal.error();
    }
    wanted_ = *legal;
    seat_->consent.order({session.match().plies().size(), wanted_});
    remember();
    wire_.send("do " + std::to_string(session.match().plies().size()) + " " + wanted_);
    wire_.flush();
    return Done{};
}

Result<Done> GuestTable::say(std::string_view text) {
    if (!here()) {
        return Error{tr("the line is lost: nobody would hear it")};
    }
    wire_.send("say " + talk_text(text));
    wire_.flush();
    return Done{};
}

Result<Done> GuestTable::offer(Session& session, Offer what) {
    if (watches_ || !here()) {
        return Error{watches_ ? tr("you watch this game")
                              : fill(tr("the line to {who} is lost"), {{"who", other()}})};
    }
    const Match& match = session.match();
    if (session.position().over() || !wanted_.empty() || seat_->consent.owes(rolls_so_far(match))) {
        return Error{session.position().over()
                         ? tr("the game is over")
                         : fill(tr("an order is under way to {who}"), {{"who", other()}})};
    }
    const auto left = what == Offer::undo ? undo_target(session, own_side_) : Result<std::size_t>(0);
    if (!left) {
        return left.error();
    }
    seat_->consent.permit({what, true, match.plies().size(), *left});
    remember(); // it may be told only after this process was ended and came back
    wire_.send("offer " + std::string(name(what)));
    wire_.flush();
    return Done{};
}

void GuestTable::answer(Session& session, bool yes) {
    if (!asked_ || !here()) {
        return;
    }
    const Offer what = *std::exchange(asked_, std::nullopt);
    const auto left = what == Offer::undo ? undo_target(session, host_side_) : Result<std::size_t>(0);
    if (yes && left) {
        seat_->consent.permit({what, false, session.match().plies().size(), *left});
        remember();
    }
    wire_.send("answer " + std::string(name(what)) + (yes && left ? " yes" : " no"));
    wire_.flush();
}

std::string GuestTable::presence() const {
    if (stage_ == Stage::closed) {
        return tr("the table is closed");
    }
    if (!here()) {
        return tr("the line is lost");
    }
    if (watches_) {
        return watchers_ < 2 ? std::string(tr("you watch"))
                             : fill(tr("you watch, {number} do"), {{"number", std::to_string(watchers_)}});
    }
    return fill(wanted_.empty() ? tr("{who} is here{watch}") : tr("{who} rolls too{watch}"),
                {{"who", short_login(other())}, {"watch", and_watchers(watchers_)}});
}

std::vector<std::string> GuestTable::described() const {
    std::vector<std::string> out;
    if (stage_ == Stage::closed) {
        return {fill(tr("The table is closed: {why}."), {{"why", why_closed_}})};
    }
    out.push_back(fill(here() ? tr("{side}: {who}, whose game it is.")
                              : tr("{side}: {who}; the line is lost and tried again by itself."),
                       {{"side", side_called(game_, host_side_)}, {"who", other()}}));
    if (watches_) {
        out.push_back(guest_ == "-" ? std::string(tr("Nobody has joined yet."))
                                    : fill(guest_here_ ? tr("The other side: {who}, who is here.")
                                                       : tr("The other side: {who}, who is away."),
                                           {{"who", guest_}}));
    }
    out.push_back(watchers_ == 0 ? std::string(tr("Nobody watches.")) : watch_in_words(watchers_));
    return out;
}

std::string GuestTable::way_back() const {
    if (!watches_ && !on_disk_) {
        return {};
    }
    const bool port = std::holds_alternative<Address>(target_.where);
    return std::string(watches_ ? "disfida watch " : "disfida join ") + target_.word +
           (port && !target_.code.empty() ? " --code=" + target_.code : "");
}

} // namespace disfida::net
