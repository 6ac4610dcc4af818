#include "iliad/describe.hpp"

#include <algorithm>

#include "iliad/apply.hpp"
#include "iliad/legal.hpp"
#include "iliad/names.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string of(const Tables& tables, const State& state, WarriorId who) {
    return short_name(tables, std::size_t{state.roster[who].info});
}

std::string spears(int count) {
    return count == 0 ? "no spear" : number(count) + (count == 1 ? " spear" : " spears");
}

std::string status_words(Status status, bool over) {
    switch (status) {
    case Status::waiting:
        return over ? "the champion" : "waiting for his bout";
    case Status::dead:
        return "dead";
    case Status::spared:
        return "spared";
    case Status::quit:
        return "left the field";
    default:
        return "in the fight";
    }
}

/// "in contact with Hector, who has the initiative"
void add_contacts(const Tables& tables, const State& state, WarriorId who, std::string& out) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const WarriorId enemy = opponent(state.contacts[i], who);
        if (enemy != nobody) {
            const bool own = state.contacts[i].initiative == state.roster[who].side;
            out += ", in contact with " + of(tables, state, enemy) +
                   (own ? ", has the initiative" : ", who has the initiative");
        }
    }
}

std::vector<std::string> fighters(const Tables& tables, const State& state, Side side) {
    std::vector<std::string> out;
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].side == side && fights(state.roster[w])) {
            out.push_back(of(tables, state, w) + " (BOTTLE " + number(state.roster[w].bottle) + ")");
        }
    }
    return out;
}

std::string result(const Tables& tables, const State& state) {
    if (state.ending == Ending::agreed) {
        return "A draw, as both sides agreed.";
    }
    if (state.ending == Ending::resigned) {
        const bool left = state.winner == Winner::left;
        return std::string("The ") + (left ? "left" : "right") + " side has won, the " +
               (left ? "right" : "left") + " side gave up.";
    }
    if (state.mode == Mode::tourney) {
        return of(tables, state, state.bouts[state.bout].winner) + " is the champion of the tourney.";
    }
    if (state.winner == Winner::draw) {
        return state.ending == Ending::idle ? "A draw: for 20 turns nobody has fought."
                                            : "A draw: 200 turns have passed.";
    }
    const Side side = state.winner == Winner::left ? Side::left : Side::right;
    const std::vector<std::string> standing = fighters(tables, state, side);
    const std::string how = state.ending == Ending::dead     ? "the last enemy hero is dead"
                            : state.ending == Ending::spared ? "the last enemy hero was spared"
                                                             : "the last enemy hero left the field";
    return "The " + std::string(name(side)) + " side has won, " + how +
           ". Standing: " + join(standing, ", ") + ".";
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
    std::string out;
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        out += (i == 0 ? "" : i + 1 == verbs.size() ? " or " : ", ") + verbs[i];
    }
    return out;
}

std::string additions_text(const Warrior& warrior) {
    std::string out = warrior.scratch ? ", +1 for a scratch" : "";
    return out + (warrior.distracted ? ", +1 distracted" : "");
}

std::string blow_line(const Tables& tables, const State& state, WarriorId striker, WarriorId target) {
    const Warrior& own = state.roster[striker];
    const int clang = tables.of(state.roster[target].armour).clang;
    return "wounds on " + wounding_totals(own.bottle, additions(own), clang) + ": above CLANG! " +
           number(clang) + " of " + of(tables, state, target) + ", not above BOTTLE " + number(own.bottle) +
           " of " + of(tables, state, striker) + additions_text(own) + " [I-Armour]";
}

void attack_prospect(const Tables& tables, const State& state, WarriorId who, WarriorId enemy, bool armour,
                     bool parry, std::vector<std::string>& out) {
    if (armour) {
        out.push_back("Armour: " + of(tables, state, who) + " " + blow_line(tables, state, who, enemy));
        out.push_back("  else the riposte of " + of(tables, state, enemy) + " " +
                      blow_line(tables, state, enemy, who) + " [I-Riposte]");
    }
    if (parry) {
        const Warrior& own = state.roster[who];
        out.push_back("Parry: " + of(tables, state, who) + " needs " + number(own.bottle) + " or less" +
                      additions_text(own) + ", " + of(tables, state, enemy) + " AGILITY " +
                      number(state.roster[enemy].agility) +
                      " or less; only success against failure wounds [I-Parry]");
    }
    const WarriorId bearer =
        is_hero(tables, state.roster[enemy]) ? bearer_in_the_way(tables, state, enemy, who) : nobody;
    if (bearer != nobody) {
        out.push_back("  a double that does not wound may catch " + of(tables, state, bearer) +
                      ", who stands in the way [I-Bearer]");
    }
}

} // namespace

std::string describe(const Tables& tables, const State& state, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    const WarriorInfo& info = tables.info(warrior.info);
    std::string out = info.name + " (" + info.id + "), " + (info.hero ? "" : "shield-bearer, ") +
                      std::string(name(warrior.side)) + ", BOTTLE " + number(warrior.bottle) + " of " +
                      number(warrior.start_bottle) + ", AGILITY " + number(warrior.agility) + ", " +
                      std::string(name(warrior.armour)) + " (CLANG! " +
                      number(tables.of(warrior.armour).clang) + ")";
    if (info.hero) {
        out += ", " + spears(warrior.spears);
    }
    if (!fights(warrior)) {
        return out + ", " + status_words(warrior.status, state.phase == Phase::over);
    }
    out += ", " + spot_name(warrior.spot);
    out += warrior.scratch ? ", scratched" : "";
    out += warrior.distracted ? ", distracted" : "";
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
        std::string first = "Turn " + number(state.turn);
        if (state.mode == Mode::tourney) {
            const Bout& bout = state.bouts[state.bout];
            first += " of the bout " + of(tables, state, bout.left) + " against " +
                     of(tables, state, bout.right) + ", bout " + number(state.bout + 1) + " of " +
                     number(state.field - 1);
        }
        out.push_back(first + ".");
    }
    for (const Side side : both_sides) {
        const auto list = fighters(tables, state, side);
        if (!list.empty()) {
            out.push_back(std::string(side == Side::left ? "Left: " : "Right: ") + join(list, ", ") + ".");
        }
    }
    if (state.idle > 1 && state.phase != Phase::over) {
        out.push_back("Nobody has fought for " + number(state.idle) + " turns; after 20 it is a draw.");
    }
    return out;
}

std::string prompt(const Tables& tables, const State& state) {
    const auto decider = [&] { return of(tables, state, state.pending.decider); };
    const auto other = [&] { return of(tables, state, state.pending.other); };
    switch (state.phase) {
    case Phase::turn_start:
        return "Turn " + number(state.turn) + " begins: roll";
    case Phase::activate:
        return of(tables, state, state.active) + " acts: " + list_of_actions(tables, state);
    case Phase::defend:
        return other() + " attacks " + decider() + ", who answers: armour or parry";
    case Phase::catching:
        return "The spear of " + other() + " flies past " + decider() + ": catch or let";
    case Phase::plea:
        return other() + " pleads for his life, " + decider() + " decides: kill or spare";
    case Phase::over:
        break;
    }
    return "The fight is over";
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
        out.push_back("Throw: hits on AGILITY " + agility(who) + " or less, and on double one [I-Spear]");
        out.push_back("  a hit " + blow_line(tables, state, who, enemy));
        if (is_hero(tables, state.roster[enemy])) {
            out.push_back("  a miss may be caught on AGILITY " + agility(enemy) +
                          " or less, or a double [I-Catch]");
        }
        break;
    case Verb::catch_it:
        out.push_back(
            "Catch: AGILITY " + agility(state.pending.decider) +
            " or less is a spear and 1 BOTTLE, a double the spear alone, double six a wound [I-Catch]");
        break;
    case Verb::close:
        out.push_back("Close: BOTTLE " + number(state.roster[who].bottle) + " or less" +
                      additions_text(state.roster[who]) + "; a failed double costs 1 BOTTLE [I-Close]");
        break;
    case Verb::disengage:
        for (WarriorId w = 0; w < state.count; ++w) {
            if (contact_of(state, who, w) != nullptr) {
                out.push_back("Disengage: AGILITY " + agility(who) + " or less against BOTTLE " +
                              number(state.roster[w].bottle) + " or less of " + of(tables, state, w) +
                              additions_text(state.roster[w]) + " [I-Disengage]");
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
        out.push_back(size == 1   ? "The final"
                      : size == 2 ? "Half finals"
                                  : "Round of " + std::to_string(2 * size));
        for (const std::size_t end = at + size; at < end; ++at) {
            if (at >= state.bout_count) {
                out.emplace_back("  . against .");
                continue;
            }
            const Bout& bout = state.bouts[at];
            std::string line =
                "  " + of(tables, state, bout.left) + " against " + of(tables, state, bout.right);
            if (bout.winner != nobody) {
                line +=
                    ": " + of(tables, state, bout.winner) + " wins, the other " + std::string(name(bout.by));
            } else if (at == state.bout) {
                line += "  <- now";
            }
            out.push_back(line);
        }
    }
    return out;
}

} // namespace disfida::iliad
