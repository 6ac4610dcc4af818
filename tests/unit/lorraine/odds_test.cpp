// Odds of Lorraine: worked out by hand, and counted over every combination of dice.
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"
#include "support/measured_odds.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;
using Json = nlohmann::ordered_json;

namespace {

Json odds(const Campaign& campaign, const std::string& action) {
    const auto answer = campaign.match().position().odds(action);
    REQUIRE_MESSAGE(answer, answer.error().text);
    return Json::parse(*answer);
}

std::string miscounted(const Campaign& campaign, const std::string& action) {
    return disfida::test::miscounted(campaign.match().position(), action);
}

doctest::Approx about(double p) { return doctest::Approx(p).epsilon(1e-12); }

} // namespace

TEST_CASE("L-Assault odds by hand: an assault costs no more than its army can bear") {
    const Campaign campaign = quiet({"general fribourg la-mothe points 2 rank 1 skill poor",
                                     "castle la-mothe french garrison 1", "active fribourg"});
    const Json answer = odds(campaign, "assault fribourg");
    // Skill 2, no works 1, ratio 2 against the walls' 12: it falls when his two dice show 8 more than the
    // other two, which is 22 or more with four dice: 10 + 4 + 1 of 1296.
    CHECK(answer["goes_in"].get<double>() == 1.0);
    CHECK(answer["falls"].get<double>() == about(15 / 1296.0));
    // 7 more (21 with four dice: 20 ways) is a tie and costs nothing. Whatever else it costs, he has 2 points
    // and keeps one.
    CHECK(answer["loss"].get<double>() == about((1296 - 15 - 20) / 1296.0));
    CHECK(miscounted(campaign, "assault fribourg") == "");
}

TEST_CASE("L-Assault L-Siege odds over all dice, with friends who may stay out") {
    const Campaign campaign = quiet({"general fribourg la-mothe points 60 rank 3 skill poor",
                                     "general ladan la-mothe points 8 rank 1 skill poor",
                                     "general marigny la-mothe points 20 rank 2 skill poor exhausted",
                                     "castle la-mothe french garrison 12", "active fribourg"});
    for (const char* action :
         {"assault fribourg", "assault fribourg,ladan", "assault fribourg,ladan,marigny", "siege fribourg"}) {
        CHECK_MESSAGE(miscounted(campaign, action) == "", action);
    }
}
