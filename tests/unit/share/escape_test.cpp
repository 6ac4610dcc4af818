// Text of unknown origin in pages and pictures; and the reader of markup that the other tests trust.
#include <doctest/doctest.h>

#include "kernel/utf8.hpp"
#include "share/escape.hpp"
#include "support/markup.hpp"

using namespace disfida::share;
using disfida::test::markup_problem;

TEST_CASE("escape: nothing of a name is markup") {
    CHECK(escaped("<b>\"O'Neill\" & sons</b>") == "&lt;b&gt;&quot;O&#39;Neill&quot; &amp; sons&lt;/b&gt;");
    CHECK(escaped("Romanello da Forlì\n") == "Romanello da Forlì\n");
}

TEST_CASE("escape: what steers a terminal, turns the writing or is no UTF-8 is shown as unknown") {
    const std::string unknown = "\xef\xbf\xbd";
    CHECK(escaped("a\x1b[31mb") == "a" + unknown + "[31mb");
    CHECK(escaped("\xc2\x9b") == unknown); // a control character of the second set
    std::string right_to_left;             // made here, for a source file is not to hold it
    disfida::append_utf8(right_to_left, 0x202e);
    CHECK(escaped(right_to_left) == unknown);
    CHECK(escaped("\xef\xbf\xbe") == unknown); // no character at all
    CHECK(escaped("\xff") == unknown);
    CHECK(cleaned("<\x07>") == "<" + unknown + ">");
}

TEST_CASE("escape: a string for a script cannot end it") {
    CHECK(json_string("</script><!--\"\\\n") == "\"\\u003c/script>\\u003c!--\\\"\\\\\\u000a\"");
    CHECK(json_string("\xe2\x80\xa8") == "\"\\u2028\"");
}

TEST_CASE("escape: the reader of markup that tests use finds what is wrong") {
    CHECK(markup_problem("<?xml version=\"1.0\"?><a b=\"1\"><c/>x &amp; y</a>").empty());
    for (const char* bad :
         {"", "x", "<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a b=1/>", "<a b/>", R"(<a b="1" b="2"/>)",
          "<a>&</a>", "<a>&nbsp;</a>", R"(<a b="<"/>)", "<a>\x01</a>", "<a", "<>x</>"}) {
        CHECK_MESSAGE(!markup_problem(bad).empty(), bad);
    }
    CHECK(markup_problem("<!DOCTYPE html>\n<p hidden>a<br>b<script>1<2</script></p>", true).empty());
    CHECK_FALSE(markup_problem("<p>a<br>b</p>").empty());
}
