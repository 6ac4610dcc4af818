#include "lorraine/sentences.hpp"

#include <algorithm>
#include <array>

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
        return "love of the men for their leader";
    }
    if (name == "debt") {
        return "a mutiny once spared";
    }
    return std::string(name);
}

namespace {

using Sentence = std::string (*)(const Teller&);

struct Row {
    std::string_view kind;
    Sentence say;
};

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    return disfida::join(parts, separator);
}

std::string ranks(const Teller& t) {
    std::vector<std::string> list;
    for (const std::int64_t rank : t.event().list("ranks")) {
        list.push_back(std::to_string(rank));
    }
    return "The ranks of " + t.side() + ", in the order of the roster: " + joined(list, ", ") + " (dice " +
           t.dice() + ").";
}

std::string initiative(const Teller& t) {
    return t.who("burgundy") + " " + t.pair("burgundy_dice") + t.bonus("burgundy_bonus") + " = " +
           t.digits("burgundy_total") + " against " + t.who("french") + " " + t.pair("french_dice") +
           t.bonus("french_bonus") + " = " + t.digits("french_total") + ": " + t.side("won") + " " +
           t.verb("win", "won") + " the initiative.";
}

std::string event(const Teller& t) {
    return "Double " + std::to_string(t.event().list("dice").empty() ? 0 : t.event().list("dice")[0]) + ": " +
           happening(t.text("event")) + " for " + t.who() + ".";
}

std::string event_loss(const Teller& t) {
    return t.who() + " loses " + t.digits("lost") + " (dice " + t.dice() +
           (t.flag("doubled") ? ", doubled out of supply" : "") + ") and has " + t.points() + ".";
}

std::string presses_on(const Teller& t) {
    const std::string march = t.who() + " presses on from " + t.zone("from") + " to " + t.zone();
    if (t.flag("beloved")) {
        return march + "; his men love him, no test.";
    }
    return march + ": " + t.test() + (t.flag("passed") ? "." : ": his army is exhausted.");
}

std::string takes(const Teller& t) {
    return t.flag("passed")
               ? t.who() + " takes " + t.points() + " of the garrison of " + t.zone("castle") + " (" +
                     t.test() + ")."
               : "The garrison of " + t.zone("castle") + " does not obey " + t.who() + " (" + t.test() + ").";
}

std::string transfer(const Teller& t) {
    return t.flag("passed")
               ? t.who("from") + " gives " + t.points() + " to " + t.who("to") + " (" + t.test() + ")."
               : t.who("from") + " and " + t.who("to") + " quarrel over troops (" + t.test() +
                     "): both are estranged this turn.";
}

std::string siege(const Teller& t) {
    return t.who() + " presses the siege of " + t.zone("castle") + ": " + t.digits("attacker") + " against " +
           t.digits("defender") + (t.flag("falls") ? ", the castle falls." : ", it holds.");
}

std::string assault(const Teller& t) {
    return t.who() + " storms " + t.zone("castle") + " with " + t.points() + " against " +
           t.digits("garrison") + ": " + t.digits("attacker") + " against " + t.digits("defender") +
           (t.flag("falls")        ? ", the castle falls."
            : t.number("loss") > 0 ? ", beaten off with the loss of " + t.digits("loss") + "."
                                   : ", beaten off.");
}

std::string battle(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return t.who("attacker") + " (" + t.digits("points") + ") meets " + t.who("defender") +
           (others > 0 ? " and " + std::to_string(others) + " more" : "") + " (" + t.digits("against") +
           ") in " + t.zone() + ".";
}

std::string flees(const Teller& t) {
    return t.who() + " flees (" + t.test() + "), loses " + t.digits("lost") + " and has " + t.points() + ".";
}

std::string joins(const Teller& t) {
    if (!t.flag("joined")) {
        return t.who() + " cannot get out of the besieged castle (" + t.test() + ").";
    }
    return t.who() + " comes out with " + t.points() +
           (t.number("lent") > 0 ? ", " + t.digits("lent") + " of them lent by the castle" : "") +
           (t.has("die") ? " (" + t.test() + ")." : ".");
}

std::string array(const Teller& t) {
    return capital(t.side()) + " under " + t.who() + ": " + t.points() + ", " + t.digits("units") +
           " units, " + t.verb("break") + " at " + t.digits("breaks_at") + ", " + t.digits("captains") +
           " captains.";
}

std::string unreliable(const Teller& t) {
    return t.who() + "'s men (dice " + t.dice() + "): " + t.digits("knights") + " of knights, " +
           t.digits("men") + " of men, " + t.digits("militia") + " militia.";
}

std::string hand(const Teller& t) {
    std::vector<std::string> cards;
    constexpr std::array<std::string_view, 6> faces{"hold", "loose", "charge", "outflank", "rally", "banner"};
    for (const std::int64_t die : t.event().list("dice")) {
        if (die >= 1 && die <= 6) {
            cards.emplace_back(faces[static_cast<std::size_t>(die - 1)]);
        }
    }
    std::sort(cards.begin(), cards.end());
    return capital(t.side()) + " " + t.verb("draw") + " the cards " + joined(cards, ", ") + ".";
}

std::string card(const Teller& t) {
    return capital(t.side()) + " " + t.verb("show") + " " + t.text("card") +
           (t.text("card") == t.text("as") ? "." : " as " + t.text("as") + ".");
}

std::string volley(const Teller& t) {
    if (t.event().list("dice").empty()) {
        return capital(t.side()) + (t.text("side") == "french" ? " have" : " has") +
               " nobody to strike with.";
    }
    return capital(t.side()) + " " + t.verb("roll") + " " + t.dice() + ": " + t.digits("hits") +
           (t.number("hits") == 1 ? " hit, " : " hits, ") + t.digits("flags") +
           (t.number("flags") == 1 ? " flag" : " flags") + (t.flag("held") ? ", some of it held off" : "") +
           "; the enemy has lost " + t.digits("enemy_lost") + " units and breaks at " +
           t.digits("enemy_breaks") +
           (t.number("enemy_pushed") > 0 ? ", pushed " + t.digits("enemy_pushed") : "") + ".";
}

std::string fate(const Teller& t) {
    if (!t.has("wound")) {
        return t.who() + " comes through unhurt (die " + t.digits("die") + ").";
    }
    return t.who() + " is wounded (die " + t.digits("die") + ", then " + t.digits("wound") + ").";
}

std::string battle_won(const Teller& t) {
    return t.has("zone") ? capital(t.side()) + " " + t.verb("win") + " the battle in " + t.zone() + "."
                         : capital(t.side()) + " " + t.verb("win") + " the closing battle.";
}

std::string battle_loss(const Teller& t) {
    return t.who() + " lost units worth " + t.digits("value") + ": -" + t.digits("lost") + ", he has " +
           t.points() + ", exhausted.";
}

std::string captured(const Teller& t) {
    return t.flag("eliminated") ? t.who() + " is taken and out of the campaign." : t.who() + " is captured.";
}

std::string retreats(const Teller& t) {
    const std::string others =
        t.number("generals") > 1 ? " and " + std::to_string(t.number("generals") - 1) + " more" : "";
    return t.who() + others + (others.empty() ? " falls back to " : " fall back to ") + t.zone() +
           (t.flag("crossing") ? ", through the enemy there: " + t.digits("price") + " points are due."
                               : ".");
}

std::string promotion(const Teller& t) {
    const std::string die = " (die " + t.digits("die") + ").";
    if (t.text("before") == t.text("skill")) {
        return t.who() + " stays " + t.text("skill") + die;
    }
    return t.flag("won") ? t.who() + " has learnt: now " + t.text("skill") + die
                         : t.who() + " is in disgrace: now " + t.text("skill") + die;
}

std::string newcomer(const Teller& t) {
    return t.who() + " is appointed for " + t.side() + ", rank " + t.digits("rank") + ", " + t.text("skill") +
           " (die " + t.digits("die") + ")" + (t.has("points") ? ", with " + t.points() : "") + ".";
}

std::string crowded(const Teller& t) {
    return t.zone() + " is crowded by " + t.digits("above") + ": dice " + t.dice() +
           (t.flag("doubled") ? ", doubled out of supply" : "") + ", " + t.digits("loss") +
           " points are lost.";
}

std::string placed(const Teller& t) {
    return t.who() + " appears in " + t.zone() + (t.has("with") ? " with " + t.who("with") : "") +
           (t.flag("inside") ? ", inside the castle." : ".");
}

std::string campaign_over(const Teller& t) {
    const std::string vp = " (" + t.digits("vp") + " VP).";
    if (t.text("by") == "siege") {
        return "Vaudemont falls: the French have won the campaign" + vp;
    }
    return (t.text("winner") == "burgundy" ? "Burgundy has won" : "The French have won") +
           std::string(" the campaign") + vp;
}

constexpr std::array rows{
    Row{"ranks", ranks},
    Row{"mustered",
        [](const Teller& t) {
            return t.who() + " musters " + t.points() + (t.flag("inside") ? " inside " : " in ") + t.zone() +
                   ".";
        }},
    Row{"garrisoned",
        [](const Teller& t) { return t.zone("castle") + " gets a garrison of " + t.digits("points") + "."; }},
    Row{"unmustered",
        [](const Teller& t) { return capital(t.side()) + " " + t.verb("begin") + " the muster anew."; }},
    Row{"ready",
        [](const Teller& t) {
            return capital(t.side()) + (t.text("side") == "french" ? " are" : " is") + " ready.";
        }},
    Row{"turn",
        [](const Teller& t) { return "Turn " + t.digits("turn") + " begins, " + t.digits("vp") + " VP."; }},
    Row{"picked",
        [](const Teller& t) { return capital(t.side()) + " " + t.verb("pick") + " " + t.who() + "."; }},
    Row{"activated", [](const Teller& t) { return t.who() + " is active."; }},
    Row{"initiative", initiative},
    Row{"event", event},
    Row{"event-loss", event_loss},
    Row{"reinforced",
        [](const Teller& t) {
            return t.who() + " gains " + t.digits("kept") + " of " + t.digits("came") + " (dice " + t.dice() +
                   ") and has " + t.points() + ".";
        }},
    Row{"spared",
        [](const Teller& t) { return t.who() + " spares the leaders of the mutiny, and owes for it."; }},
    Row{"recovery",
        [](const Teller& t) {
            return t.who() + (t.flag("passed") ? " rests his army: " : " finds no rest: ") + t.test() + ".";
        }},
    Row{"moves",
        [](const Teller& t) {
            return t.who() + " marches from " + t.zone("from") + " to " + t.zone() + ".";
        }},
    Row{"presses-on", presses_on},
    Row{"leaves", [](const Teller& t) { return t.who() + " comes out of " + t.zone("castle") + "."; }},
    Row{"garrisons",
        [](const Teller& t) {
            return t.who() + " leaves " + t.points() + " in " + t.zone("castle") + ", which has " +
                   t.digits("garrison") + " without a leader.";
        }},
    Row{"takes", takes},
    Row{"enters", [](const Teller& t) { return t.who() + " goes into " + t.zone("castle") + "."; }},
    Row{"ravages",
        [](const Teller& t) {
            return t.who() + " ravages " + t.zone() + ": +" + t.digits("vp") + ", " + t.digits("total") +
                   " VP.";
        }},
    Row{"transfer", transfer},
    Row{"ends", [](const Teller& t) { return t.who() + " is done."; }},
    Row{"siege", siege},
    Row{"assault", assault},
    Row{"joins-assault",
        [](const Teller& t) {
            return t.who() + (t.flag("passed") ? " takes part (" : " hangs back (") + t.test() + ").";
        }},
    Row{"assault-off",
        [](const Teller& t) {
            return "The assault on " + t.zone("castle") + " comes to nothing: " + t.points() +
                   " are not twice the garrison of " + t.digits("garrison") + ".";
        }},
    Row{"castle-falls",
        [](const Teller& t) { return t.zone("castle") + " belongs to " + t.side("owner") + " now."; }},
    Row{"siege-lifted", [](const Teller& t) { return "The siege of " + t.zone("castle") + " is lifted."; }},
    Row{"siege-goes-on",
        [](const Teller& t) {
            return "The siege of " + t.zone("castle") + " goes on, marker " + t.digits("marker") + ".";
        }},
    Row{"siege-given-up",
        [](const Teller& t) { return "Too few lie before " + t.zone("castle") + ": no siege marker."; }},
    Row{"sallies",
        [](const Teller& t) {
            return t.who() + " sallies from " + t.zone("castle") + " with " + t.points() + ".";
        }},
    Row{"battle", battle},
    Row{"stands", [](const Teller& t) { return t.who() + " stands to fight."; }},
    Row{"flees", flees},
    Row{"joins", joins},
    Row{"stays-in", [](const Teller&) { return std::string("The garrison stays inside."); }},
    Row{"array", array},
    Row{"unreliable", unreliable},
    Row{"hand", hand},
    Row{"flank",
        [](const Teller& t) {
            return t.who() + (t.flag("arrived") ? " arrives on the flank (" : " is not there yet (") +
                   t.test() + ").";
        }},
    Row{"card", card},
    Row{"rallies",
        [](const Teller& t) {
            return capital(t.side()) + (t.text("side") == "french" ? " rally" : " rallies") +
                   (t.has("general") ? ": " + t.who() + " gets a unit back." : ": nothing was lost yet.");
        }},
    Row{"volley", volley},
    Row{"night", [](const Teller&) { return std::string("Night falls on the field."); }},
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
            return t.who() + " loses " + t.digits("points") + ", " + t.digits("left") + " left.";
        }},
    Row{"returns", [](const Teller& t) { return t.who() + " goes back into " + t.zone("castle") + "."; }},
    Row{"stays-out", [](const Teller& t) { return t.who() + " stays outside " + t.zone("castle") + "."; }},
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
            return "Does the campaign end? " + capital(t.test()) +
                   (t.flag("ends") ? ": it does." : ": it goes on.");
        }},
    Row{"closing-battle",
        [](const Teller& t) {
            return "With " + t.digits("vp") + " VP Rene has to march: " + t.digits("french_points") +
                   " against " + t.digits("burgundy_points") + " points of " + t.who("burgundy") + ".";
        }},
    Row{"resigns", [](const Teller& t) { return capital(t.side()) + " " + t.verb("give") + " up."; }},
    Row{"campaign-over", campaign_over},
};

/// What stands in the totals of a storm, for the working.
std::string storm_working(const Teller& t, bool siege) {
    std::string out = "2d6 " + t.pair("dice") + ", " + t.who() + " " + t.bonus("bonus");
    out += siege ? ", marker " + t.bonus("marker")
                 : ", works " + t.bonus("works") + ", ratio " + t.bonus("ratio") +
                       (t.number("exhausted") != 0 ? ", exhausted " + t.bonus("exhausted") : "");
    return out + " = " + t.digits("attacker") + "; 2d6 " + t.pair("against") + ", inside " +
           t.bonus("against_bonus") + ", walls " + t.bonus("walls") + " = " + t.digits("defender") + ".";
}

} // namespace

std::string say(const Tables& tables, const Event& event) {
    const auto* row =
        std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.kind == event.kind(); });
    return row == rows.end() ? std::string() : row->say(Teller(tables, event));
}

std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    std::vector<std::string> out;
    for (const Event& event : events) {
        const std::string sentence = say(tables, event);
        if (!sentence.empty()) {
            out.push_back(sentence + " [" + event.rule() + "]");
        }
        if (event.kind() == "siege" || event.kind() == "assault") {
            out.push_back("  " + storm_working(Teller(tables, event), event.kind() == "siege"));
        }
    }
    return out;
}

} // namespace disfida::lorraine
