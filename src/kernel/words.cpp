#include "kernel/words.hpp"
#include "kernel/tongue.hpp"

#include <algorithm>

#include "kernel/utf8.hpp"

namespace disfida {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(at + 1);
    }
}

namespace {

template <class Texts> std::string joined(const Texts& texts, std::string_view separator) {
    std::string out;
    bool first = true;
    for (const auto& text : texts) {
        out += first ? std::string_view() : separator;
        out += text;
        first = false;
    }
    return out;
}

} // namespace

std::string join(const std::vector<std::string>& texts, std::string_view separator) {
    return joined(texts, separator);
}

std::string join(std::span<const std::string_view> texts, std::string_view separator) {
    return joined(texts, separator);
}

std::string one_of(const std::vector<std::string>& words) {
    if (words.size() < 2) {
        return words.empty() ? std::string() : words.front();
    }
    const std::vector<std::string> first(words.begin(), words.end() - 1);
    return fill(tr("{list} or {last}"), {{"list", join(first, ", ")}, {"last", words.back()}});
}

std::string printable(std::string_view text, std::size_t most) {
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) {
        --end; // not within a letter of several bytes
    }
    std::string out(text.substr(0, end));
    std::replace_if(
        out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; },
        '?');
    return out + (end < text.size() ? "..." : "");
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 60;
    return "'" + printable(text, most) + "'";
}

std::string small_letters(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text.size() > 1 && text[0] == '\xc3' && text[1] >= '\xa0' && text[1] <= '\xbe' &&
               text[1] != '\xb7') { // from U+00E0 to U+00FE, which have their capitals 32 places before
        text[1] = static_cast<char>(text[1] - 32);
    }
    return text;
}

void put_at(std::string& line, std::size_t at, std::string_view text) {
    const auto used = static_cast<std::size_t>(columns(line));
    const std::size_t end = at + static_cast<std::size_t>(columns(text));
    line.append(end > used ? end - used : 0, ' ');
    const auto byte_of = [&](std::size_t cell) {
        std::string_view rest = line;
        for (std::size_t i = 0; i < cell && !rest.empty();) {
            i += static_cast<std::size_t>(cells(take_code_point(rest)));
        }
        return line.size() - rest.size();
    };
    const std::size_t from = byte_of(at);
    line.replace(from, byte_of(end) - from, text);
}

bool is_id(std::string_view text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos &&
           text.front() != '-' && text.back() != '-';
}

Result<int> read_number(std::string_view word, int low, int high, std::string_view what) {
    const auto value = parse_number<int>(word);
    if (!value || *value < low || *value > high) {
        return Error{fill(tr("{what} {word}: a number from {low} to {high} is needed"),
                          {{"what", std::string(what)},
                           {"word", in_quotes(word)},
                           {"low", std::to_string(low)},
                           {"high", std::to_string(high)}})};
    }
    return *value;
}

bool has_blank(std::string_view line) {
    const auto blank = [](std::string_view word) {
        const std::size_t dash = word.find('-');
        return word == "..." || (dash != std::string_view::npos && parse_number<int>(word.substr(0, dash)) &&
                                 parse_number<int>(word.substr(dash + 1)));
    };
    const auto words = split(line, ' ');
    return std::any_of(words.begin(), words.end(), blank);
}

} // namespace disfida
