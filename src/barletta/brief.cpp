#include "barletta/brief.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "barletta/sentences.hpp"

namespace disfida::barletta {

namespace {

std::string short_name(const Tables& tables, const Event& event, std::string_view key) {
    const int found = tables.find(event.text(key));
    return found < 0 ? event.text(key) : tables.knight(static_cast<KnightId>(found)).short_name;
}

/// "3+4+1=8": the dice, the modifier if there is one, the roll that counts; "1+1-3=-1 held to 2".
std::string roll(const Event& event) {
    std::string out;
    for (const std::int64_t die : event.list("dice")) {
        out += (out.empty() ? "" : "+") + std::to_string(die);
    }
    const std::int64_t modifier = event.number("modifier");
    const std::int64_t thrown = thrown_roll(event);
    const std::int64_t held = event.number("roll");
    return out + (modifier != 0 ? with_sign(modifier) : "") + "=" + std::to_string(thrown) +
           (thrown == held ? "" : " held to " + std::to_string(held));
}

std::string blow(const Event& event) {
    return "column " + with_sign(event.number("column")) + ", " + roll(event) + " " + event.text("cell");
}

/// "4+1>4" or "3+1 not >4": a test as a sum against VC.
std::string test(const Event& event, std::span<const std::string_view> parts, bool above) {
    std::string out;
    for (const std::string_view part : parts) {
        if (out.empty() || event.number(part) != 0) {
            out += (out.empty() ? "" : "+") + std::to_string(event.number(part));
        }
    }
    return out + (above ? ">" : " not >") + std::to_string(event.number("vc"));
}

constexpr std::array<std::string_view, 3> unhorsing_parts{"die", "hits", "wounds"};
constexpr std::array<std::string_view, 3> surrender_parts{"die", "wounds", "modifier"};

/// Part of the line: who, and what of him. Without a subject it is a sentence of its own.
struct Fragment {
    std::string who = {};
    std::string text = {};
};

/// What became of a fighter, in words alone; no text for an event that tells nothing of the kind.
Fragment result(const Tables& tables, const Event& event) {
    const std::string& kind = event.kind();
    const std::string who = short_name(tables, event, "knight");
    if (kind == "hits") {
        return {who, "takes " + count_of(event.number("taken"), "Hit")};
    }
    if (kind == "wound") {
        return {who, "is wounded"};
    }
    if (kind == "unhorsing-test" && event.flag("unhorsed")) {
        return {who, "is unhorsed"};
    }
    if (kind == "retreats" || kind == "advances") {
        return {who, (kind == "retreats" ? "gives way to " : "advances to ") + event.text("to")};
    }
    if (kind == "killed" || kind == "captured") {
        return {who, (kind == "killed" ? "is killed by " : "is taken by ") + short_name(tables, event, "by")};
    }
    return {};
}

/// What was done and rolled; no text for an event of which the result tells all.
Fragment course(const Tables& tables, const Event& event) {
    const std::string& kind = event.kind();
    const std::string who = short_name(tables, event, "knight");
    if (kind == "moves") {
        return {who, event.text("from") == "camp" ? "leaves camp for " + event.text("to")
                                                  : "moves to " + event.text("to")};
    }
    if (kind == "stands") {
        return {who, "stays in " + event.text("at")};
    }
    if (kind == "attacks" || kind == "charges") {
        return {who, kind + " " + short_name(tables, event, "enemy")};
    }
    if (kind == "blow") {
        return {event.flag("attacker") ? who : "Answer", blow(event)};
    }
    if (kind == "unhorsing-test") {
        return {who, "unhorsing " + test(event, unhorsing_parts, event.flag("unhorsed"))};
    }
    if (kind == "surrender-test") {
        const bool yields = event.flag("surrenders");
        return {who, event.number("die") == 1 ? "surrender: a natural 1 holds"
                                              : "surrender " + test(event, surrender_parts, yields)};
    }
    if (kind == "wound") {
        return {who, "has " + count_of(event.number("wounds"), "wound") + ", " +
                         count_of(event.number("hits"), "Hit")};
    }
    if (!result(tables, event).text.empty()) {
        return {};
    }
    return {{}, say(tables, event)};
}

void add_sentence(std::string& out, const std::string& sentence) {
    out +=
        (out.empty() ? "" : " ") + sentence + (sentence.back() == '.' || sentence.back() == '!' ? "" : ".");
}

/// What became of the fighters, who is out of action first: of them nothing else counts.
std::string results(const Tables& tables, std::span<const Event> events) {
    struct Fate {
        std::string who;
        std::string text;
        bool gone;
    };
    std::vector<Fate> fates;
    for (const Event& event : events) {
        const Fragment part = result(tables, event);
        if (part.text.empty()) {
            continue;
        }
        const bool gone = event.kind() == "killed" || event.kind() == "captured";
        const auto known =
            std::find_if(fates.begin(), fates.end(), [&](const Fate& fate) { return fate.who == part.who; });
        if (known == fates.end()) {
            fates.push_back({part.who, part.text, gone});
        } else if (gone) {
            *known = {part.who, part.text, true};
        } else {
            known->text += ", " + part.text;
        }
    }
    std::stable_partition(fates.begin(), fates.end(), [](const Fate& fate) { return fate.gone; });
    std::string out;
    for (const Fate& fate : fates) {
        add_sentence(out, fate.who + " " + fate.text + (fate.gone ? "!" : ""));
    }
    return out;
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    std::string out = results(tables, events);
    std::string sentence;
    std::string subject;
    for (const Event& event : events) {
        const Fragment part = course(tables, event);
        if (part.text.empty()) {
            continue;
        }
        if (!part.who.empty() && part.who == subject) {
            sentence += ", " + part.text;
            continue;
        }
        if (!sentence.empty()) {
            add_sentence(out, sentence);
        }
        sentence = (part.who.empty() ? "" : part.who + " ") + part.text;
        subject = part.who;
    }
    if (!sentence.empty()) {
        add_sentence(out, sentence);
    }
    const bool fight =
        std::any_of(events.begin(), events.end(), [](const Event& event) { return event.kind() == "blow"; });
    return fight && results(tables, events).empty() ? "Nobody is hurt. " + out : out;
}

} // namespace disfida::barletta
