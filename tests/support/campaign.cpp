#include "support/campaign.hpp"

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

std::string campaign_refusal(const Campaign::Statements& statements) {
    return setup_refusal(start("lorraine", {}), {statements.begin(), statements.end()});
}

Campaign quiet(const Campaign::Statements& statements, const Options& options) {
    Campaign::Statements all{"general antoing darney points 50 rank 21 skill incompetent",
                             "general linange wassy points 50 rank 21 skill incompetent"};
    all.insert(all.end(), statements.begin(), statements.end());
    return Campaign(all, options);
}

} // namespace disfida::test
