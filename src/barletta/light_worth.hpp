// What light play reckons with, in parts of a victory point: found by trying values against level 2.
#pragma once

#include <cstddef>

namespace disfida::barletta::light_worth {

inline constexpr int approach = 5;        ///< a hex nearer to the nearest enemy
inline constexpr int leave_camp = 25;     ///< a sound knight comes out of his camp
inline constexpr int last_defender = 300; ///< comes out where hardly anybody is left on the field (J2)
inline constexpr std::size_t few_on_field = 2;
inline constexpr int order_used = 12; ///< a knight who can still be ordered keeps the enemy guessing
inline constexpr int pass_used = 15;
inline constexpr int binds = 10;         ///< an attack on one without an order: he may only strike back (H)
inline constexpr int hit_recovered = 24; ///< by a marked reorganisation
inline constexpr int remount_share = 11; ///< of a hundred parts of a price
inline constexpr int threatened = 50;    ///< per cent of a reorganisation that an enemy can still take away
inline constexpr int foot_share = 18;    ///< a horse, in parts of a point per VC
inline constexpr int most_whim = 20;     ///< decides between what is worth much the same

} // namespace disfida::barletta::light_worth
