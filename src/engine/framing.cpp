#include "engine/framing.hpp"

#include <algorithm>

#include "kernel/words.hpp"

namespace disfida::engine {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Takes the first word off a text that begins with none but that word.
std::string take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    std::string word(text.substr(0, end));
    text = trimmed(text.substr(end));
    return word;
}

bool is_number(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string answer(char sign, std::string_view id, std::string_view text) {
    std::string out(1, sign);
    out += std::string(id) + ' ';
    bool first = true;
    for (const std::string_view line : split(text, '\n')) {
        if (!line.empty()) {
            out += (first ? "" : "\n") + std::string(line);
            first = false;
        }
    }
    return out + "\n\n";
}

} // namespace

std::optional<Line> parse_line(std::string_view line) {
    line = line.substr(0, line.find('#'));
    Line out;
    out.too_long = line.size() > longest_line;
    std::string clean;
    for (const char c : line.substr(0, longest_line)) {
        if (c == '\t') {
            clean += ' ';
        } else if (!is_control(c)) {
            clean += c;
        }
    }
    std::string_view rest = trimmed(clean);
    if (rest.empty() && !out.too_long) {
        return std::nullopt;
    }
    out.command = take_word(rest);
    if (is_number(out.command)) {
        out.id = std::move(out.command);
        out.command = take_word(rest);
        if (out.command.empty() && !out.too_long) {
            return std::nullopt; // an id alone is an empty command too
        }
    }
    out.arguments = rest;
    return out;
}

std::string single_spaced(std::string_view text) {
    std::string out;
    for (const std::string_view word : split(text, ' ')) {
        if (!word.empty()) {
            out += (out.empty() ? "" : " ") + std::string(word);
        }
    }
    return out;
}

std::string success(std::string_view id, std::string_view text) { return answer('=', id, text); }

std::string failure(std::string_view id, std::string_view text) {
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return answer('?', id, line);
}

} // namespace disfida::engine
