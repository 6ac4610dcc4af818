#include "lorraine/sentences.hpp"

#include <algorithm>
#include <array>

#include "lorraine/state.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

std::string happening(std::string_view name) {
    if (name == "epidemic") {
        return "an epidemic";
    }
    if (name == "bad-roads") {
        return "bad roads";
    }
    if (name == "beloved") {
        return "a beloved leader";
    }
    if (name == "debt") {
        return "the mutiny once spared";
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
    return "The ranks of " + t.side() + ": " + join(list, ", ") + " (dice " + t.dice() + ").";
}

std::string initiative(const Teller& t) {
    const std::string result =
        t.number("burgundy_total") == t.number("french_total")
            ? "equal, so Burgundy has the initiative."
            : t.side("won") + " " + (t.french("won") ? "have" : "has") + " the initiative.";
    return t.who("burgundy") + " " + t.sum("burgundy_dice") + t.added("burgundy_bonus") + " = " +
           t.digits("burgundy_total") + " against " + t.who("french") + " " + t.sum("french_dice") +
           t.added("french_bonus") + " = " + t.digits("french_total") + ": " + result;
}

std::string event(const Teller& t) {
    const auto& dice = t.event().list("dice");
    const std::string head = "Double " + std::to_string(dice.empty() ? 0 : dice[0]) + ": ";
    const std::string& what = t.text("event");
    if (what == "epidemic") {
        return head + "an epidemic in " + t.who() + "'s army.";
    }
    if (what == "desertion") {
        return head + "men desert from " + t.who() + "'s army.";
    }
    if (what == "indiscipline") {
        return head + t.who() + "'s men mutiny.";
    }
    if (what == "bad-roads") {
        return head + "bad roads cost " + t.who() + " his turn.";
    }
    if (what == "beloved") {
        return head + t.who() + " is beloved, his first press-on this turn needs no test.";
    }
    if (what == "reinforcements") {
        return head + "reinforcements for " + t.who() + ".";
    }
    return head + "the mutiny that " + t.who() + " spared breaks out again.";
}

std::string event_loss(const Teller& t) {
    const std::string& what = t.text("event");
    const std::string cause = what == "epidemic"       ? "the epidemic"
                              : what == "desertion"    ? "desertion"
                              : what == "indiscipline" ? "punishing the mutiny, and his turn besides"
                                                       : "the mutiny";
    return t.who() + " loses " + t.points("lost") + " by " + cause + " (dice " + t.dice() +
           (t.flag("doubled") ? ", doubled out of supply" : "") + ") and has " + t.digits("points") + ".";
}

std::string reinforced(const Teller& t) {
    const bool room = t.number("came") == t.number("kept");
    return t.points("kept") + (t.number("kept") == 1 ? " joins " : " join ") + t.who() +
           (room ? "" : ", of " + t.digits("came") + " for whom the castle has no room") + " (dice " +
           t.dice() + "): he has " + t.digits("points") + ".";
}

std::string recovery(const Teller& t) {
    return t.who() + (t.flag("passed") ? " rests his army: " : " finds no rest for his army: ") + t.test() +
           ".";
}

std::string presses_on(const Teller& t) {
    const std::string march = t.who() + " presses on from " + t.zone("from") + " to " + t.zone();
    if (t.flag("beloved")) {
        return march + ": his men love him, no test.";
    }
    return march + ": " + t.test() + (t.flag("passed") ? "." : ": his army is exhausted.");
}

std::string takes(const Teller& t) {
    return t.flag("passed")
               ? t.who() + " takes " + t.points() + " of the garrison of " + t.castle() + ": " + t.test() +
                     "."
               : "The garrison of " + t.castle() + " does not obey " + t.who() + ": " + t.test() + ".";
}

std::string transfer(const Teller& t) {
    return t.flag("passed")
               ? t.who("from") + " gives " + t.points() + " to " + t.who("to") + ": " + t.test() + "."
               : t.who("from") + " and " + t.who("to") + " quarrel over troops: " + t.test() +
                     ": both are estranged this turn.";
}

std::string siege(const Teller& t) {
    return t.who() + " presses the siege of " + t.castle() + ": " + t.sum("dice") + t.added("bonus") +
           t.added("marker") + " = " + t.digits("attacker") + " against " + t.sum("against") +
           t.added("against_bonus") + t.added("walls") + " = " + t.digits("defender") +
           (t.flag("falls") ? ": it falls." : ": it holds.");
}

std::string assault(const Teller& t) {
    const std::string end = t.flag("falls")        ? ": it falls."
                            : t.number("loss") > 0 ? ": beaten off, " + t.points("loss") + " lost."
                                                   : ": beaten off.";
    return t.who() + " storms " + t.castle() + " with " + t.digits("points") + " against " +
           t.digits("garrison") + ": " + t.sum("dice") + t.added("bonus") + t.added("works") +
           t.added("ratio") + t.added("exhausted") + " = " + t.digits("attacker") + " against " +
           t.sum("against") + t.added("against_bonus") + t.added("walls") + " = " + t.digits("defender") +
           end;
}

std::string battle(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return t.who("attacker") + " with " + t.points() + " meets " + t.who("defender") +
           (others > 0 ? " and " + std::to_string(others) + " more" : "") + " with " + t.digits("against") +
           " in " + t.zone() + ".";
}

std::string joins(const Teller& t) {
    if (!t.flag("joined")) {
        return t.who() + " cannot get out of the besieged castle: " + t.test() + ".";
    }
    return t.who() + " comes out of the castle with " + t.points() +
           (t.number("lent") > 0 ? ", " + t.digits("lent") + " of them lent" : "") +
           (t.has("die") ? ": " + t.test() + "." : ".");
}

std::string array(const Teller& t) {
    return t.a_side() + " under " + t.who() + ": " + t.points() + " make " + t.count("units", "unit") +
           ", broken when " + t.digits("breaks_at") + " are lost; " + t.count("captains", "captain") + ".";
}

std::string unreliable(const Teller& t) {
    return t.who() + "'s unreliable men (dice " + t.dice() + "): " + t.digits("knights") + " of knights, " +
           t.digits("men") + " of men, " + t.digits("militia") + " of militia.";
}

std::string hand(const Teller& t) {
    std::vector<std::string> cards;
    for (const std::int64_t die : t.event().list("dice")) {
        if (die >= 1 && die <= static_cast<std::int64_t>(card_count)) {
            cards.emplace_back(card_names[static_cast<std::size_t>(die - 1)]);
        }
    }
    std::sort(cards.begin(), cards.end());
    return t.a_side() + " " + t.verb("draw") + " " + join(cards, ", ") + " (dice " + t.dice() + ").";
}

std::string card(const Teller& t) {
    return t.a_side() + " " + t.verb("show") + " " + t.text("card") +
           (t.text("card") == t.text("as") ? "." : " as " + t.text("as") + ".");
}

std::string volley(const Teller& t) {
    if (t.event().list("dice").empty()) {
        return t.a_side() + (t.french() ? " have" : " has") + " nobody to strike with.";
    }
    return t.a_side() + " " + t.verb("roll") + " " + t.dice() + ": " + t.count("hits", "hit") + ", " +
           t.count("flags", "flag") + (t.flag("held") ? ", against a hold" : "") + "; the enemy has lost " +
           t.count("enemy_lost", "unit") + " in all, " + t.digits("enemy_breaks") + " break him" +
           (t.number("enemy_pushed") > 0 ? ", pushed " + t.digits("enemy_pushed") : "") + ".";
}

std::string fate(const Teller& t) {
    if (!t.has("wound")) {
        return t.who() + " comes through unhurt (die " + t.digits("die") + ").";
    }
    const std::string struck = t.who() + " is wounded (die 1), then " + t.digits("wound");
    return t.number("wound") <= t.tables().battle.killed ? struck + ": it is mortal."
           : t.flag("beaten")                            ? struck + ": the enemy has him."
                                                         : struck + ": he lives.";
}

std::string battle_won(const Teller& t) {
    return t.a_side() + " " + t.verb("win") +
           (t.has("zone") ? " the battle in " + t.zone() : " the closing battle") + ".";
}

std::string battle_loss(const Teller& t) {
    return t.who() + " lost units worth " + t.digits("value") + " and so " + t.points("lost") + "; he has " +
           t.digits("points") + ", exhausted.";
}

std::string captured(const Teller& t) {
    return t.flag("eliminated") ? t.who() + " is taken and out of the campaign." : t.who() + " is captured.";
}

std::string retreats(const Teller& t) {
    const int others = t.number("generals") - 1;
    return t.who() + (others > 0 ? " and " + std::to_string(others) + " more" : "") +
           (others > 0 ? " fall back from " : " falls back from ") + t.zone("from") + " to " + t.zone() +
           (t.flag("crossing") ? ", through the enemy there, for " + t.points("price") + "." : ".");
}

std::string promotion(const Teller& t) {
    const std::string die = " (die " + t.digits("die") + ", needs " + (t.flag("won") ? "6" : "1") + ").";
    if (t.text("before") == t.text("skill")) {
        return t.who() + " stays " + t.text("skill") + " (die " + t.digits("die") + ").";
    }
    return t.who() + (t.flag("won") ? " has learnt, he is " : " is in disgrace, he is ") + t.text("skill") +
           " now" + die;
}

std::string newcomer(const Teller& t) {
    return t.who() + " takes command for " + t.side() + (t.has("points") ? " of " + t.points() : "") +
           ": rank " + t.digits("rank") + ", " + t.text("skill") + " (die " + t.digits("die") + ").";
}

std::string crowded(const Teller& t) {
    return t.zone() + " holds " + t.points("above") + " too many: dice " + t.dice() +
           (t.flag("doubled") ? ", doubled out of supply" : "") + ", " + t.digits("loss") + " to be lost.";
}

std::string placed(const Teller& t) {
    return t.who() + " appears " + (t.flag("inside") ? "inside " : "in ") + t.zone() + " with 1 point" +
           (t.has("with") ? ", beside " + t.who("with") : "") + ".";
}

std::string campaign_over(const Teller& t) {
    const std::string who = t.french("winner") ? "The French have won" : "Burgundy has won";
    const std::string& by = t.text("by");
    const std::string how = by == name(Ending::siege)     ? "Vaudemont falls, "
                            : by == name(Ending::closing) ? "the closing battle decides, "
                                                          : "the other side gave up, ";
    return who + " the campaign: " + how + t.digits("vp") + " of " + std::to_string(t.tables().vp_needed) +
           " VP.";
}

constexpr std::array rows{
    Row{"ranks", ranks},
    Row{"mustered",
        [](const Teller& t) {
            return t.who() + " musters " + t.points() + (t.flag("inside") ? " inside " : " in ") + t.zone() +
                   ".";
        }},
    Row{"garrisoned", [](const Teller& t) { return t.castle() + " gets a garrison of " + t.points() + "."; }},
    Row{"unmustered",
        [](const Teller& t) { return t.a_side() + " " + t.verb("begin") + " the muster anew."; }},
    Row{"ready", [](const Teller& t) { return t.a_side() + (t.french() ? " are" : " is") + " ready."; }},
    Row{"turn",
        [](const Teller& t) {
            return "Turn " + t.digits("turn") + " of " + std::to_string(t.tables().turns) + " begins, " +
                   t.digits("vp") + " of " + std::to_string(t.tables().vp_needed) + " VP.";
        }},
    Row{"picked", [](const Teller& t) { return t.a_side() + " " + t.verb("pick") + " " + t.who() + "."; }},
    Row{"activated", [](const Teller& t) { return t.who() + " is active."; }},
    Row{"initiative", initiative},
    Row{"event", event},
    Row{"event-loss", event_loss},
    Row{"reinforced", reinforced},
    Row{"spared",
        [](const Teller& t) {
            return t.who() + " spares the leaders of the mutiny; his next double 3 will cost him for it.";
        }},
    Row{"recovery", recovery},
    Row{"moves",
        [](const Teller& t) {
            return t.who() + " marches from " + t.zone("from") + " to " + t.zone() + ".";
        }},
    Row{"presses-on", presses_on},
    Row{"leaves", [](const Teller& t) { return t.who() + " comes out of " + t.castle() + "."; }},
    Row{"garrisons",
        [](const Teller& t) {
            return t.who() + " leaves " + t.points() + " in " + t.castle() + ", which has " +
                   t.digits("garrison") + " without a leader.";
        }},
    Row{"takes", takes},
    Row{"enters", [](const Teller& t) { return t.who() + " goes into " + t.castle() + "."; }},
    Row{"ravages",
        [](const Teller& t) {
            return t.who() + " ravages " + t.zone() + ": " + t.digits("vp") + " VP more, " +
                   t.digits("total") + " in all.";
        }},
    Row{"transfer", transfer},
    Row{"ends", [](const Teller& t) { return t.who() + " is done."; }},
    Row{"siege", siege},
    Row{"assault", assault},
    Row{"joins-assault",
        [](const Teller& t) {
            return t.who() + (t.flag("passed") ? " takes part in the assault: " : " hangs back: ") +
                   t.test() + ".";
        }},
    Row{"assault-off",
        [](const Teller& t) {
            return "The assault on " + t.castle() + " comes to nothing: " + t.points() +
                   " are not twice the garrison of " + t.digits("garrison") + ".";
        }},
    Row{"castle-falls",
        [](const Teller& t) {
            return t.castle() + (t.french("owner") ? " is French now." : " is Burgundian now.");
        }},
    Row{"siege-lifted", [](const Teller& t) { return "The siege of " + t.castle() + " is lifted."; }},
    Row{"siege-goes-on",
        [](const Teller& t) {
            return "The siege of " + t.castle() + " goes on, marker " + t.digits("marker") + ".";
        }},
    Row{"siege-given-up",
        [](const Teller& t) { return "Too few lie before " + t.castle() + ": the siege is given up."; }},
    Row{"sallies",
        [](const Teller& t) {
            return t.who() + " sallies from " + t.castle() + " with " + t.points() +
                   (t.number("lent") > 0 ? ", " + t.digits("lent") + " of them lent." : ".");
        }},
    Row{"battle", battle},
    Row{"stands", [](const Teller& t) { return t.who() + " stands to fight."; }},
    Row{"flees",
        [](const Teller& t) {
            return t.who() + " flees: " + t.test() + "; he loses " + t.points("lost") + " and has " +
                   t.digits("points") + ".";
        }},
    Row{"joins", joins},
    Row{"stays-in", [](const Teller&) { return std::string("The garrison stays inside."); }},
    Row{"array", array},
    Row{"unreliable", unreliable},
    Row{"hand", hand},
    Row{"flank",
        [](const Teller& t) {
            return t.who() + (t.flag("arrived") ? " arrives on the flank: " : " is not on the flank yet: ") +
                   t.test() + ".";
        }},
    Row{"card", card},
    Row{"rallies",
        [](const Teller& t) {
            return t.a_side() + (t.french() ? " rally" : " rallies") +
                   (t.has("general") ? ": " + t.who() + " gets a unit back." : ": no unit was lost.");
        }},
    Row{"volley", volley},
    Row{"night",
        [](const Teller& t) { return "Night falls on the field in round " + t.digits("round") + "."; }},
    Row{"battle-won", battle_won},
    Row{"fate", fate},
    Row{"battle-loss", battle_loss},
    Row{"killed", [](const Teller& t) { return t.who() + " is killed."; }},
    Row{"captured", captured},
    Row{"inherits",
        [](const Teller& t) {
            return t.who() + " takes over " + t.points() + " and has " + t.digits("has") + ".";
        }},
    Row{"successor", newcomer},
    Row{"retreats", retreats},
    Row{"loses",
        [](const Teller& t) {
            return t.loser() + " loses " + t.points() + ", " + t.digits("left") + " left.";
        }},
    Row{"returns", [](const Teller& t) { return t.who() + " goes back into " + t.castle() + "."; }},
    Row{"stays-out", [](const Teller& t) { return t.who() + " stays outside " + t.castle() + "."; }},
    Row{"promotion", promotion},
    Row{"crowded", crowded},
    Row{"exchange",
        [](const Teller& t) { return t.who("burgundy") + " and " + t.who("french") + " are exchanged."; }},
    Row{"placed", placed},
    Row{"rank",
        [](const Teller& t) {
            return t.who() + " goes up from rank " + t.digits("before") + " to " + t.digits("rank") + ".";
        }},
    Row{"replacement", newcomer},
    Row{"end-roll",
        [](const Teller& t) {
            return std::string(t.flag("ends") ? "The campaign ends: " : "The campaign goes on: ") + t.test() +
                   ".";
        }},
    Row{"closing-battle",
        [](const Teller& t) {
            return "With " + t.digits("vp") + " VP lost Rene has to march: " + t.digits("french_points") +
                   " points against " + t.digits("burgundy_points") + " under " + t.who("burgundy") + ".";
        }},
    Row{"agreed", [](const Teller& /*t*/) { return std::string("Both sides agree on a draw."); }},
    Row{"resigns", [](const Teller& t) { return t.a_side() + " " + t.verb("give") + " up."; }},
    Row{"campaign-over", campaign_over},
};

} // namespace

std::string say(const Tables& tables, const Event& event) {
    const auto* row =
        std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.kind == event.kind(); });
    return row == rows.end() ? std::string() : row->say(Teller(tables, event));
}

} // namespace disfida::lorraine
