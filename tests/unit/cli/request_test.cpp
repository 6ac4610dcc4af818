// The command line: every option, and every way to get it wrong.
#include <filesystem>

#include <doctest/doctest.h>

#include "cli/request.hpp"
#include "cli/usage.hpp"
#include "disfida/version.hpp"
#include "kernel/words.hpp"
#include "play/kept.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"

namespace {

using disfida::Player;
using disfida::cli::Refusal;
using disfida::cli::Request;
using disfida::cli::Usage;
using Words = std::vector<std::string>;

Request asked(const Words& words) {
    const auto parsed = disfida::cli::parse(words);
    const auto* refusal = std::get_if<Refusal>(&parsed);
    REQUIRE_MESSAGE(refusal == nullptr, refusal->wrong);
    return std::get<Request>(parsed);
}

/// What is wrong with a command line, with how it is written: "wrong | usage".
std::string refused(const Words& words) {
    const auto parsed = disfida::cli::parse(words);
    const auto* refusal = std::get_if<Refusal>(&parsed);
    REQUIRE(refusal != nullptr);
    return refusal->wrong + " | " + refusal->usage;
}

const std::string barletta_line = " | disfida barletta [options] [FILE]";
const Player computer{Player::Kind::computer, 1};

/// The options a text of usage lists, by its lines.
Words options_in(const std::string& text) {
    Words out;
    for (const auto line : disfida::split(text, '\n')) {
        if (line.starts_with("  --")) {
            out.emplace_back(line.substr(2, line.find_first_of(" =", 2) - 2));
        }
    }
    return out;
}

} // namespace

TEST_CASE("command line: without words the title, with nothing decided") {
    const Request request = asked({});
    CHECK(request.what == Request::What::play);
    CHECK_FALSE(request.plan);
    CHECK_FALSE(request.settings.plain);
    CHECK(request.settings.animation);
    CHECK_FALSE(request.settings.pace_ms);
}

TEST_CASE("command line: version and help, anywhere and before all else") {
    CHECK(asked({"--version"}).text == "disfida " + std::string(disfida::version()) + "\n");
    CHECK(asked({"barletta", "--version"}).text == asked({"--version"}).text);
    CHECK(asked({"--help"}).text.starts_with("disfida " + std::string(disfida::version())));
    CHECK(asked({"-h"}).text == asked({"--help"}).text);
    CHECK(asked({"barletta", "--nonsense", "--help"})
              .text.starts_with("Usage: disfida barletta [options] [FILE]\n"));
    CHECK(asked({"engine", "--help"}).text.starts_with("Usage: disfida engine [options]\n"));
    CHECK(asked({"verify", "--help"}).text.starts_with("Usage: disfida verify [options] [FILE]\n"));
    CHECK(asked({"--help"}).text.find("~/.local/state/disfida/games") != std::string::npos);
    CHECK(asked({"--help"}).what == Request::What::print);
}

TEST_CASE("command line: every option of how a game is shown, with and without a command") {
    for (const Words& command : {Words{}, Words{"barletta"}}) {
        const auto with = [&](const std::string& option) {
            Words words = command;
            words.push_back(option);
            return asked(words);
        };
        CHECK(with("--plain").settings.plain);
        CHECK(with("--ascii").settings.glyphs == disfida::Glyphs::ascii);
        CHECK(with("--mono").settings.colours == disfida::Colours::none);
        CHECK(with("--mouse").settings.mouse);
        CHECK(with("--confirm").settings.confirm);
        CHECK_FALSE(with("--no-animation").settings.animation);
        CHECK(with("--pace=300").settings.pace_ms == 300);
        CHECK_FALSE(with("--pace=key").settings.pace_ms);
        CHECK(with("--data=/some/where").settings.data_folder == "/some/where");
        const Request none = with("--mono");
        CHECK_FALSE(none.settings.plain);
        CHECK_FALSE(none.settings.glyphs == disfida::Glyphs::ascii);
        CHECK_FALSE(none.settings.mouse);
        CHECK_FALSE(none.settings.confirm);
        CHECK(none.settings.animation);
        CHECK(none.settings.data_folder.empty());
    }
}

TEST_CASE("command line: every setting has its option, and an option comes before the file") {
    disfida::Settings file;
    for (const disfida::Setting& setting : disfida::all_settings()) {
        INFO(std::string(setting.name));
        const std::string option = "--" + std::string(setting.name);
        const std::string other = setting.offered().back();
        if (!setting.option) {
            CHECK(refused({option + "=" + other}).starts_with("there is no option " + option));
        } else if (setting.flag()) {
            CHECK(setting.now(asked({option}).settings) == "on");
            CHECK(setting.now(asked({"--no-" + std::string(setting.name)}).settings) == "off");
            CHECK(refused({option, "--no-" + std::string(setting.name)})
                      .starts_with(option + " and --no-" + std::string(setting.name) + " cannot both hold"));
        } else {
            CHECK(setting.now(asked({option + "=" + other}).settings) == other);
        }
        CHECK(setting.take(file, other));
    }
    for (const Words& words :
         {Words{}, Words{"barletta"}, Words{"keys"}, Words{"engine"}, Words{"match", "iliad"}}) {
        const auto parsed = disfida::cli::parse(words, disfida::all_games(), file);
        const auto* request = std::get_if<Request>(&parsed);
        REQUIRE(request != nullptr);
        for (const disfida::Setting& setting : disfida::all_settings()) {
            CHECK(setting.now(request->settings) == setting.now(file));
        }
    }
    const auto over = disfida::cli::parse({"barletta", "--no-mouse", "--glyphs=utf8", "--opponent=page1"},
                                          disfida::all_games(), file);
    CHECK(std::holds_alternative<Refusal>(over));
    const auto parsed = disfida::cli::parse({"barletta", "--no-mouse", "--glyphs=utf8", "--opponent=knight"},
                                            disfida::all_games(), file);
    REQUIRE(std::holds_alternative<Request>(parsed));
    const Request& request = std::get<Request>(parsed);
    CHECK_FALSE(request.settings.mouse);
    CHECK(request.settings.glyphs == disfida::Glyphs::utf8);
    CHECK(request.plan->opponent == Player{Player::Kind::computer, 2});
    CHECK_FALSE(request.plan->players[1]); // a record that is gone on with knows better
}

TEST_CASE("command line: settings lists, says one and changes one; past may print JSON") {
    CHECK(asked({"settings"}).what == Request::What::settings);
    CHECK(asked({"settings"}).item.empty());
    CHECK(asked({"settings", "bell"}).item == "bell");
    const Request change = asked({"settings", "bell", "2"});
    CHECK(change.value == "2");
    CHECK(change.settings.bell == 2);
    const std::string line = " | disfida settings [options] [KEY] [VALUE]";
    CHECK(refused({"settings", "bell", "3"}) == "bell: '3' is no number of bells: 0, 1 or 2" + line);
    CHECK(refused({"settings", "zeal"}).starts_with("'zeal' is no setting: plain, colours, "));
    CHECK(refused({"settings", "bell", "1", "2"}) == "'2' is one word too many" + line);
    CHECK(asked({"past"}).what == Request::What::past);
    CHECK_FALSE(asked({"past"}).json);
    CHECK(asked({"past", "--json"}).json);
    CHECK(refused({"past", "x"}) == "'x' is one word too many | disfida past [options]");
}

TEST_CASE("command line: everything a game of Barletta can be told") {
    const Request request =
        asked({"barletta", "--italians=computer:squire", "--french", "person", "--deploy=random", "--daste",
               "--gallantry", "--seed=18446744073709551615", "--dice=thrown", "kept.disfida"});
    REQUIRE(request.plan);
    CHECK(request.plan->game == "barletta");
    REQUIRE(request.plan->players.size() == 2);
    CHECK(request.plan->players[0] == computer);
    CHECK(request.plan->players[1] == Player{});
    CHECK(request.plan->opening == "random");
    CHECK(request.plan->options == disfida::Options{{"daste", "on"}, {"gallantry", "on"}});
    CHECK(request.plan->seed == 18446744073709551615ULL);
    CHECK(request.plan->hand_dice == false);
    CHECK(request.plan->file == "kept.disfida");
    const Request bare = asked({"barletta"});
    REQUIRE(bare.plan);
    CHECK(bare.plan->options.empty());
    CHECK_FALSE(bare.plan->seed);
    CHECK_FALSE(bare.plan->hand_dice);
    CHECK_FALSE(bare.plan->opening);
    CHECK(bare.plan->file.empty());
    CHECK_FALSE(bare.settings.limits.think);
    CHECK(bare.settings.limits.bot == std::chrono::seconds(10));
    const Request timed = asked(
        {"barletta", "--think=250", "--bot-time", "3", "--french=champion", "--italians=engine:./my bot"});
    CHECK(timed.settings.limits.think == std::chrono::milliseconds(250));
    CHECK(timed.settings.limits.bot == std::chrono::seconds(3));
    CHECK(timed.plan->players[0] == Player{Player::Kind::program, 1, "./my bot"});
    CHECK(timed.plan->players[1] == Player{Player::Kind::computer, 4});
    CHECK(asked({"barletta", "--dice=hand"}).plan->hand_dice == true);
    CHECK_FALSE(asked({"barletta", "--dice=hand"}).plan->players[0]);
}

TEST_CASE("command line: everything a campaign of Lorraine can be told") {
    const Request request =
        asked({"lorraine", "--burgundy=computer", "--french=person", "--scenario=bulgneville",
               "--battles=result", "--castle-cap=0", "--tries", "bonus", "--seed=5", "club.disfida"});
    REQUIRE(request.plan);
    CHECK(request.plan->game == "lorraine");
    REQUIRE(request.plan->players.size() == 2);
    CHECK(request.plan->players[0] == computer);
    CHECK(request.plan->players[1] == Player{});
    CHECK(request.plan->scenario == "bulgneville");
    CHECK_FALSE(request.plan->opening);
    CHECK(request.plan->options ==
          disfida::Options{{"battles", "result"}, {"castle-cap", "0"}, {"tries", "bonus"}});
    CHECK(request.plan->seed == 5);
    CHECK(request.plan->file == "club.disfida");
    CHECK(asked({"lorraine", "--deploy=default"}).plan->opening == "default");
    CHECK(asked({"lorraine"}).plan->scenario.empty());
    CHECK(asked({"barletta"}).plan->scenario.empty());
}

TEST_CASE("command line: a scenario there is not, and one beside an opening") {
    const std::string line = " | disfida lorraine [options] [FILE]";
    CHECK(refused({"lorraine", "--scenario=agincourt"}) ==
          "--scenario: 'agincourt' is none of bulgneville" + line);
    CHECK(refused({"lorraine", "--scenario=bulgneville", "--deploy=default"}) ==
          "--deploy is for the opening, and --scenario begins later" + line);
    CHECK(refused({"lorraine", "--scenario"}) == "--scenario requires an argument" + line);
    CHECK(refused({"lorraine", "--deploy=roster"}) == "--deploy: 'roster' is none of hand, default" + line);
    CHECK(refused({"barletta", "--scenario=bulgneville"}) == "there is no option --scenario" + barletta_line);
}

TEST_CASE("command line: options may stand before the command, and be shortened") {
    CHECK(asked({"--plain", "barletta", "--seed=3"}).plan->seed == 3);
    CHECK(asked({"--plain", "barletta"}).settings.plain);
    CHECK(asked({"barletta", "--gall"}).plan->options == disfida::Options{{"gallantry", "on"}});
}

TEST_CASE("command line: the engine, verify, show and story") {
    CHECK(asked({"engine"}).what == Request::What::engine);
    CHECK(asked({"engine", "--data=d"}).settings.data_folder == "d");
    CHECK(asked({"keys"}).what == Request::What::keys);
    const Request request = asked({"verify", "a.disfida"});
    CHECK(request.what == Request::What::verify);
    CHECK(request.file == "a.disfida");
    const Request show = asked({"show", "--data=d", "a.disfida"});
    CHECK(show.what == Request::What::show);
    CHECK(show.file == "a.disfida");
    CHECK(show.settings.data_folder == "d");
    CHECK_FALSE(show.plan);
    const Request story = asked({"story", "--data=d", "a.disfida"});
    CHECK(story.what == Request::What::story);
    CHECK(story.file == "a.disfida");
    CHECK(asked({"story", "--help"}).text.starts_with("Usage: disfida story [options] FILE\n"));
    CHECK(asked({"show", "--help"}).text.starts_with("Usage: disfida show [options] FILE\n"));
}

TEST_CASE("command line: a record as the first word is gone on with, with its own game's options") {
    const disfida::test::TemporaryFolder folder;
    folder.write("a.disfida", "disfida 1 barletta\n");
    folder.write("b", "disfida 1 barletta\n");
    folder.write("c.disfida", "nonsense\n");
    const std::string a = (folder.path() / "a.disfida").string();
    const Request request = asked({a, "--italians=computer"});
    REQUIRE(request.plan);
    CHECK(request.plan->file == a);
    CHECK(request.plan->game == "barletta");
    CHECK(request.plan->players[0] == computer);
    CHECK(asked({(folder.path() / "b").string()}).plan->game == "barletta");
    // What is no record, or is not there, is for the session to refuse.
    for (const char* name : {"c.disfida", "none.disfida"}) {
        const Request other = asked({(folder.path() / name).string()});
        REQUIRE(other.plan);
        CHECK(other.plan->game.empty());
        CHECK(other.plan->file == (folder.path() / name).string());
    }
    CHECK(refused({a, "--nonsense"}) == "there is no option --nonsense" + barletta_line);
}

TEST_CASE("command line: a command's name is the command, whatever files there are") {
    const disfida::test::TemporaryFolder folder;
    for (const char* name : {"engine", "verify", "show", "story", "learn", "rules", "keys", "barletta"}) {
        folder.write(name, "disfida 1 barletta\n");
    }
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    CHECK(asked({"engine"}).what == Request::What::engine);
    CHECK(asked({"keys"}).what == Request::What::keys);
    CHECK(asked({"verify", "a"}).what == Request::What::verify);
    CHECK(asked({"show", "a"}).what == Request::What::show);
    CHECK(asked({"barletta"}).plan->file.empty());
    CHECK(asked({"./engine"}).plan->file == "./engine");
    std::filesystem::current_path(before);
}

TEST_CASE("command line: the name of a kept game is enough, unless a file here is called so") {
    const disfida::test::TemporaryFolder folder;
    const disfida::test::Variable state("XDG_STATE_HOME", folder.path().string());
    folder.write("disfida/games/mine.disfida", "disfida 1 iliad\n");
    const std::string kept = (folder.path() / "disfida/games/mine.disfida").string();
    CHECK(asked({"mine.disfida"}).plan->file == kept);
    CHECK(asked({"verify", "mine.disfida"}).file == kept);
    CHECK(asked({"host", "mine.disfida"}).hosting->plan.file == kept);
    CHECK(asked({"verify", "./mine.disfida"}).file == "./mine.disfida");
    CHECK(asked({"verify", "other.disfida"}).file == "other.disfida");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    CHECK(disfida::short_path(kept) == "mine.disfida");
    folder.write("mine.disfida", "disfida 1 barletta\n");
    CHECK(asked({"verify", "mine.disfida"}).file == "mine.disfida");
    CHECK(disfida::short_path(kept) == kept); // the name alone would mean the other
    std::filesystem::current_path(before);
}

TEST_CASE("command line: the value of an option before the command is no command") {
    CHECK(asked({"--data", "barletta", "engine"}).what == Request::What::engine);
    CHECK(asked({"--data", "barletta", "engine"}).settings.data_folder == "barletta");
    CHECK(asked({"--plain", "--data", "keys", "barletta"}).plan->game == "barletta");
    CHECK_FALSE(asked({"--data", "barletta"}).plan);
}

TEST_CASE("command line: shortened help is help, and what is no word at all is refused") {
    for (const Words& words :
         {Words{"--hel"}, Words{"--h"}, Words{"barletta", "--hel"}, Words{"keys", "--he"}}) {
        CHECK(asked(words).what == Request::What::print);
        CHECK(asked(words).text.find("Options:") != std::string::npos);
    }
    CHECK(asked({"--vers"}).text == asked({"--version"}).text);
    CHECK(refused({"--"}).starts_with("-- is no option; a FILE that begins with a dash is written ./-FILE"));
    CHECK(refused({"barletta", "--", "-x"}).starts_with("-- is no option"));
    for (const Words& words : {Words{""}, Words{"verify", ""}, Words{"barletta", ""}}) {
        CHECK(refused(words).starts_with("'' is no word"));
    }
    CHECK(refused({"--data="}).starts_with("--data: a folder with data files is needed"));
    CHECK(refused({"engine", "--data="}).starts_with("--data: a folder with data files is needed"));
}

TEST_CASE("command line: what is repeated of it is short and harmless") {
    const std::string wild = "a\x1b[31m\n" + std::string(100000, 'b');
    for (const Words& words :
         {Words{wild}, Words{"barletta", "x", wild}, Words{"barletta", "--" + wild}, Words{"engine", wild},
          Words{"barletta", "--seed=" + wild}, Words{"barletta", "--dice=" + wild},
          Words{"barletta", "--deploy=" + wild}, Words{"barletta", "--pace=" + wild},
          Words{"barletta", "--italians=" + wild}}) {
        const std::string text = refused(words);
        CHECK(text.size() < 400);
        CHECK(text.find('\x1b') == std::string::npos);
        CHECK(text.find('\n') == std::string::npos);
    }
}

TEST_CASE("command line: what is wrong is named in one line, with how it is written") {
    CHECK(refused({"barlet"}) ==
          "'barlet' is no command: " + disfida::game_names() +
              ", learn, rules, engine, verify, show, story, replay, export, import, keys, "
              "settings, past, match, simulate, host, join, watch, completion, or a record, "
              "FILE.disfida | disfida [options]");
    CHECK(refused({"--nonsense"}) == "there is no option --nonsense | disfida [options]");
    CHECK(refused({"barletta", "--nonsense=1"}) == "there is no option --nonsense" + barletta_line);
    CHECK(refused({"barletta", "-x"}) == "there is no option -x" + barletta_line);
    CHECK(refused({"barletta", "a", "b"}) == "'b' is one word too many" + barletta_line);
    CHECK(refused({"barletta", "--seed=1", "--seed", "2"}) == "--seed is given twice" + barletta_line);
    CHECK(refused({"barletta", "--seed"}) == "--seed requires an argument" + barletta_line);
    CHECK(refused({"barletta", "--daste=on"}) == "--daste must not have an argument" + barletta_line);
    CHECK(refused({"engine", "x"}) == "'x' is one word too many | disfida engine [options]");
    CHECK(refused({"engine", "--plain"}) == "there is no option --plain | disfida engine [options]");
    CHECK(asked({"verify"}).file.empty()); // the game played last
    CHECK(refused({"show"}) == "FILE is missing | disfida show [options] FILE");
    CHECK(refused({"show", "a", "b"}) == "'b' is one word too many | disfida show [options] FILE");
    CHECK(refused({"show", "--plain", "a"}) == "there is no option --plain | disfida show [options] FILE");
    CHECK(refused({"story"}) == "FILE is missing | disfida story [options] FILE");
    CHECK(refused({"verify", "a", "b"}) == "'b' is one word too many | disfida verify [options] [FILE]");
}

TEST_CASE("command line: values out of range") {
    const auto number = " is no whole number from 0 to 18446744073709551615";
    for (const std::string seed : {"x", "-1", "18446744073709551616", "07", "1.5", ""}) {
        CHECK(refused({"barletta", "--seed=" + seed}) == "--seed: '" + seed + "'" + number + barletta_line);
    }
    CHECK(refused({"barletta", "--dice=mine"}) ==
          "--dice: 'mine' is neither hand nor thrown" + barletta_line);
    CHECK(refused({"barletta", "--deploy=magic"}) ==
          "--deploy: 'magic' is none of hand, roster, random" + barletta_line);
    CHECK(refused({"barletta", "--pace=slow"}) ==
          "--pace: 'slow' is no pace: key, or milliseconds from 0 to 60000" + barletta_line);
    CHECK(refused({"barletta", "--pace=60001"}).starts_with("--pace: '60001' is no pace"));
    CHECK(refused({"barletta", "--italians=dog"})
              .starts_with(
                  "--italians: 'dog' is no player: person, computer, a level by number or name, 1 (squire)"));
    CHECK(refused({"barletta", "--french=computer:9"}).starts_with("--french: 'computer:9' is no player"));
    CHECK(refused({"barletta", "--french=engine:"})
              .starts_with("--french: 'engine:' is no player: engine: is"));
    for (const char* time : {"0", "60001", "soon", "-1", "1.5"}) {
        CHECK(refused({"barletta", std::string("--think=") + time}) ==
              "--think: '" + std::string(time) + "' is no time to think: milliseconds from 1 to 60000" +
                  barletta_line);
    }
    for (const char* time : {"0", "3601", "ten"}) {
        CHECK(refused({"barletta", std::string("--bot-time=") + time}) ==
              "--bot-time: '" + std::string(time) + "' is no time for a program: seconds from 1 to 3600" +
                  barletta_line);
    }
    CHECK(refused({"barletta", "--dice=hand", "--seed=1"}) ==
          "--seed is for dice the program throws, and --dice=hand has none" + barletta_line);
}

TEST_CASE("command line: help lists just what is read") {
    std::vector<Usage> usages{disfida::cli::title_usage(),    disfida::cli::engine_usage(),
                              disfida::cli::verify_usage(),   disfida::cli::show_usage(),
                              disfida::cli::story_usage(),    disfida::cli::keys_usage(),
                              disfida::cli::settings_usage(), disfida::cli::past_usage()};
    for (const disfida::GameInfo& game : disfida::all_games()) {
        usages.push_back(disfida::cli::game_usage(game));
    }
    for (const Usage& usage : usages) {
        Words names;
        for (const auto& option : usage.options) {
            names.push_back(option.name);
        }
        CHECK(options_in(usage.text()) == names);
        for (const auto line : disfida::split(usage.text(), '\n')) {
            CHECK(line.size() <= 78);
        }
    }
    for (const auto line : disfida::split(asked({"--help"}).text, '\n')) {
        CHECK(line.size() <= 78);
    }
}

TEST_CASE("command line: a second game brings its own sides, options and openings") {
    static constexpr std::array<std::string_view, 2> sides{"left", "right"};
    static constexpr std::array<disfida::OptionInfo, 1> options{
        disfida::OptionInfo{"mode", "duel", "duel or melee", "how many fight"}};
    disfida::GameInfo other;
    other.name = "arena";
    other.title = "The arena";
    other.sides = sides;
    other.options = options;
    const std::array games{disfida::all_games()[0], other};
    const auto parsed = disfida::cli::parse({"arena", "--right=computer", "--mode=melee"}, games);
    const auto* request = std::get_if<Request>(&parsed);
    REQUIRE(request != nullptr);
    CHECK(request->plan->game == "arena");
    CHECK(request->plan->players[1] == computer);
    CHECK(request->plan->options == disfida::Options{{"mode", "melee"}});
    const auto deploy = disfida::cli::parse({"arena", "--deploy=hand"}, games); // it has no openings
    CHECK(std::get<Refusal>(deploy).wrong == "there is no option --deploy");
}

TEST_CASE("command line: learn takes a game and the number of a lesson, or lists, or checks a folder") {
    Request request = asked({"learn"});
    CHECK(request.what == Request::What::learn);
    CHECK(request.game.empty());
    CHECK(request.item.empty());
    CHECK_FALSE(request.listed);
    request = asked({"learn", "iliad", "3", "--plain", "--ascii", "--data=/x"});
    CHECK(request.what == Request::What::learn);
    CHECK(request.game == "iliad");
    CHECK(request.item == "3");
    CHECK(request.settings.plain);
    CHECK(request.settings.glyphs == disfida::Glyphs::ascii);
    CHECK(request.settings.data_folder == "/x");
    CHECK(asked({"learn", "--list"}).listed);
    CHECK(asked({"learn", "lorraine", "--list"}).game == "lorraine");
    request = asked({"learn", "--check=/x"});
    CHECK(request.what == Request::What::check);
    CHECK(request.file == "/x");
    CHECK(asked({"learn", "--check", "/x"}).file == "/x");
    CHECK(asked({"learn", "--help"}).text.starts_with("Usage: disfida learn [options] [GAME] [LESSON]\n"));
    Words options{"--list", "--check"};
    for (const auto& option : disfida::cli::title_usage().options) {
        options.push_back(option.name);
    }
    CHECK(options_in(asked({"learn", "--help"}).text) == options);
}

TEST_CASE("command line: what is wrong with learn is said") {
    const std::string line = " | disfida learn [options] [GAME] [LESSON]";
    CHECK(refused({"learn", "chess"}) ==
          "'chess' is no game: " + disfida::game_names(disfida::all_games()) + line);
    CHECK(refused({"learn", "3"}).starts_with("'3' is no game: "));
    CHECK(refused({"learn", "iliad", "first"}) == "'first' is no number of a lesson" + line);
    CHECK(refused({"learn", "iliad", "-1"}).ends_with(line));
    CHECK(refused({"learn", "iliad", "1", "2"}) == "'2' is one word too many" + line);
    CHECK(refused({"learn", "--chek=x"}) == "there is no option --chek" + line);
    CHECK(refused({"learn", "--check="}) == "--check wants a folder with lessons/ in it" + line);
    CHECK(refused({"learn", "--list", "--list"}) == "--list is given twice" + line);
}

TEST_CASE("command line: rules takes a game and a rule, a rule of any game, or a word") {
    Request request = asked({"rules"});
    CHECK(request.what == Request::What::rules);
    CHECK(request.game.empty());
    CHECK(request.item.empty());
    request = asked({"rules", "barletta", "H2.2", "--plain"});
    CHECK(request.game == "barletta");
    CHECK(request.item == "H2.2");
    CHECK(request.settings.plain);
    CHECK(asked({"rules", "lorraine"}).game == "lorraine");
    request = asked({"rules", "H2.2"});
    CHECK(request.game.empty());
    CHECK(request.item == "H2.2");
    CHECK(asked({"rules", "surrender"}).item == "surrender");
    const std::string line = " | disfida rules [options] [GAME] [ID]";
    CHECK(refused({"rules", "chess", "H2"}) ==
          "'chess' is no game: " + disfida::game_names(disfida::all_games()) + line);
    CHECK(refused({"rules", "barletta", "H2", "H3"}) == "'H3' is one word too many" + line);
    CHECK(refused({"rules", "--list"}) == "there is no option --list" + line);
}
