#include "cli/values.hpp"

#include <algorithm>
#include <iterator>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::cli {

bool is_option(const std::string& word) { return word.size() > 1 && word.front() == '-'; }

std::optional<std::string> given(const Values& values, const std::string& option) {
    const auto at = values.find(option);
    return at != values.end() && at->second.isString() ? std::optional(at->second.asString()) : std::nullopt;
}

bool is_on(const Values& values, const std::string& option) {
    const auto at = values.find(option);
    return at != values.end() && at->second.isBool() && at->second.asBool();
}

std::string option_named(const Usage& usage, const std::string& word) {
    return word.starts_with("--") ? full_name(usage, word.substr(0, word.find('='))) : std::string();
}

namespace {

constexpr std::size_t longest_name = 60;  ///< of an option nobody knows, in an error
constexpr std::size_t longest_said = 200; ///< of what docopt says, which repeats words

/// What docopt does not say: which word does not fit.
std::string culprit(const Usage& usage, const std::vector<std::string>& words) {
    std::vector<std::string> seen;
    std::size_t expected = split(usage.line.substr(0, usage.line.find(" [options]")), ' ').size() - 1;
    const std::string_view behind = std::string_view(usage.line).substr(usage.line.find(" [options]"));
    expected += static_cast<std::size_t>(std::count(behind.begin(), behind.end(), ' ')) - 1;
    const bool any_number = behind.ends_with("...");
    std::size_t others = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_option(words[i])) {
            if (++others > expected && !any_number) {
                return fill(tr("{word} is one word too many"), {{"word", in_quotes(words[i])}});
            }
            continue;
        }
        const std::string name = words[i].substr(0, words[i].find('='));
        const std::string full = name.starts_with("--") ? full_name(usage, name) : std::string();
        if (full.empty()) {
            return fill(tr("there is no option {name}"), {{"name", printable(name, longest_name)}});
        }
        if (std::find(seen.begin(), seen.end(), full) != seen.end()) {
            return fill(tr("{option} is given twice"), {{"option", full}});
        }
        seen.push_back(full);
        const auto known = std::find_if(usage.options.begin(), usage.options.end(),
                                        [&](const OptionText& option) { return option.name == full; });
        if (!known->value.empty() && words[i].find('=') == std::string::npos) {
            ++i; // the next word is its value
        }
    }
    const std::string_view last = behind.substr(behind.rfind(' ') + 1);
    return fill(tr("{word} is missing"), {{"word", std::string(last.substr(0, last.find("...")))}});
}

/// What docopt reads: the usage, in English whatever is spoken, as docopt looks for its headings, with those
/// options alone that the words may mean, as it takes half a millisecond for each, and without their
/// meanings, in which it would look for more.
std::string grammar(const Usage& usage, const std::vector<std::string>& words) {
    std::string out = "Usage: " + usage.line + "\n\nOptions:\n";
    for (const OptionText& option : usage.options) {
        if (std::any_of(words.begin(), words.end(), [&](const std::string& word) {
                return is_option(word) && option.name.starts_with(word.substr(0, word.find('=')));
            })) {
            out += "  " + option.name + (option.value.empty() ? "" : "=" + option.value) + "  its meaning\n";
        }
    }
    return out;
}

/// What docopt says of an option without its value, in the language spoken; all else as it is.
std::string in_words(const std::string& said) {
    constexpr std::string_view wants = " requires an argument";
    return printable(said.ends_with(wants) ? fill(tr("{option} requires an argument"),
                                                  {{"option", said.substr(0, said.size() - wants.size())}})
                                           : said,
                     longest_said);
}

} // namespace

Result<Values> read(const Usage& usage, const std::vector<std::string>& words) {
    const bool command_alone = words.size() == 1 && !usage.line.ends_with("[options]");
    if (command_alone && usage.line.ends_with("]")) { // nothing to read, and docopt takes its time
        return Values{};
    }
    try {
        return docopt::docopt_parse(grammar(usage, words), words, false, false);
    } catch (const docopt::DocoptArgumentError& error) {
        const std::string said = error.what();
        const bool vague = said.starts_with("Unexpected") || said.starts_with("Arguments");
        return Error{vague ? culprit(usage, words) : in_words(said)};
    } catch (const std::exception& error) {
        return Error{error.what()};
    }
}

} // namespace disfida::cli
