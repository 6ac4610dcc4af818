// What a guest and his host ask of each other: orders, offers and their answers.
#include <algorithm>
#include <utility>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"
#include "net/saying.hpp"

namespace disfida::net {

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
        add(News::Kind::refused, in_own_language(talk_text(line)));
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

} // namespace disfida::net
