// A game whose other side sits at another terminal, on the screen: whose turn it says, when the bell rings.
#include <algorithm>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "screen/game/table.hpp"
#include "support/environment.hpp"
#include "support/has.hpp"
#include "support/own_table.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::keys_of;
using disfida::test::OwnTable;

namespace {

struct Seat {
    DataSource data;
    OwnTable* table = nullptr;
    std::optional<tui::PlayScreen> screen;

    explicit Seat(std::string own) {
        auto match = Match::read(data, "disfida 1 barletta\nroll : 6 6 1 1\n", "game", 1);
        REQUIRE(match);
        auto session = Session::practice(std::move(*match));
        auto made = std::make_unique<OwnTable>(std::move(own));
        table = made.get();
        session.sit_down(std::move(made));
        Settings settings;
        settings.animation = false;
        settings.bell = 1;
        screen.emplace(data, std::move(session), settings);
    }
    void type(std::string_view keys) {
        for (const tui::Key& key : keys_of(keys)) {
            screen->handle(key);
        }
    }
    std::string drawn(int width = 80) {
        tui::Canvas canvas(width, 24);
        screen->draw(canvas);
        return canvas.text(tui::Charset::ascii);
    }
    std::string bottom() {
        const std::string all = drawn();
        return std::string(split(all, '\n')[23]);
    }
    /// What comes over the line.
    void comes(std::string action) {
        table->coming.push_back(std::move(action));
        screen->tick(tui::PlayScreen::Clock::now());
    }
};

} // namespace

TEST_CASE("expectation 31: at a table the title of the window says whose turn it is") {
    Seat seat("italian");
    CHECK(has(seat.screen->heading(), ", your turn"));
    seat.comes("place fieramosca 2407");
    CHECK(has(seat.screen->heading(), ", the other terminal's turn"));
}

TEST_CASE("expectation 31: at a table the bell rings when it is one's turn again, not at one's own orders") {
    Seat seat("italian");
    seat.comes("place fieramosca 2407");
    CHECK(seat.screen->take_bells() == 0);
    seat.comes("place la-motte 2406"); // the French place two by turns
    CHECK(seat.screen->take_bells() == 0);
    seat.comes("place fontaines 2206");
    CHECK(seat.screen->take_bells() == 1);
    Seat watcher(""); // every order is news to who looks on
    watcher.comes("place fieramosca 2407");
    CHECK(watcher.screen->take_bells() == 1);
}

TEST_CASE("title: a question mark in the line for a table is a letter, not the key for help") {
    const DataSource data;
    tui::TitleScreen title(data, Settings{});
    for (const tui::Key& key : keys_of("t<Enter>a?b")) {
        title.handle(key);
    }
    tui::Canvas canvas(80, 24);
    title.draw(canvas);
    CHECK(has(canvas.text(tui::Charset::ascii), "a?b"));
}

TEST_CASE("at a table: the bar of one's own turn keeps what matters, and has the keys for talk and table") {
    Seat seat("italian");
    const std::string bar = seat.bottom();
    CHECK(has(bar, "[Enter]place him here [a]ll in roster order"));
    CHECK(has(bar, "anna is here [/]talk [%]who"));
}

TEST_CASE("at a table: while the other moves Enter says that one waits, and / alone begins to talk") {
    Seat seat("italian");
    seat.comes("place fieramosca 2407");
    seat.type("<Esc>"); // what was played has been seen
    CHECK(has(in_one_line(seat.drawn()), "You wait: anna is to move."));
    seat.type("<Enter>");
    CHECK_FALSE(seat.screen->typing());
    CHECK(has(in_one_line(seat.drawn()), "You wait: it is anna's turn"));
    seat.type("/");
    CHECK(has(seat.bottom(), "say ([Enter] sends, [Esc] back):"));
    // The turn changes while one types: the line says so.
    seat.comes("place la-motte 2406");
    seat.comes("place fontaines 2206");
    CHECK(has(seat.bottom(), "YOUR TURN, say ([Enter] sends, [Esc] back):"));
}

TEST_CASE("at a table: who hosts alone is offered no dice, but how the other comes") {
    Seat seat("italian");
    seat.table->inviting = "Nobody has joined yet. The other player types: disfida join barletta";
    const std::string all = in_one_line(seat.drawn());
    CHECK(has(all, "The other player types: disfida join barletta"));
    CHECK(has(all, "You wait: the game begins when the other player is here."));
    CHECK(has(seat.bottom(), "[Enter]how the other comes"));
    CHECK(seat.bottom().find("roll the dice") == std::string::npos);
    CHECK(has(seat.screen->heading(), ", nobody has joined yet"));
    seat.type("<Enter>");
    CHECK(has(seat.drawn(), "The table"));
    CHECK(seat.table->coming.empty());
}

TEST_CASE("at a table: a question too long for the bottom line stands whole above it") {
    Seat seat("italian");
    seat.table->back = "disfida host /home/anna/games/that/are/kept/in/a/folder/deep/below/my-game.disfida";
    seat.type("q");
    const std::string all = in_one_line(seat.drawn());
    CHECK(has(all, "Back by: disfida host /home/anna/games/that/are/kept/in/a/folder/deep/below/my-game.disfida"));
    CHECK(seat.bottom().find('~') == std::string::npos);
    CHECK(has(seat.bottom(), "[y]es [n]o"));
}

TEST_CASE("at a table: who is asked to take back sees which order, and what has followed it") {
    Seat seat("italian");
    seat.comes("place fieramosca 2407");
    seat.comes("place la-motte 2406");
    seat.table->asks = Offer::undo;
    seat.screen->tick(tui::PlayScreen::Clock::now());
    CHECK(has(in_one_line(seat.drawn()), "anna asks to take back 'place la-motte 2406'. Agree?"));
    seat.type("n");
    seat.type("U");
    CHECK(has(in_one_line(seat.drawn()),
              "anna is asked whether 'place fieramosca 2407' and what followed it may be taken back"));
}

TEST_CASE("a message that has no room is shown whole by x, not the working of the last roll") {
    Seat seat("italian");
    std::string words;
    for (int i = 1; i <= 120; ++i) {
        words += "word" + std::to_string(i) + " ";
    }
    seat.table->told = words + "end";
    seat.screen->tick(tui::PlayScreen::Clock::now());
    CHECK(has(seat.drawn(), "[x]more"));
    seat.type("x");
    const std::string page = in_one_line(seat.drawn());
    CHECK(has(page, "The whole message"));
    CHECK(has(page, "word120 end"));
}

TEST_CASE("title: every line of the form reaches the table, in all games") {
    const DataSource data;
    for (const GameInfo& game : all_games()) {
        CAPTURE(game.name);
        tui::NewGameForm form(data, game, Settings{});
        const auto select = [&](std::string_view label) {
            for (std::size_t i = 0; i < form.entries().size(); ++i) {
                form.handle(tui::key(tui::Key::Name::home));
                for (std::size_t step = 0; step < i; ++step) {
                    form.handle(tui::key(tui::Key::Name::down));
                }
                if (form.entries()[i].label.starts_with(label)) {
                    return true;
                }
            }
            return false;
        };
        REQUIRE(select("another terminal"));
        form.handle(tui::key(tui::Key::Name::right));
        // What a table has not is not on its form: computers, their pace, a seed, dice by hand.
        for (const std::string_view label : {"dice", "computer's pace", "seed"}) {
            CHECK_FALSE(select(label));
        }
        auto hosting = form.hosting();
        REQUIRE(hosting);
        CHECK(hosting->plan.players.empty());
        CHECK(hosting->side == game.sides[0]);
        CHECK(hosting->access->who == net::Access::Who::self);
        if (game.openings.size() > 1) {
            CHECK(hosting->plan.opening == std::string(game.openings[1])); // what the form shows at first
            REQUIRE(select("deployment"));
            for (std::size_t way = 2; way < game.openings.size() + game.scenarios.size(); ++way) {
                form.handle(tui::key(tui::Key::Name::right));
                hosting = form.hosting();
                const std::string chosen =
                    hosting->plan.scenario.empty() ? *hosting->plan.opening : hosting->plan.scenario;
                const auto& entries = form.entries();
                const auto at = std::find_if(entries.begin(), entries.end(),
                                             [](const tui::MenuEntry& e) { return e.label == "deployment"; });
                CHECK(at->values[way] == chosen);
            }
        }
        for (const FormOption& option : form_options(game, data, {})) {
            if (option.values.size() < 2) {
                continue;
            }
            REQUIRE(select(option.label));
            form.handle(tui::key(tui::Key::Name::right));
            hosting = form.hosting();
            const auto& options = hosting->plan.options;
            CHECK(std::find(options.begin(), options.end(),
                            std::pair<std::string, std::string>(option.name, option.values[1])) !=
                  options.end());
            form.handle(tui::key(tui::Key::Name::left));
        }
        REQUIRE(select("you play"));
        form.handle(tui::key(tui::Key::Name::right));
        CHECK(form.hosting()->side == game.sides[1]);
        // The ways to the table: a name, any login, a group, a port.
        const auto typed_in = [&](std::string_view label, std::string_view text) {
            REQUIRE(select(label));
            for (const tui::Key& key : keys_of("<Enter>" + std::string(text) + "<Enter>")) {
                form.handle(key);
            }
        };
        typed_in("name", "our-game");
        CHECK(form.hosting()->access->name == "our-game");
        REQUIRE(select("another terminal"));
        form.handle(tui::key(tui::Key::Name::right));
        CHECK(form.hosting()->access->who == net::Access::Who::all);
        form.handle(tui::key(tui::Key::Name::right));
        REQUIRE(select("Start"));
        CHECK(form.handle(tui::key(tui::Key::Name::enter)) == tui::NewGameForm::Outcome::changed);
        CHECK(has(form.notice(), "Which group?"));
        typed_in("group", "players");
        CHECK(form.hosting()->access->who == net::Access::Who::group);
        CHECK(form.hosting()->access->group == "players");
        REQUIRE(select("another terminal"));
        form.handle(tui::key(tui::Key::Name::right));
        typed_in("address", ":7000");
        CHECK(form.hosting()->access->who == net::Access::Who::port);
        CHECK(net::name(form.hosting()->access->address) == "127.0.0.1:7000");
        REQUIRE(select("Start"));
        CHECK(form.handle(tui::key(tui::Key::Name::enter)) == tui::NewGameForm::Outcome::start);
    }
}
