#include "play/settings.hpp"

#include <algorithm>

#include <iterator>

#include "disfida/games.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/language.hpp"

namespace disfida {

namespace {

constexpr int longest_pace = 60000;
constexpr int longest_thought = 60000;
constexpr int longest_bot_time = 3600;

/// A value by its name in a table of them.
template <class E, std::size_t N>
Result<Done> take_name(E& out, std::string_view value, const std::array<std::string_view, N>& names,
                       std::string_view what) {
    const auto* at = std::find(names.begin(), names.end(), value);
    if (at == names.end()) {
        return Error{
            fill(tr("{value} is no {what}: {names}"),
                 {{"value", in_quotes(value)}, {"what", std::string(what)}, {"names", join(names, ", ")}})};
    }
    out = static_cast<E>(at - names.begin());
    return Done{};
}

template <std::size_t N> std::vector<std::string> all_of(const std::array<std::string_view, N>& names) {
    return {names.begin(), names.end()};
}

template <bool Settings::*member> Result<Done> take_flag(Settings& settings, std::string_view value) {
    if (value != "on" && value != "off") {
        return Error{fill(tr("{value} is neither on nor off"), {{"value", in_quotes(value)}})};
    }
    settings.*member = value == "on";
    return Done{};
}

template <bool Settings::*member> std::string flag_now(const Settings& settings) {
    return settings.*member ? "on" : "off";
}

std::vector<std::string> off_on() { return {"off", "on"}; }
std::vector<std::string> on_off() { return {"on", "off"}; }

template <bool Settings::*member>
constexpr Setting flag(std::string_view name, std::string_view label, std::string_view meaning,
                       std::vector<std::string> (*offered)() = off_on, bool later = false) {
    return {.name = name,
            .value = {},
            .label = label,
            .meaning = meaning,
            .later = later,
            .offered = offered,
            .take = take_flag<member>,
            .now = flag_now<member>};
}

template <class T> Result<Done> put(T& out, const Result<T>& parsed) {
    if (!parsed) {
        return parsed.error();
    }
    out = *parsed;
    return Done{};
}

Result<Done> take_opponent(Settings& settings, std::string_view value) {
    const auto player = parse_player(value);
    if (!player || player->kind == Player::Kind::program) {
        return Error{fill(tr("{value} is no opponent: person, or a level, {levels}"),
                          {{"value", in_quotes(value)}, {"levels", level_list()}})};
    }
    settings.opponent = *player;
    return Done{};
}

std::vector<std::string> offered_opponents() {
    const Settings standard;
    std::vector<std::string> out{word_for(standard.opponent)};
    for (const Player& player : offered_players({})) {
        if (player != standard.opponent) {
            out.push_back(word_for(player));
        }
    }
    return out;
}

Result<Done> take_bell(Settings& settings, std::string_view value) {
    const auto bell = parse_number<int>(value);
    if (!bell || *bell > most_bells) {
        return Error{fill(tr("{value} is no number of bells: 0, 1 or 2"), {{"value", in_quotes(value)}})};
    }
    settings.bell = *bell;
    return Done{};
}

Result<Done> take_game(Settings& settings, std::string_view value) {
    if (value != "any" && find_game(value) == nullptr) {
        return Error{fill(tr("{value} is no game: any, {games}"),
                          {{"value", in_quotes(value)}, {"games", game_names()}})};
    }
    settings.game = value == "any" ? "" : value;
    return Done{};
}

std::vector<std::string> offered_games() {
    std::vector<std::string> out{"any"};
    std::transform(all_games().begin(), all_games().end(), std::back_inserter(out),
                   [](const GameInfo& game) { return std::string(game.name); });
    return out;
}

Result<Done> take_data(Settings& settings, std::string_view value) {
    if (value.empty()) {
        return Error{tr("a folder with data files is needed")};
    }
    settings.data_folder = value == "none" ? "" : value;
    return Done{};
}

Result<Done> take_language(Settings& settings, std::string_view value) {
    const auto known = known_languages();
    if (value != "auto" && std::find(known.begin(), known.end(), value) == known.end()) {
        return Error{fill(tr("{language} is no language there is a catalogue for: auto, {known}"),
                          {{"language", in_quotes(value)}, {"known", join(known, ", ")}})};
    }
    settings.language = value == "auto" ? "" : value;
    return Done{};
}

std::vector<std::string> offered_languages() {
    std::vector<std::string> out = known_languages();
    out.insert(out.begin(), "auto");
    return out;
}

std::string pace_name(std::optional<int> pace) { return pace ? std::to_string(*pace) : std::string("key"); }

std::vector<std::string> offered_pace_names() {
    std::vector<std::string> out;
    for (const std::optional<int> pace : offered_paces({})) {
        out.push_back(pace_name(pace));
    }
    return out;
}

constexpr std::array settings_table{
    flag<&Settings::plain>("plain", mark("plain mode"), mark("sentences and a prompt instead of a screen"),
                           off_on, true),
    Setting{.name = "colours",
            .value = "HOW",
            .label = mark("colours"),
            .meaning = mark("auto, as many as the terminal has; none, 8 or 256"),
            .offered = [] { return all_of(colours_names); },
            .take =
                [](Settings& s, std::string_view v) {
                    return take_name(s.colours, v, colours_names, tr("number of colours"));
                },
            .now =
                [](const Settings& s) {
                    return std::string(colours_names.at(static_cast<std::size_t>(s.colours)));
                }},
    Setting{
        .name = "glyphs",
        .value = "HOW",
        .label = mark("letters and signs"),
        .meaning = mark("auto, as the locale has them; utf8; or ascii, plain letters alone"),
        .offered = [] { return all_of(glyphs_names); },
        .take = [](Settings& s,
                   std::string_view v) { return take_name(s.glyphs, v, glyphs_names, tr("set of letters")); },
        .now =
            [](const Settings& s) {
                return std::string(glyphs_names.at(static_cast<std::size_t>(s.glyphs)));
            }},
    Setting{.name = "keys",
            .value = "KEYBOARD",
            .label = mark("keyboard"),
            .meaning = mark("lay the keys out for qwerty, azerty, qwertz or dvorak"),
            .offered = [] { return all_of(keyboard_names); },
            .take = [](Settings& s, std::string_view v) { return put(s.keys, parse_keyboard(v)); },
            .now =
                [](const Settings& s) {
                    return std::string(keyboard_names.at(static_cast<std::size_t>(s.keys)));
                }},
    Setting{.name = "lang",
            .value = "LANGUAGE",
            .label = mark("language"),
            .meaning = mark("auto, as the environment has it; it, fr or en"),
            .later = true,
            .offered = offered_languages,
            .take = take_language,
            .now = [](const Settings& s) { return s.language.empty() ? std::string("auto") : s.language; }},
    flag<&Settings::mouse>("mouse", mark("mouse"), mark("the mouse may point")),
    flag<&Settings::animation>("animation", mark("see dice roll"), mark("show dice rolling"), on_off),
    Setting{.name = "pace",
            .value = "PACE",
            .label = mark("computer's pace"),
            .meaning = mark(
                "show the computer's orders one by one: key waits for a key, a number so many milliseconds"),
            .typed = true,
            .offered = offered_pace_names,
            .take = [](Settings& s, std::string_view v) { return put(s.pace_ms, parse_pace(v)); },
            .now = [](const Settings& s) { return pace_name(s.pace_ms); }},
    Setting{.name = "bell",
            .value = "N",
            .label = mark("bell"),
            .meaning = mark("ring once or twice (1 or 2) when it is your turn again"),
            .offered =
                [] {
                    return std::vector<std::string>{"0", "1", "2"};
                },
            .take = take_bell,
            .now = [](const Settings& s) { return std::to_string(s.bell); }},
    flag<&Settings::confirm>("confirm", mark("ask before dice"), mark("ask before an order that rolls dice")),
    flag<&Settings::coach>("coach", mark("coach"), mark("warn before an order that gives much away")),
    Setting{.name = "opponent",
            .value = "WHO",
            .label = mark("opponent"),
            .meaning =
                mark("who plays the other side of a new game where nobody is named: person, or a level"),
            .offered = offered_opponents,
            .take = take_opponent,
            .now = [](const Settings& s) { return word_for(s.opponent); }},
    Setting{.name = "game",
            .value = "NAME",
            .label = mark("game"),
            .meaning = mark("the game the title begins on"),
            .option = false,
            .offered = offered_games,
            .take = take_game,
            .now = [](const Settings& s) { return s.game.empty() ? std::string("any") : s.game; }},
    Setting{
        .name = "think",
        .value = "MS",
        .label = mark("computer thinks"),
        .meaning = mark("the longest the computer thinks about an order; the champion takes 1000 without it"),
        .typed = true,
        .offered = [] { return std::vector<std::string>{"level", "100", "300", "1000", "3000", "10000"}; },
        .take = [](Settings& s, std::string_view v) { return put(s.limits.think, parse_think(v)); },
        .now =
            [](const Settings& s) {
                return s.limits.think ? std::to_string(s.limits.think->count()) : std::string("level");
            }},
    Setting{.name = "bot-time",
            .value = "SECONDS",
            .label = mark("a program thinks"),
            .meaning = mark("how long a program has for an order, 10 without it"),
            .typed = true,
            .offered =
                [] {
                    return std::vector<std::string>{"10", "30", "60", "300"};
                },
            .take = [](Settings& s, std::string_view v) { return put(s.limits.bot, parse_bot_time(v)); },
            .now = [](const Settings& s) { return std::to_string(s.limits.bot.count() / 1000); }},
    Setting{
        .name = "data",
        .value = "DIR",
        .label = mark("data files"),
        .meaning = mark("take data files from DIR where it has them"),
        .later = true,
        .typed = true,
        .offered = [] { return std::vector<std::string>{"none"}; },
        .take = take_data,
        .now = [](const Settings& s) { return s.data_folder.empty() ? std::string("none") : s.data_folder; }},
};

} // namespace

std::span<const Setting> all_settings() { return settings_table; }

std::string setting_names() {
    std::string out;
    for (const Setting& setting : settings_table) {
        out += (out.empty() ? "" : ", ") + std::string(setting.name);
    }
    return out;
}

const Setting* find_setting(std::string_view name) {
    const auto* at = std::find_if(settings_table.begin(), settings_table.end(),
                                  [&](const Setting& setting) { return setting.name == name; });
    return at == settings_table.end() ? nullptr : at;
}

std::vector<std::optional<int>> offered_paces(std::optional<int> now) {
    std::vector<std::optional<int>> out{std::nullopt, 300, 900, 2000, 4000};
    if (std::find(out.begin(), out.end(), now) == out.end()) {
        out.push_back(now);
    }
    return out;
}

std::string pace_words(std::optional<int> pace) {
    return pace ? std::to_string(*pace) + " ms" : std::string(tr("a key each"));
}

Result<std::optional<int>> parse_pace(std::string_view text) {
    if (text == "key") {
        return std::optional<int>();
    }
    const auto number = parse_number<int>(text);
    if (!number || *number > longest_pace) {
        return Error{fill(tr("{text} is no pace: key, or milliseconds from 0 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_pace)}})};
    }
    return std::optional<int>(*number);
}

Result<Keyboard> parse_keyboard(std::string_view text) {
    const auto* at = std::find(keyboard_names.begin(), keyboard_names.end(), text);
    if (at == keyboard_names.end()) {
        return Error{fill(tr("{text} is no keyboard known here: {keyboards}"),
                          {{"text", in_quotes(text)}, {"keyboards", join(keyboard_names, ", ")}})};
    }
    return static_cast<Keyboard>(at - keyboard_names.begin());
}

Result<std::optional<std::chrono::milliseconds>> parse_think(std::string_view text) {
    if (text == "level") {
        return std::optional<std::chrono::milliseconds>();
    }
    const auto number = parse_number<int>(text);
    if (!number || *number < 1 || *number > longest_thought) {
        return Error{fill(tr("{text} is no time to think: milliseconds from 1 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_thought)}})};
    }
    return std::optional(std::chrono::milliseconds(*number));
}

Result<std::chrono::milliseconds> parse_bot_time(std::string_view text) {
    const auto number = parse_number<int>(text);
    if (!number || *number < 1 || *number > longest_bot_time) {
        return Error{fill(tr("{text} is no time for a program: seconds from 1 to {most}"),
                          {{"text", in_quotes(text)}, {"most", std::to_string(longest_bot_time)}})};
    }
    return std::chrono::milliseconds(std::chrono::seconds(*number));
}

} // namespace disfida
