#include "tui/iliad/aims.hpp"

#include <algorithm>

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

bool is_aimed(const Action& action) {
    return action.verb == Verb::attack || action.verb == Verb::close || action.verb == Verb::throw_at ||
           action.verb == Verb::disengage;
}

} // namespace

void Aims::reset(const Tables& tables, const State& state) {
    iliad::legal(tables, state, legal_);
    aim_.reset();
    aimed_.clear();
    std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(aimed_), is_aimed);
    const auto farness = [&](const Action& action) {
        if (action.enemy == nobody) {
            return 0;
        }
        const Spot own = state.roster[state.active].spot;
        const Spot enemy = state.roster[in_roster(state, action.enemy)].spot;
        return own == no_spot || enemy == no_spot ? 0 : distance(hex_of(own), hex_of(enemy));
    };
    // The kinds stay where they are, one behind the other.
    for (auto from = aimed_.begin(); from != aimed_.end();) {
        const Verb verb = from->verb;
        const auto to = std::find_if(from, aimed_.end(), [&](const Action& one) { return one.verb != verb; });
        std::stable_sort(from, to, [&](const Action& a, const Action& b) { return farness(a) < farness(b); });
        from = to;
    }
    next(Verb::attack);
}

template <class Fits> bool Aims::next_fitting(const Fits& fits, int by) {
    std::vector<Action> list = all();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& action) { return !fits(action); }),
               list.end());
    if (list.empty()) {
        return false;
    }
    const auto at = aim_ ? std::find(list.begin(), list.end(), *aim_) : list.end();
    if (at == list.end()) {
        aim_ = by > 0 ? list.front() : list.back();
        return true;
    }
    const auto size = static_cast<std::ptrdiff_t>(list.size());
    aim_ = list[static_cast<std::size_t>((at - list.begin() + by + size) % size)];
    return true;
}

bool Aims::step(int by) {
    return next_fitting([](const Action& /*action*/) { return true; }, by);
}

bool Aims::next(Verb verb) {
    return next_fitting([&](const Action& action) { return action.verb == verb; }, 1);
}

bool Aims::at(std::uint8_t enemy) {
    return next_fitting([&](const Action& action) { return action.enemy == enemy; }, 1);
}

bool Aims::reaches(Spot spot) const {
    return std::any_of(legal_.begin(), legal_.end(), [&](const Action& action) {
        return action.verb == Verb::move && action.spot == spot;
    });
}

bool Aims::concerns(std::uint8_t enemy) const {
    return std::any_of(legal_.begin(), legal_.end(),
                       [&](const Action& action) { return action.enemy == enemy && is_aimed(action); });
}

} // namespace disfida::tui::iliad_screen
