// The page of an action before and after its dice: sums, tests, the dice of a battle troop by troop; and the
// chances in words.
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/campaign.hpp"

namespace {

using disfida::Chance;
using disfida::Event;
using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::quiet;
using disfida::test::says;
using Lines = std::vector<std::string>;

Lines outlook(const Campaign& field, std::string_view action) {
    return field.match().position().outlook(action);
}

std::map<std::string, Chance> chances(const Campaign& field, std::string_view action) {
    std::map<std::string, Chance> out;
    for (const Chance& chance : field.match().position().chances(action)) {
        CHECK(out.emplace(chance.what, chance).second);
    }
    return out;
}

doctest::Approx about(double p) { return doctest::Approx(p).epsilon(1e-12); }

Campaign before_gondrecourt(const std::string& ladan, const std::string& castle) {
    return quiet(
        {"general ladan gondrecourt " + ladan, "castle gondrecourt french " + castle, "active ladan"});
}

Event volley(std::string_view card, std::string_view against, std::vector<std::int64_t> dice) {
    return Event("volley", "L-Quick")
        .with("side", "burgundy")
        .with("dice", std::move(dice))
        .with("card", card)
        .with("against", against)
        .with("troops", {0, 0, 0, 1, 1, 1})
        .with("captains", 2);
}

} // namespace

TEST_CASE("L-Siege outlook: both sums, what the dice have to make, and that the castle may fall") {
    const auto field = before_gondrecourt("points 60 rank 2 skill poor", "garrison 10 siege 2");
    const Lines page = outlook(field, "siege ladan");
    CHECK(says(page, "Ladan presses the siege of Gondrecourt [L-Siege]"));
    CHECK(says(page, "2d6 2d 2d [L-Siege 4]"));
    CHECK(says(page, "skill outside, inside +2 poor +0 [L-Siege 4]"));
    CHECK(says(page, "siege marker, walls +2 +8 [L-Siege 4]"));
    CHECK(says(page, "total 6 to 16 10 to 20 [L-Siege 4]"));
    CHECK(says(page, "falls when the attack's dice make 5 more than the defence's [L-Siege 4]"));
    CHECK(says(page, "against 7, as most often: holds 2 3 4 5 6 7 8 9 10 11 | falls 12"));
    CHECK(says(page, "Gondrecourt is Burgundian now. [L-Castle]"));
    // Four dice, those of the defence turned over, have to make 19 or more: 126 of 1296.
    CHECK(chances(field, "siege ladan").at("Gondrecourt falls").value == about(126 / 1296.0));
}

TEST_CASE("L-Assault outlook: those who may hang back, the points, the loss; chances with an average") {
    auto field = quiet({"general ladan gondrecourt points 60 rank 2 skill poor",
                        "general fribourg gondrecourt points 40 rank 3 skill poor exhausted",
                        "castle gondrecourt french garrison 30", "active ladan"});
    const std::string action = "assault ladan,fribourg";
    const Lines page = outlook(field, action);
    CHECK(says(page, "Whether Fribourg takes part in the assault [L-Assault]"));
    CHECK(says(page, "hangs back 1 2 3 | takes part 4 5 6"));
    CHECK(says(page, "points 100 to 30 +3 [L-Assault 4]"));
    CHECK(says(page, "exhausted -4 [L-Assault 4]"));
    CHECK(says(page, "if it holds twice the difference is lost in points [L-Assault 5]"));
    const auto told = chances(field, action);
    const auto odds = nlohmann::json::parse(*field.match().position().odds(action));
    CHECK(told.at("Gondrecourt falls").value == odds["falls"]);
    CHECK(told.at("points lost before Gondrecourt").value == odds["loss"]);
    CHECK(told.at("points lost before Gondrecourt").kind == Chance::Kind::average);
    CHECK(told.count("the assault goes in") == 0); // 60 are twice 30: it always does
}

TEST_CASE("L-Tired L-Move outlook: tests as rulers") {
    auto field = quiet({"general barbazan brixey points 60 rank 1 skill competent", "active barbazan"});
    field.play("move barbazan domremy");
    const Lines page = outlook(field, "press-on barbazan neufchateau");
    CHECK(says(page, "needs 4, being his first extra zone [L-Move 2, 3]"));
    CHECK(says(page, "exhausted 1 2 3 | fresh 4 5 6"));
    CHECK(chances(field, "press-on barbazan neufchateau").at("Barbazan's army is not exhausted").value ==
          about(0.5));
    CHECK(outlook(field, "end barbazan").empty());
    CHECK(outlook(field, "nonsense").empty());
    CHECK(chances(field, "end barbazan").empty());
}

TEST_CASE("L-Battle outlook and chances of a flight") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill poor");
    field.play("move vaudemont liffol");
    CHECK(says(outlook(field, "flee"), "failed 1 2 3 | passed 4 5 6"));
    CHECK(outlook(field, "stand").empty()); // no dice yet
    const auto told = chances(field, "flee");
    CHECK(told.at("Barbazan gets away cheaply").value == about(0.5));
    CHECK(told.at("points Barbazan loses").value == about(15.0)); // 5 or five started twenties, 25
    CHECK(told.at("points Barbazan loses").kind == Chance::Kind::average);
}

TEST_CASE("L-Quick outlook of a battle: units, cards; its chances are sampled and add up") {
    auto field = march("points 84 rank 2 skill poor", "points 60 rank 1 skill competent");
    field.play({"move vaudemont liffol", "stand"});
    const Lines page = outlook(field, "battle auto");
    CHECK(says(page, "Burgundy under Vaudemont: 84 points, 18 units, breaks at 9 [L-Quick]"));
    CHECK(says(page, "The cards of Burgundy [L-Quick]"));
    const auto told = chances(field, "battle auto");
    CHECK(told.at("Burgundy wins the battle").sampled);
    CHECK(told.at("Burgundy wins the battle").value + told.at("The French win the battle").value ==
          about(1.0));
    CHECK(told.at("points lost by Burgundy").kind == Chance::Kind::average);
}

TEST_CASE("L-Quick explain: each die of a volley, hits, captains' hits and flags marked") {
    const auto field = quiet({});
    const auto working = [&](const Event& event) {
        return field.match().position().explain(std::vector<Event>{event});
    };
    // Loose is beaten by charge: knights hit on 5, men on 6 alone.
    const Lines loose = working(volley("loose", "charge", {5, 4, 1, 5, 6, 2}));
    CHECK(says(loose, "loose against charge: loose is beaten [L-Quick 5b]"));
    CHECK(says(loose, "knights hit on 5 6 [5] 4 <1>"));
    CHECK(says(loose, "men hit on 6 5 [6] (2)"));
    const Lines charge = working(volley("charge", "loose", {4, 6, 2, 2, 2, 1}));
    CHECK(says(charge, "charge against loose: loose is beaten [L-Quick 5b]"));
    CHECK(says(charge, "knights hit on 4 5 6 [4] [6] (2)"));
    CHECK(says(charge, "men hit on 6 (2) 2 <1>")); // two captains, three helmets
    CHECK(says(working(volley("", "hold", {6, 1, 1, 6, 6, 6})), "no card against hold [L-Quick 5b]"));
}
