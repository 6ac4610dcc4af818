// Random games of every game there is: no crash, no dead end, no endless game, no broken invariant, no
// leaking undo. DISFIDA_GAMES sets how many; a failed one leaves its record beside the program.
#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "kernel/data.hpp"
#include "support/every_game.hpp"
#include "support/fuzz.hpp"

using disfida::all_games;
using disfida::GameInfo;
using disfida::test::for_every_game;
using disfida::test::option_sets;

namespace {

constexpr int whole_games = 2000;
/// One game in so many is played through Match, records and undo; the others on the bare rules.
constexpr int match_share = 8;

} // namespace

TEST_CASE("every game of the table is in the tests' list of games") {
    std::size_t count = 0;
    for_every_game([&]<class G>(std::string_view name) {
        CHECK(disfida::find_game(name) != nullptr);
        ++count;
    });
    CHECK(count == all_games().size());
}

TEST_CASE("random games of every game through Match, records and undo") {
    const int games = disfida::test::games_to_play(whole_games) / match_share;
    for (const GameInfo& info : all_games()) {
        for (int seed = 0; seed < games; ++seed) {
            const auto wrong = disfida::test::fuzz_match(all_games(), info, static_cast<std::uint64_t>(seed));
            REQUIRE_MESSAGE(!wrong, *wrong);
        }
    }
}

TEST_CASE("random games of every game on the bare rules, with all choices of options") {
    const auto games = static_cast<std::uint64_t>(disfida::test::games_to_play(whole_games));
    for_every_game([&]<class G>(std::string_view name) {
        const GameInfo& info = *disfida::find_game(name);
        const auto sets = option_sets(info);
        for (std::uint64_t choice = 0; choice < sets.size(); ++choice) {
            const auto game = G::open(disfida::DataSource(), sets[choice]);
            REQUIRE(game);
            for (auto seed = choice; seed < games; seed += sets.size()) {
                if (const auto wrong = disfida::test::fuzz_rules(*game, seed)) {
                    // The same game again, so that its record can be looked at.
                    const auto again = disfida::test::fuzz_match(all_games(), info, seed);
                    FAIL(name, " seed ", seed, ": ", *wrong, "\n", again.value_or("no fault through Match"));
                }
            }
        }
    });
}
