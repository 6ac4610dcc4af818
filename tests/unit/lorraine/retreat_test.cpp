// L-Retreat: distances, free zones, the classes of neighbours, and the way through the enemy.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// vaudemont (84, rank 2) comes from `from` to `where`, and barbazan (50 points, rank 1) flees at 5 points.
Campaign flight(const std::string& from, const std::string& where, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general barbazan " + where + " points 50 rank 1 skill poor",
                             "general vaudemont " + from + " points 84 rank 2 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active vaudemont");
    return Campaign(all).play({"move vaudemont " + where, "flee : 4"});
}

/// barbazan (84, rank 2) comes from `from` to `where` and beats vaudemont (50 points, rank 1), who loses
/// nothing.
Campaign beaten(const std::string& from, const std::string& where, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general vaudemont " + where + " points 50 rank 1 skill poor",
                             "general barbazan " + from + " points 84 rank 2 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active barbazan");
    return Campaign(all).play(
        {"move barbazan " + where, "stand", "battle result french lost barbazan:0,vaudemont:0"});
}

/// Where those who flee or are beaten may go: "grand; domremy" without the word.
std::string ways(const Campaign& field) {
    std::string out = field.legal();
    for (std::size_t at = out.find("retreat "); at != std::string::npos; at = out.find("retreat ")) {
        out.erase(at, 8);
    }
    return out;
}

/// A Burgundian army of 10 points of this rank.
std::string block(const std::string& who, const std::string& where, int rank, int points = 10) {
    return "general " + who + " " + where + " points " + std::to_string(points) + " rank " +
           std::to_string(rank) + " skill poor";
}

/// chaumont, where barbazan and bayer stand, with ladan (30) in nogent and marigny in val-rognon behind
/// vaudemont, who comes from there; they flee and have `barbazan` and `bayer` points left.
Campaign cornered(int barbazan, int bayer, int marigny, int bayer_rank = 3,
                  const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general antoing montigny points 50 rank 21 skill incompetent",
                             "general linange st-dizier points 50 rank 21 skill incompetent",
                             "general barbazan chaumont points " + std::to_string(barbazan + 5) +
                                 " rank 1 skill poor",
                             "general bayer chaumont points " + std::to_string(bayer + 5) + " rank " +
                                 std::to_string(bayer_rank) + " skill poor",
                             block("ladan", "nogent", 1, 30),
                             block("marigny", "val-rognon", 3, marigny),
                             block("vaudemont", "val-rognon", 2, 84)};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active vaudemont");
    return Campaign(all).play({"move vaudemont chaumont", "flee : 4 4"});
}

} // namespace

TEST_CASE("L-Retreat 1 the distance is that to the nearest own source") {
    // From commercy saint-mihiel is one link away; apremont, conde and vaucouleurs are as far as it or
    // farther.
    CHECK(ways(flight("gondrecourt", "commercy")) == "saint-mihiel");
    // From conde both saint-mihiel (1) and bar-le-duc (2) count; only saint-mihiel is nearer than conde.
    CHECK(ways(flight("treveray", "conde")) == "saint-mihiel");
    // Burgundy's is montigny alone.
    CHECK(ways(beaten("gondrecourt", "liffol")) == "bourmont; lafauche");
}

TEST_CASE("L-Retreat 1 a ravaged town is no source, the western road always is") {
    // 3 to bar-le-duc by conde and pierrefitte or ligny; conde is 2, the others 3 and more.
    CHECK(ways(flight("gondrecourt", "commercy", {"ravaged saint-mihiel"})) == "conde");
    // st-dizier: 3 from conde by ligny or pierrefitte and bar-le-duc
    CHECK(ways(flight("treveray", "conde", {"ravaged bar-le-duc,saint-mihiel"})) == "ligny; pierrefitte");
}

TEST_CASE("L-Retreat 1 distance does not ask what stands in between") {
    // bar-le-duc, the source itself, is held by the enemy: still one link from pierrefitte. conde and ligny
    // are equal, both free.
    CHECK(ways(flight("ligny", "pierrefitte", {block("ladan", "bar-le-duc", 1)})) == "conde; ligny");
    // From ligny, ancerville, conde and pierrefitte are one link from a source like itself; nothing is
    // nearer.
    CHECK(ways(flight("montiers", "ligny", {block("ladan", "bar-le-duc", 1)})) ==
          "ancerville; conde; pierrefitte");
}

TEST_CASE("L-Retreat 1 free: no enemy outside, and no enemy castle that is unbesieged and garrisoned") {
    // From liffol gondrecourt alone is nearer, domremy and grand are equal.
    CHECK(ways(flight("lafauche", "liffol")) == "gondrecourt");
    CHECK(ways(flight("lafauche", "liffol", {block("ladan", "gondrecourt", 1)})) == "domremy; grand");
    // castles of the enemy
    CHECK(ways(flight("lafauche", "liffol", {"castle gondrecourt burgundy garrison 0"})) == "gondrecourt");
    CHECK(ways(flight("lafauche", "liffol", {"castle gondrecourt burgundy garrison 1"})) == "domremy; grand");
    CHECK(ways(flight("lafauche", "liffol",
                      {"castle gondrecourt burgundy garrison 0",
                       block("ladan", "gondrecourt", 1) + " inside"})) == "domremy; grand");
    CHECK(ways(flight("lafauche", "liffol",
                      {"general salm gondrecourt points 10 rank 2 skill poor",
                       "castle gondrecourt burgundy garrison 20 siege 0"})) == "gondrecourt");
    // the besieger is there, but without a marker the castle bars the way
    CHECK(ways(flight("lafauche", "liffol",
                      {"general salm gondrecourt points 10 rank 2 skill poor",
                       "castle gondrecourt burgundy garrison 20"})) == "domremy; grand");
    // own castles bar nothing
    CHECK(ways(flight("lafauche", "liffol", {"castle gondrecourt french garrison 20"})) == "gondrecourt");
}

TEST_CASE("L-Retreat 2 nearer, else equal, else farther") {
    CHECK(ways(flight("lafauche", "liffol")) == "gondrecourt");
    const Campaign::Statements nearer{block("ladan", "gondrecourt", 1)};
    CHECK(ways(flight("lafauche", "liffol", nearer)) == "domremy; grand");
    CHECK(ways(flight("lafauche", "liffol", {nearer[0], block("marigny", "grand", 3)})) == "domremy");
    // farther, the zone the attacker came from among them
    CHECK(ways(flight("lafauche", "liffol",
                      {nearer[0], block("marigny", "grand", 3), block("fribourg", "domremy", 4)})) ==
          "bourmont; la-mothe; lafauche");
}

TEST_CASE("L-Retreat 2 the zone the attacker came from may even be the best") {
    // vaudemont has come round by gondrecourt, the only zone nearer.
    CHECK(ways(flight("gondrecourt", "liffol")) == "gondrecourt");
}

TEST_CASE("L-Retreat 2 on a source itself another source is equal, the rest is farther") {
    CHECK(ways(flight("ancerville", "bar-le-duc")) == "st-dizier");
    CHECK(ways(flight("commercy", "saint-mihiel")) == "apremont; commercy; conde");
    CHECK(ways(beaten("nogent", "montigny")) == "bourmont; lafauche; nogent");
}

TEST_CASE("L-Retreat 2 the whole group goes to one zone, the owner's choice, and stands there") {
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general linange st-dizier points 50 rank 21 skill incompetent",
                    "general barbazan la-mothe points 50 rank 1 skill poor",
                    "general bayer la-mothe points 30 rank 2 skill poor",
                    "general vaudemont bourmont points 84 rank 2 skill poor", "active vaudemont"});
    field.play({"move vaudemont la-mothe", "flee : 4 4"});
    CHECK(field.turn_of() == "retreat french");
    CHECK(field.asked() == "french barbazan,bayer 0 la-mothe domremy,liffol");
    CHECK(field.legal() == "retreat domremy; retreat liffol");
    CHECK_FALSE(field.allows("retreat bourmont"));
    field.play("retreat liffol");
    CHECK(field.general("barbazan") == "45 liffol activated");
    CHECK(field.general("bayer") == "25 liffol activated");
    CHECK(field.phase() == "pick"); // one step is enough
    CHECK(field.asked() == "null");
}

TEST_CASE("L-Retreat 2 attackers retreat by the same rules") {
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general barbazan domremy points 50 rank 1 skill poor",
                    "general vaudemont la-mothe points 84 rank 2 skill poor", "active vaudemont"});
    field.play({"move vaudemont domremy", "stand", "battle result french lost vaudemont:0,barbazan:0"});
    CHECK(ways(field) == "la-mothe; liffol"); // both 2 from montigny
}

TEST_CASE("L-Retreat 3 without a free neighbour it crosses the one with the least distance") {
    auto field = cornered(45, 25, 20);
    CHECK(field.legal() == "retreat val-rognon"); // 3 links; nogent 4
    field.play("retreat val-rognon");
    CHECK(field.turn_of() == "losses french");
    CHECK(field.asked() == "french barbazan,bayer 20 val-rognon -");
    // barbazan first; bayer can bear all of it
    CHECK(field.legal() == "lose barbazan 0-20");
    SUBCASE("shared") {
        field.play("lose barbazan 12"); // bayer's 8 are without choice
        CHECK(field.at("/generals/6/points") == "33");
        CHECK(field.at("/generals/9/points") == "17");
    }
    SUBCASE("all on the second") {
        field.play("lose barbazan 0");
        CHECK(field.at("/generals/6/points") == "45");
        CHECK(field.at("/generals/9/points") == "5");
    }
    // from there joinville alone is nearer (2)
    CHECK(field.asked() == "french barbazan,bayer 0 val-rognon joinville");
    CHECK(field.legal() == "retreat joinville");
    field.play("retreat joinville");
    CHECK(field.at("/generals/6/zone") == "joinville");
    CHECK(field.at("/generals/9/zone") == "joinville");
    CHECK(field.phase() == "pick"); // no battle on the way
}

TEST_CASE("L-Retreat 3 a share is at least what the later ones cannot bear, at most what he has") {
    CHECK(cornered(10, 15, 20).play("retreat val-rognon").legal() == "lose barbazan 5-10");
    CHECK(cornered(30, 15, 20).play("retreat val-rognon").legal() == "lose barbazan 5-20");
    auto field = cornered(10, 15, 20).play("retreat val-rognon");
    CHECK_FALSE(field.allows("lose barbazan 4"));
    CHECK_FALSE(field.allows("lose barbazan 11"));
    CHECK_FALSE(field.allows("lose bayer 5"));
}

TEST_CASE("L-Retreat 3 three share by rank, one after the other") {
    Campaign field({"general barbazan chaumont points 15 rank 1 skill poor",
                    "general bayer chaumont points 20 rank 3 skill poor",
                    "general salm chaumont points 11 rank 2 skill poor", block("ladan", "nogent", 1, 30),
                    block("marigny", "val-rognon", 3, 20), block("vaudemont", "val-rognon", 2, 84),
                    "active vaudemont"});
    field.play({"move vaudemont chaumont", "flee : 4 4 4", "retreat val-rognon"}); // 10, 6 and 15 are left
    CHECK(field.legal() == "lose barbazan 0-10");                                  // the others can bear 21
    field.play("lose barbazan 2");
    CHECK(field.asked() == "french salm,bayer 18 val-rognon -");
    CHECK(field.legal() == "lose salm 3-6"); // bayer can bear 15
    field.play("lose salm 4");
    CHECK(field.at("/generals/6/points") == "8");
    CHECK(field.at("/generals/10/points") == "2");
    CHECK(field.at("/generals/9/points") == "1"); // 14
    CHECK(field.phase() == "retreat");
}

TEST_CASE("L-Retreat 3 the enemy's points there are those outside and an unbesieged garrison") {
    // barbazan at revigny: bar-le-duc and st-dizier, both sources, both held.
    auto field = flight("st-dizier", "revigny",
                        {block("ladan", "bar-le-duc", 1, 12), block("marigny", "bar-le-duc", 3, 9),
                         block("fribourg", "st-dizier", 4, 30)});
    CHECK(ways(field) == "bar-le-duc; st-dizier"); // equal: the owner picks
    field.play("retreat bar-le-duc");
    CHECK(field.at("/generals/6/points") == "24"); // 45 - 12 - 9; alone he has no choice
    CHECK(field.phase() == "retreat");

    // morimond has bourmont, bulgneville and la-mothe.
    auto castle =
        flight("bourmont", "morimond",
               {block("ladan", "bulgneville", 1, 9), block("fribourg", "bourmont", 4, 30),
                "castle la-mothe burgundy garrison 8", block("marigny", "la-mothe", 3, 7) + " inside",
                block("mirebeau", "la-mothe", 5, 6)});
    CHECK(ways(castle) == "bourmont; la-mothe"); // 4 links both; bulgneville 5
    castle.play("retreat la-mothe");
    CHECK(castle.at("/generals/6/points") == "24"); // 45 - 8 - 7 - 6
}

TEST_CASE("L-Retreat 3 from the crossed zone again by nearer, equal, farther, never back into the battle") {
    // vaudemont, beaten in montigny: all neighbours held; from bourmont lafauche (equal) is held too.
    Campaign::Statements around{"general salm lafauche points 10 rank 3 skill poor",
                                "general bayer nogent points 11 rank 4 skill poor",
                                "general linange bourmont points 12 rank 5 skill poor"};
    auto field = beaten("nogent", "montigny", around);
    CHECK(ways(field) == "bourmont; lafauche; nogent");
    field.play("retreat bourmont");
    CHECK(field.at("/generals/1/points") == "38");
    CHECK(ways(field) == "la-mothe; liffol; morimond"); // all farther; montigny is where he was beaten
    field.play("retreat morimond");
    CHECK(field.at("/generals/1/zone") == "morimond");
}

TEST_CASE("L-Retreat 3 a second crossing does not lead into the battle's zone either, though it is nearest") {
    Campaign::Statements around{"general salm lafauche points 10 rank 3 skill poor",
                                "general bayer nogent points 11 rank 4 skill poor",
                                "general linange bourmont points 12 rank 5 skill poor",
                                "general sarrebruck liffol points 5 rank 6 skill poor",
                                "castle la-mothe french garrison 5",
                                "general baudricourt morimond points 5 rank 7 skill poor"};
    auto field = beaten("nogent", "montigny", around);
    field.play("retreat bourmont");
    CHECK(field.at("/generals/1/points") == "38");
    CHECK(ways(field) == "lafauche"); // 1 link; the others 2
    field.play("retreat lafauche");
    CHECK(field.at("/generals/1/points") == "28");
    // From lafauche: bourmont, nogent (1) held, liffol held, reynel free but farther.
    CHECK(ways(field) == "reynel");
    field.play("retreat reynel");
    CHECK(field.at("/generals/1/zone") == "reynel");
}

TEST_CASE("L-Retreat 3 who can lose no more than he has loses all, without a choice") {
    auto field = cornered(8, 9, 20).play("retreat val-rognon");
    CHECK(field.general("barbazan") == "captive");
    CHECK(field.general("bayer") == "captive");
    CHECK(field.phase() == "pick"); // nobody is left
}

TEST_CASE("L-Retreat 3 exactly all is lost too") {
    auto field = cornered(8, 12, 20).play("retreat val-rognon");
    CHECK(field.general("barbazan") == "captive");
    CHECK(field.general("bayer") == "captive");
}

TEST_CASE("L-Retreat 4 without points he is captured, from rank 7 on eliminated; the others go on") {
    SUBCASE("the first") {
        auto field = cornered(10, 15, 20).play({"retreat val-rognon", "lose barbazan 10"});
        CHECK(field.general("barbazan") == "captive");
        CHECK(field.quality("barbazan") == "poor 1");
        CHECK(field.asked() == "french bayer 0 val-rognon joinville");
        field.play("retreat joinville");
        CHECK(field.at("/generals/9/points") == "5");
    }
    SUBCASE("the second") {
        auto field = cornered(10, 15, 20, 7).play({"retreat val-rognon", "lose barbazan 5"});
        CHECK(field.general("bayer") == "killed");
        CHECK(field.quality("bayer") == "poor 7");
        CHECK(field.asked() == "french barbazan 0 val-rognon joinville");
    }
    SUBCASE("rank 6 is still captured") {
        auto field = cornered(10, 15, 20, 6).play({"retreat val-rognon", "lose barbazan 5"});
        CHECK(field.general("bayer") == "captive");
    }
}

TEST_CASE("L-Retreat 4 a retreat is no movement: each step is an action, without dice") {
    const auto field = flight("lafauche", "liffol");
    CHECK(field.legal() == "retreat gondrecourt"); // one line, and still to be played
    CHECK(field.dice_of("retreat gondrecourt") == 0);
}

TEST_CASE("L-Retreat 4 nobody is activated or exhausted by a retreat that passes a friend") {
    auto field = flight("lafauche", "liffol", {"general salm gondrecourt points 10 rank 2 skill poor"});
    field.play("retreat gondrecourt");
    CHECK(field.general("salm") == "10 gondrecourt");
    CHECK(field.general("barbazan") == "45 gondrecourt activated");
}

TEST_CASE("L-Retreat 3 friends in a crossed zone stay where they are") {
    // domremy's neighbours are all held; salm stands before Burgundian gondrecourt, which is not besieged.
    // vaudemont comes from brixey, and brixey is held again.
    const Campaign::Statements held{block("ladan", "brixey", 1),
                                    block("marigny", "la-mothe", 3),
                                    block("fribourg", "liffol", 4),
                                    block("antoing", "neufchateau", 5),
                                    block("mirebeau", "vaucouleurs", 6),
                                    "general salm gondrecourt points 30 rank 2 skill poor",
                                    "general linange st-dizier points 50 rank 21 skill incompetent",
                                    "castle gondrecourt burgundy garrison 20"};
    auto field = flight("brixey", "domremy", held);
    CHECK(ways(field) == "gondrecourt; vaucouleurs"); // both 2 links from home
    field.play("retreat gondrecourt");
    CHECK(field.at("/generals/6/points") == "25");
    CHECK(field.asked() == "french barbazan 0 gondrecourt commercy");
    field.play("retreat commercy");
    CHECK(field.general("barbazan") == "25 commercy activated");
    CHECK(field.general("salm") == "30 gondrecourt");
}

TEST_CASE("L-Retreat 3 nor do they go on when the group is ruined there") {
    Campaign::Statements held{block("ladan", "brixey", 1),
                              block("marigny", "la-mothe", 3),
                              block("fribourg", "liffol", 4),
                              block("antoing", "neufchateau", 5),
                              block("mirebeau", "vaucouleurs", 6),
                              "general salm gondrecourt points 30 rank 2 skill poor",
                              "castle gondrecourt burgundy garrison 40"};
    auto field = flight("brixey", "domremy", held);
    field.undo().undo(); // barbazan keeps 20 of his 50 points
    field.play({"move vaudemont domremy", "flee : 3", "retreat gondrecourt"});
    CHECK(field.general("barbazan") == "captive");
    CHECK(field.general("salm") == "30 gondrecourt");
    CHECK(field.phase() == "pick");
}
