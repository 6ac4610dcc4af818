#include "barletta/working.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "barletta/apply.hpp"
#include "barletta/drawing.hpp"
#include "barletta/odds.hpp"
#include "barletta/teller.hpp"
#include "kernel/account.hpp"
#include "kernel/possible.hpp"
#include "kernel/ruler.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

using Lines = std::vector<std::string>;

/// "+5", or "+8 held +5" where a bound held it.
std::string bounded(std::int64_t number, std::int64_t held) {
    return number == held
               ? with_sign(number)
               : fill(tr("{sum} held {bound}"), {{"sum", with_sign(number)}, {"bound", with_sign(held)}});
}

/// The rolls of a combat: the attack's and, but for a charge, the defence's (H1).
struct Rolls {
    const Event* attack = nullptr;
    const Event* defence = nullptr;
    bool thrown = false; ///< whether the dice have fallen
};

Reading reading_of(const Event* blow, bool thrown) {
    if (blow == nullptr) {
        return {};
    }
    const auto& dice = blow->list("dice");
    return {true, static_cast<int>(blow->number("column")), static_cast<int>(blow->number("modifier")),
            thrown ? static_cast<int>(std::accumulate(dice.begin(), dice.end(), std::int64_t{0})) : 0};
}

/// A line of the account that tells a key's number with its sign.
auto number(std::string_view key) {
    return [key](const Event& blow) { return with_sign(blow.number(key)); };
}

/// The account of the rolls, one line a number, the two rollers side by side.
class Account {
  public:
    Account(const Tables& tables, const Rolls& rolls, Lines& out)
        : tables_(tables), rolls_(rolls), out_(out) {}

    void write() {
        line(
            "", [&](const Event& blow) { return Teller(tables_, blow).knight(); }, "H1");
        line(tr("own VC less the enemy's"), number("vc"), "H1.1");
        line(
            tr("others before him this round"),
            [](const Event& blow) {
                return blow.flag("attacker") ? with_sign(blow.number("numbers")) : std::string("-");
            },
            "H1.1");
        line(tr("mounted against foot"), number("horse"), "H1.1");
        line(tr("enemy's wounds less own"), number("wounds"), "H1.1");
        line(
            tr("column"),
            [](const Event& blow) {
                return bounded(blow.number("vc") + blow.number("numbers") + blow.number("horse") +
                                   blow.number("wounds"),
                               blow.number("column"));
            },
            "H1.1");
        line(
            tr("dice"),
            [&](const Event& blow) {
                return rolls_.thrown ? Teller(tables_, blow).dice("dice") : std::string(tr("2d"));
            },
            "H1");
        line(
            tr("enemy's Hits less own"),
            [](const Event& blow) { return bounded(blow.number("hits"), blow.number("modifier")); }, "H1.2");
        line(
            tr_in("noun", "roll"), [&](const Event& blow) { return roll(blow); }, "H1.2");
        if (rolls_.thrown) {
            line(
                tr("cell, roller/enemy"), [](const Event& blow) { return blow.text("cell"); }, "H1.3");
        }
    }

  private:
    [[nodiscard]] std::string roll(const Event& blow) const {
        if (rolls_.thrown) {
            const std::int64_t thrown = thrown_roll(blow);
            const std::int64_t held = blow.number("roll");
            return thrown == held ? std::to_string(thrown)
                                  : fill(tr("{sum} held {bound}"),
                                         {{"sum", std::to_string(thrown)}, {"bound", std::to_string(held)}});
        }
        const auto end = [&](int dice) {
            return std::to_string(std::clamp<std::int64_t>(dice + blow.number("modifier"), 2, 12));
        };
        return fill(tr("{from} to {to}"), {{"from", end(2)}, {"to", end(12)}});
    }

    template <class Value> void line(std::string_view label, const Value& value, std::string_view rule) {
        Lines values;
        for (const Event* blow : {rolls_.attack, rolls_.defence}) {
            if (blow != nullptr) {
                values.push_back(value(*blow));
            }
        }
        out_.push_back(account_line(label, values, rule));
    }

    const Tables& tables_;
    const Rolls& rolls_;
    Lines& out_;
};

/// Account and table of the rolls of a combat.
void write_rolls(const Tables& tables, const Rolls& rolls, Lines& out) {
    Account(tables, rolls, out).write();
    const Reading attack = reading_of(rolls.attack, rolls.thrown);
    const Reading defence = reading_of(rolls.defence, rolls.thrown);
    const auto whose = [&](const char* pattern, const Event& blow) {
        return fill(pattern, {{"knight", Teller(tables, blow).knight()}});
    };
    Lines signs{whose(tr("SCT roller/enemy [H1.3]: [] {knight}"), *rolls.attack)};
    if (rolls.defence != nullptr) {
        signs.push_back(whose("() {knight}", *rolls.defence));
        if (attack.column == defence.column) {
            signs.emplace_back(tr("{} both"));
        }
    }
    const auto moved = [](const Reading& reading) {
        return reading.dice != 0 && reading.dice != std::clamp(reading.dice + reading.modifier, 2, 12);
    };
    if (moved(attack) || moved(defence)) {
        signs.emplace_back(tr(".. dice alone"));
    }
    out.push_back(join(signs, ", "));
    const Lines drawn = melee_table(tables, attack, defence);
    out.insert(out.end(), drawn.begin(), drawn.end());
}

bool is_test(const Event& event) {
    return event.kind() == "unhorsing-test" || event.kind() == "surrender-test" ||
           event.kind() == "remount-test";
}

/// Which faces of a test bring what, with the one rolled marked (H3.1, H4.1, E1.2).
std::string test_ruler(const Event& test, bool thrown) {
    const std::int64_t wounds = test.number("wounds");
    const std::int64_t hits = test.number("hits");
    const std::int64_t vc = test.number("vc");
    return ruler(1, 6, thrown ? static_cast<int>(test.number("die")) : 0, [&](int die) -> std::string {
        if (test.kind() == "unhorsing-test") {
            return die + hits + wounds > vc ? tr("is unhorsed") : tr("keeps his saddle");
        }
        if (test.kind() == "surrender-test") {
            return die != 1 && die + wounds + test.number("modifier") > vc ? tr("yields") : tr("fights on");
        }
        return die - wounds - hits >= test.number("needed") ? tr("mounts") : tr("stays on foot");
    });
}

void write_boxes(const Tables& tables, const Event& test, Lines& out) {
    const int knight = tables.find(test.text("knight"));
    const bool french = knight >= 0 && side_of(static_cast<KnightId>(knight)) == Side::french;
    out.push_back(std::string("  ") + (french ? tr("surrender table of the French, x filled [H4.3]")
                                              : tr("surrender table of the Italians, x filled [H4.3]")));
    const Lines boxes = surrender_boxes(tables, static_cast<int>(test.number("box")));
    out.insert(out.end(), boxes.begin(), boxes.end());
}

std::string sentence(const Tables& tables, const Event& event) {
    return say(tables, event) + " [" + event.rule() + "]";
}

/// What may come of a combat once its dice and tests are through.
constexpr std::array<std::string_view, 12> consequences{
    "retreats", "retreat-blocked", "off-field", "killed",        "captured",          "fights-on",
    "to-camp",  "advances",        "stays",     "rides-through", "no-surrender-test", "over"};

void add_once(Lines& lines, const std::string& line) {
    if (!is_among(lines, line)) {
        lines.push_back(line);
    }
}

/// The tests of one kind there may be, each with the state it would find him in.
void write_open_tests(const Tables& tables, const std::vector<Event>& events, std::string_view kind,
                      const std::string& heading, Lines& out) {
    Lines tests;
    Lines boxes;
    for (const Event& event : events) {
        if (event.kind() != kind) {
            continue;
        }
        const Teller e(tables, event);
        Lines who{e.knight()};
        if (e.number("hits") > 0) {
            who.push_back(e.hits("hits"));
        }
        if (e.number("wounds") > 0) {
            who.push_back(e.wounds("wounds"));
        }
        if (event.has("box")) {
            who.push_back(fill(tr("box {box} {modifier}"),
                               {{"box", e.digits("box")}, {"modifier", with_sign(e.number("modifier"))}}));
        }
        add_once(tests, "  " + fill(tr("{who}: {outcomes}"),
                                    {{"who", join(who, ", ")}, {"outcomes", test_ruler(event, false)}}));
        if (event.has("box")) {
            Lines drawn;
            write_boxes(tables, event, drawn);
            if (!is_among(boxes, drawn.front())) {
                boxes.insert(boxes.end(), drawn.begin(), drawn.end());
            }
        }
    }
    if (!tests.empty()) {
        std::sort(tests.begin(), tests.end());
        out.push_back(heading);
        out.insert(out.end(), tests.begin(), tests.end());
        out.insert(out.end(), boxes.begin(), boxes.end());
    }
}

Lines combat_outlook(const Tables& tables, const std::vector<Event>& events) {
    Lines out;
    Rolls rolls;
    for (const Event& event : events) {
        if (event.kind() == "blow") {
            const Event*& roll = event.flag("attacker") ? rolls.attack : rolls.defence;
            roll = roll == nullptr ? &event : roll;
        } else if (rolls.attack == nullptr) {
            out.push_back(sentence(tables, event));
        }
    }
    write_rolls(tables, rolls, out);
    write_open_tests(tables, events, "unhorsing-test",
                     tr("Unhorsing for a rider with a Hit or a D: die + Hits + wounds above VC [H3.1]"), out);
    write_open_tests(tables, events, "surrender-test",
                     tr("Surrender after a wound, or a Hit when wounded: above VC, never 1 [H4.1]"), out);
    Lines after;
    for (const Event& event : events) {
        if (is_among(consequences, event.kind())) {
            add_once(after, "  " + sentence(tables, event));
        }
    }
    add_consequences(out, after);
    return out;
}

} // namespace

std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    Lines out;
    Rolls rolls;
    rolls.thrown = true;
    for (const Event& event : events) {
        if (event.kind() == "blow") {
            (event.flag("attacker") ? rolls.attack : rolls.defence) = &event;
            continue;
        }
        if (rolls.attack != nullptr) {
            write_rolls(tables, rolls, out);
            rolls.attack = nullptr;
        }
        out.push_back(sentence(tables, event));
        if (is_test(event)) {
            out.push_back("  " + test_ruler(event, true));
        }
        if (event.kind() == "surrender-test") {
            write_boxes(tables, event, out);
        }
        if (event.kind() == "hits" && event.number("total") >= event.number("vc")) {
            const Teller e(tables, event);
            out.push_back("  " + fill(tr("{hits} Hits in all, every {vc} (his VC) are a wound [H1.4]"),
                                      {{"hits", e.digits("total")}, {"vc", e.digits("vc")}}));
        }
    }
    if (rolls.attack != nullptr) {
        write_rolls(tables, rolls, out);
    }
    return paged(out);
}

std::vector<std::string> outlook(const Tables& tables, const State& state, const Action& action) {
    if (action.verb == Verb::roll) {
        return {state.phase == Phase::deploy_roll
                    ? tr("Two dice a side, the higher places first, a tie rolls again [I1]")
                    : tr("Two dice a side, the higher has the initiative, a tie rolls again [C1]")};
    }
    const bool combat = fighters(tables, state, action).has_value();
    const bool remount = action.verb == Verb::remount && on_field(state.knights[action.knight]);
    if (!combat && !remount) {
        return {};
    }
    const auto events = possible_events([&](Odometer& dice, EventLog& log) {
        State copy = state;
        apply(tables, copy, action, dice, log);
    });
    if (combat) {
        return paged(combat_outlook(tables, events));
    }
    Lines out;
    write_open_tests(tables, events, "remount-test",
                     fill(tr("Catching his horse: die less wounds and Hits, {needed} or more [E1.2]"),
                          {{"needed", std::to_string(remount_needed)}}),
                     out);
    return paged(out);
}

} // namespace disfida::barletta
