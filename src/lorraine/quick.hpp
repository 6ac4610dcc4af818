// The quick battle, played on the screen with cards and dice (L-Quick).
#pragma once

#include "lorraine/play.hpp"

namespace disfida::lorraine {

/// Whether a card beats another one, which then does nothing (L-Quick 5b).
constexpr bool beats(Card card, Card other) {
    return (card == Card::charge && other == Card::loose) || (card == Card::loose && other == Card::hold) ||
           (card == Card::hold && other == Card::charge);
}

/// Whether a side's card of this round does what it says.
constexpr bool works(const Host& host, const Host& enemy, Card card) {
    return host.played && host.as == card && !(enemy.played && beats(enemy.as, card));
}

constexpr int standing(const Host& host) {
    int sum = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        sum += host.corps[i].standing();
    }
    return sum;
}
constexpr int units_of(const Host& host) {
    int sum = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        sum += host.corps[i].units;
    }
    return sum;
}
constexpr int lost_of(const Host& host) {
    int sum = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        sum += host.corps[i].lost;
    }
    return sum;
}

/// Units of so many points where the larger side has so many (L-Quick 1).
inline int units_in(const Tables& tables, int points, int larger) {
    return std::max(1, (2 * tables.battle.units * points + larger) / (2 * larger));
}

/// How many dice a side throws this round (L-Quick 5d).
constexpr int dice_of(const BattleTables& quick, const Host& host, const Host& enemy) {
    const int own = standing(host);
    const int theirs = standing(enemy);
    if (own == 0) {
        return 0;
    }
    int dice = std::min(quick.dice, own);
    dice += own * quick.overlap[1] >= theirs * quick.overlap[0] ? 1 : 0;
    dice += own * quick.great_overlap[1] >= theirs * quick.great_overlap[0] ? 1 : 0;
    if (host.played && host.as == Card::outflank) {
        dice += own > theirs ? 2 : 1;
    }
    return std::max(quick.least_dice, dice - host.pushed);
}

enum class Troop : std::uint8_t { knights, men, militia };

/// Who throws the die of that number (L-Quick 5d).
constexpr Troop troop_of(const BattleTables& quick, const Host& host, int die) {
    int knights = 0;
    int men = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        if (host.corps[i].arrived) {
            knights += host.corps[i].knights;
            men += host.corps[i].men;
        }
    }
    const int first = std::min(quick.first_knights, knights);
    if (die < first) {
        return Troop::knights;
    }
    if (die < first + men) {
        return Troop::men;
    }
    return die < knights + men ? Troop::knights : Troop::militia;
}

/// Faces of a battle die.
inline constexpr int flag_face = 1;
inline constexpr int helmet_face = 2;

/// What a die does: 1 flag, 2 helmet, 3 nothing, 6 a hit (L-Quick 5e).
constexpr int die_does(int face, Troop troop, bool loose, bool charge) {
    const bool hit = face == 6 ||
                     (face == 5 && (troop == Troop::knights || (troop == Troop::men && loose))) ||
                     (face == 4 && troop == Troop::knights && charge);
    return hit ? 6 : face == flag_face || face == helmet_face ? face : 3;
}

/// A side's dice of one round, as they count.
struct Volley {
    std::vector<std::int64_t> shown;
    int dice = 0;
    int hits = 0; ///< helmets that captains turned included
    int flags = 0;
    int helmets = 0;
    std::vector<std::int64_t> troops; ///< whose die each of them is, as Troop
};

template <class P> Volley throw_volley(P& play, const Host& host, const Host& enemy) {
    const BattleTables& quick = play.tables.battle;
    Volley volley;
    volley.dice = dice_of(quick, host, enemy);
    const bool loose = works(host, enemy, Card::loose);
    const bool charge = works(host, enemy, Card::charge);
    for (int i = 0; i < volley.dice; ++i) {
        const Troop troop = troop_of(quick, host, i);
        const int face = play.dice.face(play.roll(host.corps[0].who, mark("the fighting"), "L-Quick"),
                                        [&](int f) { return die_does(f, troop, loose, charge); });
        const int does = die_does(face, troop, loose, charge);
        volley.hits += does == 6 ? 1 : 0;
        volley.flags += does == flag_face ? 1 : 0;
        volley.helmets += does == helmet_face ? 1 : 0;
        if constexpr (std::remove_reference_t<decltype(play.sink)>::talks) {
            volley.shown.push_back(face);
            volley.troops.push_back(static_cast<std::int64_t>(troop));
        }
    }
    volley.hits += std::min<int>(volley.helmets, host.captains);
    return volley;
}

/// The corps on the field that most of something is true of; the lower rank among equals; none above 0: null.
template <class Measure> Corps* most(Host& host, const Measure& measure) {
    Corps* best = nullptr;
    int highest_measure = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        Corps& corps = host.corps[i];
        const int value = measure(i);
        if (value > 0 && corps.arrived &&
            (best == nullptr || value > highest_measure ||
             (value == highest_measure && corps.rank > best->rank))) {
            best = &corps;
            highest_measure = value;
        }
    }
    return best;
}

/// A corps loses a unit to a hit (L-Quick 5f).
constexpr void lose_unit(const BattleTables& quick, Corps& corps) {
    ++corps.lost;
    if (corps.knights > 0 && (corps.lost % quick.knight_every == 0 || corps.men + corps.militia == 0)) {
        --corps.knights;
    } else if (corps.men > 0) {
        --corps.men;
    } else if (corps.militia > 0) {
        --corps.militia;
    }
}

/// What a side suffers from a volley (L-Quick 5f). `tired`: exhausted corps take flags twice.
inline void suffer(const BattleTables& quick, Host& host, int hits, int flags, bool holds, bool tired) {
    if (holds) {
        flags = 0;
        hits -= hits >= 2 ? 1 : 0;
    }
    for (; hits > 0; --hits) {
        Corps* corps = most(host, [&](std::size_t i) { return host.corps[i].left(); });
        if (corps == nullptr) {
            break;
        }
        lose_unit(quick, *corps);
    }
    std::array<int, most_corps> pushes{};
    host.pushed = 0;
    for (; flags > 0; --flags) {
        Corps* corps = most(host, [&](std::size_t i) { return host.corps[i].left() - pushes[i]; });
        if (corps == nullptr) {
            break;
        }
        for (int times = tired && corps->exhausted ? 2 : 1; times > 0; --times) {
            if (corps->militia > 0) {
                --corps->militia;
                ++corps->lost;
            } else {
                host.pushed = static_cast<std::uint8_t>(std::min(quick.pushed, host.pushed + 1));
                ++pushes[static_cast<std::size_t>(corps - host.corps.data())];
            }
        }
    }
}

/// Whether every corps of both sides, flank corps included, is exhausted: then nobody minds (L-Array 4).
constexpr bool all_exhausted(const Battle& battle) {
    for (const Host& host : battle.hosts) {
        for (std::size_t i = 0; i < host.count; ++i) {
            if (!host.corps[i].exhausted) {
                return false;
            }
        }
    }
    return true;
}

/// A side has lost so much more of its units: above 0 when the first has lost the larger share.
constexpr int compare_shares(const Host& a, const Host& b) {
    return lost_of(a) * units_of(b) - lost_of(b) * units_of(a);
}

/// The value in points of a corps' units lost (L-Quick 7).
constexpr int value_lost(const Corps& corps) {
    return corps.units == 0 ? 0 : corps.points * corps.lost / corps.units;
}

/// Skill of a side's commander, in the closing battle too (L-Closing).
Skill chief_skill(const State& state, GeneralId who);

/// The side that has lost when night falls (L-Quick 6).
inline Side loser_at_night(const State& state) {
    const Battle& battle = state.battle;
    const Side attacker = battle.offensive;
    const Host& own = battle.hosts[index(attacker)];
    const Host& enemy = battle.hosts[index(other(attacker))];
    const int shares = compare_shares(own, enemy);
    if (shares != 0) {
        return shares > 0 ? attacker : other(attacker);
    }
    const Skill ours = chief_skill(state, own.corps[0].who);
    const Skill theirs = chief_skill(state, enemy.corps[0].who);
    return theirs < ours ? other(attacker) : attacker;
}

/// Units and knights of the corps of one side, from the points of all (L-Quick 1).
void draw_up(const Tables& tables, State& state, Side side, int larger);

/// Points of a side in the battle, and of the larger one.
int battle_points(const State& state, Side side);

template <class P> void unreliable_dice(P& play, Host& host) {
    for (std::size_t i = 1; i < host.count; ++i) {
        Corps& corps = host.corps[i];
        const int knights = corps.knights;
        std::vector<std::int64_t> shown;
        for (int unit = 0; unit < corps.units; ++unit) {
            const int die = play.dice.die_above(play.roll(corps.who, mark("his unreliable men"), "L-Quick"),
                                                play.tables.battle.unreliable);
            if (die <= play.tables.battle.unreliable) {
                --(unit < knights ? corps.knights : corps.men);
                ++corps.militia;
            }
            if constexpr (std::remove_reference_t<decltype(play.sink)>::talks) {
                shown.push_back(die);
            }
        }
        play.tell([&] {
            return Event("unreliable", "L-Quick")
                .with("general", play.id(corps.who))
                .with("dice", std::move(shown))
                .with("knights", int{corps.knights})
                .with("men", int{corps.men})
                .with("militia", int{corps.militia});
        });
    }
}

template <class P> void deal_cards(P& play, Side side, Host& host) {
    const int count = play.tables.cards_of(chief_skill(play.state, host.corps[0].who));
    std::vector<std::int64_t> shown;
    for (int i = 0; i < count; ++i) {
        const int die = play.dice.die(play.roll(host.corps[0].who, mark("a command card"), "L-Quick"));
        ++host.hand[static_cast<std::size_t>(die - 1)];
        if constexpr (std::remove_reference_t<decltype(play.sink)>::talks) {
            shown.push_back(die);
        }
    }
    play.tell([&] {
        return Event("hand", "L-Quick")
            .with("side", name(side))
            .with("general", play.id(host.corps[0].who))
            .with("dice", std::move(shown));
    });
}

/// Cards are shown, or all are and it comes to blows (L-Quick 5b, 5c).
template <class P> void go_on_with_cards(P& play) {
    State& state = play.state;
    Battle& battle = state.battle;
    for (const Host& host : battle.hosts) {
        if (!host.played && host.cards() > 0) {
            state.phase = Phase::card;
            return;
        }
    }
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        Host& host = battle.hosts[index(side)];
        if (!host.played || host.as != Card::rally) {
            continue;
        }
        host.pushed = 0;
        Corps* corps = nullptr; // that lost most; the higher rank among equals
        for (std::size_t i = 0; i < host.count; ++i) {
            Corps& one = host.corps[i];
            if (one.arrived && one.lost > 0 &&
                (corps == nullptr || one.lost > corps->lost ||
                 (one.lost == corps->lost && one.rank < corps->rank))) {
                corps = &one;
            }
        }
        if (corps != nullptr) {
            --corps->lost;
            ++corps->men;
        }
        play.tell([&] {
            Event event("rallies", "L-Quick");
            event.with("side", name(side));
            if (corps != nullptr) {
                event.with("general", play.id(corps->who));
            }
            return event;
        });
    }
    state.phase = Phase::clash;
}

template <class P> void begin_round(P& play) {
    State& state = play.state;
    Battle& battle = state.battle;
    ++battle.round;
    battle.first = battle.round % 2 == 1 ? battle.offensive : other(battle.offensive);
    for (Host& host : battle.hosts) {
        host.played = false;
    }
    const Host& host = battle.hosts[index(battle.offensive)];
    const Corps& last = host.corps[host.count - 1U];
    if (battle.round > 1 && last.flank && !last.arrived) {
        state.phase = Phase::flank;
    } else {
        go_on_with_cards(play);
    }
}

template <class P> void roll_flank(P& play) {
    Host& host = play.state.battle.hosts[index(play.state.battle.offensive)];
    Corps& corps = host.corps[host.count - 1U];
    const int needed = play.tables.battle.arrival;
    const int die = play.test(corps.who, needed, mark("the arrival on the flank"), "L-Quick");
    corps.arrived = die >= needed;
    play.tell([&] {
        return Event("flank", "L-Quick")
            .with("general", play.id(corps.who))
            .with("die", die)
            .with("needed", needed)
            .with("arrived", bool{corps.arrived});
    });
    go_on_with_cards(play);
}

template <class P> void play_card(P& play, Card card, Card as) {
    Battle& battle = play.state.battle;
    Side side = battle.first;
    if (battle.hosts[index(side)].played || battle.hosts[index(side)].cards() == 0) {
        side = other(side);
    }
    Host& host = battle.hosts[index(side)];
    --host.hand[static_cast<std::size_t>(card)];
    host.played = true;
    host.card = card;
    host.as = as;
    play.tell([&] {
        return Event("card", "L-Quick")
            .with("side", name(side))
            .with("card", name(card))
            .with("as", name(as));
    });
    go_on_with_cards(play);
}

template <class P> void win_quick(P& play, Side loser);

/// The dice of a round and what they do; then the battle is over or goes on (L-Quick 5d to 6).
template <class P> void clash(P& play) {
    State& state = play.state;
    Battle& battle = state.battle;
    const BattleTables& quick = play.tables.battle;
    const Side attacker = battle.offensive;
    Host& attackers = battle.hosts[index(attacker)];
    Host& defenders = battle.hosts[index(other(attacker))];
    const Volley first = throw_volley(play, attackers, defenders);
    const Volley second = throw_volley(play, defenders, attackers);
    const bool attackers_hold = works(attackers, defenders, Card::hold);
    const bool defenders_hold = works(defenders, attackers, Card::hold);
    const bool tired = !all_exhausted(battle);
    suffer(quick, defenders, first.hits, first.flags, defenders_hold, tired);
    suffer(quick, attackers, second.hits, second.flags, attackers_hold, tired);
    for (const auto* volley : {&first, &second}) {
        play.tell([&] {
            const Side side = volley == &first ? attacker : other(attacker);
            const Host& own = volley == &first ? attackers : defenders;
            const Host& target = volley == &first ? defenders : attackers;
            const auto shows = [](const Host& host) {
                return host.played ? name(host.as) : std::string_view();
            };
            return Event("volley", "L-Quick")
                .with("side", name(side))
                .with("dice", volley->shown)
                .with("hits", volley->hits)
                .with("flags", volley->flags)
                .with("held", volley == &first ? defenders_hold : attackers_hold)
                .with("enemy_lost", lost_of(target))
                .with("enemy_breaks", int{target.breaks_at})
                .with("enemy_pushed", int{target.pushed})
                .with("enemy_stands", standing(target))
                .with("card", shows(own))
                .with("against", shows(target))
                .with("troops", volley->troops)
                .with("captains", int{own.captains});
        });
    }
    const bool attackers_broken = lost_of(attackers) >= attackers.breaks_at;
    const bool defenders_broken = lost_of(defenders) >= defenders.breaks_at;
    const int shares = compare_shares(attackers, defenders);
    if (attackers_broken != defenders_broken) {
        win_quick(play, attackers_broken ? attacker : other(attacker));
    } else if (attackers_broken && shares != 0) {
        win_quick(play, shares > 0 ? attacker : other(attacker));
    } else if (battle.round >= quick.rounds || (standing(attackers) == 0 && standing(defenders) == 0)) {
        play.tell([&] { return Event("night", "L-Quick").with("round", int{battle.round}); });
        win_quick(play, loser_at_night(state));
    } else {
        begin_round(play);
    }
}

} // namespace disfida::lorraine
