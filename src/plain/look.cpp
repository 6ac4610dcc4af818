// The commands that look and change nothing.
#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "plain/commands.hpp"
#include "plain/odds.hpp"
#include "play/advice.hpp"
#include "play/lesson.hpp"
#include "play/percent_words.hpp"
#include "play/rulebook.hpp"
#include "play/thinking.hpp"

namespace disfida::plain {

namespace {

constexpr std::size_t most_single_moves = 15;
constexpr std::size_t most_listed_moves = 80;
constexpr std::size_t usual_log = 10;
constexpr std::size_t most_compared = 15;

/// Whether each of the words begins a word of the action.
bool has_words(std::string_view action, const std::vector<std::string_view>& wanted) {
    const auto words = split(action, ' ');
    return std::all_of(wanted.begin(), wanted.end(), [&](std::string_view want) {
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return word.starts_with(want); });
    });
}

/// An action parted behind its second word: "move salomone" and "2405 attack sachet".
std::pair<std::string_view, std::string_view> parted(std::string_view action) {
    std::size_t end = action.find(' ');
    end = end == std::string_view::npos ? end : action.find(' ', end + 1);
    return end == std::string_view::npos ? std::pair{action, std::string_view()}
                                         : std::pair{action.substr(0, end), action.substr(end + 1)};
}

/// Actions that begin alike in one paragraph, as a list or, where they are too many to hear, by their number.
void show_grouped(Talk& talk, const std::vector<std::string>& actions) {
    for (std::size_t i = 0; i < actions.size();) {
        const auto [head, first] = parted(actions[i]);
        std::vector<std::string> tails;
        for (; i < actions.size() && parted(actions[i]).first == head; ++i) {
            tails.emplace_back(parted(actions[i]).second);
        }
        std::string line(head);
        if (!first.empty()) {
            line =
                headed(line, actions.size() > most_listed_moves
                                 ? how_many("{n} ways", "{n} ways", static_cast<std::int64_t>(tails.size()))
                                 : join(tails, ", "));
        }
        talk.console.say(line, 4);
    }
}

/// "Sachet is unhorsed 41.2%, Miale takes a wound 3.1%".
std::string in_a_line(const std::vector<Chance>& chances) {
    std::string out;
    for (const Chance& chance : chances) {
        const bool average = chance.kind == Chance::Kind::average;
        out += (out.empty() ? "" : ", ") + chance.what + " " +
               (average ? in_tenths(chance.value) : percent(chance.value));
    }
    return out;
}

/// The chances of all that can be tried now and has these words, a line each; of what has the same chances
/// only the first. False where there is nothing.
bool compare_odds(Talk& talk, std::string_view words) {
    const Position& position = talk.session.position();
    const auto wanted = words.empty() ? std::vector<std::string_view>() : split(words, ' ');
    std::vector<std::string> seen;
    for (const std::string& line : position.legal()) {
        if (!has_words(line, wanted)) {
            continue;
        }
        const std::string action = position.filled(line, 0);
        const std::string told = in_a_line(position.chances(action));
        if (told.empty() || std::find(seen.begin(), seen.end(), told) != seen.end()) {
            continue;
        }
        seen.push_back(told);
        if (seen.size() > most_compared) {
            talk.console.say(tr("There is more; add words, such as a piece's name."));
            return true;
        }
        talk.console.say(headed(action, told), 4);
    }
    return !seen.empty();
}

/// A number counted from 1, at most `most`; nothing for anything else.
std::optional<std::size_t> parse_count(std::string_view text, std::size_t most) {
    const auto number = parse_number<std::size_t>(text);
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

std::string log_line(const Match& match, std::size_t ply) {
    const Ply& played = match.plies()[ply];
    const std::string told = match.position().brief(played.events);
    return std::to_string(ply + 1) + ". " + (told.empty() ? played.action : told);
}

void show_rules_whole(Talk& talk, const std::vector<RuleText>& rules,
                      const std::vector<const RuleText*>& shown) {
    const LessonShelf shelf = load_lessons(talk.data);
    for (const RuleText* rule : shown) {
        talk.console.say(rule->id + "  " + rule->title);
        for (const std::string& line : whole_rule(rules, *rule, shelf, talk.session.match().info().name)) {
            talk.console.say("  " + line);
        }
    }
}

/// The rules of the game at hand; none, and why, where they cannot be read.
std::vector<RuleText> rules_of(Talk& talk) {
    auto rules = load_rules(talk.data, talk.session.match().info().name);
    if (!rules) {
        talk.console.say(rules.error().line());
        return {};
    }
    return std::move(*rules);
}

} // namespace

void show_moves(Talk& talk, std::string_view words) {
    const auto wanted = words.empty() ? std::vector<std::string_view>() : split(words, ' ');
    std::vector<std::string> actions = talk.session.position().legal();
    const std::size_t all = actions.size();
    std::erase_if(actions, [&](const std::string& action) { return !has_words(action, wanted); });
    if (actions.empty()) {
        talk.console.say(all == 0 ? std::string(tr("Nothing more can be played, the game is over."))
                                  : fill(tr("None of the {count} legal actions has {words}."),
                                         {{"count", std::to_string(all)}, {"words", in_quotes(words)}}));
    } else if (actions.size() <= most_single_moves) {
        talk.console.show(actions);
    } else {
        show_grouped(talk, actions);
        if (actions.size() > most_listed_moves) {
            talk.console.say(tr("Add words to see fewer of them whole, such as a piece's name."));
        }
    }
}

void show_chances(Talk& talk, std::string_view action) {
    const Position& position = talk.session.position();
    if (const auto legal = position.check(action); legal) {
        show_odds(talk, *legal);
    } else if (!compare_odds(talk, action)) {
        talk.console.say(action.empty() ? tr("Nothing that rolls dice can be tried now.")
                                        : legal.error().line());
    }
}

void show_working(Talk& talk, std::string_view number) {
    if (const auto legal = talk.session.position().check(number); legal) {
        const auto lines = talk.session.position().outlook(*legal);
        talk.console.print(lines.empty() ? std::vector<std::string>{fill(tr("No dice follow {action}."),
                                                                         {{"action", *legal}})}
                                         : lines);
        return;
    }
    const auto& plies = talk.session.match().plies();
    const auto count = plies.empty()    ? std::nullopt
                       : number.empty() ? std::optional(talk.session.match().last_roll() + 1)
                                        : parse_count(number, plies.size());
    if (plies.empty()) {
        talk.console.say(tr("Nothing has been played yet."));
    } else if (!count) {
        talk.console.say(fill(tr("{number} is no action's number: 1 to {count}."),
                              {{"number", in_quotes(number)}, {"count", std::to_string(plies.size())}}));
    } else {
        const Ply& ply = plies[*count - 1];
        talk.console.say(std::to_string(*count) + ". " + ply.statement());
        talk.console.print(talk.session.position().explain(ply.events));
    }
}

void show_log(Talk& talk, std::string_view count) {
    const Match& match = talk.session.match();
    const std::size_t played = match.plies().size();
    const auto wanted = count.empty() ? std::optional(usual_log) : parse_number<std::size_t>(count);
    if (!wanted) {
        show_usage(talk, "log");
    } else if (played == 0) {
        talk.console.say(tr("Nothing has been played yet."));
    } else {
        for (std::size_t ply = played - std::min(*wanted, played); ply < played; ++ply) {
            talk.console.say(log_line(match, ply), 4);
        }
    }
}

void show_pieces(Talk& talk, std::string_view of) {
    const auto lines = talk.session.position().pieces(of);
    if (lines.empty()) {
        talk.console.say(fill(
            tr("{word} is neither a side nor a piece: {sides}, or a piece by its name in small letters."),
            {{"word", in_quotes(of)}, {"sides", join(talk.session.match().info().sides, ", ")}}));
    }
    talk.console.show(lines);
}

void show_hint(Talk& talk, std::string_view arguments) {
    constexpr std::chrono::milliseconds usual{1000};
    const auto words = split(arguments, ' ');
    const auto level = words[0].empty() ? Result<int>(last_level) : read_level(words[0]);
    const auto limit =
        words.size() > 1 ? parse_think(words[1]) : Result<std::optional<std::chrono::milliseconds>>(usual);
    if (!level || !limit || words.size() > 2) {
        talk.console.say(!level   ? level.error().line()
                         : !limit ? limit.error().line()
                                  : fill(tr("{name} is written: {name} {arguments}"),
                                         {{"name", "hint"}, {"arguments", "[LEVEL] [MS]"}}));
        return;
    }
    if (talk.session.position().over()) {
        talk.console.say(tr("The game is over."));
        return;
    }
    if (talk.tutor && !talk.tutor->done() && talk.tutor->step().task == LessonStep::Task::act) {
        talk.console.say(fill(tr("The lesson would: {action}"), {{"action", talk.tutor->step().play}}));
        return;
    }
    const Position& position = talk.session.position();
    const Advice advice = words[0].empty()
                              ? advise(position)
                              : advise(position, decide_within(position, *level, limit->value_or(usual)));
    talk.console.say(advice.sentence);
    if (!advice.action.empty() && !talk.session.position().chances(advice.action).empty()) {
        show_odds(talk, advice.action);
    }
}

void show_rules(Talk& talk, std::string_view what) {
    const auto rules = rules_of(talk);
    if (what.empty()) {
        for (const RuleText& rule : rules) {
            talk.console.say(index_line(rule));
        }
        return;
    }
    if (const RuleText* one = find_rule(rules, what)) {
        show_rules_whole(talk, rules, {one});
    } else if (const auto found = search_rules(rules, what); !found.empty()) {
        show_rules_whole(talk, rules, found);
    } else {
        talk.console.say(
            fill(tr("No rule is called or mentions {word}: rules lists them."), {{"word", in_quotes(what)}}));
    }
}

void show_rulings(Talk& talk, std::string_view /*arguments*/) {
    for (const RuleText& rule : rules_of(talk)) {
        if (!rule.ruling.empty() || !rule.reconstruction.empty()) {
            talk.console.say(rule.id + "  " + rule.title);
            if (!rule.ruling.empty()) {
                talk.console.say("  " + fill(tr("Ruling: {text}"), {{"text", rule.ruling}}));
            }
            if (!rule.reconstruction.empty()) {
                talk.console.say("  " + fill(tr("Reconstruction: {text}"), {{"text", rule.reconstruction}}));
            }
        }
    }
}

void show_options(Talk& talk, std::string_view /*arguments*/) {
    const Session& session = talk.session;
    const GameInfo& info = session.match().info();
    const Options& chosen = session.position().options();
    for (const OptionInfo& option : info.options) {
        const auto at =
            std::find_if(chosen.begin(), chosen.end(), [&](const auto& o) { return o.first == option.name; });
        talk.console.say(std::string(option.name) + " " +
                         (at != chosen.end() ? at->second
                          : info.form        ? std::string(tr("as usual"))
                                             : std::string(option.standard)) +
                         ". " + capital(std::string(tr(option.meaning))) + ".");
    }
    for (const std::string_view side : info.sides) {
        talk.console.say("player " + std::string(side) + " " + described(session.player(side)) + ".");
    }
    const auto seed = session.match().record().seed();
    talk.console.say(
        std::string("dice ") + (session.hand_dice() ? "hand" : "thrown") +
        (seed ? fill(tr(", the game's seed is {seed}"), {{"seed", std::to_string(*seed)}}) : std::string()) +
        ".");
    talk.console.say(
        "pace " +
        (talk.settings.pace_ms ? std::to_string(*talk.settings.pace_ms) + " ms" : std::string("key")) +
        ", confirm " + (talk.settings.confirm ? "on" : "off") +
        (talk.settings.limits.think ? ", think " + std::to_string(talk.settings.limits.think->count()) + " ms"
                                    : std::string()) +
        ".");
    talk.console.say(std::string("coach ") + (talk.settings.coach ? "on" : "off") + ".");
    talk.console.print({session.path().empty()
                            ? std::string(tr("This game is not kept."))
                            : fill(tr("The game is kept in {file}"), {{"file", session.path()}})});
}

} // namespace disfida::plain
