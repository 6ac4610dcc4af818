// The full working of an action: what stands in each total, what each test needed and why.
#include <algorithm>
#include <array>

#include "lorraine/muster.hpp"
#include "lorraine/sentences.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

using Lines = std::vector<std::string>;
using Working = void (*)(const Teller&, Lines&);

struct Row {
    std::string_view kind;
    Working work;
};

std::string number(std::int64_t n) { return std::to_string(n); }

/// The skill that brings a bonus: "poor" for +2.
std::string_view skill_of(const Tables& tables, std::int64_t bonus) {
    for (std::size_t i = 0; i < tables.bonus.size(); ++i) {
        if (tables.bonus[i] == bonus) {
            return skill_names[i];
        }
    }
    return "skill";
}
std::string skill_bonus(const Teller& t, std::string_view key) {
    return t.bonus(key) + " " + std::string(skill_of(t.tables(), t.number(key)));
}
/// 0 is an incompetent general inside or none: the dice are read alike.
std::string inside_bonus_words(const Teller& t) {
    return t.number("against_bonus") == 0 ? std::string("+0 nobody of skill inside")
                                          : skill_bonus(t, "against_bonus") + " inside";
}

/// Die by die, which of the ranks still free it takes.
void ranks(const Teller& t, Lines& out) {
    const auto& dice = t.event().list("dice");
    const auto& ranks = t.event().list("ranks");
    const std::size_t first = t.french() ? roster_size : 0;
    Lines free;
    for (std::size_t rank = 1; rank <= roster_size; ++rank) {
        free.push_back(number(static_cast<std::int64_t>(rank)));
    }
    std::size_t at = 0;
    for (std::size_t i = 0; i < ranks.size() && i < roster_size; ++i) {
        std::string line =
            "  " + short_name(t.tables().generals[first + i].id) + ": free are " + join(free, " ") + "; ";
        const int count = static_cast<int>(free.size());
        while (count > 1 && at < dice.size()) {
            const auto die = static_cast<int>(dice[at++]);
            const bool again = rank_by_die(count, die) == 0;
            line += "die " + number(die) + (again ? " rolls again, " : ": ");
            if (!again) {
                break;
            }
        }
        out.push_back(line + "rank " + number(ranks[i]) + " [L-Set 2]");
        free.erase(std::remove(free.begin(), free.end(), number(ranks[i])), free.end());
    }
}

void initiative(const Teller& t, Lines& out) {
    out.push_back("  " + t.who("burgundy") + " 2d6: " + t.sum("burgundy_dice") + ", " +
                  skill_bonus(t, "burgundy_bonus") + " = " + t.digits("burgundy_total") + " [L-Init 2]");
    out.push_back("  " + t.who("french") + " 2d6: " + t.sum("french_dice") + ", " +
                  skill_bonus(t, "french_bonus") + " = " + t.digits("french_total") +
                  "; equal goes to Burgundy [L-Init 2]");
}

void event(const Teller& t, Lines& out) {
    const std::string& what = t.text("event");
    const std::string effect =
        what == "epidemic"       ? "one die for each full 10 points is lost, twice as much out of supply"
        : what == "desertion"    ? "one die is lost, twice as much out of supply"
        : what == "indiscipline" ? "punish: one die and his turn are lost; spare: he is in debt, which costs "
                                   "two dice at his next double 3"
        : what == "bad-roads"    ? "his turn is lost, also if he won the test"
        : what == "beloved"      ? "his first press-on this turn needs no test and does not count"
        : what == "reinforcements" ? "two dice of points come, inside a castle only as many as have room"
                                   : "he was in debt: two dice are lost";
    out.push_back("  " + effect + " [L-Event 3]");
    if (t.flag("first")) {
        out.emplace_back("  the first double of the turn is its only event, the Burgundian pair is read "
                         "first [L-Event 1]");
    }
}

void event_loss(const Teller& t, Lines& out) {
    out.push_back("  dice " + t.sum() + (t.flag("doubled") ? ", twice, being out of supply" : "") +
                  "; lost " + t.digits("lost") + ", never the last point [L-Event 3, 4]");
}

void siege(const Teller& t, Lines& out) {
    out.push_back("  2d6: " + t.sum() + ", " + skill_bonus(t, "bonus") + ", " + t.bonus("marker") +
                  " marker = " + t.digits("attacker") + " against 2d6: " + t.sum("against") + ", " +
                  inside_bonus_words(t) + ", " + t.bonus("walls") + " walls = " + t.digits("defender") +
                  (t.flag("falls") ? ": falls" : ": holds") + " [L-Siege 4]");
}

void assault(const Teller& t, Lines& out) {
    const int weary = t.number("exhausted");
    const bool capped = t.number("points") / std::max(1, t.number("garrison")) > t.number("ratio");
    out.push_back("  2d6: " + t.sum() + ", " + skill_bonus(t, "bonus") + ", " + t.bonus("works") +
                  " siege works, " + t.bonus("ratio") + " for " + t.digits("points") + " to " +
                  t.digits("garrison") + (capped ? " (held to the cap)" : "") +
                  (weary == 0 ? "" : ", " + t.bonus("exhausted") + " exhausted") + " = " +
                  t.digits("attacker") + " [L-Assault 4]");
    out.push_back("  against 2d6: " + t.sum("against") + ", " + inside_bonus_words(t) + ", " +
                  t.bonus("walls") + " walls = " + t.digits("defender") +
                  (t.flag("falls") ? ": falls" : ": holds") + " [L-Assault 4]");
    if (!t.flag("falls")) {
        out.push_back("  beaten off by " + number(t.number("defender") - t.number("attacker")) +
                      ": twice as many points lost = " + t.digits("loss") + " [L-Assault 5]");
    }
}

void presses_on(const Teller& t, Lines& out) {
    if (t.flag("beloved")) {
        out.emplace_back("  beloved: no test, and it is not counted among the extra zones [L-Event 3]");
        return;
    }
    const int more = t.number("needed") - t.tables().morale;
    out.push_back("  needs " + number(t.tables().morale) + ", " +
                  (more > 0 ? "+" + number(more) + " for the extra zones before = " + t.digits("needed")
                            : "being his first extra zone") +
                  "; die " + t.digits("die") + (t.flag("passed") ? ": he may go on" : ": he stops here") +
                  " [L-Move 2, 3]");
}

void transfer(const Teller& t, Lines& out) {
    const int more = t.number("needed") - t.tables().morale;
    out.push_back("  needs " + number(t.tables().morale) +
                  (more > 0 ? ", +1 towards a lower rank = " + t.digits("needed") : "") + " [L-Transfer 2]");
}

void flees(const Teller& t, Lines& out) {
    out.push_back(t.flag("passed") ? "  passed: 5 points lost, never the last one [L-Battle 3]"
                                   : "  failed: 5 points lost for each started 20 of the attacker and his "
                                     "castle here, never the last one [L-Battle 3]");
}

void retreats(const Teller& t, Lines& out) {
    if (t.flag("crossing")) {
        out.emplace_back("  no way is free: it costs the points of the generals there and of a garrison "
                         "that is not besieged [L-Retreat 3]");
    } else {
        out.emplace_back("  a free zone nearer home before one as far before one farther [L-Retreat 2]");
    }
}

void array(const Teller& t, Lines& out) {
    out.push_back("  the side with more points has " + number(t.tables().battle.units) +
                  " units, the other as many as its points stand to those; half of them lost, rounded up, "
                  "breaks it [L-Quick 1]");
}

void unreliable(const Teller&, Lines& out) {
    out.emplace_back("  a die for each unit, knights first: 1 or 2 makes it militia [L-Quick 2]");
}

void hand(const Teller&, Lines& out) {
    out.emplace_back("  1 hold, 2 loose, 3 charge, 4 outflank, 5 rally, 6 banner [L-Quick 3]");
}

void card(const Teller&, Lines& out) {
    out.emplace_back("  charge beats loose, loose beats hold, hold beats charge; a beaten card does nothing "
                     "[L-Quick 5b]");
}

void volley(const Teller& t, Lines& out) {
    const auto& dice = t.event().list("dice");
    const auto shown = [&](std::int64_t face) { return number(std::count(dice.begin(), dice.end(), face)); };
    out.push_back("  " + number(static_cast<std::int64_t>(dice.size())) + " dice: " + shown(1) + " on 1, " +
                  shown(2) + " on 2, " + shown(4) + " on 4, " + shown(5) + " on 5, " + shown(6) +
                  " on 6 [L-Quick 5d]");
    out.emplace_back("  6 hits, 5 for knights and for men under loose, 4 for knights under charge; a captain "
                     "makes a 2 a hit; 1 is a flag [L-Quick 5e]");
    if (t.flag("held")) {
        out.emplace_back("  the enemy holds: no flag counts, and of two hits or more one less [L-Quick 5f]");
    }
}

void fate(const Teller& t, Lines& out) {
    const std::string killed = number(t.tables().battle.killed);
    out.push_back("  1 is a wound; then up to " + killed + " is death, more is captivity " +
                  (t.flag("beaten") ? "for the beaten" : "for the beaten alone") + " [L-Quick 7]");
}

void battle_loss(const Teller& t, Lines& out) {
    out.push_back("  value " + t.digits("value") +
                  ": the loser loses half, the winner a quarter, rounded "
                  "down = " +
                  t.digits("lost") + " [L-After 1]");
}

void promotion(const Teller& t, Lines& out) {
    out.push_back(t.flag("won") ? "  a victor goes up one step on 6, to expert at most [L-After 5]"
                                : "  a loser goes down one step on 1, to incompetent at least [L-After 5]");
}

void newcomer(const Teller&, Lines& out) {
    out.emplace_back("  1 or 2 incompetent, 3 to 5 poor, 6 competent [L-After 2]");
}

void crowded(const Teller& t, Lines& out) {
    out.push_back("  one die for each started 10 points above " + number(t.tables().stack) + ": " + t.sum() +
                  (t.flag("doubled") ? ", twice, an army there being out of supply" : "") + " = " +
                  t.digits("loss") + " [L-Stack]");
}

void placed(const Teller& t, Lines& out) {
    out.push_back("  from " + t.zone("source") + ": with the own general nearest to it, else there " +
                  "[L-Hostage]");
}

void closing(const Teller& t, Lines& out) {
    out.push_back("  the French have " + t.digits("burgundy_points") + " less half of " + t.digits("vp") +
                  " VP, rounded down = " + t.digits("french_points") + " [L-Closing 2]");
}

constexpr std::array workings{
    Row{"ranks", ranks},
    Row{"initiative", initiative},
    Row{"event", event},
    Row{"event-loss", event_loss},
    Row{"recovery",
        [](const Teller&, Lines& out) { out.emplace_back("  a morale test, at need again [L-Tired 2]"); }},
    Row{"presses-on", presses_on},
    Row{"transfer", transfer},
    Row{"siege", siege},
    Row{"assault", assault},
    Row{"flees", flees},
    Row{"retreats", retreats},
    Row{"array", array},
    Row{"unreliable", unreliable},
    Row{"hand", hand},
    Row{"card", card},
    Row{"volley", volley},
    Row{"fate", fate},
    Row{"battle-loss", battle_loss},
    Row{"promotion", promotion},
    Row{"successor", newcomer},
    Row{"replacement", newcomer},
    Row{"crowded", crowded},
    Row{"placed", placed},
    Row{"closing-battle", closing},
};

} // namespace

std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    Lines out;
    for (const Event& event : events) {
        const Teller t(tables, event);
        if (const std::string sentence = say(tables, event); !sentence.empty()) {
            out.push_back(sentence + " [" + event.rule() + "]");
        }
        const auto* row = std::find_if(workings.begin(), workings.end(),
                                       [&](const Row& w) { return w.kind == event.kind(); });
        if (row == workings.end()) {
            continue;
        }
        Lines lines;
        row->work(t, lines);
        for (std::string& line : lines) { // what a rule says is said once
            if (std::find(out.begin(), out.end(), line) == out.end()) {
                out.push_back(std::move(line));
            }
        }
    }
    return out;
}

} // namespace disfida::lorraine
