// The rulebook on the screen: its index, the ways from rule to rule, and the ways into it from a game.
#include <doctest/doctest.h>

#include "play/rulebook.hpp"
#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "tui/rule_view.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::keys_of;
using disfida::test::Table;
using disfida::test::TableOptions;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;
using tui::RuleView;
using tui::TitleScreen;

namespace {

/// A screen in memory for whatever takes keys and draws itself.
template <class View> std::string drawn(View& view, int width = 80, int height = 24) {
    tui::Canvas canvas(width, height);
    if constexpr (requires { view.draw(canvas, canvas.area()); }) {
        view.draw(canvas, canvas.area());
    } else {
        view.draw(canvas);
    }
    return canvas.text(tui::Charset::ascii);
}

/// A rulebook one types at.
struct Book {
    explicit Book(std::string_view game = "barletta", const std::vector<std::string>& ids = {})
        : view(open(data, game, ids)) {}

    static RuleView open(const DataSource& data, std::string_view game, const std::vector<std::string>& ids) {
        auto opened = RuleView::open(data, game, ids);
        REQUIRE_MESSAGE(opened, opened.error().line());
        return std::move(*opened);
    }
    RuleView::Outcome type(std::string_view keys) {
        RuleView::Outcome last = RuleView::Outcome::ignored;
        for (const tui::Key& key : keys_of(keys)) {
            last = view.handle(key);
        }
        return last;
    }
    std::string screen(int width = 80, int height = 24) { return drawn(view, width, height); }
    /// The title line of what is shown.
    std::string title() { return screen().substr(0, screen().find('\n')); }

    DataSource data;
    RuleView view;
};

std::vector<RuleText> rules_of(std::string_view game) { return *load_rules(DataSource(), game); }

/// Two knights face to face, the Italians to move.
const std::string duel = "disfida 1 barletta\nset empty\nset phase activate\nset round 1\n"
                         "set to-move italian\nset knight miale 2407\nset knight sachet 2406\n";

} // namespace

TEST_CASE("rulebook: the index has every rule with what is ours, and Enter reads the one marked") {
    Book book;
    const auto rules = rules_of("barletta");
    CHECK(has(book.title(), "Rulebook: The Challenge of Barletta"));
    CHECK(has(book.title(), "1/" + std::to_string(rules.size())));
    const std::string long_page = book.screen(100, 200);
    for (const RuleText& rule : rules) {
        CHECK(has(long_page, index_line(rule)));
    }
    CHECK(has(long_page, "  lesson ")); // which lesson shows it
    book.type("<Down><Enter>");
    CHECK(has(book.title(), "Barletta " + rules[1].id + "  " + rules[1].title));
    CHECK(has(in_one_line(book.screen(80, 60)), in_one_line(rules[1].text)));
    CHECK(book.type("q") == RuleView::Outcome::changed); // back to the index, at the same rule
    CHECK(has(book.title(), "2/"));
    CHECK(book.type("q") == RuleView::Outcome::closed);
}

TEST_CASE("rulebook: a page says what is ruling and reconstruction, and digits follow what it refers to") {
    Book book("barletta", {"H1"});
    const auto rules = rules_of("barletta");
    CHECK(has(book.title(), "Barletta H1  "));
    const auto related = related_rules(rules, *find_rule(rules, "H1"));
    REQUIRE(related.size() >= 2);
    const std::string page = in_one_line(book.screen(80, 100));
    CHECK(has(page, "See also:"));
    CHECK(has(page, "2 " + in_one_line(index_line(*find_rule(rules, related[1])))));
    book.type("2");
    CHECK(has(book.title(), "Barletta " + related[1] + "  "));
    book.type("1");
    book.type("q"); // step by step back on the trail
    CHECK(has(book.title(), "Barletta " + related[1] + "  "));
    book.type("q");
    CHECK(has(book.title(), "Barletta H1  "));
    CHECK(book.type("q") == RuleView::Outcome::closed); // it was opened at this rule
    const auto few = related_rules(rules, *find_rule(rules, "A"));
    Book first("barletta", {"A"});
    CHECK(few.size() < 9);
    CHECK(first.type("9") == RuleView::Outcome::ignored);
}

TEST_CASE("rulebook: Left and Right turn pages and stop at the ends; i is the index at that rule") {
    Book book("barletta", {"A"});
    const auto rules = rules_of("barletta");
    CHECK(book.type("<Left>") == RuleView::Outcome::ignored);
    book.type("<Right><Right>");
    CHECK(has(book.title(), "Barletta " + rules[2].id + "  "));
    book.type("<Left>");
    CHECK(has(book.title(), "Barletta " + rules[1].id + "  "));
    book.type("i");
    CHECK(has(book.title(), "Rulebook: "));
    CHECK(has(book.title(), "2/"));
    Book last("barletta", {rules.back().id});
    CHECK(last.type("<Right>") == RuleView::Outcome::ignored);
}

TEST_CASE("rulebook: l begins the lesson that shows the rule") {
    Book book("barletta", {"H1.1"});
    const LessonShelf shelf = load_lessons(DataSource());
    const Lesson* lesson = shelf.showing("barletta", "H1.1");
    REQUIRE(lesson != nullptr);
    CHECK(has(in_one_line(book.screen(80, 100)),
              "Lesson " + std::to_string(shelf.number(*lesson)) + " shows it: " + lesson->title));
    CHECK(book.type("l") == RuleView::Outcome::lesson);
    CHECK(book.view.lesson() == lesson->id);
}

TEST_CASE("rulebook: Tab goes to another game's rules, and round to the first") {
    Book book;
    book.type("<Tab>");
    CHECK(has(book.title(), "Rulebook: " + std::string(find_game("iliad")->title)));
    CHECK(has(book.title(), "/" + std::to_string(rules_of("iliad").size())));
    book.type("<Enter>");
    CHECK(has(book.title(), "Iliad " + rules_of("iliad").front().id));
    book.type("q<Tab><Tab>");
    CHECK(has(book.title(), "Rulebook: The Challenge of Barletta"));
}

TEST_CASE("rulebook: / finds words of a rule's text, not of its title alone; n goes on") {
    Book book;
    // "fence" stands in no title.
    const auto rules = rules_of("barletta");
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        CHECK(rules[i].title.find("fence") == std::string::npos);
        if (search_rules(std::span(&rules[i], 1), "fence").size() == 1) {
            places.push_back(i + 1);
        }
    }
    REQUIRE(places.size() >= 2);
    const std::size_t first = places.front() == 1 ? places[1] : places[0];
    book.type("/FENCE<Enter>");
    CHECK(has(book.title(), std::to_string(first) + "/"));
    book.type("n");
    CHECK_FALSE(book.title().find(" " + std::to_string(first) + "/") != std::string::npos);
    book.type("N");
    CHECK(has(book.title(), " " + std::to_string(first) + "/"));
    book.type("/no such words<Enter>");
    CHECK(has(book.screen(), "not found: no such words"));
    book.type("/q<Esc>"); // typing is no leaving
    CHECK(has(book.title(), "Rulebook: "));
}

TEST_CASE("rulebook: several rules come as an index of their own, a shows all") {
    Book book("barletta", {"H1", "H1.1", "nonsense"});
    CHECK(has(book.title(), "Rules that had a part in it"));
    CHECK(has(book.title(), "1/2"));
    book.type("a");
    CHECK(has(book.title(), "1/" + std::to_string(rules_of("barletta").size())));
    CHECK_FALSE(RuleView::open(DataSource(), "chess"));
    CHECK(has(Book("barletta", {"nonsense"}).title(), "Rulebook: "));
}

TEST_CASE("rulebook: on the smallest screen a rule can be read to its end") {
    Book book("barletta", {"H1"});
    const std::string small = book.screen(40, 12);
    CHECK(has(small, " of "));
    book.type("G");
    CHECK(has(book.screen(40, 12), "Lesson "));
}

TEST_CASE("screen: R after a refusal opens the rule behind it, otherwise the index") {
    TableOptions options;
    options.record = duel;
    Table table(options);
    table.type(":move sachet 2405<Enter>"); // he is French
    const std::string refusal = in_one_line(table.screen());
    table.type("R");
    const std::string rule = table.line(0);
    REQUIRE(has(rule, "Barletta "));
    const std::string id =
        rule.substr(rule.find("Barletta ") + 9, rule.find("  ", 10) - rule.find("Barletta ") - 9);
    CHECK(has(refusal, "[" + id + "]"));
    table.type("q");
    CHECK(has(table.line(-1), "[")); // the game again
    table.type("R");
    CHECK(has(table.line(0), "Rulebook: "));
    table.type("q");
}

TEST_CASE("screen: R in the log and on the page of a working opens the rules that had a part in it") {
    TableOptions options;
    options.record = duel + "move miale 2407 attack sachet : 4 2 3 4\n";
    options.players = "person person";
    Table table(options);
    REQUIRE(table.match().plies().size() == 1);
    table.type("x");
    REQUIRE(has(table.line(0), "Full working"));
    table.type("R");
    CHECK(has(table.line(0), "Rules that had a part in it"));
    CHECK(has(table.screen(80, 60), "H1"));
    table.type("q");
    CHECK(has(table.line(0), "Full working"));
    table.type("qLR");
    CHECK(has(table.line(0), "Rules that had a part in it"));
    table.type("<Enter>");
    CHECK(has(table.line(0), "Barletta "));
    table.type("qq");
    CHECK(has(table.line(0), "Log"));
}

TEST_CASE("screen: ? twice is the rulebook; Ctrl-C in it asks whether to leave") {
    Table table;
    table.type("??");
    CHECK(has(table.line(0), "Rulebook: "));
    table.play().interrupt();
    CHECK(has(table.line(-1), "Leave the game?"));
}

TEST_CASE("screen: in a lesson R on the card opens the rule behind a wrong answer, else the lesson's rules") {
    TableOptions options;
    options.lesson = "barletta-04";
    Table table(options);
    table.type("R");
    CHECK(has(table.line(0), "Rules that had a part in it"));
    table.type("q1R"); // +12 is wrong
    CHECK(has(table.line(0), "Barletta H1.1  "));
    table.type("q");
    CHECK(has(table.screen(), "step 1 of "));
    table.type("R");
    table.type("l"); // another lesson, in the place of this one
    CHECK(table.play().take_wanted_lesson() == "barletta-04");
}

TEST_CASE("title: Learn to play lists the lessons with what is done; Enter begins the one that is due") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    home.write("disfida/lessons", "barletta-01 0 done\nbarletta-02 3\n");
    const DataSource data;
    TitleScreen title(data, Settings{});
    CHECK(has(drawn(title), "Learn to play"));
    CHECK(has(drawn(title), "Rulebook"));
    title.handle(tui::typed(U'e'));
    const std::string list = drawn(title, 80, 60);
    const LessonShelf shelf = load_lessons(data);
    for (const Lesson& lesson : shelf.lessons) {
        CHECK(has(list, std::to_string(shelf.number(lesson)) + "  " + lesson.title));
    }
    CHECK(has(list, shelf.find("barletta-01")->title + "  done"));
    CHECK(has(list, shelf.find("barletta-02")->title + "  at step 4"));
    CHECK(has(in_one_line(list), shelf.find("barletta-02")->about)); // what is marked
    title.handle(tui::key(tui::Key::Name::enter));
    CHECK(title.take_lesson() == "barletta-02");
    CHECK(title.take_lesson().empty());
    title.handle(tui::key(tui::Key::Name::escape));
    CHECK(has(drawn(title), "Learn to play"));
    CHECK_FALSE(title.done());
}

TEST_CASE("title: the rulebook opens from it, l there begins a lesson, q goes back") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    const DataSource data;
    TitleScreen title(data, Settings{});
    for (const tui::Key& key : keys_of("r<Enter>l")) {
        title.handle(key);
    }
    const LessonShelf shelf = load_lessons(data);
    REQUIRE(shelf.showing("barletta", "A") != nullptr);
    CHECK(title.take_lesson() == shelf.showing("barletta", "A")->id);
    for (const tui::Key& key : keys_of("qq")) {
        title.handle(key);
    }
    CHECK(has(drawn(title), "Learn to play"));
}

TEST_CASE("title: a list of lessons or a rulebook that was asked for on the command line is all there is") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    const DataSource data;
    TitleScreen lessons(data, Settings{});
    lessons.open_lessons("lorraine", true);
    lessons.handle(tui::key(tui::Key::Name::enter));
    CHECK(lessons.take_lesson() == "lorraine-01");
    lessons.handle(tui::typed(U'q'));
    CHECK(lessons.done());
    TitleScreen rules(data, Settings{});
    rules.open_rules("iliad", {"I-Hero"}, true);
    CHECK(has(drawn(rules), "Iliad I-Hero  "));
    rules.handle(tui::typed(U'q'));
    CHECK(rules.done());
}
