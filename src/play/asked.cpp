#include "play/asked.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

std::string last_order(const Session& session, std::string_view side) {
    const auto target = undo_target(session, side);
    if (!target) {
        return tr("the last order");
    }
    const auto& plies = session.match().plies();
    const std::size_t after = plies.size() - *target - 1;
    const std::string order = in_quotes(plies[*target].action);
    return after == 0   ? order
           : after == 1 ? fill(tr("{order} and what followed it"), {{"order", order}})
                        : fill(tr("{order} and the {number} actions that followed it"),
                               {{"order", order}, {"number", std::to_string(after)}});
}

std::string asked_question(const Session& session) {
    const SharedTable& table = *session.table();
    if (table.asked() == Offer::draw) {
        return fill(tr("{who} offers a draw. Agree?"), {{"who", table.other()}});
    }
    const auto& sides = session.match().info().sides;
    const auto at = std::find_if(sides.begin(), sides.end(),
                                 [&](std::string_view side) { return side != table.own_side(); });
    return fill(tr("{who} asks to take back {order}. Agree?"),
                {{"who", table.other()}, {"order", last_order(session, *at)}});
}

bool waits_for_guest(const Session& session) {
    return session.table() != nullptr && !session.table()->invitation().empty();
}

} // namespace disfida
