// Barletta's state and actions: small values, copied freely.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "barletta/tables.hpp"

namespace disfida::barletta {

enum class Phase : std::uint8_t { deploy_roll, deploy, charge, initiative, choose, activate, regroup, over };
inline constexpr std::array<std::string_view, 8> phase_names{
    "deploy-roll", "deploy", "charge", "initiative", "choose", "activate", "regroup", "over"};
constexpr std::string_view name(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }

/// Where a knight is.
enum class Place : std::uint8_t { unplaced, field, camp, captured, killed, absent };
inline constexpr std::array<std::string_view, 6> place_names{"unplaced", "field",  "camp",
                                                             "captured", "killed", "absent"};
constexpr std::string_view name(Place place) { return place_names[static_cast<std::size_t>(place)]; }

/// The order a knight has had this round (E1); `charged` until round 1 (I2).
enum class Order : std::uint8_t { none, moved, attacked, reorganising, reorganise_lost, charged };
inline constexpr std::array<std::string_view, 6> order_names{"none",         "moved",           "attacked",
                                                             "reorganising", "reorganise-lost", "charged"};
constexpr std::string_view name(Order order) { return order_names[static_cast<std::size_t>(order)]; }

inline constexpr int rounds = 5;              ///< C
inline constexpr int attacks_a_round = 5;     ///< E1.1
inline constexpr int mounted_move = 5;        ///< F, movement points
inline constexpr int foot_move = 3;           ///< F
inline constexpr int most_recovered_hits = 2; ///< E1.2
inline constexpr int remount_needed = 2;      ///< E1.2: the die less wounds and Hits must reach it

struct Knight {
    Spot spot = no_spot; ///< on the field only
    Place place = Place::unplaced;
    Order order = Order::none;
    bool mounted = true;
    std::uint8_t hits = 0;
    std::uint8_t wounds = 0;
    std::uint8_t attacker_count = 0;
    /// Who attacked him this round, in order.
    std::array<KnightId, knights_a_side> attackers{};
};

/// The optional rules in play (K1, K2).
struct Choices {
    bool daste = false;
    bool gallantry = false;
};

/// How the game ended: by points after round 5 (J1), an empty field (J2), or the players' own will.
enum class Ending : std::uint8_t { none, points, empty_field, agreed, resigned };

/// What a side has left of the round, and who of it is out of action.
struct Party {
    std::uint8_t po = 0;
    std::uint8_t passes = 0;
    std::uint8_t attacks = 0;
    std::uint8_t out = 0; ///< filled boxes of its surrender table
    std::array<KnightId, knights_a_side> surrendered{};
};

enum class Mover : std::uint8_t { italian, french, none };
constexpr Mover mover(Side side) { return side == Side::italian ? Mover::italian : Mover::french; }

struct State {
    std::array<Knight, knight_count> knights{};
    std::array<Party, 2> parties{};
    Choices choices{};
    Phase phase = Phase::deploy_roll;
    std::uint8_t round = 0;
    Mover to_move = Mover::none;
    Mover first = Mover::none;         ///< side that plays first this round
    Mover deploy_winner = Mover::none; ///< winner of the deployment roll, while it matters (I1)
    std::uint8_t regrouped = 0;        ///< knights already resolved in the regroup phase, in its order (E1.2)
    Ending ending = Ending::none;
    Mover winner = Mover::none; ///< none when over: a draw

    [[nodiscard]] Party& party(Side side) { return parties[index(side)]; }
    [[nodiscard]] const Party& party(Side side) const { return parties[index(side)]; }
    /// Precondition: somebody is to move.
    [[nodiscard]] Side mover() const { return to_move == Mover::italian ? Side::italian : Side::french; }
    [[nodiscard]] Side first_side() const { return first == Mover::french ? Side::french : Side::italian; }
};
static_assert(std::is_trivially_copyable_v<State>);

/// As wide as makes an action eight bytes without gaps: lists of hundreds are written a word at a time.
enum class Verb : std::uint32_t {
    roll,
    place,
    charge,
    first,
    second,
    move,
    reorganise,
    pass,
    recover,
    remount
};
inline constexpr std::array<std::string_view, 10> verb_names{
    "roll", "place", "charge", "first", "second", "move", "reorganise", "pass", "recover", "remount"};
constexpr std::string_view name(Verb verb) { return verb_names[static_cast<std::size_t>(verb)]; }

inline constexpr KnightId nobody = 0xff;

/// One action. `target` is the knight attacked, `spot` the hex placed or moved to.
struct alignas(std::uint64_t) Action {
    Verb verb = Verb::roll;
    KnightId knight = nobody;
    KnightId target = nobody;
    Spot spot = no_spot;
    friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(std::has_unique_object_representations_v<Action> && sizeof(Action) == sizeof(std::uint64_t));

/// A list of actions without allocation. Most there can be: 13 knights who reach every hex of the field (from
/// camp) and stand next to 13 enemies on six sides.
class ActionList {
  public:
    static constexpr std::size_t capacity = knights_a_side * (spot_count + 6 * knights_a_side) + 16;
    void clear() { size_ = 0; }
    void add(Action action) { actions_[size_++] = action; }
    /// For filling many at once: writing goes on from `end_slot()`, then `close` says where it stopped.
    [[nodiscard]] Action* end_slot() { return actions_.data() + size_; }
    /// Takes out those of which `gone` says so, asked in order.
    template <class Gone> void drop_if(const Gone& gone) {
        size_ = static_cast<std::size_t>(
            std::remove_if(actions_.begin(), actions_.begin() + static_cast<std::ptrdiff_t>(size_), gone) -
            actions_.begin());
    }
    void close(const Action* stop) { size_ = static_cast<std::size_t>(stop - actions_.data()); }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Action& operator[](std::size_t i) const { return actions_[i]; }
    [[nodiscard]] const Action* begin() const { return actions_.data(); }
    [[nodiscard]] const Action* end() const { return actions_.data() + size_; }

  private:
    std::array<Action, capacity> actions_; // not initialised on purpose: it is filled in the hot path
    std::size_t size_ = 0;
};

/// The knights of a field hex or nobody. Linear: the field is nearly empty.
constexpr KnightId knight_at(const State& state, Spot spot) {
    for (KnightId k = 0; k < knight_count; ++k) {
        if (state.knights[k].spot == spot) {
            return k;
        }
    }
    return nobody;
}

constexpr bool on_field(const Knight& knight) { return knight.place == Place::field; }
constexpr bool out_of_action(const Knight& knight) {
    return knight.place == Place::captured || knight.place == Place::killed;
}
/// Whether a knight can still be given an order this round, by his marks alone (D1.1, E1).
constexpr bool unordered(const Knight& knight) {
    return knight.order == Order::none && (knight.place == Place::field || knight.place == Place::camp);
}

} // namespace disfida::barletta
