// The manual page for bot authors names all there is: commands, events and their keys.
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "kernel/words.hpp"
#include "play/rulebook.hpp"
#include "support/paths.hpp"
#include "unit/engine/talk.hpp"

namespace {

std::string page() {
    return disfida::test::file_text(disfida::test::source_root() / "man" / "disfida-engine.7");
}

/// The tagged entries of a part of the page, by their first word: "blow" and the words below it.
std::map<std::string, std::set<std::string>> entries(const std::string& text, const std::string& heading) {
    std::map<std::string, std::set<std::string>> out;
    const std::size_t begin = text.find("\n" + heading + "\n");
    REQUIRE(begin != std::string::npos);
    std::set<std::string>* words = nullptr;
    for (const std::string_view line :
         disfida::split(std::string_view(text).substr(begin + heading.size() + 2), '\n')) {
        const auto parts = disfida::split(line, ' ');
        if (parts[0] == ".Sh" || parts[0] == ".Ss") {
            break;
        }
        if (parts[0] == ".It" && parts.size() > 2) {
            words = &out[std::string(parts[2])];
        } else if (parts[0] == ".Cm" && words != nullptr) {
            words->insert(parts.begin() + 1, parts.end());
        }
    }
    return out;
}

/// The rules that stand behind each kind of event in brackets: ".It Cm hits Pq H1.3, of a fall H3.1".
std::map<std::string, std::set<std::string>> named_rules(const std::string& text) {
    std::map<std::string, std::set<std::string>> out;
    const std::size_t begin = text.find("\n.Ss Events\n");
    REQUIRE(begin != std::string::npos);
    for (const std::string_view line : disfida::split(std::string_view(text).substr(begin), '\n')) {
        if (line.starts_with(".It Cm ")) {
            const auto words = disfida::split(line, ' ');
            for (std::size_t i = 4; i < words.size(); ++i) {
                out[std::string(words[2])].emplace(words[i].substr(0, words[i].find(',')));
            }
        }
    }
    return out;
}

/// All events of random games, told one by one.
template <class Hear> void play_random_games(int games, const Hear& hear) {
    using disfida::barletta::Game;
    const auto actions = std::make_unique<Game::Actions>();
    for (int i = 0; i < games; ++i) {
        const disfida::Options options{{"daste", i % 2 == 0 ? "on" : "off"},
                                       {"gallantry", i % 4 < 2 ? "on" : "off"}};
        const auto game = Game::open(disfida::DataSource(), options);
        REQUIRE(game);
        disfida::SeededDice choice(static_cast<std::uint64_t>(i));
        disfida::GeneratedDice seeded(static_cast<std::uint64_t>(i));
        disfida::Dice& dice = seeded;
        Game::State state = game->opening();
        while (!game->over(state)) {
            game->legal(state, *actions);
            disfida::EventLog log;
            game->apply(state, (*actions)[choice.below(static_cast<std::uint32_t>(actions->size()))], dice,
                        log);
            for (const disfida::Event& event : log.events()) {
                hear(event);
            }
        }
    }
}

} // namespace

TEST_CASE("the page lists every command") {
    const auto listed = entries(page(), ".Sh COMMANDS");
    disfida::test::Talk talk;
    const std::string commands = talk.ok("list_commands");
    std::size_t count = 0;
    for (const std::string_view command : disfida::split(commands, '\n')) {
        CHECK_MESSAGE(listed.contains(std::string(command)), command);
        ++count;
    }
    CHECK(listed.size() == count);
}

TEST_CASE("the page lists every kind of event with its keys, and every event names a rule") {
    const auto listed = entries(page(), ".Ss Events");
    const auto named = named_rules(page());
    const auto rules = disfida::load_rules(disfida::DataSource(), "barletta");
    REQUIRE(rules);
    std::set<std::string> seen; // each kind, key and rule is checked once
    std::size_t kinds = 0;
    play_random_games(200, [&](const disfida::Event& event) {
        if (seen.insert(event.kind()).second) {
            CHECK_MESSAGE(listed.contains(event.kind()), event.kind());
            ++kinds;
        }
        for (const auto& field : event.fields()) {
            const std::string& key = field.first;
            if (seen.insert(event.kind() + ' ' + key).second && listed.contains(event.kind())) {
                CHECK_MESSAGE(listed.at(event.kind()).contains(key), event.kind(), ' ', key);
            }
        }
        if (seen.insert(event.kind() + " rule " + event.rule()).second && named.contains(event.kind())) {
            CHECK_MESSAGE(named.at(event.kind()).contains(event.rule()), event.kind(), ' ', event.rule());
        }
        if (seen.insert("rule " + event.rule()).second) {
            CHECK_MESSAGE(std::any_of(rules->begin(), rules->end(),
                                      [&](const disfida::RuleText& rule) { return rule.id == event.rule(); }),
                          event.kind(), ' ', event.rule());
        }
    });
    CHECK(kinds >= 25);
    for (const char* cause : {"hits rule H2.2", "hits rule H3.1", "wound rule K1"}) {
        CHECK_MESSAGE(seen.contains(cause), cause);
    }
}

TEST_CASE("the page lists no kind of event that there is not") {
    const auto game = disfida::barletta::Game::open(disfida::DataSource(), {});
    REQUIRE(game);
    for (const auto& entry : entries(page(), ".Ss Events")) {
        CHECK_MESSAGE(!game->say(disfida::Event(entry.first, "")).empty(), entry.first);
    }
}
