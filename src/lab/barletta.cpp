#include "barletta/game.hpp"
#include "barletta/measures.hpp"
#include "lab/bench.hpp"

namespace disfida::lab {

Bench barletta_bench() { return bench<barletta::Game, barletta::Measures>("barletta"); }

} // namespace disfida::lab
