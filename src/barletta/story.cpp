#include "barletta/story.hpp"

#include <algorithm>
#include <array>

#include "barletta/apply.hpp"
#include "barletta/chronicle.hpp"
#include "barletta/describe.hpp"
#include "barletta/sentences.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

const char* pattern_of(Feat feat) {
    switch (feat) {
    case Feat::unhorses:
        return tr("{by} unhorses {whom}");
    case Feat::kills:
        return tr("{by} kills {whom}");
    case Feat::drives_off:
        return tr("{by} drives {whom} off the field");
    case Feat::takes:
        break;
    }
    return tr("{by} takes {whom} prisoner");
}

std::string sentence(const Tables& tables, const Exploit& exploit) {
    return fill(pattern_of(exploit.feat),
                {{"by", name_of(tables, exploit.by)}, {"whom", name_of(tables, exploit.whom)}});
}

/// How the line of a box of the surrender table is told; after a set-up nobody may know by whom he fell.
const char* box_pattern(const Tally& fall, bool killed) {
    if (fall.fallen_to == nobody) {
        return killed ? tr("box {box}: {knight}, killed, {vp} VP")
                      : tr("box {box}: {knight}, captured, {vp} VP");
    }
    if (fall.fell_in == 0) {
        return killed ? tr("box {box}: {knight}, killed by {by} in the charge, {vp} VP")
                      : tr("box {box}: {knight}, captured by {by} in the charge, {vp} VP");
    }
    return killed ? tr("box {box}: {knight}, killed by {by} in round {round}, {vp} VP")
                  : tr("box {box}: {knight}, captured by {by} in round {round}, {vp} VP");
}

void surrender_table(const Tables& tables, const State& state, const Chronicle& chronicle, Side side,
                     std::vector<std::string>& out) {
    const Party& party = state.party(side);
    out.push_back(fill(for_side(side, mark("Surrender table of the Italians, {vp} VP for the French:"),
                                mark("Surrender table of the French, {vp} VP for the Italians:")),
                       {{"vp", std::to_string(victory_points(tables, state, other(side)))}}));
    if (party.out == 0) {
        out.push_back(std::string("  ") + tr("nobody"));
    }
    for (std::size_t box = 0; box < party.out; ++box) {
        const KnightId fallen = party.surrendered[box];
        const Tally& fall = chronicle.tallies[fallen];
        const bool killed = state.knights[fallen].place == Place::killed;
        out.push_back("  " + fill(box_pattern(fall, killed),
                                  {{"box", std::to_string(box + 1)},
                                   {"knight", name_of(tables, fallen)},
                                   {"by", fall.fallen_to == nobody ? "" : name_of(tables, fall.fallen_to)},
                                   {"round", std::to_string(fall.fell_in)},
                                   {"vp", std::to_string(points_for(tables, state, fallen))}}));
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
            names.push_back(name_of(tables, k));
        }
    }
    return fill(names.size() > 1 ? tr("Most points: {names}, {vp} VP each.")
                                 : tr("Most points: {names}, {vp} VP."),
                {{"names", join(names, tr(" and "))}, {"vp", std::to_string(most)}});
}

/// How many of a side are where at the end.
struct Standing {
    int on_field = 0;
    int mounted = 0;
    int in_camp = 0;
};

Standing standing(const State& state, Side side) {
    Standing out;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        out.on_field += on_field(knight) ? 1 : 0;
        out.mounted += on_field(knight) && knight.mounted ? 1 : 0;
        out.in_camp += knight.place == Place::camp ? 1 : 0;
    }
    return out;
}

std::string still_there(const State& state) {
    const Standing italian = standing(state, Side::italian);
    const Standing french = standing(state, Side::french);
    return fill(tr("Still there: Italians {italian-field} on the field ({italian-mounted} mounted) and "
                   "{italian-camp} in camp, French {french-field} on the field ({french-mounted} mounted) "
                   "and {french-camp} in camp."),
                {{"italian-field", std::to_string(italian.on_field)},
                 {"italian-mounted", std::to_string(italian.mounted)},
                 {"italian-camp", std::to_string(italian.in_camp)},
                 {"french-field", std::to_string(french.on_field)},
                 {"french-mounted", std::to_string(french.mounted)},
                 {"french-camp", std::to_string(french.in_camp)}});
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
        out.push_back(fill(round == 0 ? tr("The charge: {deeds}.") : tr("Round {round}: {deeds}."),
                           {{"round", std::to_string(round)},
                            {"deeds", deeds.empty() ? tr("nobody falls") : clauses(deeds)}}));
    }
    if (const std::string best = man_of_the_day(tables, state, chronicle); !best.empty()) {
        out.push_back(best);
    }
    out.push_back(still_there(state));
    return out;
}

} // namespace disfida::barletta
