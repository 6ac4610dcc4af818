#include "bench/screen.hpp"

#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/home.hpp"
#include "bench/pty.hpp"

namespace disfida::bench {

namespace {

/// How a game is played by keys. What an order does is told by the record, which grows by it.
struct Script {
    std::string_view name;
    std::span<const std::string_view> arguments; ///< of a game between two people at one keyboard
    std::string_view shows;                      ///< what the first screen has to show
    std::string_view steps;                      ///< keys that move the cursor, over and over
    /// Keys that give an order, tried in turn, each until the record has grown.
    std::span<const std::string_view> orders;
    std::string_view pages;                    ///< keys that open and close whatever there is to read
    std::span<const std::string_view> watched; ///< arguments of a game of the computer against itself
};

constexpr std::array<std::string_view, 3> barletta_played{"--italians=person", "--french=person",
                                                          "--deploy=random"};
constexpr std::array<std::string_view, 5> barletta_watched{"--italians=computer", "--french=computer",
                                                           "--deploy=random", "--pace=0", "--no-animation"};
// Aim and attack, move, reorganise, pass; before the rounds the same keys charge and roll the dice.
constexpr std::array<std::string_view, 4> barletta_orders{"\t\ra\r", "\t\rll\r", "\tr", "p"};

constexpr std::array<std::string_view, 3> iliad_played{"--mode=melee", "--left-player=person",
                                                       "--right-player=person"};
constexpr std::array<std::string_view, 5> iliad_watched{
    "--mode=melee", "--left-player=computer", "--right-player=computer", "--pace=0", "--no-animation"};
// Roll, parry and catch by Enter and letters; else the first thing that can be aimed at, or a wait.
constexpr std::array<std::string_view, 5> iliad_orders{"p", "\t\r", "w", "\r", "s"};

constexpr std::array<std::string_view, 3> lorraine_played{"--burgundy=person", "--french=person",
                                                          "--deploy=default"};
constexpr std::array<std::string_view, 5> lorraine_watched{"--burgundy=computer", "--french=computer",
                                                           "--deploy=default", "--pace=0", "--no-animation"};
// Pick and march by Tab; dice, cards and numbers by Enter, which also does what it has aimed at; stand,
// spare, stay; end.
constexpr std::array<std::string_view, 4> lorraine_orders{"\t\r", "\r\r", "s", "e"};

constexpr std::array scripts{
    Script{"barletta", barletta_played, "Initial charge", "lljjllkkhhuunnyybb", barletta_orders,
           "\to\033x\033L\r\033\033?\033R\033t", barletta_watched},
    Script{"iliad", iliad_played, "Melee", "lljjllkkhhuunnyybb", iliad_orders,
           "\to\033x\033L\r\033\033?\033R\033t", iliad_watched},
    Script{"lorraine", lorraine_played, "Turn 1/13", "lljjllkkhhuunnyybb", lorraine_orders,
           "\to\033x\033L\r\033\033?\033R\033t", lorraine_watched},
};

constexpr std::string_view title_shows = "Barletta";
constexpr int starts = 21;
constexpr std::size_t steps = 54;
constexpr std::size_t orders = 60;
constexpr int tries_a_game = 120; // a game may be over before it gave all the orders
constexpr int first_seed = 7;
constexpr int most_games = 5;

constexpr Milliseconds patience(5000.0); // for the first byte of a start
constexpr Milliseconds settled(60.0);    // a screen is whole when nothing came for so long
constexpr Milliseconds echo(100.0);      // for the first byte after a key, which may have none
constexpr Milliseconds pause(20.0);
constexpr Milliseconds rolled(150.0); // longer than between two pictures of rolling dice

std::vector<std::string> words(const Script& script, std::span<const std::string_view> arguments,
                               const Home& home, int seed = first_seed) {
    std::vector<std::string> out{std::string(script.name)};
    out.insert(out.end(), arguments.begin(), arguments.end());
    out.push_back("--seed=" + std::to_string(seed));
    out.push_back(home.record());
    return out;
}

/// Waits for the first whole screen; the time it took from the start on, in ms.
Result<double> first_screen(const TerminalProgram& game, std::string_view shows) {
    const Answer answer = game.listen(patience, settled, shows);
    if (answer.bytes.find(shows) == std::string::npos) {
        return Error{program() + ": its first screen does not show \"" + std::string(shows) + "\""};
    }
    return Milliseconds(answer.last - game.started()).count();
}

/// Times from the start to the first whole screen, in ms; without a script those of the title.
Result<std::vector<double>> start_times(const Script* script) {
    std::vector<double> times;
    for (int i = 0; i < starts; ++i) {
        const Home home;
        const TerminalProgram game(program(),
                                   script != nullptr ? words(*script, script->arguments, home)
                                                     : std::vector<std::string>(),
                                   home.path());
        const auto time = first_screen(game, script != nullptr ? script->shows : title_shows);
        if (!time) {
            return time.error();
        }
        times.push_back(*time);
    }
    return times;
}

/// Types one key and counts what it brings.
double press(const TerminalProgram& game, std::string_view key) {
    game.type(key);
    return static_cast<double>(game.listen(echo, pause).bytes.size());
}

std::vector<double> step_bytes(const TerminalProgram& game, const Script& script) {
    std::vector<double> out;
    for (std::size_t i = 0; i < steps; ++i) {
        out.push_back(press(game, script.steps.substr(i % script.steps.size(), 1)));
    }
    return out;
}

/// Types the keys of an order one by one until the record grows; the bytes of all that with the dice rolling
/// after it. Nothing when the keys were no order in this position.
std::optional<double> order_bytes(const TerminalProgram& game, const Home& home, std::string_view keys) {
    const std::size_t before = home.record_size();
    double bytes = 0.0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        bytes += press(game, keys.substr(i, 1));
        if (home.record_size() != before) {
            return bytes + static_cast<double>(game.listen(rolled, rolled).bytes.size());
        }
    }
    return std::nullopt;
}

/// The bytes of each order one game takes by these keys, `wanted` of them at most.
std::vector<double> orders_bytes(const TerminalProgram& game, const Home& home, const Script& script,
                                 std::size_t wanted) {
    std::vector<double> out;
    for (int i = 0; i < tries_a_game && out.size() < wanted; ++i) {
        const auto bytes =
            order_bytes(game, home, script.orders[static_cast<std::size_t>(i) % script.orders.size()]);
        if (bytes) {
            out.push_back(*bytes);
        } else { // back to where an order begins; one Esc may close only the aim
            press(game, "\033");
            press(game, "\033");
        }
    }
    return out;
}

/// Plays further games for the orders that are missing.
Result<Done> complete_orders(std::vector<double>& out, const Script& script) {
    for (int i = 1; i < most_games && out.size() < orders; ++i) {
        const Home home;
        const TerminalProgram game(program(), words(script, script.arguments, home, first_seed + i),
                                   home.path());
        if (const auto shown = first_screen(game, script.shows); !shown) {
            return shown.error();
        }
        const auto more = orders_bytes(game, home, script, orders - out.size());
        out.insert(out.end(), more.begin(), more.end());
    }
    if (out.size() < orders) {
        return Error{std::string(script.name) + ": only " + std::to_string(out.size()) + " orders in " +
                     std::to_string(most_games) + " games by the keys of the bench"};
    }
    return Done{};
}

/// Reads every page in a game.
void read_pages(const TerminalProgram& game, const Script& script) {
    for (std::size_t i = 0; i < script.pages.size(); ++i) {
        press(game, script.pages.substr(i, 1));
    }
}

/// Has the computer play a whole game against itself and gives the memory that took in MB.
double watched_memory(const Script& script) {
    const Home home;
    const TerminalProgram game(program(), words(script, script.watched, home), home.path());
    static_cast<void>(game.listen(patience, std::chrono::seconds(1)));
    return game.peak_memory().value_or(0.0);
}

Result<Done> measure(const Script& script, const std::vector<double>& title) {
    const auto start = start_times(&script);
    if (!start) {
        return start.error();
    }
    const std::string name(script.name);
    std::printf("%s start %.1f ms to the first full screen, %.1f at least (title %.1f, %.1f at least)\n",
                name.c_str(), median(*start), least(*start), median(title), least(title));
    const Home home;
    const TerminalProgram game(program(), words(script, script.arguments, home), home.path());
    if (const auto shown = first_screen(game, script.shows); !shown) {
        return shown.error();
    }
    const auto step = step_bytes(game, script);
    std::printf("%s cursor step %.0f bytes median, %.0f most\n", name.c_str(), median(step), most(step));
    auto order = orders_bytes(game, home, script, orders);
    if (auto whole = complete_orders(order, script); !whole) {
        return whole;
    }
    std::printf("%s order %.0f bytes median, %.0f most\n", name.c_str(), median(order), most(order));
    read_pages(game, script);
    const double played = game.peak_memory().value_or(0.0);
    std::printf("%s memory %.1f MB (a whole game watched %.1f)\n", name.c_str(), played,
                watched_memory(script));
    return Done{};
}

} // namespace

Result<Done> measure_screen() {
    const auto title = start_times(nullptr);
    if (!title) {
        return title.error();
    }
    for (const Script& script : scripts) {
        if (auto done = measure(script, *title); !done) {
            return done;
        }
    }
    return Done{};
}

} // namespace disfida::bench
