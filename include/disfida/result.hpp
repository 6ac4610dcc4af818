// Errors as values: a text a person can act on, and the rule it comes from.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace disfida {

/// Why something was refused: one line that says what is wrong, where, and what would be right.
struct Error {
    std::string text;
    std::string rule = {}; ///< rule id ("H2.2") when a game's rule refuses it, else empty

    /// The text as people read it, with the rule in brackets at its end: "2406 is taken [G]".
    [[nodiscard]] std::string line() const { return rule.empty() ? text : text + " [" + rule + "]"; }
};

/// A value, or the Error that kept it from being made.
/// Precondition of `*` and `->`: the result holds a value; of `error()`: it holds none.
template <class T> class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    /// True when there is a value.
    explicit operator bool() const { return content_.index() == 0; }
    T& operator*() & { return *std::get_if<0>(&content_); }
    const T& operator*() const& { return *std::get_if<0>(&content_); }
    T&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
    T* operator->() { return std::get_if<0>(&content_); }
    const T* operator->() const { return std::get_if<0>(&content_); }
    [[nodiscard]] const Error& error() const { return *std::get_if<1>(&content_); }

  private:
    std::variant<T, Error> content_;
};

/// The value of a Result that only says whether something worked.
struct Done {};

} // namespace disfida
