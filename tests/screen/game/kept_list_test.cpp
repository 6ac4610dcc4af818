// The kept games on the title: listed, named, deleted after a yes, mended, watched.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "play/game_file.hpp"
#include "screen/game/title_page.hpp"
#include "support/has.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::drawn;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::type;
using tui::TitleScreen;

namespace {

constexpr std::string_view begun = "disfida 1 barletta\nroll : 6 6 1 1\n";

/// Two games, the one called "new" played last.
struct Home : test::Home {
    Home() {
        keep_game("old", begun);
        keep_game("new", begun);
        make_older("old");
    }
};

/// Another process that has hold of a game as long as this object lives.
class Holder {
  public:
    explicit Holder(const std::string& path) {
        REQUIRE(::pipe(ready_.data()) == 0);
        child_ = ::fork();
        if (child_ == 0) {
            const auto held = GameFile::hold(path);
            [[maybe_unused]] const auto told = ::write(ready_[1], held ? "y" : "n", 1);
            ::pause();
            ::_exit(0);
        }
        char answer = 0;
        REQUIRE(::read(ready_[0], &answer, 1) == 1);
        REQUIRE(answer == 'y');
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    ~Holder() {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
        ::close(ready_[0]);
        ::close(ready_[1]);
    }
    [[nodiscard]] pid_t id() const { return child_; }

  private:
    std::array<int, 2> ready_{};
    pid_t child_ = -1;
};

} // namespace

TEST_CASE(
    "kept games: the list has every game by name, the last one first, and says what the marked one is") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "g");
    const std::string list = drawn(title);
    CHECK(list.find("  new") < list.find("  old"));
    CHECK(has(in_one_line(list),
              "The Challenge of Barletta, 13 February 1503. Deployment, 0 of 26 knights stand"));
    CHECK(has(list, "[n]ame"));
    type(title, "<Down><Enter>");
    const auto session = title.take_session();
    REQUIRE(session);
    CHECK(session->path() == home.game("old").string());
}

TEST_CASE("kept games: n names one; a name that is none or another game's is refused and changes nothing") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "gn");
    CHECK(has(drawn(title), "its name: new"));
    type(title, "<Back><Back><Back>old<Enter>");
    CHECK(has(drawn(title), "old: another game is called so"));
    CHECK(home.keeps_game("new"));
    CHECK(has(drawn(title), "its name: old")); // to be mended
    type(title, "<Back><Back><Back>a/b<Enter>");
    CHECK(has(in_one_line(drawn(title)), "'a/b' is no name for a game"));
    type(title, "<Back><Back><Back>my first<Enter>");
    CHECK(has(drawn(title), "my first"));
    CHECK(home.keeps_game("my first"));
    CHECK_FALSE(home.keeps_game("new"));
    type(title, "<Enter>");
    const auto session = title.take_session();
    REQUIRE(session);
    CHECK(session->path() == home.game("my first").string());
}

TEST_CASE("kept games: d deletes after a y alone; with the last one the list is gone") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "gd");
    CHECK(has(drawn(title), "Delete new? Nothing brings it back."));
    type(title, "<Enter>"); // no answer
    CHECK(home.keeps_game("new"));
    type(title, "n");
    CHECK(home.keeps_game("new"));
    type(title, "dy");
    CHECK_FALSE(home.keeps_game("new"));
    CHECK(home.keeps_game("old"));
    CHECK(has(drawn(title), "  old"));
    type(title, "dy");
    CHECK_FALSE(home.keeps_game("old"));
    const std::string at_title = drawn(title);
    CHECK(has(at_title, "Learn to play"));
    CHECK(at_title.find("Kept games") == std::string::npos);
}

TEST_CASE("kept games: a torn record is offered to be mended from the title, and kept as it was beside") {
    const Home home;
    const std::string torn = std::string(begun) + "place fiera";
    home.keep_game("new", torn);
    TitleScreen title(home.data, Settings{});
    type(title, "g");
    CHECK(has(in_one_line(drawn(title)), "the last line is cut off"));
    type(title, "<Enter>");
    CHECK(has(in_one_line(drawn(title)), "the last line is cut off. Go on from the line before?"));
    type(title, "n");
    CHECK_FALSE(title.take_session());
    type(title, "<Enter>y");
    CHECK(title.take_session());
    CHECK(test::file_text(home.game("new").string() + ".torn") == torn);
}

TEST_CASE(
    "kept games: one that another process plays is neither named nor deleted, and is offered to be watched") {
    const Home home;
    const Holder holder(home.game("new").string());
    TitleScreen title(home.data, Settings{});
    const std::string who = "is being played by process " + std::to_string(holder.id()) + " of ";
    type(title, "g");
    CHECK(has(in_one_line(drawn(title)), "It " + who));
    CHECK(has(in_one_line(drawn(title)), " since "));
    type(title, "dy");
    CHECK(has(in_one_line(drawn(title)), who));
    CHECK(home.keeps_game("new"));
    type(title, "n2<Enter><Esc>");
    CHECK(home.keeps_game("new"));
    type(title, "<Enter>");
    CHECK(has(in_one_line(drawn(title)), who));
    CHECK(has(in_one_line(drawn(title)), "Watch it?"));
    type(title, "y");
    CHECK_FALSE(title.take_session());
    CHECK(title.take_watched());
}

TEST_CASE("title: ? says what every line of the form for a new game is, and closes again") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "b?");
    const std::string help = drawn(title, 80, 60);
    CHECK(has(help, "change what the line says"));
    CHECK(has(help, "deployment. Place each piece by hand"));
    type(title, "q");
    CHECK(has(drawn(title), "Start the game"));
    type(title, "<Esc>?");
    CHECK(has(drawn(title), "another line"));
}

TEST_CASE("title: h j k l move in the list or to a first letter, and open nothing") {
    const Home home;
    for (const std::string key : {"h", "j", "k", "l"}) {
        CAPTURE(key);
        TitleScreen title(home.data, Settings{});
        type(title, key);
        CHECK(has(drawn(title), "Another terminal")); // still the title's own list
    }
    TitleScreen title(home.data, Settings{});
    const std::string before = drawn(title);
    type(title, "jk");
    CHECK(drawn(title) == before);
}

TEST_CASE("title: the form names the optional rules on their lines, not by the words of a command") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "b");
    CHECK(has(drawn(title), "K1: d'Aste takes a wound where he would surrender"));
    CHECK(has(drawn(title), "K2: an Italian dismounts to fight a man on foot"));
}
