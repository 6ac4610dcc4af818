// The manual page for bot authors has every event of the games with its keys and rules, and no other.
// (Barletta's events stand there in whole sentences; man_test.cpp reads them.)
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "play/rulebook.hpp"
#include "support/every_game.hpp"
#include "support/paths.hpp"

namespace {

using Names = std::set<std::string>;

struct Entry {
    Names keys;
    Names rules;
};
using Events = std::map<std::string, Entry>; ///< by kind

/// What a game's section of the page lists: ".It Cm blow Pq I-Hand, I-Riposte" and the ".Cm" words below it
/// without their punctuation. The last word of its heading is the game: ".Ss Events of the Iliad".
Events listed_events(std::string_view game) {
    const std::string page =
        disfida::test::file_text(disfida::test::source_root() / "man" / "disfida-engine.7");
    const std::string ending = disfida::capital(std::string(game));
    Events out;
    Entry* entry = nullptr;
    bool here = false;
    for (const std::string_view line : disfida::split(page, '\n')) {
        const auto words = disfida::split(line, ' ');
        if (words[0] == ".Sh" || words[0] == ".Ss") {
            here = line.starts_with(".Ss Events of ") && words.back() == ending;
            entry = nullptr;
        } else if (here && words[0] == ".It") {
            REQUIRE_MESSAGE(words.size() > 4, line);
            entry = &out[std::string(words[2])];
            CHECK_MESSAGE(entry->rules.empty(), words[2], " is listed twice");
            for (std::size_t i = 4; i < words.size(); ++i) {
                entry->rules.emplace(words[i].substr(0, words[i].find(',')));
            }
        } else if (words[0] == ".Cm" && entry != nullptr) {
            entry->keys.insert(words.begin() + 1, words.end());
            for (const char* sign : {",", ";", ":"}) {
                entry->keys.erase(sign);
            }
        }
    }
    return out;
}

void hear(const std::vector<disfida::Event>& events, Events& heard) {
    for (const disfida::Event& event : events) {
        Entry& entry = heard[event.kind()];
        entry.rules.insert(event.rule());
        for (const auto& field : event.fields()) {
            entry.keys.insert(field.first);
        }
    }
}

/// The events of random games under all options.
template <class G> void play_random_games(std::string_view name, Events& heard) {
    const auto list = std::make_unique<typename G::Actions>();
    for (const disfida::Options& options : disfida::test::option_sets(*disfida::find_game(name))) {
        const auto game = G::open(disfida::DataSource(), options);
        REQUIRE(game);
        constexpr std::uint64_t games = 60;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            disfida::SeededDice choice(seed);
            disfida::GeneratedDice seeded(seed);
            disfida::Dice& dice = seeded;
            auto state = game->opening();
            while (!game->over(state)) {
                game->legal(state, *list);
                const auto& line = (*list)[choice.below(static_cast<std::uint32_t>(list->size()))];
                const auto action = game->filled(state, line, choice.below(1U << 31U));
                disfida::EventLog log;
                game->apply(state, action, dice, log);
                hear(log.events(), heard);
            }
        }
    }
}

/// Replays a record, plays so many actions more, the first that is legal each time, and hears it all.
void replay(const std::string& text, Events& heard, int more = 0) {
    auto match = disfida::Match::read(disfida::DataSource(), text, "record", 0);
    REQUIRE_MESSAGE(match, match.error().line());
    for (; more > 0; --more) {
        REQUIRE(match->play(match->position().legal().front()));
    }
    for (const disfida::Ply& ply : match->plies()) {
        hear(ply.events, heard);
    }
}

/// The events of the golden records of a game.
void replay_golden(std::string_view game, Events& heard) {
    for (const auto& file :
         std::filesystem::directory_iterator(disfida::test::source_root() / "tests" / "golden")) {
        if (file.path().extension() == ".disfida" &&
            file.path().filename().string().starts_with(std::string(game) + "-")) {
            replay(disfida::test::file_text(file.path()), heard);
        }
    }
}

/// What comes up in none of them: Lorraine's garrison that comes out to help, on the flank of a quick battle;
/// a castle that falls with a general inside; a side that gives up.
void replay_rare(std::string_view game, Events& heard) {
    if (game != "lorraine") {
        return;
    }
    replay("disfida 1 lorraine\noption battles auto\nset empty\nset castle la-mothe burgundy garrison 5\n"
           "set general ladan la-mothe points 20 rank 1 skill poor inside\n"
           "set general barbazan la-mothe points 60 rank 1 skill poor\n"
           "set castle la-mothe burgundy garrison 5 siege 0\n"
           "set general vaudemont bourmont points 60 rank 2 skill poor\nset active vaudemont\n"
           "move vaudemont la-mothe\nstand\njoin ladan 25 : 4\n",
           heard, 5); // the array, two cards, the first clash, the roll for the flank
    replay("disfida 1 lorraine\nset empty\n"
           "set general linange la-mothe points 10 rank 1 skill incompetent inside\n"
           "set general ladan la-mothe points 60 rank 1 skill competent\nset active ladan\n"
           "siege ladan : 6 6 1 1\nresign french\n",
           heard);
}

/// The names of one set that another lacks.
std::string missing(const Names& of, const Names& in) {
    std::string out;
    for (const std::string& name : of) {
        out += in.contains(name) ? "" : " " + name;
    }
    return out;
}

} // namespace

TEST_CASE("the page lists the events of every game with their keys and rules, and no other") {
    disfida::test::for_every_game([]<class G>(std::string_view name) {
        CAPTURE(name);
        const Events listed = listed_events(name);
        CHECK(listed.empty() == (name == "barletta"));
        const auto rules = disfida::load_rules(disfida::DataSource(), name);
        REQUIRE(rules);
        Names ids;
        for (const disfida::RuleText& rule : *rules) {
            ids.insert(rule.id);
        }
        Events heard;
        if (!listed.empty()) {
            play_random_games<G>(name, heard);
            replay_golden(name, heard);
            replay_rare(name, heard);
        }
        for (const auto& told : heard) {
            CHECK_MESSAGE(listed.contains(told.first), told.first, " is not on the page");
        }
        for (const auto& line : listed) {
            CAPTURE(line.first);
            const Entry& entry = line.second;
            CHECK_MESSAGE(heard.contains(line.first), "never heard of");
            const Entry& real = heard[line.first];
            // What the first has and the second has not; nothing.
            CHECK(missing(entry.rules, ids) == "");
            CHECK(missing(real.keys, entry.keys) == "");
            CHECK(missing(real.rules, entry.rules) == "");
            CHECK(missing(entry.keys, real.keys) == "");
            CHECK(missing(entry.rules, real.rules) == "");
        }
    });
}
