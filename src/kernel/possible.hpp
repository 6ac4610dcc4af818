// Everything that can come of an action, as events: what pages say that are read before the dice fall.
#pragma once

#include <unordered_set>
#include <vector>

#include "disfida/event.hpp"
#include "disfida/odometer.hpp"

namespace disfida {

/// The events of every way the dice of an action can fall, each once, in the order they first come.
/// `play(dice, log)` plays the action on a copy of its position.
template <class Play> std::vector<Event> possible_events(const Play& play) {
    std::vector<Event> out;
    std::unordered_set<std::string> seen;
    Odometer dice;
    do {
        EventLog log;
        play(dice, log);
        for (Event& event : log.take()) {
            if (seen.insert(to_json(event)).second) {
                out.push_back(std::move(event));
            }
        }
    } while (dice.advance());
    return out;
}

} // namespace disfida
