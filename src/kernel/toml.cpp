#include "kernel/toml.hpp"

#include <algorithm>
#include <utility>

namespace disfida {

namespace {
std::string place(std::string_view file, std::uint32_t line) {
    return line > 0 ? std::string(file) + ":" + std::to_string(line) : std::string(file);
}
} // namespace

Result<toml::table> parse_toml(std::string_view text, std::string_view name) {
    toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        const toml::parse_error& error = parsed.error();
        return Error{place(name, error.source().begin.line) + ": " + std::string(error.description())};
    }
    return std::move(parsed).table();
}

unsigned TomlReader::line(std::string_view key) const {
    const toml::node* node = table_->get(key);
    return node != nullptr ? node->source().begin.line : table_->source().begin.line;
}

void TomlReader::refuse(std::string_view key, std::string_view what) {
    if (error_) {
        return;
    }
    error_ = Error{place(file_, line(key)) + ": " + std::string(key) + ": " + std::string(what)};
}

const toml::node* TomlReader::find(std::string_view key, std::string_view wanted) {
    asked_.emplace_back(key);
    const toml::node* node = table_->get(key);
    if (node == nullptr) {
        missing_ = missing_ || !error_;
        refuse(key, "missing, " + std::string(wanted) + " is needed");
    }
    return node;
}

std::string TomlReader::text(std::string_view key) {
    const toml::node* node = find(key, "a text");
    if (node == nullptr) {
        return {};
    }
    const auto value = node->value_exact<std::string>();
    if (!value || value->empty()) {
        refuse(key, "a text in quotes is needed");
    }
    return value.value_or("");
}

int TomlReader::number(std::string_view key, int low, int high) {
    const std::string wanted = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    const toml::node* node = find(key, wanted);
    if (node == nullptr) {
        return low;
    }
    const auto value = node->value_exact<std::int64_t>();
    if (!value || *value < low || *value > high) {
        refuse(key, wanted + " is needed");
        return low;
    }
    return static_cast<int>(*value);
}

double TomlReader::real(std::string_view key, int low, int high) {
    const std::string wanted = "a number from " + std::to_string(low) + " to " + std::to_string(high);
    const toml::node* node = find(key, wanted);
    if (node == nullptr) {
        return low;
    }
    const auto value = node->value<double>();
    if (!node->is_number() || !value || !(*value >= low && *value <= high)) {
        refuse(key, wanted + " is needed");
        return low;
    }
    return *value;
}

bool TomlReader::has(std::string_view key) {
    asked_.emplace_back(key);
    return table_->contains(key);
}

bool TomlReader::flag(std::string_view key) {
    asked_.emplace_back(key);
    const toml::node* node = table_->get(key);
    if (node == nullptr) {
        return false;
    }
    const auto value = node->value_exact<bool>();
    if (!value) {
        refuse(key, "true or false is needed");
    }
    return value.value_or(false);
}

template <class T>
std::vector<T> TomlReader::list(std::string_view key, std::string_view wanted,
                                std::optional<std::size_t> size) {
    std::vector<T> out;
    const toml::node* node = find(key, wanted);
    if (node == nullptr) {
        return out;
    }
    const toml::array* array = node->as_array();
    if (array == nullptr) {
        refuse(key, std::string(wanted) + " is needed");
        return out;
    }
    for (const toml::node& entry : *array) {
        const auto value = entry.value_exact<T>();
        if (!value) {
            refuse(key, std::string(wanted) + " is needed");
            return {};
        }
        out.push_back(*value);
    }
    if (size && out.size() != *size) {
        refuse(key, std::to_string(*size) + " entries are needed, there are " + std::to_string(out.size()));
    }
    return out;
}

std::vector<int> TomlReader::numbers(std::string_view key, int low, int high,
                                     std::optional<std::size_t> size) {
    const std::string wanted =
        "a list of whole numbers from " + std::to_string(low) + " to " + std::to_string(high);
    std::vector<int> out;
    for (const std::int64_t value : list<std::int64_t>(key, wanted, size)) {
        if (value < low || value > high) {
            refuse(key, std::to_string(value) + " is no such number: " + wanted + " is needed");
            return {};
        }
        out.push_back(static_cast<int>(value));
    }
    return out;
}

std::vector<std::string> TomlReader::texts(std::string_view key, std::optional<std::size_t> size) {
    return list<std::string>(key, "a list of texts in quotes", size);
}

const toml::table* TomlReader::table(std::string_view key) {
    const toml::node* node = find(key, "a table");
    const toml::table* table = node != nullptr ? node->as_table() : nullptr;
    if (node != nullptr && table == nullptr) {
        refuse(key, "a table is needed");
    }
    return table;
}

std::vector<const toml::table*> TomlReader::tables(std::string_view key) {
    std::vector<const toml::table*> out;
    const toml::node* node = find(key, "at least one [[" + std::string(key) + "]]");
    const toml::array* array = node != nullptr ? node->as_array() : nullptr;
    if (node != nullptr && array == nullptr) {
        refuse(key, "entries [[" + std::string(key) + "]] are needed");
        return out;
    }
    if (array != nullptr) {
        for (const toml::node& entry : *array) {
            if (entry.as_table() == nullptr) {
                refuse(key, "entries [[" + std::string(key) + "]] are needed");
                return {};
            }
            out.push_back(entry.as_table());
        }
    }
    return out;
}

std::optional<Error> TomlReader::finish() {
    for (const auto& [key, node] : *table_) {
        if (std::find(asked_.begin(), asked_.end(), key.str()) == asked_.end()) {
            std::string known;
            for (std::size_t i = 0; i < asked_.size(); ++i) {
                const bool said = std::find(asked_.begin(), asked_.begin() + static_cast<std::ptrdiff_t>(i),
                                            asked_[i]) != asked_.begin() + static_cast<std::ptrdiff_t>(i);
                known += said ? "" : (known.empty() ? "" : ", ") + asked_[i];
            }
            if (std::exchange(missing_, false)) {
                error_.reset();
            }
            refuse(printable(key.str(), 60), "unknown key; known here: " + known);
        }
    }
    return error_;
}

} // namespace disfida
