// The table of screens: one line a game.
#include <algorithm>
#include <array>

#include "tui/barletta/view.hpp"
#include "tui/game_view.hpp"
#include "tui/iliad/view.hpp"
#include "tui/lorraine/view.hpp"

namespace disfida::tui {

namespace {

struct Screen {
    std::string_view game;
    std::unique_ptr<GameView> (*make)();
};

constexpr std::array screens{Screen{"barletta", barletta_screen::make}, Screen{"iliad", iliad_screen::make},
                             Screen{"lorraine", lorraine_screen::make}};

} // namespace

std::unique_ptr<GameView> make_view(std::string_view game) {
    const auto* at = std::find_if(screens.begin(), screens.end(),
                                  [&](const Screen& screen) { return screen.game == game; });
    return at == screens.end() ? nullptr : at->make();
}

} // namespace disfida::tui
