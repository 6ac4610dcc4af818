#include "lorraine/story.hpp"

#include <algorithm>
#include <array>

#include "kernel/words.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"
#include "lorraine/sentences.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

/// What a side did and suffered in the whole campaign.
struct Tally {
    int ravaged = 0;
    int battles = 0;
    int chased = 0; ///< enemies who fled from its attack
    int castles = 0;
    int lost = 0; ///< points, outside castles that fell
    std::vector<std::string> killed;
    std::vector<std::string> captured;
};

std::string count(int n, std::string_view what) {
    return std::to_string(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}

std::string others(int generals) {
    return generals > 1 ? " and " + std::to_string(generals - 1) + " more" : "";
}

/// Deeds that need no more than their own event.
std::string deed(const Teller& t) {
    const std::string& kind = t.event().kind();
    if (kind == "event-loss") {
        const std::string& what = t.text("event");
        return what == "epidemic"    ? "An epidemic costs " + t.who() + " " + t.points("lost") + "."
               : what == "desertion" ? "Desertion costs " + t.who() + " " + t.points("lost") + "."
               : what == "indiscipline"
                   ? t.who() + " punishes a mutiny, which costs him " + t.points("lost") + " and his turn."
                   : "The mutiny that " + t.who() + " spared costs him " + t.points("lost") + ".";
    }
    if (kind == "event" && t.text("event") == "bad-roads") {
        return "Bad roads hold up " + t.who() + ".";
    }
    if (kind == "spared") {
        return t.who() + " spares the leaders of a mutiny.";
    }
    if (kind == "reinforced") {
        return t.points("kept") + (t.number("kept") == 1 ? " joins " : " join ") + t.who() + ".";
    }
    if (kind == "transfer" && !t.flag("passed")) {
        return t.who("from") + " and " + t.who("to") + " quarrel over troops.";
    }
    if (kind == "siege") {
        return t.flag("falls") ? t.who() + " takes " + t.castle() + " by siege."
                               : t.who() + " presses the siege of " + t.castle() + " in vain.";
    }
    if (kind == "assault") {
        return t.flag("falls") ? t.who() + " takes " + t.castle() + " by storm."
                               : t.who() + " storms " + t.castle() + " in vain" +
                                     (t.number("loss") > 0 ? " and loses " + t.points("loss") + "." : ".");
    }
    if (kind == "assault-off") {
        return "An assault on " + t.castle() + " comes to nothing.";
    }
    if (kind == "siege-lifted" || kind == "siege-given-up") {
        return "The siege of " + t.castle() + " ends.";
    }
    if (kind == "killed" || kind == "captured") {
        return t.who() + (kind == "killed" ? " is killed." : " is captured.");
    }
    if (kind == "retreats" && t.flag("crossing")) {
        return t.who() + others(t.number("generals")) + " cut through the enemy in " + t.zone() + ", for " +
               t.points("price") + ".";
    }
    if (kind == "promotion" && t.text("before") != t.text("skill")) {
        return t.who() + (t.flag("won") ? " has learnt" : " is in disgrace") + ", " + t.text("skill") +
               " now.";
    }
    if (kind == "successor" || kind == "replacement") {
        return t.who() + " takes command for " + t.side() + ".";
    }
    if (kind == "crowded") {
        return "Crowding costs " + t.points("loss") + " in " + t.zone() + ".";
    }
    if (kind == "exchange") {
        return t.who("burgundy") + " and " + t.who("french") + " are exchanged.";
    }
    if (kind == "closing-battle") {
        return "Rene marches to the relief of Vaudemont, " + t.digits("french_points") + " points against " +
               t.digits("burgundy_points") + ".";
    }
    return kind == "resigns" || kind == "campaign-over" ? say(t.tables(), t.event()) : std::string();
}

/// The diary as it grows, a paragraph a turn: the marches first, then the deeds in their order.
class Diary {
  public:
    /// `turn`: in which the record begins, 0 before the first.
    Diary(const Tables& tables, int turn)
        : tables_(tables), heading_(turn > 0 ? "Turn " + std::to_string(turn) + "." : "") {}

    void take(const Event& event) {
        const Teller t(tables_, event);
        const std::string& kind = event.kind();
        note(t);
        if (kind == "turn") {
            close();
            heading_ = "Turn " + t.digits("turn") + " (" + t.digits("vp") + " VP).";
        } else if (kind == "moves" || kind == "presses-on") {
            march(t.who(), t.zone());
        } else if (kind == "ravages") {
            tell(t.who() + " ravages " + t.zone() + ".");
        } else if (kind == "battle") {
            battle_ = t.who("attacker") + " with " + t.points() + " attacks " + t.who("defender") +
                      others(t.number("defenders")) + " with " + t.digits("against") + " in " + t.zone();
        } else if (kind == "flees") {
            flees_ = true;
            fled_ += t.number("lost");
        } else if (kind == "battle-won" && !t.has("zone")) {
            tell(t.a_side() + " " + t.verb("win") + " the closing battle.");
        } else if (kind == "battle-won") {
            end_battle("; " + t.side() + " " + t.verb("win") + ".");
        } else if (kind == "battle-loss") {
            cost_[index(side_of(tables_, t.text("general")))] += t.number("lost");
        } else {
            end_flight();
            if (const std::string words = deed(t); !words.empty()) {
                tell(words);
            }
        }
    }

    /// The paragraphs, then a sentence a side.
    std::vector<std::string> finish(const State& state) {
        close();
        for (const Side side : both_sides) {
            lines_.push_back(tally_line(state, side));
        }
        return std::move(lines_);
    }

  private:
    /// Where a general's marches of the turn lead in the end.
    void march(const std::string& who, const std::string& zone) {
        const auto at =
            std::find_if(marches_.begin(), marches_.end(), [&](const auto& m) { return m.first == who; });
        if (at == marches_.end()) {
            marches_.emplace_back(who, zone);
        } else {
            at->second = zone;
        }
    }
    void tell(const std::string& sentence) {
        end_costs();
        text_ += " " + sentence;
    }
    void end_battle(const std::string& how) {
        tell(battle_ + how);
        battle_.clear();
    }
    /// A flight is told with what it costs all who fled.
    void end_flight() {
        if (flees_) {
            end_battle("; the enemy flees and loses " + count(fled_, "point") + ".");
            flees_ = false;
            fled_ = 0;
        }
    }
    void end_costs() {
        if (cost_[0] + cost_[1] > 0) {
            text_ += " It costs Burgundy " + count(cost_[0], "point") + " and the French " +
                     std::to_string(cost_[1]) + ".";
        }
        cost_ = {};
    }
    void close() {
        end_flight();
        if (!battle_.empty()) { // not fought out yet
            end_battle(".");
        }
        end_costs();
        if (!heading_.empty() && (!text_.empty() || !marches_.empty())) {
            std::vector<std::string> parts;
            for (const auto& [who, zone] : marches_) {
                std::string part = who;
                part += " to ";
                part += zone;
                parts.push_back(std::move(part));
            }
            lines_.push_back(heading_ + (parts.empty() ? "" : " On the march: " + join(parts, ", ") + ".") +
                             text_);
            lines_.emplace_back();
        }
        marches_.clear();
        text_.clear();
    }

    Tally& of(Side side) { return tallies_[index(side)]; }
    Tally& of_general(const Teller& t) { return of(side_of(tables_, t.text("general"))); }
    /// Counts what belongs into the tally.
    void note(const Teller& t) {
        const std::string& kind = t.event().kind();
        if (kind == "ravages") {
            ++of(Side::burgundy).ravaged;
        } else if (kind == "battle-won") {
            ++of(t.french() ? Side::french : Side::burgundy).battles;
        } else if (kind == "castle-falls") {
            ++of(t.french("owner") ? Side::french : Side::burgundy).castles;
        } else if (kind == "flees") {
            of_general(t).lost += t.number("lost");
            ++of(other(side_of(tables_, t.text("general")))).chased;
        } else if (kind == "event-loss" || kind == "battle-loss") {
            of_general(t).lost += t.number("lost");
        } else if (kind == "loses" && t.text("general") != "garrison") {
            of_general(t).lost += t.number("points");
        } else if (kind == "killed" || (kind == "captured" && t.flag("eliminated"))) {
            of_general(t).killed.push_back(t.who());
        } else if (kind == "captured") {
            of_general(t).captured.push_back(t.who());
        }
    }
    [[nodiscard]] std::string tally_line(const State& state, Side side) const {
        const Tally& tally = tallies_[index(side)];
        std::vector<std::string> parts;
        const auto add = [&](int n, std::string_view what, std::string_view done) {
            if (n > 0) {
                parts.push_back(count(n, what) + " " + std::string(done));
            }
        };
        add(tally.ravaged, "place", "ravaged");
        add(tally.battles, "battle", "won");
        add(tally.chased, "enemy general", "put to flight");
        add(tally.castles, "castle", "taken");
        parts.push_back(count(tally.lost, "point") + " lost in the field");
        int points = 0;
        int generals = 0;
        for (std::size_t i = 0; i < state.count; ++i) {
            const General& general = state.generals[i];
            points += general.side == side && on_map(general) ? general.points : 0;
            generals += general.side == side && on_map(general) ? 1 : 0;
        }
        std::string out = capital(std::string(side_title(side))) + ": " + join(parts, ", ");
        out += "; " + count(points, "point") + " under " + count(generals, "general") + ".";
        out += tally.killed.empty() ? "" : " Killed: " + join(tally.killed, ", ") + ".";
        return out + (tally.captured.empty() ? "" : " Captured: " + join(tally.captured, ", ") + ".");
    }

    const Tables& tables_;
    std::vector<std::string> lines_;
    std::array<Tally, 2> tallies_{};
    std::vector<std::pair<std::string, std::string>> marches_; ///< general and where he came to this turn
    std::string heading_;
    std::string text_;
    std::string battle_;        ///< who attacks whom, until it is known how that ends
    bool flees_ = false;        ///< and the defenders flee
    int fled_ = 0;              ///< points that costs them
    std::array<int, 2> cost_{}; ///< of the battle just told
};

} // namespace

namespace {

/// The turn a record begins in: 0 before the campaign; later where it begins with a set-up.
int first_turn(const State& state, std::span<const std::span<const Event>> actions) {
    for (const auto& events : actions) {
        for (const Event& event : events) {
            if (event.kind() == "turn") {
                return static_cast<int>(event.number("turn")) - 1;
            }
        }
    }
    return state.turn;
}

} // namespace

std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    std::vector<std::string> out{status(tables, state).front(), ""};
    Diary diary(tables, first_turn(state, actions));
    for (const auto& events : actions) {
        for (const Event& event : events) {
            diary.take(event);
        }
    }
    const auto told = diary.finish(state);
    out.insert(out.end(), told.begin(), told.end());
    return out;
}

} // namespace disfida::lorraine
