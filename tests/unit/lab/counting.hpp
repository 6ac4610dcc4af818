// A position played on with given dice while a game's measures count.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/measure.hpp"
#include "play/game_position.hpp"

namespace disfida::test {

/// Counts with the measures `M` of the game `G` from the position a match stands at.
template <class G, class M> class Counting {
  public:
    explicit Counting(const Match& match)
        : game_(as_game<G>(match.position())->game()), state_(as_game<G>(match.position())->game_state()),
          measures_(game_, state_) {
        measures_.begin();
    }

    /// Plays actions with the dice after their colons, exactly these. Fails the running test if one is
    /// refused.
    Counting& play(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) {
            const auto words = parse_action_line(line);
            REQUIRE(words);
            const auto action = game_.parse(state_, words->action);
            REQUIRE_MESSAGE(action, line, ": ", action.error().text);
            GivenDice given(words->dice);
            Dice& dice = given;
            const auto before = state_;
            Notes notes;
            game_.apply(state_, *action, dice, notes);
            REQUIRE_MESSAGE(!given.missing(), line);
            REQUIRE_MESSAGE(given.surplus() == 0, line);
            measures_.take(before, *action, state_, notes.all());
        }
        return *this;
    }
    Counting& finish() {
        measures_.finish(state_);
        return *this;
    }
    /// The value of a measure. Fails the running test if there is none of that name.
    [[nodiscard]] int operator[](std::string_view name) const {
        const auto& measures = measures_.scores().measures();
        const auto at = std::find_if(measures.begin(), measures.end(),
                                     [&](const Measure& measure) { return measure.name == name; });
        REQUIRE_MESSAGE(at != measures.end(), name);
        return measures_.scores().values()[static_cast<std::size_t>(at - measures.begin())];
    }
    /// "killed.french 1, pises.killed 1": all measures that are neither 0 nor unmeasured, in their order.
    [[nodiscard]] std::string all() const {
        std::string out;
        const auto& measures = measures_.scores().measures();
        for (std::size_t i = 0; i < measures.size(); ++i) {
            const int value = measures_.scores().values()[i];
            if (value != 0 && value != unmeasured) {
                out += (out.empty() ? "" : ", ") + measures[i].name + " " + std::to_string(value);
            }
        }
        return out;
    }

  private:
    G game_;
    typename G::State state_;
    M measures_;
};

} // namespace disfida::test
