#include "barletta/sentences.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "barletta/teller.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

std::string with_sign(std::int64_t number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::string with_bound(std::int64_t number, std::int64_t held) {
    return with_sign(number) + (number == held ? "" : ", held to " + with_sign(held));
}

std::int64_t thrown_roll(const Event& blow) {
    const auto& dice = blow.list("dice");
    return std::accumulate(dice.begin(), dice.end(), blow.number("modifier"));
}

std::string count_of(std::int64_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

namespace {

std::string say_rolls(const Teller& e) {
    const std::string dice = "Italians " + e.dice("italian") + ", French " + e.dice("french") + ": ";
    return dice + (e.text("winner") == "none" ? "a tie, roll again."
                                              : Teller::side(e.text("winner")) + " have the initiative.");
}

std::string say_blow(const Teller& e) {
    return e.knight() + " rolls " + e.dice("dice") + e.modifier() + " in column " +
           with_sign(e.number("column")) + ": " + e.digits("roll") + ", " + e.text("cell") + ".";
}

std::string say_unhorsing(const Teller& e) {
    const std::int64_t sum = e.number("die") + e.number("hits") + e.number("wounds");
    const bool down = e.flag("unhorsed");
    return e.knight() + ": unhorsing, " + e.test_sum(" + ") + " = " + std::to_string(sum) +
           (down ? " > VC " : " against VC ") + e.digits("vc") +
           (down ? ", unhorsed!" : ", keeps his saddle.");
}

std::string say_surrender(const Teller& e) {
    const std::int64_t sum = e.number("die") + e.number("wounds") + e.number("modifier");
    std::string out = e.knight() + ": surrender, die " + e.digits("die") + " + " + e.wounds("wounds") +
                      " + " + e.digits("modifier") + " (box " + e.digits("box") +
                      ") = " + std::to_string(sum);
    if (e.flag("surrenders")) {
        return out + " > VC " + e.digits("vc") + ", he yields!";
    }
    return out + (e.number("die") == 1 ? ", a natural 1 never yields."
                                       : " against VC " + e.digits("vc") + ", fights on.");
}

std::string say_remount(const Teller& e) {
    const std::int64_t result = e.number("die") - e.number("wounds") - e.number("hits");
    return e.knight() + " tries to catch his horse: " + e.test_sum(" - ") + " = " + std::to_string(result) +
           ", needs " + e.digits("needed") + (e.flag("remounted") ? ": mounted." : ": still on foot.");
}

std::string say_over(const Teller& e) {
    const std::string score =
        "Italians " + e.digits("italian") + " VP, French " + e.digits("french") + " VP.";
    const std::string& winner = e.text("winner");
    return "The day is done: " + (winner == "draw" ? std::string("a draw") : Teller::side(winner) + " win") +
           ". " + score;
}

std::string say_round(const Teller& e) {
    return "Round " + e.digits("round") + " of 5. PO and passes: Italians " + e.digits("italian-po") +
           " and " + e.digits("italian-passes") + ", French " + e.digits("french-po") + " and " +
           e.digits("french-passes") + ".";
}

struct Phrase {
    std::string_view kind;
    std::string (*say)(const Teller&);
};

constexpr std::array phrases{
    Phrase{"deployment-roll", say_rolls},
    Phrase{"initiative-roll", say_rolls},
    Phrase{"placed",
           [](const Teller& e) { return e.knight() + " takes his place in " + e.text("at") + "."; }},
    Phrase{"charges", [](const Teller& e) { return e.knight() + " charges " + e.enemy() + "."; }},
    Phrase{"round", say_round},
    Phrase{
        "chooses",
        [](const Teller& e) { return capital(Teller::side(e.text("first"))) + " play first this round."; }},
    Phrase{"moves",
           [](const Teller& e) {
               return e.knight() +
                      (e.text("from") == "camp" ? std::string(" leaves camp for ") : " moves to ") +
                      e.text("to") + ".";
           }},
    Phrase{"stands", [](const Teller& e) { return e.knight() + " stays in " + e.text("at") + "."; }},
    Phrase{"attacks", [](const Teller& e) { return e.knight() + " attacks " + e.enemy() + "."; }},
    Phrase{"dismounts", [](const Teller& e) { return e.knight() + " dismounts to fight a man on foot."; }},
    Phrase{"blow", say_blow},
    Phrase{"hits", [](const Teller& e) { return e.knight() + " takes " + e.hits("taken") + "."; }},
    Phrase{"wound",
           [](const Teller& e) {
               return e.knight() + " is wounded: " + e.wounds("wounds") + ", " + e.hits("hits") + ".";
           }},
    Phrase{"killed", [](const Teller& e) { return e.knight() + " is killed by " + e.by() + "!"; }},
    Phrase{"unhorsing-test", say_unhorsing},
    Phrase{"retreats", [](const Teller& e) { return e.knight() + " gives way to " + e.text("to") + "."; }},
    Phrase{"retreat-blocked",
           [](const Teller& e) {
               return e.knight() + " cannot give way, " + e.by() + " stands in " + e.text("at") + ".";
           }},
    Phrase{"off-field", [](const Teller& e) { return e.knight() + " is driven off the field."; }},
    Phrase{"surrender-test", say_surrender},
    Phrase{"no-surrender-test",
           [](const Teller& e) {
               return e.knight() + " and " + e.enemy() + " suffered alike: nobody tests for surrender.";
           }},
    Phrase{"fights-on",
           [](const Teller& e) { return e.knight() + " will not yield and takes a wound instead."; }},
    Phrase{"captured", [](const Teller& e) { return e.knight() + " surrenders to " + e.by() + "!"; }},
    Phrase{"to-camp", [](const Teller& e) { return e.knight() + " takes his prisoner to camp."; }},
    Phrase{"advances", [](const Teller& e) { return e.knight() + " advances to " + e.text("to") + "."; }},
    Phrase{"rides-through",
           [](const Teller& e) { return e.knight() + " rides through to " + e.text("to") + "."; }},
    Phrase{"stays", [](const Teller& e) { return e.knight() + " has no room to ride through and stays."; }},
    Phrase{"reorganises", [](const Teller& e) { return e.knight() + " reorganises."; }},
    Phrase{"reorganisation-lost", [](const Teller& e) { return e.knight() + " loses his reorganisation."; }},
    Phrase{"passes",
           [](const Teller& e) {
               return capital(Teller::side(e.text("side"))) + " pass, " + e.digits("left") + " left.";
           }},
    Phrase{"recovers",
           [](const Teller& e) {
               return e.knight() + " recovers " + e.hits("recovered") + ", " + e.digits("hits") + " left.";
           }},
    Phrase{"remounts", [](const Teller& e) { return e.knight() + " mounts a fresh horse in camp."; }},
    Phrase{"remount-test", say_remount},
    Phrase{"over", say_over},
    Phrase{"agreed", [](const Teller& /*e*/) { return std::string("Both sides agree on a draw."); }},
    Phrase{"resigns", [](const Teller& e) { return Teller::side(e.text("side")) + " give up."; }},
};

} // namespace

std::string say(const Tables& tables, const Event& event) {
    const auto* phrase =
        std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& p) { return p.kind == event.kind(); });
    return phrase == phrases.end() ? std::string() : capital(phrase->say(Teller(tables, event)));
}

} // namespace disfida::barletta
