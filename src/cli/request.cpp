#include "cli/request.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <variant>

#include <unistd.h>

#include "cli/game_words.hpp"
#include "cli/language.hpp"
#include "cli/usage.hpp"
#include "cli/values.hpp"
#include "disfida/record.hpp"
#include "disfida/version.hpp"
#include "kernel/words.hpp"
#include "play/kept.hpp"

namespace disfida::cli {

namespace {

/// What is wrong with a word in any command line.
std::optional<std::string> bad_word(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "--") {
            return "-- is no option; a FILE that begins with a dash is written ./-FILE";
        }
        if (word.empty()) {
            return "'' is no word: a command, FILE or value is missing";
        }
    }
    return std::nullopt;
}

Result<Done> read_data_folder(const Values& values, Request& request) {
    const auto folder = given(values, "--data");
    if (folder && folder->empty()) {
        return Error{"--data wants a folder with data files"};
    }
    request.data_folder = folder.value_or("");
    return Done{};
}

Result<Done> read_look(const Values& values, Request& request) {
    request.plain = is_on(values, "--plain");
    request.settings.ascii = is_on(values, "--ascii");
    request.settings.mono = is_on(values, "--mono");
    request.settings.mouse = is_on(values, "--mouse");
    request.settings.confirm = is_on(values, "--confirm");
    request.settings.coach = is_on(values, "--coach");
    request.settings.animation = !is_on(values, "--no-animation");
    if (const auto keyboard = given(values, "--keys")) {
        const auto parsed = parse_keyboard(*keyboard);
        if (!parsed) {
            return Error{"--keys: " + parsed.error().text};
        }
        request.settings.keys = *parsed;
    }
    if (const auto bell = given(values, "--bell")) {
        const auto parsed = parse_number<int>(*bell);
        if (!parsed || *parsed > most_bells) {
            return Error{"--bell: " + in_quotes(*bell) + " is no number of bells: 0, 1 or 2"};
        }
        request.settings.bell = *parsed;
    }
    if (const auto pace = given(values, "--pace")) {
        const auto parsed = parse_pace(*pace);
        if (!parsed) {
            return Error{"--pace: " + parsed.error().text};
        }
        request.settings.pace_ms = *parsed;
    }
    if (const auto time = given(values, "--think")) {
        const auto parsed = parse_think(*time);
        if (!parsed) {
            return Error{"--think: " + parsed.error().text};
        }
        request.settings.limits.think = *parsed;
    }
    if (const auto time = given(values, "--bot-time")) {
        const auto parsed = parse_bot_time(*time);
        if (!parsed) {
            return Error{"--bot-time: " + parsed.error().text};
        }
        request.settings.limits.bot = *parsed;
    }
    return read_data_folder(values, request);
}

Result<Done> read_players(const Values& values, const GameInfo& game, Plan& plan) {
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        const std::string option = side_option(game, side);
        plan.players.emplace_back();
        if (const auto who = given(values, option)) {
            const auto player = parse_player(*who);
            if (!player) {
                return Error{option + ": " + player.error().text};
            }
            plan.players.back() = *player;
        }
    }
    return Done{};
}

Result<Done> read_dice(const Values& values, Plan& plan) {
    if (auto done = read_seed(values, plan); !done) {
        return done;
    }
    if (const auto dice = given(values, "--dice")) {
        if (*dice != "hand" && *dice != "thrown") {
            return Error{"--dice: " + in_quotes(*dice) + " is neither hand nor thrown"};
        }
        plan.hand_dice = *dice == "hand";
        if (*plan.hand_dice && plan.seed) {
            return Error{"--seed is for dice the program throws, and --dice=hand has none"};
        }
    }
    return Done{};
}

Result<Plan> read_plan(const Values& values, const GameInfo& game) {
    Plan plan;
    plan.game = game.name;
    plan.file = given(values, "FILE").value_or("");
    for (auto* part : {+[](const Values&v, const GameInfo&g, Plan&p) { return read_players(v, g, p); },
                       +[](const Values&v, const GameInfo& /*g*/, Plan&p) { return read_dice(v, p); },
                       +[](const Values&v, const GameInfo&g, Plan&p) { return read_game_words(v, g, p); }}) {
        if (auto done = part(values, game, plan); !done) {
            return done.error();
        }
    }
    return plan;
}

/// A command that is no game.
struct Other {
    std::string_view name;
    Request::What what;
    Usage (*usage)();
};

constexpr std::array others{
    Other{"engine", Request::What::engine, engine_usage},
    Other{"verify", Request::What::verify, verify_usage},
    Other{"show", Request::What::show, show_usage},
    Other{"story", Request::What::story, story_usage},
    Other{"export", Request::What::export_game, export_usage},
    Other{"import", Request::What::import_game, import_usage},
    Other{"learn", Request::What::learn, learn_usage},
    Other{"rules", Request::What::rules, rules_usage},
    Other{"keys", Request::What::keys, keys_usage},
    Other{"match", Request::What::match, [] { return match_usage(nullptr); }},
    Other{"simulate", Request::What::simulate, [] { return simulate_usage(nullptr); }},
    Other{"host", Request::What::host, [] { return host_usage(nullptr); }},
    Other{"join", Request::What::join, join_usage},
    Other{"watch", Request::What::watch, watch_usage},
};

bool is_command(const std::string& word, std::span<const GameInfo> games) {
    return word.ends_with(".disfida") || find_game(word, games) != nullptr ||
           std::any_of(others.begin(), others.end(), [&](const Other& other) { return other.name == word; });
}

/// The first word that is a command and no value of an option before it.
std::vector<std::string>::iterator first_command(std::vector<std::string>& words,
                                                 std::span<const GameInfo> games) {
    std::vector<Usage> usages{title_usage()};
    std::transform(games.begin(), games.end(), std::back_inserter(usages), game_usage);
    const auto takes_next = [&](const std::string& word) {
        return word.find('=') == std::string::npos &&
               std::any_of(usages.begin(), usages.end(), [&](const Usage& usage) {
                   const std::string name = option_named(usage, word);
                   return std::any_of(usage.options.begin(), usage.options.end(),
                                      [&](const OptionText& option) {
                                          return option.name == name && !option.value.empty();
                                      });
               });
    };
    auto at = words.begin();
    while (at != words.end() && !is_command(*at, games)) {
        at += takes_next(*at) && at + 1 != words.end() ? 2 : 1;
    }
    return at;
}

bool is_file(const std::string& word) {
    return word.ends_with(".disfida") || word.find('/') != std::string::npos ||
           (!word.empty() && ::access(word.c_str(), F_OK) == 0);
}

/// The game a record is of, by its header: nothing when it cannot be told, which reading it whole will
/// explain.
const GameInfo* game_of(const std::string& file, std::span<const GameInfo> games) {
    const auto text = read_file(file);
    if (!text) {
        return nullptr;
    }
    const auto words = split(std::string_view(*text).substr(0, text->find('\n')), ' ');
    return words.size() == 3 ? find_game(words[2], games) : nullptr;
}

/// The words with those configured options a command has and that are not given otherwise.
std::vector<std::string> with_configured(const Usage& usage, std::vector<std::string> words,
                                         const std::vector<std::string>& configured) {
    const std::vector<std::string> own = words;
    for (const std::string& word : configured) {
        const std::string name = option_named(usage, word);
        const auto given = [&](const std::string& other) { return option_named(usage, other) == name; };
        if (!name.empty() && std::none_of(own.begin(), own.end(), given)) {
            words.push_back(word);
        }
    }
    return words;
}

std::variant<Request, Refusal> read_game(const GameInfo& game, const std::vector<std::string>& words,
                                         const std::vector<std::string>& configured) {
    const Usage usage = game_usage(game);
    const auto values = read(usage, with_configured(usage, words, configured));
    if (!values) {
        return Refusal{values.error().text, usage.line};
    }
    Request request;
    request.what = Request::What::play;
    auto plan = read_plan(*values, game);
    if (!plan) {
        return Refusal{plan.error().text, usage.line};
    }
    request.plan = std::move(*plan);
    if (auto look = read_look(*values, request); !look) {
        return Refusal{look.error().text, usage.line};
    }
    return request;
}

/// Which game and which lesson or rule is wanted.
Result<Done> read_study(const Values& values, Request& request, std::span<const GameInfo> games) {
    request.game = given(values, "GAME").value_or("");
    request.item = given(values, request.what == Request::What::learn ? "LESSON" : "ID").value_or("");
    const bool no_game = !request.game.empty() && find_game(request.game, games) == nullptr;
    if (no_game && request.what == Request::What::rules && request.item.empty()) {
        request.item = std::exchange(request.game, {}); // a rule or a word of any game
        return Done{};
    }
    if (no_game) {
        return Error{in_quotes(request.game) + " is no game: " + game_names(games)};
    }
    if (request.what == Request::What::rules) {
        return Done{};
    }
    if (!request.item.empty() && !parse_number<unsigned>(request.item)) {
        return Error{in_quotes(request.item) + " is no number of a lesson"};
    }
    request.listed = is_on(values, "--list");
    if (const auto folder = given(values, "--check")) {
        request.what = Request::What::check;
        request.file = *folder;
        if (folder->empty()) {
            return Error{"--check wants a folder with lessons/ in it"};
        }
    }
    return Done{};
}

bool in_laboratory(Request::What what) {
    return what == Request::What::match || what == Request::What::simulate;
}

std::variant<Request, Refusal> read_other(const Usage& usage, Request::What what,
                                          const std::vector<std::string>& words,
                                          std::span<const GameInfo> games,
                                          const std::vector<std::string>& configured) {
    const auto values = read(usage, with_configured(usage, words, configured));
    if (!values) {
        return Refusal{values.error().text, usage.line};
    }
    Request request;
    request.what = what;
    if (auto look = read_look(*values, request); !look) {
        return Refusal{look.error().text, usage.line};
    }
    request.file = given(*values, "FILE").value_or("");
    request.afresh = is_on(*values, "--new");
    if (in_laboratory(what)) {
        auto lab = read_lab(words.front(), *values, games);
        if (!lab) {
            return Refusal{lab.error().text, usage.line};
        }
        request.lab = std::move(*lab);
    }
    if (what == Request::What::host) {
        auto hosting = read_hosting(*values, games);
        if (!hosting) {
            return Refusal{hosting.error().text, usage.line};
        }
        request.hosting = std::move(*hosting);
    }
    if (what == Request::What::join || what == Request::What::watch) {
        request.item = given(*values, "TABLE").value_or("");
        request.code = given(*values, "--code").value_or("");
        if (auto target = net::find_target(request.item, request.code); !target) {
            return Refusal{target.error().text, usage.line};
        }
    }
    if (what == Request::What::learn || what == Request::What::rules) {
        if (auto done = read_study(*values, request, games); !done) {
            return Refusal{done.error().text, usage.line};
        }
    }
    return request;
}

} // namespace

namespace {

/// Speaks the language that is asked for, before anything else is read, so that all is answered in it.
Result<Done> read_language(std::vector<std::string> words, const std::vector<std::string>& configured) {
    const Usage usage = title_usage();
    words.insert(words.end(), configured.begin(), configured.end());
    const auto at = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return option_named(usage, word) == "--lang";
    });
    if (at == words.end()) {
        return Done{};
    }
    const std::size_t mark = at->find('=');
    if (mark == std::string::npos && at + 1 == words.end()) {
        return Done{}; // the parser says that a value is missing
    }
    if (auto spoken = speak_language(mark == std::string::npos ? at[1] : at->substr(mark + 1)); !spoken) {
        return Error{"--lang: " + spoken.error().text};
    }
    return Done{};
}

} // namespace

std::variant<Request, Refusal> parse(const std::vector<std::string>& words, std::span<const GameInfo> games,
                                     const std::vector<std::string>& configured) {
    if (const auto wrong = bad_word(words)) {
        return Refusal{*wrong, title_usage().line};
    }
    if (auto done = read_language(words, configured); !done) {
        return Refusal{done.error().text, title_usage().line};
    }
    std::vector<std::string> rest = words;
    std::transform(rest.begin(), rest.end(), rest.begin(), kept_path);
    if (!rest.empty() && is_option(rest[0])) { // options may stand before the command
        const auto command = first_command(rest, games);
        std::rotate(rest.begin(), command, command == rest.end() ? command : command + 1);
    }
    const std::string first = rest.empty() || is_option(rest[0]) ? std::string() : rest[0];
    const GameInfo* game = find_game(first, games);
    const auto* other =
        std::find_if(others.begin(), others.end(), [&](const Other& known) { return known.name == first; });
    if (game == nullptr && other == others.end() &&
        is_file(first)) { // a file that is called like a command needs ./
        game = game_of(first, games);
        if (game == nullptr) { // opening it will say what is wrong
            Request request;
            request.what = Request::What::play;
            request.plan = Plan{};
            request.plan->file = first;
            return request;
        }
        rest.insert(rest.begin(), std::string(game->name));
    }
    const bool lab = other != others.end() && in_laboratory(other->what);
    const Usage usage = game != nullptr         ? game_usage(*game)
                        : lab                   ? lab_usage(first, rest, games)
                        : first == "host"       ? host_usage_for(rest, games)
                        : other != others.end() ? other->usage()
                                                : title_usage();
    const auto asked = [&](std::string_view option) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return option_named(usage, word) == option; });
    };
    if (asked("--version")) {
        return Request{Request::What::print, "disfida " + std::string(version()) + "\n"};
    }
    const bool wants_help = asked("--help") || std::find(words.begin(), words.end(), "-h") != words.end();
    if (game != nullptr) {
        return wants_help ? Request{Request::What::print, help(usage)} : read_game(*game, rest, configured);
    }
    if (other != others.end()) {
        return wants_help ? Request{Request::What::print, help(usage)}
                          : read_other(usage, other->what, rest, games, configured);
    }
    if (!first.empty()) {
        return Refusal{in_quotes(first) + " is no command: " + game_names(games) +
                           ", learn, rules, engine, verify, show, story, export, import, keys, match, "
                           "simulate, host, join, "
                           "watch, or a "
                           "record, "
                           "FILE.disfida",
                       title_usage().line};
    }
    if (wants_help) {
        return Request{Request::What::print, overview(games)};
    }
    if (words.empty() && configured.empty()) { // docopt takes its time; nothing has to be read here
        return Request{Request::What::play};
    }
    return read_other(title_usage(), Request::What::play, words, games, configured);
}

} // namespace disfida::cli
