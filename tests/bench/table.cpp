#include "bench/table.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "bench/home.hpp"
#include "bench/pty.hpp"
#include "disfida/dice.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"

namespace disfida::bench {

namespace {

constexpr std::size_t orders = 200;
constexpr int most_failures = 20;

constexpr Milliseconds patience(5000.0); // for a screen
constexpr Milliseconds late(1000.0);     // for an order that seems to be none
constexpr Milliseconds settled(15.0);    // a screen is whole when nothing came for so long
constexpr Milliseconds at_once(0.0);

/// Times in ms, of orders without dice and of those that both sides have a share in.
struct Times {
    std::vector<double> plain;
    std::vector<double> rolled;
    [[nodiscard]] std::size_t size() const { return plain.size() + rolled.size(); }
};

/// The game the host keeps, as it is on the disk now.
Result<Match> kept(const Home& home) {
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(home.path() + "/disfida/games", none)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        return Match::read(DataSource(), text, entry.path().string(), 1);
    }
    return Error{"the host keeps no game"};
}

/// Takes in what both draw until they have drawn it.
void settle(const TerminalProgram& one, const TerminalProgram& other) {
    static_cast<void>(one.listen(settled, settled));
    static_cast<void>(other.listen(settled, settled));
}

/// Plays one game, or as much of it as is wanted.
Result<Done> play(Times& times, SeededDice& random) {
    const Home home;
    const TerminalProgram host(program(), {"host", "barletta", "--no-animation"}, home.path());
    if (host.listen(patience, settled, "disfida join barletta").bytes.empty()) {
        return Error{program() + ": opens no table"};
    }
    const TerminalProgram guest(program(), {"join", "barletta", "--no-animation"}, home.path());
    if (guest.listen(patience, settled, "is here").bytes.empty()) {
        return Error{program() + ": joins no table"};
    }
    for (int failures = 0; times.size() < orders;) {
        settle(host, guest);
        const auto match = kept(home);
        if (!match) {
            return match.error();
        }
        if (match->position().over()) {
            return Done{};
        }
        const auto legal = match->position().legal();
        const std::string& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        const auto needs = match->needs(action, {});
        const bool hosts = match->position().to_move() != match->info().sides[1];
        const TerminalProgram& mover = hosts ? host : guest;
        const TerminalProgram& other = hosts ? guest : host;
        mover.type(":" + action);
        settle(mover, other);
        const auto start = Clock::now();
        mover.type("\r");
        const Answer seen = other.listen(late, at_once);
        if (seen.bytes.empty()) { // a question came between
            mover.type("\033");
            if (++failures > most_failures) {
                return Error{"an order at one screen does not come to the other: " + action};
            }
            continue;
        }
        (needs && *needs ? times.rolled : times.plain).push_back(Milliseconds(seen.last - start).count());
    }
    return Done{};
}

void print(const char* what, const std::vector<double>& times) {
    std::printf("table %zu orders %s, %.1f ms median to the other screen, %.1f most\n", times.size(), what,
                median(times), most(times));
}

} // namespace

Result<Done> measure_table() {
    Times times;
    SeededDice random(7);
    while (times.size() < orders) {
        if (auto done = play(times, random); !done) {
            return done;
        }
    }
    print("without dice", times.plain);
    print("with the dice of both", times.rolled);
    return Done{};
}

} // namespace disfida::bench
