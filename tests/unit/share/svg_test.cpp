// Pictures of positions: where a piece stands, what it looks like, and that any viewer can read them.
#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "share/export.hpp"
#include "share/scenes.hpp"
#include "share/svg.hpp"
#include "support/has.hpp"
#include "support/markup.hpp"
#include "support/scene.hpp"

using namespace disfida;
using disfida::share::Dress;
using disfida::test::has;
using disfida::test::markup_problem;

TEST_CASE("svg: one shield, mark by mark") {
    // Number 0 bears gules, a pale or; of the first side: rounded below, in its tone; at 0.8 of its size.
    scene::Arms arms;
    arms.at = {340, 366};
    arms.size = 80;
    arms.who = "Fieramosca & Co";
    const std::vector<scene::Mark> marks{arms};
    CHECK(
        share::drawn(marks, Dress::alone) ==
        "<g transform=\"translate(340 366) scale(0.8)\"><title>Fieramosca &amp; Co. Gules, a pale or</title>"
        "<g clip-path=\"url(#o00)\"><path d=\"M-14-15h28v30h-28z\" fill=\"#b8252b\"/>"
        "<path d=\"M-4-14h8v28h-8z\" fill=\"#f0bf2d\" fill-rule=\"evenodd\"/></g>"
        "<path d=\"M-12-14h24v16a12 12 0 0 1-24 0z\" fill=\"none\" stroke=\"#c4560a\" "
        "stroke-width=\"2\"/></g>");
    CHECK(
        share::drawn(marks, Dress::in_page) ==
        "<g transform=\"translate(340 366) scale(0.8)\"><title>Fieramosca &amp; Co. Gules, a pale or</title>"
        "<use href=\"#a00-0\"/></g>");
}

TEST_CASE("svg: shapes that look alike become one element, and what is between keeps its place") {
    const auto hex = [](int x) { return scene::hexagon({x, 100}, scene::Tone::ground, scene::Tone::edge); };
    const std::vector<scene::Mark> marks{hex(20), hex(60), scene::Label{{5, 6}, "<"}, hex(100)};
    const std::string style = R"(" fill="#eef2e0" stroke="#a3ad93"/>)";
    CHECK(share::drawn(marks, Dress::alone) ==
          "<path d=\"M20 76L40 88L40 112L20 124L0 112L0 88zM60 76L80 88L80 112L60 124L40 112L40 88z" + style +
              "<text x=\"5\" y=\"6\" font-size=\"12\" text-anchor=\"middle\" fill=\"#1b1b1b\">&lt;</text>"
              "<path d=\"M100 76L120 88L120 112L100 124L80 112L80 88z" +
              style);
}

TEST_CASE("svg: a knight stands where the screen has him, with lance, letters, Hits and wounds") {
    const auto scene =
        test::Scene::round_one({"knight la-motte 2405 hits 2 wounds 1", "knight miale 2407 foot"});
    const std::string svg = share::svg_of(scene.match(), 0);
    CHECK(markup_problem(svg).empty());
    // Column 24 is the tenth line, even and half a hex to the right: y 50 + 36*9 = 374; x 60 + 20 + 40*5 =
    // 280.
    CHECK(has(svg, "<g transform=\"translate(280 366) scale(0.8)\"><title>La Motte (la-motte)"));
    CHECK(has(svg, "<path d=\"M291 380L291 353\"")); // his lance
    CHECK(has(svg, ">(Lm)</text>"));
    CHECK(has(svg, "<circle cx=\"265\" cy=\"364\" r=\"2\" fill=\"#1b1b1b\"/>"
                   "<circle cx=\"265\" cy=\"369\" r=\"2\" fill=\"#1b1b1b\"/>"
                   "<circle cx=\"296\" cy=\"366\" r=\"2\" fill=\"#b0141c\"/>"));
    CHECK(has(svg, "2405, 2 Hits, 1 wound</text>"));
    // Miale on foot: a smaller shield, small letters, no lance.
    CHECK(has(svg, "<g transform=\"translate(360 366) scale(0.65)\"><title>Miale"));
    CHECK(has(svg, ">mi</text>"));
    CHECK(svg.find("<path d=\"M371 380") == std::string::npos);
}

TEST_CASE("svg: every game has a picture, and things keep their places in it") {
    for (const GameInfo& game : all_games()) {
        CAPTURE(game.name);
        const Match match = test::start(game.name, {});
        const auto scene = share::scene_of(match.position());
        CHECK(scene.width > 0);
        CHECK_FALSE(scene.ground.empty());
        CHECK_FALSE(scene.things.empty());
        CHECK(markup_problem(share::svg_of(match, 0)) == "");
    }
}
