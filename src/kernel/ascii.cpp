#include "kernel/ascii.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/utf8.hpp"

namespace disfida {

namespace {

constexpr char32_t first_letter = 0xC0;

/// The letters from U+00C0 to U+017F, in order.
constexpr std::array<std::string_view, 0xC0> letters = {
    "A", "A", "A",  "A",  "A", "A", "AE", "C",  "E",  "E", "E", "E",  "I",  "I",  "I", "I", "D", "N",
    "O", "O", "O",  "O",  "O", "x", "O",  "U",  "U",  "U", "U", "Y",  "Th", "ss", "a", "a", "a", "a",
    "a", "a", "ae", "c",  "e", "e", "e",  "e",  "i",  "i", "i", "i",  "d",  "n",  "o", "o", "o", "o",
    "o", "/", "o",  "u",  "u", "u", "u",  "y",  "th", "y", "A", "a",  "A",  "a",  "A", "a", "C", "c",
    "C", "c", "C",  "c",  "C", "c", "D",  "d",  "D",  "d", "E", "e",  "E",  "e",  "E", "e", "E", "e",
    "E", "e", "G",  "g",  "G", "g", "G",  "g",  "G",  "g", "H", "h",  "H",  "h",  "I", "i", "I", "i",
    "I", "i", "I",  "i",  "I", "i", "IJ", "ij", "J",  "j", "K", "k",  "k",  "L",  "l", "L", "l", "L",
    "l", "L", "l",  "L",  "l", "N", "n",  "N",  "n",  "N", "n", "'n", "N",  "n",  "O", "o", "O", "o",
    "O", "o", "OE", "oe", "R", "r", "R",  "r",  "R",  "r", "S", "s",  "S",  "s",  "S", "s", "S", "s",
    "T", "t", "T",  "t",  "T", "t", "U",  "u",  "U",  "u", "U", "u",  "U",  "u",  "U", "u", "U", "u",
    "W", "w", "Y",  "y",  "Y", "Z", "z",  "Z",  "z",  "Z", "z", "s"};

/// Signs outside that range, sorted by code point; the first character of each must serve alone.
constexpr std::array<std::pair<char32_t, std::string_view>, 29> signs = {
    {{0xA0, " "},    {0xA1, "!"},   {0xA6, "|"},     {0xAA, "a"},   {0xAB, "<<"},   {0xB0, "o"},
     {0xB4, "'"},    {0xB7, "."},   {0xBA, "o"},     {0xBB, ">>"},  {0x2010, "-"},  {0x2011, "-"},
     {0x2012, "-"},  {0x2013, "-"}, {0x2014, "-"},   {0x2018, "'"}, {0x2019, "'"},  {0x201C, "\""},
     {0x201D, "\""}, {0x2022, "*"}, {0x2026, "..."}, {0x2032, "'"}, {0x2033, "\""}, {0x2039, "<"},
     {0x203A, ">"},  {0x2190, "<"}, {0x2192, ">"},   {0x2212, "-"}, {0x25E6, ":"}}};

std::string_view likeness(char32_t c) {
    if (c >= first_letter && c < first_letter + letters.size()) {
        return letters.at(c - first_letter);
    }
    const auto* const found = std::lower_bound(
        signs.begin(), signs.end(), c, [](const auto& sign, char32_t key) { return sign.first < key; });
    return found != signs.end() && found->first == c ? found->second : "?";
}

} // namespace

std::string to_ascii(std::string_view utf8) {
    std::string out;
    while (!utf8.empty()) {
        const char32_t c = take_code_point(utf8);
        if (c < 0x80) {
            out += static_cast<char>(c);
        } else if (cells(c) > 0) {
            out += likeness(c);
        }
    }
    return out;
}

char to_ascii_cell(char32_t code_point) {
    return code_point < 0x80 ? static_cast<char>(code_point) : likeness(code_point).front();
}

} // namespace disfida
