// Games to be shown to others: every golden game as text, page and picture.
#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/replay.hpp"
#include "share/export.hpp"
#include "support/has.hpp"
#include "support/markup.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::markup_problem;

namespace {

Match read(std::string_view text) {
    auto match = Match::read(DataSource(), text, "here", 0);
    REQUIRE_MESSAGE(match, match.error().line());
    return std::move(*match);
}

std::string golden(const std::string& name) { return test::file_text(test::golden_file(name)); }

std::size_t times(std::string_view whole, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = whole.find(part); at != std::string_view::npos; at = whole.find(part, at + 1)) {
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("export: every form of a whole game of each kind is well-formed, and always the same") {
    for (const std::string name : {"barletta-1", "iliad-duel", "iliad-tourney-own", "lorraine-1"}) {
        CAPTURE(name);
        const Match match = read(golden(name));
        const std::string page = share::html_of(match);
        CHECK(markup_problem(page, true) == "");
        CHECK(page == share::html_of(read(golden(name))));
        CHECK(times(page, "<li id=\"a") == match.plies().size()); // every action, without JavaScript
        CHECK(page.size() < 2'000'000);
        const std::size_t count = match.plies().size();
        for (const std::size_t at : {std::size_t{0}, count / 2, count}) {
            CHECK(markup_problem(share::svg_of(match, at)) == "");
            CHECK(share::svg_of(match, at) == share::svg_of(match, at));
        }
        const std::string text = share::text_of(match);
        CHECK(text == share::text_of(match));
        for (const auto line : split(text, '\n')) {
            CHECK_MESSAGE(columns(line) <= 78, line);
        }
    }
}

TEST_CASE("export: a page needs nothing but itself and has no handlers in its markup") {
    const std::string page = share::html_of(read(golden("barletta-1")));
    for (const char* foreign :
         {"http://", "https://", "src=", "@import", "url(http", "<link", " onclick=", " onload="}) {
        CHECK_MESSAGE(page.find(foreign) == std::string::npos, foreign);
    }
    for (const char* part :
         {"prefers-color-scheme:dark", "@media print", "<section id=\"show\"", "hidden>",
          "<h2>Turning points</h2>", "<h3>Round 1 of 5</h3>", "<h2>The board at the end</h2>"}) {
        CHECK(has(page, part));
    }
}

TEST_CASE("export: a text has the board after each turning point, in the order of play, and at the end") {
    const std::string text = share::text_of(read(golden("barletta-1")));
    CHECK(text.starts_with("Barletta\n========\n\n") == false); // its title is longer than its name
    const std::size_t first = text.find("\nThe board after action ");
    REQUIRE(first != std::string::npos);
    CHECK(times(text, "\nThe board after action ") >= 3);
    CHECK(has(text, "\nThe board at the end\n--------------------\n"));
    CHECK(times(text, "\n   00  01  02  03") == times(text, "\nThe board "));
    CHECK(text.find("\n\n\n") == std::string::npos);
}

TEST_CASE("export: what a record says of itself is text, never markup") {
    // One's own hero is named in the record, and so are notes.
    const std::string wild = golden("iliad-duel") + "# <script>alert(1)</script> & \"x\" \x1b[31m\n";
    const Match match = read(wild);
    const std::string page = share::html_of(match);
    CHECK(markup_problem(page, true) == "");
    CHECK(page.find("<script>alert") == std::string::npos);
    CHECK(has(page, "<p class=\"note\">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; ?[31m</p>"));
    const std::string text = share::text_of(match);
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(has(text, "\nNotes\n-----\n\n"));
}

TEST_CASE("export: who plays is told, where the data files lay is not") {
    std::string record = golden("barletta-1");
    record.insert(record.find('\n') + 1,
                  "# players italian=person french=computer:2 dice=thrown\n# data /home/anna/secret\n");
    const std::string page = share::html_of(read(record));
    std::string odd = record;
    odd.replace(odd.find("italian=person"), 14, "italian=<b>\"&");
    CHECK(has(share::html_of(read(odd)), "<p>Italians: &lt;b&gt;&quot;&amp;, French: knight.</p>"));
    CHECK(has(page, "<p>Italians: person, French: knight.</p>"));
    CHECK(page.find("anna") == std::string::npos);
    CHECK(share::text_of(read(record)).find("anna") == std::string::npos);
}
