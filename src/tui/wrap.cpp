#include "tui/wrap.hpp"

#include <algorithm>

#include "kernel/utf8.hpp"

namespace disfida::tui {

std::string shorten_at_word(std::string_view text, int width) {
    if (columns(text) <= width) {
        return std::string(text);
    }
    constexpr std::string_view lost = " ..";
    // One cell more than there is room for: a word that ends at the edge is a whole one.
    const std::string head = shorten(text, width - static_cast<int>(lost.size()) + 2);
    const std::size_t blank = head.rfind(' ');
    const std::size_t end = blank == std::string::npos ? blank : head.find_last_not_of(" ,;:(", blank);
    // A long word that would leave much of the line empty says more when it is begun.
    constexpr int most_left_empty = 14;
    const bool begun =
        end == std::string::npos || columns(head) - columns(head.substr(0, end + 1)) > most_left_empty;
    return begun ? shorten(text, width) : head.substr(0, end + 1) + std::string(lost);
}

std::string wrap_farewell(std::string_view text, int width) {
    const std::size_t found = text.rfind(" disfida ");
    const std::size_t command = found == std::string_view::npos ? text.size() : found + 1;
    std::string out;
    int used = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at == command ? text.size() : std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const bool fits = used + 1 + columns(word) <= width;
        out += at == 0 ? "" : fits ? " " : "\n";
        used = columns(word) + (fits && at > 0 ? used + 1 : 0);
        out += word;
        at = std::min(end + 1, text.size());
    }
    return out;
}

} // namespace disfida::tui
