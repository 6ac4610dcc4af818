#include "iliad/deeds.hpp"

#include <algorithm>
#include <tuple>

#include "iliad/names.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

namespace {

/// What one warrior did in the fight.
struct Tally {
    std::string id;
    int blows = 0;
    int wounds = 0;
    int taken = 0;
    int thrown = 0;
    int caught = 0;
    std::vector<std::string> felled; ///< ids of those who died by him
    std::vector<std::string> spared;
    std::string last_wound_by; ///< who gave him the last wound, empty for a missile
    std::string fell_to;
    [[nodiscard]] auto key() const { return std::tuple(felled.size() + spared.size(), wounds, blows); }
};

class Counter {
  public:
    void take(const Event& event) {
        const std::string& kind = event.kind();
        const std::string& who = event.text("warrior");
        if (kind == "blow" || kind == "parry") {
            ++of(who).blows;
        } else if (kind == "throws") {
            ++of(who).thrown;
        } else if (kind == "catches" &&
                   (event.text("words") == "caught" || event.text("words") == "gods-catch")) {
            ++of(who).caught;
        } else if (kind == "wound") {
            ++of(who).taken;
            of(who).last_wound_by = event.text("by");
            if (event.has("by")) {
                ++of(event.text("by")).wounds;
            }
        } else if (kind == "killed" ||
                   (kind == "death" && event.text("death") != "saved" && event.text("death") != "plea")) {
            falls(who, event.text("by"));
        } else if (kind == "collapses" || (kind == "heel" && event.flag("dies"))) {
            falls(who, of(who).last_wound_by);
        } else if (kind == "spared") {
            of(event.text("by")).spared.push_back(who);
            of(who).fell_to = event.text("by");
        } else if (kind == "quits") {
            of(who);
        }
    }
    std::vector<Tally> finish() {
        std::stable_sort(tallies_.begin(), tallies_.end(),
                         [](const Tally& a, const Tally& b) { return a.key() > b.key(); });
        return std::move(tallies_);
    }

  private:
    Tally& of(const std::string& id) {
        const auto at = std::find_if(tallies_.begin(), tallies_.end(),
                                     [&](const Tally& tally) { return tally.id == id; });
        if (at != tallies_.end()) {
            return *at;
        }
        tallies_.emplace_back();
        tallies_.back().id = id;
        return tallies_.back();
    }
    void falls(const std::string& who, const std::string& by) {
        of(who).fell_to = by;
        if (!by.empty()) {
            of(by).felled.push_back(who);
        }
    }

    std::vector<Tally> tallies_;
};

std::string names(const Tables& tables, const std::vector<std::string>& ids) {
    std::vector<std::string> out;
    std::transform(ids.begin(), ids.end(), std::back_inserter(out),
                   [&](const std::string& id) { return short_name(tables, id); });
    return and_list(out);
}

std::string end_words(const Tables& tables, const State& state, const Tally& tally) {
    const Warrior* warrior = nullptr;
    for (WarriorId who = 0; who < state.count; ++who) {
        warrior = tables.info(state.roster[who].info).id == tally.id ? &state.roster[who] : warrior;
    }
    if (warrior == nullptr) {
        return {};
    }
    const bool by = !tally.fell_to.empty();
    const auto fell = [&](const char* pattern) {
        return fill(pattern, {{"foe", by ? short_name(tables, tally.fell_to) : std::string()}});
    };
    switch (warrior->status) {
    case Status::dead:
        return fell(by ? tr("killed by {foe}") : tr("killed"));
    case Status::spared:
        return fell(by ? tr("spared by {foe}") : tr("spared"));
    case Status::quit:
        return tr("leaves the field");
    default:
        return fill(
            tr("ends with BOTTLE {bottle} of {start}"),
            {{"bottle", std::to_string(warrior->bottle)}, {"start", std::to_string(warrior->start_bottle)}});
    }
}

std::string line(const Tables& tables, const State& state, const Tally& tally) {
    const std::string wounds =
        fill(how_many("{given}, {n} taken", "{given}, {n} taken", tally.taken),
             {{"given", how_many("{n} wound given", "{n} wounds given", tally.wounds)}});
    const std::string spears =
        fill(how_many("{thrown}, {n} caught", "{thrown}, {n} caught", tally.caught),
             {{"thrown", how_many("{n} spear thrown", "{n} spears thrown", tally.thrown)}});
    std::string out = fill(tr("{who}: {blows}, {wounds}, {spears}"),
                           {{"who", short_name(tables, tally.id)},
                            {"blows", how_many("{n} blow", "{n} blows", tally.blows)},
                            {"wounds", wounds},
                            {"spears", spears}});
    const auto add = [&](const std::string& more) {
        out = more.empty() ? out : fill(tr("{deeds}; {more}"), {{"deeds", out}, {"more", more}});
    };
    if (!tally.felled.empty()) {
        add(fill(tr("fells {names}"), {{"names", names(tables, tally.felled)}}));
    }
    if (!tally.spared.empty()) {
        add(fill(tr("spares {names}"), {{"names", names(tables, tally.spared)}}));
    }
    add(end_words(tables, state, tally));
    return out + ".";
}

} // namespace

std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    Counter counter;
    for (const auto& events : actions) {
        for (const Event& event : events) {
            counter.take(event);
        }
    }
    std::vector<std::string> out;
    for (const Tally& tally : counter.finish()) {
        out.push_back(line(tables, state, tally));
    }
    return out;
}

} // namespace disfida::iliad
