#include "support/every_game.hpp"

#include <algorithm>

namespace disfida::test {

namespace {

/// Every mode of the Iliad, with and without bearers, one's own heroes, small and large.
std::vector<Options> iliad_sets() {
    return {
        {},
        {{"mode", "melee"}},
        {{"mode", "tourney"}, {"field", "4"}},
        {{"left", "agamemnon"}, {"right", "thersites"}},
        {{"mode", "suitors"}},
        {{"bearers", "on"}},
        {{"mode", "melee"}, {"left", "achilles,paris"}, {"right", "hector"}},
        {{"left", "perry:bottle=5:agility=11:armour=bell:spears=7"}, {"right", "lycaon"}},
        {{"mode", "melee"}, {"bearers", "off"}},
        {{"mode", "melee"},
         {"left", "achilles,ajax,diomedes,patroclus,odysseus,idomeneus"},
         {"right", "memnon,hector,aeneas,sarpedon,deiphobus,agenor"}},
        {{"mode", "tourney"}, {"heroes", "paris,menelaus,perry:bottle=9:agility=10:armour=bronze,nestor"}},
        {{"mode", "tourney"}, {"field", "16"}},
    };
}

/// Battles fought here, entered from a table, or as it comes; the bounds of the other options.
std::vector<Options> lorraine_sets() {
    return {
        {},
        {{"battles", "auto"}},
        {{"battles", "result"}, {"castle-cap", "0"}},
        {{"battles", "auto"}, {"castle-cap", "999"}, {"tries", "bonus"}},
    };
}

bool is_switch(const OptionInfo& option) { return option.allowed == "on or off" && !option.standard.empty(); }

} // namespace

std::vector<Options> option_sets(const GameInfo& info) {
    if (info.name == "iliad") {
        return iliad_sets();
    }
    if (info.name == "lorraine") {
        return lorraine_sets();
    }
    std::vector<Options> out{{}};
    for (const OptionInfo& option : info.options) {
        if (!is_switch(option)) {
            continue;
        }
        const std::size_t before = out.size();
        for (std::size_t i = 0; i < before; ++i) {
            Options more = out[i];
            more.emplace_back(option.name, option.standard == "on" ? "off" : "on");
            out.push_back(std::move(more));
        }
    }
    return out;
}

} // namespace disfida::test
