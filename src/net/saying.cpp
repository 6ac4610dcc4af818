#include "net/saying.hpp"

#include <array>
#include <optional>

namespace disfida::net {

namespace {

/// At most so many places has a sentence.
using Slots = std::array<Slot, 5>;

/// What stands in the places of a pattern, if a text is that pattern filled; each as short as it can be.
std::optional<Slots> places_of(std::string_view pattern, std::string_view text) {
    Slots out{};
    for (std::size_t filled = 0;; ++filled) {
        const std::size_t open = pattern.find('{');
        if (!text.starts_with(pattern.substr(0, open))) {
            return std::nullopt;
        }
        if (open == std::string_view::npos) {
            return text.size() == pattern.size() ? std::optional(out) : std::nullopt;
        }
        text.remove_prefix(open);
        pattern.remove_prefix(open + 1);
        const std::size_t close = pattern.find('}');
        const std::string_view name = pattern.substr(0, close);
        pattern.remove_prefix(close + 1);
        const std::string_view next = pattern.substr(0, pattern.find('{'));
        const bool ends = next.size() == pattern.size();
        const std::size_t at = !ends                  ? text.find(next)
                               : text.ends_with(next) ? text.size() - next.size()
                                                      : std::string_view::npos;
        if (at == std::string_view::npos || filled == out.size()) {
            return std::nullopt;
        }
        out.at(filled) = {name, std::string(text.substr(0, at))};
        text.remove_prefix(at);
    }
}

} // namespace

const char* pattern_of(Said said) {
    switch (said) {
    case Said::no_table:
        return mark("this is a table of disfida: hello is expected");
    case Said::other_version:
        return mark("this host (disfida {version}) speaks version {own} at the table, you speak {theirs} "
                    "(disfida {program}): both need the same");
    case Said::code_wanted:
        return mark("this table wants a code: --code=CODE");
    case Said::code_wrong:
        return mark("the code is wrong");
    case Said::join_or_watch:
        return mark("join or watch is expected");
    case Said::own_login_only:
        return mark("this table is for the host's own login");
    case Said::too_many:
        return mark("there are too many at this table");
    case Said::too_many_watch:
        return mark("there are too many who watch");
    case Said::seat_taken:
        return mark("the seat is {who}'s, who alone can come back to it; disfida watch looks on");
    case Said::no_commitment:
        return mark("a commitment of one's own is expected");
    case Said::no_token:
        return mark("a token of 32 digits is expected");
    case Said::not_remembered:
        return mark("the host's disk cannot be written to: nobody could come back to this seat");
    case Said::nothing_said:
        return mark("nothing was said");
    case Said::too_many_lines:
        return mark("too many lines at once");
    case Said::bad_line:
        return mark("a line of more than {number} bytes, or with a control character in it");
    case Said::not_for_watchers:
        return mark("who watches cannot say {word}");
    case Said::no_word:
        return mark("{word} means nothing at the table");
    case Said::talks_too_much:
        return mark("too much is said at once: that was not passed on");
    case Said::waits_for_dice:
        return mark("an order waits for its dice");
    case Said::gone_on:
        return mark("the game has gone on meanwhile");
    case Said::draw_is_offered:
        return mark("a draw is offered, and agreed on");
    case Said::not_your_turn:
        return mark("it is not your turn");
    case Said::not_legal:
        return mark("the host's program refuses {action}; compare versions (there {version}) and data files");
    case Said::unkept:
        return mark(
            "the game cannot be written to the disk, and at a table nothing is played that is not kept");
    case Said::shares_used_up:
        return mark("all shares of the dice are used up: agree on a draw");
    case Said::no_offer:
        return mark("{word} is no offer");
    case Said::game_over:
        return mark("the game is over");
    case Said::offer_open:
        return mark("another offer is not answered yet");
    case Said::nothing_to_undo:
        return mark("nothing can be taken back now");
    case Said::wrong_share:
        return mark("the share of the dice of {action} is not the one {side} is committed to");
    case Said::wrong_secret:
        return mark("the secret of {side} is not the one it is committed to");
    case Said::disagree_at_opening:
        return mark("The two programs disagree at the opening: here it is {own}, there {theirs}. Compare "
                    "versions (here {version}) and data files; the game is kept");
    case Said::disagree:
        return mark("The two programs disagree after action {number}, {action}: here it is {own}, there "
                    "{theirs}. Compare versions (here {version}) and data files; the game is kept");
    }
    return "";
}

std::string in_own_language(std::string_view english) {
    for (int i = 0; i <= static_cast<int>(last_said); ++i) {
        const char* const pattern = pattern_of(static_cast<Said>(i));
        if (const auto slots = places_of(pattern, english)) {
            const auto& [a, b, c, d, e] = *slots;
            return fill(tr(pattern), {a, b, c, d, e});
        }
    }
    return std::string(english);
}

} // namespace disfida::net
