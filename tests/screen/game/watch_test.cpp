// Watching a game that another process plays: what is played is seen, and nothing can be done to it.
#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::keys_of;
using disfida::test::TemporaryFolder;

namespace {

constexpr std::string_view begun = "disfida 1 barletta\nroll : 6 6 1 1\n";

struct Watching {
    TemporaryFolder folder;
    DataSource data;
    std::optional<tui::PlayScreen> screen;
    int looks = 0;
    explicit Watching(std::string_view record) {
        folder.write("game.disfida", record);
        auto watched = Follower::open(data, path());
        REQUIRE(watched);
        Settings settings;
        settings.animation = false;
        settings.bell = 1;
        screen.emplace(data, std::move(*watched), settings);
    }
    [[nodiscard]] std::string path() const { return (folder.path() / "game.disfida").string(); }
    void becomes(std::string_view record) { folder.write("game.disfida", record); }
    /// Lets a look's time go by; whether there was anything new.
    bool look() { return screen->tick(tui::PlayScreen::Clock::now() + std::chrono::seconds(++looks)); }
    void type(std::string_view keys) {
        for (const tui::Key& key : keys_of(keys)) {
            screen->handle(key);
        }
    }
    std::string drawn() {
        tui::Canvas canvas(80, 24);
        screen->draw(canvas);
        return canvas.text(tui::Charset::ascii);
    }
    [[nodiscard]] std::size_t plies() const { return screen->session().match().plies().size(); }
};

} // namespace

TEST_CASE("watch: what the other plays is seen at the next look, what he takes back too") {
    Watching watching(begun);
    CHECK(has(watching.drawn(), "You watch "));
    CHECK(watching.plies() == 1);
    CHECK_FALSE(watching.look());
    const std::string more = std::string(begun) + "place fieramosca 2407\n";
    watching.becomes(more + "place la-mo"); // in the middle of being written
    CHECK(watching.look());
    CHECK(watching.plies() == 2);
    CHECK(watching.screen->take_bells() == 1);
    watching.becomes(more + "place la-motte 2406\n");
    CHECK(watching.look());
    CHECK(watching.plies() == 3);
    watching.becomes(begun);
    CHECK(watching.look());
    CHECK(watching.plies() == 1);
    watching.becomes("disfida 1 iliad\n"); // another game in its place
    CHECK(watching.look());
    CHECK(watching.plies() == 0);
    CHECK(has(watching.drawn(), "BOTTLE"));
}

TEST_CASE("watch: a page about what is taken back is closed") {
    const std::string more = std::string(begun) + "place fieramosca 2407\n";
    for (const std::string_view page : {"L", "x", "W", "L<Enter>"}) {
        Watching watching(more);
        watching.type(page);
        watching.becomes("disfida 1 barletta\n");
        CHECK(watching.look());
        watching.type("<Enter>x<Enter>R");
        CHECK(watching.plies() == 0);
        watching.drawn();
    }
}

TEST_CASE("watch: orders, undo and options are refused by who watches, pages open, q leaves at once") {
    Watching watching(begun);
    watching.type(":place fieramosca 2407<Enter>");
    CHECK(has(in_one_line(watching.drawn()), "you only watch"));
    CHECK(watching.plies() == 1);
    watching.type("U");
    CHECK(has(in_one_line(watching.drawn()), "you only watch"));
    watching.type("O");
    CHECK(has(in_one_line(watching.drawn()), "you only watch"));
    watching.type("<Enter>a");
    CHECK(watching.plies() == 1);
    watching.type("L");
    CHECK(has(watching.drawn(), "Log"));
    watching.type("q?");
    CHECK(has(watching.drawn(), "Signs and keys"));
    watching.type("qq");
    CHECK(watching.screen->done());
    CHECK(has(watching.screen->last_line(), "It is in " + watching.path()));
    CHECK(test::file_text(watching.path()) == begun);
}
