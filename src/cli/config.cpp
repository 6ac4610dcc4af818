#include "cli/config.hpp"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

#include "cli/usage.hpp"
#include "disfida/record.hpp"
#include "kernel/words.hpp"

namespace disfida::cli {

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

Result<std::string> read_line(std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string name = "--" + std::string(line.substr(0, blank));
    const std::string value(line.substr(std::min(blank + 1, line.size())));
    const auto options = title_usage().options;
    const auto at =
        std::find_if(options.begin(), options.end(), [&](const auto& known) { return known.name == name; });
    if (at == options.end() || name == "--help" || name == "--version") {
        return Error{in_quotes(name.substr(2)) + " is no option that can stand here"};
    }
    if (at->value.empty() != value.empty()) {
        return Error{name.substr(2) + (value.empty() ? " wants a value" : " takes no value")};
    }
    return value.empty() ? name : name + "=" + value;
}

} // namespace

std::string config_file() {
    std::string folder = variable("XDG_CONFIG_HOME");
    if (folder.empty() || folder.front() != '/') { // the specification has relative paths ignored
        const std::string home = variable("HOME");
        if (home.empty()) {
            return {};
        }
        folder = home + "/.config";
    }
    return folder + "/disfida/options";
}

Result<std::vector<std::string>> configured_words() {
    std::vector<std::string> out;
    const std::string file = config_file();
    if (file.empty() || ::access(file.c_str(), F_OK) != 0) {
        return out;
    }
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    std::size_t number = 0;
    for (const std::string_view line : split(*text, '\n')) {
        ++number;
        if (line.empty() || line.front() == '#') {
            continue;
        }
        auto word = read_line(line);
        if (!word) {
            return Error{file + ":" + std::to_string(number) + ": " + word.error().text};
        }
        out.push_back(std::move(*word));
    }
    return out;
}

} // namespace disfida::cli
