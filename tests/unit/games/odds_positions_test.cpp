// The odds of all games are right: in random positions they are what a count over all dice finds, or, where
// there are too many, what many seeded rolls do. DISFIDA_POSITIONS sets how many positions of each game.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "kernel/words.hpp"
#include "play/game_position.hpp"
#include "support/every_game.hpp"
#include "support/fuzz.hpp"
#include "support/measured_odds.hpp"
#include "support/paths.hpp"
#include "support/random_positions.hpp"

using disfida::all_games;
using disfida::GameInfo;
using disfida::Position;
using disfida::test::counted;
using disfida::test::difference;
using disfida::test::measure;
using disfida::test::Measures;
using disfida::test::Pairs;
using disfida::test::RandomPositions;
using disfida::test::rolled;

namespace {

constexpr int few_positions = 200; ///< of each game in an ordinary run
constexpr std::size_t actions_each = 2;

int positions() { return disfida::test::positions_to_try(few_positions); }

/// Fought by sample, so that they are right only on the average.
bool are_sampled(const std::string& odds) {
    return disfida::test::about_battle(odds) && odds.find("\"sampled\":0}") == std::string::npos;
}

/// Four standard errors for a hundred numbers; for more of them so much more that all together are as safe.
double errors_for(int numbers) { return std::sqrt(16.0 + 2.0 * std::log(std::max(1.0, numbers / 100.0))); }

struct Tried {
    int positions = 0;
    int actions = 0;
    int too_large = 0;
    std::map<std::string, int> kinds; ///< how often, by first word
};

std::string first_word(const std::string& action) { return action.substr(0, action.find(' ')); }

/// Tries actions that have odds in so many random positions that have some. `attempt` says whether it looked
/// at one: (position, action, odds).
template <class Attempt>
Tried try_positions(const GameInfo& info, std::uint64_t seed, int wanted, const Attempt& attempt) {
    RandomPositions play(info, seed);
    Tried tried;
    while (tried.positions < wanted) {
        const Position& position = play.next();
        std::size_t done = 0;
        auto actions = play.some_of_each();
        std::stable_sort(actions.begin(), actions.end(), [&](const auto& a, const auto& b) {
            return tried.kinds[first_word(a)] < tried.kinds[first_word(b)]; // the rare ones first
        });
        for (const std::string& action : actions) {
            if (done == actions_each) {
                break;
            }
            if (attempt(position, action)) {
                ++done;
                ++tried.kinds[first_word(action)];
            }
        }
        tried.actions += static_cast<int>(done);
        tried.positions += done > 0 ? 1 : 0;
    }
    return tried;
}

/// What a run by hand wants to know.
void report(const GameInfo& info, const Tried& tried, std::clock_t since) {
    if (std::getenv("DISFIDA_POSITIONS") == nullptr) {
        return;
    }
    std::string kinds;
    for (const auto& [kind, count] : tried.kinds) {
        kinds += count > 0 ? ' ' + kind + ' ' + std::to_string(count) : "";
    }
    MESSAGE(info.name, ": ", tried.positions, " positions, ", tried.actions, " actions,", kinds, "; ",
            tried.too_large, " too large; ", (std::clock() - since) / CLOCKS_PER_SEC, " s");
}

/// Whether the odds of an action are a battle's that has more than a round to go: those are sampled.
bool long_battle(const Position& position, const std::string& action) {
    const auto* campaign = disfida::as_game<disfida::lorraine::Game>(position);
    if (campaign == nullptr || !(action.starts_with("card") || action.starts_with("roll"))) {
        return false;
    }
    const auto& battle = campaign->game_state().battle;
    return battle.on && battle.round < campaign->game().tables().battle.rounds;
}

/// Counts all dice of random actions of a game.
void count(std::string_view name) {
    const GameInfo& info = *disfida::find_game(name);
    const auto since = std::clock();
    const std::size_t most = positions() > few_positions ? 60'000 : 20'000;
    int too_large = 0;
    int turn = 0;
    Tried tried = try_positions(info, 1, positions(), [&](const Position& position, const auto& action) {
        if (long_battle(position, action)) {
            return false;
        }
        const auto odds = position.odds(action);
        if (!odds || are_sampled(*odds)) {
            return false;
        }
        // Throws of two dice are counted by what can tell them apart, and now and then by all 36.
        std::optional<Measures> found;
        if (turn++ % 8 == 0) {
            found = measure(position, action, counted(Pairs::all, most));
        }
        if (!found) {
            const bool sums = action.starts_with("disengage"); // its doubles mean nothing
            found = measure(position, action, counted(sums ? Pairs::sums : Pairs::sums_and_doubles, most));
        }
        if (!found) {
            ++too_large;
            return false;
        }
        const std::string differs = difference(*odds, *found);
        CHECK_MESSAGE(differs.empty(), action, ": ", differs, position.state());
        return true;
    });
    CHECK(too_large * 10 < tried.actions);
    tried.too_large = too_large;
    report(info, tried, since);
}

/// Rolls random actions of a game; those alone whose odds are sampled, or those whose are not.
void roll(std::string_view name, bool sampled, int rolls) {
    constexpr int share = 25; // of the positions; a roll is quick, but there are many
    constexpr int numbers_each = 20;
    const GameInfo& info = *disfida::find_game(name);
    const auto since = std::clock();
    const int wanted = (positions() + share - 1) / share;
    const double errors = errors_for(wanted * numbers_each);
    std::uint64_t seed = 0;
    const Tried tried = try_positions(info, 2, wanted, [&](const Position& position, const auto& action) {
        if (!sampled && long_battle(position, action)) {
            return false;
        }
        const auto odds = position.odds(action);
        if (!odds || are_sampled(*odds) != sampled) {
            return false;
        }
        const auto found = measure(position, action, rolled(rolls, ++seed));
        const std::string differs = difference(*odds, *found, errors);
        CHECK_MESSAGE(differs.empty(), action, ": ", differs, position.state());
        return true;
    });
    report(info, tried, since);
}

/// The words the page for bot authors marks in its part on a game's odds.
std::set<std::string> keys_on_the_page(std::string_view game) {
    const std::string page =
        disfida::test::file_text(disfida::test::source_root() / "man" / "disfida-engine.7");
    std::set<std::string> out;
    bool here = false;
    bool barletta = false; // its part is headed "Odds" alone
    for (const std::string_view line : disfida::split(page, '\n')) {
        const auto words = disfida::split(line, ' ');
        if (words[0] == ".Sh") {
            barletta = line == ".Sh BARLETTA";
        }
        if (words[0] == ".Sh" || words[0] == ".Ss") {
            const bool of_game =
                line.starts_with(".Ss Odds of ") && words.back() == disfida::capital(std::string(game));
            here = of_game || (game == "barletta" && barletta && line == ".Ss Odds");
        } else if (here && (words[0] == ".Cm" || words[0] == ".It")) {
            out.insert(words.begin() + 1, words.end());
        }
    }
    return out;
}

constexpr int many_rolls = 20'000;
constexpr int fights = 2'000; ///< a battle is some hundred rolls

} // namespace

TEST_CASE("odds of Barletta are what all dice counted give, in random positions") { count("barletta"); }
TEST_CASE("odds of the Iliad are what all dice counted give, in random positions") { count("iliad"); }
TEST_CASE("odds of Lorraine are what all dice counted give, in random positions") { count("lorraine"); }

TEST_CASE("odds of Barletta agree with seeded rolls, in random positions") {
    roll("barletta", false, many_rolls);
}
TEST_CASE("odds of the Iliad agree with seeded rolls, in random positions") {
    roll("iliad", false, many_rolls);
}
TEST_CASE("odds of Lorraine agree with seeded rolls, in random positions") {
    roll("lorraine", false, many_rolls);
}
TEST_CASE("sampled odds of Lorraine's battles agree with battles fought, in random positions") {
    roll("lorraine", true, fights);
}

TEST_CASE("the page lists every key the odds of any game have, in random positions") {
    for (const GameInfo& info : all_games()) {
        CAPTURE(info.name);
        const auto listed = keys_on_the_page(info.name);
        std::set<std::string> found;
        try_positions(info, 4, few_positions, [&](const Position& position, const auto& action) {
            if (long_battle(position, action)) {
                return false;
            }
            const auto odds = position.odds(action);
            if (!odds) {
                return false;
            }
            for (const auto& number : disfida::test::flattened(*odds)) {
                auto words = disfida::split(number.first, '.');
                if (action == "flee") {
                    words.erase(words.begin()); // the defenders' ids
                }
                found.insert(words.begin(), words.end());
            }
            if (disfida::test::about_battle(*odds)) {
                found.insert("sampled");
            }
            return true;
        });
        CHECK(!found.empty());
        for (const std::string& key : found) {
            CHECK_MESSAGE(listed.contains(key), key, " is not on the page");
        }
    }
}
