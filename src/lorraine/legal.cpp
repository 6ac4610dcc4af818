#include "lorraine/legal.hpp"

#include <algorithm>
#include <string>

#include "lorraine/activation.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/notation.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

namespace {

void add_range(ActionList& out, Action action, int low, int high) {
    if (low <= high) {
        action.n = static_cast<std::int16_t>(low);
        action.most = static_cast<std::int16_t>(high);
        out.add(action);
    }
}

template <class Each> void for_zones(Zones zones, const Each& each) {
    for (; zones != 0; zones &= zones - 1) {
        each(static_cast<ZoneId>(std::countr_zero(zones)));
    }
}

/// Few and rare: sorted by their words.
void sort_by_text(const Tables& tables, const State& state, ActionList& out) {
    std::vector<std::pair<std::string, Action>> lines;
    for (const Action& action : out) {
        lines.emplace_back(text(tables, state, action), action);
    }
    std::sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    out.clear();
    for (const auto& line : lines) {
        out.add(line.second);
    }
}

void list_french_muster(const Tables& tables, const State& state, ActionList& out) {
    const GeneralId who = next_to_muster(state, Side::french);
    const int left = left_for_castles(tables, state);
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneId zone = tables.castles[i];
        const int room = room_in(tables, state, zone);
        if (state.castles[i].garrison == 0) {
            add_range(out, to(Verb::garrison, nobody, zone), 1, std::min(room, left));
        }
        if (who != nobody) {
            Action action = to(Verb::muster, who, zone);
            add_range(out, action, least_army, std::min(most_army, left));
            action.inside = true;
            add_range(out, action, least_army, std::min({most_army, left, room}));
        }
    }
    bool towns_full = true;
    for (const ZoneId town : tables.towns) {
        const int there = mustered_in(state, town);
        towns_full = towns_full && there == town_points;
        for (const int points : {town_points / 2, town_points}) {
            if (who != nobody && there + points <= town_points) {
                add_range(out, to(Verb::muster, who, town), points, points);
            }
        }
    }
    out.add(act(Verb::muster_default));
    if (who == nobody && towns_full && left == 0) {
        out.add(act(Verb::ready));
    }
    if (state.unmustered[index(Side::french)] < start_points[index(Side::french)]) {
        out.add(act(Verb::unmuster));
    }
    sort_by_text(tables, state, out);
}

void list_burgundian_muster(const Tables& tables, const State& state, ActionList& out) {
    const GeneralId who = next_to_muster(state, Side::burgundy);
    const int left = state.unmustered[index(Side::burgundy)];
    if (who != nobody) {
        const int later = static_cast<int>(roster_size) - 1 - who;
        add_range(out, act(Verb::muster, who), std::max(least_army, left - most_army * later),
                  std::min(most_army, left - least_army * later));
    } else {
        out.add(act(Verb::ready));
    }
    out.add(act(Verb::muster_default));
    if (left < start_points[index(Side::burgundy)]) {
        out.add(act(Verb::unmuster));
    }
    sort_by_text(tables, state, out);
}

/// A siege or an assault for each set of friends that makes it up (L-Siege 2, 3; L-Assault 1, 2).
void list_storms(const Tables& tables, const State& state, Verb verb, ActionList& out) {
    const GeneralId who = state.active.who;
    const General& general = state.generals[who];
    const int needed = 2 * garrison_of(tables, state, general.zone);
    const Group friends = by_name(tables, state, general.side, [&](const General& other) {
        return waiting(other) && !other.inside && other.zone == general.zone;
    });
    const std::size_t first = out.size();
    constexpr std::size_t most_friends = 12; // 4096 sets: more never stand in one zone
    const std::size_t count = std::min<std::size_t>(friends.count, most_friends);
    for (std::size_t set = 0; set < std::size_t{1} << count; ++set) {
        Action action = act(verb, who);
        int points = general.points;
        int best = general.rank;
        for (std::size_t i = 0; i < count; ++i) {
            if ((set >> i & 1U) != 0) {
                const General& other = state.generals[friends[i]];
                action.friends.set(friends[i]);
                points += other.points;
                best = std::min<int>(best, other.rank);
            }
        }
        bool allowed = points >= needed;
        if (verb == Verb::assault) {
            allowed = allowed && (!general.estranged || general.rank == best);
            for (std::size_t i = 0; i < count; ++i) {
                const General& other = state.generals[friends[i]];
                allowed = allowed && ((set >> i & 1U) == 0 || !other.estranged || other.rank == best);
            }
        }
        if (allowed) {
            out.add(action);
        }
    }
    if (count > 0 && out.size() - first > 1) {
        std::sort(out.begin() + first, out.end(), [&](const Action& a, const Action& b) {
            return text(tables, state, a) < text(tables, state, b);
        });
    }
}

/// The friends with whom an active general may try to exchange points (L-Transfer 1).
Group partners(const Tables& tables, const State& state) {
    const General& general = state.generals[state.active.who];
    return by_name(tables, state, general.side, [&](const General& other) {
        return &other != &general && on_map(other) && other.zone == general.zone &&
               other.inside == general.inside && !other.estranged;
    });
}

/// Both ways with each partner; sorted, since the active general stands first in one, second in the other.
void list_transfers(const Tables& tables, const State& state, ActionList& out) {
    const GeneralId who = state.active.who;
    const General& general = state.generals[who];
    if (state.active.stage == Stage::acting || general.estranged) {
        return;
    }
    const Group friends = partners(tables, state);
    const int own = name_key(tables, state, who);
    const auto to_active = [&](GeneralId from) {
        Action action = act(Verb::transfer, from);
        action.with = who;
        add_range(out, action, 1, state.generals[from].points - 1);
    };
    const auto before = [&](GeneralId id) { return name_key(tables, state, id) < own; };
    for (const GeneralId id : friends) {
        if (before(id)) {
            to_active(id);
        }
    }
    for (const GeneralId id : friends) {
        Action action = act(Verb::transfer, who);
        action.with = id;
        add_range(out, action, 1, general.points - 1);
    }
    for (const GeneralId id : friends) {
        if (!before(id)) {
            to_active(id);
        }
    }
}

void list_inside(const Tables& tables, const State& state, ActionList& out) {
    const GeneralId who = state.active.who;
    const General& general = state.generals[who];
    const Castle& castle = *castle_in(tables, state, general.zone);
    out.add(act(Verb::end, who));
    if (has(held(state, other(general.side)), general.zone)) { // L-Castle 5
        if (state.active.stage == Stage::start) {
            out.add(act(Verb::sally, who));
            add_range(out, act(Verb::sally, who), 1, castle.garrison);
        }
        return;
    }
    const bool on_the_way = state.active.stage != Stage::acting;
    if (on_the_way) {
        add_range(out, act(Verb::garrison, who), 1, general.points - 1);
        out.add(act(Verb::leave, who));
        for_zones(tables.zone(general.zone).neighbours,
                  [&](ZoneId zone) { out.add(to(Verb::move, who, zone)); });
    }
    if (!general.estranged) {
        add_range(out, act(Verb::take, who), 1, castle.garrison - castle.placed);
    }
    list_transfers(tables, state, out);
}

void list_outside(const Tables& tables, const State& state, ActionList& out) {
    const GeneralId who = state.active.who;
    const General& general = state.generals[who];
    const Activation& active = state.active;
    const bool fresh_start = active.stage == Stage::start;
    const bool on_the_way = active.stage != Stage::acting;
    const Castle* castle = castle_in(tables, state, general.zone);
    const Castle* own =
        castle != nullptr && castle->owner == general.side && !besieged(*castle) ? castle : nullptr;
    const bool storms = castle != nullptr && castle->owner != general.side && !castle->used;
    if (storms) {
        list_storms(tables, state, Verb::assault, out);
    }
    out.add(act(Verb::end, who));
    if (own != nullptr) {
        const int room = room_in(tables, state, general.zone);
        if (general.points <= room) {
            out.add(act(Verb::enter, who));
        }
        if (on_the_way) {
            add_range(out, act(Verb::garrison, who), 1, std::min(general.points - 1, room));
        }
    }
    if (on_the_way && active.moved == 0) {
        for_zones(tables.zone(general.zone).neighbours,
                  [&](ZoneId zone) { out.add(to(Verb::move, who, zone)); });
    } else if (on_the_way && !general.exhausted && (!general.estranged || general.beloved)) {
        for_zones(tables.zone(general.zone).neighbours,
                  [&](ZoneId zone) { out.add(to(Verb::press_on, who, zone)); });
    }
    if (fresh_start && active.recovered == Recovery::none) {
        const int worth = tables.worth(general.zone);
        const int needed =
            tables.zone(general.zone).kind == ZoneKind::town ? tables.ravage_town : tables.ravage_village;
        if (general.side == Side::burgundy && worth > 0 && !has(state.burnt, general.zone) &&
            general.points >= needed) {
            out.add(act(Verb::ravage, who));
        }
        if (general.exhausted && !general.estranged && in_supply(tables, state, general)) {
            out.add(act(Verb::recover, who));
        }
    }
    if (storms) {
        list_storms(tables, state, Verb::siege, out);
    }
    if (own != nullptr && !general.estranged) {
        add_range(out, act(Verb::take, who), 1, own->garrison - own->placed);
    }
    list_transfers(tables, state, out);
    if (fresh_start && active.recovered == Recovery::failed && !general.estranged &&
        further_tries(tables, state, general) > 0) {
        out.add(act(Verb::try_again, who));
    }
}

void list_cards(const State& state, ActionList& out) {
    const Side side = decider(state).side;
    const Host& host = state.battle.hosts[index(side)];
    constexpr std::array by_text{Card::charge, Card::hold, Card::loose, Card::outflank, Card::rally};
    const auto show = [&](Verb verb, Card card) {
        Action action = act(verb);
        action.card = card;
        out.add(action);
    };
    if (host.hand[static_cast<std::size_t>(Card::banner)] > 0) {
        for (const Card card : by_text) {
            show(Verb::card_banner, card);
        }
    }
    for (const Card card : by_text) {
        if (host.hand[static_cast<std::size_t>(card)] > 0) {
            show(Verb::card, card);
        }
    }
}

void list_modes(const State& state, ActionList& out) {
    if (state.rules.battles != Battles::result) {
        out.add(act(Verb::battle_auto));
    }
    if (state.rules.battles == Battles::quick) {
        return;
    }
    Action result = act(Verb::battle_result);
    if (!state.battle.closing) {
        result.open = true;
        result.side = state.battle.offensive;
        out.add(result);
        return;
    }
    for (const Side side : both_sides) {
        result.side = side;
        out.add(result);
    }
}

void list_verbs(ActionList& out, std::initializer_list<Verb> verbs, GeneralId who = nobody) {
    for (const Verb verb : verbs) {
        out.add(act(verb, who));
    }
}

} // namespace

void legal(const Tables& tables, const State& state, ActionList& out) {
    out.clear();
    switch (state.phase) {
    case Phase::muster_french:
        return list_french_muster(tables, state, out);
    case Phase::muster_burgundy:
        return list_burgundian_muster(tables, state, out);
    case Phase::pick:
        for (const GeneralId who : by_name(tables, state, decider(state).side, waiting)) {
            out.add(act(Verb::pick, who));
        }
        return;
    case Phase::event:
        if (state.striking[0].what == Happening::indiscipline) {
            return list_verbs(out, {Verb::punish, Verb::spare});
        }
        return list_verbs(out, {Verb::roll});
    case Phase::activate:
        return state.generals[state.active.who].inside ? list_inside(tables, state, out)
                                                       : list_outside(tables, state, out);
    case Phase::stand:
        return list_verbs(out, {Verb::flee, Verb::stand});
    case Phase::join: {
        const GeneralId who = helper(tables, state);
        const Castle& castle = *castle_in(tables, state, state.battle.zone);
        add_range(out, act(Verb::join, who), 1, state.generals[who].points + castle.garrison);
        return list_verbs(out, {Verb::no_join});
    }
    case Phase::mode:
        return list_modes(state, out);
    case Phase::card:
        return list_cards(state, out);
    case Phase::retreat:
        return for_zones(state.pending.choices,
                         [&](ZoneId zone) { out.add(to(Verb::retreat, nobody, zone)); });
    case Phase::losses: {
        const Share share = share_of_first(tables, state);
        return add_range(out, act(Verb::lose, state.pending.who[0]), share.least, share.most);
    }
    case Phase::going_back:
        return list_verbs(out, {Verb::going_back, Verb::stay}, state.battle.joined);
    case Phase::place:
        return for_zones(state.pending.choices,
                         [&](ZoneId zone) { out.add(to(Verb::place, state.pending.who[0], zone)); });
    case Phase::over:
        return;
    default:
        return list_verbs(out, {Verb::roll});
    }
}

bool possible(const State& state, Side winner, const Outcome& outcome) {
    const Battle& battle = state.battle;
    if ((outcome.killed & outcome.captured) != 0) {
        return false;
    }
    const std::uint64_t there = (std::uint64_t{1} << battle.fought_count) - 1;
    if (((outcome.killed | outcome.captured) & ~there) != 0) {
        return false;
    }
    for (std::size_t i = 0; i < outcome.lost.size(); ++i) {
        const int most = i < battle.fought_count ? state.generals[battle.fought[i]].points : 0;
        if (outcome.lost[i] < 0 || outcome.lost[i] > most) {
            return false;
        }
        const bool captured = (outcome.captured >> i & 1U) != 0;
        if (captured && state.generals[battle.fought[i]].side == winner) {
            return false;
        }
    }
    return true;
}

bool is_legal(const Tables& tables, const State& state, const Action& action) {
    if (action.verb == Verb::resign) {
        return state.phase != Phase::over;
    }
    if (action.open || action.n != action.most) {
        return false;
    }
    ActionList list;
    legal(tables, state, list);
    return std::any_of(list.begin(), list.end(), [&](const Action& line) {
        if (line.verb != action.verb) {
            return false;
        }
        if (line.verb == Verb::battle_result && line.open) {
            return possible(state, action.side, action.outcome);
        }
        Action same = line;
        same.n = action.n;
        same.most = action.most;
        return same == action && action.n >= line.n && action.n <= line.most;
    });
}

} // namespace disfida::lorraine
