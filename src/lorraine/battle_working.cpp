// The working of a battle, from flight before it to the fate of the generals after it.
#include <array>

#include "kernel/ruler.hpp"
#include "kernel/tongue.hpp"
#include "lorraine/drawing.hpp"
#include "lorraine/look.hpp"
#include "lorraine/working_rows.hpp"

namespace disfida::lorraine::working {

namespace {

void flees(const Teller& t, bool thrown, Lines& out) {
    if (!thrown || t.flag("passed")) {
        out.push_back(ruled(tr("passed: 5 points lost, never the last one"), "L-Battle 3"));
    }
    if (!thrown || !t.flag("passed")) {
        out.push_back(ruled(tr("failed: 5 points lost for each started 20 of the attacker and his castle "
                               "here, never the last one"),
                            "L-Battle 3"));
    }
    test(t, thrown, tr_in("test", "failed"), tr_in("test", "passed"), out);
}

void joins(const Teller& t, bool thrown, Lines& out) {
    if (t.has("die")) {
        test(t, thrown, tr("stays inside"), tr("comes out"), out);
    }
}

void retreats(const Teller& t, bool /*thrown*/, Lines& out) {
    if (t.flag("crossing")) {
        out.push_back(ruled(tr("no way is free: it costs the points of the generals there and of a garrison "
                               "that is not besieged"),
                            "L-Retreat 3"));
    } else {
        out.push_back(
            ruled(tr("a free zone nearer home before one as far before one farther"), "L-Retreat 2"));
    }
}

void array(const Teller& t, bool /*thrown*/, Lines& out) {
    out.push_back(ruled(t.told(tr("the side with more points has {n} units, the other as many as its points "
                                  "stand to those; half of them lost, rounded up, breaks it"),
                               {{"n", number(t.tables().battle.units)}}),
                        "L-Quick 1"));
}

void unreliable(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(tr("a die for each unit, knights first: 1 or 2 makes it militia"), "L-Quick 2"));
    if (!thrown) {
        out.push_back("  " + dice_to_come(t));
    }
}

void hand(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(tr("1 hold, 2 loose, 3 charge, 4 outflank, 5 rally, 6 banner"), "L-Quick 3"));
    if (!thrown) {
        out.push_back("  " + dice_to_come(t));
    }
}

void flank(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(t.told(tr("needs {needed}"), {{"needed", t.digits("needed")}}), "L-Quick 5a"));
    test(t, thrown, tr("on its way"), tr("arrives"), out);
}

void card(const Teller& /*t*/, bool /*thrown*/, Lines& out) {
    out.push_back(ruled(tr("charge > loose > hold > charge, a beaten card does nothing"), "L-Quick 5b"));
}

void volley(const Teller& t, bool thrown, Lines& out) {
    if (t.event().list("dice").empty()) {
        return;
    }
    out.push_back(ruled(duel_of_cards(t.text("card"), t.text("against")), "L-Quick 5b"));
    const Lines rows = volley_rows(t.event(), thrown);
    out.insert(out.end(), rows.begin(), rows.end());
    const int captains = t.number("captains");
    out.push_back(ruled(thrown ? how_many("{n} captain turns 2s; [] hit, () by a captain, <> flag",
                                          "{n} captains turn 2s; [] hit, () by a captain, <> flag", captains)
                               : how_many("{n} captain turns as many 2s into hits, 1 is a flag",
                                          "{n} captains turn as many 2s into hits, 1 is a flag", captains),
                        "L-Quick 5e"));
    if (t.flag("held")) {
        out.push_back(ruled(tr("held: no flag counts, and of two hits or more one less"), "L-Quick 5f"));
    }
}

void fate(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(ruler(1, 6, thrown ? t.number("die") : 0,
                              [](int die) -> std::string { return die == 1 ? tr("a wound") : tr("unhurt"); }),
                        "L-Quick 7"));
    if (!thrown || t.has("wound")) {
        const std::string lives = thrown && !t.flag("beaten") ? tr("lives") : tr("captured, if beaten");
        out.push_back(
            ruled(fill(tr("then {ruler}"), {{"ruler", ruler(1, 6, thrown ? t.number("wound") : 0,
                                                            [&](int die) -> std::string {
                                                                return die <= t.tables().battle.killed
                                                                           ? tr_in("general", "killed")
                                                                           : lives;
                                                            })}}),
                  "L-Quick 7"));
    }
}

void battle_loss(const Teller& t, bool /*thrown*/, Lines& out) {
    out.push_back(
        ruled(t.told(tr("value {value}: the loser loses half, the winner a quarter, rounded down = {lost}"),
                     {{"value", t.digits("value")}, {"lost", t.digits("lost")}}),
              "L-After 1"));
}

void promotion(const Teller& t, bool thrown, Lines& out) {
    const bool won = t.flag("won");
    out.push_back(ruled(won ? tr("a victor goes up one step on 6, to expert at most")
                            : tr("a loser goes down one step on 1, to incompetent at least"),
                        "L-After 5"));
    out.push_back("  " + ruler(1, 6, thrown ? t.number("die") : 0, [&](int die) -> std::string {
                      return won && die == 6    ? tr_in("skill", "rises")
                             : !won && die == 1 ? tr_in("skill", "falls")
                                                : tr_in("skill", "stays");
                  }));
}

void newcomer(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(ruler(1, 6, thrown ? t.number("die") : 0,
                              [](int die) { return std::string(skill_word(skill_by_die(die))); }),
                        "L-After 2"));
}

void closing(const Teller& t, bool /*thrown*/, Lines& out) {
    out.push_back(ruled(t.told(tr("the French have {all} less half of {vp} VP, rounded down = {own}"),
                               {{"all", t.digits("burgundy_points")},
                                {"vp", t.digits("vp")},
                                {"own", t.digits("french_points")}}),
                        "L-Closing 2"));
}

std::string command_head(const Teller& t) {
    return t.told(t.of_side(mark("{general} takes command for Burgundy"),
                            mark("{general} takes command for the French")));
}

constexpr std::array rows{
    Row{"flees", flees, [](const Teller& t) { return t.told(tr("{general} flees")); }},
    Row{"joins", joins,
        [](const Teller& t) { return t.told(tr("{general} comes out of the castle to join")); }},
    Row{"retreats", retreats},
    Row{"array", array,
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy under {general}: {points}, {units}, breaks at {breaks}"),
                                    mark("The French under {general}: {points}, {units}, break at {breaks}")),
                          {{"units", how_many("{n} unit", "{n} units", t.number("units"))},
                           {"breaks", t.digits("breaks_at")}});
        }},
    Row{"unreliable", unreliable, [](const Teller& t) { return t.told(tr("{general}'s unreliable men")); }},
    Row{"hand", hand,
        [](const Teller& t) {
            return t.told(t.of_side(mark("The cards of Burgundy"), mark("The cards of the French")));
        }},
    Row{"flank", flank, [](const Teller& t) { return t.told(tr("Whether {general} arrives on the flank")); }},
    Row{"card", card},
    Row{"volley", volley,
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy strikes"), mark("The French strike")));
        }},
    Row{"fate", fate, [](const Teller& t) { return t.told(tr("What became of {general}")); }},
    Row{"battle-loss", battle_loss},
    Row{"promotion", promotion,
        [](const Teller& t) {
            return t.told(tr("{general}, {skill}, after the battle"), {{"skill", t.skill("before")}});
        }},
    Row{"successor", newcomer, command_head},
    Row{"replacement", newcomer, command_head},
    Row{"closing-battle", closing},
};

} // namespace

std::span<const Row> battle_rows() { return rows; }

} // namespace disfida::lorraine::working
