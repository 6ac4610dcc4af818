#include "iliad/notation.hpp"

#include <algorithm>
#include <vector>

#include "iliad/legal.hpp"
#include "iliad/refusal.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

std::string text(const Tables& tables, const Action& action) {
    std::string out(name(action.verb));
    if (action.who != nobody) {
        out += ' ' + tables.info(action.who).id;
    }
    if (action.enemy != nobody) {
        out += ' ' + tables.info(action.enemy).id;
    }
    if (action.spot != no_spot) {
        out += ' ' + spot_name(action.spot);
    }
    return out;
}

namespace {

/// How each verb is written.
std::string_view pattern(Verb verb) {
    switch (verb) {
    case Verb::attack:
        return "attack WARRIOR ENEMY";
    case Verb::close:
        return "close WARRIOR ENEMY";
    case Verb::throw_at:
        return "throw WARRIOR ENEMY";
    case Verb::move:
        return "move WARRIOR HEX";
    case Verb::disengage:
        return "disengage WARRIOR";
    case Verb::quit:
        return "quit WARRIOR";
    case Verb::wait:
        return "wait WARRIOR";
    default:
        return name(verb);
    }
}

Result<std::uint8_t> read_warrior(const Tables& tables, const State& state, std::string_view word) {
    const int found = tables.find(word);
    if (found < 0) {
        return Error{fill(tr("nobody is called {id}"), {{"id", in_quotes(word)}})};
    }
    const auto info = static_cast<std::uint8_t>(found);
    if (in_roster(state, info) == nobody) {
        return Error{fill(tr("{id} is not in this fight"), {{"id", std::string(word)}})};
    }
    return info;
}

/// The words of an action put into their places, whether it is legal or not.
Result<Action> read_words(const Tables& tables, const State& state, std::string_view line) {
    const std::vector<std::string_view> words = split(line, ' ');
    const auto* verb_at = std::find(verb_names.begin(), verb_names.end(), words[0]);
    if (verb_at == verb_names.end()) {
        return Error{fill(tr("{word} is no action"), {{"word", in_quotes(words[0])}})};
    }
    Action action{static_cast<Verb>(verb_at - verb_names.begin())};
    const std::string_view wanted = pattern(action.verb);
    if (words.size() != split(wanted, ' ').size()) {
        return Error{fill(tr("{line} is not how it is written: {pattern}"),
                          {{"line", in_quotes(line)}, {"pattern", std::string(wanted)}})};
    }
    if (words.size() > 1) {
        const auto who = read_warrior(tables, state, words[1]);
        if (!who) {
            return who.error();
        }
        action.who = *who;
    }
    if (words.size() > 2 && action.verb == Verb::move) {
        const auto hex = parse_hex(words[2]);
        if (!hex) {
            return Error{
                fill(tr("{word} is no hex: four digits, column then row"), {{"word", in_quotes(words[2])}})};
        }
        action.spot = spot_of(*hex);
        if (action.spot == no_spot) {
            return Error{
                fill(tr("{hex} is off the arena, which is 0101 to 1509"), {{"hex", std::string(words[2])}}),
                "I-Move"};
        }
    } else if (words.size() > 2) {
        const auto enemy = read_warrior(tables, state, words[2]);
        if (!enemy) {
            return enemy.error();
        }
        action.enemy = *enemy;
    }
    return action;
}

} // namespace

Result<Action> parse(const Tables& tables, const State& state, std::string_view line) {
    Result<Action> action = read_words(tables, state, line);
    if (!action) {
        return action;
    }
    ActionList list;
    legal(tables, state, list);
    if (std::find(list.begin(), list.end(), *action) == list.end()) {
        return why_not(tables, state, *action);
    }
    return action;
}

} // namespace disfida::iliad
