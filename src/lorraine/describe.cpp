#include "lorraine/describe.hpp"

#include "lorraine/look.hpp"

namespace disfida::lorraine {

std::string describe(const Tables& tables, const State& state, GeneralId who) { return id_of(tables, state, who); }
std::string describe_zone(const Tables& tables, const State& /*state*/, ZoneId zone) { return tables.zone(zone).name; }
std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view /*of*/) {
    return {describe(tables, state, 0)};
}
std::vector<std::string> status(const Tables& /*tables*/, const State& state) {
    return {"Turn " + std::to_string(state.turn) + "."};
}
std::string prompt(const Tables& /*tables*/, const State& state) { return std::string(name(state.phase)); }
std::vector<std::string> prospect(const Tables& /*tables*/, const State& /*state*/, const Action& /*action*/) { return {}; }
std::vector<std::string> order_of_battle(const Tables& /*tables*/, const State& /*state*/) { return {}; }

} // namespace disfida::lorraine
