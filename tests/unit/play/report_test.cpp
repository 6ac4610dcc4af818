// What a report counts: chances around each action, luck, turning points, dice.
#include <algorithm>
#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/appraisal.hpp"
#include "play/dice_count.hpp"
#include "play/luck.hpp"
#include "play/report.hpp"
#include "play/turning_points.hpp"
#include "support/pig_game.hpp"

using namespace disfida;

namespace {

Match pig(std::string_view text) {
    auto match = Match::read(DataSource(), text, "here", 1, test::pig_table());
    REQUIRE_MESSAGE(match, match.error().line());
    return std::move(*match);
}

/// Pig's own curve: a point is worth a tenth.
double chance(double points) { return 1.0 / (1.0 + std::exp(-points / 10.0)); }

/// Ann throws a 6 and a 1; Bob, with 18, throws a 5 and holds: he has won.
constexpr std::string_view bobs = "disfida 1 pig\nset score ann 15\nset score bob 18\nset to-move ann\n"
                                  "roll : 6\nroll : 1\nroll : 5\nhold\n";

bool has(const std::vector<std::string>& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// A game of the computer's with dice of that seed, or of random legal actions from then on.
Match played(std::string_view game, const Options& options, std::uint64_t seed, int most) {
    auto match = Match::create(DataSource(), game, options, seed, seed);
    REQUIRE(match);
    for (int i = 0; i < most && !match->position().over(); ++i) {
        std::string action = match->position().suggest(2);
        if (action.empty()) {
            action = match->position().filled(match->position().legal().front(), seed);
        }
        REQUIRE(match->play(action));
    }
    return std::move(*match);
}

} // namespace

TEST_CASE("report: chances before, expected and after a throw, by hand") {
    const auto plies = appraise(pig(bobs));
    REQUIRE(plies.size() == 4);
    const auto near = [](double value) { return doctest::Approx(value).epsilon(1e-12); };
    CHECK(plies[0].before == near(chance(-3)));
    CHECK(plies[0].after == near(chance(3))); // six in the pot
    // A 1 leaves 15 to 18 and Bob the turn; 2 to 6 go into the pot.
    const double expected = (chance(-3) + chance(-1) + chance(0) + chance(1) + chance(2) + chance(3)) / 6.0;
    CHECK(plies[0].expected == near(expected));
    CHECK(plies[0].luck() == near(chance(3) - expected));
    CHECK(plies[1].after == near(chance(-3)));
    CHECK(plies[3].after == 0.0); // Bob has won
    CHECK(plies[3].luck() == 0.0);
    CHECK(plies[0].side == "ann");
    CHECK(plies[2].side == "bob");
}

TEST_CASE("report: luck is added up for who decided, from his point of view") {
    const Match match = pig(bobs);
    const auto plies = appraise(match);
    const Luck ann = luck_of(match, plies, 0);
    CHECK(ann.rolls == 2);
    CHECK(ann.best == 0);
    CHECK(ann.worst == 1);
    CHECK(ann.sum == doctest::Approx(plies[0].luck() + plies[1].luck()));
    const Luck bob = luck_of(match, plies, 1);
    CHECK(bob.rolls == 1);
    CHECK(bob.sum == doctest::Approx(-plies[2].luck()));
    CHECK(luck_of(match, plies, 2).rolls == 0);
    // 6: 57% where (2 * 43% + 48% + 50% + 52% + 55% + 57%) / 6... the 1: 43% where 57% could be expected.
    CHECK(has(luck_lines(match, plies), "ann: the dice of 2 actions of theirs brought them " +
                                            std::to_string(std::lround(-ann.sum * 100)) +
                                            " points of winning chance less than could be expected."));
}

TEST_CASE("report: turning points come with the largest change first, small ones not at all") {
    std::vector<Appraisal> plies(7);
    const std::array<double, 7> changes{0.02, -0.2, 0.1, 0.005, 0.3, -0.04, 0.06};
    for (std::size_t i = 0; i < plies.size(); ++i) {
        plies[i].after = plies[i].before + changes[i];
        plies[i].side = "ann";
    }
    const auto points = turning_points(plies);
    REQUIRE(points.size() == 4); // behind the third only what changed 5 points
    CHECK(points[0].ply == 4);
    CHECK(points[1].ply == 1);
    CHECK(points[2].ply == 2);
    CHECK(points[3].ply == 6);
    plies[2].side = {}; // dice that follow an action belong to it: -0.2 and +0.1 are -0.1
    const auto fewer = turning_points(plies);
    REQUIRE(fewer.size() == 3);
    CHECK(fewer[1].ply == 1);
    CHECK(fewer[1].after - fewer[1].before == doctest::Approx(-0.1));
}

TEST_CASE("report: the curve is as wide as there are actions, 72 cells at most, and ends with the result") {
    const Match match = pig(bobs);
    const auto curve = chance_curve(match, appraise(match));
    REQUIRE(curve.size() == 11); // a title, nine levels, an axis
    CHECK(curve[0] == "ann:");
    CHECK(curve[1].starts_with("  100%"));
    CHECK(curve[9] == "    0%|   *");
    const Match longer = played("barletta", {}, 3, 200);
    for (const std::string& line : chance_curve(longer, appraise(longer))) {
        CHECK(line.size() <= 72);
    }
    CHECK(chance_curve(match, std::vector<Appraisal>(1)).empty());
}

TEST_CASE("report: faces and totals of two are counted as they were thrown") {
    const Match match =
        pig("disfida 1 pig\nroll : 6 5 3 4\nroll : 6\n"); // two dice each for the start, then one
    const Faces counted = count_faces(match, appraise(match));
    CHECK(counted.faces == std::array<int, 6>{0, 0, 1, 1, 1, 2});
    CHECK(counted.totals[11 - 2] == 1);
    CHECK(counted.totals[7 - 2] == 1);
    CHECK(std::count(counted.totals.begin(), counted.totals.end(), 0) == 9);
}

TEST_CASE("report: chi-square by hand") {
    // Of 12 throws of a coin 9 and 3: (9-6)^2/6 + (3-6)^2/6.
    CHECK(chi_square(std::array{9, 3}, std::array{1, 1}) == doctest::Approx(3.0));
    // 1 to 3: of 8 expected are 2 and 6.
    CHECK(chi_square(std::array{4, 4}, std::array{1, 3}) == doctest::Approx(4.0 / 2 + 4.0 / 6));
    CHECK(chi_square(std::array{0, 0}, std::array{1, 1}) == 0.0);
}

TEST_CASE("report: over many rolls luck comes to nothing") {
    double sum = 0.0;
    int rolls = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        for (const Appraisal& ply : appraise(played("barletta", {}, seed, 200))) {
            sum += ply.luck();
            rolls += ply.dice > 0 ? 1 : 0;
        }
    }
    REQUIRE(rolls > 300);
    CHECK(std::abs(sum / rolls) < 0.01);
}

TEST_CASE("report: in any game both sides' chances make one, and a result is certain") {
    for (const GameInfo& info : all_games()) {
        const Options options = info.name == "lorraine" ? Options{{"battles", "auto"}} : Options{};
        const Match match = played(info.name, options, 5, 400);
        for (std::size_t ply = 0; ply < match.plies().size(); ply += 7) {
            const auto position = match.before(ply);
            CHECK(position->winning(info.sides[0]) + position->winning(info.sides[1]) ==
                  doctest::Approx(1.0));
        }
        if (match.position().over()) {
            const double end = match.position().winning(info.sides[0]);
            CHECK((end == 0.0 || end == 0.5 || end == 1.0));
        }
        const auto lines = report(match);
        CHECK(has(lines, "Luck:"));
        CHECK(lines.front() == match.position().status().front());
    }
}

TEST_CASE("report: of a game not begun only how it stands") {
    const auto match = Match::create(DataSource(), "barletta", {}, 1, 1);
    REQUIRE(match);
    CHECK_FALSE(has(report(*match), "Luck:"));
    CHECK_FALSE(has(report(*match), "Dice:"));
}
