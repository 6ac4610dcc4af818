#include "lorraine/json.hpp"

#include <nlohmann/json.hpp>

#include "lorraine/look.hpp"

namespace disfida::lorraine {

namespace {

using Json = nlohmann::ordered_json;

class Writer {
  public:
    Writer(const Tables& tables, const State& state) : tables_(tables), state_(state) {}

    [[nodiscard]] Json whole() const {
        Json json;
        const Decider who = decider(state_);
        json["game"] = "lorraine";
        json["phase"] = name(state_.phase);
        json["to_move"] = who.anybody ? name(who.side) : std::string_view("none");
        json["options"] = {{"battles", battles_names[static_cast<std::size_t>(state_.rules.battles)]},
                           {"castle-cap", state_.rules.castle_cap},
                           {"tries", state_.rules.tries_bonus ? "bonus" : "step"}};
        json["result"] = result();
        json["turn"] = state_.turn;
        json["vp"] = state_.vp;
        json["event"] = state_.event.who == nobody ? Json(nullptr) : strike(state_.event);
        json["striking"] = Json::array();
        for (std::size_t i = 0; state_.phase == Phase::event && i < state_.strikes; ++i) {
            json["striking"].push_back(strike(state_.striking[i]));
        }
        json["picked"] = {{"burgundy", id_or_null(state_.picked[0])},
                          {"french", id_or_null(state_.picked[1])},
                          {"won", state_.tested ? Json(name(state_.won)) : Json(nullptr)}};
        json["active"] = active();
        json["generals"] = Json::array();
        for (std::size_t i = 0; i < state_.count; ++i) {
            json["generals"].push_back(general(static_cast<GeneralId>(i)));
        }
        json["castles"] = Json::array();
        for (std::size_t i = 0; i < castle_count; ++i) {
            json["castles"].push_back(castle(i));
        }
        json["ravaged"] = Json::array();
        for (std::size_t i = 0; i < state_.ravaged_count; ++i) {
            json["ravaged"].push_back(zone(state_.ravaged[i]));
        }
        json["supplied"] = supplied();
        json["battle"] = state_.battle.on ? battle() : Json(nullptr);
        json["pending"] = pending();
        json["muster"] = state_.turn == 0
                             ? Json{{"burgundy", state_.unmustered[0]}, {"french", state_.unmustered[1]}}
                             : Json(nullptr);
        return json;
    }

  private:
    [[nodiscard]] std::string id(GeneralId who, Side side = Side::burgundy) const {
        return id_of(tables_, state_, who, side);
    }
    [[nodiscard]] Json id_or_null(GeneralId who) const {
        return who == nobody ? Json(nullptr) : Json(id(who));
    }
    [[nodiscard]] const std::string& zone(ZoneId zone) const { return tables_.zone(zone).id; }
    [[nodiscard]] Json zone_or_null(ZoneId at) const {
        return at == no_zone ? Json(nullptr) : Json(zone(at));
    }
    [[nodiscard]] Json strike(Strike strike) const {
        return {{"kind", name(strike.what)}, {"general", id(strike.who)}};
    }

    [[nodiscard]] Json result() const {
        if (state_.phase != Phase::over) {
            return nullptr;
        }
        return {{"winner", state_.ending == Ending::agreed ? "draw" : name(state_.winner)},
                {"by", name(state_.ending)},
                {"vp", state_.vp}};
    }

    [[nodiscard]] Json active() const {
        const Activation& active = state_.active;
        if (active.who == nobody) {
            return nullptr;
        }
        return {{"general", id(active.who)},
                {"moved", active.moved},
                {"extra", active.extra},
                {"recovered", name(active.recovered)},
                {"stage", name(active.stage)}};
    }

    [[nodiscard]] Json general(GeneralId who) const {
        const General& general = state_.generals[who];
        Json json;
        json["id"] = id(who);
        json["side"] = name(general.side);
        json["rank"] = general.rank == 0 ? Json(nullptr) : Json(general.rank);
        const bool unknown =
            general.status == Status::reserve || (general.status == Status::killed && general.rank == 0);
        json["skill"] = unknown ? Json(nullptr) : Json(name(general.skill));
        json["points"] = general.points;
        json["zone"] = zone_or_null(general.zone);
        json["inside"] = general.inside;
        json["exhausted"] = general.exhausted;
        json["activated"] = general.activated;
        json["estranged"] = general.estranged;
        json["beloved"] = general.beloved;
        json["debt"] = general.debt;
        json["status"] = name(general.status);
        return json;
    }

    [[nodiscard]] Json castle(std::size_t at) const {
        const Castle& castle = state_.castles[at];
        return {{"id", zone(tables_.castles[at])},
                {"owner", name(castle.owner)},
                {"capacity", tables_.zone(tables_.castles[at]).capacity},
                {"garrison", castle.garrison},
                {"placed", castle.placed},
                {"siege", besieged(castle) ? Json(castle.siege) : Json(nullptr)},
                {"used", castle.used}};
    }

    [[nodiscard]] Json supplied() const {
        Json ids = Json::array();
        const std::array reached{supplied_zones(tables_, state_, Side::burgundy),
                                 supplied_zones(tables_, state_, Side::french)};
        for (std::size_t i = 0; i < state_.count; ++i) {
            const General& general = state_.generals[i];
            if (on_map(general) && (general.inside || supplied_at(tables_, state_, general.side, general.zone,
                                                                  reached[index(general.side)]))) {
                ids.push_back(id(static_cast<GeneralId>(i)));
            }
        }
        return ids;
    }

    [[nodiscard]] Json host(Side side) const {
        const Host& host = state_.battle.hosts[index(side)];
        Json json;
        json["corps"] = Json::array();
        for (std::size_t i = 0; i < host.count; ++i) {
            const Corps& corps = host.corps[i];
            json["corps"].push_back({{"general", id(corps.who)},
                                     {"points", corps.points},
                                     {"units", corps.units},
                                     {"knights", corps.knights},
                                     {"men", corps.men},
                                     {"militia", corps.militia},
                                     {"lost", corps.lost},
                                     {"flank", corps.flank},
                                     {"arrived", corps.arrived},
                                     {"exhausted", corps.exhausted}});
        }
        json["cards"] = Json::array();
        for (std::size_t card = 0; card < card_count; ++card) {
            for (int i = 0; i < host.hand[card]; ++i) {
                json["cards"].push_back(card_names[card]);
            }
        }
        json["played"] = host.played ? Json{{"card", name(host.card)}, {"as", name(host.as)}} : Json(nullptr);
        json["captains"] = host.captains;
        json["pushed"] = host.pushed;
        json["breaks_at"] = host.breaks_at;
        return json;
    }

    [[nodiscard]] Json battle() const {
        const Battle& battle = state_.battle;
        Json json;
        json["zone"] = zone_or_null(battle.zone);
        json["attacker"] = id(battle.attacker);
        json["defenders"] = Json::array();
        for (std::size_t i = 0; i < battle.defender_count; ++i) {
            json["defenders"].push_back(id(battle.defenders[i]));
        }
        json["fled"] = battle.fled;
        json["joined"] = battle.joined == nobody ? Json(nullptr)
                                                 : Json{{"general", id(battle.joined)},
                                                        {"points", battle.joined_points},
                                                        {"lent", battle.lent}};
        json["closing"] = battle.closing;
        json["mode"] = battle.mode == BattleMode::none    ? Json(nullptr)
                       : battle.mode == BattleMode::quick ? Json("auto")
                                                          : Json("result");
        json["round"] = battle.round;
        json["first"] = battle.round == 0 ? Json(nullptr) : Json(name(battle.first));
        for (const Side side : both_sides) {
            json["sides"][std::string(name(side))] = battle.arrayed ? host(side) : Json(nullptr);
        }
        json["winner"] = battle.decided ? Json(name(battle.winner)) : Json(nullptr);
        json["losses"] = Json::object();
        for (std::size_t i = 0; battle.decided && !battle.closing && i < battle.fought_count; ++i) {
            json["losses"][id(battle.fought[i])] = battle.value[i];
        }
        return json;
    }

    [[nodiscard]] Json pending() const {
        switch (state_.phase) {
        case Phase::losses:
        case Phase::retreat:
        case Phase::going_back:
        case Phase::place:
        case Phase::successor:
        case Phase::stack:
        case Phase::replace:
            break;
        default:
            return nullptr;
        }
        const Pending& pending = state_.pending;
        Json json;
        json["side"] = name(pending.side);
        json["kind"] = name(state_.phase);
        json["generals"] = Json::array();
        for (std::size_t i = 0; i < pending.count; ++i) {
            json["generals"].push_back(id(pending.who[i], pending.side));
        }
        json["points"] = pending.points;
        json["zone"] = zone_or_null(pending.zone);
        json["choices"] = Json::array();
        for (Zones left = pending.choices; left != 0; left &= left - 1) {
            json["choices"].push_back(zone(static_cast<ZoneId>(std::countr_zero(left))));
        }
        return json;
    }

    const Tables& tables_;
    const State& state_;
};

} // namespace

std::string state_json(const Tables& tables, const State& state) {
    return Writer(tables, state).whole().dump();
}

} // namespace disfida::lorraine
