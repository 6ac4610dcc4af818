#include "iliad/json.hpp"

#include <nlohmann/json.hpp>

#include "iliad/odds.hpp"

namespace disfida::iliad {

namespace {

using Json = nlohmann::ordered_json;

const std::string& id(const Tables& tables, const State& state, WarriorId who) {
    return tables.info(state.roster[who].info).id;
}

Json result_json(const Tables& tables, const State& state) {
    if (state.phase != Phase::over) {
        return nullptr;
    }
    Json result;
    result["winner"] = state.winner == Winner::draw   ? "draw"
                       : state.winner == Winner::left ? name(Side::left)
                                                      : name(Side::right);
    result["by"] = name(state.ending);
    if (state.mode == Mode::tourney && state.bouts[state.bout].winner != nobody) {
        result["champion"] = id(tables, state, state.bouts[state.bout].winner);
    }
    return result;
}

Json warrior_json(const Tables& tables, const Warrior& warrior) {
    Json json;
    json["id"] = tables.info(warrior.info).id;
    json["side"] = name(warrior.side);
    json["kind"] = is_hero(tables, warrior) ? "hero" : "bearer";
    json["bottle"] = warrior.bottle;
    json["start_bottle"] = warrior.start_bottle;
    json["agility"] = warrior.agility;
    json["start_agility"] = warrior.start_agility;
    json["armour"] = name(warrior.armour);
    json["clang"] = tables.of(warrior.armour).clang;
    json["spears"] = warrior.spears;
    json["at"] = warrior.spot == no_spot ? Json(nullptr) : Json(spot_name(warrior.spot));
    json["status"] = name(warrior.status);
    json["scratch"] = warrior.scratch;
    json["distracted"] = warrior.distracted;
    return json;
}

Json pending_json(const Tables& tables, const State& state) {
    const Pending& pending = state.pending;
    if (pending.decider == nobody) {
        return nullptr;
    }
    const std::string& decider = id(tables, state, pending.decider);
    const std::string& other = id(tables, state, pending.other);
    switch (state.phase) {
    case Phase::defend:
        return {{"kind", "defend"}, {"attacker", other}, {"target", decider}};
    case Phase::catching:
        return {{"kind", "catch"}, {"thrower", other}, {"target", decider}};
    default:
        return {{"kind", "plea"}, {"victor", decider}, {"victim", other}};
    }
}

Json bracket_json(const Tables& tables, const State& state) {
    if (state.mode != Mode::tourney) {
        return nullptr;
    }
    Json bracket = Json::array();
    std::size_t at = 0;
    for (std::size_t size = state.field / 2U; at < state.bout_count; size /= 2) {
        Json round = Json::array();
        for (const std::size_t end = at + size; at < end; ++at) {
            const Bout& bout = state.bouts[at];
            const bool known = bout.winner != nobody;
            round.push_back({{"left", id(tables, state, bout.left)},
                             {"right", id(tables, state, bout.right)},
                             {"winner", known ? Json(id(tables, state, bout.winner)) : Json(nullptr)},
                             {"by", known ? Json(name(bout.by)) : Json(nullptr)}});
        }
        bracket.push_back(std::move(round));
    }
    return bracket;
}

Json facts_json(const Odds& odds, WarriorId who) {
    return {{"wounded", odds.of(Fact::wounded, who)}, {"out", odds.of(Fact::out, who)}};
}

/// What an answer to an attack brings: target, attacker, the initiative, and a bearer in the way.
Json defence_json(const Tables& tables, const State& state, Verb answer) {
    const auto [target, attacker] = state.pending;
    const Odds odds = odds_of(tables, state, {answer});
    Json json;
    json["target"] = facts_json(odds, target);
    json["attacker"] = facts_json(odds, attacker);
    json["initiative"] = odds.of(Fact::initiative, target);
    double bearers = 0.0;
    for (WarriorId w = 0; w < state.count; ++w) {
        bearers += w == target || w == attacker ? 0.0 : odds.of(Fact::wounded, w);
    }
    json["bearer"] = bearers;
    return json;
}

Json catch_json(const Tables& tables, const State& state) {
    const WarriorId catcher = state.pending.decider;
    const Odds odds = odds_of(tables, state, {Verb::catch_it});
    return {{"caught", odds.of(Fact::caught, catcher)},
            {"heartened", odds.of(Fact::heartened, catcher)},
            {"wounded", odds.of(Fact::wounded, catcher)},
            {"out", odds.of(Fact::out, catcher)}};
}

Json throw_json(const Tables& tables, const State& state, const Action& action) {
    const WarriorId target = in_roster(state, action.enemy);
    const Warrior& thrower = state.roster[in_roster(state, action.who)];
    const Odds odds = odds_of(tables, state, action);
    Json json;
    json["hits"] = odds.of(Fact::hit, target);
    json["strength"] = blow_chance(tables, thrower, state.roster[target]);
    json["target"] = facts_json(odds, target);
    json["catch"] =
        is_hero(tables, state.roster[target]) ? catch_json(tables, after_miss(state, action)) : Json(nullptr);
    return json;
}

} // namespace

std::string state_json(const Tables& tables, const State& state) {
    Json json;
    const bool decided = state.phase == Phase::turn_start || state.phase == Phase::over;
    json["game"] = "iliad";
    json["phase"] = name(state.phase);
    json["to_move"] = decided ? std::string_view("none") : name(decider(state));
    json["options"] = {{"bearers", state.bearers}};
    json["result"] = result_json(tables, state);
    json["turn"] = state.turn;
    json["idle"] = state.idle;
    json["mode"] = name(state.mode);
    for (const Side side : both_sides) {
        Json& ids = json["sides"][std::string(name(side))];
        ids = Json::array();
        for (WarriorId w = 0; w < state.count; ++w) {
            if (state.roster[w].side == side && fights(state.roster[w])) {
                ids.push_back(id(tables, state, w));
            }
        }
    }
    json["warriors"] = Json::array();
    for (WarriorId w = 0; w < state.count; ++w) {
        json["warriors"].push_back(warrior_json(tables, state.roster[w]));
    }
    json["contacts"] = Json::array();
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const Contact& contact = state.contacts[i];
        const WarriorId leads = contact.initiative == Side::left ? contact.left : contact.right;
        json["contacts"].push_back({{"a", id(tables, state, contact.left)},
                                    {"b", id(tables, state, contact.right)},
                                    {"initiative", id(tables, state, leads)}});
    }
    json["active"] = state.active == nobody ? Json(nullptr) : Json(id(tables, state, state.active));
    json["order"] = Json::array();
    for (std::size_t i = state.next; i < state.order_count; ++i) {
        if (fights(state.roster[state.order[i]])) {
            json["order"].push_back(id(tables, state, state.order[i]));
        }
    }
    json["pending"] = pending_json(tables, state);
    json["bracket"] = bracket_json(tables, state);
    return json.dump();
}

Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action) {
    Json json;
    switch (action.verb) {
    case Verb::attack: {
        const State attacked = after(tables, state, action);
        json["armour"] = defence_json(tables, attacked, Verb::armour);
        json["parry"] = defence_json(tables, attacked, Verb::parry);
        return json.dump();
    }
    case Verb::armour:
    case Verb::parry:
        return defence_json(tables, state, action.verb).dump();
    case Verb::throw_at:
        return throw_json(tables, state, action).dump();
    case Verb::catch_it:
        return catch_json(tables, state).dump();
    case Verb::close: {
        const WarriorId who = in_roster(state, action.who);
        const Odds odds = odds_of(tables, state, action);
        const double closes = odds.of(Fact::closed, who);
        json["closes"] = closes;
        json["shaken"] = odds.of(Fact::shaken, who);
        json["initiative"] = odds.of(Fact::initiative, who);
        return json.dump();
    }
    case Verb::disengage: {
        const WarriorId who = in_roster(state, action.who);
        const Odds odds = odds_of(tables, state, action);
        json["escapes"] = odds.of(Fact::escaped, who);
        json["wounded"] = odds.of(Fact::wounded, who);
        json["out"] = odds.of(Fact::out, who);
        return json.dump();
    }
    default:
        return Error{"no dice with odds follow that action: ask for attack, throw, close, disengage, armour, "
                     "parry or catch"};
    }
}

} // namespace disfida::iliad
