// A game played on two terminals, as a front end sees it: who sits there, what came over the line, and what
// can be asked of the other player. What speaks to sockets stands behind it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disfida/result.hpp"

namespace disfida {

class Session;

/// What can be offered and is done only if the other player agrees.
enum class Offer : std::uint8_t { draw, undo };

/// Something that came, in the order it came.
struct News {
    enum class Kind : std::uint8_t {
        played,  ///< the match has one more action
        undone,  ///< the match has fewer
        caught,  ///< the match is another, after the line was lost
        talk,    ///< `text`: "anna: well struck"
        told,    ///< `text`: what happened at the table, a sentence
        refused, ///< `text`: why an order or offer of one's own was not taken
    };
    Kind kind = Kind::told;
    std::string text = {};
};

class SharedTable {
  public:
    SharedTable() = default;
    SharedTable(const SharedTable&) = delete;
    SharedTable& operator=(const SharedTable&) = delete;
    virtual ~SharedTable() = default;

    /// The side one plays; empty for who only watches.
    [[nodiscard]] virtual std::string_view own_side() const = 0;

    /// Files to wait for until one can be read, and how long at most, in milliseconds (-1: without end; 0 where
    /// there is news already); then `tend` has something to do.
    [[nodiscard]] virtual std::vector<int> files() const = 0;
    [[nodiscard]] virtual int timeout() const = 0;
    /// Reads, plays and writes what can be without waiting.
    virtual void tend(Session& session) = 0;
    /// What has come since, the oldest first, once.
    std::vector<News> take_news() { return std::exchange(news_, {}); }

    /// An order of one's own. It is played when both know it, at once or later; News says so. Refused at
    /// once: it is not one's turn, or the rules forbid it.
    virtual Result<Done> want(Session& session, std::string_view action) = 0;
    /// One line to all at the table.
    virtual Result<Done> say(std::string_view text) = 0;
    /// Asks the other player. Refused: he is not there, or there is nothing to take back.
    virtual Result<Done> offer(Session& session, Offer what) = 0;
    /// What the other player asks; nothing while nothing is.
    [[nodiscard]] virtual std::optional<Offer> asked() const = 0;
    virtual void answer(Session& session, bool yes) = 0;
    /// Whether an order is under way: it waits for the other side's share of its dice, or for the host.
    [[nodiscard]] virtual bool busy() const = 0;

    /// The line in a few words, at most 30 cells: "anna is here", "the line is lost".
    [[nodiscard]] virtual std::string presence() const = 0;
    /// Who sits there and how others come, in sentences.
    [[nodiscard]] virtual std::vector<std::string> described() const = 0;
    /// How the other player comes, while nobody has taken the seat; empty afterwards.
    [[nodiscard]] virtual std::string invitation() const { return {}; }
    /// Whom the other player is called: a login, or "the other player".
    [[nodiscard]] virtual std::string other() const = 0;
    /// How one comes back after leaving: "disfida join barletta"; empty: there is no coming back.
    [[nodiscard]] virtual std::string way_back() const = 0;

  protected:
    void add(News::Kind kind, std::string text = {}) { news_.push_back({kind, std::move(text)}); }
    [[nodiscard]] bool has_news() const { return !news_.empty(); }

  private:
    std::vector<News> news_;
};

/// The number of plies left when a side's last decision is taken back. Refused: dice have been rolled since,
/// or it has decided nothing.
Result<std::size_t> undo_target(const Session& session, std::string_view side);

} // namespace disfida
