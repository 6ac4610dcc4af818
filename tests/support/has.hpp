// Whether a text holds another, with the text shown where it does not.
#pragma once

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace disfida::test {

inline bool has(std::string_view whole, std::string_view part) {
    const bool there = whole.find(part) != std::string_view::npos;
    if (!there) {
        MESSAGE("not found: \"", std::string(part), "\" in:\n", std::string(whole));
    }
    return there;
}

} // namespace disfida::test
