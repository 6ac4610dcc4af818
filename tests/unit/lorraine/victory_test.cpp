// L-Victory: when the campaign ends, and resigning.
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using Json = nlohmann::ordered_json;

namespace {

/// The end of this turn: all have acted, six live on each side, nobody is replaced or exchanged.
Campaign evening(int turn, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"turn " + std::to_string(turn),
                             "general toulongeon montigny points 50 rank 1 skill poor activated"};
    int rank = 1;
    for (const char* who : {"vaudemont", "ladan", "fribourg", "marigny", "antoing"}) {
        all.push_back("general " + std::string(who) + " captive rank " + std::to_string(++rank) +
                      " skill poor");
    }
    rank = 0;
    for (const char* who : {"barbazan", "baudricourt", "sarrebruck", "bayer", "salm", "linange"}) {
        all.push_back("general " + std::string(who) + " haye points 10 rank " + std::to_string(++rank) +
                      " skill poor activated");
    }
    all.insert(all.end(), more.begin(), more.end());
    return Campaign(all);
}

const std::string sixty_vp = "ravaged bar-le-duc,saint-mihiel,ancerville,apremont,bouconville,bourmont,"
                             "bulgneville,colombey,conde,domremy";

} // namespace

TEST_CASE("L-Victory 1 until turn 9 nothing ends the campaign, not even 60 VP") {
    const Campaign campaign = evening(9, {sixty_vp});
    CHECK(campaign.at("/vp") == "60");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "10");
}

TEST_CASE("L-Victory 1 after turns 10, 11 and 12 a die ends it on 4, 3 and 2") {
    for (int turn = 10; turn <= 12; ++turn) {
        const int needed = 14 - turn;
        CAPTURE(turn);
        Campaign campaign = evening(turn);
        CHECK(campaign.turn_of() == "end-roll none");
        CHECK(campaign.legal() == "roll");
        CHECK(campaign.dice_of("roll") == 1);
        campaign.play("roll : " + std::to_string(needed - 1));
        CHECK(campaign.turn_of() == "pick burgundy");
        CHECK(campaign.at("/turn") == std::to_string(turn + 1));
        campaign.undo().play("roll : " + std::to_string(needed));
        CHECK(campaign.turn_of() == "over none");
        CHECK(campaign.at("/turn") == std::to_string(turn));
        CHECK(campaign.at("/result") == R"({"winner":"french","by":"siege","vp":0})");
    }
}

TEST_CASE("L-Victory 1 after turn 13 it ends without a die") {
    const Campaign campaign = evening(13, {"ravaged bourmont,bar-le-duc"});
    CHECK(campaign.turn_of() == "over none");
    CHECK(campaign.at("/result") == R"({"winner":"french","by":"siege","vp":15})");
    CHECK(campaign.legal() == "");
}

TEST_CASE("L-Victory 2 at 59 VP and less Vaudemont falls, at 60 there is the closing battle") {
    const std::string fifty_five = sixty_vp.substr(0, sixty_vp.rfind(','));
    CHECK(evening(13, {fifty_five}).at("/result") == R"({"winner":"french","by":"siege","vp":55})");
    const Campaign campaign = evening(13, {sixty_vp});
    CHECK(campaign.turn_of() == "battle-mode french");
    CHECK(campaign.at("/result") == "null");
}

TEST_CASE("L-Victory 1 resign is open in every phase, to the side not to move too, and is never listed") {
    Campaign opening = Campaign::opening();
    const auto both = [](const Campaign& campaign) {
        CHECK(campaign.allows("resign burgundy"));
        CHECK(campaign.allows("resign french"));
        CHECK(campaign.legal().find("resign") == std::string::npos);
    };
    both(opening); // ranks
    opening.play({"roll : 1 1 1 1 1", "roll : 1 1 1 1 1"});
    both(opening); // muster-french
    opening.play("muster default");
    both(opening); // muster-burgundy
    opening.play("muster default");
    both(opening); // pick
    opening.play({"pick ladan", "pick salm"});
    both(opening); // initiative
    opening.play("roll : 3 3 1 2");
    both(opening); // event
    opening.play("spare");
    both(opening);                                                                                // activate
    both(evening(12));                                                                            // end-roll
    both(evening(12, {"general toulongeon montigny points 200 rank 1 skill poor activated"}));    // stack
    both(Campaign({"general ladan haye points 1 rank 1 skill poor activated"}));                  // replace
    both(Campaign({"general ladan haye points 1 rank 1 skill poor activated"}).play("roll : 1")); // place
    opening.play("resign french");
    CHECK(opening.at("/result") == R"({"winner":"burgundy","by":"resigned","vp":0})");
    CHECK_FALSE(opening.allows("resign french"));
    CHECK_FALSE(opening.allows("resign burgundy"));
    CHECK(opening.refusal("resign burgundy") == "the campaign is over [L-Victory]");
    CHECK_FALSE(evening(12).allows("resign"));
    CHECK_FALSE(evening(12).allows("resign england"));
}

TEST_CASE("L-Victory resign changes phase, to_move, result and pending only") {
    Campaign campaign({"general toulongeon la-mothe points 40 rank 2 skill poor",
                       "general ladan la-mothe points 30 rank 1 skill poor",
                       "general linange wassy points 10 rank 1 skill poor",
                       "castle la-mothe french garrison 10", "ravaged bourmont", "active toulongeon"});
    const auto check = [](Campaign& now, const char* resign, const char* result) {
        Json before = Json::parse(now.match().position().state());
        now.play(resign);
        const Json after = Json::parse(now.match().position().state());
        CHECK(after["phase"] == "over");
        CHECK(after["to_move"] == "none");
        CHECK(after["result"].dump() == result);
        CHECK(after["pending"].is_null());
        for (const char* key : {"phase", "to_move", "result", "pending"}) {
            before[key] = after[key];
        }
        CHECK(before.dump() == after.dump());
        now.undo();
    };
    check(campaign, "resign burgundy", R"({"winner":"french","by":"resigned","vp":5})");
    check(campaign, "resign french", R"({"winner":"burgundy","by":"resigned","vp":5})");
    campaign.play("assault toulongeon,ladan : 4 1 1 6 6");
    REQUIRE(campaign.turn_of() == "losses burgundy");
    check(campaign, "resign burgundy", R"({"winner":"french","by":"resigned","vp":5})");
}
