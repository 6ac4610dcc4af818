#include "lorraine/look.hpp"

namespace disfida::lorraine {

Decider decider(const State& state) {
    const auto owner = [&](GeneralId who) { return Decider{true, state.generals[who].side}; };
    switch (state.phase) {
    case Phase::muster_french:
        return {true, Side::french};
    case Phase::muster_burgundy:
        return {true, Side::burgundy};
    case Phase::pick: {
        const bool burgundy = has_waiting(state, Side::burgundy);
        const bool french = has_waiting(state, Side::french);
        if (burgundy && french) {
            return {true, state.picked[0] == nobody ? Side::burgundy : Side::french};
        }
        return {true, burgundy ? Side::burgundy : Side::french};
    }
    case Phase::event:
        return state.striking[0].what == Happening::indiscipline ? owner(state.striking[0].who) : Decider{};
    case Phase::activate:
        return owner(state.active.who);
    case Phase::stand:
        return {true, defensive(state.battle)};
    case Phase::join:
    case Phase::mode:
        return {true, state.battle.offensive};
    case Phase::card: {
        const Side first = state.battle.first;
        const Host& host = state.battle.hosts[index(first)];
        return {true, host.played || host.cards() == 0 ? other(first) : first};
    }
    case Phase::retreat:
    case Phase::losses:
    case Phase::going_back:
    case Phase::place:
        return {true, state.pending.side};
    default:
        return {};
    }
}

std::string id_of(const Tables& tables, const State& state, GeneralId who, Side side) {
    if (who == rene) {
        return "rene";
    }
    if (who == lieutenant) {
        return "lieutenant";
    }
    if (who == garrison_share) {
        return "garrison";
    }
    if (who < named) {
        return tables.generals[who].id;
    }
    const Side whose = who < state.count ? state.generals[who].side : side;
    return std::string(whose == Side::burgundy ? "captain-b" : "captain-f") +
           std::to_string(captain_number(state, whose, who));
}

GeneralId find_general(const Tables& tables, const State& state, std::string_view id) {
    for (std::size_t i = 0; i < state.count; ++i) {
        const auto who = static_cast<GeneralId>(i);
        if (who < named ? tables.generals[who].id == id : id_of(tables, state, who) == id) {
            return who;
        }
    }
    return nobody;
}

} // namespace disfida::lorraine
