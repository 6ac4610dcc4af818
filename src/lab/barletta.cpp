#include "barletta/deployment.hpp"
#include "barletta/game.hpp"
#include "barletta/measures.hpp"
#include "lab/bench.hpp"

namespace disfida::lab {

std::optional<barletta::Action> next_of_opening(const barletta::Game& game, const barletta::State& state,
                                                const std::string& how, std::uint64_t seed) {
    return barletta::deploy_next(game.tables(), state, how == "random", seed);
}

Bench barletta_bench() { return bench<barletta::Game, barletta::Measures>("barletta"); }

} // namespace disfida::lab
