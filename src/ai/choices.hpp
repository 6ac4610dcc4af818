// What a player may think of at one position, for any game.
#pragma once

namespace disfida::ai {

/// All that is worth a longer thought: the game's `choices`, where it has more than the candidates that every
/// level weighs.
template <class G>
void choices(const G& game, const typename G::State& state, typename G::Actions& out) {
    if constexpr (requires { game.choices(state, out); }) {
        game.choices(state, out);
    } else {
        game.candidates(state, out);
    }
}

} // namespace disfida::ai
