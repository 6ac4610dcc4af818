#include "barletta/sentences.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "barletta/teller.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

std::string with_sign(std::int64_t number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::string with_bound(std::int64_t number, std::int64_t held) {
    return number == held
               ? with_sign(number)
               : fill(tr("{sum}, held to {bound}"), {{"sum", with_sign(number)}, {"bound", with_sign(held)}});
}

std::int64_t thrown_roll(const Event& blow) {
    const auto& dice = blow.list("dice");
    return std::accumulate(dice.begin(), dice.end(), blow.number("modifier"));
}

std::string hits_words(std::int64_t count) { return how_many("{n} Hit", "{n} Hits", count); }
std::string wounds_words(std::int64_t count) { return how_many("{n} wound", "{n} wounds", count); }
std::string attacks_words(std::int64_t count) { return how_many("{n} attack", "{n} attacks", count); }

std::string name_of(const Tables& tables, KnightId knight) {
    return tr_data(tables.knight(knight).short_name);
}

const char* for_side(Side side, const char* italian, const char* french) {
    return tr(side == Side::italian ? italian : french);
}

namespace {

std::string say_rolls(const Teller& e) {
    const char* pattern = e.text("winner") == "none"
                              ? mark("Italians {italian}, French {french}: a tie, roll again.")
                          : Teller::side(e.text("winner")) == Side::italian
                              ? mark("Italians {italian}, French {french}: the Italians have the initiative.")
                              : mark("Italians {italian}, French {french}: the French have the initiative.");
    return fill(tr(pattern), {{"italian", e.dice("italian")}, {"french", e.dice("french")}});
}

std::string say_blow(const Teller& e) {
    return fill(tr("{knight} rolls {dice} in column {column}: {roll}, {cell}."),
                {{"knight", e.knight()},
                 {"dice", e.dice("dice") + e.modifier()},
                 {"column", with_sign(e.number("column"))},
                 {"roll", e.digits("roll")},
                 {"cell", e.text("cell")}});
}

std::string say_unhorsing(const Teller& e) {
    const std::int64_t sum = e.number("die") + e.number("hits") + e.number("wounds");
    return fill(e.flag("unhorsed")
                    ? tr("{knight}: unhorsing, {parts} = {sum} > VC {vc}, unhorsed!")
                    : tr("{knight}: unhorsing, {parts} = {sum} against VC {vc}, keeps his saddle."),
                {{"knight", e.knight()},
                 {"parts", e.test_sum(" + ")},
                 {"sum", std::to_string(sum)},
                 {"vc", e.digits("vc")}});
}

std::string say_surrender(const Teller& e) {
    const std::int64_t sum = e.number("die") + e.number("wounds") + e.number("modifier");
    const char* pattern =
        e.flag("surrenders")
            ? mark("{knight}: surrender, die {die} + {wounds} + {modifier} (box {box}) = {sum} > VC {vc}, he "
                   "yields!")
        : e.number("die") == 1
            ? mark("{knight}: surrender, die {die} + {wounds} + {modifier} (box {box}) = {sum}, a natural 1 "
                   "never yields.")
            : mark("{knight}: surrender, die {die} + {wounds} + {modifier} (box {box}) = {sum} against VC "
                   "{vc}, fights on.");
    return fill(tr(pattern), {{"knight", e.knight()},
                              {"die", e.digits("die")},
                              {"wounds", e.wounds("wounds")},
                              {"modifier", e.digits("modifier")},
                              {"box", e.digits("box")},
                              {"sum", std::to_string(sum)},
                              {"vc", e.digits("vc")}});
}

std::string say_remount(const Teller& e) {
    const std::int64_t result = e.number("die") - e.number("wounds") - e.number("hits");
    return fill(
        e.flag("remounted")
            ? tr("{knight} tries to catch his horse: {parts} = {sum}, needs {needed}: mounted.")
            : tr("{knight} tries to catch his horse: {parts} = {sum}, needs {needed}: still on foot."),
        {{"knight", e.knight()},
         {"parts", e.test_sum(" - ")},
         {"sum", std::to_string(result)},
         {"needed", e.digits("needed")}});
}

std::string say_over(const Teller& e) {
    const std::string& winner = e.text("winner");
    const char* pattern =
        winner == "draw" ? mark("The day is done: a draw. Italians {italian} VP, French {french} VP.")
        : Teller::side(winner) == Side::italian
            ? mark("The day is done: the Italians win. Italians {italian} VP, French {french} VP.")
            : mark("The day is done: the French win. Italians {italian} VP, French {french} VP.");
    return fill(tr(pattern), {{"italian", e.digits("italian")}, {"french", e.digits("french")}});
}

std::string say_round(const Teller& e) {
    return fill(tr("Round {round} of 5. PO and passes: Italians {italian-po} and {italian-passes}, French "
                   "{french-po} and {french-passes}."),
                {{"round", e.digits("round")},
                 {"italian-po", e.digits("italian-po")},
                 {"italian-passes", e.digits("italian-passes")},
                 {"french-po", e.digits("french-po")},
                 {"french-passes", e.digits("french-passes")}});
}

std::string say_moves(const Teller& e) {
    return fill(e.text("from") == "camp" ? tr("{knight} leaves camp for {to}.")
                                         : tr("{knight} moves to {to}."),
                {{"knight", e.knight()}, {"to", e.text("to")}});
}

std::string say_wound(const Teller& e) {
    return fill(tr("{knight} is wounded: {wounds}, {hits}."),
                {{"knight", e.knight()}, {"wounds", e.wounds("wounds")}, {"hits", e.hits("hits")}});
}

std::string say_passes(const Teller& e) {
    return fill(for_side(Teller::side(e.text("side")), mark("The Italians pass, {left} left."),
                         mark("The French pass, {left} left.")),
                {{"left", e.digits("left")}});
}

/// How an event is told: by a pattern with the names of its knights and hexes, or in its own way.
struct Phrase {
    std::string_view kind;
    const char* pattern = nullptr;
    std::string (*say)(const Teller&) = nullptr;
};

constexpr std::array phrases{
    Phrase{"deployment-roll", nullptr, say_rolls},
    Phrase{"initiative-roll", nullptr, say_rolls},
    Phrase{"placed", mark("{knight} takes his place in {at}.")},
    Phrase{"charges", mark("{knight} charges {enemy}.")},
    Phrase{"round", nullptr, say_round},
    Phrase{"chooses", nullptr,
           [](const Teller& e) {
               return std::string(for_side(Teller::side(e.text("first")),
                                           mark("The Italians play first this round."),
                                           mark("The French play first this round.")));
           }},
    Phrase{"moves", nullptr, say_moves},
    Phrase{"stands", mark("{knight} stays in {at}.")},
    Phrase{"attacks", mark("{knight} attacks {enemy}.")},
    Phrase{"dismounts", mark("{knight} dismounts to fight a man on foot.")},
    Phrase{"blow", nullptr, say_blow},
    Phrase{"hits", nullptr,
           [](const Teller& e) {
               return fill(tr("{knight} takes {hits}."), {{"knight", e.knight()}, {"hits", e.hits("taken")}});
           }},
    Phrase{"wound", nullptr, say_wound},
    Phrase{"killed", mark("{knight} is killed by {by}!")},
    Phrase{"unhorsing-test", nullptr, say_unhorsing},
    Phrase{"retreats", mark("{knight} gives way to {to}.")},
    Phrase{"retreat-blocked", mark("{knight} cannot give way, {by} stands in {at}.")},
    Phrase{"off-field", mark("{knight} is driven off the field.")},
    Phrase{"surrender-test", nullptr, say_surrender},
    Phrase{"no-surrender-test", mark("{knight} and {enemy} suffered alike: nobody tests for surrender.")},
    Phrase{"fights-on", mark("{knight} will not yield and takes a wound instead.")},
    Phrase{"captured", mark("{knight} surrenders to {by}!")},
    Phrase{"to-camp", mark("{knight} takes his prisoner to camp.")},
    Phrase{"advances", mark("{knight} advances to {to}.")},
    Phrase{"rides-through", mark("{knight} rides through to {to}.")},
    Phrase{"stays", mark("{knight} has no room to ride through and stays.")},
    Phrase{"reorganises", mark("{knight} reorganises.")},
    Phrase{"reorganisation-lost", mark("{knight} loses his reorganisation.")},
    Phrase{"passes", nullptr, say_passes},
    Phrase{"recovers", nullptr,
           [](const Teller& e) {
               return fill(
                   tr("{knight} recovers {hits}, {left} left."),
                   {{"knight", e.knight()}, {"hits", e.hits("recovered")}, {"left", e.digits("hits")}});
           }},
    Phrase{"remounts", mark("{knight} mounts a fresh horse in camp.")},
    Phrase{"remount-test", nullptr, say_remount},
    Phrase{"over", nullptr, say_over},
    Phrase{"agreed", mark("Both sides agree on a draw.")},
    Phrase{"resigns", nullptr,
           [](const Teller& e) {
               return std::string(for_side(Teller::side(e.text("side")), mark("The Italians give up."),
                                           mark("The French give up.")));
           }},
};

std::string told(const Phrase& phrase, const Teller& e) {
    return phrase.say != nullptr ? phrase.say(e)
                                 : fill(tr(phrase.pattern), {{"knight", e.knight()},
                                                             {"enemy", e.enemy()},
                                                             {"by", e.by()},
                                                             {"at", e.text("at")},
                                                             {"to", e.text("to")}});
}

} // namespace

std::string say(const Tables& tables, const Event& event) {
    const auto* phrase =
        std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& p) { return p.kind == event.kind(); });
    return phrase == phrases.end() ? std::string() : capital(told(*phrase, Teller(tables, event)));
}

} // namespace disfida::barletta
