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
    next(Verb::attack);
}

std::vector<Action> Aims::all() const {
    std::vector<Action> out;
    std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(out), is_aimed);
    return out;
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
