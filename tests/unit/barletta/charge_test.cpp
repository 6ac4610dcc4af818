// I2, I2.1: the initial charge.
#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

namespace {

/// Miale against Sachet in the middle, the Italians to pick, and a second lane so that the charge goes on.
Scene lanes(std::initializer_list<std::string_view> more) {
    Scene scene({"phase charge", "to-move italian", "knight fieramosca 1807", "knight la-motte 1806"});
    for (const std::string_view statement : more) {
        REQUIRE(scene.match().set(statement));
    }
    REQUIRE(scene.match().settle());
    return scene;
}

Scene middle() { return lanes({"knight miale 2407", "knight sachet 2406"}); }

} // namespace

TEST_CASE("I2 the winner picks first, freely, then the sides pick by turns until all lanes have fought") {
    Scene scene = Scene::opening().play("roll : 1 1 6 6");
    while (scene.text("phase") == "deploy") {
        scene.play(scene.legal().front());
    }
    std::string movers;
    while (scene.text("phase") == "charge") {
        CHECK(scene.legal().size() == 13 - movers.size());
        movers += scene.text("to_move") == "italian" ? 'I' : 'F';
        // Two ones hurt nobody but the attacker, and a one keeps him in the saddle.
        const std::string action = scene.legal().front();
        scene.play(action + (scene.dice_of(action, {1, 1}) == 2 ? " : 1 1" : " : 1 1 1"));
    }
    CHECK(movers == "FIFIFIFIFIFIF");
    CHECK(scene.text("phase") == "initiative");
    CHECK(scene.round() == 1);
}

TEST_CASE("I2 a lane fights once, whoever of the two attacked") {
    Scene scene = lanes({"knight miale 2407", "knight sachet 2406", "knight riccio 2007"});
    CHECK(words(scene.legal()) == "charge fieramosca charge miale"); // riccio has nobody opposite
    CHECK(scene.refusal("charge riccio") == "Riccio has nobody opposite who has not fought [I2]");
    scene.play("charge miale : 3 3");
    CHECK(words(scene.legal()) == "charge la-motte");
    CHECK(scene.refusal("charge sachet") == "Sachet has fought in the charge already [I2]");
}

TEST_CASE("I2 only the attacker rolls") {
    Scene scene = middle();
    CHECK(scene.dice_of("charge miale", {3, 3}) == 2); // column +2, roll 6: -/-
    scene.play("charge miale : 3 3");
    CHECK(scene.events("blow").size() == 1);
    CHECK(scene.at("miale") == "2407");
    CHECK(scene.at("sachet") == "2406");
}

TEST_CASE("I2 the two are charged until round 1, in which nobody counts as attacked") {
    Scene scene = middle().play("charge miale : 3 3");
    CHECK(scene.knight("miale").order == "charged");
    CHECK(scene.knight("sachet").order == "charged");
    CHECK(scene.knight("la-motte").order == "none");
    CHECK(scene.side("italian").attacks == 0);
    scene.play("charge la-motte : 3 4"); // column -1, roll 7: -/-
    CHECK(scene.text("phase") == "initiative");
    for (const char* id : {"miale", "sachet", "fieramosca", "la-motte"}) {
        CHECK(scene.knight(id).order == "none");
        CHECK(scene.knight(id).attacked_by.empty());
    }
    CHECK(scene.side("italian").attacks == 5);
    CHECK(scene.side("french").attacks == 5);
}

TEST_CASE("I2 a charge retreats and advances like any combat when nobody is thrown") {
    Scene scene = middle().play("charge miale : 3 4 1"); // column +2, roll 7: -/1; unhorsing 1 + 1 against 4
    CHECK(scene.at("sachet") == "2405");
    CHECK(scene.knight("sachet").hits == 1);
    CHECK(scene.knight("sachet").mounted);
    CHECK(scene.at("miale") == "2406");
}

TEST_CASE("I2 the attacker's own side of the table counts too") {
    Scene scene = lanes({"to-move french", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge sachet : 1 1 1"); // column -2, roll 2: 2/-; unhorsing 1 + 2 against 4
    CHECK(scene.knight("sachet").hits == 2);
    CHECK(scene.knight("sachet").mounted);
    CHECK(scene.at("sachet") == "2406"); // an attacker never retreats
    CHECK(scene.at("miale") == "2407");
}

TEST_CASE("I2.1 worked example: Miale throws Sachet and rides through to 2405") {
    Scene scene = middle().play("charge miale : 3 4 4"); // -/1, then 4 + 1 > 4
    CHECK(scene.events("blow").front().number("column") == 2);
    CHECK(scene.events("blow").front().text("cell") == "-/1");
    CHECK(scene.at("sachet") == "2406");
    CHECK_FALSE(scene.knight("sachet").mounted);
    CHECK(scene.knight("sachet").hits == 2);
    CHECK(scene.knight("sachet").wounds == 0);
    CHECK(scene.at("miale") == "2405");
    CHECK(scene.knight("miale").mounted);
}

TEST_CASE("I2.1 a defender whose attacker was thrown rides through too") {
    Scene scene = lanes({"to-move french", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge sachet : 1 1 3"); // 2/-, then 3 + 2 > 4
    CHECK(scene.at("sachet") == "2406");
    CHECK_FALSE(scene.knight("sachet").mounted);
    CHECK(scene.knight("sachet").hits == 3);
    CHECK(scene.at("miale") == "2405");
}

TEST_CASE("I2.1 the rider stays if the hex behind is taken, and nobody takes a Hit for it") {
    Scene scene = lanes({"knight miale 2407", "knight sachet 2406", "knight frignes 2405"});
    scene.play("charge miale : 3 4 4");
    CHECK(scene.at("miale") == "2407");
    CHECK(scene.at("sachet") == "2406");
    CHECK(scene.knight("sachet").hits == 2);
    CHECK(scene.story() == "charges blow hits unhorsing-test hits stays");
}

TEST_CASE("I2.1 the rider stays if the hex behind is off the field") {
    // Only a field of one's own brings the lines to the fence: here the French stand on the top row.
    const disfida::test::TemporaryFolder folder;
    std::string field = disfida::test::file_text(disfida::test::source_root() / "data/barletta/field.toml");
    const auto change = [&](const std::string& from, const std::string& to) {
        const std::size_t at = field.find(from);
        REQUIRE(at != std::string::npos);
        field.replace(at, from.size(), to);
    };
    change("italian_row = 7", "italian_row = 1");
    change("french_row = 6", "french_row = 0");
    change("\"2407\"", "\"2401\"");
    change("\"2406\"", "\"2400\"");
    folder.write("barletta/field.toml", field);
    const auto data = disfida::DataSource::open(folder.path().string());
    REQUIRE(data);
    auto match = disfida::Match::create(*data, "barletta", {}, std::nullopt, 1);
    REQUIRE(match);
    for (const char* statement :
         {"empty", "phase charge", "to-move italian", "knight miale 2401", "knight sachet 2400"}) {
        REQUIRE(match->set(statement));
    }
    const std::vector<int> dice{3, 4, 4};
    const auto played = match->play("charge miale", dice);
    REQUIRE_MESSAGE(played, played.error().text);
    const std::string state = match->position().state();
    CHECK(state.find(R"("id":"miale","side":"italian","vc":6,"at":"2401")") != std::string::npos);
    CHECK(state.find(R"("id":"sachet","side":"french","vc":4,"at":"2400","mounted":false,"hits":2)") !=
          std::string::npos);
}

TEST_CASE("I2.1 needs a rider on horseback: a man on foot advances as usual") {
    Scene scene = lanes({"knight miale 2407 foot", "knight sachet 2406"});
    scene.play("charge miale : 4 5 4"); // column 2 - 1 = +1, roll 9: -/1; 4 + 1 > 4
    CHECK_FALSE(scene.knight("sachet").mounted);
    CHECK(scene.at("sachet") == "2405");
    CHECK(scene.at("miale") == "2406");
}

TEST_CASE("I2.1 needs the thrown man alive: where he dies the attacker enters his hex") {
    Scene scene = lanes({"knight miale 2407", "knight sachet 2406 hits 3 wounds 3", "knight forges 2005"});
    // Column 2 + 3 = +5, roll 2 + 3 = 5: -/D; 1 + 3 + 3 > 4; the fourth Hit is the fourth wound.
    scene.play("charge miale : 1 1 1");
    CHECK(scene.at("sachet") == "killed");
    CHECK(scene.at("miale") == "2406");
}

TEST_CASE("I2.1 surrender is tested as usual, and a captor goes to camp instead of riding through") {
    Scene yields = lanes({"knight miale 2407", "knight sachet 2406 wounds 1"});
    yields.play("charge miale : 3 4 4 4"); // column +3, roll 7: -/1; 4 + 1 + 1 > 4; surrender 4 + 1 + 0 > 4
    CHECK(yields.at("sachet") == "captured");
    CHECK(yields.at("miale") == "camp");
    Scene fights = lanes({"knight miale 2407", "knight sachet 2406 wounds 1"});
    fights.play("charge miale : 3 4 4 3"); // 3 + 1 + 0 is not above 4
    CHECK(fights.at("sachet") == "2406");
    CHECK(fights.at("miale") == "2405");
}
