// A loss is shared by its owner, one general after the other (section 20, Sharing a loss).
#pragma once

#include "lorraine/play.hpp"

namespace disfida::lorraine {

/// The most one of those who share can lose: a general keeps 1 except in a retreat through the enemy.
inline int bears(const Tables& tables, const State& state, GeneralId who) {
    if (who == garrison_share) {
        return castle_in(tables, state, state.pending.zone)->garrison;
    }
    return std::max(0, state.generals[who].points - (state.loss_for == LossFor::retreat ? 0 : 1));
}

/// The least and the most the first of those asked can take: what the later ones cannot bear is his.
struct Share {
    int least = 0;
    int most = 0;
};
inline Share share_of_first(const Tables& tables, const State& state) {
    const Pending& pending = state.pending;
    int later = 0;
    for (std::size_t i = 1; i < pending.count; ++i) {
        later += bears(tables, state, pending.who[i]);
    }
    const int own = bears(tables, state, pending.who[0]);
    return {std::clamp(pending.points - later, 0, own), std::min<int>(pending.points, own)};
}

/// The first of those asked takes his share.
template <class P> void take_share(P& play, int points) {
    Pending& pending = play.state.pending;
    const GeneralId who = pending.who[0];
    if (who == garrison_share) {
        take_out(*castle_in(play.tables, play.state, pending.zone), points);
    } else {
        General& general = play.general(who);
        general.points = static_cast<std::int16_t>(general.points - points);
    }
    if (points > 0) {
        play.tell([&] {
            return Event("loses", "L-Stack")
                .with("general", play.id(who))
                .with("points", points)
                .with("left", who == garrison_share
                                  ? int{castle_in(play.tables, play.state, pending.zone)->garrison}
                                  : int{play.general(who).points});
        });
    }
    pending.points = static_cast<std::int16_t>(pending.points - points);
    --pending.count;
    for (std::size_t i = 0; i < pending.count; ++i) {
        pending.who[i] = pending.who[i + 1];
    }
}

/// Asks where there is a choice, else goes on; a share without a choice is taken without an action.
template <class P> void go_on_sharing(P& play) {
    State& state = play.state;
    while (state.pending.count > 0) {
        const Share share = share_of_first(play.tables, state);
        if (share.least < share.most) {
            state.phase = Phase::losses;
            return;
        }
        take_share(play, share.most);
    }
    const LossFor why = state.loss_for;
    state.loss_for = LossFor::none;
    switch (why) {
    case LossFor::retreat:
        after_crossing(play);
        return;
    case LossFor::stack:
        state.pending = {};
        go_on_stacking(play);
        return;
    default:
        state.pending = {};
        next_pick(play);
        return;
    }
}

/// A loss to be shared in this order; what nobody can bear is waived.
template <class P>
void share_loss(P& play, LossFor why, Side side, const Group& group, int points, ZoneId zone) {
    State& state = play.state;
    state.loss_for = why;
    state.pending = {};
    state.pending.side = side;
    state.pending.zone = zone;
    int most = 0;
    for (const GeneralId who : group) {
        if (state.pending.count < most_pending) {
            state.pending.who[state.pending.count++] = who;
            most += bears(play.tables, state, who);
        }
    }
    state.pending.points = static_cast<std::int16_t>(std::min(points, most));
    if (why == LossFor::assault) {
        play.sink.note(1, state.pending.points);
    }
    go_on_sharing(play);
}

} // namespace disfida::lorraine
