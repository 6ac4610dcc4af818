#include "lorraine/chances.hpp"

#include <nlohmann/json.hpp>

#include "kernel/tongue.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"
#include "lorraine/odds.hpp"

namespace disfida::lorraine {

namespace {

using Json = nlohmann::ordered_json;

/// The odds of an action as they come, put into words.
class Writer {
  public:
    Writer(const Tables& tables, const State& state, const Action& action)
        : tables_(tables), state_(state), action_(action) {}

    [[nodiscard]] std::vector<Chance> write(const Json& odds) {
        switch (action_.verb) {
        case Verb::siege:
        case Verb::assault:
            storm(odds);
            break;
        case Verb::recover:
        case Verb::try_again:
            add(tr("{general}'s army is fresh again"), odds["passes"]);
            break;
        case Verb::take:
            add(tr("the garrison obeys {general}"), odds["passes"]);
            break;
        case Verb::transfer:
            add(tr("{general} hands over to {to}"), odds["passes"]);
            break;
        case Verb::press_on:
            if (odds.contains("battle")) {
                battle(odds["battle"], action_.who);
            }
            add(tr("{general}'s army is not exhausted"), odds["passes"]);
            break;
        case Verb::flee:
            flight(odds);
            break;
        case Verb::join:
            add(tr("{general} comes out of the castle"), odds["joins"]);
            break;
        case Verb::move:
        case Verb::sally:
            battle(odds, action_.who);
            break;
        case Verb::roll:
            if (odds.contains("ends")) {
                add(tr("the campaign ends"), odds["ends"]);
                break;
            }
            battle(odds, state_.battle.attacker);
            break;
        default:
            battle(odds, state_.battle.attacker);
            break;
        }
        return std::move(out_);
    }

  private:
    /// What comes about, with {general}, {to} and {castle} as the action has them, or {general} as given.
    [[nodiscard]] std::string filled(const char* what, const std::string& general = "") const {
        const bool named_one = action_.who != nobody;
        return fill(
            what,
            {{"general", named_one && general.empty() ? short_name(tables_, state_, action_.who) : general},
             {"to", action_.with == nobody ? "" : short_name(tables_, state_, action_.with)},
             {"castle", named_one ? zone_name(tables_, state_.generals[action_.who].zone) : ""}});
    }

    void add(const char* what, const Json& value, const std::string& general = "") {
        if (value.get<double>() > 0.0) {
            out_.push_back({filled(what, general), value.get<double>()});
        }
    }
    void average(const char* what, double value, bool sampled, const std::string& general = "") {
        if (value > 0.0) {
            out_.push_back({filled(what, general), value, Chance::Kind::average, sampled});
        }
    }

    void storm(const Json& odds) {
        add(tr("{castle} falls"), odds["falls"]);
        if (odds.contains("goes_in")) {
            if (odds["goes_in"].get<double>() < 1.0) {
                add(tr("the assault goes in"), odds["goes_in"]);
            }
            average(tr("points lost before {castle}"), odds["loss"].get<double>(), false);
        }
    }

    void battle(const Json& odds, GeneralId attacker) {
        const bool sampled = odds["sampled"].get<int>() > 0;
        const Side side = state_.battle.on ? state_.battle.offensive : state_.generals[attacker].side;
        const double won = odds["wins"].get<double>();
        for (const auto& [who, value] : {std::pair{side, won}, std::pair{other(side), 1.0 - won}}) {
            if (value > 0.0) {
                out_.push_back(
                    {by_side(who, mark("Burgundy wins the battle"), mark("The French win the battle")), value,
                     Chance::Kind::probability, sampled});
            }
        }
        const auto lost_by = [](Side s) {
            return by_side(s, mark("points lost by Burgundy"), mark("points lost by the French"));
        };
        average(lost_by(other(side)), odds["defender_loss"].get<double>(), sampled);
        average(lost_by(side), odds["attacker_loss"].get<double>(), sampled);
    }

    void flight(const Json& odds) {
        for (const auto& [id, price] : odds.items()) {
            const std::string name = short_name(id);
            const double passes = price["passes"].get<double>();
            add(tr("{general} gets away cheaply"), passes, name);
            average(tr("points {general} loses"),
                    passes * price["costs"].get<double>() + (1.0 - passes) * price["else"].get<double>(),
                    false, name);
        }
    }

    const Tables& tables_;
    const State& state_;
    const Action& action_;
    std::vector<Chance> out_;
};

} // namespace

std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action) {
    const auto odds = odds_json(tables, state, action);
    return odds ? Writer(tables, state, action).write(Json::parse(*odds)) : std::vector<Chance>();
}

} // namespace disfida::lorraine
