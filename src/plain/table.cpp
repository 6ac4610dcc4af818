#include "plain/table.hpp"

#include <algorithm>

#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "plain/channel.hpp"
#include "plain/commands.hpp"
#include "plain/order.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"

namespace disfida::plain {

namespace {

void tell_plies(Talk& talk) {
    const Match& match = talk.session.match();
    const std::string_view own = talk.session.table()->own_side();
    for (; talk.told < match.plies().size(); ++talk.told) {
        const Ply& ply = match.plies()[talk.told];
        if (ply.side != own) {
            const std::string who =
                ply.side == "none" ? std::string(tr("The dice")) : called(match, ply.side);
            talk.console.say(fill(tr("{who}: {what}"), {{"who", who}, {"what", ply.action}}));
        }
        tell(talk, ply.events);
    }
}

/// Tells what has come; true when something was said.
bool tell_news(Talk& talk) {
    bool any = false;
    const auto say = [&](const std::string& text) {
        if (!any) {
            talk.console.print({""}); // the question stands on this line
        }
        any = true;
        if (!text.empty()) {
            talk.console.say(text);
        }
    };
    for (const News& news : talk.session.table()->take_news()) {
        switch (news.kind) {
        case News::Kind::played:
            if (talk.told < talk.session.match().plies().size()) {
                say("");
                tell_plies(talk);
            }
            break;
        case News::Kind::undone:
        case News::Kind::caught:
            talk.told = talk.session.match().plies().size();
            talk.end_told = false;
            say(std::string(news.kind == News::Kind::undone ? tr("The last order is taken back.")
                                                            : tr("The game has gone on.")) +
                " " + talk.session.position().status().front());
            break;
        default:
            if (!news.text.empty()) {
                say(news.kind == News::Kind::refused ? capital(news.text) : news.text);
            }
            break;
        }
    }
    if (const std::string warning = talk.session.take_warning(); !warning.empty()) {
        say(fill(tr("Warning: {what}"), {{"what", warning}}));
    }
    return any;
}

} // namespace

void attend_table(Talk& talk) {
    if (talk.session.table() == nullptr) {
        talk.console.attend({});
        return;
    }
    end_by_signals();
    talk.console.attend({[&talk] { return talk.session.table()->files(); },
                         [&talk] { return talk.session.table()->timeout(); },
                         [&talk] {
                             const std::string before = table_question(talk);
                             talk.session.tend();
                             const bool told = tell_news(talk);
                             talk.interrupted = told || before != table_question(talk);
                             if (talk.interrupted && !told) {
                                 talk.console.print({""}); // the old question stands on this line
                             }
                             return talk.interrupted;
                         }});
}

std::string table_question(const Talk& talk) {
    const SharedTable& table = *talk.session.table();
    if (table.asked()) {
        return fill(tr("{question} yes or no?"), {{"question", asked_question(talk.session)}});
    }
    const Position& position = talk.session.position();
    if (waits_for_guest(talk.session) && !position.over()) {
        return tr("You wait: nobody has joined yet (table says how, quit leaves)");
    }
    if (position.over()) {
        return fill(tr("{prompt}: story, log, save or quit"), {{"prompt", position.prompt()}});
    }
    if (table.busy()) {
        return fill(tr("An order is under way with {player}"), {{"player", table.other()}});
    }
    if (talk.session.others_turn()) {
        const std::string_view decides = position.to_move();
        return fill(table.own_side().empty() ? tr("To move: {side} ({presence})")
                                             : tr("To move: {side}; you wait ({presence})"),
                    {{"side", decides == "none" ? std::string(tr("the dice"))
                                                : called(talk.session.match(), decides)},
                     {"presence", table.presence()}});
    }
    return position.prompt();
}

bool answer_table(Talk& talk, std::string_view line) {
    SharedTable* table = talk.session.table();
    const bool yes = is_yes(line);
    if (table == nullptr || !table->asked() || (!yes && line != "no" && line != "n")) {
        return false;
    }
    table->answer(talk.session, yes);
    talk.session.tend();
    return true;
}

void offer_draw(Talk& talk, std::string_view /*arguments*/) {
    if (SharedTable* table = talk.session.table()) {
        const auto done = table->offer(talk.session, Offer::draw);
        talk.console.say(done ? tr("A draw is offered.") : done.error().line());
        return;
    }
    const auto& sides = talk.session.match().info().sides;
    if (std::any_of(sides.begin(), sides.end(),
                    [&](std::string_view side) { return !talk.session.player(side).person(); })) {
        talk.console.say(tr("The computer agrees to no draw; resign gives up."));
    } else if (agreed(talk, tr("Do both sides agree on a draw"))) {
        give_order(talk, "draw");
    }
}

void give_up(Talk& talk, std::string_view side) {
    const Session& session = talk.session;
    const auto& sides = session.match().info().sides;
    std::string own(side);
    if (SharedTable* table = talk.session.table()) {
        own = own.empty() ? std::string(table->own_side()) : own;
        if (own.empty() || own != table->own_side()) {
            talk.console.say(own.empty() ? tr("You watch this game.")
                                         : tr("You can give up for your own side alone."));
            return;
        }
    }
    const auto by_person = [&](std::string_view one) { return session.player(one).person(); };
    if (own.empty() && session.position().to_move() != "none" && by_person(session.position().to_move())) {
        own = session.position().to_move();
    } else if (own.empty() && std::count_if(sides.begin(), sides.end(), by_person) == 1) {
        own = *std::find_if(sides.begin(), sides.end(), by_person);
    }
    const bool known = std::find(sides.begin(), sides.end(), own) != sides.end();
    if (!known) {
        talk.console.say(fill(tr("resign is written: resign SIDE, with SIDE one of {sides}."),
                              {{"sides", join(sides, ", ")}}));
    } else if (!by_person(own)) {
        talk.console.say(
            fill(tr("{side}: the computer plays on."), {{"side", called(session.match(), own)}}));
    } else if (session.position().over()) {
        talk.console.say(tr("The game is over."));
    } else if (agreed(talk, fill(tr("Is the game to be given up for {side}"), {{"side", own}}))) {
        give_order(talk, "resign " + own);
    }
}

void say_at_table(Talk& talk, std::string_view text) {
    SharedTable* table = talk.session.table();
    if (table == nullptr) {
        talk.console.say(
            tr("Nobody else is at this table: disfida host and disfida join play on two terminals."));
    } else if (text.empty()) {
        show_usage(talk, "say");
    } else if (const auto said = table->say(text); !said) {
        talk.console.say(said.error().line());
    }
}

void show_table(Talk& talk, std::string_view /*arguments*/) {
    if (const SharedTable* table = talk.session.table()) {
        talk.console.show(table->described());
        if (const std::string back = table->way_back(); !back.empty()) {
            talk.console.say(fill(tr("To come back after leaving: {how}"), {{"how", back}}));
        }
    } else {
        talk.console.say(
            tr("This game is played at one terminal: disfida host and disfida join play on two."));
    }
}

void offer_undo(Talk& talk) {
    SharedTable* table = talk.session.table();
    const std::string what = last_order(talk.session, table->own_side());
    const auto done = table->offer(talk.session, Offer::undo);
    talk.console.say(done ? fill(tr("{player} is asked whether {order} may be taken back."),
                                 {{"player", table->other()}, {"order", what}})
                          : done.error().line());
}

} // namespace disfida::plain
