#include "disfida/hex.hpp"

namespace disfida {

std::string two_digits(int number) {
    const auto digit = [](int n) { return static_cast<char>('0' + n % 10); };
    return {digit(number / 10), digit(number)};
}

std::string hex_name(Hex hex) { return two_digits(hex.column) + two_digits(hex.row); }

std::optional<Hex> parse_hex(std::string_view name) {
    if (name.size() != 4 || name.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = [&](std::size_t at) { return (name[at] - '0') * 10 + (name[at + 1] - '0'); };
    return Hex{number(0), number(2)};
}

} // namespace disfida
