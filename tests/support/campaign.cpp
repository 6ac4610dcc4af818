#include "support/campaign.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "kernel/words.hpp"

namespace disfida::test {
namespace {

using Json = nlohmann::ordered_json;

Json state(const Match& match) { return Json::parse(match.position().state()); }

std::string bare(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string listed(const Json& list, std::string_view between, const std::string& none) {
    std::vector<std::string> out;
    for (const Json& value : list) {
        out.push_back(bare(value));
    }
    return out.empty() ? none : join(out, between);
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

Campaign::Statements joined(Campaign::Statements first, const Campaign::Statements& more) {
    first.insert(first.end(), more.begin(), more.end());
    return first;
}

} // namespace

Campaign::Campaign(const Statements& statements, const Options& options)
    : match_(start("lorraine", options)) {
    set_up(match_, "empty");
    for (const std::string& statement : statements) {
        set_up(match_, statement);
    }
    settle(match_);
}

Campaign Campaign::opening(const Options& options) { return Campaign(start("lorraine", options)); }

Campaign& Campaign::play(std::string_view line) & {
    play_line(match_, line);
    const auto violated = match_.position().violated();
    CHECK_MESSAGE(!violated, line, ": ", violated.value_or(""));
    return *this;
}

Campaign& Campaign::play(std::initializer_list<std::string_view> lines) & {
    for (const std::string_view line : lines) {
        play(line);
    }
    return *this;
}

Campaign& Campaign::undo() & {
    REQUIRE(match_.undo());
    return *this;
}

std::string Campaign::at(const std::string& pointer) const {
    const Json whole = state(match_);
    const Json::json_pointer where(pointer);
    REQUIRE_MESSAGE(whole.contains(where), pointer);
    return bare(whole[where]);
}

std::string Campaign::active() const {
    const Json whole = state(match_);
    const Json& active = whole["active"];
    return active.is_null()
               ? "null"
               : bare(active["general"]) + " moved " + bare(active["moved"]) + " extra " +
                     bare(active["extra"]) + " " + bare(active["recovered"]) + " " + bare(active["stage"]);
}

std::string Campaign::general(std::string_view id) const {
    const Json whole = state(match_);
    const Json general = by_id(whole["generals"], id);
    if (general["status"] != "field") {
        return general["status"];
    }
    if (general["zone"].is_null()) {
        return "waits";
    }
    std::string out = bare(general["points"]) + " " + bare(general["zone"]);
    for (const char* mark : {"inside", "exhausted", "activated", "estranged", "beloved", "debt"}) {
        out += general[mark].get<bool>() ? " " + std::string(mark) : "";
    }
    return out;
}

std::string Campaign::quality(std::string_view id) const {
    const Json whole = state(match_);
    const Json general = by_id(whole["generals"], id);
    return bare(general["skill"]) + " " + bare(general["rank"]);
}

std::string Campaign::castle(std::string_view id) const {
    const Json whole = state(match_);
    const Json castle = by_id(whole["castles"], id);
    return bare(castle["owner"]) + " " + bare(castle["garrison"]) +
           (castle["siege"].is_null() ? "" : " siege " + bare(castle["siege"]));
}

std::string Campaign::marks(std::string_view castle) const {
    const Json whole = state(match_);
    const Json found = by_id(whole["castles"], castle);
    return "placed " + bare(found["placed"]) + (found["used"].get<bool>() ? " used" : "");
}

std::string Campaign::pending() const {
    const Json whole = state(match_);
    const Json& pending = whole["pending"];
    return pending.is_null() ? "null"
                             : bare(pending["kind"]) + " " + bare(pending["side"]) + " " +
                                   listed(pending["generals"], ",", "-") + " " + bare(pending["points"]) +
                                   " " + bare(pending["zone"]) + " " + listed(pending["choices"], ",", "-");
}

std::string Campaign::supplied() const { return listed(state(match_)["supplied"], " ", ""); }

std::string Campaign::legal(std::string_view beginning) const {
    return join(legal_from(match_, beginning), "; ");
}

bool Campaign::allows(std::string_view action) const { return bool(match_.position().check(action)); }

Campaign quiet(const Campaign::Statements& statements, const Options& options) {
    return Campaign(joined({"general antoing darney points 50 rank 21 skill incompetent",
                            "general linange wassy points 50 rank 21 skill incompetent"},
                           statements),
                    options);
}

std::string Campaign::attacking_side() const {
    const Json whole = state(match_);
    const Json& attacker = whole["battle"]["attacker"];
    return attacker == "rene" ? "french"
                              : by_id(whole["generals"], bare(attacker))["side"].get<std::string>();
}

Campaign& Campaign::round(std::string_view attacker, std::string_view defender, const std::string& dice) & {
    const bool attacker_first = at("/battle/first") == attacking_side();
    for (const std::string_view card :
         {attacker_first ? attacker : defender, attacker_first ? defender : attacker}) {
        if (!card.empty()) {
            play("card " + std::string(card));
        }
    }
    return play("roll : " + dice);
}

std::string Campaign::corps(std::string_view side) const {
    const Json whole = state(match_);
    std::vector<std::string> out;
    for (const Json& corps : whole["battle"]["sides"][std::string(side)]["corps"]) {
        out.push_back(bare(corps["general"]) + " " + bare(corps["knights"]) + "+" + bare(corps["men"]) + "+" +
                      bare(corps["militia"]) + (corps["lost"] == 0 ? "" : " -" + bare(corps["lost"])));
    }
    return join(out, ", ");
}

std::string Campaign::toll() const {
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

std::string Campaign::asked() const {
    const std::string whole = pending();
    const std::size_t kind = whole.find(' ');
    if (kind == std::string::npos) {
        return whole;
    }
    CHECK(whole.substr(0, kind) == phase());
    return whole.substr(kind + 1);
}

Campaign afield(const Campaign::Statements& statements, const Options& options) {
    return Campaign(joined({"general antoing montigny points 50 rank 21 skill incompetent",
                            "general linange st-dizier points 50 rank 21 skill incompetent"},
                           statements),
                    options);
}

Campaign last_act(const Campaign::Statements& statements, const Options& options) {
    Campaign::Statements all;
    int rank = 31;
    for (const std::string who : {"toulongeon", "vaudemont", "ladan", "fribourg", "marigny", "antoing",
                                  "barbazan", "baudricourt", "sarrebruck", "bayer", "salm", "linange"}) {
        const bool named =
            std::any_of(statements.begin(), statements.end(), [&](const std::string& statement) {
                return statement.starts_with("general " + who + " ");
            });
        if (!named) {
            all.push_back("general " + who + (rank < 37 ? " montigny" : " st-dizier") + " points 1 rank " +
                          std::to_string(rank) + " skill poor activated");
        }
        ++rank;
    }
    return Campaign(joined(std::move(all), statements), options);
}

std::string setup_error(const std::vector<std::string>& statements, bool empty) {
    Match match = start("lorraine", {});
    if (empty) {
        set_up(match, "empty");
    }
    return setup_refusal(std::move(match), {statements.begin(), statements.end()});
}

Campaign march(const std::string& attacker, const std::string& defender, const Campaign::Statements& more,
               const Options& options) {
    return afield(joined({"general vaudemont lafauche " + attacker, "general barbazan liffol " + defender,
                          "active vaudemont"},
                         more),
                  options);
}

Campaign quick(const std::string& attacker, const std::string& defender, const std::string& dice,
               const Campaign::Statements& more) {
    return march(attacker, defender, more).play({"move vaudemont liffol", "stand", "battle auto : " + dice});
}

Campaign relief(const std::string& ladan, const std::string& castle, const Campaign::Statements& more) {
    return afield(joined({"general barbazan la-mothe points 80 rank 1 skill poor",
                          "castle la-mothe burgundy " + castle, "general ladan la-mothe " + ladan + " inside",
                          "general vaudemont bourmont points 60 rank 5 skill poor", "active vaudemont"},
                         more));
}

} // namespace disfida::test
