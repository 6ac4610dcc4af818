#include "iliad/working.hpp"

#include <algorithm>
#include <array>

#include "iliad/apply.hpp"
#include "iliad/drawing.hpp"
#include "iliad/odds.hpp"
#include "iliad/sentences.hpp"
#include "iliad/teller.hpp"
#include "kernel/account.hpp"
#include "kernel/possible.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

namespace {

using Lines = std::vector<std::string>;

void append(Lines& out, const Lines& more) { out.insert(out.end(), more.begin(), more.end()); }

/// "  Achilles: BOTTLE 9 - 1 scratch or distraction = 8 [I-Wound, I-Bearer]"
std::string bottle_line(const Teller& e, const std::string& who, const std::string& rule) {
    const std::int64_t added = e.number("added");
    const char* pattern =
        added == 0 ? tr("{who}: BOTTLE {bottle} or less [{rule}]")
        : added == 1
            ? tr("{who}: BOTTLE {bottle} - {added} scratch or distraction = {left} [I-Wound, I-Bearer]")
            : tr("{who}: BOTTLE {bottle} - {added} scratch and distraction = {left} [I-Wound, I-Bearer]");
    return "  " + fill(pattern, {{"who", who},
                                 {"bottle", e.digits("bottle")},
                                 {"rule", rule},
                                 {"added", std::to_string(added)},
                                 {"left", std::to_string(e.number("bottle") - added)}});
}

std::string agility_line(const Teller& e, const std::string& who, const std::string& rule) {
    return "  " + fill(tr("{who}: AGILITY {agility} or less [{rule}]"),
                       {{"who", who}, {"agility", e.digits("agility")}, {"rule", rule}});
}

/// "9 against 11", of the two numbers of a key.
std::string versus(const Event& event, std::string_view key) {
    const auto& two = event.list(key);
    return fill(tr("{a} against {b}"), {{"a", std::to_string(two[0])}, {"b", std::to_string(two[1])}});
}

/// With what an event's rolls are read, a line a number.
Lines needs(const Event& event, const Teller& e) {
    const std::string& kind = event.kind();
    if (kind == "blow") {
        return {bottle_line(e, e.who(), event.rule()),
                "  " + fill(tr("{foe}: above CLANG! {clang}, or double one [I-Armour]"),
                            {{"foe", e.foe()}, {"clang", e.digits("clang")}})};
    }
    if (kind == "parry") {
        return {bottle_line(e, e.who(), "I-Parry"), agility_line(e, e.foe(), "I-Parry")};
    }
    if (kind == "closes") {
        return {bottle_line(e, e.who(), "I-Close")};
    }
    if (kind == "throws") {
        return {"  " + fill(tr("{who}: AGILITY {agility} or less, or double one [I-Spear]"),
                            {{"who", e.who()}, {"agility", e.digits("agility")}})};
    }
    if (kind == "catches") {
        return {agility_line(e, e.who(), "I-Catch")};
    }
    if (kind == "disengages") {
        return {agility_line(e, e.who(), "I-Disengage"), bottle_line(e, e.foe(), "I-Disengage")};
    }
    return {};
}

/// How an event's rolls are read together, below their rulers.
Lines readings(const Event& event) {
    const std::string& kind = event.kind();
    const std::string indent = "  ";
    if (kind == "parry") {
        return {indent + tr("success against failure wounds, the other way round the\n"
                            "  initiative passes; double one always wounds [I-Parry]")};
    }
    if (kind == "closes") {
        return {indent + tr("a failed double costs 1 BOTTLE [I-Close]")};
    }
    if (kind == "catches") {
        return {indent + tr("a double: the spear alone, double six: a wound, else 1 BOTTLE too [I-Catch]")};
    }
    if (kind == "disengages") {
        return {indent + tr("success against failure lets him go, the other way round a free\n"
                            "  hack follows, all else is a stalemate [I-Disengage]")};
    }
    if (kind == "contact" && event.has("bottles")) {
        const bool dice = event.has("dice");
        return {indent +
                fill(dice ? tr("BOTTLE {bottles}, then AGILITY {agilities}, then dice {dice} [I-Hand]")
                          : tr("BOTTLE {bottles}, then AGILITY {agilities} [I-Hand]"),
                     {{"bottles", versus(event, "bottles")},
                      {"agilities", versus(event, "agilities")},
                      {"dice", dice ? versus(event, "dice") : std::string()}})};
    }
    return {};
}

/// All below an event's sentence.
Lines working(const Tables& tables, const Event& event, const Teller& e, bool thrown) {
    Lines out = needs(event, e);
    append(out, rulers(tables, event, thrown));
    append(out, readings(event));
    return out;
}

const char* blow_heading(std::string_view way) {
    return way == "attack"    ? tr("The blow of {who} at {foe}")
           : way == "riposte" ? tr("The riposte of {who} at {foe}")
           : way == "hack"    ? tr("The free hack of {who} at {foe}")
                              : tr("The strength of the throw of {who} at {foe}");
}

/// What a roll is before it is thrown; empty for events that are no rolls.
std::string heading(const Event& event, const Teller& e) {
    const std::string& kind = event.kind();
    const char* pattern = kind == "blow"         ? blow_heading(e.text("way"))
                          : kind == "parry"      ? tr("{foe} parries {who}")
                          : kind == "closes"     ? tr("{who} closes with {foe}")
                          : kind == "throws"     ? tr("{who} throws at {foe}")
                          : kind == "catches"    ? tr("{who} tries to catch the spear")
                          : kind == "disengages" ? tr("{who} breaks away from {foe}")
                          : kind == "wound"      ? tr("A wound of {who}, B is BOTTLE, A AGILITY")
                          : kind == "heel"       ? tr("The heel of {who}")
                          : kind == "death"      ? tr("The heroic death of {who}")
                                                 : "";
    return *pattern == '\0' ? std::string() : e.told(pattern) + " [" + event.rule() + "]";
}

constexpr std::array<std::string_view, 2> told_in_place{"trusts-armour", "contact"};
constexpr std::array<std::string_view, 3> told_at_the_end{"bearer-struck", "breaks-away", "over"};

/// The page of an action that is rolled for at once.
Lines page(const Tables& tables, const Phrases& phrases, const State& state, const Action& action) {
    const auto events = possible_events([&](Odometer& dice, EventLog& log) {
        State copy = state;
        apply(tables, copy, action, dice, log);
    });
    Lines seen;
    Lines out;
    Lines end;
    for (const Event& event : events) {
        const Teller e(tables, phrases, event);
        if (is_among(told_at_the_end, event.kind())) {
            const std::string line = "  " + say(tables, phrases, event) + " [" + event.rule() + "]";
            if (!is_among(end, line)) {
                end.push_back(line);
            }
            continue;
        }
        Lines part;
        if (is_among(told_in_place, event.kind())) {
            const bool by_dice = event.has("dice"); // which of the two leads is open then
            part.push_back(by_dice ? e.told(tr("{who} and {foe}: dice give the initiative [I-Hand]"))
                                   : say(tables, phrases, event) + " [" + event.rule() + "]");
            append(part, by_dice ? Lines() : readings(event));
        } else if (const std::string head = heading(event, e); !head.empty()) {
            part.push_back(head);
            append(part, working(tables, event, e, false));
        }
        if (const std::string all = join(part, "\n"); !part.empty() && !is_among(seen, all)) {
            seen.push_back(all);
            append(out, part);
        }
    }
    add_consequences(out, end);
    return out;
}

/// The missiles that may come, and what a bearer needs to stop his hero's (I-Bearer).
void write_missiles(const Tables& tables, const State& state, Lines& out) {
    const auto* end = state.roster.begin() + state.count;
    if (std::all_of(state.roster.begin(), end, [&](const Warrior& w) { return is_hero(tables, w); })) {
        return;
    }
    out.emplace_back(tr("A missile at each hero, d6 [I-Bearer]"));
    append(out, rulers(tables, Event("missile-roll", "I-Bearer"), false));
    for (WarriorId hero = 0; hero < state.count; ++hero) {
        const WarriorId bearer = is_hero(tables, state.roster[hero]) && fights(state.roster[hero])
                                     ? bearer_of(tables, state, hero)
                                     : nobody;
        if (bearer == nobody || !adjacent(state.roster[bearer].spot, state.roster[hero].spot)) {
            continue;
        }
        const Warrior& his = state.roster[bearer];
        const std::string who = short_name(tables, std::size_t{his.info});
        out.push_back(
            fill(tr("{who} stops it for {hero} below AGILITY {agility}, 2d6 + quadrants [I-Bearer]"),
                 {{"who", who},
                  {"hero", short_name(tables, std::size_t{state.roster[hero].info})},
                  {"agility", std::to_string(his.agility)}}));
        Event way("intercepts", "I-Bearer");
        way.with("agility", int{his.agility}).with("quadrants", 0);
        out.push_back(rulers(tables, way, false).front());
        out.push_back("  " +
                      fill(tr("and is unhurt above CLANG! and, additions counted, below BOTTLE {bottle}"),
                           {{"bottle", std::to_string(his.bottle)}}));
        Event shield("shield", "I-Bearer");
        shield.with("bottle", int{his.bottle}).with("added", additions(his));
        shield.with("clang", tables.of(his.armour).clang);
        append(out, rulers(tables, shield, false));
    }
}

/// Who is equal in BOTTLE and AGILITY and rolls for his place (I-Turn).
void write_order(const Tables& tables, const State& state, Lines& out) {
    std::vector<std::string> equal;
    const auto same = [&](WarriorId a, WarriorId b) {
        return a != b && fights(state.roster[b]) && state.roster[a].bottle == state.roster[b].bottle &&
               state.roster[a].agility == state.roster[b].agility;
    };
    for (WarriorId who = 0; who < state.count; ++who) {
        bool tied = false;
        for (WarriorId other = 0; other < state.count && fights(state.roster[who]); ++other) {
            tied = tied || same(who, other);
        }
        if (tied) {
            equal.push_back(short_name(tables, std::size_t{state.roster[who].info}));
        }
    }
    if (!equal.empty()) {
        out.push_back(fill(tr("They act by BOTTLE, then AGILITY; equals roll a d6 each, the higher first: "
                              "{names} [I-Turn]"),
                           {{"names", join(equal, ", ")}}));
    }
}

} // namespace

std::vector<std::string> explain(const Tables& tables, const Phrases& phrases,
                                 std::span<const Event> events) {
    Lines out;
    for (const Event& event : events) {
        const Teller e(tables, phrases, event);
        std::string sentence = say(tables, phrases, event);
        if (event.kind() == "missile-roll" && sentence.empty()) {
            sentence =
                fill(tr("{who}: {die}, a 6 brings a missile."), {{"who", e.who()}, {"die", e.digits("die")}});
        }
        out.push_back(sentence + " [" + event.rule() + "]");
        append(out, working(tables, event, e, true));
    }
    return paged(out);
}

std::vector<std::string> outlook(const Tables& tables, const Phrases& phrases, const State& state,
                                 const Action& action) {
    Lines out;
    switch (action.verb) {
    case Verb::roll:
        write_missiles(tables, state, out);
        write_order(tables, state, out);
        break;
    case Verb::attack: {
        const State attacked = after(tables, state, action);
        out = page(tables, phrases, attacked, {Verb::armour});
        out.emplace_back();
        append(out, page(tables, phrases, attacked, {Verb::parry}));
        break;
    }
    case Verb::throw_at:
        out = page(tables, phrases, state, action);
        if (is_hero(tables, state.roster[in_roster(state, action.enemy)])) {
            out.emplace_back(tr("After a miss he may try to catch it:"));
            append(out, page(tables, phrases, after_miss(state, action), {Verb::catch_it}));
        }
        break;
    case Verb::armour:
    case Verb::parry:
    case Verb::catch_it:
    case Verb::close:
    case Verb::disengage:
        out = page(tables, phrases, state, action);
        break;
    default:
        break;
    }
    return paged(out);
}

} // namespace disfida::iliad
