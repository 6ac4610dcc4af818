#include "support/measured_odds.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include <nlohmann/json.hpp>

#include "kernel/words.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/look.hpp"
#include "lorraine/policy.hpp"
#include "play/game_position.hpp"
#include "support/every_game.hpp"

namespace disfida::test {

namespace {

using Json = nlohmann::ordered_json;

double slack_of(const Tally& tally) { return tally.left_out(); }

Measured measured(const Tally& tally, std::string_view key) {
    return {tally.mean(key), tally.variance(key), tally.weight(), std::max(1.0, tally.most(key)),
            slack_of(tally)};
}

/// The mean of `key` in those runs in which `given` happened.
Measured measured_given(const Tally& tally, std::string_view key, std::string_view given) {
    const double share = tally.mean(given);
    if (share == 0.0) {
        return {};
    }
    const double mean = tally.mean(key) / share;
    const double squares = (tally.variance(key) + tally.mean(key) * tally.mean(key)) / share;
    return {mean, std::max(0.0, squares - mean * mean), tally.weight() * share,
            std::max(1.0, tally.most(key)), slack_of(tally)};
}

void put_all(Measures& out, const std::string& prefix, const Measures& more) {
    for (const auto& [key, value] : more) {
        out[prefix + key] = value;
    }
}

std::vector<std::string> words_of(const std::string& action) {
    std::vector<std::string> out;
    for (const std::string_view word : split(action, ' ')) {
        out.emplace_back(word);
    }
    return out;
}

// --- Barletta

std::optional<Measures> measure_barletta(const Position& position, const std::string& action,
                                         const Roller& roller) {
    const auto words = words_of(action);
    const std::string& attacker = words.at(1);
    const bool remount = words[0] == "remount";
    const auto tell = [&](const std::vector<Event>& events, Facts& facts) {
        for (const Event& event : events) {
            const std::string& kind = event.kind();
            const char* what = kind == "unhorsing-test" && event.flag("unhorsed") ? "unhorsed"
                               : kind == "wound"                                  ? "wounded"
                               : kind == "retreats"                               ? "retreats"
                               : kind == "captured"                               ? "surrenders"
                               : kind == "killed"                                 ? "dies"
                                                                                  : nullptr;
            if (what != nullptr) {
                facts.happened((event.text("knight") == attacker ? "attacker." : "defender.") +
                               std::string(what));
            } else if (kind == "remount-test" && event.flag("remounted")) {
                facts.happened("remounts");
            }
        }
    };
    const auto tally = roller(run_of(position, action), tell);
    if (!tally) {
        return std::nullopt;
    }
    Measures out;
    if (remount) {
        out["remounts"] = measured(*tally, "remounts");
        return out;
    }
    for (const char* key : {"attacker.unhorsed", "attacker.wounded", "attacker.surrenders", "attacker.dies",
                            "defender.unhorsed", "defender.wounded", "defender.retreats",
                            "defender.surrenders", "defender.dies"}) {
        out[key] = measured(*tally, key);
    }
    return out;
}

// --- Iliad

std::unique_ptr<Position> played(const Position& position, const std::string& action,
                                 const std::vector<int>& dice = {}) {
    auto copy = position.clone();
    GivenDice given(dice);
    EventLog log;
    copy->play(action, given, log);
    return copy;
}

/// An answer to an attack: `armour` or `parry`.
std::optional<Measures> measure_answer(const Position& position, const std::string& answer,
                                       const Roller& roller) {
    const Json pending = Json::parse(position.state())["pending"];
    const std::string target = pending["target"];
    const std::string attacker = pending["attacker"];
    const auto tell = [&](const std::vector<Event>& events, Facts& facts) {
        tell_warriors(events, facts);
        for (const Event& event : events) {
            const std::string& who = event.text("warrior");
            if (event.kind() == "wound" && who != target && who != attacker) {
                facts.happened("bearer");
            }
        }
    };
    const auto tally = roller(run_of(position, answer), tell);
    if (!tally) {
        return std::nullopt;
    }
    return Measures{{"target.wounded", measured(*tally, "wounded " + target)},
                    {"target.out", measured(*tally, "out " + target)},
                    {"attacker.wounded", measured(*tally, "wounded " + attacker)},
                    {"attacker.out", measured(*tally, "out " + attacker)},
                    {"initiative", measured(*tally, "initiative " + target)},
                    {"bearer", measured(*tally, "bearer")}};
}

std::optional<Measures> measure_catch(const Position& position, const Roller& roller) {
    const std::string catcher = Json::parse(position.state())["pending"]["target"];
    const auto tally = roller(run_of(position, "catch"), tell_warriors);
    if (!tally) {
        return std::nullopt;
    }
    Measures out;
    for (const char* key : {"caught", "heartened", "wounded", "out"}) {
        out[key] = measured(*tally, std::string(key) + ' ' + catcher);
    }
    return out;
}

std::optional<Measures> measure_throw(const Position& position, const std::string& action,
                                      const std::string& target, const Roller& roller) {
    const auto tally = roller(run_of(position, action), tell_warriors);
    if (!tally) {
        return std::nullopt;
    }
    Measures out{{"hits", measured(*tally, "hit " + target)},
                 {"strength", measured_given(*tally, "strength", "hit " + target)},
                 {"target.wounded", measured(*tally, "wounded " + target)},
                 {"target.out", measured(*tally, "out " + target)}};
    const auto missed = played(position, action, {6, 6}); // nobody has AGILITY 12
    if (Json::parse(missed->state())["phase"] == "catch") {
        const auto caught = measure_catch(*missed, roller);
        if (!caught) {
            return std::nullopt;
        }
        put_all(out, "catch.", *caught);
    }
    return out;
}

std::optional<Measures> measure_iliad(const Position& position, const std::string& action,
                                      const Roller& roller) {
    const auto words = words_of(action);
    if (words[0] == "attack") {
        const auto asked = played(position, action);
        Measures out;
        for (const char* answer : {"armour", "parry"}) {
            const auto measures = measure_answer(*asked, answer, roller);
            if (!measures) {
                return std::nullopt;
            }
            put_all(out, std::string(answer) + ".", *measures);
        }
        return out;
    }
    if (words[0] == "armour" || words[0] == "parry") {
        return measure_answer(position, words[0], roller);
    }
    if (words[0] == "catch") {
        return measure_catch(position, roller);
    }
    if (words[0] == "throw") {
        return measure_throw(position, action, words.at(2), roller);
    }
    const auto tally = roller(run_of(position, action), tell_warriors);
    if (!tally) {
        return std::nullopt;
    }
    const std::string& who = words.at(1);
    if (words[0] == "close") {
        return Measures{{"closes", measured(*tally, "closed " + who)},
                        {"shaken", measured(*tally, "shaken " + who)},
                        {"initiative", measured(*tally, "initiative " + who)}};
    }
    return Measures{{"escapes", measured(*tally, "escaped " + who)},
                    {"wounded", measured(*tally, "wounded " + who)},
                    {"out", measured(*tally, "out " + who)}};
}

// --- Lorraine

using Campaign = GamePosition<lorraine::Game>;

lorraine::Action simple(lorraine::Verb verb) {
    lorraine::Action action;
    action.verb = verb;
    return action;
}

/// The state as an action leaves it with some dice.
lorraine::State after(const Campaign& campaign, const lorraine::Action& action) {
    lorraine::State state = campaign.game_state();
    GeneratedDice some(1);
    Dice& dice = some;
    EventLog log;
    lorraine::apply(campaign.game().tables(), state, action, dice, log);
    return state;
}

/// Fights a battle on to the losses it costs: the defender stands, nobody joins, both play their cards by the
/// plain plan.
void fight_on(const lorraine::Tables& tables, lorraine::State& state, Dice& dice, EventLog& log) {
    using lorraine::Phase;
    using lorraine::Verb;
    while (state.battle.on && (!state.battle.decided || state.phase == Phase::fates) &&
           state.phase != Phase::over) {
        const lorraine::Action next = state.phase == Phase::stand  ? simple(Verb::stand)
                                      : state.phase == Phase::join ? simple(Verb::no_join)
                                      : state.phase == Phase::mode ? simple(Verb::battle_auto)
                                      : state.phase == Phase::card ? lorraine::plain_card(state)
                                                                   : simple(Verb::roll);
        lorraine::apply(tables, state, next, dice, log);
    }
}

/// The action, and the battle that it begins or is a part of, to its end.
Run battle_run(const Campaign& campaign, const lorraine::Action& action) {
    return [&campaign, action](Dice& dice, EventLog& log) {
        const lorraine::Tables& tables = campaign.game().tables();
        lorraine::State state = campaign.game_state();
        lorraine::apply(tables, state, action, dice, log);
        fight_on(tables, state, dice, log);
    };
}

/// "wins", "attacker_loss" and "defender_loss" from the events of a battle.
Tell battle_teller(const Campaign& campaign, const lorraine::Action& action) {
    const lorraine::Tables& tables = campaign.game().tables();
    lorraine::State state = campaign.game_state();
    std::map<std::string, lorraine::Side> sides;
    for (std::size_t i = 0; i < state.count; ++i) {
        const auto who = static_cast<lorraine::GeneralId>(i);
        sides[lorraine::id_of(tables, state, who)] = state.generals[i].side;
    }
    if (!state.battle.on) {
        state = after(campaign, action);
    }
    const lorraine::Side offensive = state.battle.offensive;
    return [sides, offensive](const std::vector<Event>& events, Facts& facts) {
        for (const Event& event : events) {
            if (event.kind() == "battle-won" && event.text("side") == lorraine::name(offensive)) {
                facts.happened("wins");
            } else if (event.kind() == "battle-loss") {
                facts.add(sides.at(event.text("general")) == offensive ? "attacker_loss" : "defender_loss",
                          static_cast<double>(event.number("lost")));
            }
        }
    };
}

Measures battle_measures(const Tally& tally) {
    Measures out;
    for (const char* key : {"wins", "attacker_loss", "defender_loss"}) {
        out[key] = measured(tally, key);
    }
    return out;
}

/// A castle stormed; what an assault costs is what its army bears of it, what is left to share included.
std::optional<Measures> measure_storm(const Campaign& campaign, const lorraine::Action& action,
                                      const Roller& roller) {
    const Run run = [&](Dice& dice, EventLog& log) {
        lorraine::State state = campaign.game_state();
        lorraine::apply(campaign.game().tables(), state, action, dice, log);
        if (state.loss_for == lorraine::LossFor::assault) {
            log.add(Event("to-share", "").with("points", int{state.pending.points}));
        }
    };
    const auto tell = [](const std::vector<Event>& events, Facts& facts) {
        for (const Event& event : events) {
            if (event.kind() == "siege" || event.kind() == "assault") {
                facts.happened("goes_in");
                if (event.flag("falls")) {
                    facts.happened("falls");
                }
            } else if (event.kind() == "loses" || event.kind() == "to-share") {
                facts.add("loss", static_cast<double>(event.number("points")));
            }
        }
    };
    const auto tally = roller(run, tell);
    if (!tally) {
        return std::nullopt;
    }
    Measures out{{"falls", measured(*tally, "falls")}};
    if (action.verb == lorraine::Verb::assault) {
        out["goes_in"] = measured(*tally, "goes_in");
        out["loss"] = measured(*tally, "loss");
    }
    return out;
}

std::optional<Measures> measure_flight(const Campaign& campaign, const Roller& roller) {
    const auto tell = [](const std::vector<Event>& events, Facts& facts) {
        for (const Event& event : events) {
            if (event.kind() == "flees") {
                const std::string& who = event.text("general");
                const auto lost = static_cast<double>(event.number("lost"));
                facts.happened(who + (event.flag("passed") ? " passes" : " fails"));
                facts.add(who + (event.flag("passed") ? " costs" : " else"), lost);
            }
        }
    };
    const auto tally = roller(run_of(campaign, "flee"), tell);
    if (!tally) {
        return std::nullopt;
    }
    const lorraine::State& state = campaign.game_state();
    Measures out;
    for (std::size_t i = 0; i < state.battle.defender_count; ++i) {
        const std::string who = lorraine::id_of(campaign.game().tables(), state, state.battle.defenders[i]);
        out[who + ".passes"] = measured(*tally, who + " passes");
        out[who + ".costs"] = measured_given(*tally, who + " costs", who + " passes");
        out[who + ".else"] = measured_given(*tally, who + " else", who + " fails");
    }
    return out;
}

/// A test that is passed or not, by what the events say of it.
std::optional<Measures> measure_test(const Position& position, const std::string& action,
                                     const std::string& key, const Roller& roller) {
    const auto tell = [&](const std::vector<Event>& events, Facts& facts) {
        for (const Event& event : events) {
            for (const char* said : {"passed", "beloved", "joined", "ends"}) {
                if (event.flag(said)) {
                    facts.happened(key);
                }
            }
        }
    };
    const auto tally = roller(run_of(position, action), tell);
    if (!tally) {
        return std::nullopt;
    }
    return Measures{{key, measured(*tally, key)}};
}

std::optional<Measures> measure_lorraine(const Campaign& campaign, const std::string& text,
                                         const Roller& roller) {
    using lorraine::Verb;
    const lorraine::Action action = *campaign.game().parse(campaign.game_state(), text);
    switch (action.verb) {
    case Verb::siege:
    case Verb::assault:
        return measure_storm(campaign, action, roller);
    case Verb::flee:
        return measure_flight(campaign, roller);
    case Verb::recover:
    case Verb::take:
    case Verb::try_again:
    case Verb::transfer:
        return measure_test(campaign, text, "passes", roller);
    case Verb::join:
        return measure_test(campaign, text, "joins", roller);
    case Verb::press_on: {
        auto out = measure_test(campaign, text, "passes", roller);
        if (after(campaign, action).battle.on) {
            const auto tally = roller(battle_run(campaign, action), battle_teller(campaign, action));
            if (!out || !tally) {
                return std::nullopt;
            }
            put_all(*out, "battle.", battle_measures(*tally));
        }
        return out;
    }
    default:
        break;
    }
    if (campaign.game_state().phase == lorraine::Phase::end_roll) {
        return measure_test(campaign, text, "ends", roller);
    }
    const auto tally = roller(battle_run(campaign, action), battle_teller(campaign, action));
    return tally ? std::optional(battle_measures(*tally)) : std::nullopt;
}

void flatten(const Json& json, const std::string& prefix, std::map<std::string, double>& out) {
    for (const auto& [key, value] : json.items()) {
        if (value.is_object()) {
            flatten(value, prefix + key + ".", out);
        } else if (value.is_number() && key != "sampled") {
            out[prefix + key] = value.get<double>();
        }
    }
}

/// How often the odds were fought themselves; 0 where they are exact.
double samples(const Json& json, std::string_view key) {
    const bool inner = key.starts_with("battle.");
    const bool of_battle = inner || !json.contains("battle");
    const Json& battle = inner ? json["battle"] : json;
    return of_battle && battle.contains("sampled") ? battle["sampled"].get<double>() : 0.0;
}

/// Lines for the keys that differ, or that one has and the other has not.
template <class Same>
std::string compare(const std::string& odds, const Measures& measures, const Same& same) {
    const auto said = flattened(odds);
    const Json json = Json::parse(odds);
    std::ostringstream out;
    out.precision(12);
    for (const auto& [key, value] : said) {
        const auto at = measures.find(key);
        if (at == measures.end()) {
            out << key << " was not looked for\n";
        } else if (!same(value, at->second, samples(json, key))) {
            out << key << " is " << value << ", found " << at->second.value << '\n';
        }
    }
    for (const auto& [key, value] : measures) {
        if (!said.contains(key)) {
            out << key << " is missing\n";
        }
    }
    return out.str();
}

} // namespace

Roller counted(Pairs pairs, std::size_t most) {
    return [=](const Run& run, const Tell& tell) { return every_roll(run, tell, pairs, most); };
}

Roller rolled(int rolls, std::uint64_t seed) {
    return [=](const Run& run, const Tell& tell) {
        return std::optional<Tally>(seeded_rolls(run, tell, rolls, seed));
    };
}

void tell_warriors(const std::vector<Event>& events, Facts& facts) {
    for (const Event& event : events) {
        const std::string& kind = event.kind();
        const std::string& who = event.text("warrior");
        if (kind == "wound") {
            facts.happened("wounded " + who);
        } else if ((kind == "death" && event.text("death") != "saved") || kind == "collapses" ||
                   (kind == "heel" && event.flag("dies"))) {
            facts.happened("out " + who);
        } else if (kind == "parry" && event.flag("passes")) {
            facts.happened("initiative " + event.text("enemy"));
        } else if (kind == "contact") {
            facts.happened("closed " + who);
            facts.happened("initiative " + event.text("initiative"));
        } else if (kind == "closes" && event.flag("shaken")) {
            facts.happened("shaken " + who);
        } else if (kind == "breaks-away") {
            facts.happened("escaped " + who);
        } else if (kind == "throws" && event.flag("hit")) {
            facts.happened("hit " + event.text("enemy"));
        } else if (kind == "blow" && event.text("way") == "spear" && event.flag("wounds")) {
            facts.happened("strength");
        } else if (kind == "catches") {
            if (event.text("words") == "caught" || event.text("words") == "gods-catch") {
                facts.happened("caught " + who);
            }
            if (event.text("words") == "caught") {
                facts.happened("heartened " + who);
            }
        }
    }
}

std::optional<Measures> measure(const Position& position, const std::string& action, const Roller& roller) {
    if (as_game<barletta::Game>(position) != nullptr) {
        return measure_barletta(position, action, roller);
    }
    if (as_game<iliad::Game>(position) != nullptr) {
        return measure_iliad(position, action, roller);
    }
    return measure_lorraine(*as_game<lorraine::Game>(position), action, roller);
}

bool about_battle(const std::string& odds) { return odds.find("\"sampled\"") != std::string::npos; }

std::map<std::string, double> flattened(const std::string& odds) {
    std::map<std::string, double> out;
    flatten(Json::parse(odds), "", out);
    return out;
}

std::string difference(const std::string& odds, const Measures& counted) {
    constexpr double exact = 1e-9;
    return compare(odds, counted, [](double said, const Measured& found, double /*samples*/) {
        return std::abs(said - found.value) <= exact * std::max(1.0, found.most) + found.slack;
    });
}

std::string difference(const std::string& odds, const Measures& rolled, double errors) {
    return compare(odds, rolled, [&](double said, const Measured& found, double samples) {
        // Of a probability the odds themselves say how much it may vary; what is rare is seen too seldom to
        // be normal, so that Bernstein's bound is taken, which is the standard errors and a little for that.
        const bool yes_or_no = found.most <= 1.0 && samples == 0.0;
        const double variance = yes_or_no ? said * (1.0 - said) : found.variance;
        if (yes_or_no && (said == 0.0 || said == 1.0)) {
            return found.value == said; // what cannot be must not happen
        }
        const double per_run = 1.0 / found.runs + (samples > 0.0 ? 1.0 / samples : 0.0);
        const double rare = errors * errors / 3.0 * found.most * per_run;
        return std::abs(said - found.value) <= errors * std::sqrt(variance * per_run) + rare;
    });
}

std::string miscounted(const Position& position, const std::string& action) {
    const auto odds = position.odds(action);
    if (!odds) {
        return odds.error().text;
    }
    const auto measures = measure(position, action, counted());
    return measures ? difference(*odds, *measures) : "too many dice to count";
}

} // namespace disfida::test
