#include "barletta/brief.hpp"

#include <algorithm>
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
    return std::string(event.flag("attacker") ? "" : "answer ") + "column " + with_sign(event.number("column")) + ", " +
           roll(event) + " " + event.text("cell") + ".";
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

std::string fragment(const Tables& tables, const Event& event) {
    const std::string& kind = event.kind();
    const std::string who = short_name(tables, event, "knight");
    if (kind == "attacks") {
        return "attacks " + short_name(tables, event, "enemy") + ":";
    }
    if (kind == "charges") {
        return who + " charges " + short_name(tables, event, "enemy") + ":";
    }
    if (kind == "blow") {
        return blow(event);
    }
    if (kind == "hits") {
        return who + " " + count_of(event.number("taken"), "Hit") + ".";
    }
    if (kind == "unhorsing-test") {
        const bool down = event.flag("unhorsed");
        return who + ": unhorsing " + test(event, unhorsing_parts, down) + (down ? ", unhorsed!" : ", stays up.");
    }
    if (kind == "surrender-test") {
        const bool yields = event.flag("surrenders");
        if (event.number("die") == 1) {
            return who + ": surrender, a natural 1 holds.";
        }
        return who + ": surrender " + test(event, surrender_parts, yields) +
               (yields ? "." : ", holds.");
    }
    return say(tables, event);
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    std::string out;
    const bool fights = std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind() == "attacks"; });
    for (const Event& event : events) {
        std::string text = fragment(tables, event);
        // Before an attack the walk is half a sentence: "Miale moves to 2405, attacks Sachet:".
        if (fights && (event.kind() == "moves" || event.kind() == "stands") && !text.empty() && text.back() == '.') {
            text.back() = ',';
        }
        out += (out.empty() || text.empty() ? "" : " ") + text;
    }
    return out;
}

} // namespace disfida::barletta
