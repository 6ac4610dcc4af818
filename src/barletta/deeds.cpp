#include "barletta/deeds.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "barletta/chronicle.hpp"
#include "barletta/sentences.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

/// What a knight won, for the order of the lines.
struct Merit {
    int points = 0;
    int unhorsed = 0;
    int dealt = 0;
    [[nodiscard]] auto key() const { return std::tuple(points, unhorsed, dealt); }
};

Merit merit(const Tables& tables, const State& state, const Chronicle& chronicle, KnightId who) {
    Merit out;
    out.dealt = chronicle.tallies[who].dealt;
    for (const Exploit& exploit : chronicle.feats) {
        if (exploit.by == who && exploit.feat == Feat::unhorses) {
            ++out.unhorsed;
        } else if (exploit.by == who) {
            out.points += points_for(tables, state, exploit.whom);
        }
    }
    return out;
}

/// "unhorses Sachet and Liaye"; nothing where he did not.
void add_feats(const Tables& tables, const Chronicle& chronicle, KnightId who, Feat feat, const char* pattern,
               std::vector<std::string>& out) {
    std::vector<std::string> names;
    for (const Exploit& exploit : chronicle.feats) {
        if (exploit.by == who && exploit.feat == feat) {
            names.push_back(name_of(tables, exploit.whom));
        }
    }
    if (!names.empty()) {
        out.push_back(fill(tr(pattern), {{"names", join(names, tr(" and "))}}));
    }
}

std::string falls_words(int count) {
    return count == 1   ? tr("unhorsed once")
           : count == 2 ? tr("unhorsed twice")
                        : how_many("unhorsed {n} time", "unhorsed {n} times", count);
}

std::string remounts_words(int count) {
    return count == 1   ? tr("remounts once")
           : count == 2 ? tr("remounts twice")
                        : how_many("remounts {n} time", "remounts {n} times", count);
}

/// "taken by Miale in round 3"; by nobody known after a set-up.
std::string fall_words(const Tables& tables, const Tally& tally, bool killed) {
    if (tally.fallen_to == nobody) {
        return killed ? tr_in("of a knight", "killed") : tr_in("of a knight", "taken");
    }
    const bool charge = tally.fell_in == 0;
    const char* pattern =
        killed ? (charge ? mark("killed by {by} in the charge") : mark("killed by {by} in round {round}"))
               : (charge ? mark("taken by {by} in the charge") : mark("taken by {by} in round {round}"));
    return fill(tr(pattern),
                {{"by", name_of(tables, tally.fallen_to)}, {"round", std::to_string(tally.fell_in)}});
}

std::string end_words(const Tables& tables, const State& state, const Tally& tally, KnightId who) {
    const Knight& knight = state.knights[who];
    if (out_of_action(knight)) {
        return fall_words(tables, tally, knight.place == Place::killed);
    }
    std::vector<std::string> marks;
    if (knight.hits > 0) {
        marks.push_back(hits_words(knight.hits));
    }
    if (knight.wounds > 0) {
        marks.push_back(wounds_words(knight.wounds));
    }
    const bool here = on_field(knight);
    const char* pattern = knight.mounted
                              ? (here ? mark("ends mounted in {hex}") : mark("ends mounted in camp"))
                              : (here ? mark("ends on foot in {hex}") : mark("ends on foot in camp"));
    const std::string end = fill(tr(pattern), {{"hex", here ? tables.spot_name(knight.spot) : ""}});
    return marks.empty()
               ? end
               : fill(tr("{end} with {marks}"), {{"end", end}, {"marks", join(marks, tr(" and "))}});
}

std::string line(const Tables& tables, const State& state, const Chronicle& chronicle, KnightId who) {
    const Tally& tally = chronicle.tallies[who];
    std::vector<std::string> parts{fill(tr("{attacks}, {dealt}, {taken}"),
                                        {{"attacks", attacks_words(tally.attacks)},
                                         {"dealt", how_many("{n} Hit dealt", "{n} Hits dealt", tally.dealt)},
                                         {"taken", how_many("{n} taken", "{n} taken", tally.taken)}})};
    add_feats(tables, chronicle, who, Feat::takes, mark("takes {names}"), parts);
    add_feats(tables, chronicle, who, Feat::kills, mark("kills {names}"), parts);
    add_feats(tables, chronicle, who, Feat::drives_off, mark("drives {names} off the field"), parts);
    add_feats(tables, chronicle, who, Feat::unhorses, mark("unhorses {names}"), parts);
    if (tally.falls > 0) {
        parts.push_back(falls_words(tally.falls));
    }
    if (tally.remounts > 0) {
        parts.push_back(remounts_words(tally.remounts));
    }
    parts.push_back(end_words(tables, state, tally, who));
    return fill(tr("{knight}: {deeds}."), {{"knight", name_of(tables, who)}, {"deeds", clauses(parts)}});
}

} // namespace

std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    const Chronicle chronicle = barletta::chronicle(tables, state, actions);
    std::vector<std::pair<Merit, KnightId>> order;
    for (KnightId who = 0; who < knight_count; ++who) {
        const Tally& tally = chronicle.tallies[who];
        if (tally.attacks + tally.dealt + tally.taken + tally.falls > 0 || tally.fallen_to != nobody) {
            order.emplace_back(merit(tables, state, chronicle, who), who);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first.key() > b.first.key(); });
    std::vector<std::string> out;
    out.reserve(order.size());
    std::transform(order.begin(), order.end(), std::back_inserter(out),
                   [&](const auto& one) { return line(tables, state, chronicle, one.second); });
    return out;
}

} // namespace disfida::barletta
