// L-Move: what an activation may hold, marches and forced marches.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg, of these words, is active.
Campaign march(const std::string& fribourg, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general fribourg " + fribourg};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all);
}

/// The same, with fribourg (20 points) inside la-mothe, which is Burgundian and has 10 leaderless points.
Campaign from_inside(const Campaign::Statements& more = {}) {
    Campaign::Statements all{"castle la-mothe burgundy garrison 10",
                             "general fribourg la-mothe points 20 rank 1 skill poor inside"};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all);
}

} // namespace

TEST_CASE("L-Move 1a ravage alone: not after a march, a garrison or a recovery") {
    Campaign campaign = march("bourmont points 84 rank 1 skill poor");
    CHECK(campaign.allows("ravage fribourg"));
    campaign.play("move fribourg la-mothe");
    campaign.play("press-on fribourg domremy : 6");
    CHECK_FALSE(campaign.allows("ravage fribourg"));
    CHECK(campaign.refusal("ravage fribourg").find("ravaging takes the whole activation") == 0);
    Campaign done = march("bourmont points 84 rank 1 skill poor");
    done.play("ravage fribourg");
    CHECK(done.turn_of() == "pick burgundy"); // and it is over
}

TEST_CASE("L-Move 1b the order: recovery, march and garrison, transfer, then one last thing") {
    // fribourg, exhausted, begins inside la-mothe's zone, Burgundian now; ladan is with him.
    const Campaign::Statements castle{"general ladan la-mothe points 30 rank 2 skill poor",
                                      "castle la-mothe burgundy garrison 5"};
    Campaign campaign = march("la-mothe points 40 rank 1 skill poor exhausted", castle);
    CHECK(campaign.legal() ==
          "end fribourg; enter fribourg; garrison fribourg 1-39; move fribourg bourmont; "
          "move fribourg bulgneville; move fribourg domremy; move fribourg liffol; move fribourg morimond; "
          "move fribourg neufchateau; recover fribourg; take fribourg 1-5; transfer fribourg ladan 1-39; "
          "transfer ladan fribourg 1-29");
    campaign.play("garrison fribourg 10"); // no recovery any more
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none moving");
    CHECK(campaign.legal() ==
          "end fribourg; enter fribourg; garrison fribourg 1-29; move fribourg bourmont; "
          "move fribourg bulgneville; move fribourg domremy; move fribourg liffol; move fribourg morimond; "
          "move fribourg neufchateau; take fribourg 1-5; transfer fribourg ladan 1-29; "
          "transfer ladan fribourg 1-29");
    CHECK(campaign.refusal("recover fribourg").find("[L-Tired]") != std::string::npos);
    campaign.play("transfer fribourg ladan 5 : 5");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none acting");
    CHECK(campaign.legal() == "end fribourg; enter fribourg; take fribourg 1-5");
    CHECK(campaign.refusal("move fribourg liffol").find("nobody moves after it") != std::string::npos);
    CHECK(campaign.refusal("garrison fribourg 1").find("nothing is dropped after it") != std::string::npos);
    CHECK(campaign.refusal("transfer ladan fribourg 1").find("one transfer is tried") == 0);
    campaign.play("enter fribourg");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/active") == "null");
}

TEST_CASE("L-Move 1b after a transfer that failed too nobody moves") {
    Campaign campaign =
        march("liffol points 40 rank 1 skill poor", {"general ladan liffol points 30 rank 2 skill poor"});
    campaign.play("transfer ladan fribourg 5 : 3");
    CHECK(campaign.legal() == "end fribourg");
}

TEST_CASE("L-Move 1b garrison drops at any point of a march") {
    Campaign campaign =
        march("la-mothe points 84 rank 1 skill poor",
              {"castle la-mothe burgundy garrison 0", "castle gondrecourt burgundy garrison 0"});
    campaign.play({"garrison fribourg 1", "garrison fribourg 2", "move fribourg domremy",
                   "press-on fribourg gondrecourt : 4", "garrison fribourg 3",
                   "press-on fribourg grand : 5"});
    CHECK(campaign.castle("la-mothe") == "burgundy 3");
    CHECK(campaign.castle("gondrecourt") == "burgundy 3");
    CHECK(campaign.general("fribourg") == "78 grand activated");
}

TEST_CASE("L-Move 1b siege after a march and a transfer") {
    Campaign campaign = march("bourmont points 40 rank 1 skill poor",
                              {"general ladan la-mothe points 30 rank 2 skill poor activated"});
    campaign.play({"move fribourg la-mothe", "transfer ladan fribourg 10 : 4"});
    CHECK(campaign.legal() == "assault fribourg; end fribourg; siege fribourg");
    campaign.play("siege fribourg : 1 2 6 6");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Move 1b siege, assault, take and enter are the last thing done") {
    Campaign taken = march("la-mothe points 20 rank 1 skill poor", {"castle la-mothe burgundy garrison 9"});
    taken.play("take fribourg 3 : 1");
    CHECK(taken.turn_of() == "pick burgundy");
    Campaign stormed = march("la-mothe points 20 rank 1 skill poor", {"castle la-mothe french garrison 9"});
    stormed.play("assault fribourg : 6 6 1 1");
    CHECK(stormed.turn_of() == "pick burgundy");
    CHECK(stormed.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Move 1c end closes at any point") {
    Campaign start = march("montigny points 84 rank 1 skill poor");
    start.play("end fribourg");
    CHECK(start.turn_of() == "pick burgundy");
    CHECK(start.general("fribourg") == "84 montigny activated");
    Campaign moved = march("montigny points 84 rank 1 skill poor");
    moved.play({"move fribourg nogent", "end fribourg"});
    CHECK(moved.general("fribourg") == "84 nogent activated");
    CHECK(moved.refusal("end fribourg").find("now burgundy decides") == 0);
}

TEST_CASE("L-Move 2 the first zone is free and without a die") {
    Campaign campaign = march("montigny points 84 rank 1 skill incompetent");
    CHECK(campaign.legal() ==
          "end fribourg; move fribourg bourmont; move fribourg lafauche; move fribourg nogent");
    CHECK(campaign.refusal("press-on fribourg lafauche").find("the first zone is free") == 0);
    campaign.play("move fribourg lafauche");
    CHECK(campaign.general("fribourg") == "84 lafauche activated");
    CHECK(campaign.active() == "fribourg moved 1 extra 0 none moving");
    CHECK(campaign.legal() ==
          "end fribourg; press-on fribourg bourmont; press-on fribourg liffol; press-on fribourg montigny; "
          "press-on fribourg nogent; press-on fribourg reynel");
    CHECK(campaign.refusal("move fribourg liffol").find("press-on goes further") != std::string::npos);
}

TEST_CASE("L-Move 2 each further extra zone needs one more: 4, 5, 5") {
    Campaign campaign = march("montigny points 84 rank 1 skill expert");
    campaign.play({"move fribourg lafauche", "press-on fribourg liffol : 4"});
    CHECK(campaign.general("fribourg") == "84 liffol activated");
    CHECK(campaign.active() == "fribourg moved 2 extra 1 none moving");
    campaign.play("press-on fribourg grand : 5");
    CHECK(campaign.general("fribourg") == "84 grand activated");
    campaign.play("press-on fribourg treveray : 5"); // needs 6
    CHECK(campaign.general("fribourg") == "84 treveray exhausted activated");
    CHECK(campaign.active() == "fribourg moved 4 extra 3 none moving");
    CHECK(campaign.legal() == "end fribourg");
}

TEST_CASE("L-Move 2 the tests fail one below: 3, 4, 5") {
    Campaign first = march("montigny points 84 rank 1 skill expert");
    first.play({"move fribourg lafauche", "press-on fribourg liffol : 3"});
    CHECK(first.general("fribourg") == "84 liffol exhausted activated");
    Campaign second = march("montigny points 84 rank 1 skill expert");
    second.play({"move fribourg lafauche", "press-on fribourg liffol : 4", "press-on fribourg grand : 4"});
    CHECK(second.general("fribourg") == "84 grand exhausted activated");
}

TEST_CASE("L-Move 2 the third extra zone passes on 6, the fourth is hopeless but allowed, with its die") {
    Campaign campaign = march("montigny points 84 rank 1 skill expert");
    campaign.play({"move fribourg lafauche", "press-on fribourg liffol : 4", "press-on fribourg grand : 5",
                   "press-on fribourg treveray : 6"});
    CHECK(campaign.general("fribourg") == "84 treveray activated");
    CHECK(campaign.dice_of("press-on fribourg conde") == 1);
    campaign.play("press-on fribourg conde : 6");
    CHECK(campaign.general("fribourg") == "84 conde exhausted activated");
    CHECK(campaign.legal() == "end fribourg");
}

TEST_CASE("L-Move 2 beloved: the first press-on is free, then 4+, then 5+") {
    Campaign campaign = march("montigny points 84 rank 1 skill poor beloved");
    campaign.play("move fribourg lafauche");
    CHECK(campaign.general("fribourg") == "84 lafauche activated beloved"); // the free zone uses nothing up
    CHECK(campaign.dice_of("press-on fribourg liffol") == 0);
    campaign.play("press-on fribourg liffol");
    CHECK(campaign.general("fribourg") == "84 liffol activated");
    CHECK(campaign.active() == "fribourg moved 2 extra 0 none moving");
    campaign.play("press-on fribourg grand : 4");
    CHECK(campaign.general("fribourg") == "84 grand activated");
    campaign.play("press-on fribourg treveray : 4");
    CHECK(campaign.general("fribourg") == "84 treveray exhausted activated");
}

TEST_CASE("L-Move 2 beloved is no help while exhausted") {
    Campaign campaign = march("chaumont points 84 rank 1 skill poor exhausted beloved",
                              {"general salm montigny points 10 rank 3 skill poor"});
    campaign.play("move fribourg nogent");
    CHECK(campaign.legal() == "end fribourg");
    CHECK(campaign.general("fribourg") == "84 nogent exhausted activated beloved");
}

TEST_CASE("L-Move 2 beloved after a recovery helps again") {
    Campaign campaign = march("montigny points 84 rank 1 skill poor exhausted beloved");
    campaign.play({"recover fribourg : 4", "move fribourg lafauche", "press-on fribourg liffol"});
    CHECK(campaign.general("fribourg") == "84 liffol activated");
}

TEST_CASE("L-Move 3 a failed test stops the march; garrison, transfer and siege stay open") {
    Campaign campaign = march("liffol points 84 rank 1 skill poor",
                              {"castle la-mothe burgundy garrison 10",
                               "general ladan la-mothe points 30 rank 2 skill poor activated"});
    campaign.play({"move fribourg domremy", "press-on fribourg la-mothe : 1"});
    CHECK(campaign.general("fribourg") == "84 la-mothe exhausted activated");
    CHECK(campaign.legal() == "end fribourg; garrison fribourg 1-40; take fribourg 1-10; "
                              "transfer fribourg ladan 1-83; transfer ladan fribourg 1-29");
    campaign.play({"garrison fribourg 4", "transfer fribourg ladan 1 : 5"});
    Campaign siege = march("liffol points 84 rank 1 skill poor");
    siege.play({"move fribourg domremy", "press-on fribourg la-mothe : 1"});
    CHECK(siege.legal() == "assault fribourg; end fribourg; siege fribourg");
}

TEST_CASE("L-Move 4 an exhausted army moves one zone at most and may not press on") {
    Campaign campaign = march("montigny points 84 rank 1 skill poor exhausted");
    campaign.play("move fribourg lafauche");
    CHECK(campaign.legal() == "end fribourg");
    CHECK(campaign.refusal("press-on fribourg liffol").find("moves one zone at most") != std::string::npos);
}

TEST_CASE("L-Move 4 an army that stays put loses nothing") {
    Campaign campaign = march("montigny points 84 rank 1 skill poor");
    campaign.play("end fribourg");
    CHECK(campaign.general("fribourg") == "84 montigny activated");
}

TEST_CASE("L-Move 5 entering a zone with an enemy outside ends the march in battle") {
    Campaign campaign =
        march("montigny points 84 rank 1 skill poor", {"general salm lafauche points 10 rank 1 skill poor"});
    campaign.play("move fribourg lafauche");
    CHECK(campaign.turn_of() == "battle-stand french");
    CHECK(campaign.at("/active") == "null");
}

TEST_CASE("L-Move 5 at an extra zone the test comes first: a failure fights exhausted") {
    Campaign failed =
        march("montigny points 84 rank 1 skill poor", {"general salm liffol points 10 rank 1 skill poor"});
    failed.play({"move fribourg lafauche", "press-on fribourg liffol : 3"});
    CHECK(failed.turn_of() == "battle-stand french");
    CHECK(failed.general("fribourg") == "84 liffol exhausted activated");
    Campaign passed = march("montigny points 84 rank 1 skill poor beloved",
                            {"general salm liffol points 10 rank 1 skill poor"});
    passed.play({"move fribourg lafauche", "press-on fribourg liffol"});
    CHECK(passed.turn_of() == "battle-stand french");
    CHECK(passed.general("fribourg") == "84 liffol activated");
}

TEST_CASE("L-Move 6 an enemy castle never stops a march, garrisoned or not") {
    Campaign campaign = march(
        "bourmont points 84 rank 1 skill poor",
        {"castle la-mothe french garrison 40", "general salm la-mothe points 10 rank 1 skill poor inside"});
    campaign.play("move fribourg la-mothe");
    // To stop, besiege, assault or pass on: 84 are less than twice 50, so neither siege nor assault.
    CHECK(campaign.legal() ==
          "end fribourg; press-on fribourg bourmont; press-on fribourg bulgneville; "
          "press-on fribourg domremy; press-on fribourg liffol; press-on fribourg morimond; "
          "press-on fribourg neufchateau");
    campaign.play("press-on fribourg neufchateau : 6");
    CHECK(campaign.general("fribourg") == "84 neufchateau activated");
}

TEST_CASE("L-Move 7 any number of friends may stop in one zone") {
    Campaign campaign = march("montigny points 300 rank 1 skill poor",
                              {"general ladan lafauche points 300 rank 2 skill poor",
                               "general vaudemont lafauche points 300 rank 3 skill poor"});
    campaign.play({"move fribourg lafauche", "end fribourg"});
    CHECK(campaign.general("fribourg") == "300 lafauche activated");
}

TEST_CASE("L-Move 8 from inside by move or by leave; only his own points go") {
    Campaign campaign = from_inside();
    CHECK(campaign.legal() ==
          "end fribourg; garrison fribourg 1-19; leave fribourg; move fribourg bourmont; "
          "move fribourg bulgneville; move fribourg domremy; move fribourg liffol; move fribourg morimond; "
          "move fribourg neufchateau; take fribourg 1-10");
    campaign.play("move fribourg domremy");
    CHECK(campaign.general("fribourg") == "20 domremy activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 10");
    CHECK(campaign.active() == "fribourg moved 1 extra 0 none moving");
}

TEST_CASE("L-Move 8 leave stays in the zone and counts as no movement") {
    Campaign campaign = from_inside();
    campaign.play("leave fribourg");
    CHECK(campaign.general("fribourg") == "20 la-mothe activated");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none moving");
    CHECK(campaign.legal("move") ==
          "move fribourg bourmont; move fribourg bulgneville; move fribourg domremy; "
          "move fribourg liffol; move fribourg morimond; move fribourg neufchateau");
    campaign.play({"garrison fribourg 5", "move fribourg domremy", "press-on fribourg liffol : 4"});
    CHECK(campaign.castle("la-mothe") == "burgundy 15");
    CHECK(campaign.general("fribourg") == "15 liffol activated");
    CHECK(campaign.refusal("leave fribourg").find("in no zone of an own castle") != std::string::npos);
}

TEST_CASE("L-Move 8 a general outside has nothing to leave") {
    const Campaign campaign =
        march("la-mothe points 20 rank 1 skill poor", {"castle la-mothe burgundy garrison 10"});
    CHECK(campaign.refusal("leave fribourg").find("outside already") != std::string::npos);
}

TEST_CASE("L-Move 8 with an enemy outside only sally or end") {
    const std::string salm = "general salm la-mothe points 10 rank 1 skill poor";
    const Campaign unbesieged = from_inside({salm});
    CHECK(unbesieged.legal() == "end fribourg; sally fribourg; sally fribourg 1-10");
    const Campaign shut = from_inside({salm, "castle la-mothe burgundy garrison 10 siege 0"});
    CHECK(shut.legal() == "end fribourg; sally fribourg; sally fribourg 1-10");
    CHECK(shut.refusal("move fribourg liffol").find("shut in at la-mothe") != std::string::npos);
}

TEST_CASE("L-Move 9 there are no ways but the links: not along a drawn road, not off the map") {
    const Campaign campaign = march("st-dizier points 84 rank 1 skill poor");
    CHECK(campaign.legal("move") == "move fribourg ancerville; move fribourg bar-le-duc; "
                                    "move fribourg revigny; move fribourg wassy");
    CHECK(campaign.refusal("move fribourg ligny").find("ligny is no neighbour of st-dizier") == 0);
}

TEST_CASE("L-Move 1 only the active general acts") {
    const Campaign campaign =
        march("montigny points 84 rank 1 skill poor", {"general ladan montigny points 84 rank 2 skill poor"});
    CHECK(campaign.refusal("move ladan nogent") == "fribourg is active, not ladan [L-Init]");
    CHECK(campaign.refusal("end antoing").find("[L-Init]") != std::string::npos);
}

TEST_CASE("L-Move 1 the siege of a castle goes at once when the besieger marches off") {
    Campaign campaign =
        march("la-mothe points 84 rank 1 skill poor", {"castle la-mothe french garrison 10 siege 3"});
    campaign.play("move fribourg bourmont");
    CHECK(campaign.castle("la-mothe") == "french 10");
    Campaign stays =
        march("la-mothe points 84 rank 1 skill poor", {"general ladan la-mothe points 1 rank 2 skill poor",
                                                       "castle la-mothe french garrison 10 siege 3"});
    stays.play("move fribourg bourmont");
    CHECK(stays.castle("la-mothe") == "french 10 siege 3"); // one general outside is enough
}
