// The table of pictures: one line a game.
#include "share/scenes.hpp"

#include <array>
#include <optional>

#include "barletta/game.hpp"
#include "barletta/scene.hpp"
#include "iliad/game.hpp"
#include "iliad/scene.hpp"
#include "lorraine/game.hpp"
#include "lorraine/scene.hpp"
#include "play/game_position.hpp"

namespace disfida::share {

namespace {

template <class G> std::optional<scene::Scene> drawn_as(const Position& position) {
    const auto* own = as_game<G>(position);
    return own == nullptr ? std::nullopt : std::optional(scene_of(own->game().tables(), own->game_state()));
}

constexpr std::array games{drawn_as<barletta::Game>, drawn_as<iliad::Game>, drawn_as<lorraine::Game>};

} // namespace

scene::Scene scene_of(const Position& position) {
    for (const auto& drawn : games) {
        if (auto scene = drawn(position)) {
            return std::move(*scene);
        }
    }
    return {};
}

} // namespace disfida::share
