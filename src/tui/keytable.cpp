#include "tui/keytable.hpp"

#include <algorithm>
#include <cstddef>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

bool is_key(const Key& key) { return key.name != Key::Name::unknown; }

bool has_key(const Binding& binding, const Key& key) {
    return is_key(key) && std::any_of(binding.keys.begin(), binding.keys.end(),
                                      [&](const Key& bound) { return same_key(bound, key); });
}

std::string keys_text(const Binding& binding) {
    std::string out(binding.shown);
    if (!out.empty()) {
        return out;
    }
    for (const Key& key : binding.keys) {
        if (is_key(key)) {
            out += (out.empty() ? "" : ", ") + name(key);
        }
    }
    return out;
}

/// The bindings of `context` alone, in the table's order.
std::vector<Binding> within(std::span<const Binding> table, std::string_view context) {
    std::vector<Binding> out;
    std::copy_if(table.begin(), table.end(), std::back_inserter(out),
                 [&](const Binding& binding) { return binding.context == context; });
    return out;
}

/// The bindings that hold in `context`: its own, then those that hold everywhere.
std::vector<Binding> holding(std::span<const Binding> table, std::string_view context) {
    std::vector<Binding> out = within(table, context);
    if (!context.empty()) {
        const std::vector<Binding> everywhere = within(table, {});
        out.insert(out.end(), everywhere.begin(), everywhere.end());
    }
    return out;
}

/// As many of `footers` as fit, `gap` blanks apart.
std::string join_fitting(std::span<const std::string_view> footers, int gap, int width, bool& all) {
    std::string out;
    all = true;
    for (const std::string_view footer : footers) {
        const int blanks = out.empty() ? 0 : gap;
        if (columns(out) + blanks + columns(footer) > width) {
            all = false;
            break;
        }
        out.append(static_cast<std::size_t>(blanks), ' ').append(footer);
    }
    return out;
}

} // namespace

std::optional<int> find_command(std::span<const Binding> table, const Key& key, std::string_view context) {
    for (const Binding& binding : holding(table, context)) {
        if (has_key(binding, key)) {
            return binding.command;
        }
    }
    return std::nullopt;
}

std::string key_for(std::span<const Binding> table, int command, std::string_view context) {
    for (const Binding& binding : holding(table, context)) {
        if (binding.command == command && is_key(binding.keys.front())) {
            return name(binding.keys.front());
        }
    }
    return {};
}

std::vector<std::string> key_lines(std::span<const std::pair<std::string, std::string>> keys, int width) {
    int column = 0;
    for (const auto& pair : keys) {
        column = std::max(column, columns(pair.first));
    }
    column = std::min(column, std::max(width / 3, 1)) + 3; // a blank before and two after
    std::vector<std::string> out;
    for (const auto& [names, meaning] : keys) {
        if (names.empty() && meaning.empty()) {
            out.emplace_back();
            continue;
        }
        std::string line = ' ' + names;
        line.append(static_cast<std::size_t>(std::max(column - columns(line), 2)), ' ');
        // Blanks that part the columns must survive the wrapping: only the sentence is wrapped.
        const auto sentence = wrap(meaning, width - column);
        const bool beside = columns(line) == column;
        if (!beside) {
            out.push_back(shorten(line.substr(0, line.find_last_not_of(' ') + 1), width));
        }
        for (std::size_t part = 0; part < sentence.size(); ++part) {
            const std::string margin(static_cast<std::size_t>(column), ' ');
            out.push_back(shorten((part == 0 && beside ? line : margin) + sentence[part], width));
        }
    }
    return out;
}

std::vector<std::string> help_lines(std::span<const Binding> table, std::string_view context, int width) {
    const std::size_t own = within(table, context).size();
    const std::vector<Binding> all = holding(table, context);
    std::vector<std::pair<std::string, std::string>> keys;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == own && i > 0) {
            keys.emplace_back();
        }
        keys.emplace_back(keys_text(all[i]), tr(all[i].sentence));
    }
    return key_lines(keys, width);
}

std::string fit_footer(std::string_view line, int width) {
    if (columns(line) <= width) {
        return std::string(line);
    }
    std::vector<std::string_view> parts;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find("  "), line.size());
        parts.push_back(line.substr(0, end));
        line.remove_prefix(std::min(line.find_first_not_of(' ', end), line.size()));
    }
    int room = width - columns(parts.back());
    std::string out;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const int needed = columns(parts[i]) + 1;
        if (needed <= room) {
            room -= needed;
            out.append(parts[i]).append(" ");
        }
    }
    return shorten_at_word(out.append(parts.back()), width);
}

std::string footer_line(std::span<const Binding> table, std::string_view context, int width) {
    std::vector<std::string_view> footers;
    for (const Binding& binding : holding(table, context)) {
        if (!binding.footer.empty()) {
            footers.push_back(tr(binding.footer));
        }
    }
    bool all = false;
    const std::string wide = join_fitting(footers, 2, width, all);
    return all ? wide : join_fitting(footers, 1, width, all);
}

void draw_footer(Canvas& canvas, Point at, std::string_view line, Style style) {
    Style key_style = style;
    key_style.ink = Ink::key;
    bool inside = false;
    int x = at.x;
    while (!line.empty()) {
        const auto sign = line.front();
        const std::string_view before = line;
        take_code_point(line);
        const std::string_view one = before.substr(0, before.size() - line.size());
        inside = inside && sign != ']';
        x += canvas.text(x, at.y, one, inside ? key_style : style);
        inside = inside || sign == '[';
    }
}

std::vector<std::string> duplicate_bindings(std::span<const Binding> table) {
    std::vector<std::string> out;
    const auto clash = [&](const Binding& first, const Binding& second) {
        return first.context == second.context || first.context.empty() || second.context.empty();
    };
    const auto place = [](const Binding& binding) {
        return binding.context.empty() ? std::string("everywhere") : "in " + std::string(binding.context);
    };
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t k = 0; k < table[i].keys.size(); ++k) {
            const Key& key = table[i].keys.at(k);
            for (std::size_t j = i + 1; j < table.size(); ++j) {
                if (clash(table[i], table[j]) && has_key(table[j], key)) {
                    out.push_back(name(key) + " is bound " + place(table[i]) + " (\"" +
                                  std::string(table[i].sentence) + "\") and " + place(table[j]) + " (\"" +
                                  std::string(table[j].sentence) + "\")");
                }
            }
        }
    }
    return out;
}

} // namespace disfida::tui
