#include "tui/barletta/orders.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "barletta/legal.hpp"

namespace disfida::tui::barletta_screen {

void Orders::reset(const Tables& tables, const State& state) {
    barletta::legal(tables, state, *legal_);
    chosen_ = nobody;
    aim_.reset();
}

bool Orders::can_act(KnightId knight) const {
    return std::any_of(legal_->begin(), legal_->end(),
                       [&](const Action& action) { return action.knight == knight; });
}

std::vector<KnightId> Orders::actors() const {
    std::vector<KnightId> out;
    for (const Action& action : *legal_) {
        if (action.knight != nobody && std::find(out.begin(), out.end(), action.knight) == out.end()) {
            out.push_back(action.knight);
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::optional<Action> Orders::find(Verb verb, KnightId knight) const {
    const auto* at = std::find_if(legal_->begin(), legal_->end(), [&](const Action& action) {
        return action.verb == verb && (knight == nobody || action.knight == knight);
    });
    return at == legal_->end() ? std::nullopt : std::optional(*at);
}

void Orders::choose(KnightId knight) {
    chosen_ = knight;
    aim_.reset();
}

bool Orders::reaches(Spot spot) const {
    return chosen_ != nobody && std::any_of(legal_->begin(), legal_->end(), [&](const Action& action) {
               return action.verb == Verb::move && action.knight == chosen_ && action.spot == spot;
           });
}

Spot Orders::spot_near(const Tables& tables, Spot from) const {
    Spot out = no_spot;
    for (const Action& action : *legal_) {
        const bool way = action.verb == Verb::move && action.knight == chosen_ && action.spot != from &&
                         action.target == nobody && action.spot != no_spot;
        if (way && (out == no_spot || distance(tables.hex(from), tables.hex(action.spot)) <
                                          distance(tables.hex(from), tables.hex(out)))) {
            out = action.spot;
        }
    }
    return out;
}

std::vector<Action> Orders::attacks_on(KnightId enemy) const {
    std::vector<Action> out;
    std::copy_if(legal_->begin(), legal_->end(), std::back_inserter(out), [&](const Action& action) {
        return action.knight == chosen_ && action.target == enemy && enemy != nobody;
    });
    return out;
}

bool Orders::can_attack(KnightId enemy) const { return chosen_ != nobody && !attacks_on(enemy).empty(); }

std::vector<KnightId> Orders::targets() const {
    std::vector<KnightId> out;
    for (const Action& action : *legal_) {
        if (action.knight == chosen_ && action.target != nobody &&
            std::find(out.begin(), out.end(), action.target) == out.end()) {
            out.push_back(action.target);
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

bool Orders::aim_at(const Tables& tables, const State& state, KnightId enemy, Spot wish) {
    const std::vector<Action> ways = attacks_on(enemy);
    if (ways.empty()) {
        return false;
    }
    const auto from_wish =
        std::find_if(ways.begin(), ways.end(), [&](const Action& way) { return way.spot == wish; });
    if (from_wish != ways.end()) {
        aim_ = *from_wish;
        return true;
    }
    const Spot here = state.knights[chosen_].spot;
    const auto steps = [&](const Action& way) {
        return here == no_spot ? 0 : distance(tables.hex(here), tables.hex(way.spot));
    };
    aim_ = *std::min_element(ways.begin(), ways.end(),
                             [&](const Action& a, const Action& b) { return steps(a) < steps(b); });
    return true;
}

/// The targets: first who can be attacked from where one stands or wishes to, then who is nearest; of those
/// alike, who is straight ahead before who is at the side.
std::vector<KnightId> Orders::by_nearness(const Tables& tables, const State& state) const {
    std::vector<KnightId> order = targets();
    if (from_ == no_spot) {
        return order;
    }
    const Hex from = tables.hex(from_);
    const auto farness = [&](KnightId enemy) {
        const auto ways = attacks_on(enemy);
        const bool at_once =
            std::any_of(ways.begin(), ways.end(), [&](const Action& way) { return way.spot == from_; });
        const Hex there = tables.hex(state.knights[enemy].spot);
        return std::array{at_once ? 0 : 1, distance(from, there), std::abs(from.column - there.column)};
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](KnightId a, KnightId b) { return farness(a) < farness(b); });
    return order;
}

bool Orders::aim_next(const Tables& tables, const State& state, int step, Spot wish) {
    if (!aim_) {
        from_ = wish != no_spot ? wish : state.knights[chosen_].spot;
    }
    const std::vector<KnightId> order = by_nearness(tables, state);
    if (order.empty()) {
        return false;
    }
    std::size_t next = step > 0 ? 0 : order.size() - 1;
    if (aim_) {
        const auto at =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), aim_->target) - order.begin());
        next = (at + order.size() + static_cast<std::size_t>(step > 0 ? 1 : order.size() - 1)) % order.size();
    }
    return aim_at(tables, state, order[next], from_);
}

bool Orders::aim_from_next() {
    if (!aim_) {
        return false;
    }
    const std::vector<Action> ways = attacks_on(aim_->target);
    const auto at = static_cast<std::size_t>(std::find(ways.begin(), ways.end(), *aim_) - ways.begin());
    aim_ = ways[(at + 1) % ways.size()];
    return true;
}

} // namespace disfida::tui::barletta_screen
