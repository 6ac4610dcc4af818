#include "cli/completion.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "cli/request.hpp"
#include "cli/usage.hpp"
#include "cli/values.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/place.hpp"
#include "play/lesson.hpp"

namespace disfida::cli {

namespace {

using Files = Completion::Files;

constexpr std::string_view behind_command = " [options]";

/// What stands before the word being typed.
struct Before {
    std::vector<std::string> words;   ///< those that are no options, the command first
    std::vector<std::string> options; ///< that are given, by their whole names
    Options values;                   ///< of those that have one, without dashes
    std::string open;                 ///< the option whose value is being typed; empty: none
};

const OptionText* find_option(const Usage& usage, std::string_view name) {
    const auto at = std::find_if(usage.options.begin(), usage.options.end(),
                                 [&](const OptionText& option) { return option.name == name; });
    return at == usage.options.end() ? nullptr : &*at;
}

Before read_before(const Usage& usage, const std::vector<std::string>& words) {
    Before out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_option(words[i])) {
            out.words.push_back(words[i]);
            continue;
        }
        const OptionText* option = find_option(usage, option_named(usage, words[i]));
        if (option == nullptr) {
            continue;
        }
        out.options.push_back(option->name);
        const std::size_t sign = words[i].find('=');
        if (option->value.empty()) {
            continue;
        }
        if (sign != std::string::npos) {
            out.values.emplace_back(option->name.substr(2), words[i].substr(sign + 1));
        } else if (i + 1 == words.size()) {
            out.open = option->name;
        } else {
            out.values.emplace_back(option->name.substr(2), words[++i]);
        }
    }
    return out;
}

/// The first sentence of a help, or its part before a colon.
std::string gist(const std::string& about) {
    const std::size_t end = std::min({about.find(". "), about.find(": "), about.find(" (")});
    constexpr std::string_view fixed_blank = "\u00a0"; // before a colon in French
    std::string out = about.substr(0, end);
    if (out.ends_with(fixed_blank)) {
        out.resize(out.size() - fixed_blank.size());
    }
    return out.ends_with('.') ? out.substr(0, out.size() - 1) : out;
}

/// What may stand in the places behind the command: "FILE", "GAME", "LESSON".
std::vector<std::string> places(const Usage& usage) {
    std::vector<std::string> out;
    const std::string_view behind =
        std::string_view(usage.line).substr(usage.line.find(behind_command) + behind_command.size());
    for (std::string_view word : split(behind, ' ')) {
        if (word.starts_with('[')) {
            word = word.substr(1, word.size() - 2);
        }
        if (word.starts_with('(')) { // what else may stand there is a matter of the command
            word = word.substr(1, word.find('|') - 1);
        }
        if (!word.empty()) {
            out.emplace_back(word);
        }
    }
    return out;
}

class Completer {
  public:
    Completer(const DataSource& data, std::string typed, std::span<const GameInfo> games)
        : data_(&data), typed_(std::move(typed)), games_(games) {}

    Completion run(const std::vector<std::string>& before) {
        words_ = command_first(before, games_);
        usage_ = usage_of(words_, games_);
        before_ = read_before(usage_, words_);
        const std::size_t sign = typed_.find('=');
        if (!before_.open.empty()) {
            add_values(*find_option(usage_, before_.open), "");
        } else if (typed_.starts_with("--") && sign != std::string::npos) {
            const OptionText* option = find_option(usage_, option_named(usage_, typed_));
            if (option != nullptr && !option->value.empty()) {
                add_values(*option, typed_.substr(0, sign + 1));
            }
        } else if (typed_.starts_with('-')) {
            add_options();
        } else {
            add_words();
        }
        return std::move(out_);
    }

  private:
    void add(std::string word, std::string meaning = {}) {
        if (word.starts_with(typed_)) {
            out_.words.push_back({std::move(word), std::move(meaning)});
        }
    }

    void add_options() {
        for (const OptionText& option : usage_.options) {
            const auto& given = before_.options;
            if (std::find(given.begin(), given.end(), option.name) == given.end()) {
                add(option.name + (option.value.empty() ? "" : "="), option.meaning);
            }
        }
    }

    /// The values of an option, each behind `prefix`.
    void add_values(const OptionText& option, const std::string& prefix) {
        if (option.value == "FILE" || option.value == "DIR") {
            out_.files = option.value == "DIR" ? Files::folders : Files::any;
        }
        for (const std::string& value : option.offered != nullptr ? option.offered()
                                        : option.choices.empty()  ? form_values(option)
                                                                  : option.choices) {
            add(prefix + value);
        }
    }

    /// The values the form for a new game has for an option.
    [[nodiscard]] std::vector<std::string> form_values(const OptionText& option) const {
        std::vector<std::string> out;
        const GameInfo* game = game_named();
        if (game == nullptr || std::none_of(game->options.begin(), game->options.end(), [&](const auto& own) {
                return option.name.substr(2) == own.name;
            })) {
            return out;
        }
        for (const FormOption& line : form_options(*game, *data_, before_.values)) {
            if (line.name == option.name.substr(2)) {
                std::copy_if(line.values.begin(), line.values.end(), std::back_inserter(out),
                             [](const std::string& value) { return value.find(' ') == std::string::npos; });
            }
        }
        return out;
    }

    [[nodiscard]] const GameInfo* game_named() const {
        for (const std::string& word : before_.words) {
            if (const GameInfo* game = find_game(word, games_)) {
                return game;
            }
        }
        return nullptr;
    }

    void add_games() {
        for (const GameInfo& game : games_) {
            add(std::string(game.name), std::string(tr(game.title)));
        }
    }

    void add_commands() {
        add_games();
        for (const std::string& command : other_commands()) {
            add(command, gist(usage_of({command}, games_).about));
        }
        out_.files = Files::records;
    }

    void add_words() {
        if (before_.words.empty()) {
            add_commands();
            return;
        }
        const std::string& command = before_.words.front();
        const auto others = other_commands();
        const bool other = std::find(others.begin(), others.end(), command) != others.end();
        if (!other && find_game(command, games_) == nullptr) {
            return; // a record has nothing behind it
        }
        const auto all = places(usage_);
        const std::size_t place = before_.words.size() - 1;
        if (place < all.size()) {
            add_place(command, all[place]);
        } else if (!all.empty() && all.back().ends_with("...")) {
            add_place(command, all.back());
        }
    }

    void add_place(const std::string& command, const std::string& place) {
        if (place.starts_with("FILE")) {
            // Mails and runs of the laboratory have names of any kind.
            out_.files = command == "import" || place != "FILE" ? Files::any : Files::records;
        } else if (place == "GAME") {
            add_games();
            out_.files = command == "host" ? Files::records : Files::none;
        } else if (place == "LESSON") {
            const auto shelf = load_lessons(*data_, games_);
            for (const Lesson* lesson : shelf.of(before_.words.back())) {
                add(std::to_string(shelf.number(*lesson)), lesson->title);
            }
        } else if (place == "ID") {
            if (const auto rules = load_rules(*data_, before_.words.back())) {
                for (const RuleText& rule : *rules) {
                    add(rule.id, rule.title);
                }
            }
        } else if (place == "TABLE") {
            for (const std::string& table : net::own_tables()) {
                add(table);
            }
        } else if (place == "SHELL") {
            for (const char* shell : {"bash", "zsh", "fish"}) {
                add(shell);
            }
        }
    }

    const DataSource* data_;
    std::string typed_;
    std::span<const GameInfo> games_;
    std::vector<std::string> words_;
    Usage usage_;
    Before before_;
    Completion out_;
};

} // namespace

std::string Completion::text() const {
    constexpr std::array<std::string_view, 4> kinds{"none", "records", "files", "folders"};
    std::string out = std::string(kinds[static_cast<std::size_t>(files)]) + "\n";
    for (const Candidate& candidate : words) {
        out += candidate.word + (candidate.meaning.empty() ? "" : "\t" + candidate.meaning) + "\n";
    }
    return out;
}

Completion complete(const DataSource& data, const std::vector<std::string>& words,
                    std::span<const GameInfo> games) {
    const std::string typed = words.empty() ? std::string() : words.back();
    const std::vector<std::string> before(words.begin(), words.empty() ? words.end() : words.end() - 1);
    return Completer(data, typed, games).run(before);
}

Result<std::string> completion_script(const DataSource& data, std::string_view shell) {
    return data.read("completion/disfida." + std::string(shell));
}

} // namespace disfida::cli
