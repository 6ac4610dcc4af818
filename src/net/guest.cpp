#include "net/guest.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <poll.h>
#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/words.hpp"
#include "net/own_tables.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::milliseconds retry_time{500};
constexpr std::chrono::seconds silence{60}; // the host says ping three times meanwhile
constexpr std::size_t most_bytes = std::size_t{1} << 20U;
constexpr std::size_t largest_record = std::size_t{16} << 20U;

/// The file a guest's copy of the record is kept in, beside his seat.
std::string copy_path(std::string_view commitment) {
    const std::string seat = seat_path(commitment, false);
    return seat.empty() ? std::string() : seat + ".disfida";
}

} // namespace

Result<Done> goes_on(const Match& known, const Match& told, std::size_t may_undo) {
    for (const std::string_view side : known.info().sides) {
        if (known.record().committed(side) != told.record().committed(side)) {
            return Error{"the host tells another commitment of " + std::string(side) + " than before"};
        }
    }
    const auto& here = known.plies();
    const auto& there = told.plies();
    for (std::size_t i = 0; i < std::min(here.size(), there.size()); ++i) {
        if (here[i].statement() != there[i].statement()) {
            return Error{"the host tells action " + std::to_string(i + 1) + " as " +
                         in_quotes(there[i].statement()) + ", here it was " + in_quotes(here[i].statement())};
        }
    }
    if (there.size() < here.size() && may_undo != there.size() + 1) {
        return Error{"the host tells " + std::to_string(there.size()) + " actions, here " +
                     std::to_string(here.size()) + " were played: nobody agreed to take them back"};
    }
    return Done{};
}

GuestTable::GuestTable(const DataSource& data, Target target, bool watches)
    : data_(&data), target_(std::move(target)), watches_(watches), retry_(Clock::now()), heard_(retry_),
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
    return static_cast<int>(
        std::max<std::int64_t>(0, std::chrono::ceil<std::chrono::milliseconds>(due - now).count()));
}

void GuestTable::connect() {
    retry_ = Clock::now() + retry_time;
    heard_ = Clock::now();
    auto made = std::holds_alternative<std::string>(target_.where)
                    ? connect_to(std::get<std::string>(target_.where))
                    : connect_to(std::get<Address>(target_.where));
    if (!made) {
        // Only who comes for the first time needs to know more, and not at each new try.
        why_closed_ = game_.empty() ? nobody_there(target_, made.error().text) : made.error().text;
        return;
    }
    wire_ = Wire(std::move(*made));
    wire_.send("hello " + std::string(wire_version) + " " + std::string(version()) + " " +
               (target_.code.empty() ? "-" : target_.code));
    stage_ = Stage::greeting;
}

/// The line is lost: it is tried again.
void GuestTable::lose() {
    wire_.close();
    stage_ = Stage::lost;
    retry_ = Clock::now() + retry_time;
    wanted_.clear();
    asked_.reset();
    offered_undo_.reset();
    if (!missed_) {
        missed_ = true;
        add(News::Kind::told, "The line to " + other() + " is lost; it is tried again by itself.");
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
    while (wire_.open() && (session != nullptr || !first_)) { // the rest is for the session
        const auto line = wire_.next();
        if (!line) {
            break;
        }
        heard_ = now;
        hear(*line, session);
    }
    if (!wire_.open()) {
        return;
    }
    if (wire_.spoilt()) {
        close("what answers there is no table of disfida: it says a line nobody can read");
        return;
    }
    if (!there || !wire_.flush() || now - heard_ >= (here() ? silence : greeting_time)) {
        why_closed_ = there           ? target_.word + ": the host does not answer"
                      : game_.empty() ? nobody_there(target_, "the line was closed at once")
                                      : "the line was closed before the game was told";
        lose();
        return;
    }
    if (here() && session != nullptr) {
        disclose(*session);
        wire_.flush();
    }
}

void GuestTable::hear(std::string_view line, Session* session) {
    const std::string_view word = take_word(line);
    if (word == "bye") {
        close(target_.word + ": " + printable(line, 600));
    } else if (word == "away") {
        lose();
    } else if (word == "ping") {
        wire_.send("pong");
    } else if (stage_ == Stage::greeting && word == "table") {
        hear_table(line);
    } else if (stage_ == Stage::seating && word == "seat" && !watches_) {
        seat_->token = line;
        remember();
        stage_ = Stage::telling;
        told_.clear();
    } else if (stage_ == Stage::telling && word == "record") {
        told_ += std::string(line) + "\n";
        if (told_.size() > largest_record) {
            close("the host tells more than any record has");
        }
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
        close("what answers there is no table of disfida: it says " + in_quotes(word));
    }
}

/// "GAME HOSTSIDE GUESTSIDE COMMITMENT free|taken PLIES DIGEST"
void GuestTable::hear_table(std::string_view line) {
    const auto words = split(line, ' ');
    const bool whole = words.size() == 7 && from_hex(words[3]) && find_game(words[0]) != nullptr;
    if (!whole) {
        close("the host says nothing that can be understood");
        return;
    }
    if (!commitment_.empty() && words[3] != commitment_) {
        close("another game is hosted at " + target_.word + " now; your seat in this one is kept: ask " +
              other() + " to go on with it, by disfida host and its file, then join again");
        return;
    }
    game_ = words[0];
    host_side_ = words[1];
    own_side_ = watches_ ? std::string() : std::string(words[2]);
    commitment_ = words[3];
    const std::string login = login_of(::geteuid());
    if (watches_) {
        wire_.send("watch - " + login);
        stage_ = Stage::telling;
        told_.clear();
        return;
    }
    if (!seat_) {
        if (auto kept = read_seat(seat_path(commitment_, false))) {
            seat_ = std::move(*kept);
        }
    }
    if (seat_ && !seat_->token.empty()) {
        wire_.send("return " + seat_->token + " " + login);
    } else {
        seat_ = Seat{};
        seat_->secret = new_secret();
    }
    chain_.emplace(seat_->secret);
    if (seat_->token.empty()) {
        wire_.send("join " + to_hex(chain_->commitment()) + " " + login);
    }
    stage_ = Stage::seating;
}

/// The whole game has been told.
void GuestTable::hear_end(std::string_view mark, Session* session) {
    auto told = Match::read(*data_, told_, "the host's record", 0);
    told_.clear();
    if (!told) {
        close(told.error().line() + "; compare versions (here " + std::string(version()) +
              ") and data files");
        return;
    }
    if (mark != net::mark(*told)) {
        std::string_view rest = mark;
        const std::string_view plies = take_word(rest);
        close(disagreement(*told, plies, rest));
        return;
    }
    if (chain_ && told->record().committed(own_side_) != to_hex(chain_->commitment())) {
        close("the host's record does not hold your commitment to the dice");
        return;
    }
    stage_ = Stage::playing;
    disclosed_ = false;
    if (session == nullptr) {
        first_ = std::move(*told);
        return;
    }
    const auto& known = session->match();
    if (auto same = goes_on(known, *told, seat_ ? seat_->may_undo : known.plies().size() + 1);
        !same && !watches_) {
        close(same.error().text);
        return;
    }
    const bool news = known.record().text() != told->record().text();
    if (news) {
        session->replace(std::move(*told));
        add(News::Kind::caught);
    }
    if (std::exchange(missed_, false)) {
        add(News::Kind::told, "The line to " + other() + " is there again.");
    }
}

/// What is wrong with the dice of an action; nothing when they follow from both shares.
std::optional<std::string> GuestTable::bad_dice(const Session& session, const ActionLine& action,
                                                std::string_view link) const {
    if (action.dice.empty() || watches_) {
        return std::nullopt;
    }
    const std::size_t roll = rolls_so_far(session.match()) + 1;
    const auto share = from_hex(link);
    if (!share || !is_link(*share, roll, commitment_)) {
        return "the host's share of the dice of " + in_quotes(action.action) + " is not the one " +
               host_side_ + " is committed to";
    }
    const bool first = session.match().info().sides[0] == own_side_;
    const Link own = chain_->link(roll);
    if (!session.position().check(action.action) ||
        shared_dice(session.match(), action.action, first ? own : *share, first ? *share : own) !=
            action.dice) {
        return "the dice of " + in_quotes(with_dice(action.action, action.dice)) +
               " do not follow from the shares of both";
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
        close("the host plays " + in_quotes(line) + ": " + action.error().text);
        return;
    }
    const bool own = !watches_ && session.position().to_move() == own_side_;
    const bool promised = seat_ && seat_->promise && seat_->promise->action == action->action &&
                          seat_->promise->roll == rolls_so_far(session.match()) + 1;
    const bool theirs = action->action == "draw" || action->action == "resign " + host_side_;
    if (own && !theirs && !promised && action->action != wanted_) {
        close("the host has played " + in_quotes(action->action) + " for you, which you have not ordered");
        return;
    }
    if (const auto bad = bad_dice(session, *action, link)) {
        close(*bad);
        return;
    }
    if (auto played = session.play(action->action, action->dice); !played) {
        close("the host plays " + in_quotes(line) + ", which is refused here: " + played.error().line());
        return;
    }
    wanted_.clear();
    asked_.reset();
    offered_undo_.reset();
    add(News::Kind::played);
    compare(session, std::string(plies) + " " + std::string(sum));
}

/// "PLIES DIGEST"
void GuestTable::hear_undo(std::string_view line, Session& session) {
    const std::string mark(line);
    const auto plies = parse_number<std::size_t>(take_word(line));
    const bool agreed =
        watches_ || (plies && (offered_undo_ == *plies || (seat_ && seat_->may_undo == *plies + 1)));
    if (!plies || *plies > session.match().plies().size() || !agreed) {
        close("the host takes back what nobody agreed to take back");
        return;
    }
    session.take_back_to(*plies);
    asked_.reset();
    offered_undo_.reset();
    wanted_.clear();
    add(News::Kind::undone);
    compare(session, mark);
}

/// "N ACTION": gives this side's share of the dice for that action, and for no other.
void GuestTable::hear_roll(std::string_view line, Session& session) {
    const auto roll = parse_number<std::size_t>(take_word(line));
    if (watches_ || !roll || *roll != rolls_so_far(session.match()) + 1 || *roll > chain_length) {
        close("the host asks for dice that are not due");
        return;
    }
    const bool promised = seat_->promise && seat_->promise->roll == *roll;
    if (promised && seat_->promise->action != line) {
        close("the host asks for the dice of " + in_quotes(line) + " after those of " +
              in_quotes(seat_->promise->action) + " were given");
        return;
    }
    if (!promised && session.position().to_move() == own_side_ && line != wanted_) {
        close("the host rolls for " + in_quotes(line) + ", which you have not ordered");
        return;
    }
    if (auto legal = session.position().check(line); !legal) {
        close("the host rolls for " + in_quotes(line) + ", which is refused here: " + legal.error().line());
        return;
    }
    if (!promised) {
        seat_->promise = Promise{*roll, std::string(line)};
        remember();
    }
    wire_.send("link " + std::to_string(*roll) + " " + to_hex(chain_->link(*roll)));
}

void GuestTable::hear_rest(std::string_view word, std::string_view line, Session& session) {
    if (word == "who") { // HOST GUEST here|away WATCHERS
        const auto words = split(line, ' ');
        if (words.size() == 4) {
            const bool knew_guest = !guest_.empty() && guest_ == words[1];
            const bool here = words[2] == "here";
            host_ = printable(words[0], 40);
            guest_ = printable(words[1], 40);
            watchers_ = parse_number<std::size_t>(words[3]).value_or(0);
            add(News::Kind::told, watches_ && knew_guest && here != guest_here_
                                      ? guest_ + (here ? " is back." : " has left; the seat is kept.")
                                      : std::string());
            guest_here_ = here;
            if (seat_ && seat_->host != host_) { // for the list of one's tables
                seat_->host = host_;
                remember();
            }
        }
    } else if (word == "opening" && !watches_) {
        const auto openings = session.match().info().openings;
        if (std::find(openings.begin(), openings.end(), line) != openings.end()) {
            session.use_opening(std::string(line));
        }
    } else if (word == "talk") {
        add(News::Kind::talk, talk_text(line));
    } else if (word == "refuse") {
        wanted_.clear();
        offered_undo_.reset();
        add(News::Kind::refused, talk_text(line));
    } else if (word == "ask" && !watches_) {
        asked_ = parse_offer(take_word(line));
        asked_plies_ = parse_number<std::size_t>(line).value_or(0);
    } else if (word == "answer") {
        const auto what = parse_offer(take_word(line));
        if (line != "yes") {
            offered_undo_.reset();
        }
        if (what) {
            add(News::Kind::told, other() + (line == "yes" ? " agrees." : " does not agree."));
        }
    } else if (word == "reveal") {
        const std::string side(take_word(line));
        const auto secret = from_hex(line);
        const std::string bound = session.match().record().committed(side);
        if (!secret || !is_link(*secret, chain_length, bound)) {
            close("the secret of " + printable(side, 20) + " is not the one it is committed to");
        } else if (session.reveal(side, line) && !session.match().record().revealed(host_side_).empty() &&
                   (watches_ || !session.match().record().revealed(own_side_).empty())) {
            add(News::Kind::told,
                "Both secrets of the dice are in the record: disfida verify recomputes every die.");
        }
    } else if (word != "pong") {
        close("the host says " + in_quotes(word) + ", which means nothing at a table");
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

/// Keeps the seat on disk; what cannot be is said.
void GuestTable::remember() {
    if (auto kept = write_seat(seat_path(commitment_, false), *seat_); !kept) {
        add(News::Kind::refused,
            kept.error().text + "; if this terminal is lost, the seat cannot be taken again");
    }
}

Result<Done> GuestTable::want(Session& session, std::string_view action) {
    if (watches_) {
        return Error{"you watch this game"};
    }
    if (!here()) {
        return Error{stage_ == Stage::closed ? why_closed_
                                             : "the line to " + other() + " is lost; it is tried again"};
    }
    if (!wanted_.empty() && !action.starts_with("resign ")) {
        return Error{"an order is under way to " + other()};
    }
    if (session.others_turn() && !action.starts_with("resign ")) {
        return Error{"it is " + other() + "'s turn"};
    }
    const auto legal = session.position().check(action);
    if (!legal) {
        return legal.error();
    }
    wanted_ = *legal;
    wire_.send("do " + std::to_string(session.match().plies().size()) + " " + wanted_);
    wire_.flush();
    return Done{};
}

Result<Done> GuestTable::say(std::string_view text) {
    if (!here()) {
        return Error{"the line is lost: nobody would hear it"};
    }
    wire_.send("say " + talk_text(text));
    wire_.flush();
    return Done{};
}

Result<Done> GuestTable::offer(Session& session, Offer what) {
    if (watches_ || !here()) {
        return Error{watches_ ? "you watch this game" : "the line to " + other() + " is lost"};
    }
    if (what == Offer::undo) {
        const auto target = undo_target(session, own_side_);
        if (!target) {
            return target.error();
        }
        offered_undo_ = *target;
    }
    wire_.send("offer " + std::string(name(what)));
    wire_.flush();
    return Done{};
}

void GuestTable::answer(Session& /*session*/, bool yes) {
    if (!asked_ || !here()) {
        return;
    }
    const Offer what = *std::exchange(asked_, std::nullopt);
    if (yes && what == Offer::undo) { // it may be told only after this process was ended and came back
        seat_->may_undo = asked_plies_ + 1;
        remember();
    }
    wire_.send("answer " + std::string(name(what)) + (yes ? " yes" : " no"));
    wire_.flush();
}

std::string GuestTable::presence() const {
    if (stage_ == Stage::closed) {
        return "the table is closed";
    }
    if (!here()) {
        return "the line is lost";
    }
    if (watches_) {
        return watchers_ < 2 ? "you watch" : "you watch, " + std::to_string(watchers_) + " do";
    }
    const std::string watch = watchers_ == 0 ? "" : ", " + std::to_string(watchers_) + " watch";
    return short_login(other()) + (wanted_.empty() ? " is here" : " rolls too") + watch;
}

std::vector<std::string> GuestTable::described() const {
    std::vector<std::string> out;
    if (stage_ == Stage::closed) {
        return {"The table is closed: " + why_closed_ + "."};
    }
    out.push_back(side_called(game_, host_side_) + ": " + other() +
                  (here() ? ", whose game it is." : "; the line is lost and tried again by itself."));
    if (watches_) {
        out.push_back(guest_ == "-" ? std::string("Nobody has joined yet.")
                                    : "The other side: " + guest_ +
                                          (guest_here_ ? ", who is here." : ", who is away."));
    }
    out.push_back(watchers_ == 0 ? "Nobody watches."
                                 : std::to_string(watchers_) + (watchers_ == 1 ? " watches." : " watch."));
    return out;
}

std::string GuestTable::way_back() const {
    const bool port = std::holds_alternative<Address>(target_.where);
    return std::string(watches_ ? "disfida watch " : "disfida join ") + target_.word +
           (port && !target_.code.empty() ? " --code=" + target_.code : "");
}

Result<Session> GuestTable::join(std::unique_ptr<GuestTable> table, std::chrono::milliseconds most) {
    const auto end = Clock::now() + most;
    GuestTable& own = *table;
    while (!own.first_) {
        own.advance(nullptr);
        if (own.stage_ == Stage::closed || (own.stage_ == Stage::lost && !own.first_)) {
            return Error{own.why_closed_};
        }
        const auto now = Clock::now();
        if (now >= end) {
            return Error{own.target_.word + ": the host does not answer"};
        }
        if (!own.first_) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - now).count();
            const int wait = std::min(own.timeout(), static_cast<int>(left));
            pollfd polled{own.wire_.get(), POLLIN, 0};
            ::poll(&polled, 1, std::max(wait, 1));
        }
    }
    own.take_news();
    GameFile file;
    const std::string path = own.watches_ ? std::string() : copy_path(own.commitment_);
    const auto text = path.empty() ? Result<std::string>(Error{}) : read_file(path);
    std::optional<std::string> warning;
    if (text) {
        auto held = GameFile::hold(path);
        if (!held) {
            return held.error();
        }
        file = std::move(*held);
        const auto known = Match::read(*own.data_, *text, path, 0);
        if (known) {
            if (auto same = goes_on(*known, *own.first_, own.seat_->may_undo); !same) {
                return Error{own.target_.word + ": " + same.error().text};
            }
        }
    } else if (!path.empty()) {
        auto made = GameFile::make(path, own.first_->record().text());
        if (made) {
            file = std::move(*made);
        } else {
            own.add(News::Kind::refused, made.error().text);
        }
    }
    if (own.seat_) { // so that the title finds the way back
        const std::string& word = own.target_.word;
        own.seat_->table =
            word.find('/') == std::string::npos ? word : std::filesystem::absolute(word).string();
        own.seat_->code = std::holds_alternative<Address>(own.target_.where) ? own.target_.code : "";
        own.remember();
    }
    Session session = Session::mirror(std::move(*own.first_), std::move(file));
    own.first_.reset();
    session.sit_down(std::move(table));
    session.put_on_disk();
    session.tend();
    return session;
}

} // namespace disfida::net
