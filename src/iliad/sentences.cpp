#include "iliad/sentences.hpp"

#include <algorithm>
#include <array>

#include "iliad/names.hpp"
#include "iliad/teller.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

std::string say_blow(const Teller& e) {
    return fill(
        tr("{phrase} ({dice}, wounds on {totals})"),
        {{"phrase", e.phrase()},
         {"dice", e.dice("dice")},
         {"totals", wounding_totals(static_cast<int>(e.number("bottle")), static_cast<int>(e.number("added")),
                                    static_cast<int>(e.number("clang")))}});
}

/// "4+5=9 +1 against BOTTLE 9"
std::string against_bottle(const Teller& e, std::string_view dice) {
    return fill(tr("{dice} against BOTTLE {bottle}"),
                {{"dice", e.dice(dice) + e.added()}, {"bottle", e.digits("bottle")}});
}

std::string against_agility(const Teller& e, std::string_view dice) {
    return fill(tr("{dice} against AGILITY {agility}"),
                {{"dice", e.dice(dice)}, {"agility", e.digits("agility")}});
}

std::string say_wound(const Teller& e) {
    const std::string& kind = e.text("wound");
    const char* pattern =
        kind == "scratch" ? tr("{phrase} ({die}: {wound}, +1 on his next roll against BOTTLE)")
        : kind == "death" ? tr("{phrase} ({die}: {wound}, heroic death)")
                          : tr("{phrase} ({die}: {wound}, BOTTLE {bottle}, AGILITY {agility})");
    return fill(pattern, {{"phrase", e.phrase()},
                          {"die", e.digits("die")},
                          {"wound", wound_word(kind)},
                          {"bottle", e.digits("bottle")},
                          {"agility", e.digits("agility")}});
}

std::string say_parry(const Teller& e) {
    return fill(tr("{phrase} ({first}; {second})"), {{"phrase", e.phrase()},
                                                     {"first", against_bottle(e, "dice")},
                                                     {"second", against_agility(e, "against")}});
}

/// A sentence of the data file with the roll it tells of.
std::string say_agility(const Teller& e) { return e.phrase() + " (" + against_agility(e, "dice") + ")"; }

std::string say_closing(const Teller& e) { return e.phrase() + " (" + against_bottle(e, "dice") + ")"; }

std::string say_disengaging(const Teller& e) {
    return fill(tr("{phrase} ({first}; {foe} {second})"), {{"phrase", e.phrase()},
                                                           {"first", against_agility(e, "dice")},
                                                           {"foe", e.foe()},
                                                           {"second", against_bottle(e, "against")}});
}

std::string say_missile_roll(const Teller& e) {
    return e.number("die") == 6 ? e.told(tr("A missile flies at {who}.")) : "";
}

/// "It comes from the left, 2 quadrants from Automedon"
std::string missile_way(const Teller& e) {
    const std::int64_t n = e.number("quadrants");
    if (n == 0) {
        return e.told(tr("It comes at {who}'s own quadrant"));
    }
    const std::string pattern = e.text("from") == "left"
                                    ? how_many("It comes from the left, {n} quadrant from {who}",
                                               "It comes from the left, {n} quadrants from {who}", n)
                                    : how_many("It comes from the right, {n} quadrant from {who}",
                                               "It comes from the right, {n} quadrants from {who}", n);
    return e.told(pattern.c_str());
}

std::string say_intercepts(const Teller& e) {
    return fill(e.flag("stopped")
                    ? tr("{way}: {dice} +{n}, below AGILITY {agility} stops it: stopped.")
                    : tr("{way}: {dice} +{n}, below AGILITY {agility} stops it: it goes through."),
                {{"way", missile_way(e)},
                 {"dice", e.dice("dice")},
                 {"n", e.digits("quadrants")},
                 {"agility", e.digits("agility")}});
}

std::string say_shield(const Teller& e) {
    return fill(e.flag("unhurt") ? tr("{who} takes it on the shield: {dice}, above CLANG! {clang} and below "
                                      "BOTTLE {bottle} leaves him unhurt: unhurt.")
                                 : tr("{who} takes it on the shield: {dice}, above CLANG! {clang} and below "
                                      "BOTTLE {bottle} leaves him unhurt: he is hit."),
                {{"who", e.who()},
                 {"dice", e.dice("dice") + e.added()},
                 {"clang", e.digits("clang")},
                 {"bottle", e.digits("bottle")}});
}

std::string say_contact(const Teller& e) {
    const std::string& by = e.text("by");
    const char* pattern =
        by == "bottle" ? tr("{who} and {foe} are in contact in {hex}; {leader} has the initiative (higher "
                            "BOTTLE).")
        : by == "agility"
            ? tr("{who} and {foe} are in contact in {hex}; {leader} has the initiative (equal BOTTLE, higher "
                 "AGILITY).")
            : tr("{who} and {foe} are in contact in {hex}; {leader} has the initiative (by the dice).");
    return fill(
        pattern,
        {{"who", e.who()}, {"foe", e.foe()}, {"hex", e.text("to")}, {"leader", e.named("initiative")}});
}

std::string say_over(const Teller& e) {
    const std::string& by = e.text("by");
    if (e.has("champion")) {
        return fill(tr("{who} is the champion of the tourney!"), {{"who", e.named("champion")}});
    }
    if (e.text("winner") == "draw") {
        return by == "idle" ? tr("For 20 turns nobody has fought: a draw.")
                            : tr("200 turns have passed: a draw.");
    }
    return e.text("winner") == "left" ? tr("The left side wins the day.")
                                      : tr("The right side wins the day.");
}

std::string say_bout_won(const Teller& e) {
    return fill(e.number("gain") == 0
                    ? tr("{who} wins the bout against {loser} and gains no BOTTLE: {bottle}.")
                    : tr("{who} wins the bout against {loser} and gains {gain} BOTTLE: {bottle}."),
                {{"who", e.who()},
                 {"loser", e.named("loser")},
                 {"gain", e.digits("gain")},
                 {"bottle", e.digits("bottle")}});
}

struct Phrase {
    std::string_view kind;
    std::string (*say)(const Teller&);
};

constexpr std::array phrase_table{
    Phrase{"missile-roll", say_missile_roll},
    Phrase{"intercepts", say_intercepts},
    Phrase{"shield", say_shield},
    Phrase{"distracted",
           [](const Teller& e) {
               return e.told(tr("{who} is distracted: +1 on his rolls against BOTTLE this turn."));
           }},
    Phrase{
        "order-roll",
        [](const Teller& e) {
            return fill(tr("{who} rolls {die} for his place."), {{"who", e.who()}, {"die", e.digits("die")}});
        }},
    Phrase{"order",
           [](const Teller& e) {
               return fill(tr("Turn {turn}. In order: {names}."),
                           {{"turn", e.digits("turn")}, {"names", e.names("warriors")}});
           }},
    Phrase{"moves",
           [](const Teller& e) {
               return fill(tr("{who} moves to {hex}."), {{"who", e.who()}, {"hex", e.text("to")}});
           }},
    Phrase{"closes", say_closing},
    Phrase{"contact", say_contact},
    Phrase{"attacks", [](const Teller& e) { return e.told(tr("{who} attacks {foe}.")); }},
    Phrase{"trusts-armour", [](const Teller& e) { return e.told(tr("{who} trusts his armour.")); }},
    Phrase{"blow", say_blow},
    Phrase{"bearer-struck",
           [](const Teller& e) {
               return e.told(tr("The blow of {foe} catches {who}, who stands in its way."));
           }},
    Phrase{"parry", say_parry},
    Phrase{"wound", say_wound},
    Phrase{"collapses", [](const Teller& e) { return e.phrase(); }},
    Phrase{"heel",
           [](const Teller& e) {
               return fill(e.flag("dies") ? tr("The heel of {who}: {die}, and it kills him.")
                                          : tr("The heel of {who}: {die}, he lives."),
                           {{"who", e.who()}, {"die", e.digits("die")}});
           }},
    Phrase{"death",
           [](const Teller& e) {
               return fill(tr("{phrase} ({die}: {death})"), {{"phrase", e.phrase()},
                                                             {"die", e.digits("die")},
                                                             {"death", death_word(e.text("death"))}});
           }},
    Phrase{"spared", [](const Teller& e) { return e.told(tr("{foe} spares {who}, who leaves the field.")); }},
    Phrase{"killed", [](const Teller& e) { return e.told(tr("{foe} hears no plea: {who} dies.")); }},
    Phrase{"throws", say_agility},
    Phrase{"catches", say_agility},
    Phrase{"lets", [](const Teller& e) { return e.told(tr("{who} lets the spear go by.")); }},
    Phrase{"disengages", say_disengaging},
    Phrase{"breaks-away",
           [](const Teller& e) {
               return fill(tr("{who} is clear of them in {hex}."), {{"who", e.who()}, {"hex", e.text("to")}});
           }},
    Phrase{"quits", [](const Teller& e) { return e.told(tr("{who} quits the field.")); }},
    Phrase{"waits", [](const Teller& e) { return e.told(tr("{who} waits.")); }},
    Phrase{
        "undecided",
        [](const Teller& e) {
            return fill(tr("The bout is undecided, {loser} has to leave it."), {{"loser", e.named("loser")}});
        }},
    Phrase{"bout-won", say_bout_won},
    Phrase{"bout",
           [](const Teller& e) {
               return fill(tr("Next bout: {left} against {right}."),
                           {{"left", e.named("left")}, {"right", e.named("right")}});
           }},
    Phrase{"over", say_over},
    Phrase{"agreed", [](const Teller& /*e*/) { return std::string(tr("Both sides agree on a draw.")); }},
    Phrase{"resigns",
           [](const Teller& e) {
               return std::string(e.text("side") == "left" ? tr("The left side gives up.")
                                                           : tr("The right side gives up."));
           }},
};

} // namespace

std::string say(const Tables& tables, const Phrases& phrases, const Event& event) {
    const auto* at = std::find_if(phrase_table.begin(), phrase_table.end(),
                                  [&](const Phrase& phrase) { return phrase.kind == event.kind(); });
    return at == phrase_table.end() ? std::string() : at->say(Teller(tables, phrases, event));
}

std::string brief(const Tables& tables, const Phrases& phrases, std::span<const Event> events) {
    std::string out;
    for (const Event& event : events) {
        const std::string sentence = event.kind() == "order-roll" ? "" : say(tables, phrases, event);
        out += (out.empty() || sentence.empty() ? "" : " ") + sentence;
    }
    return out;
}

} // namespace disfida::iliad
