// Plain mode as the ledger of a campaign whose battles are fought on a table.
#include <doctest/doctest.h>

#include "support/environment.hpp"
#include "talking.hpp"

namespace {

using disfida::Player;
using disfida::test::holds;
using disfida::test::Talking;
using disfida::test::TemporaryFolder;
using disfida::test::times;
using disfida::test::Variable;

/// toulongeon and barbazan meet in bulgneville; all battles are fought on a table.
constexpr std::string_view meeting = "disfida 1 lorraine\noption battles result\nset empty\nset turn 2\n"
                                     "set general toulongeon bulgneville points 62 rank 1 skill expert\n"
                                     "set general barbazan sandaucourt points 142 rank 1 skill competent\n"
                                     "set general bayer neufchateau points 90 rank 4 skill poor\n"
                                     "set active barbazan\nmove barbazan bulgneville\n";

std::string said(Talking& talking, const std::vector<std::string>& lines) {
    talking.plan.game = "lorraine";
    talking.go_on_with(meeting);
    return talking.say(lines);
}

} // namespace

TEST_CASE("plain table: sheet prints the order of battle, or says that none waits") {
    Talking talking;
    const std::string out = said(talking, {"sheet", "stand", "sheet"});
    CHECK(times(out, "There is nothing to print now") == 1);
    CHECK(times(out, "Order of battle, Bulgneville, turn 2") == 1);
    CHECK(holds(out, "battle result SIDE lost barbazan:N,toulongeon:N"));
}

TEST_CASE("plain table: Enter plays no result, but a result that is typed is taken and told") {
    Talking talking;
    const std::string out = said(
        talking, {"stand", "", "battle result ...", "battle result french lost barbazan:20,toulongeon:400",
                  "battle result french lost barbazan:20,toulongeon:40", "pieces toulongeon"});
    CHECK(holds(out, "Type an action, or help, moves, hint, field, status.\n"));
    CHECK(holds(out, "toulongeon has 62 points and cannot lose 400 [L-Array]\n"));
    CHECK(holds(out, "rank 1, expert, 42 points"));
    CHECK(times(talking.record(), "\nbattle result ") == 1);
    CHECK(talking.record().ends_with("stand\nbattle result french lost barbazan:20,toulongeon:40\n"));
}

TEST_CASE("plain table: correct takes a result back behind its dice, where undo cannot") {
    Talking talking;
    const std::string out =
        said(talking, {"correct", "stand", "battle result french lost barbazan:20,toulongeon:40",
                       "retreat morimond", "roll", "undo", "correct", "status",
                       "battle result french lost barbazan:24,toulongeon:40", "correct"});
    CHECK(holds(out, "no battle result has been entered\n"));
    CHECK(holds(out, "dice have been rolled since your last decision: it stands\n"));
    CHECK(holds(out, "The result is taken back, 3 actions in all, as the record notes. Turn 2 of 13,"));
    CHECK(holds(out, "The result is taken back, 1 action in all, as the record notes. Turn 2 of 13,"));
    const std::string record = talking.record();
    CHECK(holds(record, "stand\n# taken back: battle result french lost barbazan:20,toulongeon:40\n"
                        "# taken back: retreat morimond\n# taken back: roll : "));
    CHECK(record.ends_with("# taken back: battle result french lost barbazan:24,toulongeon:40\n"));
}

TEST_CASE("plain table: the computer's battle waits for the person at the table") {
    Talking talking;
    talking.plan.players = {Player{}, Player{Player::Kind::computer, 1}};
    const std::string out =
        said(talking, {"stand", "battle result french lost barbazan:20,toulongeon:40", "retreat morimond"});
    CHECK(holds(out, "The French choose how the battle is fought"));
    CHECK(holds(talking.record(), "stand\nbattle result french lost barbazan:20,toulongeon:40\n"
                                  "retreat morimond\n"));
}

TEST_CASE("plain table: the menu offers a scenario beside the openings") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    Talking talking;
    const std::string menu = talking.say_to_menu({"quit"});
    const std::size_t title = menu.find(". Lorraine, the campaign of 1431: lead the Burgundians");
    REQUIRE(title != std::string::npos);
    const std::size_t line = menu.rfind('\n', title) + 1;
    const std::string out =
        talking.say_to_menu({menu.substr(line, title - line), "", "bulgneville", "", "", "quit"});
    CHECK(holds(out, "bulgneville is Bulgneville, 2 July 1431.\n"));
    CHECK(holds(out, "How do the sides draw up: hand, default, bulgneville? [default] > "));
    CHECK(holds(out, "Barbazan attacks in Bulgneville, Toulongeon answers"));
}
