#include "play/preferences.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <utility>

#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/toml.hpp"
#include "kernel/toml_edit.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/journal.hpp"

namespace disfida {

namespace {

constexpr int comment_width = 78;
constexpr std::size_t longest_key = 60;

std::string config_folder() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value != nullptr ? value : "");
    };
    const std::string folder = variable("XDG_CONFIG_HOME");
    if (!folder.empty() && folder.front() == '/') { // the specification has relative paths ignored
        return folder + "/disfida";
    }
    const std::string home = variable("HOME");
    return home.empty() ? std::string() : home + "/.config/disfida";
}

bool is_there(const std::string& path) { return !path.empty() && ::access(path.c_str(), F_OK) == 0; }

/// The value of a key as a setting reads it; nothing for dates, lists and tables.
std::optional<std::string> value_of(const toml::node& node) {
    if (const auto text = node.value_exact<std::string>()) {
        return text;
    }
    if (const auto number = node.value_exact<std::int64_t>()) {
        return std::to_string(*number);
    }
    if (const auto on = node.value_exact<bool>()) {
        return *on ? "on" : "off";
    }
    return std::nullopt;
}

/// A value as TOML writes it.
std::string literal(const Setting& setting, const std::string& value) {
    if (setting.flag()) {
        return value == "on" ? "true" : "false";
    }
    return parse_number<int>(value) ? value : toml_quoted(value);
}

/// One line of the file of earlier versions, "keys azerty" or "ascii".
Result<Done> take_old_line(std::string_view line, Settings& settings) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    std::string_view name = line.substr(0, blank);
    std::string_view value = line.substr(std::min(blank + 1, line.size()));
    constexpr std::string_view without = "no-";
    if (line == "ascii" || line == "mono") {
        name = line == "ascii" ? "glyphs" : "colours";
        value = line == "ascii" ? "ascii" : "none";
    } else if (line.starts_with(without)) {
        name.remove_prefix(without.size());
        value = "off";
    } else if (value.empty()) {
        value = "on";
    }
    const Setting* setting = find_setting(name);
    return setting != nullptr ? setting->take(settings, value)
                              : Error{fill(tr("{name} is no setting"), {{"name", in_quotes(name)}})};
}

/// The settings of the file of earlier versions, put into a new one.
Preferences take_over(const std::string& old, const std::string& file) {
    Preferences out;
    const auto text = read_file(old);
    if (!text) {
        out.doubts.push_back(text.error().line());
        return out;
    }
    std::size_t number = 0;
    for (const std::string_view line : split(*text, '\n')) {
        ++number;
        if (line.empty() || line.front() == '#') {
            continue;
        }
        if (const auto taken = take_old_line(line, out.settings); !taken) {
            out.doubts.push_back(old + ":" + std::to_string(number) + ": " + taken.error().text);
        }
    }
    if (write_file(file, new_settings_text(out.settings))) {
        out.doubts.push_back(fill(tr("{old}: is taken over into {file}, and not read any more"),
                                  {{"old", old}, {"file", file}}));
    }
    return out;
}

} // namespace

std::string settings_file() {
    const std::string folder = config_folder();
    return folder.empty() ? std::string() : folder + "/settings.toml";
}

Preferences read_preferences(std::string_view text, std::string_view name) {
    Preferences out;
    const auto table = parse_toml(text, name);
    if (!table) {
        out.doubts.push_back(fill(tr("{problem}; nothing in it holds"), {{"problem", table.error().text}}));
        return out;
    }
    std::vector<std::pair<unsigned, std::string>> doubts;
    for (const auto& [key, node] : *table) {
        const std::string shown = printable(key.str(), longest_key);
        const auto doubt = [&, &at = key](const std::string& what) {
            doubts.emplace_back(at.source().begin.line, headed(shown, what));
        };
        const Setting* setting = find_setting(key.str());
        if (setting == nullptr) {
            doubt(fill(tr("unknown key; known here: {keys}"), {{"keys", setting_names()}}));
            continue;
        }
        const auto value = value_of(node);
        const auto taken =
            value ? setting->take(out.settings, *value)
                  : Result<Done>(Error{setting->flag() ? tr("true or false is needed")
                                                       : tr("a text in quotes or a whole number is needed")});
        if (!taken) {
            doubt(taken.error().text);
        }
    }
    std::sort(doubts.begin(), doubts.end()); // the parser gives keys by the alphabet
    for (const auto& [line, what] : doubts) {
        out.doubts.push_back(std::string(name) + ":" + std::to_string(line) + ": " + what);
    }
    return out;
}

Preferences load_preferences() {
    const std::string file = settings_file();
    if (!is_there(file)) {
        const std::string old = file.empty() ? file : config_folder() + "/options";
        return is_there(old) ? take_over(old, file) : Preferences{};
    }
    const auto text = read_file(file);
    if (!text) {
        Preferences out;
        out.doubts.push_back(text.error().line());
        return out;
    }
    return read_preferences(*text, file);
}

std::string new_settings_text(const Settings& settings) {
    std::string out =
        tr("# Settings of disfida. A line without a # before it holds, until an option on the\n"
           "# command line says otherwise. \"disfida settings\" and the title change them here;\n"
           "# what else you write into this file stays as it is.\n");
    for (const Setting& setting : all_settings()) {
        out += '\n';
        for (const std::string& line :
             wrap(capital(std::string(tr(setting.meaning))) + ".", comment_width - 2)) {
            out += "# " + line + "\n";
        }
        const std::string standard = setting.now(Settings{});
        const std::string now = setting.now(settings);
        const std::string key = std::string(setting.name) + " = ";
        out += "#" + key + literal(setting, standard) + "\n";
        out += now == standard ? "" : key + literal(setting, now) + "\n";
    }
    return out;
}

Result<Done> keep_setting(const Setting& setting, const Settings& settings) {
    const std::string file = settings_file();
    if (file.empty()) {
        return Error{tr("there is no home folder: settings hold for this time only")};
    }
    std::string text = new_settings_text({});
    if (is_there(file)) {
        const auto there = read_file(file);
        if (!there) {
            return there.error();
        }
        text = *there;
    }
    const auto changed = with_toml_value(text, setting.name, literal(setting, setting.now(settings)), file);
    if (!changed) {
        return Error{fill(tr("{problem}; nothing is written"), {{"problem", changed.error().text}})};
    }
    if (*changed == text) {
        return Done{};
    }
    make_folders(file.substr(0, file.rfind('/'))); // where that fails, writing says why
    // A link, as to a folder of dot files under version control, stays one.
    std::error_code ignored;
    const auto real = std::filesystem::canonical(file, ignored);
    return write_file(ignored ? file : real.string(), *changed);
}

std::string setting_line(const Setting& setting, const Settings& settings) {
    return fill(setting.typed ? tr("{name} = {value}. {meaning}. Values: {values}, or another.")
                              : tr("{name} = {value}. {meaning}. Values: {values}."),
                {{"name", std::string(setting.name)},
                 {"value", setting.now(settings)},
                 {"meaning", capital(std::string(tr(setting.meaning)))},
                 {"values", join(setting.offered(), ", ")}});
}

} // namespace disfida
