// L-Quick 5 d and e: how many dice a side rolls, which units roll them, and what hits.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quick;

namespace {

/// One corps a side of these points, banners in both hands.
Campaign one_each(int attacker, int defender, const std::string& marks = "") {
    return quick("points " + std::to_string(attacker) + " rank 1 skill poor" + marks,
                 "points " + std::to_string(defender) + " rank 1 skill poor", "6 6 6 6 6 6 6 6");
}

/// So many dice, all threes but the one at `at`.
std::string one_six(std::size_t count, std::size_t at) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) {
        out += std::string(out.empty() ? "" : " ") + (i == at ? "6" : "3");
    }
    return out;
}

/// The dice of the coming clash: "7+6", the attacker's and the defender's, found by whom a six hurts.
std::string split(Campaign& field) {
    const std::size_t all = field.dice_of("roll");
    const std::string before = field.at("/battle/sides/french/corps/0/lost");
    std::size_t attackers = 0;
    for (std::size_t i = 0; i < all; ++i) {
        field.play("roll : " + one_six(all, i));
        if (field.at("/battle/sides/french/corps/0/lost") != before) {
            ++attackers;
        }
        field.undo();
    }
    return std::to_string(attackers) + "+" + std::to_string(all - attackers);
}

/// The dice of the first round of two such corps with these cards by banner.
std::string first_dice(int attacker, int defender, const std::string& a = "rally",
                       const std::string& d = "rally") {
    auto field = one_each(attacker, defender);
    field.play({"card banner " + a, "card banner " + d});
    return split(field);
}

/// What the attacker's six dice (three knights, three men) do under this card: "hits, flags".
std::string strike(const std::string& dice, const std::string& card = "rally",
                   const std::string& marks = "") {
    auto field = one_each(80, 80, marks);
    field.round("banner " + card, "banner rally", dice + " 3 3 3 3 3 3");
    return field.at("/battle/sides/french/corps/0/lost") + ", " + field.at("/battle/sides/french/pushed");
}

/// Losses of the attacker from these dice of a defender with four knights and one man in two corps.
std::string small_host(const std::string& dice, const std::string& card = "rally") {
    auto field = quick("points 90 rank 1 skill poor", "points 5 rank 1 skill poor", "6 6 6 6 6 6 6 6 6 6 6 6",
                       {"general bayer liffol points 20 rank 2 skill poor"});
    CHECK(field.corps("french") == "barbazan 0+1+0, bayer 4+0+0");
    // 18 against 5: eight dice
    field.round("banner rally", "banner " + card, "3 3 3 3 3 3 3 3 " + dice);
    return field.at("/battle/sides/burgundy/corps/0/lost");
}

} // namespace

TEST_CASE("L-Quick 5d a side rolls a die a unit, six at most") {
    CHECK(first_dice(80, 80) == "6+6");
    CHECK(first_dice(90, 65) == "6+6");
    CHECK(first_dice(90, 30) == "8+6"); // 6 units
    CHECK(first_dice(90, 25) == "8+5");
    CHECK(first_dice(90, 15) == "8+3");
    CHECK(first_dice(90, 10) == "8+2");
}

TEST_CASE("L-Quick 5d one die more at half as many units again, one more at two and a half times as many") {
    CHECK(first_dice(90, 65) == "6+6"); // 18 to 13
    CHECK(first_dice(90, 60) == "7+6"); // 18 to 12
    CHECK(first_dice(90, 40) == "7+6"); // 18 to 8
    CHECK(first_dice(90, 35) == "8+6"); // 18 to 7
    CHECK(first_dice(60, 90) == "6+7");
    CHECK(first_dice(65, 90) == "6+6");
    CHECK(first_dice(35, 90) == "6+8");
    CHECK(first_dice(40, 90) == "6+7");
}

TEST_CASE("L-Quick 5d outflank: two dice with more units than the enemy, else one") {
    CHECK(first_dice(80, 80, "outflank", "rally") == "7+6");
    CHECK(first_dice(80, 80, "rally", "outflank") == "6+7");
    CHECK(first_dice(80, 80, "outflank", "outflank") == "7+7");
    CHECK(first_dice(90, 85, "outflank", "outflank") == "8+7"); // 18 to 17
    CHECK(first_dice(85, 90, "outflank", "outflank") == "7+8");
    CHECK(first_dice(90, 60, "outflank", "rally") == "9+6");
    CHECK(first_dice(90, 35, "outflank", "outflank") == "10+7");
    CHECK(first_dice(90, 5, "rally", "outflank") == "8+2"); // one unit and one more
}

TEST_CASE("L-Quick 5d never below two dice, not even for one unit") {
    CHECK(first_dice(90, 5) == "8+2");
    CHECK(first_dice(5, 90) == "2+8");
}

TEST_CASE("L-Quick 5d what was pushed is taken off in the next round, to two dice at least") {
    struct Row {
        const char* flags;
        int defender;
        const char* dice;
    };
    for (const Row& row :
         {Row{"1 3 3 3 3 3", 80, "6+5"}, Row{"1 1 3 3 3 3", 80, "6+4"}, Row{"1 1 1 3 3 3", 80, "6+3"},
          Row{"1 1 1 1 1 1", 80, "6+3"}, Row{"1 1 1 3 3 3 3 3", 15, "8+2"}}) {
        CAPTURE(row.flags);
        auto field = one_each(80, row.defender);
        const std::size_t defenders = row.defender == 15 ? 3 : 6; // three units: never below two
        field.round("banner rally", "banner rally",
                    std::string(row.flags) + " " + one_six(defenders, defenders));
        field.play({"card banner charge", "card banner charge"});
        CHECK(split(field) == row.dice);
    }
}

TEST_CASE("L-Quick 5d pushes take from overlap and outflanking too") {
    auto field = one_each(90, 35); // 18 to 7: 8 dice
    field.round("banner rally", "banner rally", "3 3 3 3 3 3 3 3 1 1 1 3 3 3");
    CHECK(field.toll() == "0 0, 3 0");
    field.play({"card banner rally", "card banner outflank"});
    CHECK(split(field) == "7+6"); // 6 + 2 + 2 - 3
}

TEST_CASE("L-Quick 5d the first three dice are knights, the next men") {
    CHECK(strike("5 5 5 3 3 3") == "3, 0");
    CHECK(strike("3 3 3 5 5 5") == "0, 0");
    CHECK(strike("5 3 3 5 3 3") == "1, 0");
}

TEST_CASE("L-Quick 5d after the men further knights roll, what is left as militia") {
    CHECK(small_host("5 5 5 3 3") == "3");
    CHECK(small_host("3 3 3 5 3") == "0");               // the man
    CHECK(small_host("3 3 3 3 5") == "1");               // the fourth knight
    CHECK(small_host("3 3 3 3 3 5", "outflank") == "0"); // a die beyond all units: militia
    CHECK(small_host("3 3 3 3 3 6", "outflank") == "1");
    CHECK(small_host("3 3 3 5 3", "loose") == "1");
}

TEST_CASE("L-Quick 5d militia on the field rolls last and hits with sixes only") {
    const auto militia = [](const std::string& dice, const std::string& card) {
        auto field = quick("points 90 rank 1 skill poor", "points 10 rank 1 skill poor",
                           "6 6 6 6 1 1 1 6 6 6 6", {"general bayer liffol points 15 rank 9 skill poor"});
        CHECK(field.corps("french") == "barbazan 1+1+0, bayer 0+0+3");
        field.round("banner rally", "banner " + card, "3 3 3 3 3 3 3 3 " + dice);
        return field.at("/battle/sides/burgundy/corps/0/lost");
    };
    CHECK(militia("5 3 3 3 3", "rally") == "1");
    CHECK(militia("3 5 3 3 3", "loose") == "1");
    CHECK(militia("3 3 5 5 5", "loose") == "0");
    CHECK(militia("3 3 4 4 4", "charge") == "0");
    CHECK(militia("3 3 6 6 6", "rally") == "3");
}

TEST_CASE(
    "L-Quick 5e a six hits, a five of knights; a four of knights under charge, a five of men under loose") {
    CHECK(strike("6 6 6 6 6 6") == "6, 0");
    CHECK(strike("4 4 4 4 4 4") == "0, 0");
    CHECK(strike("3 3 3 3 3 3", "charge") == "0, 0");
    CHECK(strike("4 4 4 4 4 4", "charge") == "3, 0");
    CHECK(strike("5 5 5 5 5 5", "charge") == "3, 0");
    CHECK(strike("5 5 5 5 5 5", "loose") == "6, 0");
    CHECK(strike("4 4 4 4 4 4", "loose") == "0, 0");
    CHECK(strike("5 5 5 5 5 5", "hold") == "3, 0");
}

TEST_CASE("L-Quick 5e each captain turns one helmet into a hit") {
    CHECK(strike("2 3 3 3 3 3") == "1, 0");
    CHECK(strike("2 2 3 3 3 3") == "2, 0");
    CHECK(strike("2 2 2 2 2 2") == "2, 0");
    CHECK(strike("3 3 3 3 2 2") == "2, 0");                        // any unit's
    CHECK(strike("2 2 2 2 2 2", "rally", " exhausted") == "1, 0"); // one captain
    CHECK(strike("2 6 2 6 2 6", "rally", " exhausted") == "4, 0");
}

TEST_CASE("L-Quick 5e each flag is one") {
    CHECK(strike("1 3 3 3 3 3") == "0, 1");
    CHECK(strike("3 3 3 3 1 1") == "0, 2");
    CHECK(strike("1 2 6 5 1 3") == "2, 2"); // helmet and six; the five is a man's
}

TEST_CASE("L-Quick 5d both sides' dice are read before either loses") {
    // One unit each is hit: the defender's three units all strike back.
    auto field = one_each(90, 15);
    field.round("banner rally", "banner rally", "6 6 6 6 6 6 6 6 6 6 6");
    CHECK(field.at("/battle/sides/burgundy/corps/0/lost") == "3");
    CHECK(field.at("/battle/sides/french/corps/0/lost") == "3"); // no more than there are
    CHECK(field.at("/battle/winner") == "burgundy");
}

TEST_CASE("L-Quick the page's example of one round") {
    auto field = one_each(80, 80);
    field.round("banner loose", "banner charge", "5 4 1 5 6 2 4 6 2 2 2 1");
    CHECK(field.toll() == "4 3, 1 1");
}
