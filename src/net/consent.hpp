// What a guest has let his host do: what he ordered, offered, agreed to, and gave his share of the dice for.
// Whatever the host plays, takes back or tells anew is judged by it; nothing else is taken from him.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "disfida/record.hpp"
#include "disfida/result.hpp"
#include "net/wire.hpp"
#include "play/fair_dice.hpp"

namespace disfida::net {

/// An action with dice whose share was given away: it has to be the one that is played.
struct Promise {
    std::size_t roll = 0; ///< the how-many-th with dice, from 1
    std::string action;
};

/// An order of one's own, given when so many actions had been played.
struct Order {
    std::size_t plies = 0;
    std::string action;
};

/// A draw or an undo that the host may carry out, until anything else is played.
struct Permit {
    Offer what = Offer::draw;
    bool own = false;     ///< offered by the guest; else asked by the host and agreed to
    std::size_t from = 0; ///< actions played when it was given
    std::size_t left = 0; ///< of an undo: actions left after it
};

struct Consent {
    std::optional<Promise> promise;
    std::vector<Order> orders; ///< more than one only where the line was lost after the first
    std::vector<Permit> permits;

    /// Whether a share was given for the roll that comes after so many.
    [[nodiscard]] bool owes(std::size_t rolls) const { return promise && promise->roll == rolls + 1; }
    /// Whether this was ordered when so many actions had been played.
    [[nodiscard]] bool ordered(std::string_view action, std::size_t plies) const;
    void order(Order fresh);
    /// Allows something, in place of what was offered, or agreed to, before.
    void permit(const Permit& fresh);
    /// Takes back what was offered, or what was agreed to; true when there was something.
    bool withdraw(bool own);
    /// Orders and permits end with the position they were given in.
    void end();
};

/// The two at a table.
struct Sides {
    std::string own;
    std::string host;
};

/// Where a game is: a position, and how many actions, with and without dice, led to it.
struct Moment {
    const Position& position;
    std::size_t plies = 0;
    std::size_t rolls = 0;
};
Moment now(const Match& match);

/// Why the host may not play an action with these dice; nothing when he may. Whether the dice are right is
/// for `wrong_dice` to say.
std::optional<std::string> not_agreed(const Consent& consent, const Sides& sides, const Moment& moment,
                                      const ActionLine& action);
/// Why he may not ask for the guest's share of the dice of an action.
std::optional<std::string> not_due(const Consent& consent, const Sides& sides, const Match& match,
                                   std::size_t roll, std::string_view action);
/// Why he may not take all but so many actions back.
std::optional<std::string> not_undone(const Consent& consent, const Match& match, std::size_t left);

/// How many actions two matches have in common, from the first on.
std::size_t shared_plies(const Match& a, const Match& b);

/// Whether a match the host tells goes on from one known here: the same opening, options and commitments, no
/// action less but for an undo that was agreed to, and none more that he may not play. Refused: what differs.
Result<Done> goes_on(const Match& known, const Match& told, const Consent& consent, const Sides& sides);
/// The same where no more is known than that nothing has been played.
Result<Done> begins(const Match& told, const Consent& consent, const Sides& sides);

/// The host's latest share: that of the `roll`-th action with dice, from which all before it follow.
struct Share {
    std::size_t roll = 0;
    Link link{};
};
/// What is wrong with the dice of the actions after the first so many, if something is: they have to follow
/// from both sides' shares.
std::optional<std::string> wrong_dice(const Match& match, std::size_t from, const Sides& sides,
                                      const Chain& own, const Share& host);
/// What is wrong with the secrets a record discloses, if something is.
std::optional<std::string> wrong_secrets(const Match& match);

} // namespace disfida::net
