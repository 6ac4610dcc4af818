#include "talking.hpp"

#include <cerrno>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "plain/learn.hpp"
#include "plain/plain.hpp"
#include "support/paths.hpp"

namespace disfida::test {

Talking::Talking() {
    plan.game = "barletta";
    plan.file = (folder_.path() / "game.disfida").string();
    plan.seed = 7;
    plan.players = {Player{}, Player{}};
}

void Talking::go_on_with(std::string_view record) {
    folder_.write("game.disfida", record);
    plan.seed.reset();
}

std::string Talking::record() const { return file_text(plan.file); }

std::string Talking::say(const std::vector<std::string>& lines) {
    auto session = Session::open(DataSource(), plan, games);
    REQUIRE_MESSAGE(session, session.error().line());
    return run(std::move(*session), lines);
}

std::string Talking::say_to_menu(const std::vector<std::string>& lines) { return run(std::nullopt, lines); }

std::string Talking::learn(const std::vector<std::string>& lines, const std::string& lesson,
                           std::string_view game) {
    return hear(lines, [&](plain::Console& console) {
        const auto done = plain::learn(data, console, lesson, game, settings);
        CHECK_MESSAGE(done, (done ? std::string() : done.error().line()));
    });
}

std::string Talking::run(std::optional<Session> session, const std::vector<std::string>& lines) {
    return hear(lines, [&](plain::Console& console) {
        went_on = plain::run(console, DataSource(), std::move(session), settings);
    });
}

std::string Talking::hear(const std::vector<std::string>& lines,
                          const std::function<void(plain::Console&)>& talk) {
    std::string out;
    bool full = false;
    std::size_t next = 0;
    plain::Channel channel;
    channel.interactive = interactive;
    channel.listen = [&](int timeout_ms) -> plain::Heard {
        waits.push_back(timeout_ms);
        if (timeout_ms >= 0 && !meanwhile.empty()) {
            std::string line = meanwhile.front();
            meanwhile.erase(meanwhile.begin());
            return {plain::Heard::Kind::line, std::move(line)};
        }
        if (timeout_ms >= 0) {
            return {plain::Heard::Kind::silence};
        }
        if (next == lines.size()) {
            return {};
        }
        if (before_line) {
            before_line(next);
        }
        return {plain::Heard::Kind::line, lines[next++]};
    };
    channel.write = [&](std::string_view text) {
        full = out.size() + text.size() > room;
        out += full ? std::string_view() : text;
        return full ? ENOSPC : 0;
    };
    plain::Console console(std::move(channel), ascii);
    talk(console);
    CHECK(console.failed() == full);
    return out;
}

bool holds(const std::string& whole, std::string_view part) {
    const bool there = whole.find(part) != std::string::npos;
    if (!there) {
        MESSAGE("not found: \"", part, "\" in:\n", whole);
    }
    return there;
}

std::size_t times(const std::string& whole, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = whole.find(part); at != std::string::npos;
         at = whole.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

} // namespace disfida::test
