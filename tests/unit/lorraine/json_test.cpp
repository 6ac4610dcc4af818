// The state line of the campaign: all keys in their order, and what stands where nothing applies.
#include <array>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using Json = nlohmann::ordered_json;

namespace {

struct Row {
    const char* id;
    const char* side;
    const char* skill;
};
constexpr std::array<Row, 12> roster{{
    {"toulongeon", "burgundy", "expert"},
    {"vaudemont", "burgundy", "competent"},
    {"ladan", "burgundy", "competent"},
    {"fribourg", "burgundy", "poor"},
    {"marigny", "burgundy", "poor"},
    {"antoing", "burgundy", "incompetent"},
    {"barbazan", "french", "competent"},
    {"baudricourt", "french", "competent"},
    {"sarrebruck", "french", "poor"},
    {"bayer", "french", "poor"},
    {"salm", "french", "incompetent"},
    {"linange", "french", "incompetent"},
}};
constexpr std::array<Row, 12> reserve{{
    {"mirebeau", "burgundy", ""},
    {"humieres", "burgundy", ""},
    {"vergy", "burgundy", ""},
    {"gargrave", "burgundy", ""},
    {"bazentin", "burgundy", ""},
    {"marechal", "burgundy", ""},
    {"barbey", "french", ""},
    {"ourches", "french", ""},
    {"pouilly", "french", ""},
    {"chatelet", "french", ""},
    {"rodemack", "french", ""},
    {"haussonville", "french", ""},
}};

std::string off_map(const Row& row, const std::string& status) {
    const std::string skill = row.skill[0] == 0 ? "null" : '"' + std::string(row.skill) + '"';
    return R"({"id":")" + std::string(row.id) + R"(","side":")" + row.side + R"(","rank":null,"skill":)" +
           skill +
           R"(,"points":0,"zone":null,"inside":false,"exhausted":false,"activated":false,"estranged":false,)"
           R"("beloved":false,"debt":false,"status":")" +
           status + R"("})";
}

std::string all_in_reserve() {
    std::string out;
    for (const Row& row : reserve) {
        out += "," + off_map(row, "reserve");
    }
    return out;
}

const std::string empty_castles =
    R"([{"id":"commercy","owner":"french","capacity":25,"garrison":0,"placed":0,"siege":null,"used":false},)"
    R"({"id":"gondrecourt","owner":"french","capacity":40,"garrison":0,"placed":0,"siege":null,"used":false},)"
    R"({"id":"la-mothe","owner":"french","capacity":50,"garrison":0,"placed":0,"siege":null,"used":false},)"
    R"({"id":"vaucouleurs","owner":"french","capacity":35,"garrison":0,"placed":0,"siege":null,"used":false}])";

} // namespace

TEST_CASE("L-Turn state: the opening, whole") {
    std::string generals;
    for (const Row& row : roster) {
        generals += (generals.empty() ? "" : ",") + off_map(row, "field");
    }
    const std::string expected =
        R"({"game":"lorraine","phase":"ranks","to_move":"none",)"
        R"("options":{"battles":"ask","castle-cap":10,"tries":"step"},"result":null,"turn":0,"vp":0,)"
        R"("event":null,"striking":[],"picked":{"burgundy":null,"french":null,"won":null},"active":null,)"
        R"("generals":[)" +
        generals + all_in_reserve() + R"(],"castles":)" + empty_castles +
        R"(,"ravaged":[],"supplied":[],"battle":null,"pending":null,"muster":{"burgundy":500,"french":440}})";
    CHECK(Campaign::opening().match().position().state() == expected);
}

TEST_CASE("L-Turn state: somebody active, a siege, captives and the dead, whole") {
    const Campaign campaign({
        "turn 4",
        "general toulongeon la-mothe points 90 rank 2 skill expert exhausted beloved debt",
        "general vaudemont captive rank 1 skill competent",
        "general ladan killed",
        "general barbazan la-mothe points 20 rank 3 skill poor inside activated estranged",
        "castle la-mothe french garrison 10 siege 2 used",
        "ravaged domremy,bar-le-duc,conde",
        "active toulongeon",
    });
    std::string generals =
        R"({"id":"toulongeon","side":"burgundy","rank":2,"skill":"expert","points":90,"zone":"la-mothe",)"
        R"("inside":false,"exhausted":true,"activated":true,"estranged":false,"beloved":true,"debt":true,)"
        R"("status":"field"},)"
        R"({"id":"vaudemont","side":"burgundy","rank":1,"skill":"competent","points":0,"zone":null,)"
        R"("inside":false,"exhausted":false,"activated":false,"estranged":false,"beloved":false,"debt":false,)"
        R"("status":"captive"},)" +
        off_map({"ladan", "burgundy", ""}, "killed");
    for (const char* id : {"fribourg", "marigny", "antoing"}) {
        generals += "," + off_map({id, "burgundy", ""}, "reserve");
    }
    generals += R"(,{"id":"barbazan","side":"french","rank":3,"skill":"poor","points":20,"zone":"la-mothe",)"
                R"("inside":true,"exhausted":false,"activated":true,"estranged":true,"beloved":false,)"
                R"("debt":false,"status":"field"})";
    for (const char* id : {"baudricourt", "sarrebruck", "bayer", "salm", "linange"}) {
        generals += "," + off_map({id, "french", ""}, "reserve");
    }
    std::string castles = empty_castles;
    const std::string plain = R"("capacity":50,"garrison":0,"placed":0,"siege":null,"used":false)";
    castles.replace(castles.find(plain), plain.size(),
                    R"("capacity":50,"garrison":10,"placed":0,"siege":2,"used":true)");
    const std::string expected =
        R"({"game":"lorraine","phase":"activate","to_move":"burgundy",)"
        R"("options":{"battles":"ask","castle-cap":10,"tries":"step"},"result":null,"turn":4,"vp":20,)"
        R"("event":null,"striking":[],"picked":{"burgundy":null,"french":null,"won":null},)"
        R"("active":{"general":"toulongeon","moved":0,"extra":0,"recovered":"none","stage":"start"},)"
        R"("generals":[)" +
        generals + all_in_reserve() + R"(],"castles":)" + castles +
        R"(,"ravaged":["domremy","bar-le-duc","conde"],"supplied":["toulongeon","barbazan"],"battle":null,)"
        R"("pending":null,"muster":null})";
    CHECK(campaign.match().position().state() == expected);
}

TEST_CASE("L-Turn state: the keys of the first level are the same in every phase") {
    const auto keys = [](const Campaign& campaign) {
        std::string out;
        const Json state = Json::parse(campaign.match().position().state());
        for (const auto& [key, value] : state.items()) {
            out += key + " ";
        }
        return out;
    };
    const std::string expected =
        "game phase to_move options result turn vp event striking picked active generals "
        "castles ravaged supplied battle pending muster ";
    Campaign campaign = Campaign::opening();
    CHECK(keys(campaign) == expected);
    for (const char* action :
         {"roll : 1 1 1 1 1", "roll : 1 1 1 1 1", "muster default", "muster default", "pick ladan",
          "pick salm", "roll : 2 2 3 1", "roll : 1", "move ladan bourmont", "resign french"}) {
        campaign.play(action);
        CHECK(keys(campaign) == expected);
    }
}

TEST_CASE("L-Turn state: options as chosen") {
    const Campaign campaign =
        Campaign::opening({{"battles", "result"}, {"castle-cap", "0"}, {"tries", "bonus"}});
    CHECK(campaign.at("/options") == R"({"battles":"result","castle-cap":0,"tries":"bonus"})");
    CHECK(disfida::test::options_refusal("lorraine", {{"battles", "never"}}) != "");
    CHECK(disfida::test::options_refusal("lorraine", {{"castle-cap", "1000"}}) != "");
    CHECK(disfida::test::options_refusal("lorraine", {{"castle-cap", "-1"}}) != "");
    CHECK(disfida::test::options_refusal("lorraine", {{"tries", "4"}}) != "");
    CHECK(Campaign::opening({{"castle-cap", "999"}}).at("/options/castle-cap") == "999");
}

TEST_CASE("L-Turn state: pending in the phases of a turn's end, whole") {
    const auto pending = [](const Campaign& campaign) { return campaign.at("/pending"); };
    Campaign campaign({"general ladan la-mothe points 120 rank 1 skill poor activated",
                       "general marigny captive rank 2 skill poor",
                       "general barbazan captive rank 1 skill poor", "castle la-mothe burgundy garrison 20"});
    CHECK(pending(campaign) ==
          R"({"side":"burgundy","kind":"stack","generals":[],"points":15,"zone":"la-mothe","choices":[]})");
    campaign.play("roll : 1 2");
    CHECK(pending(campaign) == R"({"side":"burgundy","kind":"losses","generals":["ladan","garrison"],)"
                               R"("points":3,"zone":"la-mothe","choices":[]})");
    campaign.play("lose ladan 3");
    CHECK(pending(campaign) == R"({"side":"burgundy","kind":"place","generals":["marigny"],"points":1,)"
                               R"("zone":null,"choices":["montigny"]})");
    campaign.play("place marigny montigny");
    CHECK(pending(campaign) == R"({"side":"french","kind":"place","generals":["barbazan"],"points":1,)"
                               R"("zone":null,"choices":["bar-le-duc","saint-mihiel","st-dizier"]})");
    campaign.play("place barbazan st-dizier");
    CHECK(pending(campaign) == R"({"side":"burgundy","kind":"replace","generals":["mirebeau"],"points":0,)"
                               R"("zone":null,"choices":[]})");
}

TEST_CASE("L-Turn state: nothing is pending in the phases of a turn") {
    Campaign campaign = Campaign::opening();
    CHECK(campaign.at("/pending") == "null");
    for (const char* action : {"roll : 1 1 1 1 1", "roll : 1 1 1 1 1", "muster default", "muster default",
                               "pick ladan", "pick salm", "roll : 3 3 2 1"}) {
        campaign.play(action);
        CHECK(campaign.at("/pending") == "null");
    }
}
