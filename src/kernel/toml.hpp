// Strict reading of data files: every key is named, wrong ones are refused with file and line.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The parser's assertions stop the program at a table header without a name ("[" and the end of the line),
// which the lines behind them refuse with an error like any other: files are people's, and nothing in one is
// a reason to stop. With NDEBUG they would be promises to the compiler.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#ifndef TOML_ASSERT
#define TOML_ASSERT(expr) static_cast<void>(0)
#endif
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include "disfida/result.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"

namespace disfida {

/// Parses a data file. `name` is what errors call the file.
Result<toml::table> parse_toml(std::string_view text, std::string_view name);

/// Reads one table of a data file. The first thing that is wrong is kept; later reads then give empty values,
/// so that a reader may take all its keys first and ask for the error once.
class TomlReader {
  public:
    TomlReader(const toml::table& table, std::string_view file) : table_(&table), file_(file) {}

    /// The value of a key; an error if it is missing or of another type.
    std::string text(std::string_view key);
    /// A whole number from low to high.
    int number(std::string_view key, int low, int high);
    /// A number, whole or not, from low to high.
    double real(std::string_view key, int low, int high);
    /// Whether an optional key is there.
    bool has(std::string_view key);
    /// A truth value; an absent key means false.
    bool flag(std::string_view key);
    /// A list of whole numbers, each from low to high, of exactly `size` entries (any size if absent).
    std::vector<int> numbers(std::string_view key, int low, int high,
                             std::optional<std::size_t> size = std::nullopt);
    /// A list of texts, of exactly `size` entries (any size if absent).
    std::vector<std::string> texts(std::string_view key, std::optional<std::size_t> size = std::nullopt);
    /// A table below this one.
    const toml::table* table(std::string_view key);
    /// An array of tables below this one.
    std::vector<const toml::table*> tables(std::string_view key);

    /// The line a key stands on, or the table where it is not there; 0: unknown.
    [[nodiscard]] unsigned line(std::string_view key) const;

    /// Keeps an error about a key (its line is found), unless there is one already.
    void refuse(std::string_view key, std::string_view what);
    /// Refuses keys nobody asked for, then says what was wrong first, if anything. A misspelt key is named
    /// rather than the one that is missing for it.
    std::optional<Error> finish();
    /// What was wrong first, without looking for unknown keys.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  private:
    const toml::node* find(std::string_view key, std::string_view wanted);
    template <class T>
    std::vector<T> list(std::string_view key, std::string_view wanted, std::optional<std::size_t> size);

    const toml::table* table_;
    std::string file_;
    std::vector<std::string> asked_;
    std::optional<Error> error_;
    bool missing_ = false; ///< what was wrong first is that a key is missing
};

/// The value a word stands for in a table of names; refused when it is none of them.
template <class E, std::size_t N>
E read_name(TomlReader& reader, std::string_view key, std::string_view word,
            const std::array<std::string_view, N>& names) {
    const auto* at = std::find(names.begin(), names.end(), word);
    if (at == names.end()) {
        reader.refuse(key, in_quotes(word) + " is none of " + join(names, ", "));
        return E{};
    }
    return static_cast<E>(at - names.begin());
}

/// Reads one data file and hands its reader and its name to `fill`; what was wrong first, if anything.
template <class Fill>
std::optional<Error> read_data(const DataSource& data, std::string_view file, const Fill& fill) {
    const Result<std::string> text = data.read(file);
    if (!text) {
        return text.error();
    }
    const std::string shown = data.display_name(file);
    const Result<toml::table> table = parse_toml(*text, shown);
    if (!table) {
        return table.error();
    }
    TomlReader reader(*table, shown);
    fill(reader, shown);
    return reader.finish();
}

} // namespace disfida
