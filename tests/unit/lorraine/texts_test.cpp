// Lorraine's words over whole random campaigns: every event has its sentence, every phase its prompt, and
// nothing that only programs know gets into them.
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"
#include "support/stage.hpp"

namespace {

using disfida::Event;
using disfida::Match;
using Lines = std::vector<std::string>;

/// All kinds of events there are.
constexpr std::array<std::string_view, 66> kinds{
    "activated",    "array",         "assault",    "assault-off", "battle",         "battle-loss",
    "battle-won",   "campaign-over", "captured",   "card",        "castle-falls",   "closing-battle",
    "crowded",      "end-roll",      "ends",       "enters",      "event",          "event-loss",
    "exchange",     "fate",          "flank",      "flees",       "garrisoned",     "garrisons",
    "hand",         "inherits",      "initiative", "joins",       "joins-assault",  "killed",
    "leaves",       "loses",         "moves",      "mustered",    "night",          "picked",
    "placed",       "presses-on",    "promotion",  "rallies",     "rank",           "ranks",
    "ravages",      "ready",         "recovery",   "reinforced",  "replacement",    "resigns",
    "retreats",     "returns",       "sallies",    "siege",       "siege-given-up", "siege-goes-on",
    "siege-lifted", "spared",        "stands",     "stays-in",    "stays-out",      "successor",
    "takes",        "transfer",      "turn",       "unmustered",  "unreliable",     "volley"};

/// Every id of a place or a general, which people call otherwise.
std::set<std::string> all_ids() {
    const auto game = disfida::lorraine::Game::open(disfida::DataSource(), {});
    REQUIRE(game);
    std::set<std::string> ids{"bad-roads", "battle-mode",    "muster-french", "muster-burgundy",
                              "end-roll",  "garrison-share", "rene",          "lieutenant"};
    for (const auto& zone : game->tables().zones) {
        ids.insert(zone.id);
    }
    for (const auto& general : game->tables().generals) {
        ids.insert(general.id);
    }
    return ids;
}

/// The words of a text, a hyphen or digit being part of one.
Lines words_of(const std::string& text) {
    Lines out(1);
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-') {
            out.back() += c;
        } else if (!out.back().empty()) {
            out.emplace_back();
        }
    }
    return out;
}

/// What is wrong with a text that people read; "" if nothing is.
std::string fault(const std::string& text, std::size_t longest) {
    if (text.empty()) {
        return "empty";
    }
    if (text.size() > longest) {
        return "longer than " + std::to_string(longest);
    }
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
    if (!plain || text.find('_') != std::string::npos || text.find("..") != std::string::npos) {
        return "a sign that does not belong there";
    }
    return "";
}

/// The same of a sentence: a capital or a number at its head, one stop at its end, no id in it.
std::string fault_of_sentence(const std::string& text, const std::set<std::string>& ids) {
    constexpr std::size_t longest_sentence = 160;
    if (std::string wrong = fault(text, longest_sentence); !wrong.empty()) {
        return wrong;
    }
    if (std::islower(static_cast<unsigned char>(text.front())) != 0 || text.front() == ' ') {
        return "no capital";
    }
    if (text.back() != '.' || text.find("  ") != std::string::npos || text.find(" .") != std::string::npos ||
        text.find(" ,") != std::string::npos) {
        return "no clean end, or a gap";
    }
    for (const std::string& word : words_of(text)) {
        if (ids.contains(word)) {
            return "the id " + word;
        }
    }
    return "";
}

/// Plays a campaign by chance, and calls `look` on the match before each action and after the last.
template <class Look> void random_campaign(std::uint64_t seed, const Look& look) {
    auto made = Match::create(disfida::DataSource(), "lorraine", {}, std::nullopt, seed);
    REQUIRE(made);
    Match match = std::move(*made);
    disfida::SeededDice choices(seed + 1);
    while (!match.position().over()) {
        look(match);
        const auto legal = match.position().legal();
        const std::string& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
        const auto played = match.play(match.position().filled(line, match.plies().size()));
        REQUIRE_MESSAGE(played, line);
    }
    look(match);
}

constexpr std::uint64_t campaigns = 30;

/// Kinds of events that chance does not bring in so few campaigns; they are told in other tests.
const std::set<std::string> rare{"closing-battle", "flank",    "joins",    "night",
                                 "resigns",        "stays-in", "stays-out"};

std::string verb_of(const std::string& line) { return line.substr(0, line.find(' ')); }

} // namespace

TEST_CASE("texts: every event of whole campaigns is a clean sentence, every action a line and a working") {
    const auto ids = all_ids();
    std::set<std::string> seen;
    std::size_t lines = 0;
    std::size_t wide = 0;
    for (std::uint64_t seed = 0; seed < campaigns; ++seed) {
        random_campaign(seed, [&](const Match& match) {
            if (match.plies().empty()) {
                return;
            }
            const auto& ply = match.plies().back();
            const auto& position = match.position();
            for (const Event& event : ply.events) {
                seen.insert(event.kind());
                const std::string sentence = position.say(event);
                const std::string wrong = fault_of_sentence(sentence, ids);
                CHECK_MESSAGE(wrong.empty(), event.kind(), ": ", sentence, ": ", wrong);
            }
            const std::string brief = position.brief(ply.events);
            constexpr std::size_t longest_brief = 160; // six generals flee from one battle
            const std::string wrong = fault(brief, longest_brief);
            CHECK_MESSAGE((wrong.empty() && brief.back() != '.'), brief, ": ", wrong);
            ++lines;
            constexpr std::size_t line_of_the_log = 70;
            wide += brief.size() > line_of_the_log ? 1 : 0;
            const Lines working = position.explain(ply.events);
            CHECK(working.size() >= ply.events.size());
            constexpr std::size_t width = 76;
            for (const std::string& line : working) {
                const std::string broken = fault(line, width);
                CHECK_MESSAGE(broken.empty(), line, ": ", broken);
            }
            std::size_t rules = 0;
            for (const std::string& line : working) {
                rules += line.find("[L-") != std::string::npos ? 1 : 0;
            }
            CHECK(rules >= ply.events.size());
        });
    }
    CHECK(100 * wide < lines); // hardly one in a hundred is longer
    for (const std::string_view kind : kinds) {
        CHECK_MESSAGE((seen.contains(std::string(kind)) || rare.contains(std::string(kind))), kind);
        seen.erase(std::string(kind));
    }
    CHECK_MESSAGE(seen.empty(), *seen.begin()); // the list of kinds is whole
}

TEST_CASE("texts: every prompt says how each kind of legal action is typed, every state is described") {
    for (std::uint64_t seed = 0; seed < campaigns; ++seed) {
        random_campaign(seed, [&](const Match& match) {
            const auto& position = match.position();
            const std::string prompt = position.prompt();
            const std::string wrong = fault(prompt, 400);
            CHECK_MESSAGE(wrong.empty(), prompt, ": ", wrong);
            CHECK_MESSAGE(std::string_view(".:,").find(prompt.back()) == std::string_view::npos, prompt);
            for (const std::string& line : position.legal()) {
                CHECK_MESSAGE(prompt.find(verb_of(line)) != std::string::npos, prompt, " has no ", line);
            }
            for (const std::string& line : position.status()) {
                const std::string broken = fault(line, 500);
                CHECK_MESSAGE((broken.empty() && line.back() == '.'), line, ": ", broken);
            }
            for (const std::string& line : position.picture()) {
                CHECK_MESSAGE(line.size() <= 78, line);
            }
            for (const std::string& line : position.pieces("")) {
                CHECK_MESSAGE(fault(line, 300).empty(), line);
            }
        });
    }
}

TEST_CASE("texts: what decides is told before the dice of every test, siege, assault, flight and march") {
    const std::set<std::string> told{"siege", "assault",  "press-on", "recover", "try-again", "take",
                                     "flee",  "transfer", "sally",    "punish",  "stand"};
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < campaigns; ++seed) {
        random_campaign(seed, [&](const Match& match) {
            const auto& position = match.position();
            for (const std::string& line : position.legal()) {
                const std::string action = position.filled(line, seed);
                const Lines prospect = position.prospect(action);
                const std::string verb = verb_of(line);
                if (told.contains(verb)) {
                    seen.insert(verb);
                    CHECK_MESSAGE(!prospect.empty(), line);
                }
                for (const std::string& part : prospect) {
                    CHECK_MESSAGE((fault(part, 300).empty() && part.back() == ']'), part);
                }
            }
        });
    }
    CHECK(seen == told);
}

TEST_CASE("texts: the diary of a whole campaign is paragraphs, the result first, a tally a side last") {
    random_campaign(3, [](const Match& match) {
        if (!match.position().over()) {
            return;
        }
        const Lines story = match.story();
        REQUIRE(story.size() > 6);
        CHECK(story[0] == match.position().status()[0]);
        CHECK(story[2].starts_with("Turn 1 (0 VP)."));
        CHECK(story[story.size() - 2].starts_with("Burgundy: "));
        CHECK(story.back().starts_with("The French: "));
        for (const std::string& line : story) {
            CHECK_MESSAGE((line.empty() || line.back() == '.'), line);
            CHECK_MESSAGE(line.find("(dice") == std::string::npos, line);
        }
    });
}
