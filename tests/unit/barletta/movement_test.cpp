// B, F, G, G1, G2: neighbours, movement points, camps, and who stands in the way.
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "disfida/hex.hpp"
#include "support/scene.hpp"

using disfida::Hex;
using disfida::test::Scene;
using disfida::test::words;

namespace {

/// The hexes a knight's bare moves end on, in notation order.
std::set<std::string> ends(const Scene& scene, const std::string& id) {
    std::set<std::string> out;
    for (const std::string& action : scene.legal("move " + id + " ")) {
        out.insert(action.substr(6 + id.size(), 4));
    }
    return out;
}

} // namespace

TEST_CASE("B neighbours: an even column lies half a hex lower") {
    using disfida::Direction;
    const auto around = [](Hex hex) {
        std::string out;
        for (const Direction direction : disfida::all_directions) {
            out += disfida::hex_name(disfida::neighbour(hex, direction)) + " ";
        }
        return out;
    };
    CHECK(around({24, 7}) == "2406 2507 2508 2408 2308 2307 ");
    CHECK(around({25, 7}) == "2506 2606 2607 2508 2407 2406 ");
    CHECK(disfida::direction_between({24, 7}, {25, 8}) == Direction::south_east);
    CHECK_FALSE(disfida::direction_between({24, 7}, {25, 6}));
    CHECK(disfida::distance({24, 7}, {24, 2}) == 5);
    CHECK(disfida::distance({24, 7}, {29, 5}) == 5);
    CHECK(disfida::distance({24, 7}, {25, 2}) == 6);
    CHECK(disfida::parse_hex("0102") == Hex{1, 2});
    for (const char* bad : {"", "240", "24070", "24 7", "+240", "24a7", "-107"}) {
        CHECK_FALSE(disfida::parse_hex(bad));
    }
}

TEST_CASE("F a mounted knight has 5 movement points, a man on foot 3") {
    Scene mounted = Scene::round_one({"knight miale 2407", "knight sachet 3001"});
    CHECK(mounted.allows("move miale 2402"));
    CHECK(mounted.allows("move miale 2412"));
    CHECK(mounted.allows("move miale 2905"));
    CHECK(mounted.allows("move miale 1910"));
    CHECK(mounted.refusal("move miale 2401") == "Miale cannot reach 2401 with 5 movement points [F]");
    CHECK(mounted.refusal("move miale 3004") == "Miale cannot reach 3004 with 5 movement points [F]");
    CHECK(ends(mounted, "miale").size() ==
          1 + 6 * (1 + 2 + 3 + 4 + 5)); // five rings round 2407, all on the field
    Scene foot = Scene::round_one({"knight miale 2407 foot", "knight sachet 3001"});
    CHECK(foot.allows("move miale 2404"));
    CHECK(foot.refusal("move miale 2403") == "Miale cannot reach 2403 with 3 movement points [F]");
    CHECK(ends(foot, "miale").size() == 1 + 6 * (1 + 2 + 3));
}

TEST_CASE("F an attack costs a movement point") {
    Scene mounted = Scene::round_one({"knight salomone 2407", "knight pises 2401"});
    CHECK(mounted.allows("move salomone 2402"));
    CHECK(mounted.refusal("move salomone 2402 attack pises") ==
          "Salomone reaches 2402 only with his last movement point; an attack needs one [F]");
    Scene nearer = Scene::round_one({"knight salomone 2407", "knight pises 2402"});
    CHECK(nearer.allows("move salomone 2403 attack pises"));
    Scene foot = Scene::round_one({"knight salomone 2407 foot", "knight pises 2403", "knight liaye 2410"});
    CHECK(foot.allows("move salomone 2404"));
    CHECK_FALSE(foot.allows("move salomone 2404 attack pises"));
    CHECK(foot.allows("move salomone 2409 attack liaye"));
}

TEST_CASE("F worked example: fanfulla leaves camp into any of the eight Italian entry hexes") {
    Scene scene = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
    for (const char* hex : {"1512", "1612", "1713", "1813", "1914", "2114", "2213", "2314"}) {
        CHECK(scene.allows("move fanfulla " + std::string(hex)));
        Scene out = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
        out.play("move fanfulla " + std::string(hex));
        CHECK(out.at("fanfulla") == hex);
        CHECK(out.knight("fanfulla").order == "moved");
    }
}

TEST_CASE("F out of camp he may attack, if a point is left") {
    Scene scene = Scene::round_one({"knight fanfulla camp foot", "knight sachet 1810", "knight pises 1710"});
    CHECK(scene.allows("move fanfulla 1812")); // 1813 for 1, 1812 for 2
    CHECK(scene.allows("move fanfulla 1811")); // for 3: nothing left
    CHECK_FALSE(scene.allows("move fanfulla 1811 attack sachet"));
    Scene nearer = Scene::round_one({"knight fanfulla camp foot", "knight sachet 1811"});
    CHECK(nearer.allows("move fanfulla 1812 attack sachet"));
}

TEST_CASE("F with every entry hex taken a knight in camp can get no order") {
    const std::initializer_list<std::string_view> blocked{"knight fanfulla camp",
                                                          "knight miale 1512 order moved",
                                                          "knight riccio 1612 order moved",
                                                          "knight salomone 1713 order moved",
                                                          "knight capoccio 1813 order moved",
                                                          "knight giovenale 1914 order moved",
                                                          "knight pises 2114",
                                                          "knight liaye 2213",
                                                          "knight landes 2314",
                                                          "knight abenavoli 1501 order moved"};
    Scene scene = Scene::round_one(blocked);
    // The Italians have PO and an unactivated knight, but he cannot leave: their side is done, the French go
    // on.
    CHECK(scene.text("to_move") == "french");
    CHECK(scene.side("italian").po == 6);
    scene.play("move landes 2313"); // opens 2314
    CHECK(scene.text("to_move") == "italian");
    CHECK(ends(scene, "fanfulla").contains("2314"));

    Scene active = Scene::round_one({"knight fanfulla camp", "knight miale 1512", "knight riccio 1612",
                                     "knight salomone 1713", "knight capoccio 1813", "knight giovenale 1914",
                                     "knight pises 2114", "knight liaye 2213", "knight landes 2314"});
    CHECK(active.legal("move fanfulla").empty());
    CHECK(active.refusal("move fanfulla 1511") == "Fanfulla cannot leave camp: every entry hex is taken [F]");
}

TEST_CASE("F a Move out of camp leaves it") {
    Scene scene = Scene::round_one({"knight fanfulla camp", "knight sachet 2406"});
    CHECK(scene.refusal("move fanfulla 2407") ==
          "Fanfulla cannot reach 2407 with 5 movement points from camp [F]");
    scene.play("move fanfulla 1512");
    CHECK(scene.at("fanfulla") == "1512");
}

TEST_CASE("G nobody ends on or passes through another knight, friend or enemy") {
    // 1501 touches only 1601 and 1502.
    Scene scene = Scene::round_one({"knight riccio 1601", "knight pises 1502"});
    CHECK(words(scene.legal("move abenavoli")) == "move abenavoli 1501 move abenavoli 1501 attack pises");
    CHECK(scene.refusal("move abenavoli 1502") == "Abenavoli cannot end in 1502: Pises stands there [G]");
    CHECK(scene.refusal("move abenavoli 1601") == "Abenavoli cannot end in 1601: Riccio stands there [G]");
    CHECK(scene.refusal("move abenavoli 1503") ==
          "Abenavoli cannot reach 1503: knights stand in the way [G]");
    CHECK(scene.refusal("move abenavoli 1500") == "1500 is off the field [G]");
    Scene open = Scene::round_one({"knight riccio 1601"});
    CHECK(open.allows("move abenavoli 1503"));
}

TEST_CASE("G1 all six sides are alike for attack and defence") {
    for (const char* hex : {"2406", "2507", "2508", "2408", "2308", "2307"}) {
        Scene scene = Scene::round_one({"knight salomone 2407", "knight pises " + std::string(hex)});
        scene.play("move salomone 2407 attack pises : 3 4 3 4");
        for (const auto& blow : scene.events("blow")) {
            CHECK(blow.number("column") == 0);
            CHECK(blow.number("modifier") == 0);
        }
    }
}

TEST_CASE("G2 enemies hold nobody up") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight pises 2507", "knight liaye 2307",
                                    "knight landes 2504", "knight fraise 2304"});
    CHECK(scene.allows("move miale 2402"));
    CHECK(scene.allows("move miale 2404"));
}
