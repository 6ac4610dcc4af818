#include "barletta/chronicle.hpp"

namespace disfida::barletta {

namespace {

class Chronicler {
  public:
    Chronicler(const Tables& tables, int first) : tables_(tables) {
        chronicle_.first = chronicle_.last = first;
    }

    void take(std::span<const Event> events) {
        attacker_ = defender_ = nobody;
        driven_off_ = false;
        for (const Event& event : events) {
            note(event);
        }
    }
    Chronicle finish() { return std::move(chronicle_); }

  private:
    [[nodiscard]] KnightId knight(const Event& event, std::string_view key) const {
        const int found = tables_.find(event.text(key));
        return found < 0 ? nobody : static_cast<KnightId>(found);
    }
    [[nodiscard]] KnightId foe(KnightId who) const { return who == defender_ ? attacker_ : defender_; }
    Tally& of(KnightId who) { return chronicle_.tallies[who]; }
    void exploit(Feat feat, KnightId by, KnightId whom) {
        chronicle_.feats.push_back({feat, by, whom, chronicle_.last});
    }

    void note(const Event& event) {
        const std::string& kind = event.kind();
        if (kind == "round") {
            chronicle_.last = static_cast<int>(event.number("round"));
        } else if (kind == "off-field") {
            driven_off_ = true;
        } else if (const KnightId who = knight(event, "knight"); who != nobody) {
            note_of(kind, who, event);
        }
    }
    void note_of(const std::string& kind, KnightId who, const Event& event) {
        if (kind == "charges" || kind == "attacks") {
            attacker_ = who;
            defender_ = knight(event, "enemy");
            ++of(who).attacks;
        } else if (kind == "hits") {
            const int hits = static_cast<int>(event.number("taken"));
            of(who).taken += hits;
            of(foe(who)).dealt += hits;
        } else if (kind == "unhorsing-test" && event.flag("unhorsed")) {
            ++of(who).falls;
            exploit(Feat::unhorses, foe(who), who);
        } else if (kind == "remounts" || (kind == "remount-test" && event.flag("remounted"))) {
            ++of(who).remounts;
        } else if (kind == "captured" || kind == "killed") {
            const KnightId by = knight(event, "by");
            of(who).fallen_to = by;
            of(who).fell_in = chronicle_.last;
            exploit(kind == "killed" ? Feat::kills : driven_off_ ? Feat::drives_off : Feat::takes, by, who);
        }
    }

    const Tables& tables_;
    Chronicle chronicle_;
    KnightId attacker_ = nobody;
    KnightId defender_ = nobody;
    bool driven_off_ = false;
};

int first_round(const State& state, std::span<const std::span<const Event>> actions) {
    for (const auto& events : actions) {
        for (const Event& event : events) {
            if (event.kind() == "round") {
                return static_cast<int>(event.number("round")) - 1;
            }
        }
    }
    return state.round;
}

} // namespace

Chronicle chronicle(const Tables& tables, const State& state,
                    std::span<const std::span<const Event>> actions) {
    Chronicler chronicler(tables, first_round(state, actions));
    for (const auto& events : actions) {
        chronicler.take(events);
    }
    return chronicler.finish();
}

int points_for(const Tables& tables, const State& state, KnightId fallen) {
    return tables.vc(fallen) * (state.knights[fallen].place == Place::captured ? 2 : 1);
}

} // namespace disfida::barletta
