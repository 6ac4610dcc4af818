// What the two at a table ask of each other, as sentences that both front ends use.
#pragma once

#include <string>
#include <string_view>

#include "play/session.hpp"

namespace disfida {

/// The order of a side that an undo would take back, in quotes, with how many actions have followed it:
/// "'wait hector'"; "the last order" where there is none.
std::string last_order(const Session& session, std::string_view side);

/// What the other player asks, as a question that is answered by yes or no. Precondition: something is asked.
std::string asked_question(const Session& session);

/// Whether the host waits for somebody to take the seat.
bool waits_for_guest(const Session& session);

} // namespace disfida
