#include "play/language.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace fs = std::filesystem;

namespace disfida {

namespace {

constexpr std::string_view english = "en";

/// Where catalogues are: beside the program as it was built, where an installed one finds them, and where
/// `make install` was told to put them.
std::vector<fs::path> catalogue_folders() {
    std::vector<fs::path> out;
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (!failed) {
        out.push_back(program.parent_path() / "locale");
        out.push_back(program.parent_path().parent_path() / "share" / "locale");
    }
    out.emplace_back(DISFIDA_LOCALES);
    return out;
}

bool has_catalogue(const fs::path& folder, const std::string& language) {
    std::error_code failed;
    return fs::is_regular_file(folder / language / "LC_MESSAGES" / "disfida.mo", failed);
}

bool names_no_place(const std::string& language) {
    return !language.empty() && language.find('/') == std::string::npos && language.front() != '.';
}

/// Speaks a language from the first folder that has it.
bool speak_from_any(const std::string& language) {
    const auto folders = catalogue_folders();
    return names_no_place(language) &&
           std::any_of(folders.begin(), folders.end(), [&](const fs::path& folder) {
               return has_catalogue(folder, language) && speak(language, folder.string());
           });
}

bool is_plain_locale(std::string_view locale) {
    return locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

/// "it_IT.UTF-8@euro" as "it_IT" and "it".
void add_locale(std::string_view locale, std::vector<std::string>& out) {
    const std::string_view place = locale.substr(0, locale.find_first_of(".@"));
    out.emplace_back(place);
    if (const std::size_t mark = place.find('_'); mark != std::string_view::npos) {
        out.emplace_back(place.substr(0, mark));
    }
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

} // namespace

std::vector<std::string> languages_of(std::string_view language, std::string_view lc_all,
                                      std::string_view lc_messages, std::string_view lang) {
    if (!lc_all.empty() && is_plain_locale(lc_all)) {
        return {}; // as scripts do that want to read what is printed
    }
    const std::string_view locale = !lc_all.empty() ? lc_all : !lc_messages.empty() ? lc_messages : lang;
    std::vector<std::string> out;
    for (const std::string_view wanted : split(language, ':')) {
        if (!wanted.empty()) {
            add_locale(wanted, out);
        }
    }
    if (out.empty() && !is_plain_locale(locale)) {
        add_locale(locale, out);
    }
    const auto stop = std::find_if(out.begin(), out.end(), [](const std::string& wanted) {
        return wanted == english || wanted.starts_with("en_") || wanted == "C";
    });
    out.erase(stop, out.end());
    return out;
}

std::vector<std::string> known_languages() {
    std::vector<std::string> out;
    for (const fs::path& folder : catalogue_folders()) {
        std::error_code failed;
        for (const auto& entry : fs::directory_iterator(folder, failed)) {
            if (const std::string name = entry.path().filename().string(); has_catalogue(folder, name)) {
                out.push_back(name);
            }
        }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    out.insert(out.begin(), std::string(english));
    return out;
}

void speak_as_environment() {
    speak_english();
    const auto wanted =
        languages_of(variable("LANGUAGE"), variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG"));
    static_cast<void>(std::any_of(wanted.begin(), wanted.end(), speak_from_any));
}

Result<Done> speak_language(const std::string& language) {
    if (language == english) {
        speak_english();
        return Done{};
    }
    if (speak_from_any(language)) {
        return Done{};
    }
    return Error{fill(tr("{language} is no language there is a catalogue for: {known}"),
                      {{"language", in_quotes(language)}, {"known", join(known_languages(), ", ")}})};
}

} // namespace disfida
