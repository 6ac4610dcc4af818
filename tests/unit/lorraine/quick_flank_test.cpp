// L-Quick 5 a: the flank corps on its way, and what it counts for until it is there.
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// vaudemont (rank 5) and ladan (rank 3) from the castle against barbazan; every unit stands.
Campaign flanked(int vaudemont, int ladan, int barbazan, std::size_t units) {
    Campaign field({"general barbazan la-mothe points " + std::to_string(barbazan) + " rank 1 skill poor",
                    "castle la-mothe burgundy garrison 0",
                    "general ladan la-mothe points " + std::to_string(ladan) + " rank 3 skill poor inside",
                    "general vaudemont bourmont points " + std::to_string(vaudemont) + " rank 5 skill poor",
                    "active vaudemont"});
    std::string dice = "6 6 6 6 6 6 6 6";
    for (std::size_t i = 0; i < units; ++i) {
        dice += " 6";
    }
    return std::move(field).play(
        {"move vaudemont la-mothe", "stand", "join ladan " + std::to_string(ladan), "battle auto : " + dice});
}

} // namespace

TEST_CASE("L-Quick 5a in the first round the flank corps is not there: no dice, no losses, no roll") {
    auto field = flanked(40, 40, 80, 9);
    CHECK(field.turn_of() == "card burgundy");
    CHECK(field.at("/battle/sides/burgundy/breaks_at") == "9"); // of all 18
    CHECK(field.at("/battle/sides/burgundy/corps/1/arrived") == "false");
    // 9 on the field against 18: one die more for the defender
    field.play({"card banner rally", "card banner rally"});
    CHECK(field.dice_of("roll") == 6 + 7);
    field.play("roll : 3 3 3 3 3 3 6 6 6 6 3 3 3");
    // four on nine units, though the corps that is not there would have more from the first on
    CHECK(field.corps("burgundy") == "vaudemont 2+3+0 -4, ladan 3+6+0");
}

TEST_CASE("L-Quick 5a from the second round it rolls before the cards; 4 brings it") {
    auto field = flanked(40, 40, 80, 9);
    field.round("banner rally", "banner rally", "3 3 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.turn_of() == "flank none");
    CHECK(field.legal() == "roll");
    CHECK(field.dice_of("roll") == 1);
    CHECK(field.at("/battle/round") == "2");
    field.play("roll : 3");
    CHECK(field.turn_of() == "card french");
    CHECK(field.at("/battle/sides/burgundy/corps/1/arrived") == "false");
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.phase() == "flank"); // again
    field.play("roll : 4");
    CHECK(field.turn_of() == "card burgundy");
    CHECK(field.at("/battle/sides/burgundy/corps/1/arrived") == "true");
    field.play({"card banner rally", "card banner rally"});
    CHECK(field.dice_of("roll") == 6 + 6); // 18 and 18
    field.play("roll : 3 3 3 3 3 3 3 3 3 3 3 3");
    CHECK(field.turn_of() == "card french"); // and not again
}

TEST_CASE("L-Quick 5a once there it is hit like any other") {
    auto field = flanked(40, 40, 80, 9);
    field.round("banner rally", "banner rally", "3 3 3 3 3 3 3 3 3 3 3 3 3");
    field.play("roll : 6");
    field.round("banner charge", "banner charge", "3 3 3 3 3 3 6 6 6 3 3 3");
    CHECK(field.corps("burgundy") == "vaudemont 3+4+0 -2, ladan 3+5+0 -1"); // rank 5, rank 3, rank 5
}

TEST_CASE("L-Quick 5a with its units on the way the field may be empty: no dice, and the battle goes on") {
    // 2 and 16 units against 18.
    auto field = flanked(5, 45, 50, 16);
    CHECK(field.corps("burgundy") == "vaudemont 1+1+0, ladan 3+13+0");
    field.round("banner rally", "banner rally", "3 3 6 6 6 6 6 6 6 6"); // 8 dice: 18 against 2
    CHECK(field.corps("burgundy") == "vaudemont 0+0+0 -2, ladan 3+13+0");
    CHECK(field.phase() == "flank");
    field.play({"roll : 2", "card banner charge", "card banner charge"});
    CHECK(field.dice_of("roll") == 8); // the defender's alone
    field.play({"roll : 6 6 6 6 6 6 6 6", "roll : 5"});
    CHECK(field.toll() == "2 0, 0 0");
    field.play({"card banner rally", "card banner hold"});
    CHECK(field.at("/battle/round") == "3");
}

TEST_CASE("L-Quick 5g units still on their way count in the share lost") {
    // 4 of 18 lost is no break though they are half of those on the field.
    auto field = flanked(40, 40, 80, 9);
    field.round("banner rally", "banner rally", "3 3 3 3 3 3 6 6 6 6 6 6 3");
    CHECK(field.toll() == "6 0, 0 0"); // six of nine on the field
    CHECK(field.at("/battle/winner") == "null");
    CHECK(field.phase() == "flank");
}
