// The light policy of playouts: always legal, and sensible where one action is plainly best.
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "kernel/data.hpp"
#include "support/every_game.hpp"

using disfida::DataSource;
using disfida::NoEvents;
using disfida::Options;
using disfida::SeededDice;
namespace barletta = disfida::barletta;

namespace {

barletta::Game open(const Options& options = {}) {
    auto game = barletta::Game::open(DataSource(), options);
    REQUIRE(game);
    return std::move(*game);
}

std::vector<Options> every_option() { return disfida::test::option_sets(*disfida::find_game("barletta")); }

/// Positions looked at of each phase.
using Seen = std::array<int, barletta::phase_names.size()>;

/// Checks the light action of a position against the full list.
void check_legal(const barletta::Game& game, const barletta::State& state, SeededDice& random,
                 barletta::ActionList& list, Seen& seen) {
    game.legal(state, list);
    const barletta::Action action = game.light(state, random);
    const bool legal = std::find(list.begin(), list.end(), action) != list.end();
    CHECK_MESSAGE(legal, game.text(state, action), " in ", game.json(state));
    ++seen[static_cast<std::size_t>(state.phase)];
}

/// A knight put anywhere in any condition, as a set-up statement.
std::string anywhere(const barletta::Tables& tables, barletta::KnightId id, SeededDice& random) {
    std::string out = "knight " + tables.knight(id).id + " ";
    if (random.below(6) == 0) {
        out += "camp";
    } else {
        // Close together, so that they get into each other's way.
        out += disfida::hex_name({15 + static_cast<int>(random.below(8)), static_cast<int>(random.below(9))});
    }
    out += random.below(3) == 0 ? " foot" : "";
    out += " hits " + std::to_string(random.below(4)) + " wounds " + std::to_string(random.below(3));
    constexpr std::array<std::string_view, 4> orders{"moved", "attacked", "reorganising", "reorganise-lost"};
    if (random.below(3) == 0) {
        out += " order " + std::string(orders[random.below(orders.size())]);
    }
    if (random.below(3) == 0) {
        const auto first = barletta::first_of(barletta::other(barletta::side_of(id)));
        out += " attacked-by " + tables.knight(static_cast<barletta::KnightId>(first + random.below(13))).id;
    }
    return out;
}

/// A position set up at random; nothing when the set-up is refused.
std::optional<barletta::State> set_up(const barletta::Game& game, SeededDice& random) {
    auto setup = game.setup();
    const auto say = [&](const std::string& statement) { return bool{game.set(setup, statement)}; };
    say("empty");
    say("round " + std::to_string(1 + random.below(5)));
    say("phase activate");
    say(random.below(2) == 0 ? "to-move italian" : "to-move french");
    say("attacks italian " + std::to_string(random.below(6)));
    for (barletta::KnightId id = 0; id < barletta::knight_count; ++id) {
        if (random.below(4) != 0) {
            say(anywhere(game.tables(), id, random));
        }
    }
    auto state = game.finish(setup);
    return state ? std::optional(*state) : std::nullopt;
}

/// What the light policy does in a position of round 2, by its first words; the same for 20 seeds, or the
/// words of all with a bar between.
std::string does(std::initializer_list<std::string_view> statements, const Options& options = {}) {
    const barletta::Game game = open(options);
    auto setup = game.setup();
    for (const std::string_view statement : {"empty", "round 2", "phase activate", "to-move italian"}) {
        REQUIRE(game.set(setup, statement));
    }
    for (const std::string_view statement : statements) {
        REQUIRE_MESSAGE(game.set(setup, statement), statement);
    }
    const auto state = game.finish(setup);
    REQUIRE_MESSAGE(state, state.error().text);
    std::vector<std::string> all;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededDice random(seed);
        all.push_back(game.text(*state, game.light(*state, random)));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::string out;
    for (const std::string& one : all) {
        out += (out.empty() ? "" : " | ") + one;
    }
    return out;
}

} // namespace

TEST_CASE("light play is legal in every phase of random and light games") {
    const auto list = std::make_unique<barletta::ActionList>();
    NoEvents silent;
    Seen seen{};
    int looked_at = 0;
    std::uint64_t seed = 0;
    while (looked_at < 20'000) {
        for (const Options& options : every_option()) {
            const barletta::Game game = open(options);
            for (int i = 0; i < 10; ++i, ++seed) {
                SeededDice dice(seed);
                SeededDice random(seed + 1);
                auto state = game.opening();
                while (!game.over(state)) {
                    check_legal(game, state, random, *list, seen);
                    ++looked_at;
                    // Every other game plays at random half of the time: odd places and conditions.
                    const bool wild = seed % 2 == 0 && random.below(2) == 0;
                    game.apply(state,
                               wild ? (*list)[random.below(static_cast<std::uint32_t>(list->size()))]
                                    : game.light(state, random),
                               dice, silent);
                }
            }
        }
    }
    for (std::size_t phase = 0; phase < static_cast<std::size_t>(barletta::Phase::over); ++phase) {
        CHECK_MESSAGE(seen.at(phase) > 100, barletta::phase_names.at(phase));
    }
}

TEST_CASE("light play is legal after any set-up") {
    const auto list = std::make_unique<barletta::ActionList>();
    NoEvents silent;
    Seen seen{};
    for (const Options& options : every_option()) {
        const barletta::Game game = open(options);
        int stood = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            SeededDice random(seed);
            SeededDice dice(seed + 1);
            auto state = set_up(game, random);
            stood += state ? 1 : 0;
            for (int i = 0; state && i < 10 && !game.over(*state); ++i) {
                check_legal(game, *state, random, *list, seen);
                game.apply(*state, game.light(*state, random), dice, silent);
            }
        }
        CHECK(stood > 50);
    }
    CHECK(seen[static_cast<std::size_t>(barletta::Phase::activate)] > 2000);
}

TEST_CASE("light play strikes at an enemy within reach when that promises most") {
    // Fieramosca, VC 7, can come at fontaines, VC 4, on foot and wounded.
    CHECK(does({"knight fieramosca 2407", "knight fontaines 2403 foot wounds 2", "knight abenavoli 1501",
                "knight frignes 3312"})
              .starts_with("move fieramosca"));
    const std::string only = does({"knight fieramosca 2407", "knight fontaines 2403 foot wounds 2",
                                   "knight abenavoli 1501", "knight frignes 3312"});
    CHECK(only.find("attack fontaines") != std::string::npos);
    // Off the field he surrenders to any Hit (H2): the one hex for that is 2401.
    CHECK(does({"knight fieramosca 2403", "knight fontaines 2400", "knight abenavoli 1501",
                "knight frignes 3312"}) == "move fieramosca 2401 attack fontaines");
}

TEST_CASE("light play attacks the weaker of two") {
    CHECK(does({"knight salomone 2407", "knight la-motte 2405", "knight sachet 2409 foot hits 2",
                "knight abenavoli 1501", "knight frignes 3312"})
              .find("la-motte") == std::string::npos);
}

TEST_CASE("light play spares who is badly hurt: he reorganises out of the enemy's reach") {
    CHECK(does({"knight miale 1909 hits 5", "knight la-motte 3001", "knight abenavoli 1501 order moved",
                "knight frignes 3312"}) == "reorganise miale");
}

TEST_CASE("light play does not empty its own field by taking a prisoner (J2)") {
    CHECK(does({"knight fieramosca 2403", "knight fontaines 2400", "knight frignes 3312"}).find("attack") ==
          std::string::npos);
}

TEST_CASE("light play goes at the enemy where nobody can be struck at") {
    // 10 hexes away: five forward.
    CHECK(does({"knight fieramosca 2411", "knight fontaines 2401"}) == "move fieramosca 2406");
}

TEST_CASE("light play chooses to go first (C1)") {
    const barletta::Game game = open();
    auto state = game.opening();
    state.phase = barletta::Phase::choose;
    SeededDice random(1);
    CHECK(game.light(state, random).verb == barletta::Verb::first);
}
