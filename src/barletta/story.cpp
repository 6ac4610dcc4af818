#include "barletta/story.hpp"

#include <algorithm>
#include <array>

#include "barletta/apply.hpp"
#include "barletta/describe.hpp"
#include "barletta/sentences.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

/// What became of a knight who is out of action.
struct Fall {
    KnightId by = nobody;
    int round = 0;
};

/// The facts of a game by round, 0 being the charge.
struct Chronicle {
    std::array<std::vector<std::string>, rounds + 1> deeds;
    std::array<Fall, knight_count> falls{};
    int first = 0; ///< round in which the game began, later than 0 after a set-up
    int last = 0;
};

class Chronicler {
  public:
    explicit Chronicler(const Tables& tables) : tables_(tables) {}

    Chronicle tell(const State& state, std::span<const std::span<const Event>> actions) {
        chronicle_.first = chronicle_.last = first_round(state, actions);
        for (const auto& events : actions) {
            attacker_ = defender_ = nobody;
            driven_off_ = false;
            for (const Event& event : events) {
                note(event);
            }
        }
        return std::move(chronicle_);
    }

  private:
    static int first_round(const State& state, std::span<const std::span<const Event>> actions) {
        for (const auto& events : actions) {
            for (const Event& event : events) {
                if (event.kind() == "round") {
                    return static_cast<int>(event.number("round")) - 1;
                }
            }
        }
        return state.round;
    }

    KnightId knight(const Event& event, std::string_view key) const {
        const int found = tables_.find(event.text(key));
        return found < 0 ? nobody : static_cast<KnightId>(found);
    }

    void deed(KnightId who, std::string_view did, KnightId whom, std::string_view how = "") {
        chronicle_.deeds[static_cast<std::size_t>(chronicle_.last)].push_back(
            tables_.knight(who).short_name + std::string(did) + tables_.knight(whom).short_name +
            std::string(how));
    }

    void note(const Event& event) {
        const std::string& kind = event.kind();
        if (kind == "round") {
            chronicle_.last = static_cast<int>(event.number("round"));
        } else if (kind == "charges" || kind == "attacks") {
            attacker_ = knight(event, "knight");
            defender_ = knight(event, "enemy");
        } else if (kind == "unhorsing-test" && event.flag("unhorsed")) {
            const KnightId down = knight(event, "knight");
            deed(down == defender_ ? attacker_ : defender_, " unhorses ", down);
        } else if (kind == "off-field") {
            driven_off_ = true;
        } else if (kind == "captured" || kind == "killed") {
            const KnightId fallen = knight(event, "knight");
            const KnightId by = knight(event, "by");
            chronicle_.falls[fallen] = {by, chronicle_.last};
            if (kind == "killed") {
                deed(by, " kills ", fallen);
            } else if (driven_off_) {
                deed(by, " drives ", fallen, " off the field");
            } else {
                deed(by, " takes ", fallen, " prisoner");
            }
        }
    }

    const Tables& tables_;
    Chronicle chronicle_;
    KnightId attacker_ = nobody;
    KnightId defender_ = nobody;
    bool driven_off_ = false;
};

int worth(const Tables& tables, const State& state, KnightId fallen) {
    return tables.vc(fallen) * (state.knights[fallen].place == Place::captured ? 2 : 1);
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
        const Fall& fall = chronicle.falls[fallen];
        std::string line = "  box " + std::to_string(box + 1) + ": " + tables.knight(fallen).short_name +
                           ", " + std::string(name(state.knights[fallen].place));
        if (fall.by != nobody) {
            line += " by " + tables.knight(fall.by).short_name +
                    (fall.round == 0 ? " in the charge" : " in round " + std::to_string(fall.round));
        }
        out.push_back(line + ", " + std::to_string(worth(tables, state, fallen)) + " VP");
    }
}

/// Who won most points for his side; several when they won alike.
std::string man_of_the_day(const Tables& tables, const State& state, const Chronicle& chronicle) {
    std::array<int, knight_count> won{};
    for (KnightId fallen = 0; fallen < knight_count; ++fallen) {
        if (chronicle.falls[fallen].by != nobody) {
            won[chronicle.falls[fallen].by] += worth(tables, state, fallen);
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
    const Chronicle chronicle = Chronicler(tables).tell(state, actions);
    std::vector<std::string> out{status(tables, state).front(), ""};
    for (const Side side : {Side::french, Side::italian}) {
        surrender_table(tables, state, chronicle, side, out);
    }
    out.emplace_back();
    for (int round = chronicle.first; round <= chronicle.last; ++round) {
        const auto& deeds = chronicle.deeds[static_cast<std::size_t>(round)];
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
