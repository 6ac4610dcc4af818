// Plain mode's small parts: typed dice, percentages, what was meant, lines on a page.
#include <doctest/doctest.h>

#include "plain/closest.hpp"
#include "plain/console.hpp"
#include "plain/odds.hpp"
#include "plain/order.hpp"

namespace {

using disfida::plain::Channel;
using disfida::plain::closest;
using disfida::plain::Console;
using disfida::plain::Heard;
using disfida::plain::odds_in_words;
using disfida::plain::parse_dice;
using disfida::plain::percent;

/// A console that collects what it says and hears these lines.
struct Collected {
    std::string out;
    std::vector<std::string> lines;
    Console console(bool ascii, bool interactive = false) {
        Channel channel;
        channel.interactive = interactive;
        channel.write = [this](std::string_view text) {
            out += text;
            return 0;
        };
        channel.listen = [this](int /*timeout*/) -> Heard {
            if (lines.empty()) {
                return {};
            }
            Heard heard{Heard::Kind::line, lines.front()};
            lines.erase(lines.begin());
            return heard;
        };
        return {std::move(channel), ascii};
    }
};

} // namespace

TEST_CASE("plain: dice as a person types them") {
    CHECK(parse_dice("3 5", 2) == std::vector{3, 5});
    CHECK(parse_dice("35", 2) == std::vector{3, 5});
    CHECK(parse_dice("3, 5", 2) == std::vector{3, 5});
    CHECK(parse_dice("6", 1) == std::vector{6});
    for (const char* text : {"", "3", "3 5 1", "0 5", "7 1", "a b", "-3 5", "3.5"}) {
        CHECK_FALSE(parse_dice(text, 2));
    }
    CHECK_FALSE(parse_dice("12", 1));
}

TEST_CASE("plain: percentages are never rounded to certainty") {
    CHECK(percent(0.0) == "0%");
    CHECK(percent(1.0) == "100%");
    CHECK(percent(0.5) == "50.0%");
    CHECK(percent(1.0 / 3.0) == "33.3%");
    CHECK(percent(2.0 / 3.0) == "66.7%");
    CHECK(percent(0.0004) == "under 0.1%");
    CHECK(percent(0.9999) == "over 99.9%");
    CHECK(percent(1.0 / 36.0) == "2.8%");
}

TEST_CASE("plain: odds of any game in words, a line for each part") {
    CHECK(odds_in_words(R"({"remounts":0.5})") == std::vector<std::string>{"remounts 50.0%"});
    CHECK(odds_in_words(R"({"attacker":{"unhorsed":0.25,"dies":0.0},"defender":{"retreats":1.0}})") ==
          std::vector<std::string>{"attacker: unhorsed 25.0%, dies 0%", "defender: retreats 100%"});
    // Points lost on the average and counts are no chances.
    CHECK(odds_in_words(R"({"falls":0.125,"goes_in":1.0,"loss":3.25})") ==
          std::vector<std::string>{"falls 12.5%, goes in 100%, loss 3.3"});
    CHECK(odds_in_words(R"({"passes":0.5,"battle":{"wins":0.25,"attacker_loss":0.04,"sampled":4000}})") ==
          std::vector<std::string>{"passes 50.0%", "battle: wins 25.0%, attacker loss 0.0, sampled 4000"});
    CHECK(odds_in_words(R"({"bayer":{"passes":0.5,"costs":1,"else":0}})") ==
          std::vector<std::string>{"bayer: passes 50.0%, costs 1, else 0"});
    CHECK(odds_in_words("nonsense").empty());
}

TEST_CASE("plain: what was meant is the nearest text, if it is near") {
    const std::vector<std::string> known{"charge miale", "charge riccio", "help",
                                         "move salomone 2405 attack sachet"};
    CHECK(closest("chrage miale", known) == "charge miale");
    CHECK(closest("charge ricio", known) == "charge riccio");
    CHECK(closest("hlep", known) == "");     // two letters of four are wrong
    CHECK(closest("halp", known) == "help"); // one of four
    CHECK(closest("move salomone 2406 attack sachet", known) == "move salomone 2405 attack sachet");
    CHECK(closest("xyzzy", known) == "");
    CHECK(closest("", known) == "");
}

TEST_CASE("plain: lines are broken at the page and pictures are not") {
    Collected collected;
    Console console = collected.console(false);
    console.say(std::string(30, 'a') + " " + std::string(30, 'b') + " " + std::string(30, 'c'), 2);
    CHECK(collected.out ==
          std::string(30, 'a') + " " + std::string(30, 'b') + "\n  " + std::string(30, 'c') + "\n");
    collected.out.clear();
    console.print({"a   b", "  c"});
    CHECK(collected.out == "a   b\n  c\n");
}

TEST_CASE("plain: without UTF-8 no byte above 0x7f") {
    Collected collected;
    Console console = collected.console(true);
    console.say("Romanello da Forlì");
    CHECK(collected.out == "Romanello da Forli\n");
}

TEST_CASE("plain: what is typed comes back tidy, and is shown where nobody saw it") {
    Collected collected;
    collected.lines = {"  move\tsalomone   2405 \r", "x"};
    Console console = collected.console(false);
    CHECK(console.ask("Well") == "move salomone 2405");
    CHECK(collected.out == "Well > move salomone 2405\n");
    collected.out.clear();
    Console terminal = collected.console(false, true);
    CHECK(terminal.ask("Dice:") == "x");
    CHECK(collected.out == "Dice: ");
    CHECK_FALSE(terminal.ask("Well")); // the end of input
}
