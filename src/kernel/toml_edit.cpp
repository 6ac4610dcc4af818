#include "kernel/toml_edit.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "kernel/toml.hpp"
#include "kernel/utf8.hpp"

namespace disfida {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Where each line of a text begins.
std::vector<std::size_t> line_starts(std::string_view text) {
    std::vector<std::size_t> out{text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0};
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        out.push_back(at + 1);
    }
    return out;
}

/// The byte a place of the parser stands for; it counts code points.
std::size_t offset_of(std::string_view text, const std::vector<std::size_t>& starts,
                      const toml::source_position& place) {
    std::string_view rest = text.substr(starts.at(place.line - 1));
    for (std::size_t column = 1; column < place.column && !rest.empty(); ++column) {
        take_code_point(rest);
    }
    return text.size() - rest.size();
}

/// Lines, counted from 1, that lie within a value and begin nothing of their own.
using Spans = std::vector<std::pair<std::size_t, std::size_t>>;

/// Takes down which lines values go on to: lists and texts may be of several.
void collect_spans(const toml::node& node, Spans& out) {
    if (const toml::table* table = node.as_table(); table != nullptr && !table->is_inline()) {
        for (const auto& [key, value] : *table) {
            collect_spans(value, out);
        }
        return;
    }
    if (const toml::array* array = node.as_array(); array != nullptr && array->is_array_of_tables()) {
        // Entries [[so]], or a list of inline tables, which is a value: its own place tells.
        const bool entries = std::none_of(array->begin(), array->end(), [](const toml::node& entry) {
            return entry.as_table()->is_inline();
        });
        if (entries) {
            for (const toml::node& entry : *array) {
                collect_spans(entry, out);
            }
            return;
        }
    }
    out.emplace_back(node.source().begin.line, node.source().end.line);
}

/// What stands in a line, without blanks before it and the line end.
std::string_view content(std::string_view line) {
    line = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.substr(0, line.find_first_of("\r\n"));
}

/// Whether a line shows a key as a comment: "#key = value".
bool shows(std::string_view line, std::string_view key) {
    if (!line.starts_with('#')) {
        return false;
    }
    line.remove_prefix(1);
    line = content(line);
    if (!line.starts_with(key)) {
        return false;
    }
    return content(line.substr(key.size())).starts_with('=');
}

/// Adds a line for a key to a text that has none.
std::string with_line(std::string_view text, const toml::table& table, std::string_view key,
                      std::string_view literal) {
    const auto starts = line_starts(text);
    Spans spans;
    collect_spans(table, spans);
    const auto within = [&](std::size_t line) {
        return std::any_of(spans.begin(), spans.end(),
                           [&](const auto& span) { return span.first < line && line <= span.second; });
    };
    std::size_t behind = 0;  // the line after which it goes in
    std::size_t comment = 0; // where comments begin that stand right above a table
    for (std::size_t line = 1; line <= starts.size(); ++line) {
        const std::string_view here = content(text.substr(starts[line - 1]));
        if (within(line)) {
            behind = line;
            continue;
        }
        if (here.starts_with('[')) {
            break;
        }
        if (shows(here, key)) {
            behind = line;
            comment = 0;
            break;
        }
        if (here.empty()) {
            comment = line;
        } else if (!here.starts_with('#')) {
            behind = line;
        }
    }
    if (behind == 0) {
        behind = comment; // there are no keys: below the comments at the beginning, if a line parts them off
    }
    const std::size_t first_end = text.find('\n');
    const bool crlf = first_end != std::string_view::npos && first_end > 0 && text[first_end - 1] == '\r';
    const std::string_view end = crlf ? "\r\n" : "\n";
    const std::size_t at = behind == 0              ? starts.front()
                           : behind < starts.size() ? starts[behind]
                                                    : text.size();
    std::string out(text.substr(0, at));
    if (at == text.size() && at > starts.front() && out.back() != '\n') {
        out += end;
    }
    out += std::string(key) + " = " + std::string(literal);
    out += end;
    return out + std::string(text.substr(at));
}

} // namespace

std::string toml_quoted(std::string_view text) {
    constexpr std::array<char, 16> digits{'0', '1', '2', '3', '4', '5', '6', '7',
                                          '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += std::string("\\") + c;
        } else if (byte < 0x20 || byte == 0x7f) {
            out += std::string("\\u00") + digits.at(byte >> 4U) + digits.at(byte & 15U);
        } else {
            out += c;
        }
    }
    return out + "\"";
}

Result<std::string> with_toml_value(std::string_view text, std::string_view key, std::string_view literal,
                                    std::string_view name) {
    auto table = parse_toml(text, name);
    if (!table) {
        return table.error();
    }
    std::string out;
    if (const toml::node* old = table->get(key)) {
        if (old->is_table() || old->is_array_of_tables()) {
            return Error{std::string(name) + ":" + std::to_string(old->source().begin.line) + ": " +
                         std::string(key) + ": is a table here, it should be a value"};
        }
        const auto starts = line_starts(text);
        out = text.substr(0, offset_of(text, starts, old->source().begin));
        out += literal;
        out += text.substr(offset_of(text, starts, old->source().end));
    } else {
        out = with_line(text, *table, key, literal);
    }
    // A person's file: nothing is given back that says anything else besides.
    const auto wanted = parse_toml("value = " + std::string(literal), name);
    const auto now = parse_toml(out, name);
    if (!wanted || !now) {
        return Error{std::string(name) + ": " + std::string(key) + " cannot be changed in it"};
    }
    table->insert_or_assign(key, *wanted->get("value"));
    if (*now != *table) {
        return Error{std::string(name) + ": " + std::string(key) + " cannot be changed in it"};
    }
    return out;
}

} // namespace disfida
