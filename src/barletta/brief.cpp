#include "barletta/brief.hpp"

#include <array>

#include "barletta/sentences.hpp"

namespace disfida::barletta {

namespace {

std::string short_name(const Tables& tables, const Event& event, std::string_view key) {
    const int found = tables.find(event.text(key));
    return found < 0 ? event.text(key) : tables.knight(static_cast<KnightId>(found)).short_name;
}

/// "3+4+1=8": the dice, the modifier if there is one, the roll that counts.
std::string roll(const Event& event) {
    const auto& dice = event.list("dice");
    std::string out;
    for (const std::int64_t die : dice) {
        out += (out.empty() ? "" : "+") + std::to_string(die);
    }
    const std::int64_t modifier = event.number("modifier");
    return out + (modifier != 0 ? with_sign(modifier) : "") + "=" + std::to_string(event.number("roll"));
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

Fragment fragment(const Tables& tables, const Event& event) {
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
    if (kind == "hits") {
        return {who, count_of(event.number("taken"), "Hit")};
    }
    if (kind == "unhorsing-test") {
        const bool down = event.flag("unhorsed");
        return {who, "unhorsing " + test(event, unhorsing_parts, down) + (down ? ", unhorsed!" : "")};
    }
    if (kind == "surrender-test") {
        const bool yields = event.flag("surrenders");
        return {who, event.number("die") == 1 ? "surrender: a natural 1 holds"
                                              : "surrender " + test(event, surrender_parts, yields)};
    }
    if (kind == "retreats" || kind == "advances") {
        return {who, (kind == "retreats" ? "gives way to " : "advances to ") + event.text("to")};
    }
    if (kind == "wound") {
        return {who, "is wounded (" + count_of(event.number("wounds"), "wound") + ", " +
                         count_of(event.number("hits"), "Hit") + ")"};
    }
    if (kind == "killed" || kind == "captured") {
        return {who, (kind == "killed" ? "is killed by " : "surrenders to ") +
                         short_name(tables, event, "by") + "!"};
    }
    return {{}, say(tables, event)};
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    std::string out;
    std::string subject;
    for (const Event& event : events) {
        const Fragment part = fragment(tables, event);
        if (part.text.empty()) {
            continue;
        }
        const bool goes_on = !part.who.empty() && part.who == subject;
        if (goes_on) {
            out += ", " + part.text;
        } else {
            const bool open = !out.empty() && out.back() != '.' && out.back() != '!';
            out += std::string(out.empty() ? ""
                               : open      ? ". "
                                           : " ") +
                   (part.who.empty() ? "" : part.who + " ") + part.text;
        }
        subject = part.who;
    }
    return out.empty() || out.back() == '.' || out.back() == '!' ? out : out + ".";
}

} // namespace disfida::barletta
