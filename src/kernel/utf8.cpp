#include "kernel/utf8.hpp"

#include <array>
#include <cstddef>

namespace disfida {

namespace {

constexpr bool is_scalar(char32_t c) { return c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF); }

/// What the first byte of a sequence promises.
struct Lead {
    std::size_t length; ///< bytes in all; 0 when no sequence starts so
    unsigned bits;      ///< the part of the code point in this byte
};

constexpr Lead lead(unsigned char byte) {
    if (byte < 0x80) {
        return {1, byte};
    }
    if (byte >= 0xC2 && byte < 0xE0) {
        return {2, byte & 0x1FU};
    }
    if (byte >= 0xE0 && byte < 0xF0) {
        return {3, byte & 0x0FU};
    }
    if (byte >= 0xF0 && byte < 0xF5) {
        return {4, byte & 0x07U};
    }
    return {0, 0};
}

/// The smallest code point that needs a sequence of each length.
constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};

} // namespace

char32_t take_code_point(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto [length, bits] = lead(byte(0));
    char32_t value = bits;
    bool good = length != 0 && length <= text.size();
    for (std::size_t i = 1; good && i < length; ++i) {
        good = (byte(i) & 0xC0U) == 0x80U;
        value = value << 6U | (byte(i) & 0x3FU);
    }
    if (!good || !is_scalar(value) || value < smallest.at(length)) {
        text.remove_prefix(1);
        return bad_code_point;
    }
    text.remove_prefix(length);
    return value;
}

void append_utf8(std::string& out, char32_t code_point) {
    const char32_t c = is_scalar(code_point) ? code_point : bad_code_point;
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0U | (c >> 6U));
        tail(0);
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0U | (c >> 12U));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | (c >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

int cells(char32_t code_point) {
    const auto within = [=](char32_t first, char32_t last) {
        return code_point >= first && code_point <= last;
    };
    const bool invisible = code_point == 0xAD || code_point == 0xFEFF || within(0x300, 0x36F) ||
                           within(0x200B, 0x200F) || within(0x202A, 0x202E) || within(0x2060, 0x206F) ||
                           within(0x20D0, 0x20FF) || within(0xFE00, 0xFE0F);
    return invisible ? 0 : 1;
}

int columns(std::string_view text) {
    int sum = 0;
    while (!text.empty()) {
        sum += cells(take_code_point(text));
    }
    return sum;
}

} // namespace disfida
