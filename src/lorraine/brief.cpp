// A whole action in one line: what happened and the dice, without what goes without saying.
#include <algorithm>
#include <array>

#include "lorraine/sentences.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

using Short = std::string (*)(const Teller&);

struct Row {
    std::string_view kind;
    Short say;
};

std::string skip(const Teller&) { return {}; }

std::string initiative(const Teller& t) {
    return t.who("burgundy") + " " + t.digits("burgundy_total") + ", " + t.who("french") + " " +
           t.digits("french_total") + ": " + t.side("won");
}

std::string presses_on(const Teller& t) {
    return t.who() + " presses on to " + t.zone() +
           (t.flag("beloved") ? std::string(", beloved")
                              : ": " + t.digits("die") + (t.flag("passed") ? "" : ", exhausted"));
}

std::string storm(const Teller& t, std::string_view what) {
    return std::string(what) + t.castle() + " " + t.digits("attacker") + ":" + t.digits("defender") +
           (t.flag("falls") ? ", falls" : ", holds") + (t.number("loss") > 0 ? ", -" + t.digits("loss") : "");
}

std::string battle(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return "battle, " + t.who("attacker") + " " + t.digits("points") + " : " + t.who("defender") +
           (others > 0 ? " and " + std::to_string(others) + " more " : " ") + t.digits("against");
}

std::string volley(const Teller& t) {
    return t.side() + " " + t.count("hits", "hit") + " " + t.count("flags", "flag") + ", enemy " +
           t.digits("enemy_lost") + "/" + t.digits("enemy_breaks");
}

std::string newcomer(const Teller& t) {
    return t.who() + " for " + t.side() + ", " + t.text("skill") + ", rank " + t.digits("rank");
}

constexpr std::array rows{
    Row{"ranks", [](const Teller& t) { return "ranks of " + t.side() + " " + t.dice("ranks"); }},
    Row{"mustered",
        [](const Teller& t) {
            return t.who() + " " + t.digits("points") + (t.flag("inside") ? " inside " : " in ") + t.zone();
        }},
    Row{"garrisoned",
        [](const Teller& t) { return "garrison of " + t.digits("points") + " in " + t.castle(); }},
    Row{"turn", [](const Teller& t) { return "turn " + t.digits("turn") + " begins"; }},
    Row{"activated", skip},
    Row{"initiative", initiative},
    Row{"event", [](const Teller& t) { return happening(t.text("event")) + ", " + t.who(); }},
    Row{"event-loss", [](const Teller& t) { return t.who() + " -" + t.digits("lost"); }},
    Row{"reinforced", [](const Teller& t) { return t.who() + " +" + t.digits("kept"); }},
    Row{"spared", [](const Teller& t) { return t.who() + " spares the mutiny"; }},
    Row{"recovery",
        [](const Teller& t) {
            return t.who() + (t.flag("passed") ? " rests: " : " finds no rest: ") + t.digits("die");
        }},
    Row{"moves", [](const Teller& t) { return t.who() + " to " + t.zone(); }},
    Row{"presses-on", presses_on},
    Row{"garrisons",
        [](const Teller& t) { return t.who() + " leaves " + t.digits("points") + " in " + t.castle(); }},
    Row{"takes",
        [](const Teller& t) {
            return t.flag("passed") ? t.who() + " takes " + t.digits("points") + " from " + t.castle() +
                                          ": " + t.digits("die")
                                    : t.castle() + " does not obey " + t.who() + ": " + t.digits("die");
        }},
    Row{"ravages",
        [](const Teller& t) { return t.who() + " ravages " + t.zone() + ", " + t.digits("total") + " VP"; }},
    Row{"transfer",
        [](const Teller& t) {
            return t.flag("passed") ? t.who("from") + " gives " + t.who("to") + " " + t.digits("points") +
                                          ": " + t.digits("die")
                                    : t.who("from") + " and " + t.who("to") + " quarrel: " + t.digits("die");
        }},
    Row{"siege", [](const Teller& t) { return storm(t, "siege of "); }},
    Row{"assault", [](const Teller& t) { return storm(t, "assault on "); }},
    Row{"castle-falls", skip},
    Row{"joins-assault",
        [](const Teller& t) {
            return t.who() + (t.flag("passed") ? " joins: " : " hangs back: ") + t.digits("die");
        }},
    Row{"assault-off", [](const Teller& t) { return "too few to storm " + t.castle(); }},
    Row{"siege-lifted", [](const Teller& t) { return "siege of " + t.castle() + " lifted"; }},
    Row{"siege-goes-on", [](const Teller& t) { return "siege of " + t.castle() + " " + t.digits("marker"); }},
    Row{"siege-given-up", [](const Teller& t) { return "siege of " + t.castle() + " given up"; }},
    Row{"sallies", [](const Teller& t) { return t.who() + " sallies from " + t.castle(); }},
    Row{"battle", battle},
    Row{"stands", [](const Teller& t) { return t.who() + " stands"; }},
    Row{"flees",
        [](const Teller& t) { return t.who() + " flees: " + t.digits("die") + ", -" + t.digits("lost"); }},
    Row{"joins",
        [](const Teller& t) {
            return t.who() + (t.flag("joined") ? " comes out with " + t.digits("points")
                                               : " cannot get out: " + t.digits("die"));
        }},
    Row{"stays-in", [](const Teller&) { return std::string("the garrison stays inside"); }},
    Row{"array", [](const Teller& t) { return t.side() + " " + t.count("units", "unit"); }},
    Row{"unreliable", skip},
    Row{"hand", skip},
    Row{"flank",
        [](const Teller& t) {
            return t.who() + (t.flag("arrived") ? " arrives: " : " is not there yet: ") + t.digits("die");
        }},
    Row{"rallies", [](const Teller& t) { return t.side() + (t.french() ? " rally" : " rallies"); }},
    Row{"volley", volley},
    Row{"night", [](const Teller&) { return std::string("night falls"); }},
    Row{"battle-won", [](const Teller& t) { return t.side() + " " + t.verb("win"); }},
    Row{"fate", skip},
    Row{"battle-loss",
        [](const Teller& t) {
            return t.number("lost") == 0 ? std::string() : t.who() + " -" + t.digits("lost");
        }},
    Row{"killed", [](const Teller& t) { return t.who() + " killed"; }},
    Row{"captured", [](const Teller& t) { return t.who() + (t.flag("eliminated") ? " out" : " captured"); }},
    Row{"inherits", [](const Teller& t) { return t.who() + " has " + t.digits("has"); }},
    Row{"successor", newcomer},
    Row{"retreats",
        [](const Teller& t) {
            return (t.flag("crossing") ? "back through " : "back to ") + t.zone() +
                   (t.flag("crossing") ? ", -" + t.digits("price") : "");
        }},
    Row{"loses", [](const Teller& t) { return t.loser() + " -" + t.digits("points"); }},
    Row{"promotion",
        [](const Teller& t) {
            return t.text("before") == t.text("skill") ? std::string() : t.who() + " now " + t.text("skill");
        }},
    Row{"crowded", [](const Teller& t) { return t.zone() + " is crowded, -" + t.digits("loss"); }},
    Row{"exchange",
        [](const Teller& t) { return t.who("burgundy") + " for " + t.who("french") + " exchanged"; }},
    Row{"placed",
        [](const Teller& t) { return t.who() + (t.flag("inside") ? " inside " : " in ") + t.zone(); }},
    Row{"rank", [](const Teller& t) { return t.who() + " rank " + t.digits("rank"); }},
    Row{"replacement", newcomer},
    Row{"end-roll",
        [](const Teller& t) {
            return std::string(t.flag("ends") ? "the campaign ends: " : "the campaign goes on: ") +
                   t.digits("die");
        }},
    Row{"closing-battle",
        [](const Teller& t) {
            return "Rene marches, " + t.digits("french_points") + " to " + t.digits("burgundy_points");
        }},
    Row{"campaign-over",
        [](const Teller& t) { return t.side("winner") + " " + t.verb("win", "winner") + " the campaign"; }},
};

/// The sentence of an event without its stop.
std::string whole(const Tables& tables, const Event& event) {
    std::string sentence = say(tables, event);
    if (!sentence.empty() && sentence.back() == '.') {
        sentence.pop_back();
    }
    return sentence;
}

std::string in_short(const Tables& tables, const Event& event) {
    const auto* row =
        std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.kind == event.kind(); });
    return row == rows.end() ? whole(tables, event) : row->say(Teller(tables, event));
}

/// A muster by itself is told by its last word alone.
bool is_muster(const Event& event) {
    return event.kind() == "unmustered" || event.kind() == "mustered" || event.kind() == "garrisoned";
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    if (events.empty()) {
        return "No point lost"; // a share of nothing in a loss is the one action without an event
    }
    const auto number_of = [&](std::string_view kind) {
        return std::count_if(events.begin(), events.end(),
                             [&](const Event& event) { return event.kind() == kind; });
    };
    const bool ready = number_of("ready") > 0;
    const auto risen = number_of("rank");
    bool ranks_told = risen < 2;
    std::vector<std::string> parts;
    for (const Event& event : events) {
        if (ready && is_muster(event)) {
            continue;
        }
        if (event.kind() == "rank" && risen > 1) {
            if (!ranks_told) {
                parts.push_back(std::to_string(risen) + " generals go up in rank");
                ranks_told = true;
            }
            continue;
        }
        if (std::string part = in_short(tables, event); !part.empty()) {
            parts.push_back(std::move(part));
        }
    }
    if (parts.empty()) { // nothing but what usually goes without saying
        parts.push_back(whole(tables, events.back()));
    }
    return capital(join(parts, "; "));
}

} // namespace disfida::lorraine
