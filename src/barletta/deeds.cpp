#include "barletta/deeds.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "barletta/chronicle.hpp"
#include "barletta/sentences.hpp"
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
void add_feats(const Tables& tables, const Chronicle& chronicle, KnightId who, Feat feat,
               std::string_view verb, std::vector<std::string>& out) {
    std::vector<std::string> names;
    for (const Exploit& exploit : chronicle.feats) {
        if (exploit.by == who && exploit.feat == feat) {
            names.push_back(tables.knight(exploit.whom).short_name);
        }
    }
    if (!names.empty()) {
        out.push_back(std::string(verb) + " " + join(names, " and ") +
                      (feat == Feat::drives_off ? " off the field" : ""));
    }
}

std::string times(int count) {
    return count == 1 ? "once" : count == 2 ? "twice" : std::to_string(count) + " times";
}

std::string end_words(const Tables& tables, const State& state, const Tally& tally, KnightId who) {
    const Knight& knight = state.knights[who];
    if (out_of_action(knight)) {
        std::string out(knight.place == Place::killed ? "killed" : "taken");
        if (tally.fallen_to != nobody) {
            out += " by " + tables.knight(tally.fallen_to).short_name +
                   (tally.fell_in == 0 ? " in the charge" : " in round " + std::to_string(tally.fell_in));
        }
        return out;
    }
    std::vector<std::string> marks;
    if (knight.hits > 0) {
        marks.push_back(count_of(knight.hits, "Hit"));
    }
    if (knight.wounds > 0) {
        marks.push_back(count_of(knight.wounds, "wound"));
    }
    return std::string("ends ") + (knight.mounted ? "mounted" : "on foot") + " in " +
           (on_field(knight) ? tables.spot_name(knight.spot) : "camp") +
           (marks.empty() ? "" : " with " + join(marks, " and "));
}

std::string line(const Tables& tables, const State& state, const Chronicle& chronicle, KnightId who) {
    const Tally& tally = chronicle.tallies[who];
    std::vector<std::string> parts{count_of(tally.attacks, "attack") + ", " + count_of(tally.dealt, "Hit") +
                                   " dealt, " + std::to_string(tally.taken) + " taken"};
    add_feats(tables, chronicle, who, Feat::takes, "takes", parts);
    add_feats(tables, chronicle, who, Feat::kills, "kills", parts);
    add_feats(tables, chronicle, who, Feat::drives_off, "drives", parts);
    add_feats(tables, chronicle, who, Feat::unhorses, "unhorses", parts);
    if (tally.falls > 0) {
        parts.push_back("unhorsed " + times(tally.falls));
    }
    if (tally.remounts > 0) {
        parts.push_back("remounts " + times(tally.remounts));
    }
    parts.push_back(end_words(tables, state, tally, who));
    return tables.knight(who).short_name + ": " + join(parts, "; ") + ".";
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
