// The working of what is rolled for on the map: ranks, initiative, events, morale, the end of a turn.
#include <algorithm>
#include <array>

#include "kernel/account.hpp"
#include "kernel/tongue.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/working_rows.hpp"

namespace disfida::lorraine::working {

namespace {

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

constexpr std::array rows{
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
    Row{"crowded", crowded, [](const Teller& t) { return t.told(tr("Too many in {zone}")); }},
    Row{"placed", placed},
    Row{"end-roll", end_roll, [](const Teller&) { return std::string(tr("Whether the campaign ends")); }},
};

} // namespace

std::span<const Row> campaign_rows() { return rows; }

} // namespace disfida::lorraine::working
