#include "tui/cast.hpp"

#include <nlohmann/json.hpp>

#include "tui/painter.hpp"
#include "tui/replay_screen.hpp"

namespace disfida::tui {

namespace {

constexpr Size size{80, 24};
constexpr std::string_view hide_cursor = "\033[?25l";
constexpr std::string_view show_cursor = "\033[?25h";

std::string sequence(const std::string& parameters, char last) { return "\033[" + parameters + last; }

/// A terminal as every player of asciicasts knows one.
Abilities player() {
    Abilities able;
    able.to = [](Point point) {
        return sequence(std::to_string(point.y + 1) + ";" + std::to_string(point.x + 1), 'H');
    };
    able.to_column = [](int x) { return sequence(std::to_string(x + 1), 'G'); };
    able.colour = [](int colour) { return sequence("38;5;" + std::to_string(colour), 'm'); };
    able.clear = "\033[H\033[2J";
    able.clear_line = "\033[K";
    able.left = "\b";
    able.down = "\033[B";
    able.plain = "\033[0m";
    able.bold = "\033[1m";
    able.reverse = "\033[7m";
    able.underline = "\033[4m";
    able.dim = "\033[2m";
    return able;
}

/// Seconds with three places: "1.500".
std::string seconds(long milliseconds) {
    return std::to_string(milliseconds / 1000) + "." + std::to_string(1000 + milliseconds % 1000).substr(1);
}

std::string event(long milliseconds, const std::string& bytes) {
    return "[" + seconds(milliseconds) + ", \"o\", " + nlohmann::json(bytes).dump() + "]\n";
}

} // namespace

std::string cast_of(Match match, const std::string& name, int speed) {
    nlohmann::ordered_json head;
    head["version"] = 2;
    head["width"] = size.width;
    head["height"] = size.height;
    head["title"] = match.info().title;
    head["env"] = {{"TERM", "xterm-256color"}};
    std::string out = head.dump() + "\n";

    const std::size_t count = match.plies().size();
    ReplayScreen screen({std::move(match), name}, Settings{});
    screen.as_film();
    Painter painter(player(), Charset::utf8, Palette::many, size);
    long now = 0;
    for (std::size_t at = 0; at <= count; ++at) {
        screen.go(at);
        Canvas canvas(size);
        screen.draw(canvas);
        out += event(now, (at == 0 ? std::string(hide_cursor) : "") + painter.paint(canvas));
        now += step_time(speed);
    }
    constexpr int last_steps = 2; // the end stays to be read
    return out + event(now + last_steps * step_time(speed), std::string(show_cursor));
}

} // namespace disfida::tui
