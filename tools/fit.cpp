// Fits the weights of a game's winning chances to what came of games the computer played against itself:
//
//     build/fit barletta --games=2000 --level=page --seed=1
//     build/fit iliad --games=2000 --mode=melee + --mode=suitors
//
// prints the weights of a table of data/GAME/weights.toml; + begins the options of a further set of games. By
// logistic regression: the weights that make the results likeliest, with a little pull towards 0. A quarter
// of the games is kept apart to see how far the fit can be trusted.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "ai/thought.hpp"
#include "barletta/game.hpp"
#include "disfida/dice.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "kernel/level.hpp"
#include "lorraine/game.hpp"

namespace {

using disfida::Level;

struct Plan {
    std::uint64_t games = 2000;
    std::uint64_t seed = 1;
    Level level = Level::page;
    std::vector<disfida::Options> sets{{}}; ///< options of the games, each set plays as many
};

/// A position as the first seat sees it, with what came of it: 1 won, 0 lost, a half drawn.
template <std::size_t N> struct Sample {
    std::array<double, N> features{};
    double result = 0.5;
    double told = 0.5; ///< the chance by the weights of today
    bool apart = false;
};

constexpr std::uint32_t one_in = 6;   ///< of the positions of a game is looked at
constexpr std::uint64_t apart_in = 4; ///< of the games is kept apart
constexpr double pull = 2.0;          ///< towards 0, as if by so many games
constexpr int most_steps = 40;

double probability(double log_odds) { return 1.0 / (1.0 + std::exp(-log_odds)); }

double log_loss(double told, double result) {
    const double p = std::clamp(told, 1e-9, 1.0 - 1e-9);
    return -(result * std::log(p) + (1.0 - result) * std::log(1.0 - p));
}

template <std::size_t N>
double sum(const std::array<double, N>& weights, const std::array<double, N>& features) {
    double out = 0.0;
    for (std::size_t i = 0; i < N; ++i) {
        out += weights[i] * features[i];
    }
    return out;
}

/// Plays the games and looks at some of their positions.
template <class G>
void play(const G& game, const Plan& plan, std::vector<Sample<G::feature_names.size()>>& out) {
    using Seat = typename G::Seat;
    disfida::NoEvents silent;
    for (std::uint64_t i = 0; i < plan.games; ++i) {
        disfida::SeededDice dice(plan.seed + i);
        disfida::SeededDice chosen(~(plan.seed + i));
        auto state = game.opening();
        const std::size_t first = out.size();
        while (!game.over(state)) {
            if (game.stage(state) > 0 && !game.answering(state) && chosen.below(one_in) == 0 &&
                !game.decided(state, Seat{})) {
                out.push_back({game.features(state, Seat{}), 0.5, probability(game.log_odds(state, Seat{})),
                               i % apart_in == 0});
            }
            game.apply(state, *disfida::ai::choose(game, state, plan.level, 0, plan.seed + i), dice, silent);
        }
        for (std::size_t at = first; at < out.size(); ++at) {
            out[at].result = *game.decided(state, Seat{});
        }
    }
}

/// Solves a x = b for a symmetric, positive a, in place.
template <std::size_t N>
std::array<double, N> solve(std::vector<std::array<double, N>> a, std::array<double, N> b) {
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t row = i + 1; row < N; ++row) {
            const double share = a[row][i] / a[i][i];
            for (std::size_t column = i; column < N; ++column) {
                a[row][column] -= share * a[i][column];
            }
            b[row] -= share * b[i];
        }
    }
    for (std::size_t i = N; i-- > 0;) {
        for (std::size_t column = i + 1; column < N; ++column) {
            b[i] -= a[i][column] * b[column];
        }
        b[i] /= a[i][i];
    }
    return b;
}

/// The likeliest weights, by Newton's steps.
template <std::size_t N> std::array<double, N> fit(const std::vector<Sample<N>>& samples) {
    std::array<double, N> weights{};
    for (int step = 0; step < most_steps; ++step) {
        std::array<double, N> slope{};
        std::vector<std::array<double, N>> curve(N);
        for (std::size_t i = 0; i < N; ++i) {
            curve[i][i] = pull;
            slope[i] = -pull * weights[i];
        }
        for (const Sample<N>& sample : samples) {
            if (sample.apart) {
                continue;
            }
            const double p = probability(sum(weights, sample.features));
            for (std::size_t i = 0; i < N; ++i) {
                slope[i] += (sample.result - p) * sample.features[i];
                for (std::size_t j = 0; j < N; ++j) {
                    curve[i][j] += p * (1.0 - p) * sample.features[i] * sample.features[j];
                }
            }
        }
        const auto change = solve(curve, slope);
        double most = 0.0;
        for (std::size_t i = 0; i < N; ++i) {
            weights[i] += change[i];
            most = std::max(most, std::abs(change[i]));
        }
        if (most < 1e-6) {
            break;
        }
    }
    return weights;
}

template <class G> int run(std::string_view name, const Plan& plan) {
    constexpr std::size_t n = G::feature_names.size();
    std::vector<Sample<n>> samples;
    for (const disfida::Options& options : plan.sets) {
        const auto game = G::open(disfida::DataSource(), options);
        if (!game) {
            std::fprintf(stderr, "%s\n", game.error().text.c_str());
            return 2;
        }
        play(*game, plan, samples);
    }
    const auto weights = fit<n>(samples);
    double before = 0.0;
    double after = 0.0;
    double apart = 0.0;
    for (const Sample<n>& sample : samples) {
        if (sample.apart) {
            before += log_loss(sample.told, sample.result);
            after += log_loss(probability(sum(weights, sample.features)), sample.result);
            apart += 1.0;
        }
    }
    std::printf("# Made by: build/fit %s --games=%llu --level=%s --seed=%llu\n", std::string(name).c_str(),
                static_cast<unsigned long long>(plan.games), std::string(disfida::name(plan.level)).c_str(),
                static_cast<unsigned long long>(plan.seed));
    std::printf("# %zu positions; log-loss of the quarter kept apart %.4f, of the weights before %.4f.\n",
                samples.size(), after / apart, before / apart);
    for (std::size_t i = 0; i < n; ++i) {
        if (std::abs(weights[i]) >= 5e-5) {
            std::printf("%s = %.4f\n", std::string(G::feature_names[i]).c_str(), weights[i]);
        }
    }
    return 0;
}

/// Reads `--name=value`; false where it is not that or not a number.
bool number_of(std::string_view word, std::string_view name, std::uint64_t& out) {
    if (!word.starts_with(name)) {
        return false;
    }
    const std::string_view value = word.substr(name.size());
    return std::from_chars(value.data(), value.data() + value.size(), out).ptr == value.data() + value.size();
}

} // namespace

int main(int count, char** words) {
    Plan plan;
    const std::string_view game = count > 1 ? words[1] : "";
    for (int i = 2; i < count; ++i) {
        const std::string_view word = words[i];
        const auto is = word.find('=');
        if (number_of(word, "--games=", plan.games) || number_of(word, "--seed=", plan.seed)) {
            continue;
        }
        if (word == "--level=knight") {
            plan.level = Level::knight;
        } else if (word.starts_with("--") && is != std::string_view::npos && word != "--level=page") {
            plan.sets.back().emplace_back(word.substr(2, is - 2), word.substr(is + 1));
        } else if (word == "+") {
            plan.sets.emplace_back();
        }
    }
    if (game == "barletta") {
        return run<disfida::barletta::Game>(game, plan);
    }
    if (game == "lorraine") {
        for (disfida::Options& options : plan.sets) {
            options.insert(options.begin(), {"battles", "auto"});
        }
        return run<disfida::lorraine::Game>(game, plan);
    }
    if (game == "iliad") {
        return run<disfida::iliad::Game>(game, plan);
    }
    std::fprintf(stderr, "fit: usage: build/fit GAME [--games=N] [--level=page|knight] [--seed=N] "
                         "[--OPTION=VALUE ...] [+ ...], "
                         "GAME one of barletta, iliad, lorraine\n");
    return 2;
}
