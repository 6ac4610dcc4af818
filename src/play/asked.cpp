#include "play/asked.hpp"

#include <algorithm>

#include "kernel/words.hpp"

namespace disfida {

std::string last_order(const Session& session, std::string_view side) {
    const auto target = undo_target(session, side);
    if (!target) {
        return "the last order";
    }
    const auto& plies = session.match().plies();
    const std::size_t after = plies.size() - *target - 1;
    return in_quotes(plies[*target].action) +
           (after == 0   ? ""
            : after == 1 ? " and what followed it"
                         : " and the " + std::to_string(after) + " actions that followed it");
}

std::string asked_question(const Session& session) {
    const SharedTable& table = *session.table();
    if (table.asked() == Offer::draw) {
        return table.other() + " offers a draw. Agree?";
    }
    const auto& sides = session.match().info().sides;
    const auto at = std::find_if(sides.begin(), sides.end(),
                                 [&](std::string_view side) { return side != table.own_side(); });
    return table.other() + " asks to take back " + last_order(session, *at) + ". Agree?";
}

bool waits_for_guest(const Session& session) {
    return session.table() != nullptr && !session.table()->invitation().empty();
}

} // namespace disfida
