#include "kernel/tongue.hpp"
#include "lab/bench.hpp"
#include "lorraine/game.hpp"
#include "lorraine/measures.hpp"

namespace disfida::lab {

Bench lorraine_bench() {
    Bench out = bench<lorraine::Game, lorraine::Measures>("lorraine");
    out.refused_option = "battles";
    out.refused_value = "result";
    out.refused_why = mark("battles are fought by the computers here, there is no table of miniatures");
    return out;
}

} // namespace disfida::lab
