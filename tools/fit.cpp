// Fits the weights of a game's winning chances to what came of games the computer played against itself:
//
//     build/fit barletta --games=2000 --level=page --seed=1
//     build/fit iliad --games=2000 --mode=melee + --mode=suitors
//
// prints weights of data/GAME/weights.toml, table by table; + begins the options of a further set of games.
// By logistic regression: the weights that make the results likeliest, with a little pull towards 0. A
// quarter of the games is kept apart to see how far the fit can be trusted.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/thought.hpp"
#include "barletta/game.hpp"
#include "disfida/dice.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "kernel/level.hpp"
#include "kernel/weights.hpp"
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

template <class G> using Samples = std::vector<Sample<G::feature_names.size()>>;

/// What is asked of positions that come up in games.
template <class G> struct Question {
    using State = typename G::State;

    std::function<bool(std::string_view)> weighs;     ///< this feature in the answer
    std::function<bool(const G&, const State&)> open; ///< asked of such a position
    std::function<std::optional<double>(const G&, const State&)>
        answer;                                             ///< at the end, 0 to 1; nothing: passed over
    std::function<double(const G&, const State&)> log_odds; ///< by the weights of today
};

/// Leaves the features that are weighed.
template <std::size_t N>
std::array<double, N> weighed_alone(std::array<double, N> features,
                                    const std::array<std::string_view, N>& names,
                                    const std::function<bool(std::string_view)>& weighs) {
    for (std::size_t i = 0; i < N; ++i) {
        features[i] = weighs(names[i]) ? features[i] : 0.0;
    }
    return features;
}

/// Plays the games and looks at some of their positions.
template <class G> void play(const G& game, const Plan& plan, const Question<G>& question, Samples<G>& out) {
    using Seat = typename G::Seat;
    disfida::NoEvents silent;
    for (std::uint64_t i = 0; i < plan.games; ++i) {
        disfida::SeededDice dice(plan.seed + i);
        disfida::SeededDice chosen(~(plan.seed + i));
        auto state = game.opening();
        const std::size_t first = out.size();
        while (!game.over(state)) {
            if (game.stage(state) > 0 && !game.answering(state) && chosen.below(one_in) == 0 &&
                !game.decided(state, Seat{}) && question.open(game, state)) {
                out.push_back({weighed_alone(game.features(state, Seat{}), G::feature_names, question.weighs),
                               0.5, probability(question.log_odds(game, state)), i % apart_in == 0});
            }
            game.apply(state, *disfida::ai::choose(game, state, plan.level, 0, plan.seed + i), dice, silent);
        }
        const std::optional<double> answer = question.answer(game, state);
        out.resize(answer ? out.size() : first);
        for (std::size_t at = first; at < out.size(); ++at) {
            out[at].result = *answer;
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

/// Who wins.
template <class G> void play_for_winner(const G& game, const Plan& plan, Samples<G>& out) {
    using Seat = typename G::Seat;
    play(game, plan,
         Question<G>{[](std::string_view) { return true; }, [](const G&, const auto&) { return true; },
                     [](const G& of, const auto& end) { return of.decided(end, Seat{}); },
                     [](const G& of, const auto& state) { return of.log_odds(state, Seat{}); }},
         out);
}

using disfida::lorraine::Side;
using Lorraine = disfida::lorraine::Game;

/// Whether a feature is one of a list.
auto among(std::vector<std::string_view> names) {
    return [names = std::move(names)](std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
}

/// Whether Burgundy brings the closing battle about, asked as long as points are missing.
void play_for_points(const Lorraine& game, const Plan& plan, Samples<Lorraine>& out) {
    const auto lacks = [](const Lorraine& of, const auto& state) { return state.vp < of.tables().vp_needed; };
    play(game, plan,
         Question<Lorraine>{
             among({"open", "time", "pace", "lag", "force", "captains", "strongest", "outlook", "turns-taken",
                    "enemy-turns-taken", "spoils"}),
             lacks,
             [&](const Lorraine& of, const auto& end) { return std::optional(lacks(of, end) ? 0.0 : 1.0); },
             [](const Lorraine& of, const auto& state) {
                 return disfida::weighed(of.features(state, Side::burgundy), of.tables().weights.reach);
             }},
         out);
}

/// How likely she is to win the closing battle, by the weights of today, in campaigns that come to it: asked
/// long before.
void play_for_closing(const Lorraine& game, const Plan& plan, Samples<Lorraine>& out) {
    const auto log_odds = [](const Lorraine& of, const auto& state) {
        return disfida::weighed(of.features(state, Side::burgundy), of.tables().weights.closing);
    };
    play(game, plan,
         Question<Lorraine>{
             among({"open", "reached", "time", "lag", "force", "strongest", "outlook", "raids", "spoils",
                    "beyond", "thinned", "brittle", "marshal", "barbazan", "turns-taken"}),
             [](const Lorraine&, const auto& state) { return !state.battle.closing; },
             [&](const Lorraine& of, const auto& end) {
                 return end.vp < of.tables().vp_needed ? std::nullopt
                                                       : std::optional(probability(log_odds(of, end)));
             },
             [](const Lorraine& of, const auto& state) {
                 return disfida::weighed(of.features(state, Side::burgundy), of.tables().weights.prospect);
             }},
         out);
}

/// Who wins the closing battle, fought at the end of campaigns with all numbers of points there can be.
void play_closings(const Lorraine& game, const Plan& plan, Samples<Lorraine>& out) {
    constexpr int most_points = 95;
    constexpr int times = 5;
    const auto weighs = among({"reached", "thinned", "brittle", "marshal", "barbazan"});
    disfida::NoEvents silent;
    for (std::uint64_t i = 0; i < plan.games; ++i) {
        disfida::SeededDice dice(plan.seed + i);
        disfida::SeededDice chosen(~(plan.seed + i));
        auto state = game.opening();
        while (!game.over(state) && !state.battle.closing) {
            game.apply(state, game.light(state, chosen), dice, silent);
        }
        for (int vp = game.tables().vp_needed; !game.over(state) && vp <= most_points;
             vp += game.tables().vp_village) {
            state.vp = static_cast<std::int16_t>(vp);
            const auto features = game.features(state, Side::burgundy);
            const double told = probability(disfida::weighed(features, game.tables().weights.closing));
            for (int time = 0; time < times; ++time) {
                auto fought = state;
                while (!game.over(fought)) {
                    game.apply(fought, game.light(fought, chosen), dice, silent);
                }
                out.push_back({weighed_alone(features, Lorraine::feature_names, weighs),
                               *game.decided(fought, Side::burgundy), told, i % apart_in == 0});
            }
        }
    }
}

/// Fits a table of the weights file, "" where there is one alone.
template <class G>
int run(std::string_view name, const Plan& plan, std::string_view table,
        void (*player)(const G&, const Plan&, Samples<G>&)) {
    constexpr std::size_t n = G::feature_names.size();
    std::vector<Sample<n>> samples;
    for (const disfida::Options& options : plan.sets) {
        const auto game = G::open(disfida::DataSource(), options);
        if (!game) {
            std::fprintf(stderr, "%s\n", game.error().text.c_str());
            return 2;
        }
        player(*game, plan, samples);
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
    if (!table.empty()) {
        std::printf("[%s]\n", std::string(table).c_str());
    }
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
        return run(game, plan, "", play_for_winner<disfida::barletta::Game>);
    }
    if (game == "lorraine") {
        for (disfida::Options& options : plan.sets) {
            options.insert(options.begin(), {"battles", "auto"});
        }
        int status = run(game, plan, "reach", play_for_points);
        status = status == 0 ? run(game, plan, "prospect", play_for_closing) : status;
        return status == 0 ? run(game, plan, "closing", play_closings) : status;
    }
    if (game == "iliad") {
        return run(game, plan, "", play_for_winner<disfida::iliad::Game>);
    }
    std::fprintf(stderr, "fit: usage: build/fit GAME [--games=N] [--level=page|knight] [--seed=N] "
                         "[--OPTION=VALUE ...] [+ ...], "
                         "GAME one of barletta, iliad, lorraine\n");
    return 2;
}
