// Keys laid out for other keyboards.
#include <array>
#include <set>

#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "tui/commands.hpp"
#include "tui/layout.hpp"

using namespace disfida;
using tui::Command;
using tui::find_command;
using tui::game_keys;

namespace {

constexpr std::array keyboards{Keyboard::qwerty, Keyboard::azerty, Keyboard::qwertz, Keyboard::dvorak};

int moved_by(Keyboard keyboard, char32_t letter) {
    return find_command(game_keys(keyboard), tui::typed(letter), {}).value_or(-1);
}

} // namespace

TEST_CASE("expectation 11: no key is bound twice on any keyboard") {
    for (const Keyboard keyboard : keyboards) {
        CAPTURE(keyboard_names.at(static_cast<std::size_t>(keyboard)));
        CHECK(tui::duplicate_bindings(game_keys(keyboard)).empty());
    }
}

TEST_CASE(
    "expectation 11: every keyboard has every command, and six directions by letter, arrow and keypad") {
    for (const Keyboard keyboard : keyboards) {
        std::set<std::pair<std::string_view, int>> have;
        std::set<std::pair<std::string_view, int>> wanted;
        for (const auto& binding : game_keys(keyboard)) {
            have.emplace(binding.context, binding.command);
        }
        for (const auto& binding : game_keys()) {
            wanted.emplace(binding.context, binding.command);
        }
        CHECK(have == wanted);
        CHECK(find_command(game_keys(keyboard), tui::key(tui::Key::Name::left), {}) ==
              static_cast<int>(Command::go_left));
        CHECK(find_command(game_keys(keyboard), tui::key(tui::Key::Name::kp7), {}) ==
              static_cast<int>(Command::go_up_left));
    }
    // The same places under the right hand: what a finger types there on each keyboard.
    constexpr std::array ways{Command::go_left,      Command::go_down,      Command::go_up,
                              Command::go_right,     Command::go_up_left,   Command::go_up_right,
                              Command::go_down_left, Command::go_down_right};
    const std::array<std::u32string_view, 4> letters{U"hjklyubn", U"hjklyubn", U"hjklzubn", U"dhtnfgxb"};
    for (std::size_t i = 0; i < keyboards.size(); ++i) {
        for (std::size_t way = 0; way < ways.size(); ++way) {
            CHECK(moved_by(keyboards.at(i), letters.at(i)[way]) == static_cast<int>(ways.at(way)));
        }
    }
}

TEST_CASE("expectation 11: what is shown on the bottom line is what the key does on that keyboard") {
    for (const Keyboard keyboard : keyboards) {
        for (const auto& binding : game_keys(keyboard)) {
            const auto open = binding.footer.find('[');
            if (open == std::string_view::npos || binding.footer.substr(open + 2, 1) != "]") {
                continue;
            }
            const auto shown = static_cast<unsigned char>(binding.footer[open + 1]);
            const auto found = find_command(game_keys(keyboard), tui::typed(shown), binding.context);
            CAPTURE(binding.footer);
            CHECK(found == binding.command);
        }
    }
    CHECK(
        tui::footer_line(game_keys(Keyboard::dvorak), tui::context_initiative, 200).starts_with("[j] first"));
    CHECK(tui::laid_out(Keyboard::qwertz, U'z') == U'y');
}

TEST_CASE("a key with a blank behind it is no letter of the word, as translations write it") {
    const std::array table{
        tui::Binding{{tui::typed(U'f')}, 1, {}, "[f] primo", "gioca per primo", {}},
        tui::Binding{{tui::typed(U'b')}, 2, {}, "[b]atti", "batte", {}},
    };
    const tui::KeyLayout dvorak(table, Keyboard::dvorak);
    CHECK(dvorak.bindings()[0].footer == "[j] primo");
    CHECK(dvorak.bindings()[1].footer == "[x] batti");
    tui::KeyLayouts layouts(table);
    CHECK(layouts.on(Keyboard::qwerty)[0].footer == "[f] primo");
    CHECK(layouts.on(Keyboard::dvorak)[0].footer == "[j] primo");
}

TEST_CASE("expectation 11: on azerty the digits' keys serve without Shift") {
    CHECK(find_command(game_keys(Keyboard::azerty), tui::typed(U'&'), tui::context_initiative) ==
          static_cast<int>(Command::first));
    CHECK(find_command(game_keys(Keyboard::azerty), tui::typed(U'\u00e9'), tui::context_initiative) ==
          static_cast<int>(Command::second));
}
