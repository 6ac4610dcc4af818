#include "iliad/game.hpp"
#include "iliad/measures.hpp"
#include "lab/bench.hpp"

namespace disfida::lab {

Bench iliad_bench() { return bench<iliad::Game, iliad::Measures>("iliad"); }

} // namespace disfida::lab
