// The numbers of `odds`, key by key, found another way: from the events of an action played over all dice or
// with many seeded ones.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "support/every_roll.hpp"

namespace disfida::test {

/// One number of `odds` as it was found.
struct Measured {
    double value = 0.0;
    double variance = 0.0; ///< of a single run
    double runs = 0.0;     ///< how many it comes from; meaningless where all dice were counted
    double most = 1.0;     ///< the largest in a single run
    double slack = 0.0;    ///< weight of what was left out of the count
};

/// By key, inner ones behind a dot: "attacker.unhorsed".
using Measures = std::map<std::string, Measured>;

/// How a run is played over its dice; nothing where that is too much.
using Roller = std::function<std::optional<Tally>(const Run&, const Tell&)>;

/// All dice are counted.
Roller counted(Pairs pairs = Pairs::sums_and_doubles, std::size_t most = 4'000'000);
/// So many seeded rolls.
Roller rolled(int rolls, std::uint64_t seed);

/// What the events of an Iliad action tell of each warrior: "wounded hector", "out hector", "initiative
/// hector", "closed", "shaken", "escaped", "hit", "caught", "heartened"; "strength" of a spear that hit.
void tell_warriors(const std::vector<Event>& events, Facts& facts);

/// The odds of a legal action, with all keys they have to have; nothing where the roller gave up. Where the
/// odds of a battle are sampled their keys are measured as `odds` says it samples: both sides play their
/// cards by the plain plan. Precondition: the action has odds.
std::optional<Measures> measure(const Position& position, const std::string& action, const Roller& roller);

/// Whether the odds of an action are those of a battle, alone or among others.
bool about_battle(const std::string& odds);

/// A line of `odds` by key; null gives no key, and "sampled" is left out.
std::map<std::string, double> flattened(const std::string& odds);

/// How the odds of an action differ from all dice counted: one line for each key that does; empty if none.
std::string difference(const std::string& odds, const Measures& counted);

/// The same from seeded rolls: keys more than `errors` standard errors away.
std::string difference(const std::string& odds, const Measures& rolled, double errors);

/// Whether the odds of an action are what a count over all dice gives; how they differ, else nothing.
std::string miscounted(const Position& position, const std::string& action);

} // namespace disfida::test
