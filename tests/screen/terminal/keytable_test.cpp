// One table answers keys, help page and bottom line.
#include "tui/keytable.hpp"

#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/utf8.hpp"

using namespace disfida::tui;
using Lines = std::vector<std::string>;

namespace {

enum Command { west, move, options, help };

constexpr std::array<Binding, 4> table = {{
    {{typed(U'h'), key(Key::Name::kp4), key(Key::Name::left)},
     west,
     "field",
     "",
     "The cursor goes a hex to the west."},
    {{typed(U'm')}, move, "field", "[m]ove", "Move the chosen knight to the cursor."},
    {{typed(U'o')}, options, "title", "[o]ptions", "Set the options."},
    {{typed(U'?'), key(Key::Name::f1)}, help, "", "[?]help", "This page."},
}};

} // namespace

TEST_CASE("a key means what its context says, or what holds everywhere") {
    CHECK(find_command(table, typed(U'h'), "field") == west);
    CHECK(find_command(table, key(Key::Name::left), "field") == west);
    CHECK_FALSE(find_command(table, typed(U'h'), "title"));
    CHECK_FALSE(find_command(table, typed(U'H'), "field"));
    CHECK(find_command(table, key(Key::Name::f1), "title") == help);
    CHECK(find_command(table, typed(U'?'), "") == help);
    CHECK_FALSE(find_command(table, typed(U'o'), ""));
    CHECK_FALSE(find_command(table, Key{}, "field")); // unused places of a row are no key
}

TEST_CASE("the first key of a command can be pointed out") {
    CHECK(key_for(table, west, "field") == "h");
    CHECK(key_for(table, help, "title") == "?");
    CHECK(key_for(table, west, "title").empty());
}

TEST_CASE("the help page lists keys and sentences, its own before those that hold everywhere") {
    CHECK(help_lines(table, "field", 80) == Lines{
                                                " h, keypad 4, Left  The cursor goes a hex to the west.",
                                                " m                  Move the chosen knight to the cursor.",
                                                "",
                                                " ?, F1              This page.",
                                            });
    CHECK(help_lines(table, "", 80) == Lines{" ?, F1  This page."});
    CHECK(help_lines(table, "field", 30).front() == " h, keypad 4, Left");
    CHECK(help_lines(table, "field", 30)[1] == "             The cursor goes a");
    for (int width = 1; width < 80; ++width) {
        for (const std::string& line : help_lines(table, "field", width)) {
            CHECK(disfida::columns(line) <= width);
        }
    }
}

TEST_CASE("the bottom line fits: two blanks apart, one, or fewer whole entries") {
    CHECK(footer_line(table, "field", 15) == "[m]ove  [?]help");
    CHECK(footer_line(table, "field", 14) == "[m]ove [?]help");
    CHECK(footer_line(table, "field", 13) == "[m]ove");
    CHECK(footer_line(table, "field", 5).empty());
    CHECK(footer_line(table, "", 80) == "[?]help");
}

TEST_CASE("the bottom line shows keys in their ink") {
    Canvas canvas(10, 1);
    draw_footer(canvas, {1, 0}, "[m]ove", {Ink::dim});
    CHECK(canvas.text(Charset::ascii) == " [m]ove\n");
    CHECK(canvas.at(1, 0).style.ink == Ink::dim);
    CHECK(canvas.at(2, 0).style.ink == Ink::key);
    CHECK(canvas.at(3, 0).style.ink == Ink::dim);
    CHECK(canvas.at(4, 0).style.ink == Ink::dim);
}

TEST_CASE("a key bound twice is found, in one context and against what holds everywhere") {
    CHECK(duplicate_bindings(table).empty());
    std::vector<Binding> bad(table.begin(), table.end());
    bad.push_back({{typed(U'm')}, options, "title", "", "Elsewhere."});
    CHECK(duplicate_bindings(bad).empty());
    bad.push_back({{typed(U'x'), typed(U'm')}, options, "field", "", "Again."});
    REQUIRE(duplicate_bindings(bad).size() == 1);
    CHECK(duplicate_bindings(bad).front() ==
          "m is bound in field (\"Move the chosen knight to the cursor.\") and "
          "in field (\"Again.\")");
    bad.push_back({{typed(U'?')}, move, "title", "", "Shadows."});
    CHECK(duplicate_bindings(bad).size() == 2);
}

TEST_CASE("a bottom line that does not fit leaves out whole parts, the way out last") {
    const std::string_view line = "[Enter]replay  [w]hat it says of you  [p]ath  [d]elete  [?]help  [q]back";
    CHECK(fit_footer(line, 80) == line);
    CHECK(fit_footer(line, 72) == line);
    CHECK(fit_footer(line, 71) == "[Enter]replay [w]hat it says of you [p]ath [d]elete [?]help [q]back");
    CHECK(fit_footer(line, 60) == "[Enter]replay [w]hat it says of you [p]ath [d]elete [q]back");
    CHECK(fit_footer(line, 40) == "[Enter]replay [p]ath [d]elete [q]back");
    CHECK(fit_footer(line, 10) == "[q]back");
}
