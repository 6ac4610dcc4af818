#include "barletta/json.hpp"

#include <nlohmann/json.hpp>

#include "barletta/apply.hpp"
#include "barletta/odds.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

namespace {

using Json = nlohmann::ordered_json;

Json side_or_null(Mover who) {
    return who == Mover::none ? Json(nullptr)
                              : Json(name(who == Mover::italian ? Side::italian : Side::french));
}

std::string at(const Tables& tables, const Knight& knight) {
    return on_field(knight) ? tables.spot_name(knight.spot) : std::string(name(knight.place));
}

Json result_json(const Tables& tables, const State& state) {
    if (state.phase != Phase::over) {
        return nullptr;
    }
    Json result;
    result["winner"] = state.winner == Mover::none ? Json("draw") : side_or_null(state.winner);
    constexpr std::array<std::string_view, 5> names{"", "J1", "J2", "agreed", "resigned"};
    result["by"] = names[static_cast<std::size_t>(state.ending)];
    for (const Side side : both_sides) {
        result["vp"][std::string(name(side))] = victory_points(tables, state, side);
    }
    return result;
}

Json knight_json(const Tables& tables, const State& state, KnightId id) {
    const Knight& knight = state.knights[id];
    Json json;
    json["id"] = tables.knight(id).id;
    json["side"] = name(side_of(id));
    json["vc"] = tables.vc(id);
    json["at"] = at(tables, knight);
    json["mounted"] = knight.mounted;
    json["hits"] = knight.hits;
    json["wounds"] = knight.wounds;
    json["order"] = name(knight.order);
    json["attacked_by"] = Json::array();
    for (std::size_t i = 0; i < knight.attacker_count; ++i) {
        json["attacked_by"].push_back(tables.knight(knight.attackers[i]).id);
    }
    return json;
}

} // namespace

std::string state_json(const Tables& tables, const State& state) {
    Json json;
    json["game"] = "barletta";
    json["phase"] = name(state.phase);
    json["to_move"] = state.to_move == Mover::none ? Json("none") : side_or_null(state.to_move);
    json["options"] = {{"daste", state.choices.daste}, {"gallantry", state.choices.gallantry}};
    json["result"] = result_json(tables, state);
    json["round"] = state.round;
    json["first"] = side_or_null(state.first);
    for (const Side side : both_sides) {
        const Party& party = state.party(side);
        Json& sheet = json["sides"][std::string(name(side))];
        sheet["po"] = party.po;
        sheet["passes"] = party.passes;
        sheet["attacks"] = party.attacks;
        sheet["vp"] = victory_points(tables, state, side);
        sheet["out"] = party.out;
    }
    for (KnightId id = 0; id < knight_count; ++id) {
        json["knights"].push_back(knight_json(tables, state, id));
    }
    for (const Side side : both_sides) {
        Json& boxes = json["surrender"][std::string(name(side))];
        boxes = Json::array();
        for (std::size_t i = 0; i < state.party(side).out; ++i) {
            boxes.push_back(tables.knight(state.party(side).surrendered[i]).id);
        }
    }
    return json.dump();
}

Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action) {
    Json json;
    if (fighters(tables, state, action)) {
        const CombatOdds odds = combat_odds(tables, state, action);
        json["attacker"] = {{"unhorsed", odds.of_attacker(Fact::unhorsed)},
                            {"wounded", odds.of_attacker(Fact::wounded)},
                            {"surrenders", odds.of_attacker(Fact::surrenders)},
                            {"dies", odds.of_attacker(Fact::dies)}};
        json["defender"] = {{"unhorsed", odds.of_defender(Fact::unhorsed)},
                            {"wounded", odds.of_defender(Fact::wounded)},
                            {"retreats", odds.of_defender(Fact::retreats)},
                            {"surrenders", odds.of_defender(Fact::surrenders)},
                            {"dies", odds.of_defender(Fact::dies)}};
        return json.dump();
    }
    if (action.verb == Verb::remount && state.knights[action.knight].place == Place::field) {
        json["remounts"] = remount_odds(state.knights[action.knight]);
        return json.dump();
    }
    return Error{
        action.verb == Verb::roll
            ? tr("a roll for who comes first has no odds: ask for an attack, a charge or a remount roll")
            : tr("no dice with odds follow that action: ask for an attack, a charge or a remount roll")};
}

} // namespace disfida::barletta
