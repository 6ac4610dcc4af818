// L-Quick 5 b and c: who shows first, what may be shown, which card beats which, and rallying.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quick;
using disfida::test::relief;

namespace {

/// 80 points a side, 18 units each (6 knights, 12 men), with these cards.
Campaign even(const std::string& cards = "6 6 6 6 6 6 6 6") {
    return quick("points 80 rank 1 skill poor", "points 80 rank 1 skill poor", cards);
}

/// The first round of equal armies with these cards, held or by banner; both roll 4 4 3 (knights) 5 3 1
/// (men).
std::string meet(const std::string& attacker, const std::string& defender, const std::string& by = "") {
    auto field = by.empty() ? even("1 2 3 5 1 2 3 5") : even();
    const std::string dice = "4 4 3 5 3 1";
    field.round(by + attacker, by + defender, dice + " " + dice);
    return field.toll();
}

} // namespace

TEST_CASE("L-Quick 5b in odd rounds the attacker shows first, in even rounds the defender") {
    auto field = even("1 2 3 5 1 2 3 5");
    CHECK(field.turn_of() == "card burgundy");
    CHECK(field.at("/battle/round") == "1");
    CHECK(field.at("/battle/first") == "burgundy");
    field.play("card hold");
    CHECK(field.turn_of() == "card french");
    CHECK(field.at("/battle/sides/burgundy/played") == R"({"card":"hold","as":"hold"})");
    CHECK(field.at("/battle/sides/french/played") == "null");
    field.play("card hold");
    CHECK(field.turn_of() == "clash none");
    field.play("roll : 3 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.turn_of() == "card french");
    CHECK(field.at("/battle/round") == "2");
    CHECK(field.at("/battle/first") == "french");
    CHECK(field.at("/battle/sides/burgundy/played") == "null");
    CHECK(field.at("/battle/sides/french/played") == "null");
    field.play("card rally");
    CHECK(field.turn_of() == "card burgundy");
    field.play({"card rally", "roll : 3 3 3 3 3 3 3 3 3 3 3 3"});
    CHECK(field.turn_of() == "card burgundy");
    CHECK(field.at("/battle/round") == "3");
    CHECK(field.at("/battle/sides/burgundy/cards") == R"(["loose","charge"])");
}

TEST_CASE("L-Quick 5b a side shows one of its cards, a banner as any of the other five") {
    auto field = even("1 1 5 6 2 4 4 3");
    CHECK(field.legal() == "card banner charge; card banner hold; card banner loose; card banner outflank; "
                           "card banner rally; card hold; card rally");
    CHECK_FALSE(field.allows("card loose")); // not held
    CHECK_FALSE(field.allows("card banner"));
    CHECK_FALSE(field.allows("card banner banner"));
    field.play("card banner charge");
    CHECK(field.at("/battle/sides/burgundy/played") == R"({"card":"banner","as":"charge"})");
    CHECK(field.at("/battle/sides/burgundy/cards") == R"(["hold","hold","rally"])");
    CHECK(field.legal() == "card charge; card loose; card outflank");
    field.play("card outflank");
    CHECK(field.at("/battle/sides/french/cards") == R"(["loose","charge","outflank"])");
}

TEST_CASE("L-Quick 5b a side without cards is passed over; with none on either side there is no phase") {
    auto field =
        quick("points 80 rank 1 skill poor", "points 80 rank 1 skill competent", "5 5 5 5 5 5 5 5 5");
    for (int round = 1; round <= 4; ++round) {
        field.round("rally", "rally", "3 3 3 3 3 3 3 3 3 3 3 3");
    }
    CHECK(field.at("/battle/round") == "5");
    CHECK(field.at("/battle/first") == "burgundy"); // whose turn it would be
    CHECK(field.turn_of() == "card french");        // five cards against four
    CHECK(field.at("/battle/sides/burgundy/cards") == "[]");
    field.play("card rally");
    CHECK(field.at("/battle/sides/burgundy/played") == "null");
    field.play("roll : 3 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.turn_of() == "clash none");
    CHECK(field.at("/battle/round") == "6");
    CHECK(field.at("/battle/first") == "french");
}

TEST_CASE("L-Quick 5b charge beats loose, loose beats hold, hold beats charge") {
    // Charge: the knights' fours hit, 2. Loose: the man's five hits, 1. Hold: no flag, and 2 hits are 1.
    for (const std::string by : {"", "banner "}) {
        CAPTURE(by);
        CHECK(meet("charge", "charge", by) == "2 2, 1 1");
        CHECK(meet("loose", "loose", by) == "1 1, 1 1");
        CHECK(meet("hold", "hold", by) == "0 0, 0 0");
        CHECK(meet("charge", "loose", by) == "0 2, 1 1");
        CHECK(meet("loose", "charge", by) == "2 0, 1 1");
        CHECK(meet("loose", "hold", by) == "0 1, 1 1");
        CHECK(meet("hold", "loose", by) == "1 0, 1 1");
        CHECK(meet("hold", "charge", by) == "0 0, 0 1");
        CHECK(meet("charge", "hold", by) == "0 0, 1 0");
        CHECK(meet("rally", "charge", by) == "2 0, 1 1");
        CHECK(meet("charge", "rally", by) == "0 2, 1 1");
        CHECK(meet("rally", "loose", by) == "1 0, 1 1");
        CHECK(meet("rally", "hold", by) == "0 0, 1 0");
    }
}

TEST_CASE("L-Quick 5b outflank and rally are never beaten and beat nothing") {
    for (const std::string other : {"hold", "loose", "charge"}) {
        CAPTURE(other);
        auto field = even();
        field.play({"card banner outflank", "card banner " + other});
        CHECK(field.dice_of("roll") == 7 + 6);
    }
    auto field = even();
    field.play({"card banner charge", "card banner outflank"});
    field.play("roll : 4 4 4 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.toll() == "0 3, 0 0");
}

TEST_CASE("L-Quick 5c a rally works with the round's last card: nothing is pushed, one unit is back as men") {
    auto field = even();
    // Three hits: two men and, the third loss, a knight. Two flags.
    field.round("banner rally", "banner rally", "6 6 6 1 1 3 3 3 3 3 3 3");
    CHECK(field.corps("french") == "barbazan 5+10+0 -3");
    CHECK(field.toll() == "0 3, 0 2");
    field.play("card banner rally"); // the defender shows first
    CHECK(field.toll() == "0 3, 0 2");
    CHECK(field.dice_of("card banner charge") == 0);
    field.play("card banner charge");
    CHECK(field.corps("french") == "barbazan 5+11+0 -2");
    CHECK(field.toll() == "0 2, 0 0");
    CHECK(field.dice_of("roll") == 12); // nothing pushed any more
    // The next loss brings his losses to three again: a knight.
    field.play("roll : 6 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.corps("french") == "barbazan 4+11+0 -3");
}

TEST_CASE("L-Quick 5c a rally without losses brings nothing back") {
    auto field = even();
    field.round("banner rally", "banner rally", "1 1 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.toll() == "0 0, 0 2");
    field.play({"card banner rally", "card banner rally"});
    CHECK(field.corps("french") == "barbazan 6+12+0");
    CHECK(field.toll() == "0 0, 0 0");
}

TEST_CASE("L-Quick 5c what rallies counts for the dice of its round") {
    // 18 units against 13; after a loss 12, half as many again for the attacker.
    auto field = quick("points 90 rank 1 skill poor", "points 65 rank 1 skill poor", "6 6 6 6 6 6 6 6");
    field.round("banner rally", "banner rally", "6 3 3 3 3 3 3 3 3 3 3 3");
    field.play({"card banner charge", "card banner rally"});
    CHECK(field.dice_of("roll") == 7 + 6);
    field.undo().undo();
    field.play({"card banner rally", "card banner rally"});
    CHECK(field.dice_of("roll") == 6 + 6);
}

TEST_CASE("L-Quick 5c the corps that lost most rallies, of equals the one of higher rank") {
    // Nine units each: the first hit is on the lower rank, the second on the higher.
    const auto two = [](const std::string& dice) {
        auto field =
            quick("points 90 rank 1 skill poor", "points 45 rank 1 skill poor",
                  "6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6", {"general bayer liffol points 45 rank 2 skill poor"});
        field.round("banner rally", "banner rally", dice);
        field.play({"card banner rally", "card banner rally"});
        return field.corps("french");
    };
    CHECK(two("6 6 3 3 3 3 3 3 3 3 3 3") == "barbazan 3+6+0, bayer 4+4+0 -1");
    CHECK(two("6 6 6 3 3 3 3 3 3 3 3 3") == "barbazan 3+5+0 -1, bayer 4+4+0 -1");
    CHECK(two("6 3 3 3 3 3 3 3 3 3 3 3") == "barbazan 3+6+0, bayer 4+5+0");
}

TEST_CASE("L-Quick 5c rank decides of equals even between the commander and the flank corps") {
    Campaign field({"general barbazan la-mothe points 80 rank 1 skill poor",
                    "castle la-mothe burgundy garrison 0",
                    "general ladan la-mothe points 40 rank 1 skill poor inside",
                    "general vaudemont bourmont points 40 rank 5 skill poor", "active vaudemont"});
    field.play({"move vaudemont la-mothe", "stand", "join ladan 40",
                "battle auto : 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6"});
    CHECK(field.corps("burgundy") == "vaudemont 3+6+0, ladan 5+4+0");
    // 9 units on the field against 18: the defender has a die more
    field.round("banner rally", "banner rally", "3 3 3 3 3 3 3 3 3 3 3 3 3");
    field.play("roll : 4");
    // nine and nine: the lower rank is hit first
    field.round("banner charge", "banner rally", "3 3 3 3 3 3 6 6 3 3 3 3");
    CHECK(field.corps("burgundy") == "vaudemont 3+5+0 -1, ladan 5+3+0 -1");
    field.play({"card banner rally", "card banner rally"});
    CHECK(field.corps("burgundy") == "vaudemont 3+5+0 -1, ladan 5+4+0");
}
