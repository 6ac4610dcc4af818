#include "iliad/sentences.hpp"

#include <algorithm>
#include <array>

#include "iliad/names.hpp"
#include "iliad/teller.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

/// The numbers of a blow: "(4+5=9, wounds on 2 or 6-9)".
std::string blow_numbers(const Teller& e) {
    return "(" + e.dice("dice") + ", wounds on " +
           wounding_totals(static_cast<int>(e.number("bottle")), static_cast<int>(e.number("added")),
                           static_cast<int>(e.number("clang"))) +
           ")";
}

std::string against(const Teller& e, std::string_view dice, std::string_view value, std::string_view what) {
    return e.dice(dice) + (value == "bottle" ? e.added() : "") + " against " + std::string(what) + " " +
           e.digits(value);
}

std::string say_wound(const Teller& e) {
    const std::string& kind = e.text("wound");
    const std::string left = kind == "scratch" ? "+1 on his next roll against BOTTLE"
                             : kind == "death"
                                 ? "heroic death"
                                 : "BOTTLE " + e.digits("bottle") + ", AGILITY " + e.digits("agility");
    return e.phrase() + " (" + e.digits("die") + ": " + kind + ", " + left + ")";
}

std::string say_catch(const Teller& e) {
    return e.phrase() + " (" + against(e, "dice", "agility", "AGILITY") + ")";
}

std::string say_missile_roll(const Teller& e) {
    return e.number("die") == 6 ? "A missile flies at " + e.who() + "." : "";
}

std::string say_intercepts(const Teller& e) {
    const std::int64_t n = e.number("quadrants");
    const std::string way = n == 0 ? "It comes at " + e.who() + "'s own quadrant"
                                   : "It comes from the " + e.text("from") + ", " + std::to_string(n) +
                                         (n == 1 ? " quadrant" : " quadrants") + " from " + e.who();
    return way + ": " + e.dice("dice") + " +" + std::to_string(n) + ", below AGILITY " + e.digits("agility") +
           " stops it: " + (e.flag("stopped") ? "stopped." : "it goes through.");
}

std::string say_shield(const Teller& e) {
    return e.who() + " takes it on the shield: " + e.dice("dice") + e.added() + ", above CLANG! " +
           e.digits("clang") + " and below BOTTLE " + e.digits("bottle") +
           (e.flag("unhurt") ? " leaves him unhurt: unhurt." : " leaves him unhurt: he is hit.");
}

std::string say_contact(const Teller& e) {
    const std::string why = e.text("by") == "bottle"    ? "higher BOTTLE"
                            : e.text("by") == "agility" ? "equal BOTTLE, higher AGILITY"
                                                        : "by the dice";
    return e.who() + " and " + e.foe() + " are in contact in " + e.text("to") + "; " + e.named("initiative") +
           " has the initiative (" + why + ").";
}

std::string say_over(const Teller& e) {
    const std::string& by = e.text("by");
    if (e.has("champion")) {
        return e.named("champion") + " is the champion of the tourney!";
    }
    if (e.text("winner") == "draw") {
        return by == "idle" ? "For 20 turns nobody has fought: a draw." : "200 turns have passed: a draw.";
    }
    return "The " + e.text("winner") + " side wins the day.";
}

std::string say_bout_won(const Teller& e) {
    const std::int64_t gain = e.number("gain");
    return e.who() + " wins the bout against " + e.named("loser") + " and " +
           (gain == 0 ? "gains no BOTTLE" : "gains " + std::to_string(gain) + " BOTTLE") + ": " +
           e.digits("bottle") + ".";
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
               return e.who() + " is distracted: +1 on his rolls against BOTTLE this turn.";
           }},
    Phrase{"order-roll",
           [](const Teller& e) { return e.who() + " rolls " + e.digits("die") + " for his place."; }},
    Phrase{"order",
           [](const Teller& e) {
               return "Turn " + e.digits("turn") + ". In order: " + e.names("warriors") + ".";
           }},
    Phrase{"moves", [](const Teller& e) { return e.who() + " moves to " + e.text("to") + "."; }},
    Phrase{"closes",
           [](const Teller& e) { return e.phrase() + " (" + against(e, "dice", "bottle", "BOTTLE") + ")"; }},
    Phrase{"contact", say_contact},
    Phrase{"attacks", [](const Teller& e) { return e.who() + " attacks " + e.foe() + "."; }},
    Phrase{"trusts-armour", [](const Teller& e) { return e.who() + " trusts his armour."; }},
    Phrase{"blow", [](const Teller& e) { return e.phrase() + " " + blow_numbers(e); }},
    Phrase{"bearer-struck",
           [](const Teller& e) {
               return "The blow of " + e.foe() + " catches " + e.who() + ", who stands in its way.";
           }},
    Phrase{"parry",
           [](const Teller& e) {
               return e.phrase() + " (" + against(e, "dice", "bottle", "BOTTLE") + "; " +
                      against(e, "against", "agility", "AGILITY") + ")";
           }},
    Phrase{"wound", say_wound},
    Phrase{"collapses", [](const Teller& e) { return e.phrase(); }},
    Phrase{"heel",
           [](const Teller& e) {
               return "The heel of " + e.who() + ": " + e.digits("die") +
                      (e.flag("dies") ? ", and it kills him." : ", he lives.");
           }},
    Phrase{
        "death",
        [](const Teller& e) { return e.phrase() + " (" + e.digits("die") + ": " + e.text("death") + ")"; }},
    Phrase{"spared",
           [](const Teller& e) { return e.foe() + " spares " + e.who() + ", who leaves the field."; }},
    Phrase{"killed", [](const Teller& e) { return e.foe() + " hears no plea: " + e.who() + " dies."; }},
    Phrase{
        "throws",
        [](const Teller& e) { return e.phrase() + " (" + against(e, "dice", "agility", "AGILITY") + ")"; }},
    Phrase{"catches", say_catch},
    Phrase{"lets", [](const Teller& e) { return e.who() + " lets the spear go by."; }},
    Phrase{"disengages",
           [](const Teller& e) {
               return e.phrase() + " (" + against(e, "dice", "agility", "AGILITY") + "; " + e.foe() + " " +
                      against(e, "against", "bottle", "BOTTLE") + ")";
           }},
    Phrase{"breaks-away",
           [](const Teller& e) { return e.who() + " is clear of them in " + e.text("to") + "."; }},
    Phrase{"quits", [](const Teller& e) { return e.who() + " quits the field."; }},
    Phrase{"waits", [](const Teller& e) { return e.who() + " waits."; }},
    Phrase{
        "undecided",
        [](const Teller& e) { return "The bout is undecided, " + e.named("loser") + " has to leave it."; }},
    Phrase{"bout-won", say_bout_won},
    Phrase{"bout",
           [](const Teller& e) {
               return "Next bout: " + e.named("left") + " against " + e.named("right") + ".";
           }},
    Phrase{"over", say_over},
    Phrase{"agreed", [](const Teller& /*e*/) { return std::string("Both sides agree on a draw."); }},
    Phrase{"resigns",
           [](const Teller& e) { return "The " + std::string(e.text("side")) + " side gives up."; }},
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
