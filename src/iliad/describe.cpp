#include "iliad/describe.hpp"

#include <algorithm>

#include "iliad/apply.hpp"
#include "iliad/legal.hpp"
#include "iliad/names.hpp"
#include "kernel/naming.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string of(const Tables& tables, const State& state, WarriorId who) {
    return short_name(tables, std::size_t{state.roster[who].info});
}

std::string status_words(Status status, bool over) {
    switch (status) {
    case Status::waiting:
        return over ? tr("the champion") : tr("waiting for his bout");
    case Status::dead:
        return tr("dead");
    case Status::spared:
        return tr("spared");
    case Status::quit:
        return tr("left the field");
    default:
        return tr("in the fight");
    }
}

/// "in contact with Hector, who has the initiative"
void add_contacts(const Tables& tables, const State& state, WarriorId who, std::string& out) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const WarriorId enemy = opponent(state.contacts[i], who);
        if (enemy != nobody) {
            const bool own = state.contacts[i].initiative == state.roster[who].side;
            out += ", " + fill(own ? tr("in contact with {foe}, has the initiative")
                                   : tr("in contact with {foe}, who has the initiative"),
                               {{"foe", of(tables, state, enemy)}});
        }
    }
}

std::vector<std::string> fighters(const Tables& tables, const State& state, Side side) {
    std::vector<std::string> out;
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].side == side && fights(state.roster[w])) {
            out.push_back(fill(tr("{who} (BOTTLE {bottle})"),
                               {{"who", of(tables, state, w)}, {"bottle", number(state.roster[w].bottle)}}));
        }
    }
    return out;
}

/// Its first sentence stands alone in narrow places, up to the first ". ".
std::string victory(Side side, Ending ending) {
    const bool left = side == Side::left;
    switch (ending) {
    case Ending::dead:
        return left ? tr("The left side has won, the last enemy hero is dead. Standing: {list}.")
                    : tr("The right side has won, the last enemy hero is dead. Standing: {list}.");
    case Ending::spared:
        return left ? tr("The left side has won, the last enemy hero was spared. Standing: {list}.")
                    : tr("The right side has won, the last enemy hero was spared. Standing: {list}.");
    default:
        return left ? tr("The left side has won, the last enemy hero left the field. Standing: {list}.")
                    : tr("The right side has won, the last enemy hero left the field. Standing: {list}.");
    }
}

std::string result(const Tables& tables, const State& state) {
    if (state.ending == Ending::agreed) {
        return tr("A draw, as both sides agreed.");
    }
    if (state.ending == Ending::resigned) {
        return state.winner == Winner::left ? tr("The left side has won, the right side gave up.")
                                            : tr("The right side has won, the left side gave up.");
    }
    if (state.mode == Mode::tourney) {
        return fill(tr("{who} is the champion of the tourney."),
                    {{"who", of(tables, state, state.bouts[state.bout].winner)}});
    }
    if (state.winner == Winner::draw) {
        return state.ending == Ending::idle ? tr("A draw: for 20 turns nobody has fought.")
                                            : tr("A draw: 200 turns have passed.");
    }
    const Side side = state.winner == Winner::left ? Side::left : Side::right;
    return fill(victory(side, state.ending), {{"list", join(fighters(tables, state, side), ", ")}});
}

std::string list_of_actions(const Tables& tables, const State& state) {
    ActionList list;
    legal(tables, state, list);
    std::vector<std::string> verbs;
    for (const Action& action : list) {
        const std::string verb(name(action.verb));
        if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) {
            verbs.push_back(verb);
        }
    }
    if (verbs.size() < 2) {
        return join(verbs, "");
    }
    const std::string last = verbs.back();
    verbs.pop_back();
    return fill(tr("{verbs} or {last}"), {{"verbs", join(verbs, ", ")}, {"last", last}});
}

std::string additions_text(const Warrior& warrior) {
    const std::string scratch = warrior.scratch ? std::string(", ") + tr("+1 for a scratch") : "";
    return scratch + (warrior.distracted ? std::string(", ") + tr("+1 distracted") : "");
}

/// What a blow needs, in a marked sentence with places for it.
std::string blow_line(const char* pattern, const Tables& tables, const State& state, WarriorId striker,
                      WarriorId target) {
    const Warrior& own = state.roster[striker];
    const int clang = tables.of(state.roster[target].armour).clang;
    return fill(tr(pattern), {{"who", of(tables, state, striker)},
                              {"foe", of(tables, state, target)},
                              {"totals", wounding_totals(own.bottle, additions(own), clang)},
                              {"clang", number(clang)},
                              {"bottle", number(own.bottle)},
                              {"added", additions_text(own)}});
}

void attack_prospect(const Tables& tables, const State& state, WarriorId who, WarriorId enemy, bool armour,
                     bool parry, std::vector<std::string>& out) {
    if (armour) {
        out.push_back(blow_line(mark("Armour: {who} wounds on {totals}: above CLANG! {clang} of {foe}, not "
                                     "above BOTTLE {bottle} of {who}{added} [I-Armour]"),
                                tables, state, who, enemy));
        out.push_back("  " + blow_line(mark("else the riposte of {who} wounds on {totals}: above CLANG! "
                                            "{clang} of {foe}, not above BOTTLE {bottle} of {who}{added} "
                                            "[I-Armour] [I-Riposte]"),
                                       tables, state, enemy, who));
    }
    if (parry) {
        const Warrior& own = state.roster[who];
        out.push_back(fill(tr("Parry: {who} needs {bottle} or less{added}, {foe} AGILITY {agility} or less; "
                              "only success against failure wounds [I-Parry]"),
                           {{"who", of(tables, state, who)},
                            {"bottle", number(own.bottle)},
                            {"added", additions_text(own)},
                            {"foe", of(tables, state, enemy)},
                            {"agility", number(state.roster[enemy].agility)}}));
    }
    const WarriorId bearer =
        is_hero(tables, state.roster[enemy]) ? bearer_in_the_way(tables, state, enemy, who) : nobody;
    if (bearer != nobody) {
        out.push_back("  " + fill(tr("a double that does not wound may catch {bearer}, who stands in the way "
                                     "[I-Bearer]"),
                                  {{"bearer", of(tables, state, bearer)}}));
    }
}

/// How a bout stands in the bracket.
const char* bout_pattern(const Bout& bout) {
    if (bout.winner == nobody) {
        return tr("{left} against {right}");
    }
    return bout.by == Status::spared ? tr("{left} against {right}: {who} wins, the other spared")
           : bout.by == Status::quit ? tr("{left} against {right}: {who} wins, the other quit")
                                     : tr("{left} against {right}: {who} wins, the other dead");
}

} // namespace

std::string describe(const Tables& tables, const State& state, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    const WarriorInfo& info = tables.info(warrior.info);
    const std::string name = name_with_id(full_name(info), info.id);
    const char* pattern = info.hero ? tr("{name}, {side}, BOTTLE {bottle} of {start}, AGILITY "
                                         "{agility}, {armour} (CLANG! {clang}), {spears}")
                                    : tr("{name}, shield-bearer, {side}, BOTTLE {bottle} of {start}, "
                                         "AGILITY {agility}, {armour} (CLANG! {clang})");
    std::string out = fill(pattern, {{"name", name},
                                     {"side", side_word(warrior.side)},
                                     {"bottle", number(warrior.bottle)},
                                     {"start", number(warrior.start_bottle)},
                                     {"agility", number(warrior.agility)},
                                     {"armour", armour_word(warrior.armour)},
                                     {"clang", number(tables.of(warrior.armour).clang)},
                                     {"spears", spears_word(warrior.spears)}});
    if (!fights(warrior)) {
        return out + ", " + status_words(warrior.status, state.phase == Phase::over);
    }
    out += ", " + spot_name(warrior.spot);
    out += warrior.scratch ? std::string(", ") + tr("scratched") : "";
    out += warrior.distracted ? std::string(", ") + tr("distracted") : "";
    add_contacts(tables, state, who, out);
    return out;
}

std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of) {
    std::vector<std::string> out;
    for (WarriorId w = 0; w < state.count; ++w) {
        if (of.empty() || of == name(state.roster[w].side) || of == tables.info(state.roster[w].info).id) {
            out.push_back(describe(tables, state, w));
        }
    }
    return out;
}

std::vector<std::string> status(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    if (state.phase == Phase::over) {
        out.push_back(result(tables, state));
    } else {
        const Bout& bout = state.bouts[state.bout];
        out.push_back(state.mode == Mode::tourney
                          ? fill(tr("Turn {turn} of the bout {left} against {right}, bout {n} of {bouts}."),
                                 {{"turn", number(state.turn)},
                                  {"left", of(tables, state, bout.left)},
                                  {"right", of(tables, state, bout.right)},
                                  {"n", number(state.bout + 1)},
                                  {"bouts", number(state.field - 1)}})
                          : fill(tr("Turn {turn}."), {{"turn", number(state.turn)}}));
    }
    for (const Side side : both_sides) {
        const auto list = fighters(tables, state, side);
        if (!list.empty()) {
            out.push_back(fill(side == Side::left ? tr("Left: {list}.") : tr("Right: {list}."),
                               {{"list", join(list, ", ")}}));
        }
    }
    if (state.idle > 1 && state.phase != Phase::over) {
        out.push_back(
            fill(tr("Nobody has fought for {n} turns; after 20 it is a draw."), {{"n", number(state.idle)}}));
    }
    return out;
}

std::string prompt(const Tables& tables, const State& state) {
    const auto decider = [&] { return of(tables, state, state.pending.decider); };
    const auto other = [&] { return of(tables, state, state.pending.other); };
    const auto between = [&](const char* pattern) {
        return fill(pattern, {{"who", decider()}, {"foe", other()}});
    };
    switch (state.phase) {
    case Phase::turn_start:
        return fill(tr("Turn {turn} begins: roll"), {{"turn", number(state.turn)}});
    case Phase::activate:
        return fill(tr("{who} acts: {verbs}"),
                    {{"who", of(tables, state, state.active)}, {"verbs", list_of_actions(tables, state)}});
    case Phase::defend:
        return between(tr("{foe} attacks {who}, who answers: armour or parry"));
    case Phase::catching:
        return between(tr("The spear of {foe} flies past {who}: catch or let"));
    case Phase::plea:
        return between(tr("{foe} pleads for his life, {who} decides: kill or spare"));
    case Phase::over:
        break;
    }
    return tr("The fight is over");
}

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    std::vector<std::string> out;
    const WarriorId who = in_roster(state, action.who);
    const WarriorId enemy = in_roster(state, action.enemy);
    const auto agility = [&](WarriorId w) { return number(state.roster[w].agility); };
    switch (action.verb) {
    case Verb::attack:
        attack_prospect(tables, state, who, enemy, true, true, out);
        break;
    case Verb::armour:
    case Verb::parry:
        attack_prospect(tables, state, state.pending.other, state.pending.decider,
                        action.verb == Verb::armour, action.verb == Verb::parry, out);
        break;
    case Verb::throw_at:
        out.push_back(fill(tr("Throw: hits on AGILITY {agility} or less, and on double one [I-Spear]"),
                           {{"agility", agility(who)}}));
        out.push_back("  " +
                      blow_line(mark("a hit wounds on {totals}: above CLANG! {clang} of {foe}, not above "
                                     "BOTTLE {bottle} of {who}{added} [I-Armour]"),
                                tables, state, who, enemy));
        if (is_hero(tables, state.roster[enemy])) {
            out.push_back("  " +
                          fill(tr("a miss may be caught on AGILITY {agility} or less, or a double [I-Catch]"),
                               {{"agility", agility(enemy)}}));
        }
        break;
    case Verb::catch_it:
        out.push_back(fill(tr("Catch: AGILITY {agility} or less is a spear and 1 BOTTLE, a double the spear "
                              "alone, double six a wound [I-Catch]"),
                           {{"agility", agility(state.pending.decider)}}));
        break;
    case Verb::close:
        out.push_back(fill(
            tr("Close: BOTTLE {bottle} or less{added}; a failed double costs 1 BOTTLE [I-Close]"),
            {{"bottle", number(state.roster[who].bottle)}, {"added", additions_text(state.roster[who])}}));
        break;
    case Verb::disengage:
        for (WarriorId w = 0; w < state.count; ++w) {
            if (contact_of(state, who, w) != nullptr) {
                out.push_back(
                    fill(tr("Disengage: AGILITY {agility} or less against BOTTLE {bottle} or less of "
                            "{foe}{added} [I-Disengage]"),
                         {{"agility", agility(who)},
                          {"bottle", number(state.roster[w].bottle)},
                          {"foe", of(tables, state, w)},
                          {"added", additions_text(state.roster[w])}}));
            }
        }
        break;
    default:
        break;
    }
    return out;
}

std::vector<std::string> bracket_lines(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    if (state.mode != Mode::tourney) {
        return out;
    }
    std::size_t at = 0;
    for (std::size_t size = state.field / 2U; size > 0; size /= 2) {
        if (!out.empty()) {
            out.emplace_back();
        }
        out.push_back(size == 1   ? tr("The final")
                      : size == 2 ? tr("Half finals")
                                  : fill(tr("Round of {n}"), {{"n", std::to_string(2 * size)}}));
        for (const std::size_t end = at + size; at < end; ++at) {
            if (at >= state.bout_count) {
                out.push_back("  " + fill(tr("{left} against {right}"), {{"left", "."}, {"right", "."}}));
                continue;
            }
            const Bout& bout = state.bouts[at];
            const bool now = bout.winner == nobody && at == state.bout;
            std::string line =
                "  " +
                fill(bout_pattern(bout),
                     {{"left", of(tables, state, bout.left)},
                      {"right", of(tables, state, bout.right)},
                      {"who", bout.winner == nobody ? std::string() : of(tables, state, bout.winner)}});
            line += now ? "  " + std::string(sign_of_now) + " " + tr("now") : "";
            out.push_back(line);
        }
    }
    return out;
}

} // namespace disfida::iliad
