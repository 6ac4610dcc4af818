// L-Tired: exhaustion and recovery.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg, exhausted and of this skill, is active in a zone, montigny unless said.
Campaign tired(const std::string& skill, const disfida::Options& options = {},
               const std::string& zone = "montigny", const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general fribourg " + zone + " points 84 rank 1 skill " + skill + " exhausted"};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all, options);
}

const std::string exhausted = "84 montigny exhausted activated";
const std::string fresh = "84 montigny activated";

} // namespace

TEST_CASE("L-Tired 1 a failed press-on exhausts") {
    Campaign campaign = quiet({"general fribourg montigny points 84 rank 1 skill poor", "active fribourg"});
    campaign.play({"move fribourg lafauche", "press-on fribourg reynel : 3"});
    CHECK(campaign.general("fribourg") == "84 reynel exhausted activated");
}

TEST_CASE("L-Tired 1 a pitched battle exhausts winner and loser, a flight nobody") {
    const Campaign::Statements meeting{"general fribourg montigny points 84 rank 1 skill poor",
                                       "general salm lafauche points 40 rank 1 skill poor",
                                       "active fribourg"};
    Campaign fought = quiet(meeting);
    fought.play({"move fribourg lafauche", "stand", "battle result burgundy lost fribourg:0,salm:0"});
    CHECK(fought.general("fribourg") == "84 lafauche exhausted activated");
    CHECK(fought.general("salm") == "40 lafauche exhausted activated"); // retreats next
    Campaign fled = quiet(meeting);
    fled.play({"move fribourg lafauche", "flee : 4"});
    CHECK(fled.general("fribourg") == "84 lafauche activated");
    CHECK(fled.general("salm") == "35 lafauche activated");
}

TEST_CASE("L-Tired 1 points received from an exhausted army exhaust, the other way nothing") {
    Campaign campaign = tired("poor", {}, "montigny", {"general ladan montigny points 30 rank 2 skill poor"});
    campaign.play("transfer fribourg ladan 10 : 5");
    CHECK(campaign.general("ladan") == "40 montigny exhausted");
    Campaign back = tired("poor", {}, "montigny", {"general ladan montigny points 30 rank 2 skill poor"});
    back.play("transfer ladan fribourg 10 : 4");
    CHECK(back.general("ladan") == "20 montigny");
    CHECK(back.general("fribourg") == "94 montigny exhausted activated");
}

TEST_CASE("L-Tired 2 a recovery passed: fresh, and on as any other army") {
    Campaign campaign = tired("poor");
    CHECK(campaign.dice_of("recover fribourg") == 1);
    campaign.play("recover fribourg : 4");
    CHECK(campaign.general("fribourg") == fresh);
    CHECK(campaign.active() == "fribourg moved 0 extra 0 passed start");
    campaign.play({"move fribourg lafauche", "press-on fribourg liffol : 4"});
    CHECK(campaign.general("fribourg") == "84 liffol activated");
}

TEST_CASE("L-Tired 2 a recovery failed: on as an exhausted army, one zone") {
    Campaign campaign = tired("poor");
    campaign.play("recover fribourg : 3");
    CHECK(campaign.general("fribourg") == exhausted);
    CHECK(campaign.active() == "fribourg moved 0 extra 0 failed start");
    CHECK(campaign.legal() == "end fribourg; move fribourg bourmont; move fribourg lafauche; "
                              "move fribourg nogent; try-again fribourg");
    campaign.play("move fribourg lafauche");
    CHECK(campaign.legal() == "end fribourg"); // no press-on, no try-again
    CHECK(campaign.refusal("try-again fribourg").find("[L-Tired]") != std::string::npos);
}

TEST_CASE("L-Tired 2 one recovery test an activation") {
    Campaign failed = tired("poor");
    failed.play("recover fribourg : 3");
    CHECK_FALSE(failed.allows("recover fribourg"));
    Campaign passed = tired("poor");
    passed.play("recover fribourg : 6");
    CHECK_FALSE(passed.allows("recover fribourg"));
    CHECK_FALSE(passed.allows("try-again fribourg"));
}

TEST_CASE("L-Tired 2 try-again: as many tests as his step, and the activation is over") {
    struct Row {
        const char* skill;
        std::size_t tries;
        const char* in_vain;
    };
    for (const Row& row : {Row{"poor", 1, "3"}, Row{"competent", 2, "3 2"}, Row{"expert", 3, "3 2 1"}}) {
        CAPTURE(row.skill);
        Campaign campaign = tired(row.skill);
        campaign.play("recover fribourg : 1");
        CHECK(campaign.dice_of("try-again fribourg") == row.tries);
        campaign.play("try-again fribourg : " + std::string(row.in_vain));
        CHECK(campaign.general("fribourg") == exhausted);
        CHECK(campaign.turn_of() == "pick burgundy");
    }
}

TEST_CASE("L-Tired 2 try-again stops at the first pass, and the activation is over all the same") {
    Campaign campaign = tired("expert");
    campaign.play("recover fribourg : 1");
    CHECK(campaign.dice_of("try-again fribourg", {4}) == 1);
    CHECK(campaign.dice_of("try-again fribourg", {3, 6}) == 2);
    campaign.play("try-again fribourg : 3 4");
    CHECK(campaign.general("fribourg") == fresh);
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Tired 2 an incompetent general has no try-again") {
    Campaign campaign = tired("incompetent");
    campaign.play("recover fribourg : 1");
    CHECK(campaign.legal() ==
          "end fribourg; move fribourg bourmont; move fribourg lafauche; move fribourg nogent");
    CHECK(campaign.refusal("try-again fribourg").find("no further tries") != std::string::npos);
}

TEST_CASE("L-Tired 2 with option tries=bonus: 0 2 4 6 further tests") {
    const disfida::Options bonus{{"tries", "bonus"}};
    struct Row {
        const char* skill;
        std::size_t tries;
    };
    for (const Row& row : {Row{"poor", 2}, Row{"competent", 4}, Row{"expert", 6}}) {
        CAPTURE(row.skill);
        Campaign campaign = tired(row.skill, bonus);
        campaign.play("recover fribourg : 1");
        CHECK(campaign.dice_of("try-again fribourg") == row.tries);
    }
    Campaign incompetent = tired("incompetent", bonus);
    incompetent.play("recover fribourg : 1");
    CHECK_FALSE(incompetent.allows("try-again fribourg"));
}

TEST_CASE("L-Tired 2 try-again is the very next action") {
    Campaign campaign = tired("expert", {}, "la-mothe", {"castle la-mothe burgundy garrison 0"});
    CHECK_FALSE(campaign.allows("try-again fribourg")); // recover comes first
    campaign.play("recover fribourg : 1");
    CHECK(campaign.allows("try-again fribourg"));
    campaign.play("garrison fribourg 1");
    CHECK_FALSE(campaign.allows("try-again fribourg"));
    Campaign transfer =
        tired("expert", {}, "montigny", {"general ladan montigny points 30 rank 2 skill poor"});
    transfer.play({"recover fribourg : 1", "transfer ladan fribourg 1 : 6"});
    CHECK(transfer.legal() == "end fribourg");
}

TEST_CASE("L-Tired 3 out of supply recovery is refused") {
    const Campaign campaign =
        tired("poor", {}, "lafauche", {"general salm montigny points 10 rank 1 skill poor"});
    CHECK_FALSE(campaign.legal().find("recover") != std::string::npos);
    CHECK(campaign.refusal("recover fribourg").find("out of supply in lafauche") != std::string::npos);
}

TEST_CASE("L-Tired 3 a fresh army has nothing to recover from") {
    const Campaign campaign =
        quiet({"general fribourg montigny points 84 rank 1 skill poor", "active fribourg"});
    CHECK(campaign.refusal("recover fribourg").find("is not exhausted") != std::string::npos);
}

TEST_CASE("L-Tired 3 recovery is optional, and rules out ravaging, passed or failed") {
    Campaign campaign = tired("poor", {}, "bourmont");
    CHECK(campaign.allows("ravage fribourg"));
    campaign.play("recover fribourg : 6");
    CHECK_FALSE(campaign.allows("ravage fribourg"));
    campaign.undo().play("recover fribourg : 1");
    CHECK_FALSE(campaign.allows("ravage fribourg"));
    CHECK(campaign.undo().play("ravage fribourg").at("/vp") == "5");
    CHECK(campaign.general("fribourg") == "84 bourmont exhausted activated");
}

TEST_CASE("L-Tired 4 who goes inside loses the mark, who comes out is fresh") {
    Campaign campaign = tired("poor", {}, "la-mothe",
                              {"general fribourg la-mothe points 20 rank 1 skill poor exhausted",
                               "castle la-mothe burgundy garrison 5"});
    campaign.play("enter fribourg");
    CHECK(campaign.general("fribourg") == "20 la-mothe inside activated");
    Campaign out = quiet({"castle la-mothe burgundy garrison 5",
                          "general fribourg la-mothe points 20 rank 1 skill poor inside", "active fribourg"});
    out.play({"leave fribourg", "move fribourg liffol", "press-on fribourg grand : 4"});
    CHECK(out.general("fribourg") == "20 grand activated");
}

TEST_CASE("L-Tired 4 points taken into an exhausted army share its state, points left are no burden") {
    Campaign campaign = tired("poor", {}, "la-mothe", {"castle la-mothe burgundy garrison 10"});
    campaign.play("garrison fribourg 3").play("take fribourg 10 : 4");
    CHECK(campaign.general("fribourg") == "91 la-mothe exhausted activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 3");
}

TEST_CASE("L-Tired 5 an exhausted army may besiege, storm, ravage, transfer and garrison") {
    const Campaign siege = tired("poor", {}, "la-mothe");
    CHECK(siege.allows("siege fribourg"));
    CHECK(siege.allows("assault fribourg"));
    const Campaign ravage = tired("poor", {}, "bourmont");
    CHECK(ravage.allows("ravage fribourg"));
    const Campaign others =
        tired("poor", {}, "la-mothe",
              {"castle la-mothe burgundy garrison 10", "general ladan la-mothe points 30 rank 2 skill poor"});
    CHECK(others.allows("garrison fribourg 1"));
    CHECK(others.allows("transfer fribourg ladan 1"));
}
