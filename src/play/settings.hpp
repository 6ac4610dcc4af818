// How a person wants the game shown, whichever front end shows it. Nothing of this is in a record.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "play/players.hpp"

namespace disfida {

/// How long those who are no persons may think about an order.
struct Limits {
    std::optional<std::chrono::milliseconds> think; ///< the computer; empty: as its level does
    std::chrono::milliseconds bot{10'000};          ///< a program outside
};

/// Which keyboard the keys of the full screen are laid out for.
enum class Keyboard : std::uint8_t { qwerty, azerty, qwertz, dvorak };
inline constexpr std::array<std::string_view, 4> keyboard_names{"qwerty", "azerty", "qwertz", "dvorak"};

/// With how many colours the screen is drawn.
enum class Colours : std::uint8_t { automatic, none, eight, many };
inline constexpr std::array<std::string_view, 4> colours_names{"auto", "none", "8", "256"};

/// With which signs and letters.
enum class Glyphs : std::uint8_t { automatic, utf8, ascii };
inline constexpr std::array<std::string_view, 3> glyphs_names{"auto", "utf8", "ascii"};

inline constexpr int most_bells = 2;

struct Settings {
    bool plain = false; ///< sentences and a prompt instead of a screen
    Colours colours = Colours::automatic;
    Glyphs glyphs = Glyphs::automatic;
    std::string language = {}; ///< spoken; empty: what the environment asks for
    bool mouse = false;    ///< the mouse may point
    bool animation = true; ///< dice are seen to roll
    std::optional<int>
        pace_ms;          ///< how long the computer's orders are shown, milliseconds; empty: until a key
    bool confirm = false; ///< ask before an order that rolls dice
    bool coach = false;   ///< warn before an order that is clearly bad
    Limits limits = {};
    int bell = 0; ///< how often the bell rings when it is one's turn again, 0 to most_bells
    Keyboard keys = Keyboard::qwerty;
    Player opponent = {Player::Kind::computer}; ///< plays the last side of a new game where nobody is named
    std::string game = {};                      ///< the one the title begins on; empty: none
    std::string data_folder = {};               ///< of one's own data files; empty: the built-in data alone
};

/// One setting: a row of the table that command line, settings file, screen, plain mode and manual read.
struct Setting {
    std::string_view name;    ///< its key in the file; with two dashes the option on the command line
    std::string_view value;   ///< what its value is called in a usage; empty: it is on or off
    std::string_view label;   ///< on the screen
    std::string_view meaning; ///< what it does, or what the value may be: small letters, no point
    bool later = false;       ///< a change holds from the next start of the program
    bool typed = false;       ///< others than those offered can be typed in
    bool option = true;       ///< the command line has it too
    std::vector<std::string> (*offered)() = nullptr; ///< values to step through, the standard first
    Result<Done> (*take)(Settings& settings, std::string_view value) = nullptr; ///< refused: why it is none
    std::string (*now)(const Settings& settings) = nullptr; ///< the value that holds, as `take` reads it
    [[nodiscard]] bool flag() const { return value.empty(); }
};

/// All settings, in the order they are listed.
std::span<const Setting> all_settings();
/// Their names, for an error: "plain, colours".
std::string setting_names();
/// The setting of that name, or null.
const Setting* find_setting(std::string_view name);

/// Paces to choose from, a key each first; `now` behind them where it is none of them.
std::vector<std::optional<int>> offered_paces(std::optional<int> now);
/// A pace in words: "a key each", "900 ms".
std::string pace_words(std::optional<int> pace);

/// Reads a pace: "key", which is an empty value, or milliseconds up to a minute.
Result<std::optional<int>> parse_pace(std::string_view text);

/// Reads the name of a keyboard.
Result<Keyboard> parse_keyboard(std::string_view text);

/// Reads how long the computer may think: milliseconds, 1 to 60000, or "level", as its level does, which is
/// empty.
Result<std::optional<std::chrono::milliseconds>> parse_think(std::string_view text);
/// Reads how long a program outside has: seconds, 1 to 3600.
Result<std::chrono::milliseconds> parse_bot_time(std::string_view text);

} // namespace disfida
