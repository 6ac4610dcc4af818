#include "barletta/story.hpp"

#include <algorithm>
#include <array>

#include "barletta/apply.hpp"
#include "barletta/chronicle.hpp"
#include "barletta/describe.hpp"
#include "barletta/sentences.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

std::string_view words(Feat feat) {
    switch (feat) {
    case Feat::unhorses:
        return " unhorses ";
    case Feat::kills:
        return " kills ";
    case Feat::drives_off:
        return " drives ";
    case Feat::takes:
        break;
    }
    return " takes ";
}

std::string sentence(const Tables& tables, const Exploit& exploit) {
    return tables.knight(exploit.by).short_name + std::string(words(exploit.feat)) +
           tables.knight(exploit.whom).short_name +
           (exploit.feat == Feat::takes        ? " prisoner"
            : exploit.feat == Feat::drives_off ? " off the field"
                                               : "");
}

void surrender_table(const Tables& tables, const State& state, const Chronicle& chronicle, Side side,
                     std::vector<std::string>& out) {
    const Party& party = state.party(side);
    out.push_back("Surrender table of the " + std::string(people(side)) + ", " +
                  std::to_string(victory_points(tables, state, other(side))) + " VP for the " +
                  std::string(people(other(side))) + ":");
    if (party.out == 0) {
        out.emplace_back("  nobody");
    }
    for (std::size_t box = 0; box < party.out; ++box) {
        const KnightId fallen = party.surrendered[box];
        const Tally& fall = chronicle.tallies[fallen];
        std::string line = "  box " + std::to_string(box + 1) + ": " + tables.knight(fallen).short_name +
                           ", " + std::string(name(state.knights[fallen].place));
        if (fall.fallen_to != nobody) {
            line += " by " + tables.knight(fall.fallen_to).short_name +
                    (fall.fell_in == 0 ? " in the charge" : " in round " + std::to_string(fall.fell_in));
        }
        out.push_back(line + ", " + std::to_string(points_for(tables, state, fallen)) + " VP");
    }
}

/// Who won most points for his side; several when they won alike.
std::string man_of_the_day(const Tables& tables, const State& state, const Chronicle& chronicle) {
    std::array<int, knight_count> won{};
    for (KnightId fallen = 0; fallen < knight_count; ++fallen) {
        if (const KnightId by = chronicle.tallies[fallen].fallen_to; by != nobody) {
            won[by] += points_for(tables, state, fallen);
        }
    }
    const int most = *std::max_element(won.begin(), won.end());
    if (most == 0) {
        return {};
    }
    std::vector<std::string> names;
    for (KnightId k = 0; k < knight_count; ++k) {
        if (won[k] == most) {
            names.push_back(tables.knight(k).short_name);
        }
    }
    return "Most points: " + join(names, " and ") + ", " + std::to_string(most) + " VP" +
           (names.size() > 1 ? " each." : ".");
}

std::string left_standing(const State& state, Side side) {
    int standing = 0;
    int mounted = 0;
    int in_camp = 0;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        standing += on_field(knight) ? 1 : 0;
        mounted += on_field(knight) && knight.mounted ? 1 : 0;
        in_camp += knight.place == Place::camp ? 1 : 0;
    }
    return std::string(people(side)) + " " + std::to_string(standing) + " on the field (" +
           std::to_string(mounted) + " mounted) and " + std::to_string(in_camp) + " in camp";
}

} // namespace

std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    const Chronicle chronicle = barletta::chronicle(tables, state, actions);
    std::vector<std::string> out{status(tables, state).front(), ""};
    for (const Side side : {Side::french, Side::italian}) {
        surrender_table(tables, state, chronicle, side, out);
    }
    out.emplace_back();
    for (int round = chronicle.first; round <= chronicle.last; ++round) {
        std::vector<std::string> deeds;
        for (const Exploit& exploit : chronicle.feats) {
            if (exploit.round == round) {
                deeds.push_back(sentence(tables, exploit));
            }
        }
        const std::string when = round == 0 ? "The charge: " : "Round " + std::to_string(round) + ": ";
        out.push_back(when + (deeds.empty() ? "nobody falls" : join(deeds, "; ")) + ".");
    }
    if (const std::string best = man_of_the_day(tables, state, chronicle); !best.empty()) {
        out.push_back(best);
    }
    out.push_back("Still there: " + left_standing(state, Side::italian) + ", " +
                  left_standing(state, Side::french) + ".");
    return out;
}

} // namespace disfida::barletta
