#include "support/battlefield.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "kernel/words.hpp"

namespace disfida::test {
namespace {

using Json = nlohmann::ordered_json;

Json state(const Match& match) { return Json::parse(match.position().state()); }

std::string bare(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string listed(const Json& list) {
    std::vector<std::string> out;
    for (const Json& value : list) {
        out.push_back(bare(value));
    }
    return out.empty() ? "-" : join(out, ",");
}

Json by_id(const Json& list, std::string_view id) {
    for (const Json& value : list) {
        if (value["id"] == id) {
            return value;
        }
    }
    FAIL("nothing is called ", id);
    return {};
}

Battlefield::Statements statements(const std::vector<Battlefield::Statements>& parts) {
    Battlefield::Statements out;
    for (const auto& part : parts) {
        out.insert(out.end(), part.begin(), part.end());
    }
    return out;
}

/// They have not acted, so that no turn ends with the battle; their ranks are nobody else's.
const Battlefield::Statements bystanders{"general antoing montigny points 50 rank 21 skill incompetent",
                                         "general linange st-dizier points 50 rank 21 skill incompetent"};

} // namespace

Battlefield::Battlefield(const Statements& statements, const Options& options)
    : match_(start("lorraine", options)) {
    set_up(match_, "empty");
    for (const std::string& statement : statements) {
        set_up(match_, statement);
    }
    settle(match_);
}

Battlefield& Battlefield::play(std::string_view line) & {
    play_line(match_, line);
    const auto violated = match_.position().violated();
    CHECK_MESSAGE(!violated, line, ": ", violated.value_or(""));
    return *this;
}

Battlefield& Battlefield::play(std::initializer_list<std::string_view> lines) & {
    for (const std::string_view line : lines) {
        play(line);
    }
    return *this;
}

std::string Battlefield::attacking_side() const {
    const Json whole = state(match_);
    const Json& attacker = whole["battle"]["attacker"];
    return attacker == "rene" ? "french"
                              : by_id(whole["generals"], bare(attacker))["side"].get<std::string>();
}

Battlefield& Battlefield::round(std::string_view attacker, std::string_view defender,
                                const std::string& dice) & {
    const bool attacker_first = at("/battle/first") == attacking_side();
    for (const std::string_view card :
         {attacker_first ? attacker : defender, attacker_first ? defender : attacker}) {
        if (!card.empty()) {
            play("card " + std::string(card));
        }
    }
    return play("roll : " + dice);
}

Battlefield& Battlefield::undo() & {
    REQUIRE(match_.undo());
    return *this;
}

std::string Battlefield::at(const std::string& pointer) const {
    const Json whole = state(match_);
    const Json::json_pointer where(pointer);
    REQUIRE_MESSAGE(whole.contains(where), pointer);
    return bare(whole[where]);
}

std::string Battlefield::general(std::string_view id) const {
    const Json whole = state(match_);
    const Json general = by_id(whole["generals"], id);
    if (general["status"] != "field") {
        return general["status"];
    }
    std::string out = bare(general["points"]) + " " + bare(general["zone"]);
    for (const char* mark : {"inside", "exhausted", "activated", "estranged", "beloved", "debt"}) {
        out += general[mark].get<bool>() ? " " + std::string(mark) : "";
    }
    return out;
}

std::string Battlefield::quality(std::string_view id) const {
    const Json whole = state(match_);
    const Json general = by_id(whole["generals"], id);
    return bare(general["skill"]) + " " + bare(general["rank"]);
}

std::string Battlefield::castle(std::string_view id) const {
    const Json whole = state(match_);
    const Json castle = by_id(whole["castles"], id);
    return bare(castle["owner"]) + " " + bare(castle["garrison"]) +
           (castle["siege"].is_null() ? "" : " siege " + bare(castle["siege"]));
}

std::string Battlefield::corps(std::string_view side) const {
    const Json whole = state(match_);
    std::vector<std::string> out;
    for (const Json& corps : whole["battle"]["sides"][std::string(side)]["corps"]) {
        out.push_back(bare(corps["general"]) + " " + bare(corps["knights"]) + "+" + bare(corps["men"]) + "+" +
                      bare(corps["militia"]) + (corps["lost"] == 0 ? "" : " -" + bare(corps["lost"])));
    }
    return join(out, ", ");
}

std::string Battlefield::toll() const {
    const Json whole = state(match_);
    const std::string first = attacking_side();
    std::vector<std::string> lost;
    std::vector<std::string> pushed;
    for (const std::string& side : {first, std::string(first == "french" ? "burgundy" : "french")}) {
        int units = 0;
        for (const Json& corps : whole["battle"]["sides"][side]["corps"]) {
            units += corps["lost"].get<int>();
        }
        lost.push_back(std::to_string(units));
        pushed.push_back(bare(whole["battle"]["sides"][side]["pushed"]));
    }
    return join(lost, " ") + ", " + join(pushed, " ");
}

std::string Battlefield::pending() const {
    const Json whole = state(match_);
    const Json& pending = whole["pending"];
    if (pending.is_null()) {
        return "null";
    }
    CHECK(pending["kind"] == whole["phase"]);
    return bare(pending["side"]) + " " + listed(pending["generals"]) + " " + bare(pending["points"]) + " " +
           bare(pending["zone"]) + " " + listed(pending["choices"]);
}

std::string Battlefield::legal() const { return join(match_.position().legal(), "; "); }

bool Battlefield::allows(std::string_view action) const { return bool(match_.position().check(action)); }

Battlefield march(const std::string& attacker, const std::string& defender,
                  const Battlefield::Statements& more, const Options& options) {
    return Battlefield(statements({bystanders,
                                   {"general vaudemont lafauche " + attacker,
                                    "general barbazan liffol " + defender, "active vaudemont"},
                                   more}),
                       options);
}

Battlefield quick(const std::string& attacker, const std::string& defender, const std::string& dice,
                  const Battlefield::Statements& more) {
    return march(attacker, defender, more).play({"move vaudemont liffol", "stand", "battle auto : " + dice});
}

Battlefield relief(const std::string& ladan, const std::string& castle, const Battlefield::Statements& more) {
    return Battlefield(
        statements({bystanders,
                    {"general barbazan la-mothe points 80 rank 1 skill poor",
                     "castle la-mothe burgundy " + castle, "general ladan la-mothe " + ladan + " inside",
                     "general vaudemont bourmont points 60 rank 5 skill poor", "active vaudemont"},
                    more}));
}

} // namespace disfida::test
