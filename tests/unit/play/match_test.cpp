// Match: dice given and thrown, undo and redo, checks, what is refused.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::DataSource;
using disfida::Match;
using disfida::test::Scene;

namespace {

Match start(std::optional<std::uint64_t> seed, std::uint64_t entropy = 1) {
    auto match = Match::create(DataSource(), "barletta", {}, seed, entropy);
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

/// Plays the first legal action so many times, or to the end.
void play_some(Match& match, int actions) {
    for (int i = 0; i < actions && !match.position().over(); ++i) {
        const auto played = match.play(match.position().legal().front());
        REQUIRE_MESSAGE(played, played.error().text);
    }
}

std::string refused(Match& match, std::string_view action, const std::vector<int>& dice) {
    const std::string state = match.position().state();
    const std::string record = match.record().text();
    const auto played = match.play(action, dice);
    REQUIRE_FALSE(played);
    CHECK(match.position().state() == state);
    CHECK(match.record().text() == record);
    return played.error().text;
}

} // namespace

TEST_CASE("match: a new game writes header, options and seed") {
    CHECK(start(std::nullopt).record().text() == "disfida 1 barletta\n");
    CHECK(start(7).record().text() == "disfida 1 barletta\nseed 7\n");
    const auto both = Match::create(DataSource(), "barletta", {{"gallantry", "on"}, {"daste", "on"}}, 1, 1);
    REQUIRE(both);
    CHECK(both->record().text() == "disfida 1 barletta\noption daste on\noption gallantry on\nseed 1\n");
}

TEST_CASE("match: the same seed gives the same game, and without one the entropy decides") {
    Match one = start(42);
    Match two = start(42, 99);
    Match other = start(43);
    Match by_entropy = start(std::nullopt, 42);
    for (Match* match : {&one, &two, &other, &by_entropy}) {
        play_some(*match, 60);
    }
    CHECK(one.record().text() == two.record().text());
    CHECK(one.position().state() == by_entropy.position().state());
    CHECK(one.position().state() != other.position().state());
}

TEST_CASE("match: a record replays from its dice alone, and goes on with new entropy") {
    Match match = start(42);
    play_some(match, 30);
    std::string text = match.record().text();
    text.replace(text.find("seed 42"), 7, "seed 43");
    const auto again = Match::read(DataSource(), text, "r", 1);
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->position().state() == match.position().state());

    const auto roll_of = [](std::uint64_t entropy) {
        auto read = Match::read(DataSource(), "disfida 1 barletta\nseed 5\n", "r", entropy);
        REQUIRE(read);
        REQUIRE(read->play("roll"));
        return read->plies().front().dice;
    };
    CHECK(roll_of(1) == roll_of(1));
    CHECK(roll_of(1) != roll_of(2));
}

TEST_CASE("match: exactly the dice an action takes, each from 1 to 6") {
    Match match = start(std::nullopt);
    CHECK(refused(match, "roll", {6, 6, 1}) ==
          "too few dice: after 3, initiative of french is still to be rolled");
    CHECK(refused(match, "roll", {}) == "too few dice: after 0, initiative of italian is still to be rolled");
    CHECK(refused(match, "roll", {6, 6, 1, 1, 1}) == "too many dice: 'roll' takes 4 here, not 5");
    CHECK(refused(match, "roll", {6, 6, 1, 7}) == "'7' is no die: 1 to 6");
    CHECK(refused(match, "roll", {6, 6, 1, 0}) == "'0' is no die: 1 to 6");
    CHECK(refused(match, "first", {}) == "dice decide first who places: roll");
    CHECK(refused(match, "place miale 2407", {3}) == "dice decide first who places: roll");
}

TEST_CASE("match: what a throw still needs can be asked without playing") {
    const Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    const Match& match = scene.match();
    const std::string before = match.position().state();
    const auto needs = match.needs("move salomone 2407 attack pises", std::vector<int>{5, 6, 3});
    REQUIRE(needs);
    REQUIRE(*needs);
    CHECK((*needs)->count == 1);
    CHECK((*needs)->roll.who == "pises");
    CHECK_FALSE(match.needs("move salomone 2406", {}));
    CHECK(match.needs("pass", {}).error().rule == "D2");
    CHECK(match.position().state() == before);
    CHECK(match.plies().empty());
}

TEST_CASE("match: a ply knows who decided, its dice, its events and what was before") {
    Match match = start(std::nullopt);
    REQUIRE(match.play("roll", std::vector<int>{6, 6, 1, 1}));
    REQUIRE(match.play("place miale 2407", {}));
    CHECK(match.plies()[0].side == "none");
    CHECK(match.plies()[0].statement() == "roll : 6 6 1 1");
    CHECK(match.plies()[1].side == "italian");
    CHECK(match.plies()[1].statement() == "place miale 2407");
    CHECK(match.plies()[1].events.front().kind() == "placed");
    CHECK(match.before(0)->state() == start(std::nullopt).position().state());
    CHECK(match.before(1)->to_move() == "italian");
}

TEST_CASE("match: checks follow the action that ends the charge, a round, the game, and no other") {
    Match match = start(11);
    std::size_t checks = 0;
    while (!match.position().over()) {
        const std::string before = match.position().state();
        REQUIRE(match.play(match.position().legal().back()));
        const auto& statements = match.record().statements();
        const bool checked = statements.back().kind == disfida::Statement::Kind::check;
        const auto round_of = [](const std::string& state) {
            return state.substr(state.find("\"round\":"), 9);
        };
        const bool ends = match.position().over() || round_of(before) != round_of(match.position().state());
        CHECK(checked == ends);
        if (checked) {
            CHECK(statements.back().body == disfida::digest(match.position().state()));
            ++checks;
        }
    }
    CHECK(checks >= 2);
}

TEST_CASE("match: undo takes the last action with its dice and the checks after it, and keeps comments") {
    const std::string head =
        "disfida 1 barletta\nset empty\nset round 1\nset phase activate\nset to-move italian\n"
        "set knight miale 2407\nset knight sachet 2406\nset po italian 1\nset po french 0\n";
    auto match = Match::read(DataSource(), head, "r", 1);
    REQUIRE_MESSAGE(match, match.error().text);
    REQUIRE(match->play("move miale 2408"));
    CHECK(match->record().text().find("check ") != std::string::npos); // the round is over
    REQUIRE(match->undo());
    CHECK(match->record().text() == head);
    CHECK(match->plies().empty());
    CHECK_FALSE(match->undo());

    auto commented = Match::read(DataSource(), head + "# now\nmove miale 2408\n# then\n", "r", 1);
    REQUIRE(commented);
    REQUIRE(commented->undo());
    CHECK(commented->record().text() == head + "# now\n# then\n");
}

TEST_CASE("match: undo gives the state before, redo the same again with the same dice") {
    Match match = start(5);
    std::vector<std::string> states{match.position().state()};
    for (int i = 0; i < 80; ++i) {
        play_some(match, 1);
        states.push_back(match.position().state());
    }
    const std::string text = match.record().text();
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        REQUIRE(match.undo());
        REQUIRE(match.position().state() == states[i]);
    }
    CHECK(match.can_redo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        REQUIRE(match.redo());
        REQUIRE(match.position().state() == states[i]);
    }
    CHECK_FALSE(match.can_redo());
    CHECK_FALSE(match.redo());
    CHECK(match.record().text() == text);
}

TEST_CASE("match: after undo another action ends the redo; a refused one does not") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight sachet 2406"});
    Match& match = scene.match();
    scene.play("move miale 2408");
    REQUIRE(match.undo());
    CHECK(refused(match, "move miale 2406", {}) == "Miale cannot end in 2406: Sachet stands there");
    CHECK(match.can_redo());
    scene.play("move miale 2409");
    CHECK_FALSE(match.can_redo());
}

TEST_CASE("match: notes stand at the end of the record, and end the redo") {
    Match match = start(5);
    play_some(match, 2);
    REQUIRE(match.undo());
    const std::string text = match.record().text();
    const std::string state = match.position().state();
    CHECK(match.can_redo());
    match.note({"# taken back: one", "# and why"});
    CHECK_FALSE(match.can_redo());
    CHECK_FALSE(match.redo());
    CHECK(match.position().state() == state);
    CHECK(match.record().text() == text + "# taken back: one\n# and why\n");
    play_some(match, 1);
    CHECK(match.record().text().starts_with(text + "# taken back: one\n# and why\nplace "));
    const auto again = Match::read(DataSource(), match.record().text(), "r", 1);
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->record().text() == match.record().text());
    CHECK(again->position().state() == match.position().state());
}

TEST_CASE("match: no generator is rewound by undo") {
    Match match = start(8);
    REQUIRE(match.play("roll"));
    const std::vector<int> first = match.plies().front().dice;
    bool differs = false;
    for (int i = 0; i < 5 && !differs; ++i) {
        REQUIRE(match.undo());
        REQUIRE(match.play("roll"));
        differs = match.plies().front().dice != first;
    }
    CHECK(differs);
}
