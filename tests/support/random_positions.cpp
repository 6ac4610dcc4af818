#include "support/random_positions.hpp"

#include <algorithm>
#include <utility>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "support/every_game.hpp"

namespace disfida::test {

RandomPositions::RandomPositions(const GameInfo& info, std::uint64_t seed)
    : info_(info), sets_(option_sets(info)), choice_(seed), dice_(seed + 1) {
    begin();
}

void RandomPositions::begin() {
    auto opened = info_.open(DataSource(), sets_[games_++ % sets_.size()]);
    REQUIRE(opened);
    position_ = std::move(*opened);
}

RandomPositions::Kinds RandomPositions::kinds() const {
    Kinds out;
    for (std::string& line : position_->legal()) {
        const bool attack = line.starts_with("move") && line.find(" attack ") != std::string::npos;
        const std::string kind = attack ? "attack" : line.substr(0, line.find(' '));
        out[kind].push_back(std::move(line));
    }
    return out;
}

std::string RandomPositions::any(const std::vector<std::string>& lines) {
    return position_->filled(lines[below(lines.size())], choice_.below(1U << 31U));
}

const Position& RandomPositions::next() {
    constexpr std::size_t most_steps = 6;
    for (std::size_t steps = 1 + below(most_steps); steps > 0; --steps) {
        if (position_->over()) {
            begin();
        }
        Kinds all = kinds();
        constexpr std::size_t one_in = 16; // who could give up at each step never gets far
        if (all.size() > 1 && below(one_in) != 0) {
            all.erase("quit");
        }
        auto at = all.begin();
        if (below(2) == 0) {
            at = std::min_element(all.begin(), all.end(), [&](const auto& a, const auto& b) {
                return played_[a.first] < played_[b.first];
            });
        } else {
            std::advance(at, static_cast<std::ptrdiff_t>(below(all.size())));
        }
        ++played_[at->first];
        EventLog unheard;
        position_->play(any(at->second), dice_, unheard);
    }
    return *position_;
}

std::vector<std::string> RandomPositions::some_of_each() {
    std::vector<std::string> out;
    for (const auto& kind : kinds()) {
        out.push_back(any(kind.second));
        std::swap(out.back(), out[below(out.size())]);
    }
    return out;
}

} // namespace disfida::test
