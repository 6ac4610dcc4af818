// Simple heraldry: a coat of arms for every number, by the rule of tincture.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace disfida::share {

enum class Tincture : std::uint8_t { gold, silver, red, blue, green, purple, black };

/// The field is of metal and what lies on it of colour, or the other way round.
struct Blazon {
    Tincture field = Tincture::gold;
    Tincture charge = Tincture::red;
    int figure = 0; ///< one of `figures`
};

inline constexpr int figures = 20;
inline constexpr int most_arms = 400; ///< all different; further ones begin again

/// The arms of a number from 0 on.
Blazon blazon(int number);

/// They in a herald's words: "Azure, a bend or".
std::string blazoned(const Blazon& arms);

/// The colour of a tincture, "#rrggbb".
std::string_view colour(Tincture tincture);

/// What lies on the field as the data of an SVG path, in a box from -12, -14 to 12, 14 that the shield's own
/// outline cuts; to be filled by the even-odd rule.
std::string_view figure_path(int figure);

} // namespace disfida::share
