// How fast the rules are and what the screen costs, a line a subject, and the signature of behaviour.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/greedy.hpp"
#include "barletta/game.hpp"
#include "bench/screen.hpp"
#include "disfida/dice.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"
#include "support/signature.hpp"

namespace {

using disfida::barletta::Action;
using disfida::barletta::ActionList;
using disfida::barletta::Game;
using disfida::barletta::State;

/// Processor time, so that a busy machine does not spoil the numbers.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Keeps a result alive that nobody looks at.
volatile double kept = 0.0;

/// Random games with full legal lists; `what` is what they are called: "games", "duels".
template <disfida::Game G> void games(std::string_view name, std::string_view what, const G& game) {
    const auto list = std::make_unique<typename G::Actions>();
    disfida::NoEvents silent;
    std::uint64_t actions = 0;
    std::uint64_t played = 0;
    const auto start = seconds();
    while (seconds() - start < 3.0) {
        for (int i = 0; i < 100; ++i) {
            disfida::SeededDice dice(played);
            disfida::SeededDice choices(played + 1);
            auto state = game.opening();
            while (!game.over(state)) {
                game.legal(state, *list);
                const auto& line = (*list)[choices.below(static_cast<std::uint32_t>(list->size()))];
                game.apply(state, game.filled(state, line, actions), dice, silent);
                ++actions;
            }
            ++played;
        }
    }
    const double time = seconds() - start;
    std::printf("%s %.0f %s/s %.0f actions/s\n", std::string(name).c_str(),
                static_cast<double>(played) / time, std::string(what).c_str(),
                static_cast<double>(actions) / time);
}

/// A position with an attack or charge that can be played in it.
struct Attack {
    State state;
    Action action;
};

/// The attacks legal in some random games, one a position.
std::vector<Attack> attacks(const Game& game) {
    std::vector<Attack> out;
    const auto list = std::make_unique<ActionList>();
    disfida::NoEvents silent;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        disfida::SeededDice dice(seed);
        disfida::SeededDice choices(seed + 1);
        State state = game.opening();
        while (!game.over(state)) {
            game.legal(state, *list);
            const auto attack = std::find_if(list->begin(), list->end(), [&](const Action& action) {
                return action.target != disfida::barletta::nobody ||
                       action.verb == disfida::barletta::Verb::charge;
            });
            if (attack != list->end()) {
                out.push_back({state, *attack});
            }
            game.apply(state, (*list)[choices.below(static_cast<std::uint32_t>(list->size()))], dice, silent);
        }
    }
    return out;
}

void odds(const Game& game) {
    const std::vector<Attack> all = attacks(game);
    std::size_t asked = 0;
    double slowest = 0.0;
    const auto start = seconds();
    for (const Attack& attack : all) {
        const auto before = seconds();
        kept = kept + (game.odds(attack.state, attack.action) ? 1.0 : 0.0);
        slowest = std::max(slowest, seconds() - before);
        ++asked;
    }
    std::printf("odds %.3f ms an attack (slowest %.3f)\n",
                (seconds() - start) * 1000.0 / static_cast<double>(asked), slowest * 1000.0);
}

/// The level 1 computer against itself.
template <disfida::Game G> void level_one(std::string_view name, const G& game) {
    std::uint64_t moves = 0;
    const auto start = seconds();
    for (std::uint64_t seed = 0; seconds() - start < 3.0; ++seed) {
        disfida::SeededDice dice(seed);
        disfida::NoEvents silent;
        auto state = game.opening();
        while (!game.over(state)) {
            game.apply(state, *disfida::ai::greedy(game, state), dice, silent);
            ++moves;
        }
    }
    std::printf("level 1 %s %.2f ms a move\n", std::string(name).c_str(),
                (seconds() - start) * 1000.0 / static_cast<double>(moves));
}

/// A game of the Iliad under these options; nothing, with the reason said, when it cannot be opened.
std::optional<disfida::iliad::Game> fight(const disfida::Options& options) {
    auto game = disfida::iliad::Game::open(disfida::DataSource(), options);
    if (!game) {
        std::fprintf(stderr, "%s\n", game.error().text.c_str());
        return std::nullopt;
    }
    return std::move(*game);
}

/// Prints the signature of every game; false when one cannot be had.
bool signatures() {
    bool good = true;
    disfida::test::for_every_game([&]<class G>(std::string_view name) {
        const auto signature = disfida::test::signature<G>(name);
        good = good && signature;
        std::printf("signature %s %s\n", std::string(name).c_str(),
                    signature ? signature->c_str() : signature.error().text.c_str());
    });
    return good;
}

} // namespace

int main() {
    const auto game = Game::open(disfida::DataSource(), {});
    const auto duel = fight({});
    const auto melee = fight({{"mode", "melee"}});
    const auto campaign = disfida::lorraine::Game::open(disfida::DataSource(), {{"battles", "auto"}});
    if (!game || !duel || !melee || !campaign) {
        return 1;
    }
    games("barletta", "games", *game);
    odds(*game);
    games("iliad", "duels", *duel);
    games("iliad", "melees", *melee);
    games("lorraine", "campaigns", *campaign);
    level_one("barletta", *game);
    level_one("iliad melee", *melee);
    level_one("lorraine", *campaign);
    std::fflush(stdout);
    if (const auto screen = disfida::bench::measure_screen(); !screen) {
        std::fprintf(stderr, "%s\n", screen.error().text.c_str());
        return 1;
    }
    return signatures() ? 0 : 1;
}
