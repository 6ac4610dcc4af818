#include "support/fight.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace disfida::test {
namespace {

using Json = nlohmann::ordered_json;

Json state(const Match& match) { return Json::parse(match.position().state()); }

std::string text_or(const Json& value, const std::string& otherwise) {
    return value.is_null() ? otherwise : value.get<std::string>();
}

} // namespace

Fight::Fight(Statements statements, const Options& options) : match_(start("iliad", options)) {
    set_up(match_, "empty");
    for (const std::string_view statement : statements) {
        set_up(match_, statement);
    }
    settle(match_);
}

Fight Fight::opening(const Options& options) { return Fight(start("iliad", options)); }

Fight Fight::engaged(Statements statements) {
    Fight fight(start("iliad", {}));
    for (const std::string_view statement :
         {"empty", "warrior achilles 0805 side left", "warrior hector 0905 side right",
          "contact achilles hector initiative achilles", "active achilles,hector"}) {
        set_up(fight.match_, statement);
    }
    for (const std::string_view statement : statements) {
        set_up(fight.match_, statement);
    }
    settle(fight.match_);
    return fight;
}

Fight& Fight::play(std::string_view line) & {
    play_line(match_, line);
    return *this;
}

Fight& Fight::play(Statements lines) & {
    for (const std::string_view line : lines) {
        play_line(match_, line);
    }
    return *this;
}

WarriorView Fight::warrior(std::string_view id) const {
    const Json whole = state(match_);
    for (const Json& w : whole["warriors"]) {
        if (w["id"] == id) {
            return {w["side"],          w["kind"],    w["bottle"],    w["start_bottle"], w["agility"],
                    w["start_agility"], w["armour"],  w["clang"],     w["spears"],       text_or(w["at"], ""),
                    w["status"],        w["scratch"], w["distracted"]};
        }
    }
    FAIL("no warrior is called ", id);
    return {};
}

std::string Fight::roster() const {
    std::vector<std::string> ids;
    const Json whole = state(match_);
    for (const Json& warrior : whole["warriors"]) {
        ids.push_back(warrior["id"]);
    }
    return words(ids);
}

std::string Fight::side(std::string_view side) const {
    return words(state(match_)["sides"][std::string(side)].get<std::vector<std::string>>());
}

std::string Fight::contacts() const {
    std::vector<std::string> out;
    const Json whole = state(match_);
    for (const Json& contact : whole["contacts"]) {
        out.push_back(contact["a"].get<std::string>() + "-" + contact["b"].get<std::string>() + ":" +
                      contact["initiative"].get<std::string>());
    }
    return words(out);
}

std::string Fight::order() const { return words(state(match_)["order"].get<std::vector<std::string>>()); }

std::string Fight::pending() const {
    const Json pending = state(match_)["pending"];
    std::vector<std::string> out;
    if (!pending.is_null()) {
        for (const auto& [key, value] : pending.items()) {
            out.push_back(value);
        }
    }
    return words(out);
}

std::string Fight::result() const {
    const Json result = state(match_)["result"];
    if (result.is_null()) {
        return "";
    }
    return result["winner"].get<std::string>() + " " + result["by"].get<std::string>() +
           (result.contains("champion") ? " " + result["champion"].get<std::string>() : "");
}

std::string Fight::bracket() const {
    std::string out;
    const Json bracket = state(match_)["bracket"];
    for (const Json& round : bracket) {
        out += out.empty() ? "" : " |";
        for (const Json& bout : round) {
            out += (out.empty() ? "" : " ") + bout["left"].get<std::string>() + "-" +
                   bout["right"].get<std::string>() + ":" + text_or(bout["winner"], "?") + "/" +
                   text_or(bout["by"], "?");
        }
    }
    return out;
}

std::string Fight::text(std::string_view key) const {
    return text_or(state(match_)[std::string(key)], "null");
}

int Fight::number(std::string_view key) const { return state(match_)[std::string(key)]; }

std::string fight_refusal(Fight::Statements statements, const Options& options) {
    return setup_refusal(start("iliad", options), statements);
}

} // namespace disfida::test
