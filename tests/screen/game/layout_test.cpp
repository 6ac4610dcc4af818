// What has to be read at every size: results, odds, the top line, panels, pages.
#include <array>

#include <doctest/doctest.h>

#include "kernel/ascii.hpp"
#include "kernel/words.hpp"
#include "screen/game/table.hpp"
#include "support/paths.hpp"
#include "tui/game_view.hpp"

using disfida::test::in_one_line;
using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

constexpr std::array<std::pair<int, int>, 5> sizes{{{40, 12}, {60, 20}, {80, 24}, {100, 30}, {120, 45}}};

const std::string head = "disfida 1 barletta\nset empty\nset phase activate\nset round 1\n"
                         "set to-move italian\n";
const std::string by_hand = "O<Down><Down><Down><Down><Right><Esc>";

Table table_of(const std::string& knights) {
    TableOptions options;
    options.record = head + knights;
    return Table(options);
}

/// Lines of a screen.
std::vector<std::string> lines(const std::string& screen) {
    std::vector<std::string> out;
    for (const auto line : disfida::split(screen, '\n')) {
        out.emplace_back(line);
    }
    return out;
}

} // namespace

TEST_CASE("layout: who is taken can be read at every size") {
    // Column +2; 4+3 is 7: -/1. The answer: 4+3, -/-. Unhorsing 1 + 1, no. He gives way: off the field.
    Table table = table_of("set knight fieramosca 2401\nset knight pises 2400\nset knight la-motte 2612\n"
                           "set surrendered french sachet:captured\n");
    table.type(by_hand + "a<Enter>43<Enter>43<Enter>1<Enter>");
    REQUIRE(table.match().plies().size() == 1);
    for (const auto& [columns, height] : sizes) {
        const int width = columns; // a binding cannot be captured
        CAPTURE(width);
        CHECK(has(in_one_line(table.screen(width, height)), "Pises is taken by Fieramosca!"));
    }
}

TEST_CASE("layout: the odds of both can be read at every size, whole") {
    // Column +5 against a man who is nearly dead, and the longest names from another hex.
    Table sure = table_of("set knight fieramosca 2407\nset knight sachet 2406 foot hits 3 wounds 3\n");
    Table far = table_of("set knight brancaleone 2409 hits 2 wounds 3\nset knight fontaines 2406\n");
    for (Table* table : {&sure, &far}) {
        table->type("<Tab>a");
        for (const auto& [columns, height] : sizes) {
            const int width = columns; // a binding cannot be captured
            CAPTURE(width);
            const std::string screen = table->screen(width, height);
            INFO(screen);
            CHECK(has(screen, "own: u"));
            CHECK(has(screen, "dice"));
            CHECK_FALSE(has(screen, "[x]more"));
        }
    }
    CHECK(has(far.screen(80, 24), "Brancaleone>Fontaines from 2407: column -1 = VC+2 wounds-3"));
}

TEST_CASE("layout: a tall screen tells more of what happened") {
    Table table = table_of("set po french 0\nset knight miale 2507\nset knight salomone 2409\n"
                           "set knight riccio 2011\nset knight sachet 2402\n");
    table.type(":move miale 2508<Enter>:move salomone 2410<Enter>:move riccio 2012<Enter>");
    REQUIRE(table.match().plies().size() == 3);
    const std::string tall = table.screen(100, 30);
    CHECK(has(tall, "Riccio moves to 2012."));
    CHECK(has(tall, "Salomone moves to 2410."));
    CHECK(has(tall, "Miale moves to 2508."));
    CHECK_FALSE(has(table.screen(80, 24), "Miale moves to 2508."));
}

TEST_CASE("layout: the top line has points and the way to help at every size") {
    Table orders = table_of("set knight miale 2407\nset knight sachet 2406\n");
    Table charge;
    TableOptions options;
    options.opening = "hand";
    Table placing(options);
    placing.type("<Enter>");
    for (Table* table : {&orders, &charge, &placing}) {
        for (const auto& [columns, height] : sizes) {
            const int width = columns; // a binding cannot be captured
            CAPTURE(width);
            const std::string line = table->line(0, width, height);
            CHECK(has(line, "VP 0-0"));
            CHECK(has(line, "?"));
            CHECK((has(line, "ITALIANS") || has(line, "FRENCH")));
        }
    }
    CHECK(has(orders.line(0, 60, 20), " att 5/5 "));
}

TEST_CASE("layout: the panel of a small screen has all knights and leaves the messages alone") {
    Table table;
    for (const auto& [columns, height] : {std::pair{40, 12}, {60, 20}}) {
        const int width = columns; // a binding cannot be captured
        CAPTURE(width);
        const std::string before = table.line(-2, width, height);
        table.type("i");
        const std::string screen = table.screen(width, height);
        INFO(screen);
        for (const char* name :
             {"Fieramosc", "Fanfulla", "Miale", "Brancaleo", "Salomone", "Corollari", "Abignente", "Capoccio",
              "Giovenale", "Albimonte", "Riccio", "Romanello", "Abenavoli"}) {
            CHECK_MESSAGE(has(screen, name), std::string(name));
        }
        CHECK(table.line(-2, width, height) == before);
        table.type("i");
    }
}

TEST_CASE("layout: two panels do not touch, and a name does not touch what follows") {
    Table table = table_of("set knight miale 2407\nset knight sachet 2406\n"
                           "set surrendered italian brancaleone:captured\n");
    const auto wide = lines(table.screen(100, 30));
    CHECK(has(wide[1], "hw FRENCH"));
    for (const auto& [columns, height] : sizes) {
        const int width = columns; // a binding cannot be captured
        if (width < 80) {
            table.type("i");
        }
        CAPTURE(width);
        CHECK(has(table.screen(width, height), " capt"));
        CHECK_FALSE(has(table.screen(width, height), "ncapt"));
        if (width < 80) {
            table.type("i");
        }
    }
}

TEST_CASE("layout: help and odds keep their columns on a narrow page") {
    Table table = table_of("set knight miale 2407\nset knight sachet 2406\n");
    table.type("?G");
    for (const std::string& line : lines(table.screen(60, 20))) {
        // What is wrapped of a sentence stands below it, not below the key.
        CHECK((line.size() < 4 || line.substr(0, 3) != "   " || line.substr(0, 9) == "         "));
    }
    table.type("qo");
    const std::string odds = table.screen(40, 12);
    INFO(odds);
    CHECK(has(odds, "Miale > Sachet:"));
    table.type("G");
    CHECK(has(table.screen(40, 12), "  enemy u "));
    CHECK(has(table.screen(40, 12), "  col +2 dice +0 own u "));
    CHECK(has(table.screen(80, 24), "col dice    u   r   w   y   d |   u   w   y"));
}

TEST_CASE("layout: H1.1 a knight who attacked the same enemy before is not among the others who did") {
    Table table = table_of("set knight miale 2407\nset knight sachet 2406 attacked-by miale,salomone\n"
                           "set knight salomone 2409 order attacked\n");
    table.type("a");
    // VC 6 against 4 is +2, and one other, Salomone.
    CHECK(has(table.screen(), "Miale>Sachet: column +3 = VC+2 others+1, dice +0"));
}

TEST_CASE("layout: help begins with what the signs mean, and the manual has the same") {
    Table table;
    table.type("?");
    const auto page = lines(table.screen());
    CHECK(has(page[1], "Capitals are mounted, small letters on foot."));
    std::string whole; // without the breaks of its lines
    for (const std::string& line : page) {
        whole += (line.starts_with("  ") ? line.substr(1) : "\n" + line);
    }
    for (const char* sign : {"hw", "* he was attacked", "c he is in camp", "capt taken", "marked : is where",
                             "+ can be reached", "attacks 2/5 are two of five left", "VP are the Italians'",
                             "- has had his order", "! has attacked", "Surrender table: # a captured"}) {
        CHECK_MESSAGE(has(whole, sign), std::string(sign));
    }
    const std::string manual =
        in_one_line(disfida::test::file_text(disfida::test::source_root() / "man" / "disfida.6"));
    for (const disfida::GameInfo& game : disfida::all_games()) {
        for (const std::string& line : disfida::tui::make_view(game.name)->legend()) {
            CHECK(has(manual, in_one_line(disfida::to_ascii(line))));
        }
    }
}

TEST_CASE("layout: no single word is left for the last line of a message") {
    Table table = table_of("set knight miale 2407 hits 2 wounds 1 order moved attacked-by sachet,lambris\n"
                           "set knight sachet 2406\nset knight lambris 2307\nset knight salomone 2409\n");
    table.type("h"); // away from who can act
    for (int width = 40; width <= 80; ++width) {
        const auto screen = lines(table.screen(width, 24));
        for (std::size_t i = screen.size() - 5; i + 2 < screen.size(); ++i) {
            const std::string& line = screen[i];
            const bool alone = line.size() > 1 && line[0] == ' ' && line.find(' ', 1) == std::string::npos;
            CHECK_MESSAGE(!alone, width, ": ", line);
        }
    }
}

TEST_CASE("layout: after the end no key to the next knight is named") {
    TableOptions options;
    options.record = "disfida 1 barletta\nset empty\nset phase regroup\nset round 5\nset first italian\n"
                     "set knight fieramosca 2407\nset knight sachet 2403 foot hits 1 order reorganising\n"
                     "recover sachet\n";
    Table table(options);
    table.type("o");
    CHECK(has(table.screen(), "The day is over: nobody attacks any more."));
    CHECK_FALSE(has(table.screen(), "Tab"));
}
