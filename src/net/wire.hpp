// What is said between two terminals, a line each: see disfida-table(7). Record lines and digests, never
// structures.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "net/lines.hpp"
#include "net/saying.hpp"
#include "net/socket.hpp"
#include "play/fair_dice.hpp"
#include "play/table.hpp"

namespace disfida::net {

/// Of this protocol.
inline constexpr std::string_view wire_version = "2";
/// The longest line of table talk.
inline constexpr std::size_t longest_talk = 300;
/// How long a new connection has for its greeting, and a quiet one for its sign of life.
inline constexpr std::chrono::seconds greeting_time{5};
inline constexpr std::chrono::seconds ping_time{20};

/// One connection: lines in, lines out, nothing waited for.
class Wire {
  public:
    explicit Wire(Descriptor descriptor) : descriptor_(std::move(descriptor)) {}
    [[nodiscard]] int get() const { return descriptor_.get(); }
    [[nodiscard]] bool open() const { return descriptor_.open(); }
    void close() { descriptor_.close(); }

    /// Puts a line behind what is still to be sent.
    void send(std::string_view line) { out_ += std::string(line) + "\n"; }
    /// Writes what can be; false: the other end has gone.
    bool flush() { return write_some(descriptor_.get(), out_); }
    [[nodiscard]] std::size_t unsent() const { return out_.size(); }
    /// Reads what has come, up to a bound; false: the other end has gone. Lines that came before stand.
    bool fill(std::size_t most);
    std::optional<std::string> next() { return in_.next(); }
    [[nodiscard]] bool spoilt() const { return in_.spoilt(); }

  private:
    Descriptor descriptor_;
    LineBuffer in_;
    std::string out_;
};

/// The words of an offer.
std::string_view name(Offer offer);
std::optional<Offer> parse_offer(std::string_view word);

/// "12 DIGEST", the number of plies and the digest of the position after them.
std::string mark(const Match& match);

/// What is said when two programs come to different positions.
Saying disagreement(const Match& match, std::string_view plies, std::string_view theirs);

/// A text as talk: printable and no longer than may be.
std::string talk_text(std::string_view text);

/// The side that is not this one. Precondition: a game of two sides.
std::string_view other_side(const GameInfo& info, std::string_view side);

/// A side of a game as people call it: "Italians".
std::string side_called(std::string_view game, std::string_view side);

/// Whether a link is a side's n-th, by the hash it is committed to.
bool is_link(const Link& link, std::size_t n, std::string_view commitment);

} // namespace disfida::net
