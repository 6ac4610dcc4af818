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
#include "barletta/blows.hpp"
#include "barletta/game.hpp"
#include "barletta/reach.hpp"
#include "bench/screen.hpp"
#include "bench/table.hpp"
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

/// Seconds a call of `work` takes, at the best of several tries.
template <class Work> double unit_cost(const Work& work) {
    constexpr int calls = 200'000;
    double best = 1.0;
    for (int attempt = 0; attempt < 5; ++attempt) {
        const auto start = seconds();
        for (int i = 0; i < calls; ++i) {
            work(i);
        }
        best = std::min(best, (seconds() - start) / calls);
    }
    return best;
}

/// A game somebody played by light play.
struct Played {
    std::uint64_t seed = 0;
    std::vector<Action> actions;
};

/// Plays a game by light play from the opening position; `heard` is told each action.
template <class Heard> void play_lightly(const Game& game, std::uint64_t seed, const Heard& heard) {
    disfida::NoEvents silent;
    disfida::SeededDice dice(seed);
    disfida::SeededDice choices(seed + 1);
    State state = game.opening();
    while (!game.over(state)) {
        const Action action = game.light(state, choices);
        heard(state, action);
        game.apply(state, action, dice, silent);
    }
}

/// Games by light play a second, and what bounds them. A game must throw its dice and change its state: what
/// that takes is measured by playing games again whose actions are written down. It must also choose: 26
/// places, 13 charges and 58 orders on the average. Whoever chooses takes a look at all 26 knights, to know
/// who stands where: 97 looks. In 53 of the orders the side has attacks left. Then each of the 4 knights
/// thought of is held against the row of the enemies once (how far they are, and where the odds of his blows
/// stand), and his blows at those within reach are weighed, 5.7 of them. 45 orders are attacks, and to make
/// one there has to be a way over free hexes to the hex he strikes from (F, G): 1.7 steps, counted as a flood
/// of two that starts anew for each. With the unit costs of a quiet core, 12 ns a look, 4.5 ns a row, 1.1 ns
/// a blow and 18 ns a way:
///   97 x 12 ns + 53 x 4 x (4.5 + 5.7 x 1.1) ns + 45 x 18 ns = 4.3 us, and 9 us for dice and state:
///   13 us, 76,000 games/s.
/// Left out, so that it is a lower bound: gathering the row of the enemies and what their wounds cost, ways
/// that turn out to be barred, which of the six hexes around an enemy is best, the other orders and the
/// noise.
void playouts(const Game& game) {
    std::uint64_t played = 0;
    auto start = seconds();
    while (seconds() - start < 3.0) {
        for (int i = 0; i < 100; ++i) {
            play_lightly(game, played++, [](const State&, const Action&) {});
        }
    }
    const double rate = static_cast<double>(played) / (seconds() - start);

    std::vector<Played> games(200);
    State later{}; // in the thick of it
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].seed = i;
        play_lightly(game, i, [&](const State& state, const Action& action) {
            games[i].actions.push_back(action);
            if (state.round == 2 && action.target != disfida::barletta::nobody) {
                later = state;
            }
        });
    }
    double replay = 1.0;
    for (int attempt = 0; attempt < 5; ++attempt) {
        start = seconds();
        for (const Played& one : games) {
            disfida::NoEvents silent;
            disfida::SeededDice dice(one.seed);
            State state = game.opening();
            for (const Action& action : one.actions) {
                game.apply(state, action, dice, silent);
            }
        }
        replay = std::min(replay, (seconds() - start) / static_cast<double>(games.size()));
    }

    using namespace disfida::barletta;
    const Tables& tables = game.tables();
    Enemies enemies(tables, later, other(later.mover()), false);
    for (std::size_t i = 0; i < knights_a_side; ++i) {
        if (on_field(later.knights[enemies.id(i)])) {
            enemies.add(tables, i, later.knights[enemies.id(i)]);
        }
    }
    std::vector<Spot> stands;
    for (const Knight& knight : later.knights) {
        if (on_field(knight)) {
            stands.push_back(knight.spot);
        }
    }
    const KnightId own = first_of(later.mover());
    const Striker striker{6, 1, &tables.promise.attacking(false, 0)[plight_index(tables, own, Knight{})]};
    const Costs& target = enemies.costs[plight_index(tables, enemies.first, Knight{})];
    Lane steps{};
    Lane attack{};
    Lane defence{};
    int sum = 0;
    const double row = unit_cost([&](int i) {
        measure(enemies.stands, {static_cast<std::int16_t>(15 + i % 16), 3}, steps);
        find_odds(enemies, striker, attack, defence);
        sum += steps[0] + attack[1] + defence[2];
    });
    const double weighing = unit_cost([&](int i) {
        const auto at = static_cast<std::size_t>(i) % knights_a_side;
        sum += blow(tables.promise, attack[at], defence[at], target, *striker.cost);
    });
    const double look = unit_cost([&](int i) {
        later.knights[static_cast<std::size_t>(i) % knight_count].hits ^= 1U;
        for (const Knight& knight : later.knights) {
            sum += knight.spot + knight.hits;
        }
    });
    const SpotSet free = free_spots(tables, later);
    const double way = unit_cost([&](int i) {
        const Spot from = stands[static_cast<std::size_t>(i) % stands.size()];
        Flood flood(tables, free, from);
        flood.spread();
        flood.spread();
        sum += flood.has(from) ? 1 : 0;
    });
    kept = kept + sum;
    const double bound = replay + 97.0 * look + 53.0 * 4.0 * (row + 5.7 * weighing) + 45.0 * way;
    std::printf(
        "barletta %.0f playouts/s (bound %.0f: dice and state %.1f us, look %.1f ns, row %.1f ns, blow "
        "%.1f ns, way %.1f ns)\n",
        rate, 1.0 / bound, replay * 1e6, look * 1e9, row * 1e9, weighing * 1e9, way * 1e9);
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
    playouts(*game);
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
    if (const auto table = disfida::bench::measure_table(); !table) {
        std::fprintf(stderr, "%s\n", table.error().text.c_str());
        return 1;
    }
    return signatures() ? 0 : 1;
}
