#include "net/wire.hpp"

#include <algorithm>

#include "disfida/version.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::net {

bool Wire::fill(std::size_t most) {
    std::string bytes;
    const bool there = read_some(descriptor_.get(), bytes, most);
    in_.feed(bytes);
    return there;
}

std::string_view name(Offer offer) { return offer == Offer::draw ? "draw" : "undo"; }

std::optional<Offer> parse_offer(std::string_view word) {
    return word == "draw"   ? std::optional(Offer::draw)
           : word == "undo" ? std::optional(Offer::undo)
                            : std::nullopt;
}

std::string mark(const Match& match) {
    return std::to_string(match.plies().size()) + " " + digest(match.position().state());
}

Saying disagreement(const Match& match, std::string_view plies, std::string_view theirs) {
    const auto& all = match.plies();
    return {all.empty() ? Said::disagree_at_opening : Said::disagree,
            {{"number", std::to_string(all.size())},
             {"action", all.empty() ? std::string() : all.back().statement()},
             {"own", mark(match)},
             {"theirs", printable(plies, 12) + " " + printable(theirs, 12)},
             {"version", std::string(version())}}};
}

std::string talk_text(std::string_view text) { return printable(text, longest_talk); }

std::string_view other_side(const GameInfo& info, std::string_view side) {
    return info.sides[0] == side ? info.sides[1] : info.sides[0];
}

std::string side_called(std::string_view game, std::string_view side) {
    const GameInfo* info = find_game(game);
    for (std::size_t i = 0; info != nullptr && i < info->sides.size(); ++i) {
        if (info->sides[i] == side) {
            return std::string(tr(side_title(*info, i)));
        }
    }
    return std::string(side);
}

bool is_link(const Link& link, std::size_t n, std::string_view commitment) {
    if (n == 0 || n > chain_length) {
        return false;
    }
    Link now = link;
    for (std::size_t i = 0; i < n; ++i) {
        now = hash_of(now);
    }
    return same_text(to_hex(now), commitment);
}

} // namespace disfida::net
