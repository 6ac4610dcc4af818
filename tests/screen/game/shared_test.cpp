// A game whose other side sits at another terminal, on the screen: whose turn it says, when the bell rings.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "play/table.hpp"
#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::keys_of;

namespace {

/// A table that plays for the Italians whatever it is told.
class OwnTable final : public SharedTable {
  public:
    explicit OwnTable(std::string own) : own_(std::move(own)) {}
    [[nodiscard]] std::string_view own_side() const override { return own_; }
    [[nodiscard]] std::vector<int> files() const override { return {}; }
    [[nodiscard]] int timeout() const override { return -1; }
    void tend(Session& session) override {
        for (const std::string& action : std::exchange(coming, {})) {
            REQUIRE(session.play(action));
            add(News::Kind::played);
        }
    }
    Result<Done> want(Session& /*session*/, std::string_view action) override {
        coming.emplace_back(action);
        return Done{};
    }
    Result<Done> say(std::string_view /*text*/) override { return Done{}; }
    Result<Done> offer(Session& /*session*/, Offer /*what*/) override { return Done{}; }
    [[nodiscard]] std::optional<Offer> asked() const override { return std::nullopt; }
    void answer(Session& /*session*/, bool /*yes*/) override {}
    [[nodiscard]] bool busy() const override { return false; }
    [[nodiscard]] std::string presence() const override { return "anna is here"; }
    [[nodiscard]] std::vector<std::string> described() const override { return {}; }
    [[nodiscard]] std::string other() const override { return "anna"; }
    [[nodiscard]] std::string way_back() const override { return "disfida join barletta"; }

    std::vector<std::string> coming;

  private:
    std::string own_;
};

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
