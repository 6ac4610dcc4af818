#include "lab/report.hpp"

namespace disfida::lab {

void Wins::add(double first_side) {
    if (first_side == 0.5) {
        ++drawn;
    } else {
        ++won[first_side > 0.5 ? 0 : 1];
    }
}

void Wins::add(const Wins& other) {
    won[0] += other.won[0];
    won[1] += other.won[1];
    drawn += other.drawn;
}

Wins Matrix::of(std::size_t piece, std::size_t other) const {
    Wins out = cells[piece * size() + other];
    const Wins& turned = cells[other * size() + piece];
    out.add(Wins{{turned.won[1], turned.won[0]}, turned.drawn});
    return out;
}

Wins Matrix::of(std::size_t piece) const {
    Wins out;
    for (std::size_t other = 0; other < size(); ++other) {
        if (other != piece) {
            out.add(of(piece, other));
        }
    }
    return out;
}

} // namespace disfida::lab
