// The settings file: read with every doubt named, written a value at a time.
#include <filesystem>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "play/preferences.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

namespace {

using Lines = std::vector<std::string>;

/// A home of its own; its settings lie in disfida/settings.toml.
struct Home {
    TemporaryFolder folder;
    Variable config{"XDG_CONFIG_HOME", folder.path().string()};
    [[nodiscard]] std::string file() const { return (folder.path() / "disfida/settings.toml").string(); }
    [[nodiscard]] std::string text() const { return test::file_text(file()); }
    void write(std::string_view text) const { folder.write("disfida/settings.toml", text); }
};

/// Whether two settings are the same in all rows of the table.
bool same(const Settings& a, const Settings& b) {
    for (const Setting& setting : all_settings()) {
        if (setting.now(a) != setting.now(b)) {
            return false;
        }
    }
    return true;
}

/// Writes a setting of that name with a value.
Result<Done> keep(std::string_view name, std::string_view value) {
    Settings settings;
    const Setting* setting = find_setting(name);
    REQUIRE(setting != nullptr);
    REQUIRE(setting->take(settings, value));
    return keep_setting(*setting, settings);
}

} // namespace

TEST_CASE("settings: every row takes what it offers, says it back, and has its standard first") {
    for (const Setting& setting : all_settings()) {
        INFO(std::string(setting.name));
        const auto offered = setting.offered();
        REQUIRE_FALSE(offered.empty());
        CHECK(setting.now(Settings{}) == offered.front());
        for (const std::string& value : offered) {
            Settings settings;
            CHECK(setting.take(settings, value));
            CHECK(setting.now(settings) == value);
        }
        Settings settings;
        const auto wrong = setting.take(settings, "");
        CHECK_FALSE(wrong);
        CHECK(same(settings, Settings{}));
        CHECK(find_setting(setting.name) == &setting);
    }
}

TEST_CASE("settings file: every kind of value, whichever way TOML writes it") {
    const auto read =
        read_preferences("colours = 256\nglyphs = 'ascii'\nkeys = \"dvorak\"\nmouse = true\n"
                         "animation = false\npace = 300\nbell = 2\nopponent = 'captain'\n"
                         "game = 'iliad'\nthink = '50'\nbot-time = 3\ndata = '/d'\nplain = true\n"
                         "confirm = true\ncoach = true\n",
                         "f");
    CHECK(read.doubts.empty());
    CHECK(read.settings.colours == Colours::many);
    CHECK(read.settings.glyphs == Glyphs::ascii);
    CHECK(read.settings.keys == Keyboard::dvorak);
    CHECK(read.settings.mouse);
    CHECK_FALSE(read.settings.animation);
    CHECK(read.settings.pace_ms == 300);
    CHECK(read.settings.bell == 2);
    CHECK(read.settings.opponent == Player{Player::Kind::computer, 3});
    CHECK(read.settings.game == "iliad");
    CHECK(read.settings.limits.think == std::chrono::milliseconds(50));
    CHECK(read.settings.limits.bot == std::chrono::seconds(3));
    CHECK(read.settings.data_folder == "/d");
    CHECK(read.settings.plain);
    CHECK(read.settings.confirm);
    CHECK(read.settings.coach);
}

TEST_CASE("settings file: what is wrong is named with its line, in their order, and all else holds") {
    const auto read =
        read_preferences("# mine\nzeal = 1\nbell = 7\nkeys = 'azerty'\nmouse = 1\npace = [1]\n"
                         "colors = 'none'\nanimation = 'no'\nopponent = 'engine:sh'\n[bell2]\nx=1\n",
                         "f.toml");
    CHECK(read.settings.keys == Keyboard::azerty);
    CHECK(read.settings.bell == 0);
    CHECK(read.settings.opponent == Player{Player::Kind::computer, 1});
    REQUIRE(read.doubts.size() == 8);
    CHECK(read.doubts[0] ==
          "f.toml:2: zeal: unknown key; known here: plain, colours, glyphs, keys, lang, mouse, animation, "
          "pace, bell, confirm, coach, opponent, game, think, bot-time, data");
    CHECK(read.doubts[1] == "f.toml:3: bell: '7' is no number of bells: 0, 1 or 2");
    CHECK(read.doubts[2] == "f.toml:5: mouse: '1' is neither on nor off");
    CHECK(read.doubts[3] == "f.toml:6: pace: a text in quotes or a whole number is needed");
    CHECK(read.doubts[4].starts_with("f.toml:7: colors: unknown key"));
    CHECK(read.doubts[5] == "f.toml:8: animation: 'no' is neither on nor off");
    CHECK(
        read.doubts[6].starts_with("f.toml:9: opponent: 'engine:sh' is no opponent: person, or a level, 1"));
    CHECK(read.doubts[7].starts_with("f.toml:10: bell2: unknown key"));
    const auto broken = read_preferences("bell = 1\nkeys =\n", "f.toml");
    REQUIRE(broken.doubts.size() == 1);
    CHECK(broken.doubts[0].starts_with("f.toml:2: "));
    CHECK(broken.doubts[0].ends_with("; nothing in it holds"));
    CHECK(same(broken.settings, Settings{}));
}

TEST_CASE("settings file: a change writes its value alone, and keeps comments, order and unknown keys") {
    const Home home;
    home.write("# mine\r\nzeal = { x = 1 } # why not\r\nbell = 1 # once\r\n\r\n[other]\r\nbell = 9\r\n");
    CHECK(keep("bell", "2"));
    CHECK(keep("mouse", "on"));
    CHECK(keep("keys", "qwertz"));
    CHECK(home.text() == "# mine\r\nzeal = { x = 1 } # why not\r\nbell = 2 # once\r\nmouse = true\r\n"
                         "keys = \"qwertz\"\r\n\r\n[other]\r\nbell = 9\r\n");
    CHECK(load_preferences().settings.keys == Keyboard::qwertz);
    home.write("bell = \n");
    const auto refused = keep("bell", "2");
    REQUIRE_FALSE(refused);
    CHECK(has(refused.error().text, "settings.toml:1: "));
    CHECK(refused.error().text.ends_with("; nothing is written"));
    CHECK(home.text() == "bell = \n");
}

TEST_CASE("settings file: a new one shows every setting, and each change goes behind its own line") {
    const Home home;
    CHECK(same(load_preferences().settings, Settings{}));
    CHECK_FALSE(std::filesystem::exists(home.file()));
    CHECK(keep("bell", "2"));
    CHECK(has(home.text(), "\n#bell = 0\nbell = 2\n"));
    CHECK(keep("bell", "1"));
    CHECK(keep("opponent", "knight"));
    CHECK(has(home.text(), "\n#bell = 0\nbell = 1\n"));
    CHECK(has(home.text(), "\n#opponent = \"squire\"\nopponent = \"knight\"\n"));
    for (const Setting& setting : all_settings()) {
        CHECK(has(home.text(), "\n#" + std::string(setting.name) + " = "));
    }
    const auto now = load_preferences();
    CHECK(now.doubts.empty());
    CHECK(now.settings.bell == 1);
    CHECK(now.settings.opponent.level == 2);
    struct stat status {};
    REQUIRE(::stat(home.file().c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0600U);
}

TEST_CASE("settings file: a link to a file elsewhere stays one") {
    const Home home;
    home.folder.write("dotfiles/disfida.toml", "bell = 1\n");
    home.folder.write("disfida/x", "");
    std::filesystem::create_symlink("../dotfiles/disfida.toml", home.file());
    CHECK(keep("bell", "2"));
    CHECK(std::filesystem::is_symlink(home.file()));
    CHECK(test::file_text(home.folder.path() / "dotfiles/disfida.toml") == "bell = 2\n");
}

TEST_CASE(
    "settings file: the options of earlier versions are taken over once, and named where they are wrong") {
    const Home home;
    const std::string old = (home.folder.path() / "disfida/options").string();
    home.folder.write("disfida/options", "# mine\n\nkeys azerty\nbell 2\nascii\nmono\nno-animation\nmouse\n"
                                         "pace 300\nkeis\nbell 9\ndata /my data\n");
    const auto first = load_preferences();
    CHECK(first.settings.keys == Keyboard::azerty);
    CHECK(first.settings.bell == 2);
    CHECK(first.settings.glyphs == Glyphs::ascii);
    CHECK(first.settings.colours == Colours::none);
    CHECK_FALSE(first.settings.animation);
    CHECK(first.settings.mouse);
    CHECK(first.settings.pace_ms == 300);
    CHECK(first.settings.data_folder == "/my data");
    CHECK(first.doubts == Lines{old + ":10: 'keis' is no setting",
                                old + ":11: '9' is no number of bells: 0, 1 or 2",
                                old + ": is taken over into " + home.file() + ", and not read any more"});
    home.folder.write("disfida/options", "keys dvorak\n");
    const auto second = load_preferences();
    CHECK(second.doubts.empty());
    CHECK(same(second.settings, first.settings));
}

TEST_CASE("settings file: without a home settings hold for the time being, and that is said") {
    const Variable config("XDG_CONFIG_HOME", std::nullopt);
    const Variable home("HOME", std::nullopt);
    CHECK(settings_file().empty());
    CHECK(load_preferences().doubts.empty());
    const auto kept = keep("bell", "2");
    REQUIRE_FALSE(kept);
    CHECK(kept.error().text == "there is no home folder: settings hold for this time only");
}
