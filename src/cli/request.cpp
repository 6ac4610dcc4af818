#include "cli/request.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <variant>

#include <unistd.h>

#include "cli/game_words.hpp"
#include "cli/usage.hpp"
#include "cli/values.hpp"
#include "disfida/record.hpp"
#include "disfida/version.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/kept.hpp"
#include "play/language.hpp"

namespace disfida::cli {

namespace {

/// What is wrong with a word in any command line.
std::optional<std::string> bad_word(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "--") {
            return tr("-- is no option; a FILE that begins with a dash is written ./-FILE");
        }
        if (word.empty()) {
            return tr("'' is no word: a command, FILE or value is missing");
        }
    }
    return std::nullopt;
}

/// The settings a command line has.
Result<Done> read_look(const Values& values, Request& request) {
    for (const Setting& setting : all_settings()) {
        const std::string option = "--" + std::string(setting.name);
        auto value = given(values, option);
        if (setting.flag()) {
            const bool on = is_on(values, option);
            const std::string against = without(setting);
            const bool off = is_on(values, against);
            if (on && off) {
                return Error{
                    fill(tr("{one} and {other} cannot both hold"), {{"one", option}, {"other", against}})};
            }
            value = on || off ? std::optional<std::string>(on ? "on" : "off") : std::nullopt;
        }
        if (value && setting.option) {
            if (const auto taken = setting.take(request.settings, *value); !taken) {
                return Error{headed(option, taken.error().text)};
            }
        }
    }
    if (is_on(values, "--ascii")) {
        request.settings.glyphs = Glyphs::ascii;
    }
    if (is_on(values, "--mono")) {
        request.settings.colours = Colours::none;
    }
    return Done{};
}

Result<Done> read_players(const Values& values, const GameInfo& game, Plan& plan) {
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        const std::string option = side_option(game, side);
        plan.players.emplace_back();
        if (const auto who = given(values, option)) {
            const auto player = parse_player(*who);
            if (!player) {
                return Error{headed(option, player.error().text)};
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
            return Error{headed("--dice",
                                fill(tr("{word} is neither hand nor thrown"), {{"word", in_quotes(*dice)}}))};
        }
        plan.hand_dice = *dice == "hand";
        if (*plan.hand_dice && plan.seed) {
            return Error{tr("--seed is for dice the program throws, and --dice=hand has none")};
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
    Other{"replay", Request::What::replay, replay_usage},
    Other{"export", Request::What::export_game, export_usage},
    Other{"import", Request::What::import_game, import_usage},
    Other{"learn", Request::What::learn, learn_usage},
    Other{"rules", Request::What::rules, rules_usage},
    Other{"keys", Request::What::keys, keys_usage},
    Other{"past", Request::What::past, past_usage},
    Other{"settings", Request::What::settings, settings_usage},
    Other{"match", Request::What::match, [] { return match_usage(nullptr); }},
    Other{"simulate", Request::What::simulate, [] { return simulate_usage(nullptr); }},
    Other{"host", Request::What::host, [] { return host_usage(nullptr); }},
    Other{"join", Request::What::join, join_usage},
    Other{"watch", Request::What::watch, watch_usage},
    Other{"completion", Request::What::completion, completion_usage},
};

const Other* find_other(std::string_view name) {
    const auto* found =
        std::find_if(others.begin(), others.end(), [&](const Other& other) { return other.name == name; });
    return found == others.end() ? nullptr : found;
}

bool is_command(const std::string& word, std::span<const GameInfo> games) {
    return word.ends_with(".disfida") || find_game(word, games) != nullptr || find_other(word) != nullptr;
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

std::variant<Request, Refusal> read_game(const GameInfo& game, const std::vector<std::string>& words,
                                         const Settings& own) {
    const Usage usage = game_usage(game);
    const auto values = read(usage, words);
    if (!values) {
        return Refusal{values.error().text, usage.line};
    }
    Request request;
    request.what = Request::What::play;
    request.settings = own;
    auto plan = read_plan(*values, game);
    if (!plan) {
        return Refusal{plan.error().text, usage.line};
    }
    if (auto look = read_look(*values, request); !look) {
        return Refusal{look.error().text, usage.line};
    }
    plan->opponent = request.settings.opponent;
    request.plan = std::move(*plan);
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
        return Error{fill(tr("{word} is no game: {games}"),
                          {{"word", in_quotes(request.game)}, {"games", game_names(games)}})};
    }
    if (request.what == Request::What::rules) {
        return Done{};
    }
    if (!request.item.empty() && !parse_number<unsigned>(request.item)) {
        return Error{fill(tr("{word} is no number of a lesson"), {{"word", in_quotes(request.item)}})};
    }
    request.listed = is_on(values, "--list");
    if (const auto folder = given(values, "--check")) {
        request.what = Request::What::check;
        request.file = *folder;
        if (folder->empty()) {
            return Error{tr("--check wants a folder with lessons/ in it")};
        }
    }
    return Done{};
}

bool in_laboratory(Request::What what) {
    return what == Request::What::match || what == Request::What::simulate;
}

std::variant<Request, Refusal> read_other(const Usage& usage, Request::What what,
                                          const std::vector<std::string>& words,
                                          std::span<const GameInfo> games, const Settings& own) {
    const auto values = read(usage, words);
    if (!values) {
        return Refusal{values.error().text, usage.line};
    }
    Request request;
    request.what = what;
    request.settings = own;
    if (auto look = read_look(*values, request); !look) {
        return Refusal{look.error().text, usage.line};
    }
    request.file = given(*values, "FILE").value_or("");
    request.afresh = is_on(*values, "--new");
    request.json = is_on(*values, "--json");
    if (what == Request::What::replay || what == Request::What::export_game) {
        auto sharing = read_sharing(*values, what == Request::What::replay);
        if (!sharing) {
            return Refusal{sharing.error().text, usage.line};
        }
        request.sharing = std::move(*sharing);
    }
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
    if (what == Request::What::settings) {
        request.item = given(*values, "KEY").value_or("");
        request.value = given(*values, "VALUE");
        const Setting* setting = find_setting(request.item);
        if (setting == nullptr && !request.item.empty()) {
            return Refusal{fill(tr("{word} is no setting: {names}"),
                                {{"word", in_quotes(request.item)}, {"names", setting_names()}}),
                           usage.line};
        }
        if (request.value) {
            if (auto taken = setting->take(request.settings, *request.value); !taken) {
                return Refusal{headed(request.item, taken.error().text), usage.line};
            }
        }
    }
    if (what == Request::What::completion) {
        request.item = given(*values, "SHELL").value_or("");
        if (request.item != "bash" && request.item != "zsh" && request.item != "fish") {
            return Refusal{fill(tr("{word} is none of {known}"),
                                {{"word", in_quotes(request.item)}, {"known", "bash, zsh, fish"}}),
                           usage.line};
        }
    }
    if (what == Request::What::learn || what == Request::What::rules) {
        if (auto done = read_study(*values, request, games); !done) {
            return Refusal{done.error().text, usage.line};
        }
    }
    return request;
}

/// The language a command line asks for; empty where it asks for none, or does not say which.
std::string language_in(const std::vector<std::string>& words) {
    if (std::none_of(words.begin(), words.end(),
                     [](const std::string& word) { return word.starts_with("--l"); })) {
        return {}; // no usage has to be made for it
    }
    const Usage usage = title_usage();
    const auto at = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return option_named(usage, word) == "--lang";
    });
    if (at == words.end()) {
        return {};
    }
    const std::size_t mark = at->find('=');
    return mark != std::string::npos ? at->substr(mark + 1) : at + 1 != words.end() ? at[1] : std::string();
}

/// Whether words ask what may stand next on a command line.
bool asks_what_next(const std::vector<std::string>& words) {
    return words.size() > 1 && words[0] == "completion" && words[1] == "--";
}

} // namespace

std::vector<std::string> command_first(std::vector<std::string> words, std::span<const GameInfo> games) {
    if (!words.empty() && is_option(words[0])) {
        const auto command = first_command(words, games);
        std::rotate(words.begin(), command, command == words.end() ? command : command + 1);
    }
    return words;
}

Usage usage_of(const std::vector<std::string>& words, std::span<const GameInfo> games) {
    const std::string first = words.empty() ? std::string() : words[0];
    if (const GameInfo* game = find_game(first, games)) {
        return game_usage(*game);
    }
    const Other* other = find_other(first);
    if (other == nullptr) {
        const GameInfo* game = is_file(first) ? game_of(first, games) : nullptr;
        return game != nullptr ? game_usage(*game) : title_usage();
    }
    return in_laboratory(other->what)           ? lab_usage(first, words, games)
           : other->what == Request::What::host ? host_usage_for(words, games)
                                                : other->usage();
}

std::vector<std::string> other_commands() {
    std::vector<std::string> out;
    std::transform(others.begin(), others.end(), std::back_inserter(out),
                   [](const Other& other) { return std::string(other.name); });
    return out;
}

std::optional<Refusal> speak_as_asked(const std::vector<std::string>& words, const Settings& own) {
    const std::string asked = language_in(words);
    if (asked == "auto") {
        speak_as_environment();
        return std::nullopt;
    }
    if (!asked.empty() || !own.language.empty()) {
        if (auto spoken = speak_language(asked.empty() ? own.language : asked); !spoken) {
            return Refusal{headed("--lang", spoken.error().text), title_usage().line};
        }
    }
    return std::nullopt;
}

std::variant<Request, Refusal> parse(const std::vector<std::string>& words, std::span<const GameInfo> games,
                                     const Settings& own) {
    if (asks_what_next(words)) {
        Request request;
        request.what = Request::What::complete;
        if (!own.language.empty()) {
            static_cast<void>(speak_language(own.language)); // meanings; here is no place for an error
        }
        request.words = {words.begin() + 2, words.end()};
        return request;
    }
    if (const auto wrong = bad_word(words)) {
        return Refusal{*wrong, title_usage().line};
    }
    std::vector<std::string> named = words;
    std::transform(named.begin(), named.end(), named.begin(), kept_path);
    std::vector<std::string> rest = command_first(std::move(named), games);
    const std::string first = rest.empty() || is_option(rest[0]) ? std::string() : rest[0];
    const GameInfo* game = find_game(first, games);
    const Other* other = find_other(first);
    if (game == nullptr && other == nullptr &&
        is_file(first)) { // a file that is called like a command needs ./
        game = game_of(first, games);
        if (game == nullptr) { // opening it will say what is wrong
            Request request;
            request.what = Request::What::play;
            request.settings = own;
            request.plan = Plan{};
            request.plan->file = first;
            return request;
        }
        rest.insert(rest.begin(), std::string(game->name));
    }
    const Usage usage = usage_of(rest, games);
    const auto asked = [&](std::string_view option) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return option_named(usage, word) == option; });
    };
    if (asked("--version")) {
        return Request{Request::What::print, "disfida " + std::string(version()) + "\n"};
    }
    const bool wants_help = asked("--help") || std::find(words.begin(), words.end(), "-h") != words.end();
    if (game != nullptr) {
        return wants_help ? Request{Request::What::print, help(usage)} : read_game(*game, rest, own);
    }
    if (other != nullptr) {
        return wants_help ? Request{Request::What::print, help(usage)}
                          : read_other(usage, other->what, rest, games, own);
    }
    if (!first.empty()) {
        return Refusal{
            fill(tr("{word} is no command: {games}, learn, rules, engine, verify, show, story, replay, "
                    "export, import, keys, settings, past, match, simulate, host, join, watch, "
                    "completion, or a record, FILE.disfida"),
                 {{"word", in_quotes(first)}, {"games", game_names(games)}}),
            title_usage().line};
    }
    if (wants_help) {
        return Request{Request::What::print, overview(games)};
    }
    if (words.empty()) { // docopt takes its time; nothing has to be read here
        Request request;
        request.what = Request::What::play;
        request.settings = own;
        return request;
    }
    return read_other(title_usage(), Request::What::play, words, games, own);
}

} // namespace disfida::cli
