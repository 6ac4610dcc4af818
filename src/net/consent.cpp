#include "net/consent.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::net {

bool Consent::ordered(std::string_view action, std::size_t plies) const {
    return std::any_of(orders.begin(), orders.end(),
                       [&](const Order& order) { return order.plies == plies && order.action == action; });
}

void Consent::order(Order fresh) {
    // What was ordered before a line was lost may have reached the host, and be what he rolls for.
    orders.erase(std::remove_if(orders.begin(), orders.end(),
                                [&](const Order& old) {
                                    return old.plies != fresh.plies || old.action == fresh.action;
                                }),
                 orders.end());
    orders.push_back(std::move(fresh));
}

void Consent::permit(const Permit& fresh) {
    withdraw(fresh.own);
    permits.push_back(fresh);
}

bool Consent::withdraw(bool own) {
    const auto gone = std::remove_if(permits.begin(), permits.end(),
                                     [&](const Permit& permit) { return permit.own == own; });
    const bool any = gone != permits.end();
    permits.erase(gone, permits.end());
    return any;
}

void Consent::end() {
    orders.clear();
    permits.clear();
}

Moment now(const Match& match) { return {match.position(), match.plies().size(), rolls_so_far(match)}; }

namespace {

bool may(const Consent& consent, Offer what, std::size_t from, std::size_t left) {
    return std::any_of(consent.permits.begin(), consent.permits.end(), [&](const Permit& permit) {
        return permit.what == what && permit.from == from && permit.left == left;
    });
}

bool no_dice(const std::vector<Ply>& plies, std::size_t from) {
    return std::all_of(plies.begin() + static_cast<std::ptrdiff_t>(std::min(from, plies.size())), plies.end(),
                       [](const Ply& ply) { return ply.dice.empty(); });
}

/// What a record has before its first action, without comments.
std::vector<std::string> head_of(const Match& match) {
    using Kind = Statement::Kind;
    std::vector<std::string> out;
    for (const Statement& statement : match.record().statements()) {
        if (statement.kind == Kind::action) {
            break;
        }
        if (statement.kind != Kind::comment && statement.kind != Kind::blank) {
            out.push_back(statement.text);
        }
    }
    return out;
}

/// Whether all actions after the first so many are the host's to play.
Result<Done> judged(const Match& told, std::size_t from, const Consent& consent, const Sides& sides) {
    const auto& plies = told.plies();
    std::size_t rolls =
        rolls_so_far(told) -
        static_cast<std::size_t>(std::count_if(plies.begin() + static_cast<std::ptrdiff_t>(from), plies.end(),
                                               [](const Ply& ply) { return !ply.dice.empty(); }));
    for (std::size_t i = from; i < plies.size(); ++i) {
        const auto before = told.before(i);
        if (const auto why =
                not_agreed(consent, sides, {*before, i, rolls}, {plies[i].action, plies[i].dice})) {
            return Error{*why};
        }
        rolls += plies[i].dice.empty() ? 0 : 1;
    }
    return Done{};
}

} // namespace

std::optional<std::string> not_agreed(const Consent& consent, const Sides& sides, const Moment& moment,
                                      const ActionLine& action) {
    const std::string& what = action.action;
    const bool dice = !action.dice.empty();
    const bool ordered = consent.ordered(what, moment.plies);
    const bool gives_up_own = what == "resign " + sides.own;
    if (!dice && (what == "resign " + sides.host || (gives_up_own && ordered))) {
        return std::nullopt;
    }
    if (consent.owes(moment.rolls)) {
        const bool promised = dice && what == consent.promise->action;
        return promised
                   ? std::nullopt
                   : std::optional(fill(
                         tr("the host plays {action} after your share of the dice was given for {other}"),
                         {{"action", in_quotes(what)}, {"other", in_quotes(consent.promise->action)}}));
    }
    if (dice) {
        return fill(tr("the host plays {action}, whose dice your share was never asked for"),
                    {{"action", in_quotes(with_dice(what, action.dice))}});
    }
    if (what == "draw") {
        return may(consent, Offer::draw, moment.plies, 0)
                   ? std::nullopt
                   : std::optional<std::string>(
                         tr("the host ends the game with a draw you have not agreed to"));
    }
    if ((gives_up_own || moment.position.to_move() == sides.own) && !ordered) {
        return fill(tr("the host has played {action} for you, which you have not ordered"),
                    {{"action", in_quotes(what)}});
    }
    return std::nullopt;
}

std::optional<std::string> not_due(const Consent& consent, const Sides& sides, const Match& match,
                                   std::size_t roll, std::string_view action) {
    const Moment moment = now(match);
    if (roll != moment.rolls + 1 || roll > chain_length) {
        return tr("the host asks for dice that are not due");
    }
    if (consent.owes(moment.rolls)) {
        return consent.promise->action == action
                   ? std::nullopt
                   : std::optional(fill(
                         tr("the host asks for the dice of {action} after those of {other} were given"),
                         {{"action", in_quotes(action)}, {"other", in_quotes(consent.promise->action)}}));
    }
    if (moment.position.to_move() == sides.own && !consent.ordered(action, moment.plies)) {
        return fill(tr("the host rolls for {action}, which you have not ordered"),
                    {{"action", in_quotes(action)}});
    }
    const auto legal = moment.position.check(action);
    const auto needs = match.needs(action, {});
    if (!legal || !needs) {
        return fill(tr("the host rolls for {action}, which is refused here: {why}"),
                    {{"action", in_quotes(action)}, {"why", (legal ? needs.error() : legal.error()).line()}});
    }
    if (*legal != action || !*needs) { // it could never be played, and no other any more
        return fill(tr("the host rolls for {action}, which takes no dice"), {{"action", in_quotes(action)}});
    }
    return std::nullopt;
}

std::optional<std::string> not_undone(const Consent& consent, const Match& match, std::size_t left) {
    const auto& plies = match.plies();
    const bool agreed = left < plies.size() && may(consent, Offer::undo, plies.size(), left) &&
                        no_dice(plies, left) && !consent.owes(rolls_so_far(match));
    return agreed ? std::nullopt
                  : std::optional<std::string>(tr("the host takes back what nobody agreed to take back"));
}

std::size_t shared_plies(const Match& a, const Match& b) {
    const std::size_t most = std::min(a.plies().size(), b.plies().size());
    std::size_t out = 0;
    while (out < most && a.plies()[out].statement() == b.plies()[out].statement()) {
        ++out;
    }
    return out;
}

Result<Done> begins(const Match& told, const Consent& consent, const Sides& sides) {
    return judged(told, 0, consent, sides);
}

Result<Done> goes_on(const Match& known, const Match& told, const Consent& consent, const Sides& sides) {
    for (const std::string_view side : known.info().sides) {
        if (known.record().committed(side) != told.record().committed(side)) {
            return Error{fill(tr("the host tells another commitment of {side} than before"),
                              {{"side", std::string(side)}})};
        }
    }
    if (head_of(known) != head_of(told)) {
        return Error{tr("the host tells another opening or other options than before")};
    }
    const auto& here = known.plies();
    const auto& there = told.plies();
    const std::size_t same = shared_plies(known, told);
    if (same == here.size()) {
        return judged(told, same, consent, sides);
    }
    // Less is told, or other things: that can only follow an undo. Whatever came after it nobody has ordered.
    Consent rest;
    rest.promise = consent.promise;
    for (const Permit& permit : consent.permits) {
        if (permit.what == Offer::undo && permit.left <= same && !not_undone(consent, known, permit.left)) {
            return judged(told, permit.left, rest, sides);
        }
    }
    if (same < there.size()) {
        return Error{fill(tr("the host tells action {number} as {theirs}, here it was {own}"),
                          {{"number", std::to_string(same + 1)},
                           {"theirs", in_quotes(there[same].statement())},
                           {"own", in_quotes(here[same].statement())}})};
    }
    return Error{
        fill(tr("the host tells {theirs} actions, here {own} were played: nobody agreed to take them back"),
             {{"theirs", std::to_string(there.size())}, {"own", std::to_string(here.size())}})};
}

std::optional<std::string> wrong_dice(const Match& match, std::size_t from, const Sides& sides,
                                      const Chain& own, const Share& host) {
    const auto& plies = match.plies();
    const bool first = match.info().sides[0] == sides.own;
    std::size_t roll = rolls_so_far(match);
    if (no_dice(plies, from)) {
        return std::nullopt;
    }
    if (host.roll != roll || !is_link(host.link, roll, match.record().committed(sides.host))) {
        return fill(tr("the host's share of the dice of {action} is not the one {side} is committed to"),
                    {{"action", in_quotes(plies[match.last_roll()].action)}, {"side", sides.host}});
    }
    Link share = host.link; // the latest first: each leads to the one before
    for (std::size_t i = plies.size(); i > from; --i) {
        const Ply& ply = plies[i - 1];
        if (ply.dice.empty()) {
            continue;
        }
        const Link mine = own.link(roll);
        if (shared_dice(*match.before(i - 1), ply.action, first ? mine : share, first ? share : mine) !=
            ply.dice) {
            return fill(tr("the dice of {action} do not follow from the shares of both"),
                        {{"action", in_quotes(ply.statement())}});
        }
        share = hash_of(share);
        --roll;
    }
    return std::nullopt;
}

std::optional<std::string> wrong_secrets(const Match& match) {
    for (const std::string_view side : match.info().sides) {
        const std::string said = match.record().revealed(side);
        const auto secret = from_hex(said);
        if (!said.empty() && (!secret || !is_link(*secret, chain_length, match.record().committed(side)))) {
            return fill(tr("the secret of {side} is not the one it is committed to"),
                        {{"side", std::string(side)}});
        }
    }
    if (match.record().has(Statement::Kind::reveal) && !match.position().over()) {
        return tr("the host discloses a secret before the game is over");
    }
    return std::nullopt;
}

} // namespace disfida::net
