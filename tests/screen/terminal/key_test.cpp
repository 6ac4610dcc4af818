// Keys: their names, and the sequences terminals write for them, which are read whole or not at all.
#include "tui/key.hpp"

#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "tui/escape.hpp"

using disfida::tui::control_key;
using disfida::tui::ctrl;
using disfida::tui::EscapeSequence;
using disfida::tui::Key;
using disfida::tui::same_key;
using disfida::tui::typed;
using Name = Key::Name;

namespace {

/// The key that what follows an ESC stands for, and whether all of it was needed and enough.
struct Reading {
    Key key;
    bool whole;
};

Reading read(std::string_view after_escape) {
    EscapeSequence sequence;
    for (std::size_t i = 0; i < after_escape.size(); ++i) {
        if (sequence.feed(static_cast<unsigned char>(after_escape[i]))) {
            return {sequence.key(), i + 1 == after_escape.size()};
        }
    }
    return {sequence.key(), false};
}

} // namespace

TEST_CASE("keys have the names help pages print") {
    CHECK(name(typed(U'h')) == "h");
    CHECK(name(typed(U' ')) == "Space");
    CHECK(name(typed(U'\u00e8')) == "\u00e8");
    CHECK(name(ctrl(U'l')) == "Ctrl-L");
    CHECK(name(ctrl(U'\\')) == "Ctrl-\\");
    CHECK(name(disfida::tui::key(Name::page_down)) == "PgDn");
    CHECK(name(disfida::tui::key(Name::kp1)) == "keypad 1");
    CHECK(name(disfida::tui::key(Name::kp9)) == "keypad 9");
    CHECK(name(disfida::tui::key(Name::f1)) == "F1");
    CHECK(name(disfida::tui::key(Name::f12)) == "F12");
    CHECK(name(disfida::tui::key(Name::wheel_down)) == "wheel down");
}

TEST_CASE("control characters are the keys that send them") {
    CHECK(control_key(U'\r').name == Name::enter);
    CHECK(control_key(U'\n').name == Name::enter);
    CHECK(control_key(U'\t').name == Name::tab);
    CHECK(control_key(0x7f).name == Name::backspace);
    CHECK(control_key(0x08).name == Name::backspace);
    CHECK(control_key(0x1b).name == Name::escape);
    CHECK(control_key(1) == ctrl(U'a'));
    CHECK(control_key(26) == ctrl(U'z'));
    CHECK(control_key(0) == ctrl(U'@'));
}

TEST_CASE("where the mouse was does not make another key") {
    CHECK(same_key({Name::click, 0, {1, 2}}, {Name::click, 0, {3, 4}}));
    CHECK_FALSE(same_key(typed(U'a'), ctrl(U'a')));
    CHECK_FALSE(same_key(typed(U'a'), typed(U'A')));
}

TEST_CASE("expectation 10: both kinds of arrows, editing keys, function keys and the keypad") {
    struct Case {
        std::string_view bytes;
        Name name;
    };
    for (const Case& c : std::vector<Case>{
             {"[A", Name::up},           {"OA", Name::up},       {"[B", Name::down}, {"OB", Name::down},
             {"[C", Name::right},        {"OC", Name::right},    {"[D", Name::left}, {"OD", Name::left},
             {"[1;5D", Name::left},      {"[H", Name::home},     {"OH", Name::home}, {"[1~", Name::home},
             {"[7~", Name::home},        {"[F", Name::end},      {"OF", Name::end},  {"[4~", Name::end},
             {"[8~", Name::end},         {"[2~", Name::insert},  {"[3~", Name::del}, {"[5~", Name::page_up},
             {"[6;2~", Name::page_down}, {"[Z", Name::back_tab}, {"OP", Name::f1},   {"OS", Name::f4},
             {"[11~", Name::f1},         {"[15~", Name::f5},     {"[17~", Name::f6}, {"[21~", Name::f10},
             {"[23~", Name::f11},        {"[24~", Name::f12},    {"[[A", Name::f1},  {"[[E", Name::f5},
             {"Oq", Name::kp1},          {"Ou", Name::kp5},      {"Oy", Name::kp9},  {"[E", Name::kp5},
             {"OM", Name::enter},        {"\x1b[A", Name::up}}) {
        CAPTURE(c.bytes);
        CHECK(read(c.bytes).key.name == c.name);
        CHECK(read(c.bytes).whole);
    }
}

TEST_CASE("expectation 10: what nobody knows is swallowed whole") {
    for (const std::string_view bytes : {"m", "[99;3;4x", "[?62;4c", "[200~", "[16~", "[22~", "[25~",
                                         "[<0;5;6M", "Op", "Oz", "]11;rgb:00/00/00\x07", "]0;hjkl\x1b\\",
                                         "P1+r\x1b\\", "(B", "[1;2\x01", "[[Z", "[99999999999999999999~"}) {
        CAPTURE(bytes);
        CHECK(read(bytes).key.name == Name::unknown);
        CHECK(read(bytes).whole);
    }
}

TEST_CASE("expectation 9: an Esc alone is Esc, a sequence cut short is nothing") {
    EscapeSequence sequence;
    CHECK(sequence.lone());
    CHECK(sequence.key().name == Name::escape);
    CHECK_FALSE(sequence.feed(U'['));
    CHECK_FALSE(sequence.lone());
    CHECK(sequence.key().name == Name::unknown);
    CHECK(read("[1;").key.name == Name::unknown);
    CHECK(read("[1\x1bOB").key.name == Name::down); // begun anew
}
