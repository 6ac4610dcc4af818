#include "kernel/wrap.hpp"

#include <algorithm>
#include <cstddef>

#include "kernel/utf8.hpp"

namespace disfida {

namespace {

/// Takes at most `width` cells (at least one code point) off the front of `text`.
std::string_view take_cells(std::string_view& text, int width) {
    std::string_view rest = text;
    int used = 0;
    while (!rest.empty()) {
        std::string_view next = rest;
        used += cells(take_code_point(next));
        if (used > width && rest.size() != text.size()) {
            break;
        }
        rest = next;
    }
    const std::string_view head = text.substr(0, text.size() - rest.size());
    text = rest;
    return head;
}

/// Breaks one paragraph, which has no line break in it.
void wrap_paragraph(std::string_view text, int width, int indent, std::vector<std::string>& out) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    const auto lead = std::min(text.find_first_not_of(' '), text.size()); // blanks kept in front
    std::string line(std::min<std::size_t>(lead, static_cast<std::size_t>(width - 1)), ' ');
    int used = static_cast<int>(line.size());
    bool fresh = true; // nothing but the margin on this line yet
    text.remove_prefix(lead);
    const auto break_line = [&] {
        out.push_back(line);
        line = margin;
        used = indent;
        fresh = true;
    };
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
        if (!fresh && used + 1 + columns(word) > width) {
            break_line();
        }
        if (!fresh) {
            line += ' ';
            ++used;
        }
        while (used + columns(word) > width) {
            line += take_cells(word, width - used);
            break_line();
        }
        line += word;
        used += columns(word);
        fresh = false;
    }
    out.push_back(fresh ? std::string{} : line);
}

} // namespace

std::vector<std::string> wrap(std::string_view text, int width, int indent) {
    const int room = std::max(width, 1);
    const int margin = std::clamp(indent, 0, room - 1);
    std::vector<std::string> out;
    while (true) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view paragraph = text.substr(0, end);
        if (columns(paragraph) <= room) {
            out.emplace_back(paragraph); // as it is: tables keep their columns
        } else {
            wrap_paragraph(paragraph, room, margin, out);
        }
        if (end == text.size()) {
            return out;
        }
        text.remove_prefix(end + 1);
    }
}

std::string shorten(std::string_view text, int width) {
    if (columns(text) <= width) {
        return std::string(text);
    }
    if (width < 1) {
        return {};
    }
    std::string out(width > 1 ? take_cells(text, width - 1) : std::string_view{});
    return out + '~';
}

} // namespace disfida
