#include <algorithm>
#include <array>

#include "lorraine/sentences.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

/// What an event adds to the line of its action; nothing for what goes without saying there.
std::string in_short(const Tables& tables, const Event& event) {
    const Teller t(tables, event);
    const std::string& kind = event.kind();
    const std::string die = t.digits("die");
    if (kind == "moves") {
        return t.who() + " to " + t.zone();
    }
    if (kind == "presses-on") {
        return t.who() + " presses on to " + t.zone() +
               (t.flag("beloved") ? "" : " " + die + (t.flag("passed") ? "" : ", exhausted"));
    }
    if (kind == "initiative") {
        return t.who("burgundy") + " " + t.digits("burgundy_total") + ", " + t.who("french") + " " +
               t.digits("french_total") + ": " + t.side("won");
    }
    if (kind == "event") {
        return happening(t.text("event")) + ", " + t.who();
    }
    if (kind == "event-loss" || kind == "flees") {
        return t.who() + " -" + t.digits("lost");
    }
    if (kind == "ravages") {
        return t.who() + " ravages " + t.zone() + ", " + t.digits("total") + " VP";
    }
    if (kind == "recovery") {
        return t.who() + (t.flag("passed") ? " rested " : " still tired ") + die;
    }
    if (kind == "siege" || kind == "assault") {
        return (kind == "siege" ? "siege of " : "assault on ") + t.zone("castle") + " " +
               t.digits("attacker") + ":" + t.digits("defender") + (t.flag("falls") ? ", falls" : ", holds") +
               (t.number("loss") > 0 ? ", -" + t.digits("loss") : "");
    }
    if (kind == "battle") {
        return "battle in " + t.zone() + ", " + t.who("attacker") + " " + t.digits("points") + " against " +
               t.who("defender") + " " + t.digits("against");
    }
    if (kind == "volley") {
        return (t.text("side") == "french" ? "Fr " : "Bu ") + t.digits("hits") + " hits " +
               t.digits("flags") + " flags";
    }
    if (kind == "card") {
        return capital(t.side()) + ": " + t.text("card") +
               (t.text("card") == t.text("as") ? "" : " as " + t.text("as"));
    }
    if (kind == "battle-won") {
        return capital(t.side()) + " " + t.verb("win");
    }
    if (kind == "retreats") {
        return "back to " + t.zone();
    }
    if (kind == "killed" || kind == "captured") {
        return t.who() + " " + kind;
    }
    if (kind == "crowded") {
        return t.zone() + " crowded, -" + t.digits("loss");
    }
    if (kind == "turn") {
        return "turn " + t.digits("turn");
    }
    if (kind == "activated" || kind == "mustered" || kind == "unmustered" || kind == "garrisoned" ||
        kind == "unreliable" || kind == "array" || kind == "battle-loss" || kind == "fate") {
        return {};
    }
    if (kind == "promotion" && t.text("before") == t.text("skill")) {
        return {};
    }
    std::string whole = say(tables, event);
    if (!whole.empty() && whole.back() == '.') {
        whole.pop_back();
    }
    return whole;
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    std::vector<std::string> parts;
    for (const Event& event : events) {
        if (std::string part = in_short(tables, event); !part.empty()) {
            parts.push_back(std::move(part));
        }
    }
    if (parts.empty() && !events.empty()) { // nothing but what usually goes without saying
        parts.push_back(say(tables, events.back()));
        if (!parts.back().empty()) {
            parts.back().pop_back();
        }
    }
    return capital(join(parts, "; "));
}

} // namespace disfida::lorraine
