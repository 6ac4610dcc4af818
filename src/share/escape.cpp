#include "share/escape.hpp"

#include "kernel/utf8.hpp"

namespace disfida::share {

namespace {

bool between(char32_t c, char32_t low, char32_t high) { return low <= c && c <= high; }

/// Control characters, non-characters, and marks by which a name could turn the text around it.
bool unwelcome(char32_t c) {
    return (c < 0x20 && c != U'\n' && c != U'\t') || between(c, 0x7f, 0x9f) || between(c, 0x202a, 0x202e) ||
           between(c, 0x2066, 0x2069) || between(c, 0xfdd0, 0xfdef) || (c & 0xfffe) == 0xfffe;
}

char32_t take_clean(std::string_view& text) {
    const char32_t c = take_code_point(text);
    return unwelcome(c) ? bad_code_point : c;
}

} // namespace

std::string cleaned(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        append_utf8(out, take_clean(text));
    }
    return out;
}

std::string escaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        switch (const char32_t c = take_clean(text)) {
        case U'&':
            out += "&amp;";
            break;
        case U'<':
            out += "&lt;";
            break;
        case U'>':
            out += "&gt;";
            break;
        case U'"':
            out += "&quot;";
            break;
        case U'\'':
            out += "&#39;";
            break;
        default:
            append_utf8(out, c);
        }
    }
    return out;
}

std::string json_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    while (!text.empty()) {
        const char32_t c = take_clean(text);
        if (c == U'"' || c == U'\\') {
            out += '\\';
            out += static_cast<char>(c);
        } else if (c < 0x20 || c == U'<' || c == 0x2028 || c == 0x2029) {
            out += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4) {
                out += digits[(c >> static_cast<unsigned>(shift)) & 0xfU];
            }
        } else {
            append_utf8(out, c);
        }
    }
    return out + '"';
}

} // namespace disfida::share
