#include <clocale>
#include <cstdio>
#include <cstring>
#include <string_view>

#include <langinfo.h>
#include <unistd.h>

#include "kernel/ascii.hpp"
#include "kernel/tongue.hpp"
#include "plain/learn.hpp"
#include "plain/menu.hpp"
#include "plain/plain.hpp"
#include "plain/replay.hpp"
#include "plain/talk.hpp"
#include "plain/watch.hpp"

namespace disfida::plain {

namespace {

/// Whether the environment's locale writes UTF-8.
bool locale_has_utf8() {
    return std::setlocale(LC_CTYPE, "") != nullptr && std::string_view(::nl_langinfo(CODESET)) == "UTF-8";
}

} // namespace

bool ascii_only(const Settings& settings) {
    const bool utf8 = locale_has_utf8(); // asked in any case: it sets the locale's classes of characters
    return settings.glyphs == Glyphs::ascii || (settings.glyphs == Glyphs::automatic && !utf8);
}

bool run(Console& console, const DataSource& data, std::optional<Session> session, const Settings& settings) {
    Settings own = settings;
    if (!session) {
        session = choose_game(data, console, own);
    }
    if (!session) {
        return true;
    }
    Talk game{data, console, std::move(*session), own};
    talk(game);
    return !game.stuck && !game.session.unsaved();
}

namespace {

Console standard_console(const Settings& settings) {
    return {descriptor_channel(STDIN_FILENO, STDOUT_FILENO), ascii_only(settings)};
}

/// One line on standard error.
void complain(const std::string& what) {
    std::fprintf(stderr, "disfida: %s\n", for_terminal(what, {}).c_str());
}

/// The exit status of what was said on a console.
int status_of(const Console& console, bool went_on) {
    if (console.failed()) {
        complain(
            fill(tr("cannot write to standard output: {why}"), {{"why", std::strerror(console.problem())}}));
        return 1;
    }
    return went_on ? 0 : 1;
}

} // namespace

std::string for_terminal(const std::string& text, const Settings& settings) {
    return ascii_only(settings) ? to_ascii(text) : text;
}

int run(const DataSource& data, std::optional<Session> session, const Settings& settings) {
    Console console = standard_console(settings);
    const bool went_on = run(console, data, std::move(session), settings);
    return status_of(console, went_on);
}

int watch(const DataSource& data, Follower::Begun watched, const Settings& settings) {
    Console console = standard_console(settings);
    watch(console, data, std::move(watched), settings);
    return status_of(console, true);
}

int replay(const DataSource& data, Match match, std::size_t at, const Settings& settings) {
    Console console = standard_console(settings);
    const bool went_on = replay(console, data, std::move(match), at, settings);
    return status_of(console, went_on);
}

int learn(const DataSource& data, const std::string& lesson, std::string_view game,
          const Settings& settings) {
    Console console = standard_console(settings);
    const auto done = learn(data, console, lesson, game, settings);
    if (!done) {
        complain(done.error().line());
    }
    return status_of(console, static_cast<bool>(done));
}

} // namespace disfida::plain
