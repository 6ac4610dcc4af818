// A whole action in one line: what happened and the dice, without what goes without saying.
#include <algorithm>
#include <array>

#include "kernel/punctuation.hpp"
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
    return fill(tr("{burgundy} {first}, {french} {second}: {side}"), {{"burgundy", t.who("burgundy")},
                                                                      {"first", t.digits("burgundy_total")},
                                                                      {"french", t.who("french")},
                                                                      {"second", t.digits("french_total")},
                                                                      {"side", t.side("won")}});
}

std::string presses_on(const Teller& t) {
    return t.told(t.flag("beloved")  ? tr("{general} presses on to {zone}, beloved")
                  : t.flag("passed") ? tr("{general} presses on to {zone}: {die}")
                                     : tr("{general} presses on to {zone}: {die}, exhausted"),
                  {{"die", t.digits("die")}});
}

/// Two totals and what they come to: `falls` or `holds` of one castle.
std::string storm(const Teller& t, const char* falls, const char* holds) {
    const std::string loss = t.number("loss") > 0 ? ", -" + t.digits("loss") : "";
    return t.told(t.flag("falls") ? falls : holds,
                  {{"attacker", t.digits("attacker")}, {"defender", t.digits("defender")}}) +
           loss;
}

std::string battle(const Teller& t) {
    const int others = t.number("defenders") - 1;
    return t.told(others > 0 ? tr("battle, {attacker} {own} : {defender} and {others} more {against}")
                             : tr("battle, {attacker} {own} : {defender} {against}"),
                  {{"attacker", t.who("attacker")},
                   {"own", t.digits("points")},
                   {"defender", t.who("defender")},
                   {"others", std::to_string(others)},
                   {"against", t.digits("against")}});
}

std::string volley(const Teller& t) {
    return t.told(tr("{side} {hits} {flags}, enemy {lost}/{breaks}"),
                  {{"side", t.side()},
                   {"hits", how_many("{n} hit", "{n} hits", t.number("hits"))},
                   {"flags", how_many("{n} flag", "{n} flags", t.number("flags"))},
                   {"lost", t.digits("enemy_lost")},
                   {"breaks", t.digits("enemy_breaks")}});
}

std::string newcomer(const Teller& t) {
    return t.told(t.of_side(mark("{general} for Burgundy, {skill}, rank {rank}"),
                            mark("{general} for the French, {skill}, rank {rank}")),
                  {{"skill", t.skill()}, {"rank", t.digits("rank")}});
}

/// "Toulongeon -12", as in every language.
std::string minus(const Teller& t, const std::string& who, std::string_view key) {
    return who + " -" + t.digits(key);
}

constexpr std::array rows{
    Row{"ranks",
        [](const Teller& t) {
            return t.told(t.of_side(mark("ranks of Burgundy {ranks}"), mark("ranks of the French {ranks}")),
                          {{"ranks", t.dice("ranks")}});
        }},
    Row{"mustered",
        [](const Teller& t) {
            return t.told(t.flag("inside") ? tr("{general} {n} inside {zone}")
                                           : tr("{general} {n} in {zone}"),
                          {{"n", t.digits("points")}});
        }},
    Row{"garrisoned",
        [](const Teller& t) {
            return t.told(tr("garrison of {n} in {castle}"), {{"n", t.digits("points")}});
        }},
    Row{"turn",
        [](const Teller& t) {
            return t.told(tr("turn {turn} begins"), {{"turn", t.digits("turn")}});
        }},
    Row{"activated", skip},
    Row{"initiative", initiative},
    Row{"event",
        [](const Teller& t) {
            return t.told(tr("{event}, {general}"), {{"event", happening(t.text("event"))}});
        }},
    Row{"event-loss", [](const Teller& t) { return minus(t, t.who(), "lost"); }},
    Row{"reinforced", [](const Teller& t) { return t.who() + " +" + t.digits("kept"); }},
    Row{"spared", [](const Teller& t) { return t.told(tr("{general} spares the mutiny")); }},
    Row{"recovery",
        [](const Teller& t) {
            return t.told(t.flag("passed") ? tr("{general} rests: {die}")
                                           : tr("{general} finds no rest: {die}"),
                          {{"die", t.digits("die")}});
        }},
    Row{"moves", [](const Teller& t) { return t.told(tr("{general} to {zone}")); }},
    Row{"presses-on", presses_on},
    Row{"garrisons",
        [](const Teller& t) {
            return t.told(tr("{general} leaves {n} in {castle}"), {{"n", t.digits("points")}});
        }},
    Row{"takes",
        [](const Teller& t) {
            return t.told(t.flag("passed") ? tr("{general} takes {n} from {castle}: {die}")
                                           : tr("{castle} does not obey {general}: {die}"),
                          {{"n", t.digits("points")}, {"die", t.digits("die")}});
        }},
    Row{"ravages",
        [](const Teller& t) {
            return t.told(tr("{general} ravages {zone}, {total} VP"), {{"total", t.digits("total")}});
        }},
    Row{"transfer",
        [](const Teller& t) {
            return t.told(t.flag("passed") ? tr("{from} gives {to} {n}: {die}")
                                           : tr("{from} and {to} quarrel: {die}"),
                          {{"from", t.who("from")},
                           {"to", t.who("to")},
                           {"n", t.digits("points")},
                           {"die", t.digits("die")}});
        }},
    Row{"siege",
        [](const Teller& t) {
            return storm(t, tr("siege of {castle} {attacker}:{defender}, falls"),
                         tr("siege of {castle} {attacker}:{defender}, holds"));
        }},
    Row{"assault",
        [](const Teller& t) {
            return storm(t, tr("assault on {castle} {attacker}:{defender}, falls"),
                         tr("assault on {castle} {attacker}:{defender}, holds"));
        }},
    Row{"castle-falls", skip},
    Row{"joins-assault",
        [](const Teller& t) {
            return t.told(t.flag("passed") ? tr("{general} joins: {die}") : tr("{general} hangs back: {die}"),
                          {{"die", t.digits("die")}});
        }},
    Row{"assault-off", [](const Teller& t) { return t.told(tr("too few to storm {castle}")); }},
    Row{"siege-lifted", [](const Teller& t) { return t.told(tr("siege of {castle} lifted")); }},
    Row{"siege-goes-on",
        [](const Teller& t) {
            return t.told(tr("siege of {castle} {marker}"), {{"marker", t.digits("marker")}});
        }},
    Row{"siege-given-up", [](const Teller& t) { return t.told(tr("siege of {castle} given up")); }},
    Row{"sallies", [](const Teller& t) { return t.told(tr("{general} sallies from {castle}")); }},
    Row{"battle", battle},
    Row{"stands", [](const Teller& t) { return t.told(tr("{general} stands")); }},
    Row{"flees",
        [](const Teller& t) {
            return t.told(tr("{general} flees: {die}, -{lost}"),
                          {{"die", t.digits("die")}, {"lost", t.digits("lost")}});
        }},
    Row{"joins",
        [](const Teller& t) {
            return t.told(t.flag("joined") ? tr("{general} comes out with {n}")
                                           : tr("{general} cannot get out: {die}"),
                          {{"n", t.digits("points")}, {"die", t.digits("die")}});
        }},
    Row{"stays-in", [](const Teller&) { return std::string(tr("the garrison stays inside")); }},
    Row{"array",
        [](const Teller& t) {
            return t.side() + " " + how_many("{n} unit", "{n} units", t.number("units"));
        }},
    Row{"unreliable", skip},
    Row{"hand", skip},
    Row{"flank",
        [](const Teller& t) {
            return t.told(t.flag("arrived") ? tr("{general} arrives: {die}")
                                            : tr("{general} is not there yet: {die}"),
                          {{"die", t.digits("die")}});
        }},
    Row{"rallies",
        [](const Teller& t) {
            return t.told(t.of_side(mark("Burgundy rallies"), mark("the French rally")));
        }},
    Row{"volley", volley},
    Row{"night", [](const Teller&) { return std::string(tr("night falls")); }},
    Row{"battle-won",
        [](const Teller& t) { return t.told(t.of_side(mark("Burgundy wins"), mark("the French win"))); }},
    Row{"fate", skip},
    Row{"battle-loss",
        [](const Teller& t) { return t.number("lost") == 0 ? std::string() : minus(t, t.who(), "lost"); }},
    Row{"killed", [](const Teller& t) { return t.told(tr("{general} killed")); }},
    Row{"captured",
        [](const Teller& t) {
            return t.told(t.flag("eliminated") ? tr("{general} out") : tr("{general} captured"));
        }},
    Row{"inherits",
        [](const Teller& t) {
            return t.told(tr("{general} has {n}"), {{"n", t.digits("has")}});
        }},
    Row{"successor", newcomer},
    Row{"retreats",
        [](const Teller& t) {
            return t.told(t.flag("crossing") ? tr("back through {zone}, -{price}") : tr("back to {zone}"),
                          {{"price", t.digits("price")}});
        }},
    Row{"loses", [](const Teller& t) { return minus(t, t.loser(), "points"); }},
    Row{"promotion",
        [](const Teller& t) {
            return t.text("before") == t.text("skill")
                       ? std::string()
                       : t.told(tr("{general} now {skill}"), {{"skill", t.skill()}});
        }},
    Row{"crowded",
        [](const Teller& t) {
            return t.told(tr("{zone} is crowded, -{loss}"), {{"loss", t.digits("loss")}});
        }},
    Row{"exchange",
        [](const Teller& t) {
            return t.told(tr("{burgundy} for {french} exchanged"),
                          {{"burgundy", t.who("burgundy")}, {"french", t.who("french")}});
        }},
    Row{"placed",
        [](const Teller& t) {
            return t.told(t.flag("inside") ? tr("{general} inside {zone}") : tr("{general} in {zone}"));
        }},
    Row{"rank",
        [](const Teller& t) {
            return t.told(tr("{general} rank {rank}"), {{"rank", t.digits("rank")}});
        }},
    Row{"replacement", newcomer},
    Row{"end-roll",
        [](const Teller& t) {
            return t.told(t.flag("ends") ? tr("the campaign ends: {die}") : tr("the campaign goes on: {die}"),
                          {{"die", t.digits("die")}});
        }},
    Row{"closing-battle",
        [](const Teller& t) {
            return t.told(tr("Rene marches, {own} to {against}"),
                          {{"own", t.digits("french_points")}, {"against", t.digits("burgundy_points")}});
        }},
    Row{"campaign-over",
        [](const Teller& t) {
            return t.told(
                t.of_side(mark("Burgundy wins the campaign"), mark("the French win the campaign"), "winner"));
        }},
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
        return tr("No point lost"); // a share of nothing in a loss is the one action without an event
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
                parts.push_back(how_many("{n} general goes up in rank", "{n} generals go up in rank", risen));
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
    return capital(clauses(parts));
}

} // namespace disfida::lorraine
