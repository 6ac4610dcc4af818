#include "lorraine/sentences.hpp"

#include <algorithm>
#include <array>

#include "lorraine/state.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

std::string happening(std::string_view name) {
    if (name == "epidemic") {
        return tr("an epidemic");
    }
    if (name == "desertion") {
        return tr("desertion");
    }
    if (name == "indiscipline") {
        return tr("indiscipline");
    }
    if (name == "bad-roads") {
        return tr("bad roads");
    }
    if (name == "beloved") {
        return tr("a beloved leader");
    }
    if (name == "reinforcements") {
        return tr("reinforcements");
    }
    if (name == "debt") {
        return tr("the mutiny once spared");
    }
    return std::string(name);
}

namespace {

using Sentence = std::string (*)(const Teller&);

struct Row {
    std::string_view kind;
    Sentence say;
};

std::string ranks(const Teller& t) {
    std::vector<std::string> list;
    std::size_t who = t.french() ? roster_size : 0;
    for (const std::int64_t rank : t.event().list("ranks")) {
        list.push_back(short_name(t.tables().generals[who++].id) + " " + std::to_string(rank));
    }
    return fill(t.of_side(mark("The ranks of Burgundy: {list} (dice {dice})."),
                          mark("The ranks of the French: {list} (dice {dice}).")),
                {{"list", join(list, ", ")}, {"dice", t.dice()}});
}

std::string initiative(const Teller& t) {
    const std::string result =
        t.number("burgundy_total") == t.number("french_total")
            ? tr("equal, so Burgundy has the initiative.")
            : t.of_side(mark("Burgundy has the initiative."), mark("the French have the initiative."), "won");
    const auto working = [&](const std::string& side) {
        return t.who(side) + " " + t.sum(side + "_dice") + t.added(side + "_bonus") + " = " +
               t.digits(side + "_total");
    };
    return fill(tr("{burgundy} against {french}: {result}"),
                {{"burgundy", working("burgundy")}, {"french", working("french")}, {"result", result}});
}

std::string event(const Teller& t) {
    const auto& dice = t.event().list("dice");
    const auto told = [&](const char* sentence) {
        return t.told(sentence, {{"double", std::to_string(dice.empty() ? 0 : dice[0])}});
    };
    const std::string& what = t.text("event");
    if (what == "epidemic") {
        return told(tr("Double {double}: an epidemic in {general}'s army."));
    }
    if (what == "desertion") {
        return told(tr("Double {double}: men desert from {general}'s army."));
    }
    if (what == "indiscipline") {
        return told(tr("Double {double}: {general}'s men mutiny."));
    }
    if (what == "bad-roads") {
        return told(tr("Double {double}: bad roads cost {general} his turn."));
    }
    if (what == "beloved") {
        return told(tr("Double {double}: {general} is beloved, his first press-on this turn needs no test."));
    }
    if (what == "reinforcements") {
        return told(tr("Double {double}: reinforcements for {general}."));
    }
    return told(tr("Double {double}: the mutiny that {general} spared breaks out again."));
}

std::string event_loss(const Teller& t) {
    const std::string& what = t.text("event");
    const char* sentence =
        what == "epidemic"    ? tr("{general} loses {lost} by the epidemic ({dice}) and has {left}.")
        : what == "desertion" ? tr("{general} loses {lost} by desertion ({dice}) and has {left}.")
        : what == "indiscipline"
            ? tr("{general} loses {lost} by punishing the mutiny, and his turn besides ({dice}) and has "
                 "{left}.")
            : tr("{general} loses {lost} by the mutiny ({dice}) and has {left}.");
    const char* dice = t.flag("doubled") ? tr("dice {dice}, doubled out of supply") : tr("dice {dice}");
    return t.told(sentence, {{"lost", t.points("lost")},
                             {"dice", fill(dice, {{"dice", t.dice()}})},
                             {"left", t.digits("points")}});
}

std::string reinforced(const Teller& t) {
    const bool room = t.number("came") == t.number("kept");
    const bool one = t.number("kept") == 1;
    const char* sentence =
        room  ? one ? tr("{kept} joins {general} (dice {dice}): he has {left}.")
                    : tr("{kept} join {general} (dice {dice}): he has {left}.")
         : one ? tr("{kept} joins {general}, of {came} for whom the castle has no room (dice {dice}): he has "
                     "{left}.")
              : tr("{kept} join {general}, of {came} for whom the castle has no room (dice {dice}): he has "
                   "{left}.");
    return t.told(sentence, {{"kept", t.points("kept")},
                             {"came", t.digits("came")},
                             {"dice", t.dice()},
                             {"left", t.digits("points")}});
}

std::string recovery(const Teller& t) {
    return t.told(t.flag("passed") ? tr("{general} rests his army: {test}.")
                                   : tr("{general} finds no rest for his army: {test}."));
}

std::string presses_on(const Teller& t) {
    return t.told(
        t.flag("beloved")  ? tr("{general} presses on from {from} to {zone}: his men love him, no test.")
        : t.flag("passed") ? tr("{general} presses on from {from} to {zone}: {test}.")
                           : tr("{general} presses on from {from} to {zone}: {test}: his army is exhausted."),
        {{"from", t.zone("from")}});
}

std::string takes(const Teller& t) {
    return t.told(t.flag("passed") ? tr("{general} takes {points} of the garrison of {castle}: {test}.")
                                   : tr("The garrison of {castle} does not obey {general}: {test}."));
}

std::string transfer(const Teller& t) {
    return t.told(t.flag("passed")
                      ? tr("{from} gives {points} to {to}: {test}.")
                      : tr("{from} and {to} quarrel over troops: {test}: both are estranged this turn."),
                  {{"from", t.who("from")}, {"to", t.who("to")}});
}

/// Both totals of a siege or an assault: "4+5 +2 = 11".
std::string attack_sum(const Teller& t) {
    return t.sum("dice") + t.added("bonus") + t.added("marker") + t.added("works") + t.added("ratio") +
           t.added("exhausted") + " = " + t.digits("attacker");
}
std::string defence_sum(const Teller& t) {
    return t.sum("against") + t.added("against_bonus") + t.added("walls") + " = " + t.digits("defender");
}

std::string siege(const Teller& t) {
    return t.told(t.flag("falls")
                      ? tr("{general} presses the siege of {castle}: {attack} against {defence}: it falls.")
                      : tr("{general} presses the siege of {castle}: {attack} against {defence}: it holds."),
                  {{"attack", attack_sum(t)}, {"defence", defence_sum(t)}});
}

std::string assault(const Teller& t) {
    const char* sentence = t.flag("falls") ? tr("{general} storms {castle} with {own} against {garrison}: "
                                                "{attack} against {defence}: it falls.")
                           : t.number("loss") > 0
                               ? tr("{general} storms {castle} with {own} against {garrison}: {attack} "
                                    "against {defence}: beaten off, {loss} lost.")
                               : tr("{general} storms {castle} with {own} against {garrison}: {attack} "
                                    "against {defence}: beaten off.");
    return t.told(sentence, {{"own", t.digits("points")},
                             {"garrison", t.digits("garrison")},
                             {"attack", attack_sum(t)},
                             {"defence", defence_sum(t)},
                             {"loss", t.points("loss")}});
}

std::string battle(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return t.told(others > 0 ? tr("{attacker} with {points} meets {defender} and {others} more with "
                                  "{against} in {zone}.")
                             : tr("{attacker} with {points} meets {defender} with {against} in {zone}."),
                  {{"attacker", t.who("attacker")},
                   {"defender", t.who("defender")},
                   {"others", std::to_string(others)},
                   {"against", t.digits("against")}});
}

std::string joins(const Teller& t) {
    if (!t.flag("joined")) {
        return t.told(tr("{general} cannot get out of the besieged castle: {test}."));
    }
    const bool tested = t.has("die");
    const bool lent = t.number("lent") > 0;
    return t.told(
        lent ? tested ? tr("{general} comes out of the castle with {points}, {lent} of them lent: {test}.")
                      : tr("{general} comes out of the castle with {points}, {lent} of them lent.")
        : tested ? tr("{general} comes out of the castle with {points}: {test}.")
                 : tr("{general} comes out of the castle with {points}."),
        {{"lent", t.digits("lent")}});
}

std::string array(const Teller& t) {
    return t.told(t.of_side(mark("Burgundy under {general}: {points} make {units}, broken when {breaks} are "
                                 "lost; {captains}."),
                            mark("The French under {general}: {points} make {units}, broken when {breaks} "
                                 "are lost; {captains}.")),
                  {{"units", how_many("{n} unit", "{n} units", t.number("units"))},
                   {"breaks", t.digits("breaks_at")},
                   {"captains", how_many("{n} captain", "{n} captains", t.number("captains"))}});
}

std::string unreliable(const Teller& t) {
    return t.told(
        tr("{general}'s unreliable men (dice {dice}): {knights} of knights, {men} of men, {militia} "
           "of militia."),
        {{"dice", t.dice()},
         {"knights", t.digits("knights")},
         {"men", t.digits("men")},
         {"militia", t.digits("militia")}});
}

std::string hand(const Teller& t) {
    std::vector<Card> cards;
    for (const std::int64_t die : t.event().list("dice")) {
        if (die >= 1 && die <= static_cast<std::int64_t>(card_count)) {
            cards.push_back(static_cast<Card>(die - 1));
        }
    }
    std::sort(cards.begin(), cards.end(), [](Card a, Card b) { return name(a) < name(b); });
    std::vector<std::string> words;
    for (const Card card : cards) {
        words.emplace_back(card_word(card));
    }
    return t.told(t.of_side(mark("Burgundy draws {cards} (dice {dice})."),
                            mark("The French draw {cards} (dice {dice}).")),
                  {{"cards", join(words, ", ")}, {"dice", t.dice()}});
}

std::string card(const Teller& t) {
    const bool plain = t.text("card") == t.text("as");
    return t.told(
        plain ? t.of_side(mark("Burgundy shows {card}."), mark("The French show {card}."))
              : t.of_side(mark("Burgundy shows {card} as {as}."), mark("The French show {card} as {as}.")),
        {{"card", std::string(card_word(t.text("card")))}, {"as", std::string(card_word(t.text("as")))}});
}

std::string volley(const Teller& t) {
    if (t.event().list("dice").empty()) {
        return t.of_side(mark("Burgundy has nobody to strike with."),
                         mark("The French have nobody to strike with."));
    }
    const std::string enemy =
        fill(t.number("enemy_pushed") > 0
                 ? tr("the enemy has lost {lost} in all, {breaks} break him, pushed {pushed}")
                 : tr("the enemy has lost {lost} in all, {breaks} break him"),
             {{"lost", how_many("{n} unit", "{n} units", t.number("enemy_lost"))},
              {"breaks", t.digits("enemy_breaks")},
              {"pushed", t.digits("enemy_pushed")}});
    return t.told(t.flag("held")
                      ? t.of_side(mark("Burgundy rolls {dice}: {hits}, {flags}, against a hold; {enemy}."),
                                  mark("The French roll {dice}: {hits}, {flags}, against a hold; {enemy}."))
                      : t.of_side(mark("Burgundy rolls {dice}: {hits}, {flags}; {enemy}."),
                                  mark("The French roll {dice}: {hits}, {flags}; {enemy}.")),
                  {{"dice", t.dice()},
                   {"hits", how_many("{n} hit", "{n} hits", t.number("hits"))},
                   {"flags", how_many("{n} flag", "{n} flags", t.number("flags"))},
                   {"enemy", enemy}});
}

std::string fate(const Teller& t) {
    const char* sentence = !t.has("wound") ? tr("{general} comes through unhurt (die {die}).")
                           : t.number("wound") <= t.tables().battle.killed
                               ? tr("{general} is wounded (die 1), then {wound}: it is mortal.")
                           : t.flag("beaten")
                               ? tr("{general} is wounded (die 1), then {wound}: the enemy has him.")
                               : tr("{general} is wounded (die 1), then {wound}: he lives.");
    return t.told(sentence, {{"die", t.digits("die")}, {"wound", t.digits("wound")}});
}

std::string battle_won(const Teller& t) {
    return t.told(t.has("zone") ? t.of_side(mark("Burgundy wins the battle in {zone}."),
                                            mark("The French win the battle in {zone}."))
                                : t.of_side(mark("Burgundy wins the closing battle."),
                                            mark("The French win the closing battle.")));
}

std::string battle_loss(const Teller& t) {
    return t.told(tr("{general} lost units worth {value} and so {lost}; he has {left}, exhausted."),
                  {{"value", t.digits("value")}, {"lost", t.points("lost")}, {"left", t.digits("points")}});
}

std::string captured(const Teller& t) {
    return t.told(t.flag("eliminated") ? tr("{general} is taken and out of the campaign.")
                                       : tr("{general} is captured."));
}

std::string retreats(const Teller& t) {
    const int others = t.number("generals") - 1;
    const char* sentence =
        t.flag("crossing")
            ? others > 0 ? tr("{general} and {others} more fall back from {from} to {zone}, through the "
                              "enemy there, for {price}.")
                         : tr("{general} falls back from {from} to {zone}, through the enemy there, for "
                              "{price}.")
        : others > 0 ? tr("{general} and {others} more fall back from {from} to {zone}.")
                     : tr("{general} falls back from {from} to {zone}.");
    return t.told(
        sentence,
        {{"others", std::to_string(others)}, {"from", t.zone("from")}, {"price", t.points("price")}});
}

std::string promotion(const Teller& t) {
    const char* sentence = t.text("before") == t.text("skill") ? tr("{general} stays {skill} (die {die}).")
                           : t.flag("won")
                               ? tr("{general} has learnt, he is {skill} now (die {die}, needs 6).")
                               : tr("{general} is in disgrace, he is {skill} now (die {die}, needs 1).");
    return t.told(sentence, {{"skill", t.skill()}, {"die", t.digits("die")}});
}

std::string newcomer(const Teller& t) {
    const char* sentence =
        t.has("points")
            ? t.of_side(
                  mark("{general} takes command for Burgundy of {points}: rank {rank}, {skill} (die {die})."),
                  mark("{general} takes command for the French of {points}: rank {rank}, {skill} (die "
                       "{die})."))
            : t.of_side(mark("{general} takes command for Burgundy: rank {rank}, {skill} (die {die})."),
                        mark("{general} takes command for the French: rank {rank}, {skill} (die {die})."));
    return t.told(sentence, {{"rank", t.digits("rank")}, {"skill", t.skill()}, {"die", t.digits("die")}});
}

std::string crowded(const Teller& t) {
    return t.told(t.flag("doubled") ? tr("{zone} holds {above} too many: dice {dice}, doubled out of supply, "
                                         "{loss} to be lost.")
                                    : tr("{zone} holds {above} too many: dice {dice}, {loss} to be lost."),
                  {{"above", t.points("above")}, {"dice", t.dice()}, {"loss", t.digits("loss")}});
}

std::string placed(const Teller& t) {
    const bool inside = t.flag("inside");
    return t.told(t.has("with") ? inside
                                      ? tr("{general} appears inside {zone} with 1 point, beside {friend}.")
                                      : tr("{general} appears in {zone} with 1 point, beside {friend}.")
                  : inside ? tr("{general} appears inside {zone} with 1 point.")
                                : tr("{general} appears in {zone} with 1 point."),
                  {{"friend", t.has("with") ? t.who("with") : ""}});
}

std::string campaign_over(const Teller& t) {
    const std::string& by = t.text("by");
    const char* sentence =
        by == name(Ending::siege)
            ? t.of_side(mark("Burgundy has won the campaign: Vaudemont falls, {vp} of {needed} VP."),
                        mark("The French have won the campaign: Vaudemont falls, {vp} of {needed} VP."),
                        "winner")
        : by == name(Ending::closing)
            ? t.of_side(
                  mark("Burgundy has won the campaign: the closing battle decides, {vp} of {needed} VP."),
                  mark("The French have won the campaign: the closing battle decides, {vp} of {needed} VP."),
                  "winner")
            : t.of_side(
                  mark("Burgundy has won the campaign: the other side gave up, {vp} of {needed} VP."),
                  mark("The French have won the campaign: the other side gave up, {vp} of {needed} VP."),
                  "winner");
    return t.told(sentence, {{"vp", t.digits("vp")}, {"needed", std::to_string(t.tables().vp_needed)}});
}

constexpr std::array rows{
    Row{"ranks", ranks},
    Row{"mustered",
        [](const Teller& t) {
            return t.told(t.flag("inside") ? tr("{general} musters {points} inside {zone}.")
                                           : tr("{general} musters {points} in {zone}."));
        }},
    Row{"garrisoned", [](const Teller& t) { return t.told(tr("{castle} gets a garrison of {points}.")); }},
    Row{"unmustered",
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy begins the muster anew."),
                                    mark("The French begin the muster anew.")));
        }},
    Row{"ready",
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy is ready."), mark("The French are ready.")));
        }},
    Row{"turn",
        [](const Teller& t) {
            return t.told(tr("Turn {turn} of {turns} begins, {vp} of {needed} VP."),
                          {{"turn", t.digits("turn")},
                           {"turns", std::to_string(t.tables().turns)},
                           {"vp", t.digits("vp")},
                           {"needed", std::to_string(t.tables().vp_needed)}});
        }},
    Row{"picked",
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy picks {general}."), mark("The French pick {general}.")));
        }},
    Row{"activated", [](const Teller& t) { return t.told(tr("{general} is active.")); }},
    Row{"initiative", initiative},
    Row{"event", event},
    Row{"event-loss", event_loss},
    Row{"reinforced", reinforced},
    Row{"spared",
        [](const Teller& t) {
            return t.told(
                tr("{general} spares the leaders of the mutiny; his next double 3 will cost him for it."));
        }},
    Row{"recovery", recovery},
    Row{"moves",
        [](const Teller& t) {
            return t.told(tr("{general} marches from {from} to {zone}."), {{"from", t.zone("from")}});
        }},
    Row{"presses-on", presses_on},
    Row{"leaves", [](const Teller& t) { return t.told(tr("{general} comes out of {castle}.")); }},
    Row{"garrisons",
        [](const Teller& t) {
            return t.told(tr("{general} leaves {points} in {castle}, which has {garrison} without a leader."),
                          {{"garrison", t.digits("garrison")}});
        }},
    Row{"takes", takes},
    Row{"enters", [](const Teller& t) { return t.told(tr("{general} goes into {castle}.")); }},
    Row{"ravages",
        [](const Teller& t) {
            return t.told(tr("{general} ravages {zone}: {vp} VP more, {total} in all."),
                          {{"vp", t.digits("vp")}, {"total", t.digits("total")}});
        }},
    Row{"transfer", transfer},
    Row{"ends", [](const Teller& t) { return t.told(tr("{general} is done.")); }},
    Row{"siege", siege},
    Row{"assault", assault},
    Row{"joins-assault",
        [](const Teller& t) {
            return t.told(t.flag("passed") ? tr("{general} takes part in the assault: {test}.")
                                           : tr("{general} hangs back: {test}."));
        }},
    Row{"assault-off",
        [](const Teller& t) {
            return t.told(tr("The assault on {castle} comes to nothing: {points} are not twice the garrison "
                             "of {garrison}."),
                          {{"garrison", t.digits("garrison")}});
        }},
    Row{"castle-falls",
        [](const Teller& t) {
            return t.told(
                t.of_side(mark("{castle} is Burgundian now."), mark("{castle} is French now."), "owner"));
        }},
    Row{"siege-lifted", [](const Teller& t) { return t.told(tr("The siege of {castle} is lifted.")); }},
    Row{"siege-goes-on",
        [](const Teller& t) {
            return t.told(tr("The siege of {castle} goes on, marker {marker}."),
                          {{"marker", t.digits("marker")}});
        }},
    Row{"siege-given-up",
        [](const Teller& t) { return t.told(tr("Too few lie before {castle}: the siege is given up.")); }},
    Row{"sallies",
        [](const Teller& t) {
            return t.told(t.number("lent") > 0
                              ? tr("{general} sallies from {castle} with {points}, {lent} of them lent.")
                              : tr("{general} sallies from {castle} with {points}."),
                          {{"lent", t.digits("lent")}});
        }},
    Row{"battle", battle},
    Row{"stands", [](const Teller& t) { return t.told(tr("{general} stands to fight.")); }},
    Row{"flees",
        [](const Teller& t) {
            return t.told(tr("{general} flees: {test}; he loses {lost} and has {left}."),
                          {{"lost", t.points("lost")}, {"left", t.digits("points")}});
        }},
    Row{"joins", joins},
    Row{"stays-in", [](const Teller&) { return std::string(tr("The garrison stays inside.")); }},
    Row{"array", array},
    Row{"unreliable", unreliable},
    Row{"hand", hand},
    Row{"flank",
        [](const Teller& t) {
            return t.told(t.flag("arrived") ? tr("{general} arrives on the flank: {test}.")
                                            : tr("{general} is not on the flank yet: {test}."));
        }},
    Row{"card", card},
    Row{"rallies",
        [](const Teller& t) {
            return t.told(t.has("general") ? t.of_side(mark("Burgundy rallies: {general} gets a unit back."),
                                                       mark("The French rally: {general} gets a unit back."))
                                           : t.of_side(mark("Burgundy rallies: no unit was lost."),
                                                       mark("The French rally: no unit was lost.")));
        }},
    Row{"volley", volley},
    Row{"night",
        [](const Teller& t) {
            return t.told(tr("Night falls on the field in round {round}."), {{"round", t.digits("round")}});
        }},
    Row{"battle-won", battle_won},
    Row{"fate", fate},
    Row{"battle-loss", battle_loss},
    Row{"killed", [](const Teller& t) { return t.told(tr("{general} is killed.")); }},
    Row{"captured", captured},
    Row{"inherits",
        [](const Teller& t) {
            return t.told(tr("{general} takes over {points} and has {total}."), {{"total", t.digits("has")}});
        }},
    Row{"successor", newcomer},
    Row{"retreats", retreats},
    Row{"loses",
        [](const Teller& t) {
            return t.told(tr("{loser} loses {points}, {left} left."),
                          {{"loser", t.loser()}, {"left", t.digits("left")}});
        }},
    Row{"returns", [](const Teller& t) { return t.told(tr("{general} goes back into {castle}.")); }},
    Row{"stays-out", [](const Teller& t) { return t.told(tr("{general} stays outside {castle}.")); }},
    Row{"promotion", promotion},
    Row{"crowded", crowded},
    Row{"exchange",
        [](const Teller& t) {
            return t.told(tr("{burgundy} and {french} are exchanged."),
                          {{"burgundy", t.who("burgundy")}, {"french", t.who("french")}});
        }},
    Row{"placed", placed},
    Row{"rank",
        [](const Teller& t) {
            return t.told(tr("{general} goes up from rank {before} to {rank}."),
                          {{"before", t.digits("before")}, {"rank", t.digits("rank")}});
        }},
    Row{"replacement", newcomer},
    Row{"end-roll",
        [](const Teller& t) {
            return t.told(t.flag("ends") ? tr("The campaign ends: {test}.")
                                         : tr("The campaign goes on: {test}."));
        }},
    Row{"closing-battle",
        [](const Teller& t) {
            return t.told(tr("With {vp} VP lost Rene has to march: {own} points against {against} under "
                             "{burgundy}."),
                          {{"vp", t.digits("vp")},
                           {"own", t.digits("french_points")},
                           {"against", t.digits("burgundy_points")},
                           {"burgundy", t.who("burgundy")}});
        }},
    Row{"agreed", [](const Teller& /*t*/) { return std::string(tr("Both sides agree on a draw.")); }},
    Row{"resigns",
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy gives up."), mark("The French give up.")));
        }},
    Row{"campaign-over", campaign_over},
};

} // namespace

std::string say(const Tables& tables, const Event& event) {
    const auto* row =
        std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.kind == event.kind(); });
    return row == rows.end() ? std::string() : row->say(Teller(tables, event));
}

} // namespace disfida::lorraine
