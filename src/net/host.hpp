// The host's end of a table: it owns the match, lets the guest and spectators in, and tells them what is
// played. A client that sends rubbish, too much, or nothing is cut off.
#pragma once

#include <list>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "net/place.hpp"
#include "net/saying.hpp"
#include "net/seat_file.hpp"
#include "net/wire.hpp"
#include "play/session.hpp"

namespace disfida::net {

class HostTable final : public SharedTable {
  public:
    /// `seat_file` is where `seat` is kept; the match is committed to its secret for `own_side` already.
    HostTable(Place place, Seat seat, std::string seat_file, std::string own_side, const Session& session);
    ~HostTable() override;
    /// Says that the table stands under another code than before.
    void tell_of_move();
    HostTable(const HostTable&) = delete;
    HostTable& operator=(const HostTable&) = delete;

    [[nodiscard]] std::string_view own_side() const override { return own_side_; }
    [[nodiscard]] std::vector<int> files() const override;
    [[nodiscard]] int timeout() const override;
    void tend(Session& session) override;
    Result<Done> want(Session& session, std::string_view action) override;
    Result<Done> say(std::string_view text) override;
    Result<Done> offer(Session& session, Offer what) override;
    [[nodiscard]] std::optional<Offer> asked() const override;
    void answer(Session& session, bool yes) override;
    [[nodiscard]] bool busy() const override { return roll_.has_value(); }
    [[nodiscard]] std::string presence() const override;
    [[nodiscard]] std::vector<std::string> described() const override;
    [[nodiscard]] std::string invitation() const override;
    [[nodiscard]] std::string other() const override;
    [[nodiscard]] std::string way_back() const override;

  private:
    /// How far a connection has come.
    enum class Stage : std::uint8_t { greeting, door, guest, watcher, gone };
    struct Client {
        Wire wire;
        Allowance lines;
        Allowance talk;
        Clock::time_point heard; ///< when something came last
        std::string login;
        std::string from; ///< who the system says it is: a user's number, or an address
        Stage stage = Stage::greeting;
        bool pinged = false;
    };
    /// An offer that waits for its answer.
    struct Open {
        Offer what = Offer::draw;
        bool by_host = false;
        std::size_t plies = 0; ///< those left when it is taken back
    };

    void let_in(Clock::time_point now);
    [[nodiscard]] bool may_enter(const std::string& from, Clock::time_point now);
    void make_room();
    void tell_of_stranger(const std::string& text);
    void hear_talk(Client& client, std::string_view text);
    void listen_to(Client& client, Session& session, Clock::time_point now);
    void hear(Client& client, std::string_view line, Session& session);
    void greet(Client& client, std::string_view line, const Session& session);
    void seat(Client& client, std::string_view line, Session& session);
    void take_seat(Client& client, std::string_view hash, std::string_view token, Session& session);
    void sit_again(Client& client, const Session& session);
    void sit(Client& client, Stage stage, const Session& session);
    void hear_guest(Client& client, std::string_view word, std::string_view line, Session& session);
    void take_order(Client& client, std::string_view line, Session& session);
    void take_link(Client& client, std::string_view line, Session& session);
    void take_offer(Client& client, std::string_view line, Session& session);
    void take_secret(Client& client, std::string_view line, Session& session);
    void close_offer(Session& session, bool yes, bool told_by_guest);
    Result<Done> begin(Session& session, const std::string& action);
    void ask_share();
    Result<Done> play(Session& session, const std::string& action, const std::vector<int>& dice,
                      const std::string& link);
    void disclose(Session& session);
    void roll_opening(Session& session);
    static void refuse(Client& client, const Saying& why);
    void dismiss(Client& client, const Saying& why);
    void lose(Client& client);
    void tell_who();
    void broadcast(std::string_view line);
    void flush();
    [[nodiscard]] Client* guest();
    [[nodiscard]] const Client* guest() const;
    [[nodiscard]] std::size_t watchers() const;
    [[nodiscard]] bool taken() const { return !seat_.token.empty(); }

    Place place_;
    Seat seat_;
    std::string seat_file_;
    std::string own_side_;
    std::string guest_side_;
    std::string game_;
    std::string commitment_;
    std::string path_; ///< of the game file
    std::string login_;
    Chain chain_;
    std::list<Client> clients_;
    mutable Allowance doors_;                  ///< how many may come in
    std::map<std::string, Allowance> callers_; ///< how many of each user, or from each address
    Allowance strangers_;                      ///< news about who has no seat
    std::size_t untold_ = 0;                   ///< such news that was left out
    Allowance gallery_;                        ///< talk of those who watch
    std::optional<Promise> roll_;
    std::optional<Clock::time_point> again_; ///< when the roll is tried again that could not be kept
    bool missing_told_ = false;              ///< that the guest has not seen the end has been said
    std::optional<Open> open_;
};

} // namespace disfida::net
