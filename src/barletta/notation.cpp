#include "barletta/notation.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "barletta/legal.hpp"
#include "barletta/refusal.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

std::string text(const Tables& tables, const Action& action) {
    std::string out(name(action.verb));
    if (action.knight != nobody) {
        out += ' ' + tables.knight(action.knight).id;
    }
    if (action.spot != no_spot) {
        out += ' ' + tables.spot_name(action.spot);
    }
    if (action.target != nobody) {
        out += " attack " + tables.knight(action.target).id;
    }
    return out;
}

namespace {

/// How each verb is written, for errors.
std::string_view pattern(Verb verb) {
    switch (verb) {
    case Verb::place:
        return "place KNIGHT HEX";
    case Verb::move:
        return "move KNIGHT HEX [attack ENEMY]";
    case Verb::charge:
        return "charge KNIGHT";
    case Verb::reorganise:
        return "reorganise KNIGHT";
    case Verb::recover:
        return "recover KNIGHT";
    case Verb::remount:
        return "remount KNIGHT";
    default:
        return name(verb);
    }
}

bool takes_knight(Verb verb) {
    return verb != Verb::roll && verb != Verb::first && verb != Verb::second && verb != Verb::pass;
}
bool takes_hex(Verb verb) { return verb == Verb::place || verb == Verb::move; }

Result<KnightId> read_knight(const Tables& tables, std::string_view word) {
    const int found = tables.find(word);
    if (found < 0) {
        return Error{fill(tr("no knight is called {word}: knights are named by id, as {id}"),
                          {{"word", in_quotes(word)}, {"id", tables.knight(0).id}})};
    }
    return static_cast<KnightId>(found);
}

/// The words of an action put into their places, whether it is legal or not.
Result<Action> read_words(const Tables& tables, std::string_view line) {
    const std::vector<std::string_view> words = split(line, ' ');
    const auto* verb_at = std::find(verb_names.begin(), verb_names.end(), words[0]);
    if (verb_at == verb_names.end()) {
        return Error{fill(tr("{word} is no action"), {{"word", in_quotes(words[0])}})};
    }
    Action action{static_cast<Verb>(verb_at - verb_names.begin())};
    const std::size_t needed =
        1U + (takes_knight(action.verb) ? 1U : 0U) + (takes_hex(action.verb) ? 1U : 0U);
    const bool attacks = action.verb == Verb::move && words.size() == needed + 2 && words[needed] == "attack";
    if (words.size() != needed && !attacks) {
        return Error{fill(tr("{line} is not how it is written: {pattern}"),
                          {{"line", in_quotes(line)}, {"pattern", std::string(pattern(action.verb))}})};
    }
    if (takes_knight(action.verb)) {
        const auto knight = read_knight(tables, words[1]);
        if (!knight) {
            return knight.error();
        }
        action.knight = *knight;
    }
    if (takes_hex(action.verb)) {
        const auto hex = parse_hex(words[2]);
        if (!hex) {
            return Error{
                fill(tr("{word} is no hex: four digits, column then row"), {{"word", in_quotes(words[2])}})};
        }
        action.spot = tables.spot(*hex);
        if (action.spot == no_spot) {
            return Error{fill(tr("{hex} is off the field"), {{"hex", std::string(words[2])}}), "G"};
        }
    }
    if (attacks) {
        const auto target = read_knight(tables, words[4]);
        if (!target) {
            return target.error();
        }
        action.target = *target;
    }
    return action;
}

} // namespace

Result<Action> parse(const Tables& tables, const State& state, std::string_view line) {
    Result<Action> action = read_words(tables, line);
    if (!action) {
        return action;
    }
    const auto list = std::make_unique<ActionList>();
    legal(tables, state, *list);
    if (std::find(list->begin(), list->end(), *action) == list->end()) {
        return why_not(tables, state, *action);
    }
    return action;
}

} // namespace disfida::barletta
