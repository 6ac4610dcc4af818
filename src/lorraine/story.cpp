#include "lorraine/story.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
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

/// Deeds that need no more than their own event.
std::string deed(const Teller& t) {
    const std::string& kind = t.event().kind();
    if (kind == "event-loss") {
        const std::string& what = t.text("event");
        return t.told(what == "epidemic"    ? tr("An epidemic costs {general} {lost}.")
                      : what == "desertion" ? tr("Desertion costs {general} {lost}.")
                      : what == "indiscipline"
                          ? tr("{general} punishes a mutiny, which costs him {lost} and his turn.")
                          : tr("The mutiny that {general} spared costs him {lost}."),
                      {{"lost", t.points("lost")}});
    }
    if (kind == "event" && t.text("event") == "bad-roads") {
        return t.told(tr("Bad roads hold up {general}."));
    }
    if (kind == "spared") {
        return t.told(tr("{general} spares the leaders of a mutiny."));
    }
    if (kind == "reinforced") {
        return t.told(t.number("kept") == 1 ? tr("{kept} joins {general}.") : tr("{kept} join {general}."),
                      {{"kept", t.points("kept")}});
    }
    if (kind == "transfer" && !t.flag("passed")) {
        return t.told(tr("{from} and {to} quarrel over troops."),
                      {{"from", t.who("from")}, {"to", t.who("to")}});
    }
    if (kind == "siege") {
        return t.told(t.flag("falls") ? tr("{general} takes {castle} by siege.")
                                      : tr("{general} presses the siege of {castle} in vain."));
    }
    if (kind == "assault") {
        return t.told(t.flag("falls")        ? tr("{general} takes {castle} by storm.")
                      : t.number("loss") > 0 ? tr("{general} storms {castle} in vain and loses {loss}.")
                                             : tr("{general} storms {castle} in vain."),
                      {{"loss", t.points("loss")}});
    }
    if (kind == "assault-off") {
        return t.told(tr("An assault on {castle} comes to nothing."));
    }
    if (kind == "siege-lifted" || kind == "siege-given-up") {
        return t.told(tr("The siege of {castle} ends."));
    }
    if (kind == "killed" || kind == "captured") {
        return t.told(kind == "killed" ? tr("{general} is killed.") : tr("{general} is captured."));
    }
    if (kind == "retreats" && t.flag("crossing")) {
        const int others = t.number("generals") - 1;
        return t.told(others > 0
                          ? tr("{general} and {others} more cut through the enemy in {zone}, for {price}.")
                          : tr("{general} cut through the enemy in {zone}, for {price}."),
                      {{"others", std::to_string(others)}, {"price", t.points("price")}});
    }
    if (kind == "promotion" && t.text("before") != t.text("skill")) {
        return t.told(t.flag("won") ? tr("{general} has learnt, {skill} now.")
                                    : tr("{general} is in disgrace, {skill} now."),
                      {{"skill", t.skill()}});
    }
    if (kind == "successor" || kind == "replacement") {
        return t.told(t.of_side(mark("{general} takes command for Burgundy."),
                                mark("{general} takes command for the French.")));
    }
    if (kind == "crowded") {
        return t.told(tr("Crowding costs {loss} in {zone}."), {{"loss", t.points("loss")}});
    }
    if (kind == "exchange") {
        return t.told(tr("{burgundy} and {french} are exchanged."),
                      {{"burgundy", t.who("burgundy")}, {"french", t.who("french")}});
    }
    if (kind == "closing-battle") {
        return t.told(tr("Rene marches to the relief of Vaudemont, {own} points against {against}."),
                      {{"own", t.digits("french_points")}, {"against", t.digits("burgundy_points")}});
    }
    return kind == "resigns" || kind == "campaign-over" ? say(t.tables(), t.event()) : std::string();
}

/// Who meets whom, without what comes of it.
std::string meeting(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return t.told(others > 0 ? tr("{attacker} with {points} attacks {defender} and {others} more with "
                                  "{against} in {zone}")
                             : tr("{attacker} with {points} attacks {defender} with {against} in {zone}"),
                  {{"attacker", t.who("attacker")},
                   {"defender", t.who("defender")},
                   {"others", std::to_string(others)},
                   {"against", t.digits("against")}});
}

/// The diary as it grows, a paragraph a turn: the marches first, then the deeds in their order.
class Diary {
  public:
    /// `turn`: in which the record begins, 0 before the first.
    Diary(const Tables& tables, int turn)
        : tables_(tables),
          heading_(turn > 0 ? fill(tr("Turn {turn}."), {{"turn", std::to_string(turn)}}) : "") {}

    void take(const Event& event) {
        const Teller t(tables_, event);
        const std::string& kind = event.kind();
        note(t);
        if (kind == "turn") {
            close();
            heading_ =
                fill(tr("Turn {turn} ({vp} VP)."), {{"turn", t.digits("turn")}, {"vp", t.digits("vp")}});
        } else if (kind == "moves" || kind == "presses-on") {
            march(t.who(), t.zone());
        } else if (kind == "ravages") {
            tell(t.told(tr("{general} ravages {zone}.")));
        } else if (kind == "battle") {
            battle_ = meeting(t);
        } else if (kind == "flees") {
            flees_ = true;
            fled_ += t.number("lost");
        } else if (kind == "battle-won" && !t.has("zone")) {
            tell(say(tables_, event));
        } else if (kind == "battle-won") {
            end_battle(t.of_side(mark("{battle}; Burgundy wins."), mark("{battle}; the French win.")));
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
    /// `sentence` with {battle} for who meets whom.
    void end_battle(std::string_view sentence) {
        tell(fill(sentence, {{"battle", battle_}}));
        battle_.clear();
    }
    /// A flight is told with what it costs all who fled.
    void end_flight() {
        if (flees_) {
            const std::string lost = how_many("{n} point", "{n} points", fled_);
            end_battle(fill(tr("{battle}; the enemy flees and loses {lost}."), {{"lost", lost}}));
            flees_ = false;
            fled_ = 0;
        }
    }
    void end_costs() {
        if (cost_[0] + cost_[1] > 0) {
            text_ += " " + fill(tr("It costs Burgundy {points} and the French {french}."),
                                {{"points", how_many("{n} point", "{n} points", cost_[0])},
                                 {"french", std::to_string(cost_[1])}});
        }
        cost_ = {};
    }
    void close() {
        end_flight();
        if (!battle_.empty()) { // not fought out yet
            end_battle("{battle}.");
        }
        end_costs();
        if (!heading_.empty() && (!text_.empty() || !marches_.empty())) {
            std::vector<std::string> parts;
            for (const auto& [who, zone] : marches_) {
                parts.push_back(fill(tr("{general} to {zone}"), {{"general", who}, {"zone", zone}}));
            }
            const std::string marched =
                parts.empty() ? "" : " " + fill(tr("On the march: {list}."), {{"list", join(parts, ", ")}});
            lines_.push_back(heading_ + marched + text_);
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
        const auto add = [&](int n, const std::string& words) {
            if (n > 0) {
                parts.push_back(words);
            }
        };
        add(tally.ravaged, how_many("{n} place ravaged", "{n} places ravaged", tally.ravaged));
        add(tally.battles, how_many("{n} battle won", "{n} battles won", tally.battles));
        add(tally.chased,
            how_many("{n} enemy general put to flight", "{n} enemy generals put to flight", tally.chased));
        add(tally.castles, how_many("{n} castle taken", "{n} castles taken", tally.castles));
        parts.push_back(how_many("{n} point lost in the field", "{n} points lost in the field", tally.lost));
        int points = 0;
        int generals = 0;
        for (std::size_t i = 0; i < state.count; ++i) {
            const General& general = state.generals[i];
            points += general.side == side && on_map(general) ? general.points : 0;
            generals += general.side == side && on_map(general) ? 1 : 0;
        }
        std::string out = fill(by_side(side, mark("Burgundy: {deeds}; {points} under {generals}."),
                                       mark("The French: {deeds}; {points} under {generals}.")),
                               {{"deeds", join(parts, ", ")},
                                {"points", how_many("{n} point", "{n} points", points)},
                                {"generals", how_many("{n} general", "{n} generals", generals)}});
        if (!tally.killed.empty()) {
            out += " " + fill(tr("Killed: {list}."), {{"list", join(tally.killed, ", ")}});
        }
        if (!tally.captured.empty()) {
            out += " " + fill(tr("Captured: {list}."), {{"list", join(tally.captured, ", ")}});
        }
        return out;
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
