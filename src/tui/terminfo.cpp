#include "tui/terminfo.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include <curses.h>

namespace disfida::tui {

namespace {

/// Bytes of a capability without the waiting times written into it.
std::string without_waits(std::string bytes) {
    for (auto start = bytes.find("$<"); start != std::string::npos; start = bytes.find("$<", start)) {
        const auto end = bytes.find('>', start);
        bytes.erase(start, end == std::string::npos ? end : end - start + 1);
    }
    return bytes;
}

/// A capability as the description has it. Null when there is none.
const char* described(const char* name) {
    const char* const text = tigetstr(name);
    return reinterpret_cast<std::intptr_t>(text) == -1 ? nullptr : text;
}

/// A capability with numbers filled in. Empty when there is none.
std::string filled(const char* name, int first, int second = 0) {
    const char* const text = described(name);
    const char* const bytes = text == nullptr ? nullptr : tiparm(text, first, second);
    return bytes == nullptr ? std::string() : without_waits(bytes);
}

/// A colour in the bytes nearly every terminal understands, for colours that were asked for where its
/// description has none.
std::string ansi_colour(int colour) {
    return colour < 8 ? "\033[3" + std::to_string(colour) + "m" : "\033[38;5;" + std::to_string(colour) + "m";
}

} // namespace

std::string capability(const char* name) {
    const char* const text = described(name);
    return text == nullptr ? std::string() : without_waits(text);
}

bool has_title(std::string_view term) {
    return term.starts_with("xterm") || term.starts_with("tmux") || term.starts_with("rxvt");
}

std::string goodbye_bytes(bool titled) {
    const std::string other_screen = capability("rmcup");
    return capability("sgr0") + capability("op") + capability("rmkx") + capability("cnorm") +
           (other_screen.empty() ? capability("clear") : other_screen) +
           (titled ? std::string(old_title) : "") + "\r";
}

Palette choose_palette(Colours asked) {
    const char* const no_color = std::getenv("NO_COLOR");
    const int colours = tigetnum("colors");
    if (asked == Colours::eight || asked == Colours::many) {
        return asked == Colours::eight ? Palette::eight : Palette::many;
    }
    if (asked == Colours::none || (no_color != nullptr && *no_color != '\0') || colours < 8 ||
        filled("setaf", 1).empty()) {
        return Palette::mono;
    }
    return colours >= 256 ? Palette::many : Palette::eight;
}

Abilities abilities(Palette palette) {
    Abilities able;
    able.to = [](Point point) { return filled("cup", point.y, point.x); };
    able.to_column = [](int x) { return filled("hpa", x); };
    const bool has_colours = tigetnum("colors") >= (palette == Palette::many ? 256 : 8);
    able.colour = [has_colours](int colour) {
        return has_colours ? filled("setaf", colour) : ansi_colour(colour);
    };
    able.clear = capability("clear");
    able.clear_line = capability("el");
    able.left = capability("cub1");
    able.down = capability("cud1");
    if (tigetnum("xmc") <= 0) { // elsewhere an attribute takes a cell of its own
        able.bold = capability("bold");
        able.reverse = capability("rev");
        able.underline = capability("smul");
        able.dim = capability("dim");
        able.plain = capability("sgr0");
        // Nothing here ever leaves the standard set of signs, so the way back to it is left out.
        for (const std::string_view standard_signs : {"\033(B", "\017"}) {
            if (const auto at = able.plain.find(standard_signs); at != std::string::npos) {
                able.plain.erase(at, standard_signs.size());
            }
        }
    }
    if (palette != Palette::mono && able.plain.empty()) {
        able.plain = "\033[m";
    }
    // Bits as terminfo(5) numbers them.
    const int ncv = std::max(tigetnum("ncv"), 0);
    able.not_coloured = {.bold = (ncv & 32) != 0,
                         .reverse = (ncv & 4) != 0,
                         .underline = (ncv & 2) != 0,
                         .dim = (ncv & 16) != 0};
    able.moves_styled = tigetflag("msgr") > 0;
    able.fills_corner = tigetflag("am") <= 0 || tigetflag("xenl") > 0;
    return able;
}

} // namespace disfida::tui
