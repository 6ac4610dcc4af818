#include "lab/parts.hpp"

#include "kernel/tongue.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace disfida::lab {

Parts joined(Parts parts) {
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
        return std::tie(a.seed, a.first) < std::tie(b.seed, b.first);
    });
    Parts out;
    for (const Part& part : parts) {
        if (part.games == 0) {
            continue;
        }
        if (!out.empty() && out.back().seed == part.seed &&
            out.back().first + out.back().games == part.first) {
            out.back().games += part.games;
        } else {
            out.push_back(part);
        }
    }
    return out;
}

std::optional<Part> common(const Parts& a, const Parts& b) {
    for (const Part& one : a) {
        for (const Part& two : b) {
            const std::uint64_t from = std::max(one.first, two.first);
            const std::uint64_t to = std::min(one.first + one.games, two.first + two.games);
            if (one.seed == two.seed && from < to) {
                return Part{one.seed, from, to - from};
            }
        }
    }
    return std::nullopt;
}

std::uint64_t count(const Parts& parts) {
    return std::accumulate(parts.begin(), parts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const Part& part) { return sum + part.games; });
}

Parts missing(const Part& whole, const Parts& done) {
    Parts out;
    std::uint64_t at = whole.first;
    for (const Part& part : joined(done)) {
        if (part.seed != whole.seed || part.first + part.games <= at) {
            continue;
        }
        if (part.first > at) {
            out.push_back({whole.seed, at, part.first - at});
        }
        at = part.first + part.games;
    }
    const std::uint64_t end = whole.first + whole.games;
    if (at < end) {
        out.push_back({whole.seed, at, end - at});
    }
    return out;
}

std::string text(const Part& part) {
    return fill(part.games == 1 ? tr("seed {seed}, game {first}")
                                : tr("seed {seed}, games {first} to {last}"),
                {{"seed", std::to_string(part.seed)},
                 {"first", std::to_string(part.first)},
                 {"last", std::to_string(part.first + part.games - 1)}});
}

} // namespace disfida::lab
