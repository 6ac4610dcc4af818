// L-Quick 5 f: on whom hits and flags fall, what is lost, and what is pushed.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quick;

namespace {

const std::string quiet = " 3 3 3 3 3 3"; // six dice of the defender

Campaign even(const std::string& attacker = "", const std::string& defender = "") {
    return quick("points 80 rank 1 skill poor" + attacker, "points 80 rank 1 skill poor" + defender,
                 "6 6 6 6 6 6 6 6");
}

/// 90 points against barbazan and bayer (of these words), whose units are diced so.
Campaign against_two(const std::string& barbazan, const std::string& bayer, const std::string& dice,
                     const std::string& attacker = "") {
    return quick("points 90 rank 1 skill poor" + attacker, barbazan, "6 6 6 6 " + dice + " 6 6 6 6",
                 {"general bayer liffol " + bayer});
}

/// barbazan and bayer, nine units each; bayer's are four knights, three men, two militia.
Campaign nine_each(const std::string& barbazan = "", const std::string& bayer = "",
                   const std::string& attacker = "") {
    return against_two("points 45 rank 1 skill poor" + barbazan, "points 45 rank 2 skill poor" + bayer,
                       "3 3 3 3 3 3 3 1 2", attacker);
}

} // namespace

TEST_CASE("L-Quick 5f hold cancels all flags, and one hit if there are two or more") {
    const auto holding = [](const std::string& dice) {
        auto field = even();
        field.round("banner rally", "banner hold", dice + quiet);
        return field.toll();
    };
    CHECK(holding("1 1 1 1 1 1") == "0 0, 0 0");
    CHECK(holding("6 3 3 3 3 1") == "0 1, 0 0");
    CHECK(holding("6 6 3 3 3 1") == "0 1, 0 0");
    CHECK(holding("6 6 6 3 3 1") == "0 2, 0 0");
    CHECK(holding("6 6 6 6 6 6") == "0 5, 0 0");
}

TEST_CASE("L-Quick 5f hold protects its own side only") {
    auto field = even();
    field.round("banner hold", "banner rally", "6 6 1 3 3 3 6 6 1 3 3 3");
    CHECK(field.toll() == "1 2, 0 1");
}

TEST_CASE("L-Quick 5f a hit takes a man, the third, sixth and ninth loss a knight") {
    const char* after[] = {"6+12+0",   "6+11+0 -1", "6+10+0 -2", "5+10+0 -3",
                           "5+9+0 -4", "5+8+0 -5",  "4+8+0 -6"};
    for (int hits = 0; hits <= 6; ++hits) {
        CAPTURE(hits);
        auto field = even();
        std::string dice;
        for (int i = 0; i < 6; ++i) {
            dice += std::string(dice.empty() ? "" : " ") + (i < hits ? "6" : "3");
        }
        field.round("banner rally", "banner rally", dice + quiet);
        CHECK(field.corps("french") == "barbazan " + std::string(after[hits]));
    }
}

TEST_CASE("L-Quick 5f a side's losses go on from round to round") {
    auto field = even();
    field.round("banner rally", "banner rally", "6 6 3 3 3 3" + quiet);
    field.round("banner charge", "banner charge", "6 3 3 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 5+10+0 -3");
}

TEST_CASE("L-Quick 5f without men militia goes, then knights") {
    // bayer: twelve units, two knights, a man and nine militia against barbazan's six units.
    auto field =
        against_two("points 30 rank 1 skill poor", "points 60 rank 4 skill poor", "3 3 3 1 1 1 1 1 1 1 1 1");
    CHECK(field.corps("french") == "barbazan 2+4+0, bayer 2+1+9");
    SUBCASE("one") {
        field.round("banner rally", "banner rally", "6 3 3 3 3 3" + quiet);
        CHECK(field.corps("french") == "barbazan 2+4+0, bayer 2+0+9 -1");
    }
    SUBCASE("two") {
        field.round("banner rally", "banner rally", "6 6 3 3 3 3" + quiet);
        CHECK(field.corps("french") == "barbazan 2+4+0, bayer 2+0+8 -2");
    }
    SUBCASE("six: the third and the sixth are knights") {
        field.round("banner rally", "banner rally", "6 6 6 6 6 6" + quiet);
        CHECK(field.corps("french") == "barbazan 2+4+0, bayer 0+0+6 -6");
    }
}

TEST_CASE("L-Quick 5f a corps of knights loses knights") {
    // One unit and four; 18 against 5: eight dice.
    auto field = against_two("points 5 rank 1 skill poor", "points 20 rank 2 skill poor", "3 3 3 3");
    CHECK(field.corps("french") == "barbazan 0+1+0, bayer 4+0+0");
    field.round("banner rally", "banner rally", "6 6 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.corps("french") == "barbazan 0+1+0, bayer 2+0+0 -2");
}

TEST_CASE("L-Quick 5f the third loss of a corps without knights is a man") {
    auto field =
        against_two("points 30 rank 1 skill poor", "points 60 rank 9 skill poor", "3 3 3 3 3 3 3 3 3 3 3 3");
    field.round("banner rally", "banner rally", "6 6 6 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 2+4+0, bayer 0+9+0 -3");
}

TEST_CASE("L-Quick 5f each hit is on the corps with most units, of equals on the lower rank") {
    // 11 and 6 units: five on the larger, then they are equal.
    const auto two = [](const std::string& dice) {
        auto field =
            quick("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
                  "6 6 6 6 3 3 3 3 3 3 6 6 6 6 6", {"general bayer liffol points 30 rank 4 skill poor"});
        field.round("banner rally", "banner rally", dice + quiet);
        return field.corps("french");
    };
    CHECK(two("6 6 6 6 6 3") == "barbazan 3+3+0 -5, bayer 2+4+0");
    CHECK(two("6 6 6 6 6 6") == "barbazan 3+3+0 -5, bayer 2+3+0 -1");
}

TEST_CASE("L-Quick 5f each corps counts its own third loss") {
    auto field = nine_each();
    CHECK(field.corps("french") == "barbazan 3+6+0, bayer 4+3+2");
    field.round("banner rally", "banner rally", "6 6 6 6 6 6" + quiet);
    CHECK(field.corps("french") == "barbazan 2+4+0 -3, bayer 3+1+2 -3");
}

TEST_CASE("L-Quick 5f a flag makes a unit of militia run, else it pushes") {
    // Equal: the lower rank first. Militia runs: 9 to 8; barbazan is pushed: 9 less 1; and again.
    const auto flags = [](const std::string& dice) {
        auto field = nine_each();
        field.round("banner rally", "banner rally", dice + quiet);
        return field.corps("french") + ", pushed " + field.at("/battle/sides/french/pushed");
    };
    CHECK(flags("1 3 3 3 3 3") == "barbazan 3+6+0, bayer 4+3+1 -1, pushed 0");
    CHECK(flags("1 1 3 3 3 3") == "barbazan 3+6+0, bayer 4+3+1 -1, pushed 1");
    CHECK(flags("1 1 1 3 3 3") == "barbazan 3+6+0, bayer 4+3+0 -2, pushed 1");
    CHECK(flags("1 1 1 1 3 3") == "barbazan 3+6+0, bayer 4+3+0 -2, pushed 2");
    CHECK(flags("1 1 1 1 1 3") == "barbazan 3+6+0, bayer 4+3+0 -2, pushed 3");
    CHECK(flags("1 1 1 1 1 1") == "barbazan 3+6+0, bayer 4+3+0 -2, pushed 3"); // three at most
}

TEST_CASE("L-Quick 5f a push beyond the third counts as taken") {
    // Twelve units and six: six pushes make them equal, the seventh flag is the lower rank's.
    auto field = against_two("points 60 rank 1 skill poor", "points 30 rank 9 skill poor", "3 3 3 3 1 1");
    CHECK(field.corps("french") == "barbazan 4+8+0, bayer 0+4+2");
    field.round("banner outflank", "banner outflank", "1 1 1 1 1 1 1 3 3 3 3 3 3 3");
    CHECK(field.corps("french") == "barbazan 4+8+0, bayer 0+4+1 -1");
    CHECK(field.at("/battle/sides/french/pushed") == "3");
}

TEST_CASE("L-Quick 5f pushes taken count for one round only") {
    auto field = nine_each();
    field.round("banner rally", "banner rally", "1 1 3 3 3 3" + quiet);     // bayer 8, barbazan pushed
    field.round("banner charge", "banner charge", "1 3 3 3 3 3 3 3 3 3 3"); // barbazan, 9 again: pushed
    CHECK(field.corps("french") == "barbazan 3+6+0, bayer 4+3+1 -1");
    CHECK(field.toll() == "0 1, 0 1");
}

TEST_CASE("L-Quick 5f hits come before flags") {
    // After one hit bayer has 8, so barbazan takes the flag.
    auto field = nine_each();
    field.round("banner rally", "banner rally", "6 1 3 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 3+6+0, bayer 4+2+2 -1");
    CHECK(field.toll() == "0 1, 0 1");
}

TEST_CASE("L-Quick 5f militia that runs counts as lost, but the third that runs is no knight") {
    auto field =
        against_two("points 30 rank 1 skill poor", "points 60 rank 4 skill poor", "3 3 3 3 3 3 3 3 3 3 1 1");
    field.round("banner rally", "banner rally", "6 6 1 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 2+4+0, bayer 2+6+1 -3");
    field.round("banner charge", "banner charge", "6 3 3 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 2+4+0, bayer 2+5+1 -4"); // the fourth loss
}

TEST_CASE("L-Quick 5f an exhausted corps takes a flag twice") {
    auto field = even("", " exhausted");
    field.round("banner rally", "banner rally", "1 3 3 3 3 3" + quiet);
    CHECK(field.toll() == "0 0, 0 2");
}

TEST_CASE("L-Quick 5f but once if all corps of both sides are exhausted") {
    auto field = even(" exhausted", " exhausted");
    field.round("banner rally", "banner rally", "1 3 3 3 3 3 1 1 3 3 3 3");
    CHECK(field.toll() == "0 0, 2 1");
    auto attacker = even(" exhausted", "");
    attacker.round("banner rally", "banner rally", "1 3 3 3 3 3 1 3 3 3 3 3");
    CHECK(attacker.toll() == "0 0, 2 1");
}

TEST_CASE("L-Quick 5f both times the same corps, though another has more units then") {
    auto field = nine_each("", " exhausted");
    field.round("banner rally", "banner rally", "1 3 3 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 3+6+0, bayer 4+3+0 -2");
    CHECK(field.toll() == "0 2, 0 0");
}

TEST_CASE("L-Quick 5f the last militia runs and then the corps is pushed") {
    auto field = against_two("points 45 rank 1 skill poor", "points 45 rank 2 skill poor exhausted",
                             "3 3 3 3 3 3 3 3 1");
    field.round("banner rally", "banner rally", "1 3 3 3 3 3" + quiet);
    CHECK(field.corps("french") == "barbazan 3+6+0, bayer 4+4+0 -1");
    CHECK(field.toll() == "0 1, 0 1");
}

TEST_CASE("L-Quick 5f only the exhausted corps takes it twice") {
    auto field = nine_each(" exhausted", "");
    field.round("banner rally", "banner rally", "1 3 3 3 3 3" + quiet); // bayer, fresh: one of militia
    CHECK(field.toll() == "0 1, 0 0");
    field.undo();
    field.play("roll : 1 1 3 3 3 3" + quiet); // then barbazan: two pushes
    CHECK(field.toll() == "0 1, 0 2");
}

TEST_CASE("L-Quick 5f a flag on corps pushed to nothing has no effect") {
    auto field = quick("points 90 rank 1 skill poor", "points 5 rank 1 skill poor", "6 6 6 6 6 6 6 6");
    field.round("banner rally", "banner rally", "1 1 1 1 1 1 1 1 3 3"); // one unit: one push
    CHECK(field.toll() == "0 0, 0 1");
    auto two = quick("points 90 rank 1 skill poor", "points 10 rank 1 skill poor", "6 6 6 6 6 6 6 6");
    two.round("banner rally", "banner rally", "1 1 1 1 1 1 1 1 3 3");
    CHECK(two.toll() == "0 0, 0 2");
}

TEST_CASE("L-Quick 5f pushed starts at 0 each round, 3 at most") {
    auto field = even();
    field.round("banner rally", "banner rally", "1 1 1 1 1 1 1 3 3 3 3 3");
    CHECK(field.toll() == "0 0, 1 3");
    field.round("banner charge", "banner charge", "3 3 3 3 1 3 3 3"); // 5 and 3 dice
    CHECK(field.toll() == "0 0, 0 1");
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.toll() == "0 0, 0 0");
}
