// The manual page for bot authors has every event of the Iliad with its keys.
#include <map>
#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "play/rulebook.hpp"
#include "support/every_game.hpp"
#include "support/paths.hpp"

namespace {

struct Entry {
    std::set<std::string> keys;
    std::set<std::string> rules;
};

/// ".It Cm blow Pq I-Hand, I-Riposte" and the ".Cm" words below it.
std::map<std::string, Entry> listed_events() {
    const std::string page =
        disfida::test::file_text(disfida::test::source_root() / "man" / "disfida-engine.7");
    const std::string heading = "\n.Ss Events of the Iliad\n";
    const std::size_t begin = page.find(heading);
    REQUIRE(begin != std::string::npos);
    std::map<std::string, Entry> out;
    Entry* entry = nullptr;
    for (const std::string_view line :
         disfida::split(std::string_view(page).substr(begin + heading.size()), '\n')) {
        const auto words = disfida::split(line, ' ');
        if (words[0] == ".Sh" || words[0] == ".Ss") {
            break;
        }
        if (words[0] == ".It") {
            entry = &out[std::string(words[2])];
            for (std::size_t i = 4; i < words.size(); ++i) {
                entry->rules.emplace(words[i].substr(0, words[i].find(',')));
            }
        } else if (words[0] == ".Cm" && entry != nullptr) {
            entry->keys.insert(words.begin() + 1, words.end());
        }
    }
    return out;
}

} // namespace

TEST_CASE("the page lists every kind of event of the Iliad with its keys and rules, and no other") {
    const auto listed = listed_events();
    const auto rules = disfida::load_rules(disfida::DataSource(), "iliad");
    REQUIRE(rules);
    std::set<std::string> seen;
    const disfida::GameInfo& info = *disfida::find_game("iliad");
    disfida::iliad::ActionList list;
    for (const disfida::Options& options : disfida::test::option_sets(info)) {
        const auto game = disfida::iliad::Game::open(disfida::DataSource(), options);
        REQUIRE(game);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            disfida::SeededDice choice(seed);
            disfida::GeneratedDice seeded(seed);
            disfida::Dice& dice = seeded;
            auto state = game->opening();
            while (!game->over(state)) {
                game->legal(state, list);
                disfida::EventLog log;
                game->apply(state, list[choice.below(static_cast<std::uint32_t>(list.size()))], dice, log);
                for (const disfida::Event& event : log.events()) {
                    const auto at = listed.find(event.kind());
                    REQUIRE_MESSAGE(at != listed.end(), event.kind());
                    seen.insert(event.kind());
                    if (!at->second.rules.contains(event.rule())) {
                        FAIL(event.kind(), " has rule ", event.rule(), ", which the page does not name");
                    }
                    for (const auto& [key, value] : event.fields()) {
                        if (!at->second.keys.contains(key)) {
                            FAIL(event.kind(), " has key ", key, ", which the page does not name");
                        }
                    }
                }
            }
        }
    }
    for (const auto& [kind, entry] : listed) {
        // These do not come up in so few random games; the tests of their rules bring them about.
        const bool rare = kind == "undecided" || kind == "bearer-struck" || kind == "collapses";
        CHECK_MESSAGE((seen.contains(kind) || rare), kind);
        for (const std::string& rule : entry.rules) {
            CHECK_MESSAGE(std::any_of(rules->begin(), rules->end(),
                                      [&](const disfida::RuleText& text) { return text.id == rule; }),
                          rule);
        }
    }
}
