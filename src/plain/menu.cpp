#include "plain/menu.hpp"

#include <algorithm>

#include <unistd.h>

#include "disfida/version.hpp"
#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "plain/kept.hpp"
#include "plain/learn.hpp"
#include "plain/past.hpp"
#include "plain/settings.hpp"
#include "play/study.hpp"

namespace disfida::plain {

namespace {

constexpr std::size_t most_tried = 20; // kept games looked into for one that is not over

struct Choice {
    std::string text;
    Plan plan;
};

std::string small_first(std::string text) {
    text.front() = small_letters(text.substr(0, 1)).front();
    return text;
}

/// The kept game played last that can be gone on with.
std::optional<Choice> last_game(const DataSource& data) {
    std::size_t tried = 0;
    for (const KeptGame& kept : net::kept_here()) {
        if (++tried > most_tried) {
            break;
        }
        const auto text = read_file(kept.path);
        const auto match = text ? Match::read(data, *text, kept.path, 0) : Result<Match>(text.error());
        if (match && !match->position().over()) {
            Plan plan;
            plan.file = kept.path;
            return Choice{
                fill(tr("{way}, {game}. {status}"), {{"way", small_first(net::way_on(kept.path))},
                                                     {"game", std::string(tr(match->info().title))},
                                                     {"status", match->position().status().front()}}),
                plan};
        }
    }
    return std::nullopt;
}

/// The ways to play a game: each side against the computer, two people, two computers.
void add_game(const GameInfo& info, std::vector<Choice>& out) {
    const Player person{};
    const Player computer{Player::Kind::computer, 1};
    const std::string title(tr(info.title));
    Plan plan;
    plan.game = info.name;
    for (std::size_t side = 0; side < info.sides.size(); ++side) {
        plan.players.assign(info.sides.size(), computer);
        plan.players[side] = person;
        out.push_back({fill(tr("{game}: lead the {side} against the computer"),
                            {{"game", title}, {"side", std::string(tr(side_title(info, side)))}}),
                       plan});
    }
    plan.players.assign(info.sides.size(), person);
    out.push_back({fill(tr("{game}: two people at this keyboard"), {{"game", title}}), plan});
    plan.players.assign(info.sides.size(), computer);
    out.push_back({fill(tr("{game}: watch the computer play both sides"), {{"game", title}}), plan});
}

/// Asks how strong the computer is, where it plays. False at the end of input.
bool ask_level(Console& console, const Settings& settings, Plan& plan) {
    const int usual = settings.opponent.person() ? first_level : settings.opponent.level;
    const auto computer = [](const auto& player) { return player && player->kind == Player::Kind::computer; };
    if (std::none_of(plan.players.begin(), plan.players.end(), computer)) {
        return true;
    }
    while (const auto answer =
               console.ask(fill(tr("How strong is the computer: {levels}? [{usual}]"),
                                {{"levels", level_list()}, {"usual", std::string(level_name(usual))}}))) {
        const auto level = answer->empty() ? Result<int>(usual) : read_level(*answer);
        if (!level) {
            console.say(level.error().line() + ".");
            continue;
        }
        for (auto& player : plan.players) {
            if (computer(player)) {
                player->level = *level;
            }
        }
        return true;
    }
    return false;
}

/// Asks for the opening; the first automatic one is offered. False at the end of input.
bool ask_opening(Console& console, const GameInfo& info, Plan& plan) {
    if (info.openings.size() < 2) {
        return true;
    }
    std::vector<std::string> ways(info.openings.begin(), info.openings.end());
    for (const Scenario& scenario : info.scenarios) {
        ways.emplace_back(scenario.name);
        console.say(fill(tr("{name} is {title}."),
                         {{"name", std::string(scenario.name)}, {"title", std::string(tr(scenario.title))}}));
    }
    const std::string& offered = ways[1];
    while (const auto answer = console.ask(fill(tr("How do the sides draw up: {ways}? [{usual}]"),
                                                {{"ways", join(ways, ", ")}, {"usual", offered}}))) {
        const std::string how = answer->empty() ? offered : *answer;
        if (std::find(info.openings.begin(), info.openings.end(), how) != info.openings.end()) {
            plan.opening = how;
            return true;
        }
        if (std::find(ways.begin(), ways.end(), how) != ways.end()) {
            plan.scenario = how;
            return true;
        }
        console.say(fill(tr("'{answer}' is none of them."), {{"answer", how}}));
    }
    return false;
}

/// "gallantry" is "gallantry=on".
Result<Options> parse_options(std::string_view line) {
    Options options;
    for (const std::string_view word : line.empty() ? std::vector<std::string_view>() : split(line, ' ')) {
        const std::size_t equals = std::min(word.find('='), word.size());
        options.emplace_back(word.substr(0, equals), equals < word.size() ? word.substr(equals + 1) : "on");
    }
    return options;
}

/// What can be said of a new game: each option with the values it can have.
void say_options(Console& console, const DataSource& data, const GameInfo& info, const Options& chosen) {
    for (const FormOption& option : form_options(info, data, chosen)) {
        std::string values = join(option.values, ", ");
        if (option.typed) {
            values = fill(tr("{value} unless you say another"), {{"value", option.values.front()}});
        }
        // What Enter does on the form it does not do here.
        const std::size_t enter = std::min(option.meaning.find(" Enter"), option.meaning.size());
        // Translators: as the meanings of options begin that say what Enter does.
        const std::string_view types = tr_in("form", "Enter types ");
        const bool first = option.meaning.starts_with(types);
        console.say(option.name + "=" + values + ". " +
                        (first ? fill(tr("Say {what}"), {{"what", option.meaning.substr(types.size())}})
                               : option.meaning.substr(0, enter)),
                    4);
    }
}

/// The options of a new game, asked for until they can be played. Where the first of them decides which
/// others there are, it is asked for first. False at the end of input.
bool ask_options(Console& console, const DataSource& data, const GameInfo& info, Plan& plan) {
    if (info.options.empty()) {
        return true;
    }
    Options chosen;
    if (info.form) {
        const FormOption first = form_options(info, data, {}).front();
        while (true) {
            const auto answer = console.ask(
                fill(tr("Which {option}: {values}? [{usual}]"), {{"option", first.name},
                                                                 {"values", join(first.values, ", ")},
                                                                 {"usual", first.values.front()}}));
            if (!answer) {
                return false;
            }
            if (answer->empty() ||
                std::find(first.values.begin(), first.values.end(), *answer) != first.values.end()) {
                if (!answer->empty()) {
                    chosen = {{first.name, *answer}};
                }
                break;
            }
            console.say(fill(tr("'{answer}' is none of them."), {{"answer", *answer}}));
        }
    }
    say_options(console, data, info, chosen);
    while (const auto answer = console.ask(info.form ? tr("Which options, as NAME=VALUE? [none]")
                                                     : tr("Which of these optional rules? [none]"))) {
        auto options = parse_options(*answer);
        options->insert(options->begin(), chosen.begin(), chosen.end());
        const auto prepared =
            info.prepare ? info.prepare(data, *options, {}, {}, system_entropy()) : Result<Options>(*options);
        if (!prepared) {
            console.say(prepared.error().line());
            continue;
        }
        if (auto opened = info.open(data, *prepared); !opened) {
            console.say(opened.error().line());
            continue;
        }
        plan.options = *prepared;
        return true;
    }
    return false;
}

/// How a question of the menu was answered.
enum class Answered : std::uint8_t { yes, back, ended };

/// "self", "open", "group GROUP" or "listen ADDRESS:PORT"; nothing for anything else.
std::optional<net::Access> read_access(std::string_view answer) {
    net::Access access;
    constexpr std::string_view group = "group ";
    constexpr std::string_view listen = "listen ";
    if (answer == "open") {
        access.who = net::Access::Who::all;
    } else if (answer.starts_with(group)) {
        access.who = net::Access::Who::group;
        access.group = answer.substr(group.size());
    } else if (answer.starts_with(listen)) {
        const auto address = net::parse_address(answer.substr(listen.size()));
        if (!address) {
            return std::nullopt;
        }
        access.who = net::Access::Who::port;
        access.address = *address;
    } else if (!answer.empty() && answer != "self") {
        return std::nullopt;
    }
    return access;
}

/// Asks which side the host plays and who may come.
Answered ask_table(Console& console, const GameInfo& info, net::Hosting& hosting) {
    const auto leaves = [](const std::string& answer) { return answer == "quit" || answer == "back"; };
    while (const auto answer = console.ask(
               fill(tr("Which side do you play: {sides}; or back? [{usual}]"),
                    {{"sides", join(info.sides, ", ")}, {"usual", std::string(info.sides[0])}}))) {
        hosting.side = answer->empty() ? std::string(info.sides[0]) : *answer;
        if (leaves(*answer)) {
            return Answered::back;
        }
        if (std::find(info.sides.begin(), info.sides.end(), hosting.side) == info.sides.end()) {
            console.say(fill(tr("'{answer}' is none of them."), {{"answer", *answer}}));
            continue;
        }
        while (const auto who = console.ask(
                   tr("Who may come: self, your own login; open, every login of this host that has "
                      "the code; group GROUP; listen ADDRESS:PORT; or back? [self]"))) {
            if (leaves(*who)) {
                return Answered::back;
            }
            hosting.access = read_access(*who);
            if (hosting.access) {
                return Answered::yes;
            }
            console.say(fill(tr("'{answer}' is none of them."), {{"answer", *who}}));
        }
    }
    return Answered::ended;
}

/// Asks whether to go on with a table that is left. `left`: its file.
Answered ask_resume(const DataSource& data, Console& console, const std::string& left, bool& go_on) {
    while (const auto answer = console.ask(fill(tr("{question} yes, no or back? [yes]"),
                                                {{"question", net::resume_question(data, left)}}))) {
        if (*answer == "back" || *answer == "quit") {
            return Answered::back;
        }
        go_on = answer->empty() || is_yes(*answer);
        if (go_on || *answer == "no" || *answer == "n") {
            return Answered::yes;
        }
    }
    return Answered::ended;
}

/// What "host GAME", "join TABLE" or "watch TABLE" asks for; nothing for another answer, or where it failed,
/// which is said. `ended`: at the end of input.
std::optional<Session> open_table(const DataSource& data, Console& console, std::string_view answer,
                                  bool& ended) {
    const std::string_view word = answer.substr(0, answer.find(' '));
    const std::string_view rest = answer.substr(std::min(word.size() + 1, answer.size()));
    auto session = Result<Session>(Error{});
    if (word == "host") {
        const GameInfo* info = find_game(rest);
        net::Hosting hosting;
        if (info == nullptr) {
            console.say(
                fill(tr("host is written with a game: {games}."), {{"games", game_names(all_games())}}));
            return std::nullopt;
        }
        hosting.plan.game = info->name;
        bool go_on = false;
        const std::string left = net::unfinished_table(data, info->name);
        Answered answered = left.empty() ? Answered::yes : ask_resume(data, console, left, go_on);
        if (answered == Answered::yes && !go_on) {
            answered = ask_table(console, *info, hosting);
        }
        if (answered == Answered::yes && !go_on &&
            (!ask_opening(console, *info, hosting.plan) ||
             !ask_options(console, data, *info, hosting.plan))) {
            answered = Answered::ended;
        }
        if (answered != Answered::yes) {
            ended = answered == Answered::ended;
            return std::nullopt;
        }
        if (go_on) {
            hosting.plan = {};
            hosting.plan.file = left;
        }
        session = net::host(data, hosting);
    } else {
        session = net::join_typed(data, rest, word == "watch");
    }
    if (!session) {
        console.say(session.error().line());
        return std::nullopt;
    }
    return std::move(*session);
}

std::vector<Choice> all_choices(const DataSource& data) {
    std::vector<Choice> out;
    if (auto last = last_game(data)) {
        out.push_back(std::move(*last));
    }
    for (const GameInfo& info : all_games()) {
        add_game(info, out);
    }
    return out;
}

/// What an answer to the menu asks for; nothing, with the reason said, for anything else.
std::optional<Plan> plan_for(Console& console, const std::vector<Choice>& choices, std::string_view answer) {
    for (const std::string_view word : {"open ", "load "}) {
        if (answer.starts_with(word)) {
            Plan plan;
            plan.file = answer.substr(word.size());
            if (::access(plan.file.c_str(), F_OK) == 0) {
                return plan;
            }
            console.say(fill(tr("{file}: is not there"), {{"file", plan.file}}));
            return std::nullopt;
        }
    }
    const auto number = answer.empty() ? std::optional<std::size_t>(1) : parse_number<std::size_t>(answer);
    if (number && *number >= 1 && *number <= choices.size()) {
        return choices[*number - 1].plan;
    }
    console.say(fill(
        tr("'{answer}' is none of these: a number from 1 to {count}, learn, rules, games, past, settings, "
           "open FILE, host GAME, join TABLE, watch TABLE, or quit."),
        {{"answer", std::string(answer)}, {"count", std::to_string(choices.size())}}));
    return std::nullopt;
}

/// "barletta", "barletta H2.2", "charge": the rules as `disfida rules` prints them.
void tell_rules(const DataSource& data, Console& console, std::string_view what) {
    const std::size_t end = std::min(what.find(' '), what.size());
    const bool game = find_game(what.substr(0, end)) != nullptr;
    const auto text = rule_text(data, game ? what.substr(0, end) : "",
                                game ? what.substr(std::min(end + 1, what.size())) : what);
    if (text) {
        console.print({*text});
    } else {
        console.say(text.error().line());
    }
}

/// All that can be answered to the menu.
void say_choices(Console& console, const std::vector<Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
        console.say(std::to_string(i + 1) + ". " + choices[i].text, 3);
    }
    console.say(tr("learn: lessons that teach the games step by step."));
    console.say(tr("rules GAME: its rulebook, a rule by its name, or those with a word."));
    if (!net::kept_here().empty()) {
        console.say(tr("games: all kept games, to go on with one, name it, delete it or watch it."));
    }
    console.say(tr("past: the finished games, and what they say of you."));
    console.say(tr("settings: what is always to hold, and settings NAME VALUE to change it."));
    console.say(tr("host GAME, join TABLE, watch TABLE: two players at two terminals."));
}

} // namespace

std::optional<Session> choose_game(const DataSource& data, Console& console, Settings& settings) {
    console.say(fill(tr("disfida {version}, tabletop games by sentences. Enter takes what is in brackets."),
                     {{"version", std::string(version())}}));
    const std::vector<Choice> choices = all_choices(data);
    say_choices(console, choices);
    while (const auto answer = console.ask(tr("A number, learn, rules, games, open FILE, or quit [1]"))) {
        if (*answer == "quit" || *answer == "exit") {
            return std::nullopt;
        }
        if (*answer == "learn") {
            if (const auto done = learn(data, console, {}, {}, settings); !done) {
                console.say(done.error().line());
            }
            continue;
        }
        if (*answer == "?" || *answer == "help") {
            say_choices(console, choices);
            continue;
        }
        if (*answer == "join" || *answer == "watch") {
            console.say(
                fill(tr("{command} is written with a table: its name, its code, or ADDRESS:PORT CODE."),
                     {{"command", *answer}}));
            continue;
        }
        if (*answer == "host" || answer->starts_with("host ") || answer->starts_with("join ") ||
            answer->starts_with("watch ")) {
            bool ended = false;
            if (auto session = open_table(data, console, *answer, ended); session || ended) {
                return session;
            }
            continue;
        }
        if (*answer == "settings" || answer->starts_with("settings ")) {
            change_settings(console, settings,
                            std::string_view(*answer).substr(std::min<std::size_t>(9, answer->size())));
            continue;
        }
        if (*answer == "past") {
            show_past(data, console);
            continue;
        }
        if (*answer == "games") {
            if (auto session = choose_kept(data, console, settings)) {
                return session;
            }
            if (console.failed()) {
                return std::nullopt;
            }
            continue;
        }
        if (*answer == "rules" || answer->starts_with("rules ")) {
            tell_rules(data, console,
                       std::string_view(*answer).substr(std::min<std::size_t>(6, answer->size())));
            continue;
        }
        auto plan = plan_for(console, choices, *answer);
        if (!plan) {
            continue;
        }
        const GameInfo* info = find_game(plan->game);
        if (info != nullptr && !(ask_level(console, settings, *plan) && ask_opening(console, *info, *plan) &&
                                 ask_options(console, data, *info, *plan))) {
            return std::nullopt;
        }
        if (auto session = open_or_ask(data, console, settings, *plan)) {
            return session;
        }
    }
    return std::nullopt;
}

} // namespace disfida::plain
