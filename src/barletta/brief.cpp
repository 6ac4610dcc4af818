#include "barletta/brief.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

std::string short_name(const Tables& tables, const Event& event, std::string_view key) {
    const int found = tables.find(event.text(key));
    return found < 0 ? event.text(key) : name_of(tables, static_cast<KnightId>(found));
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
    out += (modifier != 0 ? with_sign(modifier) : "") + "=" + std::to_string(thrown);
    return thrown == held
               ? out
               : fill(tr("{roll} held to {bound}"), {{"roll", out}, {"bound", std::to_string(held)}});
}

/// "4+1>4" or "3+1 not >4": a test as a sum against VC.
std::string test(const Event& event, std::span<const std::string_view> parts, bool above) {
    std::string out;
    for (const std::string_view part : parts) {
        if (out.empty() || event.number(part) != 0) {
            out += (out.empty() ? "" : "+") + std::to_string(event.number(part));
        }
    }
    return fill(above ? tr("{sum}>{vc}") : tr("{sum} not >{vc}"),
                {{"sum", out}, {"vc", std::to_string(event.number("vc"))}});
}

constexpr std::array<std::string_view, 3> unhorsing_parts{"die", "hits", "wounds"};
constexpr std::array<std::string_view, 3> surrender_parts{"die", "wounds", "modifier"};

/// Part of the line: who, and what of him, with {who} for his name. Without a subject it is a sentence of its
/// own.
struct Fragment {
    std::string who = {};
    std::string text = {};
};

/// The part in words; where the sentence goes on with the same man, without his name.
std::string words(const Fragment& part, bool goes_on) {
    constexpr std::string_view subject = "{who} ";
    std::string text = part.text;
    if (const std::size_t at = text.find(subject); goes_on && at != std::string::npos) {
        text.erase(at, subject.size());
    }
    return fill(text, {{"who", part.who}});
}

// Translators: {who} and the blank after it come first and are left out where the sentence goes on with the
// same man: "Miale is wounded, gives way to 2406."

/// What became of a fighter, in words alone; no text for an event that tells nothing of the kind.
Fragment result(const Tables& tables, const Event& event) {
    const std::string& kind = event.kind();
    const std::string who = short_name(tables, event, "knight");
    const auto to = [&](const char* pattern) { return fill(pattern, {{"to", event.text("to")}}); };
    const auto by = [&](const char* pattern) {
        return fill(pattern, {{"by", short_name(tables, event, "by")}});
    };
    if (kind == "hits") {
        return {who, fill(tr("{who} takes {hits}"), {{"hits", hits_words(event.number("taken"))}})};
    }
    if (kind == "wound") {
        return {who, tr("{who} is wounded")};
    }
    if (kind == "unhorsing-test" && event.flag("unhorsed")) {
        return {who, tr("{who} is unhorsed")};
    }
    if (kind == "retreats") {
        return {who, to(tr("{who} gives way to {to}"))};
    }
    if (kind == "advances") {
        return {who, to(tr("{who} advances to {to}"))};
    }
    if (kind == "killed") {
        return {who, by(tr("{who} is killed by {by}!"))};
    }
    if (kind == "captured") {
        return {who, by(tr("{who} is taken by {by}!"))};
    }
    return {};
}

/// A blow, of the attacker or in answer to him.
Fragment blow(const Tables& tables, const Event& event) {
    return {event.flag("attacker") ? short_name(tables, event, "knight") : std::string(tr("Answer")),
            fill(tr("{who} column {column}, {roll} {cell}"), {{"column", with_sign(event.number("column"))},
                                                              {"roll", roll(event)},
                                                              {"cell", event.text("cell")}})};
}

/// What was done and rolled; no text for an event of which the result tells all.
Fragment course(const Tables& tables, const Event& event) {
    const std::string& kind = event.kind();
    const std::string who = short_name(tables, event, "knight");
    const auto enemy = [&](const char* pattern) {
        return fill(pattern, {{"enemy", short_name(tables, event, "enemy")}});
    };
    if (kind == "moves") {
        return {who, fill(event.text("from") == "camp" ? tr("{who} leaves camp for {to}")
                                                       : tr("{who} moves to {to}"),
                          {{"to", event.text("to")}})};
    }
    if (kind == "stands") {
        return {who, fill(tr("{who} stays in {at}"), {{"at", event.text("at")}})};
    }
    if (kind == "attacks") {
        return {who, enemy(tr("{who} attacks {enemy}"))};
    }
    if (kind == "charges") {
        return {who, enemy(tr("{who} charges {enemy}"))};
    }
    if (kind == "blow") {
        return blow(tables, event);
    }
    if (kind == "unhorsing-test") {
        return {who, fill(tr("{who} unhorsing {test}"),
                          {{"test", test(event, unhorsing_parts, event.flag("unhorsed"))}})};
    }
    if (kind == "surrender-test") {
        return {who, event.number("die") == 1
                         ? tr("{who} surrender: a natural 1 holds")
                         : fill(tr("{who} surrender {test}"),
                                {{"test", test(event, surrender_parts, event.flag("surrenders"))}})};
    }
    if (kind == "wound") {
        return {who, fill(tr("{who} has {wounds}, {hits}"), {{"wounds", wounds_words(event.number("wounds"))},
                                                             {"hits", hits_words(event.number("hits"))}})};
    }
    if (!result(tables, event).text.empty()) {
        return {};
    }
    return {{}, say(tables, event)};
}

void add_sentence(std::string& out, const std::string& sentence) {
    out += (out.empty() ? "" : " ") + capital(sentence) +
           (sentence.back() == '.' || sentence.back() == '!' ? "" : ".");
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
            fates.push_back({part.who, words(part, false), gone});
        } else if (gone) {
            *known = {part.who, words(part, false), true};
        } else {
            known->text += ", " + words(part, true);
        }
    }
    std::stable_partition(fates.begin(), fates.end(), [](const Fate& fate) { return fate.gone; });
    std::string out;
    for (const Fate& fate : fates) {
        add_sentence(out, fate.text);
    }
    return out;
}

/// What was done and rolled: a sentence goes on as long as it tells of the same man.
std::string courses(const Tables& tables, std::span<const Event> events) {
    std::string out;
    std::string sentence;
    std::string subject;
    for (const Event& event : events) {
        const Fragment part = course(tables, event);
        if (part.text.empty()) {
            continue;
        }
        if (!part.who.empty() && part.who == subject) {
            sentence += ", " + words(part, true);
            continue;
        }
        if (!sentence.empty()) {
            add_sentence(out, sentence);
        }
        sentence = words(part, false);
        subject = part.who;
    }
    if (!sentence.empty()) {
        add_sentence(out, sentence);
    }
    return out;
}

/// Whether an event is what somebody did, before any dice.
bool is_deed(const Event& event) {
    constexpr std::array<std::string_view, 5> deeds{"moves", "stands", "dismounts", "attacks", "charges"};
    return std::find(deeds.begin(), deeds.end(), event.kind()) != deeds.end();
}

} // namespace

std::string brief(const Tables& tables, std::span<const Event> events) {
    // First the deed, then what came of it, which is not to be cut, and last how the dice brought it about.
    const auto rolls = std::find_if_not(events.begin(), events.end(), is_deed);
    const auto deeds = static_cast<std::size_t>(rolls - events.begin());
    const bool fight =
        std::any_of(events.begin(), events.end(), [](const Event& event) { return event.kind() == "blow"; });
    std::string came_of_it = results(tables, events);
    if (fight && came_of_it.empty()) {
        came_of_it = tr("Nobody is hurt.");
    }
    std::string out;
    for (const std::string& part :
         {courses(tables, events.first(deeds)), came_of_it, courses(tables, events.subspan(deeds))}) {
        out += (out.empty() || part.empty() ? "" : " ") + part;
    }
    return out;
}

} // namespace disfida::barletta
