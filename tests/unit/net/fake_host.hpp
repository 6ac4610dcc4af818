// A host made by hand, who speaks to a real guest: honestly where nothing else is said, or as a test lies.
#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "net/guest.hpp"
#include "play/fair_dice.hpp"
#include "play/session.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"

namespace disfida::test {

/// A table of Barletta with the host for the Italians: Fieramosca, Fanfulla and Miale against La Motte and
/// d'Aste, the Italians to move. What is told is the host's match, which a test may make another one.
class FakeHost {
  public:
    FakeHost();

    /// Lets a guest come and be told the game; `seat` is what is said of it, free or taken.
    Result<Session> join(std::string_view seat = "free");
    /// Lets a guest come who goes away before he joins, and gives what he said to his player.
    std::string refused();
    /// Drops the line, and lets the guest of this session come again, who is told what `match` is now.
    void come_again(Session& session);
    /// Drops the line alone.
    void drop() { line_ = net::Wire(net::Descriptor()); }

    /// Says a line, which the guest hears.
    void say(Session& session, const std::string& line);
    /// What the guest has said since; waits a moment for the first of it.
    std::vector<std::string> heard();
    /// The last thing the guest has said that begins with this; empty: nothing did.
    std::string heard(std::string_view head);

    /// Plays an action on the host's match and tells it, with dice as both shares give them where it takes
    /// some, for which the guest is asked.
    void play(Session& session, const std::string& action);
    /// Asks for the guest's share of the next dice of an action. Nothing: it was not given.
    std::optional<Link> ask(Session& session, const std::string& action);
    /// The dice an action takes with a share of the guest's.
    std::vector<int> dice(const std::string& action, const Link& guest) const;
    /// "play ..." for an action, played on the host's match with these dice.
    std::string told(const std::string& action, const std::vector<int>& dice = {});
    /// "undo ..." to so many actions, of the host's match too.
    std::string taken_back(std::size_t left);

    /// A match with the same opening and commitments in which this has been played, whoever was asked.
    Match other(std::initializer_list<const char*> actions) const;

    std::optional<Match> match;
    /// An action that is played before the first guest is told the game; empty: none.
    std::string begins_with;
    /// Whether the share of the last dice is told with the record.
    bool tells_share = true;
    /// Where the state of the guest is kept.
    [[nodiscard]] std::string state() const { return (folder_.path() / "state").string(); }
    [[nodiscard]] const Chain& chain() const { return chain_; }
    /// The commitment of the guest.
    [[nodiscard]] const std::string& guest() const { return guest_; }

  private:
    [[nodiscard]] std::string head() const;
    /// A guest who comes, in a thread of his own.
    struct Guest;
    void accept();
    void greet(std::string_view seat);
    void tell();
    void wait_line(std::string_view head);

    TemporaryFolder folder_;
    Variable state_;
    DataSource data_;
    Chain chain_;
    net::Descriptor listening_;
    net::Wire line_{net::Descriptor()};
    std::vector<std::string> heard_;
    std::string guest_;
};

/// Why a guest has left the table for good; empty: he sits there.
std::string why_closed(const Session& session);

} // namespace disfida::test
