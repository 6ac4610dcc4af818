// Random games of every game there is: no crash, no dead end, no endless game, no broken invariant, no
// leaking undo. DISFIDA_GAMES sets how many; a failed one leaves its record beside the program.
#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "disfida/games.hpp"
#include "kernel/data.hpp"
#include "support/fuzz.hpp"

using disfida::all_games;
using disfida::GameInfo;

namespace {

constexpr int whole_games = 2000;
/// One game in so many is played through Match, records and undo; the others on the bare rules.
constexpr int match_share = 8;

} // namespace

TEST_CASE("random games through Match, records and undo") {
    const int games = disfida::test::games_to_play(whole_games) / match_share;
    for (const GameInfo& info : all_games()) {
        for (int seed = 0; seed < games; ++seed) {
            const auto wrong = disfida::test::fuzz_match(all_games(), info, static_cast<std::uint64_t>(seed));
            REQUIRE_MESSAGE(!wrong, *wrong);
        }
    }
}

TEST_CASE("random games of Barletta on the bare rules, with all choices of options") {
    const int games = disfida::test::games_to_play(whole_games);
    const GameInfo& info = *disfida::find_game("barletta");
    for (std::uint64_t choice = 0; choice < 4; ++choice) {
        const auto game =
            disfida::barletta::Game::open(disfida::DataSource(), disfida::test::random_options(info, choice));
        REQUIRE(game);
        for (auto seed = choice; seed < static_cast<std::uint64_t>(games); seed += 4) {
            if (const auto wrong = disfida::test::fuzz_rules(*game, seed)) {
                // The same game again, so that its record can be looked at.
                const auto again = disfida::test::fuzz_match(all_games(), info, seed);
                FAIL("barletta seed ", seed, ": ", *wrong, "\n", again.value_or("no fault through Match"));
            }
        }
    }
}
