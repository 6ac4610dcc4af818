#include "lorraine/chances.hpp"

#include <nlohmann/json.hpp>

#include "kernel/words.hpp"
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
            add(who() + "'s army is fresh again", odds["passes"]);
            break;
        case Verb::take:
            add("the garrison obeys " + who(), odds["passes"]);
            break;
        case Verb::transfer:
            add(who() + " hands over to " + short_name(tables_, state_, action_.with), odds["passes"]);
            break;
        case Verb::press_on:
            if (odds.contains("battle")) {
                battle(odds["battle"], action_.who);
            }
            add(who() + "'s army is not exhausted", odds["passes"]);
            break;
        case Verb::flee:
            flight(odds);
            break;
        case Verb::join:
            add(who() + " comes out of the castle", odds["joins"]);
            break;
        case Verb::move:
        case Verb::sally:
            battle(odds, action_.who);
            break;
        case Verb::roll:
            if (odds.contains("ends")) {
                add("the campaign ends", odds["ends"]);
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
    [[nodiscard]] std::string who() const { return short_name(tables_, state_, action_.who); }

    void add(const std::string& what, const Json& value) {
        if (value.get<double>() > 0.0) {
            out_.push_back({what, value.get<double>()});
        }
    }
    void average(const std::string& what, double value, bool sampled) {
        if (value > 0.0) {
            out_.push_back({what, value, Chance::Kind::average, sampled});
        }
    }

    void storm(const Json& odds) {
        const std::string castle = tables_.zone(state_.generals[action_.who].zone).name;
        add(castle + " falls", odds["falls"]);
        if (odds.contains("goes_in")) {
            if (odds["goes_in"].get<double>() < 1.0) {
                add("the assault goes in", odds["goes_in"]);
            }
            average("points lost before " + castle, odds["loss"].get<double>(), false);
        }
    }

    void battle(const Json& odds, GeneralId attacker) {
        const bool sampled = odds["sampled"].get<int>() > 0;
        const Side side = state_.battle.on ? state_.battle.offensive : state_.generals[attacker].side;
        const auto wins = [](Side s) {
            return capital(std::string(side_title(s))) + (s == Side::french ? " win" : " wins");
        };
        const double won = odds["wins"].get<double>();
        for (const auto& [who, value] : {std::pair{side, won}, std::pair{other(side), 1.0 - won}}) {
            if (value > 0.0) {
                out_.push_back({wins(who) + " the battle", value, Chance::Kind::probability, sampled});
            }
        }
        average("points lost by " + std::string(side_title(other(side))), odds["defender_loss"].get<double>(),
                sampled);
        average("points lost by " + std::string(side_title(side)), odds["attacker_loss"].get<double>(),
                sampled);
    }

    void flight(const Json& odds) {
        for (const auto& [id, price] : odds.items()) {
            const std::string name = short_name(id);
            const double passes = price["passes"].get<double>();
            add(name + " gets away cheaply", passes);
            average("points " + name + " loses",
                    passes * price["costs"].get<double>() + (1.0 - passes) * price["else"].get<double>(),
                    false);
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
