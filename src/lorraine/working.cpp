#include "lorraine/working.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "kernel/account.hpp"
#include "kernel/ruler.hpp"
#include "kernel/tongue.hpp"
#include "kernel/wrap.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/drawing.hpp"
#include "lorraine/look.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/sentences.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

using Lines = std::vector<std::string>;

/// What is written of one kind of event. `work` is told whether the dice have fallen; `head` says what the
/// roll is before they have, and is null for what is no roll.
struct Row {
    std::string_view kind;
    void (*work)(const Teller&, bool thrown, Lines&);
    std::string (*head)(const Teller&) = nullptr;
};

std::string number(std::int64_t n) { return std::to_string(n); }

std::int64_t sum_of(const Teller& t, std::string_view key) {
    const auto& dice = t.event().list(key);
    return std::accumulate(dice.begin(), dice.end(), std::int64_t{0});
}

/// "1 die", "8 dice", of a list of dice still to be thrown.
std::string dice_to_come(const Teller& t) {
    return how_many("{n} die", "{n} dice", static_cast<std::int64_t>(t.event().list("dice").size()));
}

/// The skill that brings a bonus: "poor" for +2.
std::string_view skill_of(const Tables& tables, std::int64_t bonus) {
    for (std::size_t i = 0; i < tables.bonus.size(); ++i) {
        if (tables.bonus[i] == bonus) {
            return skill_word(static_cast<Skill>(i));
        }
    }
    return tr("skill");
}
std::string skill_bonus(const Teller& t, std::string_view key) {
    return t.bonus(key) + " " + std::string(skill_of(t.tables(), t.number(key)));
}

/// The dice of a total and the total, or between what they will lie.
std::string two_dice(const Teller& t, std::string_view key, bool thrown) {
    return thrown ? t.sum(key) : std::string("2d");
}
std::string total(const Teller& t, std::string_view total_key, std::string_view dice_key, bool thrown) {
    const std::int64_t fixed = t.event().number(total_key) - sum_of(t, dice_key);
    return thrown ? t.digits(total_key)
                  : fill(tr("{low} to {high}"), {{"low", number(fixed + 2)}, {"high", number(fixed + 12)}});
}

/// A line of a page: indented, with the rule it is from.
std::string ruled(const std::string& sentence, std::string_view rule) {
    return "  " + sentence + " [" + std::string(rule) + "]";
}

/// Die by die, which of the ranks still free it takes.
void ranks(const Teller& t, bool thrown, Lines& out) {
    if (!thrown) {
        out.push_back(
            ruled(tr("each in the order of the roster takes one of the ranks still free"), "L-Set 2"));
        out.push_back(ruled(tr("a die that names none is rolled again; of three free the die counts by twos, "
                               "of two by threes"),
                            "L-Set 2"));
        return;
    }
    const auto& dice = t.event().list("dice");
    const auto& ranks = t.event().list("ranks");
    const std::size_t first = t.french() ? roster_size : 0;
    Lines free;
    for (std::size_t rank = 1; rank <= roster_size; ++rank) {
        free.push_back(number(static_cast<std::int64_t>(rank)));
    }
    std::size_t at = 0;
    for (std::size_t i = 0; i < ranks.size() && i < roster_size; ++i) {
        std::string throws;
        const int count = static_cast<int>(free.size());
        while (count > 1 && at < dice.size()) {
            const auto die = static_cast<int>(dice[at++]);
            const bool again = rank_by_die(count, die) == 0;
            throws += fill(again ? tr("die {die} rolls again, ") : tr("die {die}: "), {{"die", number(die)}});
            if (!again) {
                break;
            }
        }
        out.push_back(ruled(fill(tr("{general}: free are {ranks}; {throws}rank {rank}"),
                                 {{"general", short_name(t.tables().generals[first + i].id)},
                                  {"ranks", join(free, " ")},
                                  {"throws", throws},
                                  {"rank", number(ranks[i])}}),
                            "L-Set 2"));
        free.erase(std::remove(free.begin(), free.end(), number(ranks[i])), free.end());
    }
}

void initiative(const Teller& t, bool thrown, Lines& out) {
    out.push_back(account_line("", {t.who("burgundy"), t.who("french")}, "L-Init 2"));
    out.push_back(account_line(
        "2d6", {two_dice(t, "burgundy_dice", thrown), two_dice(t, "french_dice", thrown)}, "L-Init 2"));
    out.push_back(account_line(
        tr("skill"), {skill_bonus(t, "burgundy_bonus"), skill_bonus(t, "french_bonus")}, "L-Init 2"));
    out.push_back(account_line(tr("total, equal goes to Burgundy"),
                               {total(t, "burgundy_total", "burgundy_dice", thrown),
                                total(t, "french_total", "french_dice", thrown)},
                               "L-Init 2"));
    if (!thrown) {
        out.push_back("  " + std::string(tr("a double, the Burgundian pair first, may bring an event "
                                            "[L-Event 1]:")));
        out.push_back("  " + std::string(tr("1 epidemic | 2 desertion | 3 indiscipline | 4 bad roads | 5 "
                                            "beloved |")));
        out.push_back("  " + std::string(tr("6 reinforcements; only the first double of a turn brings one")));
    }
}

void event(const Teller& t, bool /*thrown*/, Lines& out) {
    const std::string& what = t.text("event");
    const char* effect =
        what == "epidemic"    ? tr("one die for each full 10 points is lost, twice as much out of supply")
        : what == "desertion" ? tr("one die is lost, twice as much out of supply")
        : what == "indiscipline"
            ? tr("punish: one die and his turn are lost; spare: he is in debt, which costs two dice at his "
                 "next double 3")
        : what == "bad-roads"      ? tr("his turn is lost, also if he won the test")
        : what == "beloved"        ? tr("his first press-on this turn needs no test and does not count")
        : what == "reinforcements" ? tr("two dice of points come, inside a castle only as many as have room")
                                   : tr("he was in debt: two dice are lost");
    out.push_back(ruled(effect, "L-Event 3"));
    if (t.flag("first")) {
        out.push_back(ruled(tr("the first double of the turn is its only event, the Burgundian pair is read "
                               "first"),
                            "L-Event 1"));
    }
}

void event_loss(const Teller& t, bool thrown, Lines& out) {
    const bool twice = t.flag("doubled");
    const char* sentence =
        thrown  ? twice ? tr("dice {dice} = {sum}, twice, being out of supply; lost {lost}, never the last "
                              "point")
                        : tr("dice {dice} = {sum}; lost {lost}, never the last point")
         : twice ? tr("the sum of {count} is lost, twice, being out of supply, never the last point")
                : tr("the sum of {count} is lost, never the last point");
    out.push_back(ruled(t.told(sentence, {{"dice", t.sum()},
                                          {"sum", number(sum_of(t, "dice"))},
                                          {"lost", t.digits("lost")},
                                          {"count", dice_to_come(t)}}),
                        "L-Event 3, 4"));
}

void reinforced(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(t.told(thrown ? tr("dice {dice} = {came}, room for {kept}")
                                      : tr("the sum of {count} comes, as far as there is room"),
                               {{"dice", t.sum()},
                                {"came", t.digits("came")},
                                {"kept", t.digits("kept")},
                                {"count", dice_to_come(t)}}),
                        "L-Event 3"));
}

/// What a test of morale needs, and its ruler.
void test(const Teller& t, bool thrown, const std::string& fails, const std::string& passes, Lines& out) {
    out.push_back(test_ruler(thrown ? t.number("die") : 0, t.number("needed"), fails, passes));
}

void recovery(const Teller& t, bool thrown, Lines& out) {
    out.push_back(
        ruled(tr("a morale test; who fails may try again as often as his skill allows"), "L-Tired 2"));
    test(t, thrown, tr_in("army", "still tired"), tr_in("army", "fresh"), out);
}

void presses_on(const Teller& t, bool thrown, Lines& out) {
    if (t.flag("beloved")) {
        out.push_back(
            ruled(tr("beloved: no test, and it is not counted among the extra zones"), "L-Event 3"));
        return;
    }
    const int more = t.number("needed") - t.tables().morale;
    out.push_back(ruled(
        t.told(
            more > 0 ? tr("needs {morale}, +{more} for the extra zones before = {needed}")
                     : tr("needs {morale}, being his first extra zone"),
            {{"morale", number(t.tables().morale)}, {"more", number(more)}, {"needed", t.digits("needed")}}),
        "L-Move 2, 3"));
    test(t, thrown, tr_in("army", "exhausted"), tr_in("army", "fresh"), out);
}

void takes(const Teller& t, bool thrown, Lines& out) {
    out.push_back(
        ruled(t.told(tr("needs {needed}, it ends his activation"), {{"needed", t.digits("needed")}}),
              "L-Castle 3"));
    test(t, thrown, tr_in("order", "refused"), tr_in("order", "obeyed"), out);
}

void transfer(const Teller& t, bool thrown, Lines& out) {
    const int more = t.number("needed") - t.tables().morale;
    out.push_back(ruled(
        t.told(more > 0 ? tr("needs {morale}, +1 towards a lower rank = {needed}") : tr("needs {morale}"),
               {{"morale", number(t.tables().morale)}, {"needed", t.digits("needed")}}),
        "L-Transfer 2"));
    test(t, thrown, tr("estranged"), tr("handed over"), out);
}

/// Both sums of a siege or an assault, and which dice of the attackers take the castle.
void storm(const Teller& t, bool thrown, const std::string& rule, Lines& out) {
    out.push_back(account_line(
        tr("total"), {total(t, "attacker", "dice", thrown), total(t, "defender", "against", thrown)}, rule));
    const std::int64_t attack = t.number("attacker") - sum_of(t, "dice");
    const std::int64_t walls = t.number("defender") - sum_of(t, "against");
    const auto ahead = static_cast<int>(walls - attack);
    out.push_back(
        ruled(t.told(ahead >= 0 ? tr("falls when the attack's dice make {n} more than the defence's")
                                : tr("falls when the attack's dice make more than the defence's less {n}"),
                     {{"n", number(ahead >= 0 ? ahead + 1 : -ahead)}}),
              rule));
    const int defence = thrown ? static_cast<int>(sum_of(t, "against")) : 7;
    out.push_back(
        "  " +
        fill(thrown ? tr("against {n}:") : tr("against {n}, as most often:"), {{"n", number(defence)}}) +
        storm_ruler(thrown ? static_cast<int>(sum_of(t, "dice")) : 0, defence, ahead).substr(1));
}

std::string inside_bonus_words(const Teller& t) {
    return t.number("against_bonus") == 0 ? std::string("+0") : skill_bonus(t, "against_bonus");
}

/// The lines that siege and assault begin with.
void both_sides_of(const Teller& t, bool thrown, const std::string& rule, Lines& out) {
    out.push_back(account_line("", {tr("attack"), tr("defence")}, rule));
    out.push_back(account_line("2d6", {two_dice(t, "dice", thrown), two_dice(t, "against", thrown)}, rule));
    out.push_back(
        account_line(tr("skill outside, inside"), {skill_bonus(t, "bonus"), inside_bonus_words(t)}, rule));
}

void siege(const Teller& t, bool thrown, Lines& out) {
    const std::string rule = "L-Siege 4";
    both_sides_of(t, thrown, rule, out);
    out.push_back(account_line(tr("siege marker, walls"), {t.bonus("marker"), t.bonus("walls")}, rule));
    storm(t, thrown, rule, out);
}

void assault(const Teller& t, bool thrown, Lines& out) {
    const std::string rule = "L-Assault 4";
    const bool capped = t.number("points") / std::max(1, t.number("garrison")) > t.number("ratio");
    both_sides_of(t, thrown, rule, out);
    out.push_back(account_line(tr("siege works, walls"), {t.bonus("works"), t.bonus("walls")}, rule));
    out.push_back(account_line(
        t.told(capped ? tr("points {own} to {garrison}, held") : tr("points {own} to {garrison}"),
               {{"own", t.digits("points")}, {"garrison", t.digits("garrison")}}),
        {t.bonus("ratio"), ""}, rule));
    if (t.number("exhausted") != 0) {
        out.push_back(account_line(tr("exhausted"), {t.bonus("exhausted"), ""}, rule));
    }
    storm(t, thrown, rule, out);
    if (thrown && !t.flag("falls")) {
        out.push_back(ruled(
            t.told(tr("beaten off by {n}: twice as many points lost = {loss}"),
                   {{"n", number(t.number("defender") - t.number("attacker"))}, {"loss", t.digits("loss")}}),
            "L-Assault 5"));
    } else if (!thrown) {
        out.push_back(ruled(tr("if it holds twice the difference is lost in points"), "L-Assault 5"));
        out.push_back(
            ruled(tr("the sums are with all who are named; who hangs back does not count"), "L-Assault 2"));
    }
}

void joins_assault(const Teller& t, bool thrown, Lines& out) {
    test(t, thrown, tr("hangs back"), tr("takes part"), out);
}

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

void crowded(const Teller& t, bool thrown, Lines& out) {
    const bool twice = t.flag("doubled");
    const char* sentence =
        thrown  ? twice ? tr("one die for each started 10 points above {stack}: {dice}, twice, an army there "
                              "being out of supply = {loss}")
                        : tr("one die for each started 10 points above {stack}: {dice} = {loss}")
         : twice ? tr("one die for each started 10 points above {stack}: {dice}, twice, an army there being "
                       "out of supply")
                : tr("one die for each started 10 points above {stack}: {dice}");
    out.push_back(ruled(t.told(sentence, {{"stack", number(t.tables().stack)},
                                          {"dice", thrown ? t.sum() : dice_to_come(t)},
                                          {"loss", t.digits("loss")}}),
                        "L-Stack"));
}

void placed(const Teller& t, bool /*thrown*/, Lines& out) {
    out.push_back(ruled(t.told(tr("from {source}: with the own general nearest to it, else there"),
                               {{"source", t.zone("source")}}),
                        "L-Hostage"));
}

void end_roll(const Teller& t, bool thrown, Lines& out) {
    out.push_back(ruled(t.told(tr("needs {needed}"), {{"needed", t.digits("needed")}}), "L-Victory 1"));
    test(t, thrown, tr_in("campaign", "goes on"), tr_in("campaign", "ends"), out);
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

constexpr std::array workings{
    Row{"ranks", ranks,
        [](const Teller& t) {
            return t.told(t.of_side(mark("The ranks of Burgundy"), mark("The ranks of the French")));
        }},
    Row{"initiative", initiative, [](const Teller&) { return std::string(tr("The test of initiative")); }},
    Row{"event", event},
    Row{"event-loss", event_loss,
        [](const Teller& t) {
            return t.told(tr("{general}: {event}"), {{"event", happening(t.text("event"))}});
        }},
    Row{"reinforced", reinforced, [](const Teller& t) { return t.told(tr("Reinforcements for {general}")); }},
    Row{"recovery", recovery, [](const Teller& t) { return t.told(tr("{general} tries to rest his army")); }},
    Row{"presses-on", presses_on,
        [](const Teller& t) {
            return t.told(tr("{general} presses on from {from} to {zone}"), {{"from", t.zone("from")}});
        }},
    Row{"takes", takes,
        [](const Teller& t) { return t.told(tr("{general} asks for men of the garrison of {castle}")); }},
    Row{"transfer", transfer,
        [](const Teller& t) {
            return t.told(tr("A transfer from {from} to {to}"),
                          {{"from", t.who("from")}, {"to", t.who("to")}});
        }},
    Row{"siege", siege,
        [](const Teller& t) { return t.told(tr("{general} presses the siege of {castle}")); }},
    Row{"joins-assault", joins_assault,
        [](const Teller& t) { return t.told(tr("Whether {general} takes part in the assault")); }},
    Row{"assault", assault, [](const Teller& t) { return t.told(tr("{general} storms {castle}")); }},
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
    Row{"crowded", crowded, [](const Teller& t) { return t.told(tr("Too many in {zone}")); }},
    Row{"placed", placed},
    Row{"end-roll", end_roll, [](const Teller&) { return std::string(tr("Whether the campaign ends")); }},
    Row{"closing-battle", closing},
};

const Row* row_of(const Event& event) {
    const auto* row =
        std::find_if(workings.begin(), workings.end(), [&](const Row& w) { return w.kind == event.kind(); });
    return row == workings.end() ? nullptr : row;
}

bool is_among(const Lines& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// What a rule says is said once; rulers and dice may well come twice alike.
void add_working(Lines& out, Lines lines) {
    for (std::string& line : lines) {
        const bool rule = line.find("[L-") != std::string::npos;
        if (!rule || !is_among(out, line)) {
            out.push_back(std::move(line));
        }
    }
}

/// Every line broken at the page's width.
Lines paged(const Lines& lines) {
    Lines out;
    for (const std::string& line : lines) {
        const Lines broken = wrap(line, page_width, 4);
        out.insert(out.end(), broken.begin(), broken.end());
    }
    return out;
}

/// The events of an action with these dice.
std::vector<Event> events_with(const Tables& tables, const State& state, const Action& action,
                               const std::vector<int>& faces) {
    State copy = state;
    GivenDice given(faces);
    Dice& dice = given;
    EventLog log;
    apply(tables, copy, action, dice, log);
    return log.take();
}

bool takes_dice(const Tables& tables, const State& state, const Action& action) {
    State copy = state;
    GivenDice none({});
    Dice& dice = none;
    EventLog log;
    apply(tables, copy, action, dice, log);
    return none.missing().has_value();
}

constexpr std::array<std::string_view, 6> consequences{"castle-falls", "captured", "assault-off",
                                                       "battle",       "night",    "campaign-over"};

/// The page before the dice, grown from the events of several throws.
class Page {
  public:
    explicit Page(const Tables& tables) : tables_(tables) {}

    void read(const std::vector<Event>& events) {
        for (const Event& event : events) {
            const Teller t(tables_, event);
            const Row* row = row_of(event);
            if (row != nullptr && row->head != nullptr) {
                const std::string head = row->head(t);
                if (!is_among(heads_, head)) {
                    heads_.push_back(head);
                    rolls_.push_back(head + " [" + event.rule() + "]");
                    Lines lines;
                    row->work(t, false, lines);
                    add_working(rolls_, std::move(lines));
                }
            } else if (std::find(consequences.begin(), consequences.end(), event.kind()) !=
                       consequences.end()) {
                // Once for each it happens to: its numbers may differ with the dice.
                const std::string key = event.kind() + " " + t.text("general") + " " + t.text("castle");
                if (!is_among(keys_, key)) {
                    keys_.push_back(key);
                    after_.push_back("  " + say(tables_, event) + " [" + event.rule() + "]");
                }
            }
        }
    }

    [[nodiscard]] Lines lines() const {
        Lines out = rolls_;
        if (!after_.empty()) {
            out.emplace_back(tr("What can follow:"));
            out.insert(out.end(), after_.begin(), after_.end());
        }
        return paged(out);
    }

  private:
    const Tables& tables_;
    Lines heads_;
    Lines rolls_;
    Lines keys_;
    Lines after_;
};

} // namespace

std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    Lines out;
    for (const Event& event : events) {
        const Teller t(tables, event);
        if (const std::string sentence = say(tables, event); !sentence.empty()) {
            out.push_back(sentence + " [" + event.rule() + "]");
        }
        if (const Row* row = row_of(event); row != nullptr) {
            Lines lines;
            row->work(t, true, lines);
            add_working(out, std::move(lines));
        }
    }
    return paged(out);
}

std::vector<std::string> outlook(const Tables& tables, const State& state, const Action& action) {
    if (!takes_dice(tables, state, action)) {
        return {};
    }
    // The best throws and the worst, and all that begin with one and go on with the other, lead by every way
    // an action can go; no roll of the game is read otherwise than by being high or low.
    constexpr std::size_t turns = 16;
    constexpr std::size_t most_dice = 200;
    Page page(tables);
    for (std::size_t turn = 0; turn <= turns; ++turn) {
        for (const int face : {6, 1}) {
            std::vector<int> faces(most_dice, 7 - face);
            std::fill(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(turns - turn), face);
            page.read(events_with(tables, state, action, faces));
        }
    }
    return page.lines();
}

} // namespace disfida::lorraine
