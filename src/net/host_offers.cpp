// What is offered at the host's table and done only by consent: a draw, an undo.
#include <utility>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/host.hpp"

namespace disfida::net {

void HostTable::take_offer(Client& client, std::string_view line, Session& session) {
    const auto what = parse_offer(line);
    if (!what) {
        dismiss(client, {Said::no_offer, {{"word", in_quotes(line)}}});
        return;
    }
    const auto target = *what == Offer::undo ? undo_target(session, guest_side_) : Result<std::size_t>(0);
    if (roll_ || session.position().over() || open_ || !target) {
        refuse(client, roll_                       ? Said::waits_for_dice
                       : session.position().over() ? Said::game_over
                       : open_                     ? Said::offer_open
                                                   : Said::nothing_to_undo);
        return;
    }
    open_ = Open{*what, false, *target};
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
            add(News::Kind::refused, Saying(Said::unkept).spoken);
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

} // namespace disfida::net
