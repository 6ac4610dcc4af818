// L-Ravage: who ravages what, and what it brings.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg with these points is active in a zone.
Campaign raider(const std::string& zone, int points, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general fribourg " + zone + " points " + std::to_string(points) +
                             " rank 1 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all);
}

} // namespace

TEST_CASE("L-Ravage 1 a village takes 10 points and brings 5 VP, and the whole activation") {
    CHECK_FALSE(raider("bourmont", 9).allows("ravage fribourg"));
    CHECK(raider("bourmont", 9).refusal("ravage fribourg").find("takes 10 points") != std::string::npos);
    Campaign campaign = raider("bourmont", 10);
    CHECK(campaign.dice_of("ravage fribourg") == 0);
    campaign.play("ravage fribourg");
    CHECK(campaign.at("/vp") == "5");
    CHECK(campaign.at("/ravaged") == R"(["bourmont"])");
    CHECK(campaign.general("fribourg") == "10 bourmont activated");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Ravage 1 a town takes 25 points and brings 10 VP") {
    CHECK_FALSE(raider("bar-le-duc", 24).allows("ravage fribourg"));
    CHECK(raider("bar-le-duc", 24).refusal("ravage fribourg").find("takes 25 points") != std::string::npos);
    Campaign campaign = raider("bar-le-duc", 25, {"ravaged bourmont,conde"});
    campaign.play("ravage fribourg");
    CHECK(campaign.at("/vp") == "20");
    CHECK(campaign.at("/ravaged") == R"(["bourmont","conde","bar-le-duc"])"); // in order of ravaging
}

TEST_CASE("L-Ravage 1 once per place") {
    const Campaign campaign = raider("bourmont", 84, {"ravaged bourmont"});
    CHECK(campaign.refusal("ravage fribourg").find("bourmont is ravaged already") == 0);
    CHECK(campaign.legal("ravage") == "");
}

TEST_CASE("L-Ravage 1 neither open country nor castles are ravaged") {
    CHECK(raider("liffol", 84).refusal("ravage fribourg").find("in no village or town") != std::string::npos);
    CHECK(raider("la-mothe", 84).legal("ravage") == "");
}

TEST_CASE("L-Ravage 1 exhausted and unsupplied armies may") {
    Campaign campaign = quiet({"general fribourg domremy points 10 rank 1 skill poor exhausted estranged",
                               "general salm montigny points 10 rank 1 skill poor", "active fribourg"});
    CHECK(campaign.supplied().find("fribourg") == std::string::npos);
    campaign.play("ravage fribourg");
    CHECK(campaign.at("/vp") == "5");
    CHECK(campaign.general("fribourg") == "10 domremy exhausted activated estranged");
}

TEST_CASE("L-Ravage 1 the French never ravage") {
    const Campaign campaign = quiet({"general salm bourmont points 84 rank 1 skill poor", "active salm"});
    CHECK(campaign.legal("ravage") == "");
    CHECK(campaign.refusal("ravage salm").find("only Burgundy ravages") == 0);
}

TEST_CASE("L-Ravage 2 a ravaged town no longer supplies; others stand there as before") {
    Campaign campaign =
        raider("bar-le-duc", 25,
               {"general ladan st-dizier points 10 rank 2 skill poor",
                "general barbazan pierrefitte points 50 rank 1 skill poor", "ravaged saint-mihiel"});
    // barbazan is cut off from st-dizier by ladan and from saint-mihiel, which is burnt: bar-le-duc is held.
    CHECK(campaign.supplied().find("barbazan") == std::string::npos);
    campaign.play("ravage fribourg");
    campaign.play(
        {"pick antoing", "pick barbazan", "roll : 1 2 6 5", "move barbazan bar-le-duc", "flee : 4"});
    CHECK(campaign.general("barbazan") == "50 bar-le-duc activated");
    const std::string way = campaign.legal();
    campaign.play(way.substr(0, way.find(';')));
    CHECK(campaign.general("barbazan") == "50 bar-le-duc activated");
    CHECK(campaign.supplied().find("barbazan") == std::string::npos); // in a town that is no source
}

TEST_CASE("L-Ravage 2 before it is ravaged the town supplies") {
    const Campaign campaign =
        quiet({"general barbazan bar-le-duc points 50 rank 1 skill poor",
               "general ladan st-dizier points 10 rank 2 skill poor", "ravaged saint-mihiel"});
    CHECK(campaign.supplied().find("barbazan") != std::string::npos);
}
