// The other end of a table: a guest who plays a side, or somebody who watches. It keeps a mirror of the
// match, checks every die and digest, and comes back by itself when the line is lost.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "net/place.hpp"
#include "net/seat_file.hpp"
#include "net/wire.hpp"
#include "play/session.hpp"

namespace disfida::net {

class GuestTable final : public SharedTable {
  public:
    /// Precondition: data outlives it.
    GuestTable(const DataSource& data, Target target, bool watches);
    ~GuestTable() override;
    GuestTable(const GuestTable&) = delete;
    GuestTable& operator=(const GuestTable&) = delete;

    [[nodiscard]] std::string_view own_side() const override { return own_side_; }
    [[nodiscard]] std::vector<int> files() const override;
    [[nodiscard]] int timeout() const override;
    void tend(Session& session) override;
    Result<Done> want(Session& session, std::string_view action) override;
    Result<Done> say(std::string_view text) override;
    Result<Done> offer(Session& session, Offer what) override;
    [[nodiscard]] std::optional<Offer> asked() const override { return asked_; }
    void answer(Session& session, bool yes) override;
    [[nodiscard]] bool busy() const override { return !wanted_.empty(); }
    [[nodiscard]] std::string presence() const override;
    [[nodiscard]] std::vector<std::string> described() const override;
    [[nodiscard]] std::string other() const override {
        return host_.empty() ? std::string(tr("the host")) : host_;
    }
    [[nodiscard]] std::string way_back() const override;

    /// Waits for the game to be told, at most so long, and gives it as a session with this table at it. A
    /// socket with too many before its door is tried again meanwhile. Refused: nobody is there, or what the
    /// host said, or what he told is not what he may.
    static Result<Session> join(std::unique_ptr<GuestTable> table, std::chrono::milliseconds most);

  private:
    enum class Stage : std::uint8_t { lost, greeting, seating, telling, playing, closed };

    [[nodiscard]] int line_timeout() const;
    void connect();
    [[nodiscard]] bool known_peer(int descriptor);
    void lose();
    void read_lines(Session* session, Clock::time_point now);
    void advance(Session* session);
    void hear(std::string_view line, Session* session);
    void hear_table(std::string_view line);
    [[nodiscard]] bool take_seat(bool free);
    void hear_share(std::string_view line);
    void hear_end(std::string_view mark, Session* session);
    void hear_play(std::string_view line, Session& session);
    void hear_undo(std::string_view line, Session& session);
    void hear_roll(std::string_view line, Session& session);
    void hear_ask(std::string_view line, const Session& session);
    void hear_answer(std::string_view line);
    void hear_who(std::string_view line);
    void hear_reveal(std::string_view line, Session& session);
    void hear_rest(std::string_view word, std::string_view line, Session& session);
    [[nodiscard]] std::optional<std::string> bad_dice(const Session& session, const ActionLine& action,
                                                      std::string_view link) const;
    [[nodiscard]] std::optional<std::string> bad_game(const Match& told, const Match* known) const;
    void settle(const Match& told, const Match* known);
    Result<GameFile> own_copy();
    void compare(const Session& session, std::string_view mark);
    void close(const std::string& why);
    void disclose(const Session& session);
    bool remember();
    void give_share();
    [[nodiscard]] Sides sides() const { return {own_side_, host_side_}; }
    [[nodiscard]] bool on_socket() const { return std::holds_alternative<std::string>(target_.where); }
    [[nodiscard]] bool here() const { return stage_ == Stage::playing; }

    const DataSource* data_;
    Target target_;
    bool watches_;
    Stage stage_ = Stage::lost;
    Wire wire_{Descriptor()};
    Clock::time_point retry_;
    Clock::time_point heard_;
    Allowance lines_;           ///< what the host may say
    bool missed_ = false;       ///< that the line is lost has been said
    bool nobody_ = false;       ///< nobody listens there
    std::optional<uid_t> peer_; ///< who has to listen at the socket
    std::string why_closed_;
    std::string game_;
    std::string own_side_;
    std::string host_side_;
    std::string commitment_; ///< the host's
    std::string host_;       ///< his login
    std::string guest_;      ///< the guest's
    bool guest_here_ = false;
    std::size_t watchers_ = 0;
    std::optional<Seat> seat_;
    bool fresh_ = false;      ///< the seat was drawn for this line: nothing can have been played
    bool on_disk_ = false;    ///< the seat has been written, or was read
    bool unkept_ = false;     ///< the last writing failed, and that has been said
    bool owed_ = false;       ///< a share that is asked for waits until the seat can be written
    Clock::time_point again_; ///< when that is tried again
    std::optional<Chain> chain_;
    std::string told_;           ///< the record as it is told
    Share share_;                ///< the host's, told with it
    std::optional<Match> first_; ///< the match when there is no session yet
    std::string wanted_;         ///< one's own order under way
    std::optional<Offer> asked_;
    bool disclosed_ = false;
};

} // namespace disfida::net
