#include "iliad/game.hpp"
#include "iliad/measures.hpp"
#include "lab/bench.hpp"
#include "lab/duels.hpp"

namespace disfida::lab {

Bench iliad_bench() {
    Bench out = bench<iliad::Game, iliad::Measures>("iliad");
    out.matrix = duels;
    return out;
}

} // namespace disfida::lab
