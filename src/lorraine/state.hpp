// Lorraine's state and actions: small values, copied freely.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include "lorraine/tables.hpp"

namespace disfida::lorraine {

enum class Phase : std::uint8_t {
    ranks,
    muster_french,
    muster_burgundy,
    pick,
    initiative,
    event,
    activate,
    stand,
    join,
    mode,
    card,
    clash,
    flank,
    fates,
    successor,
    retreat,
    losses,
    going_back,
    promotion,
    stack,
    place,
    replace,
    end_roll,
    over
};
inline constexpr std::array<std::string_view, 24> phase_names{
    "ranks",     "muster-french", "muster-burgundy", "pick",        "initiative", "event",
    "activate",  "battle-stand",  "battle-join",     "battle-mode", "card",       "clash",
    "flank",     "fates",         "successor",       "retreat",     "losses",     "return",
    "promotion", "stack",         "place",           "replace",     "end-roll",   "over"};
constexpr std::string_view name(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }

enum class Status : std::uint8_t { field, captive, killed, reserve };
inline constexpr std::array<std::string_view, 4> status_names{"field", "captive", "killed", "reserve"};
constexpr std::string_view name(Status status) { return status_names[static_cast<std::size_t>(status)]; }

struct General {
    Side side = Side::burgundy;
    Status status = Status::reserve;
    Skill skill = Skill::incompetent; ///< means nothing in reserve
    std::uint8_t rank = 0;            ///< 0: none yet, or in reserve
    std::int16_t points = 0;
    ZoneId zone = no_zone; ///< no_zone: off the map
    bool inside = false;   ///< of the castle in his zone
    bool exhausted = false;
    bool activated = false;
    bool estranged = false; ///< a transfer failed this turn (L-Transfer 3)
    bool beloved = false;   ///< his first press-on needs no test (L-Event 3)
    bool debt = false;      ///< spared the leaders of a mutiny (L-Event 3)
};

inline constexpr std::int16_t no_siege = -1;

struct Castle {
    Side owner = Side::french;
    bool used = false;         ///< besieged or assaulted this turn (L-Siege 1)
    std::int16_t garrison = 0; ///< points without a general
    std::int16_t placed = 0;   ///< of them come this turn (L-Castle 2)
    std::int16_t siege = no_siege;
};

/// What an initiative double brings (L-Event).
enum class Happening : std::uint8_t {
    epidemic,
    desertion,
    indiscipline,
    bad_roads,
    beloved,
    reinforcements,
    debt
};
inline constexpr std::array<std::string_view, 7> happening_names{
    "epidemic", "desertion", "indiscipline", "bad-roads", "beloved", "reinforcements", "debt"};
constexpr std::string_view name(Happening what) { return happening_names[static_cast<std::size_t>(what)]; }

struct Strike {
    Happening what = Happening::epidemic;
    GeneralId who = nobody; ///< nobody: no event
};

enum class Recovery : std::uint8_t { none, passed, failed };
inline constexpr std::array<std::string_view, 3> recovery_names{"none", "passed", "failed"};
constexpr std::string_view name(Recovery what) { return recovery_names[static_cast<std::size_t>(what)]; }

/// How far an activation is: nothing but a recovery test yet; on its way; after a transfer (L-Move 1).
enum class Stage : std::uint8_t { start, moving, acting };
inline constexpr std::array<std::string_view, 3> stage_names{"start", "moving", "acting"};
constexpr std::string_view name(Stage stage) { return stage_names[static_cast<std::size_t>(stage)]; }

struct Activation {
    GeneralId who = nobody; ///< nobody: none under way
    std::uint8_t moved = 0; ///< zones entered
    std::uint8_t extra = 0; ///< press-on tests taken
    Recovery recovered = Recovery::none;
    Stage stage = Stage::start;
};

enum class Card : std::uint8_t { hold, loose, charge, outflank, rally, banner };
inline constexpr std::size_t card_count = 6;
inline constexpr std::array<std::string_view, card_count> card_names{"hold",     "loose", "charge",
                                                                     "outflank", "rally", "banner"};
constexpr std::string_view name(Card card) { return card_names[static_cast<std::size_t>(card)]; }

enum class BattleMode : std::uint8_t { none, quick, result };

/// Most corps of a side in one battle, the flank corps included.
inline constexpr std::size_t most_corps = 17;

/// Commanders of the closing battle who are no field generals (L-Closing).
inline constexpr GeneralId rene = 0xf0;
inline constexpr GeneralId lieutenant = 0xf1;

/// One general's units in a quick battle (L-Quick 1).
struct Corps {
    GeneralId who = nobody;
    std::int16_t points = 0; ///< as it began
    std::uint8_t rank = 0;   ///< of its general, for ties
    std::uint8_t units = 0;  ///< at the start
    std::uint8_t knights = 0;
    std::uint8_t men = 0;
    std::uint8_t militia = 0;
    std::uint8_t lost = 0;
    bool flank = false;
    bool arrived = true;
    bool exhausted = false;
    [[nodiscard]] constexpr int left() const { return knights + men + militia; }
    /// Units that stand on the field.
    [[nodiscard]] constexpr int standing() const { return arrived ? left() : 0; }
};

struct Host {
    std::array<Corps, most_corps> corps{}; ///< C-in-C first, then by rank, the flank corps last
    std::uint8_t count = 0;
    std::array<std::uint8_t, card_count> hand{}; ///< cards left, by kind
    bool played = false;                         ///< a card this round
    Card card = Card::hold;
    Card as = Card::hold; ///< what it counts as
    std::uint8_t captains = 0;
    std::uint8_t pushed = 0;
    std::uint8_t breaks_at = 0;
    [[nodiscard]] constexpr int cards() const {
        int sum = 0;
        for (const std::uint8_t n : hand) {
            sum += n;
        }
        return sum;
    }
};

/// A pitched battle from the meeting to the promotions (L-Battle to L-After).
struct Battle {
    bool on = false;
    bool fled = false;
    bool closing = false;
    bool sallied = false;
    bool arrayed = false; ///< the hosts are drawn up for a quick battle
    bool decided = false;
    Side winner = Side::burgundy; ///< when decided
    Side offensive = Side::burgundy;
    BattleMode mode = BattleMode::none;
    ZoneId zone = no_zone;
    GeneralId attacker = nobody;
    std::array<GeneralId, most_corps> defenders{}; ///< by rank at the start
    std::uint8_t defender_count = 0;
    GeneralId joined = nobody; ///< garrison corps, or the general of a sally
    std::int16_t joined_points = 0;
    std::int16_t lent = 0; ///< leaderless points with him, now
    std::uint8_t round = 0;
    Side first = Side::burgundy; ///< shows his card first this round
    std::array<Host, 2> hosts{}; ///< by side
    /// Those who fought and what each lost, in the order of L-Array 5.
    std::array<GeneralId, 2 * most_corps> fought{};
    std::array<std::int16_t, 2 * most_corps> value{};
    std::uint8_t fought_count = 0;
    std::array<std::int16_t, 2> orphaned{-1, -1}; ///< by side: points that wait for a successor; -1: none
    std::bitset<most_generals> appointed{};       ///< in this battle: no promotion roll (L-After 5)
};

inline constexpr std::size_t most_pending = 20;
/// Stands for a castle's leaderless points among those who share a loss.
inline constexpr GeneralId garrison_share = 0xfe;

/// What the phase still asks for (the JSON's `pending`).
struct Pending {
    Side side = Side::burgundy;
    std::array<GeneralId, most_pending> who{};
    std::uint8_t count = 0;
    std::int16_t points = 0;
    ZoneId zone = no_zone;
    Zones choices = 0;
};

/// Why a loss is shared, and what goes on afterwards.
enum class LossFor : std::uint8_t { none, assault, retreat, stack };

enum class Ending : std::uint8_t { none, siege, closing, resigned, agreed };
inline constexpr std::array<std::string_view, 5> ending_names{"", "siege", "closing", "resigned", "agreed"};
constexpr std::string_view name(Ending ending) { return ending_names[static_cast<std::size_t>(ending)]; }

enum class Battles : std::uint8_t { ask, quick, result };
inline constexpr std::array<std::string_view, 3> battles_names{"ask", "auto", "result"};

struct Rules {
    Battles battles = Battles::ask;
    std::int16_t castle_cap = 10; ///< 0: none
    bool tries_bonus = false;     ///< L-Tired 2
};

struct State {
    std::array<General, most_generals> generals{};
    std::array<Castle, castle_count> castles{};
    std::uint8_t count = named; ///< of the generals
    Rules rules{};
    Phase phase = Phase::ranks;
    std::uint8_t turn = 0;
    std::int16_t vp = 0;
    Strike event{};                   ///< this turn's
    std::array<Strike, 2> striking{}; ///< still to be done, the first is asked for
    std::uint8_t strikes = 0;
    std::array<GeneralId, 2> picked{nobody, nobody};
    bool tested = false;       ///< the initiative dice of the picked have been rolled
    Side won = Side::burgundy; ///< by whom
    Activation active{};
    std::array<ZoneId, village_count + town_count> ravaged{};
    std::uint8_t ravaged_count = 0;
    Zones burnt = 0; ///< the same as a set
    Battle battle{};
    Pending pending{};
    LossFor loss_for = LossFor::none;
    std::array<bool, 2> bereaved{}; ///< lost a general for good this turn (L-Replace)
    std::array<std::int16_t, 2> unmustered{start_points[0], start_points[1]};
    std::uint8_t stack_at = 0;       ///< side and zone looked at next (L-Stack)
    GeneralId placed_after = nobody; ///< placed when the one asked about now stands
    Ending ending = Ending::none;
    Side winner = Side::burgundy; ///< nobody has won by agreement
};
static_assert(std::is_trivially_copyable_v<State>);

enum class Verb : std::uint8_t {
    roll,
    assault,
    battle_auto,
    battle_result,
    card,
    card_banner,
    end,
    enter,
    flee,
    garrison,
    join,
    leave,
    lose,
    move,
    muster,
    muster_default,
    no_join,
    pick,
    place,
    press_on,
    punish,
    ravage,
    ready,
    recover,
    resign,
    retreat,
    going_back,
    sally,
    siege,
    spare,
    stand,
    stay,
    take,
    transfer,
    try_again,
    unmuster
};

/// A result entered from the table (L-Array 5), by the place in the order of L-Array 5.
struct Outcome {
    std::array<std::int16_t, 2 * most_corps> lost{};
    std::uint64_t killed = 0;
    std::uint64_t captured = 0;
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// One action. In lists `most` may be above `n`: any number between them can be chosen. An action that is
/// played has n == most.
struct Action {
    Verb verb = Verb::roll;
    GeneralId who = nobody;
    GeneralId with = nobody; ///< the other of a transfer
    ZoneId zone = no_zone;   ///< where to; of a castle for a garrison at the muster
    std::int16_t n = 0;
    std::int16_t most = 0;
    bool inside = false;
    Side side = Side::burgundy; ///< who resigns, or has won
    Card card = Card::hold;
    bool open = false;                    ///< a result still to be filled in
    std::bitset<most_generals> friends{}; ///< named besides `who`
    Outcome outcome{};
    friend bool operator==(const Action&, const Action&) = default;
};

/// An action of a general, or of nobody in particular.
inline Action act(Verb verb, GeneralId who = nobody) {
    Action action;
    action.verb = verb;
    action.who = who;
    return action;
}

/// An action of a general that leads to a zone.
inline Action to(Verb verb, GeneralId who, ZoneId zone) {
    Action action = act(verb, who);
    action.zone = zone;
    return action;
}

/// A list of actions; it keeps its memory when it is cleared.
class ActionList {
  public:
    void clear() { actions_.clear(); }
    void add(const Action& action) { actions_.push_back(action); }
    [[nodiscard]] std::size_t size() const { return actions_.size(); }
    [[nodiscard]] bool empty() const { return actions_.empty(); }
    [[nodiscard]] const Action& operator[](std::size_t i) const { return actions_[i]; }
    [[nodiscard]] const Action* begin() const { return actions_.data(); }
    [[nodiscard]] const Action* end() const { return actions_.data() + actions_.size(); }
    [[nodiscard]] Action* begin() { return actions_.data(); }
    [[nodiscard]] Action* end() { return actions_.data() + actions_.size(); }

  private:
    std::vector<Action> actions_;
};

} // namespace disfida::lorraine
