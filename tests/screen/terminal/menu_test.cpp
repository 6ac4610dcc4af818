// A list to choose from: selection, values, hotkeys, and its place on the screen.
#include "tui/menu.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using disfida::tui::Canvas;
using disfida::tui::Charset;
using disfida::tui::Ink;
using disfida::tui::Key;
using disfida::tui::key;
using disfida::tui::Menu;
using disfida::tui::MenuEntry;
using disfida::tui::Point;
using disfida::tui::typed;
using Name = Key::Name;
using Outcome = Menu::Outcome;

namespace {

Menu sample() {
    return {"disfida",
            {
                {.label = "Continue", .enabled = false},
                {.label = "Barletta", .hotkey = U'b', .note = "Thirteen against thirteen."},
                {.label = "Side", .values = {"person", "computer"}},
                {.label = "Lessons"},
                {.label = "Quit", .hotkey = U'x'},
            }};
}

} // namespace

TEST_CASE("arrows and letters select, and pass over what cannot be chosen") {
    Menu menu = sample();
    CHECK(menu.selected() == 1);
    CHECK(menu.handle(key(Name::up)) == Outcome::moved);
    CHECK(menu.selected() == 4);
    menu.handle(key(Name::down));
    CHECK(menu.selected() == 1);
    menu.handle(typed(U'j'));
    CHECK(menu.selected() == 2);
    menu.handle(typed(U'k'));
    CHECK(menu.selected() == 1);
    menu.handle(key(Name::tab));
    menu.handle(key(Name::tab));
    CHECK(menu.selected() == 3);
    menu.handle(key(Name::back_tab));
    CHECK(menu.selected() == 2);
    menu.handle(key(Name::end));
    CHECK(menu.selected() == 4);
    menu.handle(key(Name::home));
    CHECK(menu.selected() == 1);
    CHECK(menu.handle(typed(U'l')) == Outcome::moved);
    CHECK(menu.selected() == 3);
    CHECK(menu.handle(typed(U'c')) == Outcome::ignored); // begins only what is not enabled
    CHECK(menu.selected() == 3);
    menu.select(0);
    menu.select(77);
    CHECK(menu.selected() == 3);
}

TEST_CASE("hotkeys and Enter choose, Esc and q cancel") {
    Menu menu = sample();
    CHECK(menu.handle(key(Name::enter)) == Outcome::chosen);
    CHECK(menu.selected() == 1);
    CHECK(menu.handle(typed(U'x')) == Outcome::chosen);
    CHECK(menu.selected() == 4);
    CHECK(menu.handle(key(Name::escape)) == Outcome::cancelled);
    CHECK(menu.handle(typed(U'q')) == Outcome::cancelled);
    CHECK(menu.handle(key(Name::f3)) == Outcome::ignored);
    Menu with_q("", {{.label = "Go"}, {.label = "Quit", .hotkey = U'q'}});
    CHECK(with_q.handle(typed(U'q')) == Outcome::chosen);
    CHECK(with_q.selected() == 1);
}

TEST_CASE("left, right and Space turn a value, round both ends") {
    Menu menu = sample();
    CHECK(menu.handle(key(Name::right)) == Outcome::ignored); // Barletta has none
    menu.select(2);
    CHECK(menu.handle(key(Name::right)) == Outcome::changed);
    CHECK(menu.entries()[2].value == 1);
    menu.handle(typed(U' '));
    CHECK(menu.entries()[2].value == 0);
    menu.handle(key(Name::left));
    CHECK(menu.entries()[2].value == 1);
    menu.set_value(2, 0);
    CHECK(menu.entries()[2].value == 0);
}

TEST_CASE("a menu is drawn with a mark on the selected entry, which has the caret") {
    Menu menu = sample();
    Canvas canvas(28, 10);
    menu.draw(canvas, canvas.area());
    CHECK(canvas.text(Charset::ascii) == "disfida\n"
                                         "\n"
                                         "  Continue\n"
                                         "> Barletta\n"
                                         "  Side          < person   >\n"
                                         "  Lessons\n"
                                         "  Quit\n"
                                         "\n"
                                         "Thirteen against thirteen.\n"
                                         "\n");
    CHECK(canvas.caret() == Point{0, 3});
    CHECK(canvas.at(2, 2).style.ink == Ink::dim);
    CHECK(canvas.at(2, 3).style.ink == Ink::cursor);
    CHECK(menu.wanted_size().height == 10);
    CHECK(menu.wanted_size().width >= 24);
}

TEST_CASE("a click chooses the entry it is on") {
    Menu menu = sample();
    Canvas canvas(28, 10);
    menu.draw(canvas, {3, 1, 25, 9});
    CHECK(menu.handle({Name::click, 0, {5, 6}}) ==
          Outcome::chosen); // title, blank, Continue, Barletta, Side, here
    CHECK(menu.selected() == 3);
    CHECK(menu.handle({Name::click, 0, {5, 3}}) == Outcome::ignored); // not enabled
    CHECK(menu.handle({Name::click, 0, {2, 6}}) == Outcome::ignored); // beside it
    CHECK(menu.handle({Name::click, 0, {5, 9}}) == Outcome::ignored); // the note
}

TEST_CASE("a long menu scrolls so that the selected entry can be seen") {
    std::vector<MenuEntry> entries;
    entries.reserve(20);
    for (int i = 0; i < 20; ++i) {
        entries.push_back({.label = "e" + std::to_string(i)});
    }
    Menu menu("", entries);
    for (int i = 0; i < 45; ++i) {
        Canvas canvas(8, 4);
        menu.draw(canvas, canvas.area());
        REQUIRE(canvas.caret());
        CHECK(canvas.line(canvas.caret()->y, Charset::ascii) == "> e" + std::to_string(menu.selected()));
        menu.handle(key(Name::down));
    }
    menu.set_entries({{.label = "only"}});
    CHECK(menu.selected() == 0);
}

TEST_CASE("menus without entries, without room, and with nothing enabled are harmless") {
    for (const auto& entries :
         {std::vector<MenuEntry>{}, std::vector<MenuEntry>{{.label = "no", .enabled = false}},
          sample().entries()}) {
        for (int size = 0; size < 12; ++size) {
            Menu menu("A title", entries);
            Canvas canvas(30, 20);
            canvas.fill(U'~');
            menu.draw(canvas, {1, 1, size * 2, size});
            for (int x = 0; x < 30; ++x) {
                CHECK(canvas.at(x, 1 + size).ch == U'~');
            }
            for (const Name name : {Name::up, Name::down, Name::home, Name::end, Name::left, Name::right}) {
                menu.handle(key(name));
            }
            menu.handle({Name::click, 0, {1, 1}});
            if (entries.size() < 2) {
                CHECK(menu.handle(key(Name::enter)) == Outcome::ignored);
            }
        }
    }
}
