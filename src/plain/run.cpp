#include <clocale>
#include <cstdio>
#include <cstring>
#include <string_view>

#include <langinfo.h>
#include <unistd.h>

#include "plain/menu.hpp"
#include "plain/plain.hpp"
#include "plain/talk.hpp"

namespace disfida::plain {

namespace {

/// Whether the environment's locale writes UTF-8.
bool locale_has_utf8() {
    return std::setlocale(LC_CTYPE, "") != nullptr && std::string_view(::nl_langinfo(CODESET)) == "UTF-8";
}

} // namespace

bool run(Console& console, const DataSource& data, std::optional<Session> session, const Settings& settings) {
    if (!session) {
        session = choose_game(data, console);
    }
    if (!session) {
        return true;
    }
    Talk game{data, console, std::move(*session), settings};
    talk(game);
    return !game.stuck && !game.session.unsaved();
}

int run(const DataSource& data, std::optional<Session> session, const Settings& settings) {
    Console console(descriptor_channel(STDIN_FILENO, STDOUT_FILENO), settings.ascii || !locale_has_utf8());
    const bool went_on = run(console, data, std::move(session), settings);
    if (console.failed()) {
        std::fprintf(stderr, "disfida: cannot write to standard output: %s\n",
                     std::strerror(console.problem()));
        return 1;
    }
    return went_on ? 0 : 1;
}

} // namespace disfida::plain
