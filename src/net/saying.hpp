// What a host's program says to those who come, in sentences: English on the line, and in each one's own
// language on the screens.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "kernel/tongue.hpp"

namespace disfida::net {

/// Every sentence a host says after "refuse" or "bye".
enum class Said : std::uint8_t {
    // of the door
    no_table,
    other_version,
    code_wanted,
    code_wrong,
    join_or_watch,
    own_login_only,
    too_many,
    too_many_watch,
    seat_taken,
    no_commitment,
    no_token,
    not_remembered,
    nothing_said,
    too_many_lines,
    bad_line,
    // at the table
    not_for_watchers,
    no_word,
    talks_too_much,
    waits_for_dice,
    gone_on,
    draw_is_offered,
    not_your_turn,
    not_legal,
    unkept,
    shares_used_up,
    no_offer,
    game_over,
    offer_open,
    nothing_to_undo,
    wrong_share,
    wrong_secret,
    disagree_at_opening,
    disagree,
};
inline constexpr Said last_said = Said::disagree;

/// The English pattern of a sentence.
const char* pattern_of(Said said);

/// A sentence with its places filled.
struct Saying {
    Saying(Said said, std::initializer_list<Slot> slots = {})
        : english(fill(pattern_of(said), slots)), spoken(fill(tr(pattern_of(said)), slots)) {}
    std::string english; ///< for the line
    std::string spoken;  ///< for the own screen
};

/// What came over the line, in the language spoken; the text itself where no host of this version says it.
std::string in_own_language(std::string_view english);

} // namespace disfida::net
