#include "tui/lorraine/orders.hpp"

#include <algorithm>

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

void Orders::reset(const Board& board) {
    lorraine::legal(board.tables, board.state, legal_);
    aim_.reset();
}

bool Orders::aim_next(Verb verb, int step) {
    std::vector<Action> all;
    std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(all),
                 [&](const Action& action) { return action.verb == verb; });
    if (all.empty()) {
        aim_.reset();
        return false;
    }
    const auto at = aim_ ? std::find(all.begin(), all.end(), *aim_) : all.end();
    if (at == all.end()) {
        aim_ = step > 0 ? all.front() : all.back();
        return true;
    }
    const auto count = static_cast<int>(all.size());
    const auto place = (static_cast<int>(at - all.begin()) + step + count) % count;
    aim_ = all[static_cast<std::size_t>(place)];
    return true;
}

std::optional<Action> Orders::find(Verb verb, ZoneId zone) const {
    const Action* at = std::find_if(legal_.begin(), legal_.end(), [&](const Action& action) {
        return action.verb == verb && (zone == no_zone || action.zone == zone);
    });
    return at == legal_.end() ? std::nullopt : std::optional(*at);
}

std::optional<Action> Orders::march(ZoneId zone) const {
    const auto move = find(Verb::move, zone);
    return move ? move : find(Verb::press_on, zone);
}

Zones Orders::zones() const {
    Zones zones = 0;
    for (const Action& action : legal_) {
        zones |= action.zone == no_zone ? 0 : bit(action.zone);
    }
    return zones;
}

std::vector<GeneralId> Orders::pickable() const {
    std::vector<GeneralId> out;
    for (const Action& action : legal_) {
        if (action.verb == Verb::pick) {
            out.push_back(action.who);
        }
    }
    return out;
}

Storm::Storm(const Board& board, Verb verb) {
    const State& state = board.state;
    action_.verb = verb;
    action_.who = state.active.who;
    const General& leader = board.general(action_.who);
    for (const GeneralId who : by_rank(state, leader.side, [&](const General& other) {
             return waiting(other) && !other.inside && other.zone == leader.zone;
         })) {
        friends_.push_back(who);
    }
}

void Storm::step(int by) {
    if (!friends_.empty()) {
        at_ = (at_ + friends_.size() + static_cast<std::size_t>(by + static_cast<int>(friends_.size()))) %
              friends_.size();
    }
}

void Storm::toggle() {
    if (!friends_.empty()) {
        action_.friends.flip(friends_[at_]);
    }
}

std::string Storm::words(const Board& board, const std::string& odds) const {
    int sum = board.general(action_.who).points;
    std::string names;
    for (std::size_t i = 0; i < friends_.size(); ++i) {
        const GeneralId who = friends_[i];
        const bool in = action_.friends.test(who);
        sum += in ? board.general(who).points : 0;
        names += std::string(i == at_ ? " >" : " ") + (in ? "[x]" : "[ ]") + board.name(who) + " " +
                 std::to_string(board.general(who).points);
    }
    const ZoneId zone = board.general(action_.who).zone;
    const std::string who = board.name(action_.who);
    return fill(verb() == Verb::siege ? tr("Siege by {points} against {garrison}: {odds}. {who}")
                                      : tr("Assault by {points} against {garrison}: {odds}. {who}"),
                {{"points", points(sum)},
                 {"garrison", std::to_string(garrison_of(board.tables, board.state, zone))},
                 {"odds", odds},
                 {"who", fill(names.empty() ? tr("{general} alone") : tr("{general} with{names}"),
                              {{"general", who}, {"names", names}})}});
}

} // namespace disfida::tui::lorraine_screen
